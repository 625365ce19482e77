import { cueAt } from "./cues.ts";
import type { NamedServices } from "./named-services.ts";
import type { ServiceMention } from "./service-mention.ts";
import { isJoined } from "./tokens.ts";

/** What stands there is to go or is not wanted, so that it is no sale of the service. */
const NOT_SOLD = new Set(["old", "existing", "dead", "broken", "no", "not", "without"]);
/** "We measured nine windows": what is only looked at. */
const LOOKED_AT = new Set(["measure", "measured", "count", "counted", "saw", "see", "noticed", "photographed"]);
const ARTICLES = new Set(["the", "a", "an", "any"]);

/** "Will not be needing": how many words say that something is not wanted. */
const LONGEST_REFUSAL = 4;

/** "They do not want deodorizing", "she won't need the album". */
function isUnwanted({ tokens, at }: NamedServices, first: number): boolean {
  const last = ARTICLES.has(at(first - 1)) ? first - 2 : first - 1;
  for (let from = last; from > last - LONGEST_REFUSAL && from >= 0; from--) {
    const cue = cueAt(tokens, from);
    if (cue?.kind === "remove" && cue.unwanted && cue.last === last) return true;
  }
  return false;
}

/** "The old heater", "but not the inspection", "we measured nine windows": no sale of the service named there. */
export function isUnsold(services: NamedServices, first: number): boolean {
  const { at, tokens, values } = services;
  const before = at(first - 1);
  const counted = values.get(first - 1);
  if (counted && LOOKED_AT.has(at(counted.first - 1))) return true;
  const denied = ARTICLES.has(before) && /^(?:not|without)$/.test(at(first - 2));
  // but "reading tutoring, no, math tutoring"
  return (NOT_SOLD.has(before) && isJoined(tokens[first])) || denied || isUnwanted(services, first);
}

/** "Spring cleanup but no mulch installation": a service that is named to say that it is not done, and was not asked for. */
export const isRuledOut = (
  { at, tokens }: NamedServices,
  first: number,
  { entry }: ServiceMention,
  found: readonly ServiceMention[],
): boolean =>
  isJoined(tokens[first]) &&
  /^(?:no|without)$/.test(at(first - 1)) &&
  /^(?:but|and|with|)$/.test(at(first - 2)) &&
  !found.some((mention) => mention.entry.id === entry.id);
