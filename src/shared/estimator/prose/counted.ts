// How much of a thing, as one says it.
import type { LineItem } from "#shared/documents/schema.ts";
import { formatQuantity } from "#shared/money.ts";
import { wordSet } from "#shared/word-set.ts";
import { wordTable } from "#shared/word-table.ts";
import { tidy } from "./phrasing.ts";
import { holdsVerb, isDoing } from "./unlisted-verbs.ts";
import { namesAction, verbOf } from "./verbs.ts";
import { wordsOf, type Word } from "./words.ts";

const PLURALS = wordTable<string>({
  foot: "feet",
  inch: "inches",
  box: "boxes",
  person: "people",
  dozen: "dozen",
  "sq ft": "square feet",
  "sq yd": "square yards",
  "linear ft": "linear feet",
  ft: "feet",
  sf: "sf",
  lf: "lf",
  hr: "hr",
  h: "h",
});

/** "85 linear feet", "6 hours", "14"; the unit in the number that the quantity asks for. */
export function measure(item: Pick<LineItem, "quantity" | "unit">): string {
  const amount = formatQuantity(item.quantity);
  const unit = tidy(item.unit ?? "");
  if (unit === "" || /^(?:each|ea|flat|lump sum)$/i.test(unit)) return amount;
  if (item.quantity === 1000) return `${amount} ${unit}`;
  const known = PLURALS[unit.toLowerCase()];
  if (known !== undefined) return `${amount} ${known}`;
  if (/ foot$/i.test(unit)) return `${amount} ${unit.replace(/foot$/i, "feet")}`;
  if (/(?:sh|ch|x|z)$/i.test(unit)) return `${amount} ${unit}es`;
  return `${amount} ${/(?:s|feet|%|\d|\.)$/i.test(unit) ? unit : `${unit}s`}`;
}

const NUMBERED =
  /^(?:up to )?(?:\d|one |two |three |four |five |six |seven |eight |nine |ten |eleven |twelve |a dozen)/i;
/** "Two steps off the back door", and no "two car garage door". */
export const SEVERAL = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) [\p{L}-]*[^s]s\b/iu;
const PEOPLE = /^(?:guest|head|person|people|plate|attendee)s?$/i;
const MEASURES =
  /\bft\b|sq yd|foot|feet|yard|sheet|bag|box|gallon|\bton|dozen|acre|inch|mile|\bsquares?\b|pallet|pound|roll|bundle/i;
const TIMES = /^(?:hour|hr|h|day|night|week|month)s?$/i;

/** "Boxes under the sink", "downspouts ten feet out", "broken strings replaced": several things, and where or how. */
const COUNTED_HEAD =
  /^((?:(?!(?:in|on|of|for|at|with|to|from|under|the|an?|all|both|each|every|his|her|their|my|our|your)\b)[\p{L}-]+ ){0,3}[\p{L}-]*(?:[^s]s|men|feet|people))(?= (?:in|on|of|for|at|with|to|from|under|inside|outside|upstairs|downstairs|along|around|behind|beside|by|between|above|below|near|over|across|through|up|out|off|down|back|together|one|two|three|four|five|six|seven|eight|nine|ten|twelve|sixteen|\d[^ ]*|[\p{L}-]+ed)(?: |$)|$)/u;

/** "Weekly service" of sixteen weeks says its period already. */
const PERIODIC = wordTable<RegExp>({
  day: /\bdaily\b/i,
  night: /\bnightly\b/i,
  week: /\bweekly\b/i,
  month: /\bmonthly\b/i,
  quarter: /\bquarterly\b/i,
  year: /\b(?:yearly|annual)\b/i,
});
/** "Headshots, people" of fourteen people. */
const COUNTED_PEOPLE = /,? (?:guests?|people|persons?|heads?|attendees?)$/i;
/** "Payroll for employees", "drywall in bedrooms": the count belongs to what stands last. */
const COUNTED_LAST =
  /^(.+ (?:for|in|on|of|at|to|from) )((?:(?!(?:the|a|an|both|all|his|her|their|my|our|your|this|that)\b)[\p{L}-]+ )?[\p{L}-]*(?:[^s]s|people))$/u;

