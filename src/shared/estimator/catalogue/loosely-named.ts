import { wordSet } from "#shared/word-set.ts";
import { partOf, type ServiceMatch, type ServiceMention } from "../quantities/service-mention.ts";
import { actionOf, type ServiceName } from "../service-names/service-names.ts";
import { isThing } from "../words/nearby.ts";
import { soldName } from "../service-names/sold-by.ts";
import { placesBeside } from "../words/sentence-words.ts";
import { stem } from "../words/stem.ts";
import { PASSED_OVER } from "../words/taken.ts";
import { beginsSentence, isJoined } from "../words/tokens.ts";
import { looksPlural, singular, unitAt } from "../words/units.ts";
import { WORK_VERBS } from "../words/words.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import { endsTime } from "./counts-of-halves.ts";
import { inCompound } from "./done-services.ts";
import { isDoing, isSmallOrKind } from "./half-names.ts";
import type { NamedServices } from "./named-services.ts";

/** How far round the word the others of its name may stand, and what tells that nobody orders it. */
const [NAME_REACH, TOLD_BEFORE, TOLD_BEHIND, STATE_REACH] = [6, 7, 9, 6];
/** More of a thing are no count of a service. */
const MOST = 200;

/** What tells of somebody's own doing, of other days or of nothing to do. */
const TOLD = wordSet(
  "no not don't doesn't didn't won't isn't wasn't never nobody without already himself herself themselves stays stay leave left lost instead skip husband wife son brother said says asked later year ago last decided she'll he'll they'll own fine",
);
const PLACES = wordSet(
  "in on at by behind off of from under over above below beside near inside outside next along for",
);
/** Before a thing, between it and what orders it. */
const DETERMINERS = wordSet("new a an the his her their my our that this those these both all");
/** Behind a thing these tell how it is. */
const STATES = wordSet("is are was were has had looks looked seems sounds feels needs gets gave went came won't isn't");
/** Before a thing these tell that it is there. */
const TELLING = wordSet("there's there is are was were has have had he's she's got");
/** What orders a thing that stands behind it. */
const STARTS = wordSet(
  "so only and plus then also with add include do get gets need needs want wants put give charge book books booked booking order orders ordered ordering him her them",
);
/** Who says what was done or will be: "we did the pads", "we're gonna aerate". */
const SPEAKING = wordSet("i we i've we've i'll we'll i'm we're let's and also just then plus please");
const WILLING = wordSet("gonna to");
const DID = wordSet("did done doing");
/** Behind a thing these say where it is. */
const ASIDE = wordSet("down up out back upstairs downstairs");
const WANTING = wordSet("want wants wanted need needs needed get gets");
const JOINS = wordSet("and plus but so then");
const TURNS = wordSet("so but");
/** What makes those that are sold by the piece. */
const MAKING = wordSet("cut copy print bake burn");
/** "He already paid a hundred" tells of no thing. */
const PAYING = wordSet("paid gave sent put");

/** "The bumper has to be fixed", "the nest needs to go": what must be done. */
const isOrder = (word: string, next: string): boolean =>
  /^needs?$/.test(word) || (/^(?:has|have)$/.test(word) && next === "to");

const THAT = wordSet("it that them those these");
/** How far behind what is told of a thing the work on it may be ordered. */
const ORDER_REACH = 7;

/** "Headlights are all yellow, clear those up", "that has to come down": what was told of the thing is why it is worked on. */
function isDoneThen({ at, tokens }: NamedServices, told: number): boolean {
  for (let next = told + 1; next <= told + ORDER_REACH && next < tokens.length; next++) {
    if (tokens[next]?.gap === "stop" || TOLD.has(at(next))) return false;
    const begins = tokens[next]?.gap === "comma" || /^(?:so|and)$/.test(at(next - 1));
    const works = isWorkVerb(at(next)) || actionOf(at(next)) !== null;
    if (begins && works && THAT.has(at(next + 1))) return true;
    // "is hanging by a wire, new one of those"
    if (at(next) === "new" && at(next + 1) === "one") return true;
    if (begins && THAT.has(at(next)) && isOrder(at(next + 1), at(next + 2))) return true;
  }
  return false;
}

