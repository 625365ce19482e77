import { WEEKDAYS } from "#shared/calendar-words.ts";
import { wordSet } from "#shared/word-set.ts";
import { wordTable } from "#shared/word-table.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { isNumberWord } from "../words/number-words.ts";
import { SPELLED } from "../words/spelled-words.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { thingMentioned } from "../asked/mentioned-things.ts";
import { isMeasure, looksPlural } from "../words/units.ts";
import { couldName, FEE_WORDS, LABOR_WORDS, MATERIAL_WORDS, PREPOSITIONS, TRAVEL_WORDS } from "../words/words.ts";
import { isWorkVerb } from "../words/work-forms.ts";

/** What a name lacks that would be too bare: the words that were heard as something else, or stand in another clause. */

const DETERMINERS = wordSet("a an the this that");
const GOES = wordSet("goes go went is");
/** "The big old one" has no more kinds. */
const MOST_KINDS = 2;

/** True for "one" in "the big one with staples": it stands for a thing, though it was heard as a count. */
function isPronoun(tokens: readonly Token[], one: number): boolean {
  if (at(tokens, one) !== "one" || !isJoined(tokens[one])) return false;
  let kind = one - 1;
  while (kind > one - 1 - MOST_KINDS && couldName(at(tokens, kind)) && isJoined(tokens[kind])) kind--;
  if (kind === one - 1 || !DETERMINERS.has(at(tokens, kind)) || isNumberWord(at(tokens, kind + 1))) return false;
  const next = at(tokens, one + 1);
  if (next === "$") return true;
  return next === "" || !isJoined(tokens[one + 1]) || PREPOSITIONS.has(next) || GOES.has(next);
}

const NONE: readonly number[] = [];

/** "Three guys | and a truck": who comes with it. */
const HANDS = wordSet("guys men movers people workers helpers");
/** "Friday | night": when, behind the day. */
const PARTS_OF_DAY = wordSet("night morning afternoon evening");

/** "Sand, stain and | three | coats of poly": how thick it is put on, or how deep it is taken off. */
const COATS = wordSet("coat coats layer layers");

/** True where the word before belongs to the name, though it was heard as how many there are or as a day: "three | guys and a truck", "saturday | night". */
function namesWithBefore(tokens: readonly Token[], index: number): boolean {
  const before = at(tokens, index - 1);
  if (!isJoined(tokens[index])) return false;
  if (PARTS_OF_DAY.has(at(tokens, index))) return WEEKDAYS.includes(before);
  const joins = at(tokens, index + 1) === "and" && /^an?$/.test(at(tokens, index + 2));
  return joins && HANDS.has(at(tokens, index)) && isNumberWord(before) && !isNumberWord(at(tokens, index - 2));
}

/** True where a number among the words of a name belongs to it: "up to | three | sheets", "stain and | two | coats". */
function saysHowMuch(tokens: readonly Token[], words: readonly number[], place: number): boolean {
  const noun = words[place] ?? 0;
  const [number, before] = [noun - 1, words[place - 1] ?? -1];
  if (place === 0 || !isNumberWord(at(tokens, number)) || !isJoined(tokens[noun]) || !isJoined(tokens[number]))
    return false;
  const isUpTo = before === number - 1 && at(tokens, before) === "to" && at(tokens, before - 1) === "up";
  return isUpTo ? words[place - 2] === before - 1 : COATS.has(at(tokens, noun));
}

/** The words of a line with what was heard as a count or a day among them and belongs to its name: "stitch the big | one | with staples", "| three | guys and a truck", "up to | three | sheets". `counted`: the nouns that the line counts. */
export function withOnes(
  tokens: readonly Token[],
  words: readonly number[],
  counted: readonly number[],
): readonly number[] {
  let withThem: number[] | null = null;
  for (let place = 0; place < words.length; place++) {
    const noun = words[place] ?? 0;
    const one = noun + 1;
    const isOwn = !counted.includes(noun) || at(tokens, noun - 2) === "to";
    if (
      words[place - 1] !== noun - 1 &&
      (namesWithBefore(tokens, noun) || (isOwn && saysHowMuch(tokens, words, place)))
    ) {
      withThem ??= [...words];
      withThem.push(noun - 1);
    }
    if (words[place + 1] === one || !isPronoun(tokens, one)) continue;
    withThem ??= [...words];
    withThem.push(one);
  }
  return withThem?.sort((a, b) => a - b) ?? words;
}

const LABOR = /^(?:my |our |the )?labou?r$/iu;
const OWNERS = wordSet("my our");
const TELLERS = wordSet("i we he she they you it it's that's they're is are was were has had because so but");