/** "Bed bug heat treatment rooms": what is done, and to how many. */
const WORKED_PLACES =
  /^(.* (?:treatment|service|inspection|repair|cleaning|change|removal|detail|wash)) ((?:bed|bath)?rooms|units|apartments|floors|cars|trucks|vans|vehicles|offices|houses|homes)$/u;

/** True for a line that counts things: no unit, a whole number, and a plain plural such as "outlets" or "cracks in the wall". */
const countsThings = (item: LineItem, text: string): boolean =>
  (item.unit === null || /^(?:each|ea)$/i.test(item.unit)) &&
  item.quantity % 1000 === 0 &&
  !/^labou?r\b/i.test(text) &&
  COUNTED_HEAD.test(text);

export const isTime = (item: LineItem): boolean => TIMES.test(item.unit ?? "");

const MEALS = /cater|dinner|lunch|guest|buffet|\bbar\b|wedding|plate|menu|meal|brunch|food|reception|party/i;

/** What ends no thing that is counted: "extend downspouts out", "desks put together". */
const BEHIND_THING = wordSet(
  "out off up down in on back away over apart together inside outside upstairs downstairs separate included extra first again each apiece still later throughout long wide tall deep high",
);
const isParticiple = (word: string): boolean =>
  /[^e]ed$/.test(word) &&
  !/(?:^|\P{L}|flower|garden|seed|sun|wood|tool|car)(?:bed|shed|sled|seed|weed|feed)$/u.test(word);

const IRREGULAR_PLURALS = wordTable<string>({ shelf: "shelves", half: "halves", knife: "knives", leaf: "leaves", man: "men", foot: "feet", tooth: "teeth", sheep: "sheep", fish: "fish" }); // prettier-ignore

/** "Brush" is "brushes", "entry" "entries". */
function pluralOf(text: string): string {
  const last = text.slice(text.lastIndexOf(" ") + 1);
  const irregular = IRREGULAR_PLURALS[last];
  if (irregular !== undefined) return text.slice(0, -last.length) + irregular;
  if (/[^aeiou]y$/.test(last)) return `${text.slice(0, -1)}ies`;
  return `${text}${/(?:sh|ch|x|z)$/.test(last) ? "es" : "s"}`;
}

/** "recessed light" is "recessed lights" when there are several of them. */
function several(item: LineItem, text: string): string | null {
  const isCount = /^(?:each|ea)$/i.test(item.unit ?? "") && item.quantity % 1000 === 0;
  if (!isCount || !/^[\p{L}-]+(?: [\p{L}-]+){0,2}$/u.test(text) || text.endsWith("s")) return null;
  const words = wordsOf(text);
  const last = words.at(-1)?.lower ?? "";
  if (namesAction(words) || isDoing(words) || BEHIND_THING.has(last) || isParticiple(last)) return null;
  return pluralOf(text);
}

/** A size in front, as in "six foot cedar fence". */
const SIZED =
  /^[\p{L}\d]+[ -](?:foot|ft|inch|gauge|way|ton|gallon|amp|pole|watt|car|tier|minute|hour|page|piece|gang|panel)\b[^\d]*$|^\d+\/\d+ [^\d]*$/iu;

/** "Two servers, 4 hours each": the time stands in the name; "three movers" are counted in hours beside it. */
const TIMED = /\b(?:hours?|days?|weeks?|months?|nights?)\b/iu;

/** True for a thing whose number is its count already; a fence of six foot is still counted by the foot. */
const hasNumber = (item: LineItem, thing: string): boolean =>
  ((NUMBERED.test(thing) && (!isTime(item) || TIMED.test(thing))) ||
    (/\d/.test(thing) && !countsThings(item, thing) && wordsOf(thing)[0]?.norm !== item.unit)) &&
  !(SIZED.test(thing) && (isEach(item) || MEASURES.test(item.unit ?? "") || countsThings(item, thing)));

/** Of one thing, and of what somebody still has to count, no number is told. */
export function isUncounted(item: LineItem, thing: string): boolean {
  if (item.quantity === 0 || hasNumber(item, thing)) return true;
  if (item.quantity !== 1000) return false;
  return !isTime(item) || item.amount === null || PERIODIC[item.unit ?? ""]?.test(thing) === true;
}

/** "Cut grass four times". */
export const saidTimes = ({ sources: { quantity, description } }: LineItem): boolean =>
  quantity?.kind === "spoken" &&
  (/\btimes\b/i.test(quantity.text) ||
    (description?.kind === "spoken" && description.text.includes(`${quantity.text} times`)));