/** True when something near the word tells that the thing is only spoken of. */
function isTold(services: NamedServices, first: number, last: number): boolean {
  const { at, tokens } = services;
  for (let back = first - 1; back > first - TOLD_BEFORE && back >= 0; back--) {
    // "had it done last year so only the aeration"
    if (beginsSentence(tokens[back + 1]) || TURNS.has(at(back))) break;
    // "he'll need"
    if (TOLD.has(at(back)) && !WANTING.has(at(back + 1))) return true;
  }
  let joined = true;
  for (let next = last + 1; next < last + TOLD_BEHIND && next < tokens.length; next++) {
    if (beginsSentence(tokens[next])) break;
    if (!isJoined(tokens[next]) || JOINS.has(at(next))) joined = false;
    const state = joined && next <= last + STATE_REACH && STATES.has(at(next)) && !isOrder(at(next), at(next + 1));
    // "one pipe boot she asked about a skylight too": of another thing
    if (at(next) === "asked" && at(next + 1) === "about") break;
    const told = TOLD.has(at(next)) && !PAYING.has(at(next + 1));
    if (told || state) return !isDoneThen(services, next);
  }
  return false;
}

/** "We did the pads", "we're gonna aerate, overseed": what the speaker did or will do, by the thing or by the verb itself. */
function isSpeakersDoing({ at, tokens }: NamedServices, lead: number, index: number): boolean {
  const speaks = (place: number) => !isJoined(tokens[place + 1]) || SPEAKING.has(at(place));
  if (DID.has(at(lead))) return speaks(lead - 1);
  if (!isWorkVerb(at(index)) || lead !== index - 1) return false;
  const who = WILLING.has(at(lead)) ? lead - (at(lead - 1) === "going" ? 2 : 1) : lead;
  return speaks(who);
}

/** True when another word of the name is said near one of its words: right beside it, or one that no other service has. */
function isHeardWith(services: NamedServices, name: ServiceName, first: number, last: number): boolean {
  const { stems, tokens } = services;
  // "the heat treatment" of "Bed bug heat treatment"
  if (new Set(stems.slice(first, last + 1).filter((word) => word !== "")).size > 1) return true;
  const tells = (place: number): boolean => {
    const word = stems[place] ?? "";
    if (word === "" || !name.stems.includes(word) || stems.slice(first, last + 1).includes(word)) return false;
    return place === first - 1 || place === last + 1 || services.withWord(word).length === 1;
  };
  return placesBeside(tokens, first, last, NAME_REACH).some(tells);
}

/** What is taken away, mended or looked at is not ordered by its name alone. */
const WORK_ON_OLD: ReadonlySet<number | null> = new Set(["remove", "repair", "inspect"].map(actionOf));

/** "Clipped", "redone". */
const PARTICIPLE = /(?:ed|done)$/;

/** "A washer repair", "the motor needs cleaning", "locks rekeyed", "rotate the stock": other work than the name says, or its verb done to another thing. */
const isOtherWork = (services: NamedServices, name: ServiceName, index: number, last: number): boolean => {
  const { at, tokens } = services;
  const next = isJoined(tokens[last + 1]) ? at(last + 1) : "";
  const action = actionOf(isOrder(next, at(last + 2)) ? at(last + 2) : next);
  // "aerate | overseed"
  const others =
    PARTICIPLE.test(next) &&
    !WORK_VERBS.has(next) &&
    services.withWordAt(last + 1).some(({ entry }) => entry.id !== name.entry.id);
  // "four hours organizing her closets"
  const timed = name.entry.hourlyRate !== null && endsTime(tokens, index - 1);
  const verb = isWorkVerb(at(index)) || (isDoing(name, stem(at(index))) && !name.words.includes(at(index)));
  const orders = verb && !timed;
  return (action !== null && action !== name.action) || others || (orders && DETERMINERS.has(next));
};

/** "The ninety minute swedish", "five walks, the thirty minute ones": a number of the name is said near its word. */
function saysItsNumber({ tokens, values }: NamedServices, name: ServiceName, index: number): boolean {
  return placesBeside(tokens, index, index, NAME_REACH).some((place) =>
    name.words.includes(String(values.get(place)?.value)),
  );
}

/** The one service with the words from a token on in its name, or the one of them whose size is said: "the ninety minute swedish". */
function nameAt(services: NamedServices, index: number): ServiceName | null {
  const { stems, tokens } = services;
  let names = services.withWordAt(index);
  let last = services.endOf(index);
  while (names.length > 1 && isJoined(tokens[last + 1])) {
    const both = names.filter((one) => one.stems.includes(stems[last + 1] ?? ""));
    if (both.length === 0) break;
    [names, last] = [both, services.endOf(last + 1)];
  }
  const fitting = names.filter((one) => services.sizesSaid(one, index, last) >= 0);
  const [name, other] = fitting.length > 1 ? fitting.filter((one) => saysItsNumber(services, one, index)) : fitting;
  return name && !other ? name : null;
}