/** "Three access points mounted and wired, they buy them, | my labor is": the thing that the labor is for, when the name says only "labor"; else none. */
export function thingOfLabor(tokens: readonly Token[], words: readonly number[], called: string): readonly number[] {
  if (!LABOR.test(called)) return NONE;
  const labor = words.findLastIndex((index) => /^labou?r$/.test(at(tokens, index)));
  if (labor < 2 || !OWNERS.has(at(tokens, words[labor - 1]))) return NONE;
  const ends = words.findIndex(
    (index, place) => place > 0 && (!isJoined(tokens[index]) || TELLERS.has(at(tokens, index)) || place === labor - 1),
  );
  const thing = words.slice(0, ends);
  const named = thing.filter((index) => couldName(at(tokens, index))).length;
  return named > 1 && !TELLERS.has(at(tokens, words[0])) ? thing : NONE;
}

/** "The | second | one", "another one": more of the same. */
const MORE_OF_SAME = wordSet("second third fourth fifth another other extra additional spare");
/** "The | small | one": another of its kind. */
const OTHER_KINDS = wordSet(
  "big bigger small smaller large larger little short shorter long longer tall taller wide wider narrow front back rear side upper lower left right middle",
);
/** "Stump removal": what is done, of which there is no small one. */
const NAMES_WORK = /(?:ing|al|tion|ment|repairs?|service|work|job|visit|fee|charge|labor)$/u;
const OF_KIND = /^(\p{L}+) (ones?)(?: (?!at the same )(.+)| at the same \p{L}+)?$/iu;

/** "Second key fob" of "second one at the same time", "small window in the bath" of "the small one in the bath": a line that is named by "one" under the name of what was priced before it; "" for others. */
export function namedByOne(
  tokens: readonly Token[],
  candidate: Candidate,
  before: Candidate | null,
  called: string,
): string {
  const [, kind = "", one = "", where] = OF_KIND.exec(called) ?? [];
  const same = MORE_OF_SAME.has(kind.toLowerCase());
  if (!candidate.price || candidate.service || !before?.price || before.after) return "";
  if (!same && !OTHER_KINDS.has(kind.toLowerCase())) return "";
  const thing = thingMentioned(tokens, before.words, { plural: null, behindNew: false }) ?? NONE;
  const place = thing.findIndex((index) => PREPOSITIONS.has(at(tokens, index)));
  const noun = (place < 0 ? thing : thing.slice(0, place)).map((index) => at(tokens, index));
  const head = noun.at(-1) ?? "";
  const isKind = OTHER_KINDS.has(head) || MORE_OF_SAME.has(head) || /^ones?$/.test(head);
  if (!couldName(head) || isKind || isWorkVerb(head) || NAMES_WORK.test(head)) return "";
  const own = same ? noun.filter((word) => word !== "new" && !DETERMINERS.has(word)) : [head];
  const name = `${kind} ${own.map((word) => SPELLED.get(word) ?? word).join(" ")}${one === "ones" && !looksPlural(head) ? "s" : ""}`;
  return where ? `${name} ${where}` : name;
}

/** Parts of what the work is done to, which do not say what is done. */
const SURFACES = wordSet("wall walls floor floors ceiling ceilings side sides surface surfaces area");
const ENDS_HEADING = wordSet("job project work");

/** "Bathroom floor tile for her, | 60 feet at fourteen a foot labor", "shower tile job, | 110 feet walls at 18 a foot": what the job was called right before its first line, which is priced by measure and says no more than "labor" or where; else none. */
export function thingOfJob(
  tokens: readonly Token[],
  { price, rateUnit, quantities }: Candidate,
  before: Candidate | null,
  called: string,
): readonly number[] {
  const measured = isMeasure(price?.unit ?? rateUnit ?? "") && quantities.some(({ unit }) => isMeasure(unit ?? ""));
  const bare = LABOR.test(called) || SURFACES.has(called.toLowerCase());
  if (!price || !measured || !bare || !before || before.price || before.free || before.service) return NONE;
  const { words } = before;
  const end = ENDS_HEADING.has(at(tokens, words.at(-1))) ? words.length - 1 : words.length;
  const thing = words.slice(0, end);
  const told = words.some((index) => TELLERS.has(at(tokens, index)));
  const named = thing.filter((index) => couldName(at(tokens, index))).length;
  return named > 1 && named <= LONGEST_JOB && !told && before.quantities.length === 0 ? thing : NONE;
}
/** "Master bathroom floor tile" has no more words. */
const LONGEST_JOB = 4;