const TIMES_A = / times (an? \p{L}+)/u;
/** Where a count was taken out: "(six yards) of topsoil", "(sixty) about spalled bricks". */
export const HOLE = /^(?:(?:in )?of|about|roughly|approximately|some) (?!the\b)(?=\p{L})/iu;

/** A thing with its quantity: "14 outlets", "85 linear feet of vinyl fence", "6 hours of labor", "catering for 120 guests". */
export function counted(item: LineItem, said: string): string {
  const unit = item.unit ?? "";
  const thing = said.replace(HOLE, "");
  if (isUncounted(item, thing)) return thing;
  // "mow the lawn four times"
  if (saidTimes(item) && !TIMES_A.test(thing) && /^(?:each|)$/.test(unit) && !thing.endsWith("ing"))
    return `${thing} ${formatQuantity(item.quantity)} times`;
  // "fertilizing (four) times a season"
  if (TIMES_A.test(thing) && isEach(item)) return thing.replace(TIMES_A, ` ${formatQuantity(item.quantity)} times $1`);
  const words = wordsOf(thing);
  // "bag all the clothes", of four: nothing there is told to be four
  if (isDoing(words)) return isEach(item) ? thing : withMeasure(item, thing);
  const [, all] = /^all (?!the )(.+)$/iu.exec(thing) ?? [];
  if (all !== undefined && countsThings(item, all)) return `all ${formatQuantity(item.quantity)} ${all}`;
  // "in both bedrooms"
  if (isEach(item) && item.quantity === 2000 && /\bboth\b/i.test(thing)) return thing;
  if (WHOLE.test(thing)) return isEach(item) ? thing : withMeasure(item, thing);
  return countedThing(item, thing, thing.replace(/^(?:the|an?|all) /i, ""));
}

/** "The whole perimeter", "both layers": what is measured stands as it was said. */
const WHOLE = /^(?:both|all the|half|(?:the|an?) (?:whole|entire|full)) /i;

const isEach = (item: LineItem): boolean => /^(?:each|ea|)$/i.test(item.unit ?? "");

/** Behind what comes first: "both layers (22 squares), new felt, shingles". */
function withMeasure(item: LineItem, thing: string): string {
  const comma = isTime(item) ? -1 : thing.indexOf(", ");
  if (comma < 0) return `${thing} ${howMuch(item)}`;
  return `${thing.slice(0, comma)} ${howMuch(item)}${thing.slice(comma)}`;
}

/** A whole story, or work by its name, is no stuff: nothing is "of" it. */
const MOST_OF_STUFF = 7;
const NAMED_WORK =
  /(?:^| )(?:removal|replacement|repair|installation|hook-?up|demo|demolition|tear-?out|tear-?off|prep)(?: (?:in|on|of|for|at|to) .+)?$/i;
