import type { CatalogueEntry } from "../estimate-input.ts";
import type { ServiceMention } from "../quantities/service-mention.ts";
import { isNumbered } from "../roles/naming-numbers.ts";
import { actionOf, wordsOfName } from "../service-names/service-names.ts";
import { cueAt } from "../words/cues.ts";
import { isThing } from "../words/nearby.ts";
import { stem } from "../words/stem.ts";
import { beginsSentence, isJoined } from "../words/tokens.ts";
import { looksPlural } from "../words/units.ts";
import { WORK_VERBS } from "../words/words.ts";
import { isDoneByOthers } from "./done-by-others.ts";
import type { NamedServices } from "./named-services.ts";
import { isToldOf } from "./told-services.ts";
import { isPutOff } from "./put-off-services.ts";

/** What stands there is to go or is not wanted, so that it is no sale of the service. */
const NOT_SOLD = new Set(["no", "not", "without", "don't", "didn't", "won't", "doesn't"]);
/** What is in such a state is not sold, but repaired or taken away. */
const STATES = new Set(["old", "existing", "dead", "broken"]);
/** "We measured nine windows": what is only looked at. */
const LOOKED_AT = new Set(["measure", "measured", "count", "counted", "saw", "see", "noticed", "photographed"]);
const DENYING = /^(?:no|not|without)$/;
const ARTICLES = new Set(["the", "a", "an", "any"]);

/** "Fix one dead outlet", "removal of the old fence": work on what is there. */
const worksOnOld = ({ name }: CatalogueEntry): boolean =>
  name.split(/[^\p{L}]+/u).some((word) => OLD_WORK.has(actionOf(word.toLowerCase())));
const OLD_WORK = new Set(["repair", "remove", "clean", "inspect"].map(actionOf));
/** "Pressure wash the patio slab": what is done to a thing that is there, and no sale of one. */
const isOldWorked = ({ at, tokens }: NamedServices, { entry, first }: ServiceMention): boolean =>
  THERE.has(at(first - 1)) &&
  isJoined(tokens[first]) &&
  isJoined(tokens[first - 1]) &&
  OLD_WORK.has(actionOf(at(first - 2))) &&
  // "one hinge repair | the setup fee"
  (!isJoined(tokens[first - 2]) || !isThing(at(first - 3)) || WORK_VERBS.has(at(first - 3))) &&
  !worksOnOld(entry);
const THERE = new Set(["the", "his", "her", "their"]);
const OWNERS = new Set(["his", "her", "their"]);
const HAVING = new Set(["have", "has", "had", "got", "owns"]);
/** How far behind what they have the work on it may be named. */
const WORK_REACH = 10;
/** How far before a thing its "already have" may stand: "already have one of those smart locks". */
const HAVING_REACH = 5;

/** "They already have the fans so it's only the installation": what is theirs waits for the work. */
function isWorkedOn({ tokens, at }: NamedServices, { entry, last }: ServiceMention): boolean {
  const own = wordsOfName(entry.name);
  const actions = new Set(
    entry.name
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .map(actionOf),
  );
  for (let next = last + 1; next <= last + WORK_REACH && !beginsSentence(tokens[next]); next++) {
    if (DENYING.test(at(next))) return false;
    const action = actionOf(at(next));
    if (action === null) continue;
    // "she has a new faucet to put in"
    if (own.has(stem(at(next))) || (at(next - 1) === "to" && actions.has(action))) return true;
  }
  return false;
}

/** "She's got a new heater", "the desk has a new computer on it": what somebody else has, and does not want. */
const hasNew = ({ at, tokens }: NamedServices, first: number, lead: number): boolean =>
  (at(first - 1) === "new" || at(first) === "new") &&
  isJoined(tokens[first]) &&
  (/^ha[sd]$/.test(at(lead)) ||
    /^(?:she|he|they)'(?:s|ve)$/.test(at(lead - 1)) ||
    /^(?:she|he|they)$/.test(at(lead - 1)));

/** "They already have caps", "she's got her own heater", "they've got a smart lock already": nobody orders what they have. */
function isTheirs(services: NamedServices, mention: ServiceMention): boolean {
  const { tokens, at, values } = services;
  const { first, last } = mention;
  const own = at(first - 1) === "own";
  let lead = own ? first - 3 : first - 1;
  while (
    lead > first - HAVING_REACH &&
    isJoined(tokens[lead + 1]) &&
    (ARTICLES.has(at(lead)) || OWNERS.has(at(lead)) || at(lead) === "new" || values.has(lead))
  )
    lead--;
  if (!HAVING.has(at(lead)) || !isJoined(tokens[lead + 1])) return false;
  const already = [at(lead - 1), at(lead + 1), isJoined(tokens[last + 1]) ? at(last + 1) : ""].includes("already");
  const theirs = own || already || (at(lead) === "got" && at(lead - 2) === "already") || hasNew(services, first, lead);
  return theirs && !isWorkedOn(services, mention);
}