/** "She wants the lawn aerated", "his nails clipped": what is to be done to a thing. */
const isWantedDone = ({ at, tokens }: NamedServices, index: number, last: number): boolean => {
  if (isJoined(tokens[last + 1]) && isOrder(at(last + 1), at(last + 2))) return true;
  const behind = isJoined(tokens[last + 1]) && PARTICIPLE.test(at(last + 1));
  if (!behind && (!at(index).endsWith("ed") || !isThing(at(index - 1)))) return false;
  for (let back = index - 2; back > index - NAME_REACH && isJoined(tokens[back + 1]); back--)
    if (WANTING.has(at(back))) return true;
  return false;
};

/**
 * The service whose own word, which no other service has, is said as people name what they want: counted, with another
 * word of its name near it, behind what orders it or at the head of a clause. What is only told of is none.
 */
export function looselyAt(
  services: NamedServices,
  index: number,
  found: readonly ServiceMention[],
): ServiceMatch | null {
  const { at, stems, tokens, values } = services;
  const before = found.at(-1);
  const name = nameAt(services, index);
  const word = at(index);
  if (!name || isSmallOrKind(word) || services.isHeardAsNear(index) || actionOf(word) !== null) return null;
  if (unitAt(word, undefined) !== null || found.some(({ entry }) => entry.id === name.entry.id)) return null;
  if (PLACES.has(word) || (before?.last === index - 1 && isJoined(tokens[index]))) return null;
  let first = index;
  while (isJoined(tokens[first]) && name.stems.includes(stems[first - 1] ?? "")) first--;
  // "the ninety minute swedish"
  if (name.words.includes(String(values.get(first - 2)?.value))) first = values.get(first - 2)?.first ?? first;
  let last = services.endOf(index);
  while (isJoined(tokens[last + 1]) && name.stems.includes(stems[last + 1] ?? "")) last = services.endOf(last + 1);
  const next = at(last + 1);
  const apart = ASIDE.has(next) || PARTICIPLE.test(next) || STATES.has(next) || services.isNumberAt(last + 1);
  const isCompound = !apart && inCompound(services, last);
  if (isCompound || at(last).endsWith("'s") || isOtherWork(services, name, index, last)) return null;
  if (isTold(services, first, last)) return null;
  const counted = values.get(first - 1);
  let lead = (counted?.first ?? first) - 1;
  while (lead >= 0 && isJoined(tokens[lead + 1]) && DETERMINERS.has(at(lead))) lead--;
  // "ten of the edited digitals"
  if (at(lead) === "of" && values.has(lead - 1))
    return looksPlural(at(last)) || first < index ? partOf(name.entry, index, last) : null;
  // "two boxes of cards", which are sold by the box
  const boxed = values.has(lead - 2) || DETERMINERS.has(at(lead - 2));
  if (at(lead) === "of" && boxed && soldName(name.entry.name).pack === singular(at(lead - 1)))
    return partOf(name.entry, index, last);
  const begins = lead < 0 || !isJoined(tokens[lead + 1]) || services.taken[lead] === PASSED_OVER;
  if (!begins && (TELLING.has(at(lead)) || (lead === before?.last && (first === index || isWorkVerb(at(lead))))))
    return null;
  const match = partOf(name.entry, index, last);
  if (isHeardWith(services, name, first, last) || isWantedDone(services, index, last)) return match;
  // "give the door a tune up" orders no "Haul away old door"
  if (WORK_ON_OLD.has(name.action) && actionOf(at(lead)) !== name.action) return null;
  if (begins || (name.entry.hourlyRate !== null && endsTime(tokens, first - 1))) return match;
  // "new opener installed"
  if (isJoined(tokens[last + 1]) && name.action !== null && actionOf(at(last + 1)) === name.action) return match;
  const work = actionOf(at(lead));
  if (PLACES.has(at(lead)) || (work !== null && work !== name.action)) return null;
  // "rekey six cylinders cut her eight keys"
  const made = MAKING.has(at(lead)) && name.unit === singular(at(last));
  if (counted) return looksPlural(at(last)) && counted.value <= MOST && (made || !isThing(at(lead))) ? match : null;
  return STARTS.has(at(lead)) || WORK_VERBS.has(at(lead)) || isSpeakersDoing(services, lead, index) ? match : null;
}
