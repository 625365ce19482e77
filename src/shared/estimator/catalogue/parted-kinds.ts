import { wordSet } from "#shared/word-set.ts";
import type { ServiceMention } from "../quantities/service-mention.ts";
import { ENDS_LINE } from "../words/taken.ts";
import { beginsSentence } from "../words/tokens.ts";
import { looksPlural } from "../words/units.ts";
import type { NamedServices } from "./named-services.ts";

const LINKS = wordSet("and plus then ones one");
/** Between several of a kind and those that they are: "three haircuts, so two adults", "for two dogs, a large". */
const LEADS = wordSet("for of so that's them those and");
/** So many words may stand between them. */
const [LEAD_REACH, LINK_REACH] = [4, 2];

/** How many of a service are said right before its name, and where that begins; null when nobody said. */
function countBefore(
  { values, at }: NamedServices,
  { first }: ServiceMention,
): { first: number; value: number } | null {
  const article = /^an?$/.test(at(first - 1)) ? { first: first - 1, value: 1 } : null;
  return values.get(first - 1) ?? article;
}

/** True when all that was said of a kind belongs to the name of one of them as well. */
function isOfKind(services: NamedServices, kind: ServiceMention, { entry }: ServiceMention): boolean {
  const name = services.names.find((one) => one.entry.id === entry.id);
  const said = services.stems.slice(kind.first, kind.last + 1).filter((word) => word !== "");
  return name !== undefined && said.every((word) => name.stems.includes(word));
}

/** The last of the services from a place on that are told apart by their own counts, and how many they are together. */
function partsFrom(services: NamedServices, found: readonly ServiceMention[], kind: ServiceMention, place: number) {
  let [many, from, end] = [0, -1, kind.last];
  const entries = new Set<string>();
  for (const part of found.slice(place)) {
    const count = countBefore(services, part);
    if (!count || count.first - end > (from < 0 ? LEAD_REACH : LINK_REACH) + 1) break;
    const between = Array.from({ length: count.first - end - 1 }, (_, step) => end + 1 + step);
    const links = from < 0 ? isLead(services, between) : between.every((index) => LINKS.has(services.at(index)));
    const apart = between.concat(count.first).some((index) => beginsSentence(services.tokens[index]));
    if (!links || apart || !isOfKind(services, kind, part)) break;
    if (from < 0) from = count.first;
    many += count.value;
    entries.add(part.entry.id);
    end = part.last;
  }
  return entries.size > 1 ? { many, from } : null;
}

/** "For two dogs", "so": what leads to those that are told apart. */
const isLead = ({ at, values }: NamedServices, between: readonly number[]): boolean =>
  between.every((index) => LEADS.has(at(index)) || values.has(index) || looksPlural(at(index)));

/**
 * "Two charcuterie boards, one large one small", "three full grooms, two small and a large": what is told apart behind
 * its kind was counted there already, so that the kind itself is none of them.
 */
export function withoutParted(services: NamedServices, found: ServiceMention[]): ServiceMention[] {
  return found.filter((kind, place) => {
    if (place > found.length - 3 || !looksPlural(services.at(kind.last))) return true;
    const parts = partsFrom(services, found, kind, place + 1);
    if (!parts) return true;
    const ahead = services.values.get(kind.first - 1);
    let told = ahead?.value;
    for (let index = kind.last + 1; index < parts.from; index++) told ??= services.values.get(index)?.value;
    if (told !== undefined && told !== parts.many) return true;
    services.taken.fill(ENDS_LINE, ahead?.first ?? kind.first, parts.from);
    return false;
  });
}