/** "Will not be needing": how many words say that something is not wanted. */
const LONGEST_REFUSAL = 4;

/** "He turned down", "she opted out of". */
const TURNED_DOWN = /(?:\bturned down|\bdeclined|\bpassed on|\bsaid no to|\b(?:opted|backed|talked) out of)$/;

/** "They do not want deodorizing", "she won't need the album". */
function isUnwanted({ tokens, at }: NamedServices, first: number): boolean {
  const last = ARTICLES.has(at(first - 1)) ? first - 2 : first - 1;
  if (TURNED_DOWN.test(`${at(last - 2)} ${at(last - 1)} ${at(last)}`)) return true;
  for (let from = last; from > last - LONGEST_REFUSAL && from >= 0; from--) {
    const cue = cueAt(tokens, from);
    if (cue?.kind === "remove" && cue.unwanted && cue.last === last) return true;
  }
  return false;
}

/** "We talked about the package": so is named what nobody has ordered yet. */
const isTalkedAbout = ({ at, tokens }: NamedServices, first: number, last: number): boolean => {
  const lead = ARTICLES.has(at(first - 1)) ? first - 2 : first - 1;
  if (at(lead) !== "about" || !TALKING.has(at(lead - 1))) return false;
  // "thinking about the photo booth so put that on"
  for (let next = last + 1; next <= last + WORK_REACH && !beginsSentence(tokens[next]); next++)
    if (/^(?:that|it)$/.test(at(next)) && PUTTING.has(at(next - 1))) return false;
  return true;
};
const PUTTING = new Set(["put", "leave", "add", "skip", "include", "keep", "make", "list", "take"]);
const TALKING = new Set([
  "talked",
  "talking",
  "talk",
  "thinking",
  "thought",
  "think",
  "mentioned",
  "wondering",
  "unsure",
]);

/** "The single door next to it gets two springs": it is told what another service is done to. */
function isDoneAnother(services: NamedServices, { entry, first, last }: ServiceMention): boolean {
  const { at, tokens } = services;
  if (at(first - 1) !== "the" || looksPlural(at(last))) return false;
  for (let verb = last + 1; verb <= last + HAVING_REACH && isJoined(tokens[verb]); verb++) {
    if (/^(?:and|plus|with)$/.test(at(verb))) return false;
    if (/^(?:gets|needs)$/.test(at(verb)))
      return [1, 2, 3].some(
        (step) =>
          isJoined(tokens[verb + step]) &&
          // "the disposal needs replacing"
          actionOf(at(verb + step)) === null &&
          services.withWordAt(verb + step).length > 0 &&
          services.withWordAt(verb + step).every((name) => name.entry.id !== entry.id),
      );
  }
  return false;
}

/** "In unit 12 | carpets": where it is, and not which one. */
export const HOMES = new Set(["unit", "suite"]);

/** "The old heater", "but not the inspection", "we measured nine windows": no sale of the service named there. */
export function isUnsold(services: NamedServices, mention: ServiceMention): boolean {
  const { entry, first, last } = mention;
  const { at, tokens, values } = services;
  const before = at(first - 1);
  const counted = values.get(first - 1);
  // "a model ninety two furnace": which one is worked on
  const named = counted ? at(counted.first - 1) : "";
  if (first === last && isJoined(tokens[first]) && isNumbered(named) && !HOMES.has(named)) return true;
  if (counted && LOOKED_AT.has(at(counted.first - 1))) return true;
  const denied = ARTICLES.has(before) && /^(?:not|without)$/.test(at(first - 2));
  // but "reading tutoring, no, math tutoring"
  const gone = NOT_SOLD.has(before) || (STATES.has(before) && !worksOnOld(entry));
  if (isOldWorked(services, mention) || isTalkedAbout(services, first, last)) return true;
  const refused = (gone && isJoined(tokens[first])) || denied || isUnwanted(services, first);
  const elsewhere = isDoneByOthers(services, mention) || isDoneAnother(services, mention);
  const told = isToldOf(services, mention) || isPutOff(services, mention);
  return refused || elsewhere || told || isTheirs(services, mention);
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
  /^(?:but|and|with|so|)$/.test(at(first - 2)) &&
  !found.some((mention) => mention.entry.id === entry.id);