/** "Four more in the hallway | same price": where more of what was named before are; else none. */
export function placeOfMore(tokens: readonly Token[], { words, quantities }: Candidate): readonly number[] {
  const more = quantities.at(-1)?.last ?? -1;
  if (at(tokens, more) !== "more" || !PREPOSITIONS.has(at(tokens, more + 1))) return NONE;
  const behind = words.filter((index) => index > more);
  if (behind[0] !== more + 1) return NONE;
  const same = behind.findIndex((index) => at(tokens, index) === "same");
  const place = same < 0 ? behind : behind.slice(0, same);
  return place.some((index) => couldName(at(tokens, index))) ? place : NONE;
}

/** "With the underlayment | quarter round, [280 feet] at": what stands behind the line before and right before the count of one that says nothing itself. */
export function namedBehindLast(
  tokens: readonly Token[],
  { words, quantities: [count] }: Candidate,
  last: Candidate | null,
): readonly number[] {
  const first = count?.first ?? 0;
  const trailing = last?.trailing ?? [];
  const meets = isMeasure(count?.unit ?? "") && trailing.at(-1) === first - 1 && isJoined(tokens[first]);
  if (!meets || words.some((index) => couldName(at(tokens, index)))) return NONE;
  const link = trailing.findLastIndex((index) => PREPOSITIONS.has(at(tokens, index)));
  return trailing.slice(link + 1);
}

/** Of a name that is no more than where or when something is: "after that it's one sixty five a visit". */
export const saysNoThing = (called: string): boolean => /^(?:after|before|without|behind|until|than)$/iu.test(called);

const PARTICLES = wordSet("out up down off in away");
const LEADS = wordSet("and then also so we i we'll i'll please");
const OPENS_OBJECT = wordSet("a an the his her their");
const LINKS = wordSet("at for");
const CHARGES = [FEE_WORDS, LABOR_WORDS, MATERIAL_WORDS, TRAVEL_WORDS];
/** Behind a price, before "and": "at fifty five | each and". */
const LONGEST_TAIL = 2;

/** The verb of a line with its particles: "take down" of "take down [two] oaks"; none when it begins with none. */
function verbOf(tokens: readonly Token[], { words }: Candidate): readonly number[] {
  const verb = words.findIndex((index) => !LEADS.has(at(tokens, index)));
  if (!isWorkVerb(at(tokens, words[verb])) || at(tokens, words[verb]).endsWith("ing")) return NONE;
  const isNext = (place: number) => words[place] === (words[place - 1] ?? 0) + 1;
  // "power wash", "spot clean"
  let end = isNext(verb + 1) && isWorkVerb(at(tokens, words[verb + 1])) ? verb + 2 : verb + 1;
  while (PARTICLES.has(at(tokens, words[end])) && isNext(end)) end++;
  return words.slice(verb, end);
}

/** "Reupholster the sofa for eleven fifty | and the wingback for six twenty": the verb of the line before, where one line names only another object of it; else none. */
export function verbBeforeAnd(
  tokens: readonly Token[],
  { words, quantities, after, service }: Candidate,
  last: Candidate | null,
): readonly number[] {
  if (!last?.price || after || service || last.after || last.trailing.length > 0) return NONE;
  const begins = words.find((index) => at(tokens, index) !== "and") ?? 0;
  const [count] = quantities;
  const first = count && count.first < begins ? count.first : begins;
  const opens = first === count?.first || OPENS_OBJECT.has(at(tokens, begins));
  if (!opens || at(tokens, first - 1) !== "and" || first - 2 - last.price.last > LONGEST_TAIL) return NONE;
  const own = words.filter((index) => at(tokens, index) !== "and");
  const object = own.filter((index) => !OPENS_OBJECT.has(at(tokens, index)));
  const named = object.slice(0, -1);
  const plain = named.every((index) => {
    const word = at(tokens, index);
    return couldName(word) && !isWorkVerb(word) && word !== "new";
  });
  const charge = CHARGES.some((some) => some.has(at(tokens, named.at(-1))));
  const isObject = plain && named.length > 0 && !charge && LINKS.has(at(tokens, own.at(-1)));
  return isObject ? verbOf(tokens, last) : NONE;
}

/** What cabinets are called by where they hang or stand. */
const CABINETS = wordTable<string>({
  base: "Base cabinets",
  bases: "Base cabinets",
  lowers: "Lower cabinets",
  uppers: "Upper cabinets",
});
const IN_BULK = wordSet("ton yard load bag cubic");

/** "Upper cabinets" of "18 feet of uppers at 240", where cabinets are spoken of; "" for others. */
export function kindOfCabinets(tokens: readonly Token[], { price, quantities }: Candidate, called: string): string {
  const name = CABINETS[called.toLowerCase()] ?? "";
  if (name === "" || [price?.unit, ...quantities.map(({ unit }) => unit)].some((unit) => IN_BULK.has(unit ?? "")))
    return "";
  return tokens.some(({ norm }) => /^cabinet(?:s|ry)?$/.test(norm)) ? name : "";
}