const CLAUSE = /\b(?:is|are|was|has|have|needs?|wants?|takes|goes|looks|gets|got|it|i|we|they|she|he)\b|n['’]t\b/i;

/** True for "cedar fence, stained" of so many feet: what is measured is the thing. */
function isStuff(words: readonly Word[], text: string): boolean {
  const comma = words.findIndex((word) => word.comma);
  const head = comma < 0 ? words.length : comma + 1;
  const last = words[head - 1]?.lower ?? "";
  const isWork = last.endsWith("ing") && verbOf(last) !== null && !NO_WORK.has(last);
  return head <= MOST_OF_STUFF && !isWork && !holdsVerb(words) && !NAMED_WORK.test(text) && !CLAUSE.test(text);
}
/** Things, whatever they are made by. */
const NO_WORK = wordSet("siding flooring railing edging decking fencing molding coating piping tubing trim flashing roofing lining casing wiring plumbing framing"); // prettier-ignore

/** "Carpet cleaning for 3 bedrooms" of "carpet cleaning bedrooms": what is done in so many places; else null. */
function inPlaces(item: LineItem, words: readonly Word[], text: string): string | null {
  const isCount = isEach(item) || words.at(-1)?.norm === item.unit;
  if (!isCount || item.quantity % 1000 !== 0) return null;
  const [, work, places] = WORKED_PLACES.exec(text) ?? [];
  return work === undefined || places === undefined ? null : `${work} for ${formatQuantity(item.quantity)} ${places}`;
}

function countedThing(item: LineItem, thing: string, text: string): string {
  const unit = item.unit ?? "";
  const words = wordsOf(text);
  if (CLAUSE.test(text)) return isEach(item) ? thing : withMeasure(item, thing);
  const places = inPlaces(item, words, text);
  if (places !== null) return places;
  if (countsThings(item, text)) return `${formatQuantity(item.quantity)} ${text}`;
  const parted = countedPart(item, thing, text);
  if (parted !== null) return parted;
  const plural = several(item, text);
  if (plural !== null) return `${formatQuantity(item.quantity)} ${plural}`;
  if (PEOPLE.test(unit)) {
    const people = `${formatQuantity(item.quantity)} ${MEALS.test(text) ? "guests" : "people"}`;
    return / for /.test(text) ? text : `${thing.replace(COUNTED_PEOPLE, "")} for ${people}`;
  }
  if (unit === "dozen") return `${measure(item)} ${text}`;
  if (PERIODIC[unit]?.test(text)) return `${text} for ${measure(item)}`;
  // "carpet shampoo in rooms" of two rooms
  const isCount = isEach(item) || words.at(-1)?.norm === unit;
  const isWhole = isCount && item.quantity % 1000 === 0;
  const [, place, last] = (isWhole && COUNTED_LAST.exec(text)) || [];
  if (place !== undefined && last !== undefined) return `${place}${formatQuantity(item.quantity)} ${last}`;
  // "twelve personal training sessions", and no "three nights a week"
  const [counts = ""] = isEach(item) ? [] : (COUNTED_HEAD.exec(text) ?? []);
  if (counts !== "" && wordsOf(counts).at(-1)?.norm === unit) return `${formatQuantity(item.quantity)} ${text}`;
  if (isTime(item) && isNamedWork(words, text) && text === thing && !/hourly|\bper\b/i.test(text))
    return `${measure(item)} of ${text}`;
  if (MEASURES.test(unit)) return isStuff(words, text) ? `${measure(item)} of ${text}` : withMeasure(item, thing);
  if (isEach(item) && (saidTimes(item) || (words.length === 1 && text.endsWith("ing") && verbOf(text) !== null)))
    return `${text} (${measure(item)} times)`;
  return withMeasure(item, thing);
}

/** The one part of "sofa cushions, new foam" and "rewire the garage, outlets" that is counted; null where none surely is. */
function countedPart(item: LineItem, thing: string, text: string): string | null {
  const [head, tail] = splitLast(thing);
  if (head === "") return null;
  const amount = formatQuantity(item.quantity);
  // "a manual, words" of so many words
  if (!tail.includes(" ") && wordsOf(tail)[0]?.norm === item.unit) return `${head.slice(0, -2)} (${measure(item)})`;
  if (!/ and /.test(head) && countsThings(item, text.slice(0, text.indexOf(", ")))) return `${amount} ${text}`;
  if (countsThings(item, tail)) return `${head}${amount} ${tail}`;
  // "fruit board, large"
  const [, one = "", rest = ""] = /^([^,]+)(, (?:(?!and )[\p{L}-]+ ?){1,2})$/u.exec(text) ?? [];
  const boards = one === "" ? null : several(item, one);
  return boards === null ? null : `${amount} ${boards}${rest}`;
}

const MOST_OF_WORK = 4;
/** "Six hours of labor", "of script writing"; a visit or a session takes them. */
const isNamedWork = (words: readonly Word[], text: string): boolean =>
  /\blabou?r\b/i.test(text) ||
  (words.length <= MOST_OF_WORK &&
    namesAction(words) &&
    !/(?:sessions?|visits?|calls?|coverage|package|rental)$/i.test(text));

/** "Rewire the garage, outlets" is parted before what may be counted. */
function splitLast(thing: string): [string, string] {
  const [, head = "", tail = ""] = /^(.+, )([^,]+)$/.exec(thing) ?? [];
  return [head, tail];
}

/** Behind what is done: "for 2 days", "(6 hours)". */
export const howMuch = (item: LineItem): string => (isLongTime(item) ? `for ${measure(item)}` : `(${measure(item)})`);

const isLongTime = (item: LineItem): boolean => /^(?:day|night|week|month)s?$/i.test(item.unit ?? "");
