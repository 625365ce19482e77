import { wordSet } from "#shared/word-set.ts";
import { partOf, type ServiceMatch, type ServiceMention } from "../quantities/service-mention.ts";
import { actionOf, type ServiceName } from "../service-names/service-names.ts";
import { OWN_OBJECTS } from "../service-names/synonyms.ts";
import { isThing } from "../words/nearby.ts";
import { PASSED_OVER } from "../words/taken.ts";
import { beginsSentence, isJoined } from "../words/tokens.ts";
import { isMeasure, unitAt } from "../words/units.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import { inCompound } from "./done-services.ts";
import { isDoing, isSmallOrKind } from "./half-names.ts";
import type { NamedServices } from "./named-services.ts";

const ONE_MORE = wordSet("a an another new");
/** Before a thing that is ordered, over its article, its count and one word of what kind it is. */
const LEADS = wordSet("and plus with then add also do get gets needs need wants want put in up give");
/** What somebody has or what something is. */
const TELLING = wordSet("has have had is was were there's it's he's she's got they've");

/** Where a thing begins that is said as one more or as several, with one word before its own: "a car charger"; -1 for others. */
function beginOf({ at, tokens, values, withWordAt }: NamedServices, index: number): number {
  const isCounted = (first: number) =>
    isJoined(tokens[first]) && (ONE_MORE.has(at(first - 1)) || values.has(first - 1));
  if (isCounted(index)) return index;
  const kind = index - 1;
  // "a three ton heat pump", "a forty gallon heater": a size, and no kind
  const sized = values.has(kind - 1) && isMeasure(unitAt(at(kind), undefined)?.unit ?? "");
  const plain = isThing(at(kind)) && !sized && !isWorkVerb(at(kind)) && withWordAt(kind).length === 0;
  return plain && isJoined(tokens[index]) && isCounted(kind) ? kind : -1;
}

/** True when the words before a thing order it, or nothing stands before it. */
function isOrdered({ at, tokens, values }: NamedServices, first: number, { action }: ServiceName): boolean {
  let lead = first - 1;
  while (lead >= 0 && isJoined(tokens[lead + 1]) && (ONE_MORE.has(at(lead)) || values.has(lead))) lead--;
  if (!isJoined(tokens[lead + 1]) || beginsSentence(tokens[lead + 1])) return true;
  const work = actionOf(at(lead));
  return !TELLING.has(at(lead)) && (LEADS.has(at(lead)) || (work !== null && work === action));
}

const LEADING = wordSet("for at is was are were be");

/** "Trim the big oak for six fifty": what has a price of its own need not be one that is listed. */
const isPriced = (services: NamedServices, last: number): boolean =>
  services.isNumberAt(last + 1) || (LEADING.has(services.at(last + 1)) && services.isNumberAt(last + 2));

/** "A car charger", for the "EV charger install": a thing of that name which may be the one that is sold; it is asked. */
export function perhapsAt(services: NamedServices, index: number): ServiceMatch | null {
  const [name, other] = services.withWordAt(index);
  if (!name || other || name.stems.length < 2 || isSmallOrKind(services.at(index))) return null;
  // "an ear wash" is another doing than "wash and wax"
  if (isDoing(name, services.stems[index] ?? "")) return null;
  const last = services.endOf(index);
  const first = beginOf(services, index);
  if (first < 0 || isPriced(services, last) || inCompound(services, last) || !isOrdered(services, first, name))
    return null;
  return { ...partOf(name.entry, first, last), others: [name.entry] };
}

const OBJECTS = wordSet("the a an his her their both all my our");
const PRONOUNS = wordSet("it them this these those");
/** Before a verb that orders work or tells what was done. */
const ORDERING = wordSet("and then also plus i we please just so");
const LONGEST_OBJECT = 4;

/** "Flush the heater", "flush the brakes": a verb that several names have, and behind it a word that only one of them has as well. */
function ownVerbBefore(services: NamedServices, index: number): ServiceMatch | null {
  const { at, stems, tokens } = services;
  const names = services.withWordAt(index);
  if (names.length === 0 || !isWorkVerb(at(index)) || actionOf(at(index)) !== null) return null;
  if (!OBJECTS.has(at(index + 1)) || !isJoined(tokens[index + 1]) || !isJoined(tokens[index + 2])) return null;
  if (isJoined(tokens[index]) && !ORDERING.has(at(index - 1))) return null;
  const [name, other] = names.filter((one) => one.stems.includes(stems[index + 2] ?? ""));
  const last = services.endOf(index + 2);
  return name && !other && !inCompound(services, last) ? partOf(name.entry, index, last, 2) : null;
}

/**
 * "Pump the tank", for "Septic pumping": the verb of one service alone, done to another thing than its name says; it is asked.
 * "Pump it" is that service.
 */
export function verbAt(services: NamedServices, index: number): ServiceMatch | null {
  const { at, taken, tokens } = services;
  const named = ownVerbBefore(services, index);
  if (named) return named;
  const [name, other] = services.withWordAt(index);
  if (!name || other || name.stems.length < 2 || !isWorkVerb(at(index)) || actionOf(at(index)) !== null) return null;
  // "tuned the upright"
  const objects =
    OWN_OBJECTS[at(index)] ?? OWN_OBJECTS[at(index).replace(/d$/, "")] ?? OWN_OBJECTS[at(index).replace(/ed$/, "")];
  const doing = objects !== undefined || isDoing(name, services.stems[index] ?? "");
  if (!doing || !isJoined(tokens[index + 1])) return null;
  if (isJoined(tokens[index]) && !ORDERING.has(at(index - 1)) && taken[index - 1] !== PASSED_OVER) return null;
  if (PRONOUNS.has(at(index + 1))) return partOf(name.entry, index, index + 1);
  if (!OBJECTS.has(at(index + 1))) return null;
  let last = index + 1;
  while (last < index + LONGEST_OBJECT && isJoined(tokens[last + 1]) && isThing(at(last + 1))) {
    // "trim the hedge", which is another service
    if (services.withWordAt(last + 1).length > 0) return null;
    last++;
  }
  const asks = last > index + 1 && !isPriced(services, last);
  const own = objects?.split(" ") ?? [];
  // "tune the grand and the spinet" may be two
  const more = own.includes(at(last + 3)) && at(last + 1) === "and";
  if (asks && last === index + 2 && own.includes(at(last)) && !more) return partOf(name.entry, index, last);
  return asks ? { ...partOf(name.entry, index, last), others: [name.entry] } : null;
}

const isPerhaps = ({ others }: ServiceMention): boolean => others?.length === 1;

/** The services without those that may be meant and are named elsewhere: "tune up on two bikes", which are tuned. */
export const withoutNamed = (found: readonly ServiceMention[]): ServiceMention[] =>
  found.filter(
    (one) => !isPerhaps(one) || !found.some((other) => !isPerhaps(other) && other.entry.id === one.entry.id),
  );
