import { wordSet } from "#shared/word-set.ts";
import type { Figure } from "../numbers/figure.ts";
import { isNumberWord } from "../words/number-words.ts";
import { FIRST_PERSON, wordsBefore } from "../words/sentence-words.ts";
import { at, isJoined, joined, type Token } from "../words/tokens.ts";
import { PREPOSITIONS, WARRANTIES } from "../words/words.ts";

const COVERED = wordSet("parts part labor labour workmanship");
/** What is promised for some time begins to be read at one of these. */
export const WARRANTY_WORDS: ReadonlySet<string> = new Set([...WARRANTIES, ...COVERED]);

const TIMES = /^(?:day|week|month|year)s?(?:'s?)?$/;
/** Between how long and "warranty": "one year | limited labor | warranty". */
const KINDS = wordSet(
  "limited full labor labour parts part workmanship manufacturer manufacturer's manufacturers factory renewable transferable leak craftsmanship and installation install replacement no",
);
const LONGEST_KIND = 3;
/** "The warranty | is two years", "guaranteed | for ninety days". */
const LASTING = wordSet("is of for are runs lasts good it them this that our work everything");
const LONGEST_LASTING = 3;
const FOREVER = wordSet("lifetime");
const ON = wordSet("on for");
const DETERMINERS = wordSet("the a all our any your both");
/** With these a thing that is named in one breath is over. */
const ENDS = wordSet(
  "and but so or then plus also with if when i we he she they it it's that's is are was deposit half net total due balance start one two lifetime",
);
/** Who gives it beside us. */
const GIVERS = wordSet("manufacturer factory maker");
/** Right before it: there is none, or it is told of something that they have. */
const DENIED = wordSet(
  "no without not don't doesn't isn't won't never can't old existing previous original expired under out past off last other was were if asked asks asking wants wanted whether void extended remaining",
);
/** Somewhere before it, where nothing is said of us: what others have, or gave, and what is only asked. */
const OTHERS = wordSet(
  "he's she's they've he'd has had got his her their said says gave offered offers promised competitor if no old existing last asked extended",
);
const SAID_REACH = 5;
/** Right behind it: it is over, or a paper, a person or a part of their story. */
const TOLD_BEHIND = wordSet(
  "expired ran run is's left claim call company work repair card registration department already up gone was void from still that which adds costs",
);
/** A warranty with a price is sold, and a line. */
const PRICED = wordSet("at for is adds costs runs extra plus another that's it's $");
const PRICE_REACH = 3;

interface Span {
  first: number;
  last: number;
}

/** The words of a talk and where the numbers begin that end at a token. */
export interface Said {
  tokens: readonly Token[];
  beginOf: ReadonlyMap<number, number>;
}

/** The numbers of a talk by where they end. */
export const numbersSaid = (tokens: readonly Token[], figures: readonly Figure[]): Said => ({
  tokens,
  beginOf: new Map(figures.map(({ number }) => [number.last, number.first])),
});

/** The first token of "one year", "ninety day" that ends at a token, or -1. */
function timeBefore({ tokens, beginOf }: Said, unit: number): number {
  if (!TIMES.test(at(tokens, unit)) || !isJoined(tokens[unit])) return -1;
  return beginOf.get(unit - 1) ?? -1;
}

/** The last token of "two years", "a year" from a token on, or -1. */
function timeEnd(tokens: readonly Token[], first: number): number {
  let unit = first;
  while (isNumberWord(joined(tokens, unit)) || (unit === first && /^an?$/.test(joined(tokens, unit)))) unit++;
  return unit > first && TIMES.test(joined(tokens, unit)) ? unit : -1;
}

/** "One year labor | warranty", "lifetime | warranty": the first token of how long and what kind, or -1. */
function lastingBefore(said: Said, named: number): number {
  const { tokens } = said;
  let before = named - 1;
  while (before >= named - LONGEST_KIND && KINDS.has(at(tokens, before)) && isJoined(tokens[before + 1])) before--;
  if (!isJoined(tokens[before + 1])) return -1;
  return FOREVER.has(at(tokens, before)) ? before : timeBefore(said, before);
}

/** "Warranty | is two years", "guaranteed | for a year": the last token of how long, or -1. */
function lastingBehind(tokens: readonly Token[], named: number): number {
  let lead = named + 1;
  while (lead <= named + LONGEST_LASTING && LASTING.has(joined(tokens, lead))) lead++;
  if (lead > named + 1 && FOREVER.has(joined(tokens, lead))) return lead;
  return lead > named + 1 || at(tokens, named) === "warranty" ? timeEnd(tokens, lead) : -1;
}

/** "On the glass", "on parts and labor", "parts and labor" behind a token: the last token, or the token itself. */
function coveredEnd(tokens: readonly Token[], from: number): number {
  let last = from;
  if (ON.has(joined(tokens, from + 1)) && !timeStarts(tokens, from + 2)) {
    const noun = DETERMINERS.has(joined(tokens, from + 2)) ? from + 3 : from + 2;
    const word = joined(tokens, noun);
    // "on both | two year labor", "on all, half down"
    const isAll = noun === from + 3 && /^(?:both|all)$/.test(joined(tokens, from + 2));
    if (isAll && (word === "" || ENDS.has(word) || isNumberWord(word))) return from + 2;
    if (word === "" || ENDS.has(word) || isNumberWord(word) || PREPOSITIONS.has(word)) return from;
    last = noun;
    // in one breath the next word may begin another thing
    const [next, then] = [joined(tokens, noun + 1), joined(tokens, noun + 2)];
    const more = next !== "" && !ENDS.has(next) && !isNumberWord(next) && !PREPOSITIONS.has(next);
    if (more && (then === "" || ENDS.has(then) || PREPOSITIONS.has(then)) && !timeStarts(tokens, noun + 1)) last++;
  } else if (COVERED.has(joined(tokens, from + 1))) last = from + 1;
  if (joined(tokens, last + 1) === "and" && COVERED.has(joined(tokens, last + 2))) last += 2;
  const giver = DETERMINERS.has(joined(tokens, last + 2)) ? last + 3 : last + 2;
  return joined(tokens, last + 1) === "from" && GIVERS.has(joined(tokens, giver)) ? giver : last;
}

const timeStarts = (tokens: readonly Token[], first: number): boolean => timeEnd(tokens, first) >= 0;

/** True for a warranty that is denied, sold, or told of what others have. */
function isNotOurs(tokens: readonly Token[], { first, last }: Span): boolean {
  const said = wordsBefore(tokens, first, SAID_REACH);
  if (said.slice(0, 2).some((word) => DENIED.has(word))) return true;
  // "takes one day | no warranty on loose shingles", but "five year no leak warranty"
  for (let index = first; index < last; index++)
    if (at(tokens, index) === "no" && WARRANTIES.has(at(tokens, index + 1))) return true;
  const ours = said.some((word) => FIRST_PERSON.has(word));
  // "no charge for the diagnosis | 90 day warranty": the one before is none
  const isOfOthers = (word: string, place: number) =>
    OTHERS.has(word) && !(word === "no" && said[place - 1] === "charge");
  if (!ours && said.some(isOfOthers)) return true;
  if (TOLD_BEHIND.has(joined(tokens, last + 1))) return true;
  // "five year warranty, 120", "three year warranty for ninety"
  if (tokens[last + 1]?.gap !== "comma" && joined(tokens, last + 1) === "") return false;
  let price = last + 1;
  while (price < last + 1 + PRICE_REACH && PRICED.has(at(tokens, price))) price++;
  return isNumberWord(at(tokens, price)) && timeEnd(tokens, price) < 0;
}

/** "Ten years parts, | one year labor": the first token of what is promised for another thing right before, or `first`. */
function listedFrom(said: Said, first: number): number {
  const { tokens } = said;
  const lead = at(tokens, first - 1) === "and" ? first - 2 : first - 1;
  if (!COVERED.has(at(tokens, lead)) || tokens[first]?.gap === "stop") return first;
  const unit = ON.has(at(tokens, lead - 1)) ? lead - 2 : lead - 1;
  const before = FOREVER.has(at(tokens, unit)) ? unit : timeBefore(said, unit);
  return before < 0 ? first : before;
}

/** "Ten years on parts, | one year on labor": the last token of what is promised for more of it, or `last`. */
function listedTo(tokens: readonly Token[], last: number): number {
  let end = last;
  for (;;) {
    const first = at(tokens, end + 1) === "and" ? end + 2 : end + 1;
    if (tokens[first] === undefined || tokens[first].gap === "stop" || tokens[first].gap === "pause") return end;
    let unit = first;
    while (isNumberWord(at(tokens, unit))) unit++;
    const lasts = FOREVER.has(at(tokens, first)) ? first : unit > first && TIMES.test(at(tokens, unit)) ? unit : -1;
    if (lasts < 0) return end;
    const covered = coveredEnd(tokens, lasts);
    const named = WARRANTIES.has(at(tokens, covered + 1)) && isJoined(tokens[covered + 1]) ? covered + 1 : covered;
    if (covered === lasts) return end;
    end = named;
  }
}

/** "Ten years on parts", "one year labor": where a part of the work is promised so long and nobody says "warranty"; or null. */
function partPromised(said: Said, part: number): Span | null {
  const { tokens } = said;
  const on = ON.has(at(tokens, part - 1)) ? part - 2 : part - 1;
  const isYears = /^(?:years?|months?)$/.test(at(tokens, on)) || FOREVER.has(at(tokens, on));
  const first = FOREVER.has(at(tokens, on)) ? on : timeBefore(said, on);
  if (!isYears || first < 0 || !isJoined(tokens[part])) return null;
  const last = listedTo(tokens, part);
  const from = listedFrom(said, first);
  // "one year labor" alone may be counted; two parts of a job are promised
  return last > part || from < first ? { first: from, last } : null;
}

/** The words in which a warranty is promised, or null: "lifetime warranty on the glass", "guaranteed for ninety days", "ten years on parts, one year on labor". */
export function warrantyAt(said: Said, index: number): Span | null {
  const { tokens } = said;
  let span: Span | null = null;
  if (COVERED.has(at(tokens, index))) span = partPromised(said, index);
  else {
    const before = lastingBefore(said, index);
    const behind = before < 0 ? lastingBehind(tokens, index) : -1;
    // "the price is guaranteed for thirty days"
    if (behind > 0 && wordsBefore(tokens, index, SAID_REACH).some((word) => OF_PRICES.has(word))) return null;
    if (before >= 0) span = { first: listedFrom(said, before), last: listedTo(tokens, coveredEnd(tokens, index)) };
    else if (behind >= 0)
      span = { first: subjectFrom(tokens, index), last: listedTo(tokens, coveredEnd(tokens, behind)) };
  }
  return span && !isNotOurs(tokens, span) ? span : null;
}
const OF_PRICES = wordSet("price prices quote bid estimate pricing rate rates number");

const BEING = wordSet("is are comes carries");
const WE = wordSet("we i");
const LONGEST_SUBJECT = 3;

/** "The workmanship is | guaranteed", "we | warranty our work": the first token of who or what, or the token itself. */
function subjectFrom(tokens: readonly Token[], named: number): number {
  if (!isJoined(tokens[named])) return named;
  if (WE.has(at(tokens, named - 1))) return named - 1;
  if (DETERMINERS.has(at(tokens, named - 1))) return at(tokens, named - 1) === "our" ? named - 1 : named;
  if (!BEING.has(at(tokens, named - 1))) return named;
  for (let first = named - 2; first >= named - 2 - LONGEST_SUBJECT && isJoined(tokens[first + 1]); first--)
    if (DETERMINERS.has(at(tokens, first))) return first;
  return named;
}
