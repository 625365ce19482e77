import { wordSet } from "#shared/word-set.ts";
import { headNoun, isWholeCount, valueOf } from "../figures/counts.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import { readNumber } from "../numbers/numbers.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { oneOf } from "../words/begins.ts";
import { cue, hears } from "../words/cued.ts";
import { stem } from "../words/stem.ts";
import { beginsSentence, isJoined } from "../words/tokens.ts";
import { looksPlural, singular } from "../words/units.ts";
import { REASONS } from "../words/words.ts";
import { tellsWhyNot } from "../words/why-not.ts";

/** With one of these so many of what was counted go: "drop two of the doors", "leave out one window". */
const DROPPING = wordSet(
  "drop skip minus less cancel scratch scrap lose remove forget nix ditch strike omit delete leave take",
);
/** With a particle alone: "take one off", "leave one window out". */
const PARTED = wordSet("take leave pull knock");
/** These are work as well: "pull two stumps out", "take two doors off". */
const WORKS = wordSet("take pull knock");
const PARTICLES = wordSet("out off away");
const FEWER = wordSet("less fewer");
const MAKING = wordSet("make call that's it's let's do");
const IT = wordSet("it that them");
export const beginsTakingSome = oneOf(DROPPING, PARTED, MAKING, ["one", "two", "three", "1", "2", "3"]);
/** Nothing goes in part where nobody says one of these. */
const SAYS_SOME = cue(oneOf(DROPPING, PARTED, FEWER));

const OF_THEM = wordSet("those them these");
const DEFINITE = wordSet("the those these his her their");
/** Behind such a change its clause ends, or goes on with one of these. */
const GOES_ON = wordSet("and so but then now please um uh from actually okay ok also plus");
/** Who only tells of it: "we drop one dumpster Monday", "they lose one window". */
const TELLING = wordSet("i we i'll we'll they you he she it who that'll");
/** Nobody takes away more of what was counted in passing. */
const MOST = 20;

/** How many go, the thing by its word or "", and the last token that says so. */
interface Some {
  count: number;
  thing: string;
  last: number;
  /** "Two of the doors", and not "two doors". */
  isOf: boolean;
}

/** The number at a token and the token behind it: "two", "one", "a"; null for none. */
function countAt(open: OpenLines, index: number): { count: number; next: number } | null {
  const { figures, tokens } = open;
  if (!isJoined(tokens[index])) return null;
  const word = open.at(index);
  const figure = figures.get(index);
  const isOne = word === "one" && (figure?.number.last ?? index) === index;
  if (isOne || word === "a" || word === "an") return { count: 1, next: index + 1 };
  if (figure && figure.role !== "quantity" && (figure.sure || figure.per || figure.role !== "money")) return null;
  const end = figure?.number.last ?? index;
  const value = readNumber(tokens, index, end + 1)?.readings[0]?.value ?? 0;
  return Number.isInteger(value) && value >= 1 && value <= MOST ? { count: value, next: end + 1 } : null;
}

/** "One of the windows", "two of those", "one window", "one": so many of what, from a token on. */
function someAt(open: OpenLines, index: number): Some | null {
  const counted = countAt(open, index);
  if (!counted) return null;
  const { count, next } = counted;
  const isArticle = /^an?$/.test(open.at(index));
  const thingAt = (at: number): Some | null => {
    const word = open.at(at);
    const isThing = isJoined(open.tokens[at]) && word !== "" && !PARTICLES.has(word) && !GOES_ON.has(word);
    return isThing && !open.figures.has(at) && !tellsWhyNot(word) && !REASONS.has(word)
      ? { count, thing: singular(word), last: at, isOf: open.at(next) === "of" }
      : null;
  };
  if (isJoined(open.tokens[next]) && open.at(next) === "of") {
    if (isArticle) return null;
    if (DEFINITE.has(open.at(next + 1)) && isJoined(open.tokens[next + 2]) && looksPlural(open.at(next + 2)))
      return thingAt(next + 2);
    return OF_THEM.has(open.at(next + 1)) ? { count, thing: "", last: next + 1, isOf: true } : null;
  }
  if (FEWER.has(open.at(next)) && isJoined(open.tokens[next]))
    return thingAt(next + 1) ?? { count, thing: "", last: next, isOf: false };
  return thingAt(next) ?? (isArticle ? null : { count, thing: "", last: next - 1, isOf: false });
}

/** True when nothing but what goes on with other things stands behind a token. */
const ends = (open: OpenLines, last: number): boolean => {
  const next = open.at(last + 1);
  return !isJoined(open.tokens[last + 1]) || GOES_ON.has(next) || tellsWhyNot(next) || REASONS.has(next);
};

/** "Drop two of the doors", "take one of those off", "make it one less", "one less window": what goes, said from a token on. */
function goesAt(open: OpenLines, index: number): Some | null {
  const word = open.at(index);
  const isFewer = (some: Some | null) =>
    some && [some.last, some.last - 1].some((at) => FEWER.has(open.at(at))) ? some : null;
  if (MAKING.has(word)) return isFewer(someAt(open, IT.has(open.at(index + 1)) ? index + 2 : index + 1));
  if (!DROPPING.has(word) && !PARTED.has(word))
    return beginsSentence(open.tokens[index]) ? isFewer(someAt(open, index)) : null;
  if (TELLING.has(open.at(index - 1)) && isJoined(open.tokens[index])) return null;
  const isParted = isJoined(open.tokens[index + 1]) && PARTICLES.has(open.at(index + 1));
  const some = someAt(open, isParted ? index + 2 : index + 1);
  if (some && WORKS.has(word) && some.thing !== "" && !some.isOf) return null;
  if (!some || isParted || !PARTED.has(word)) return some;
  const off = some.last + 1;
  return PARTICLES.has(open.at(off)) && isJoined(open.tokens[off]) ? { ...some, last: off } : null;
}

/** The count of a line that some of a thing are taken from, when there are more of it. */
function countOf(open: OpenLines, line: Candidate, { count, thing }: Some): Figure | null {
  const counts = line.quantities.filter(
    (one) => (isWholeCount(one, Infinity) || one.unit === thing) && valueOf(one) > count && !one.every && !one.range,
  );
  const named = counts.filter((one) => singular(open.at(one.noun)) === thing || headNoun(one, open.tokens) === thing);
  const [only, other] = named.length > 0 ? named : counts;
  if (!only || other) return null;
  const names = () => open.lines.stems(line).has(stem(thing));
  return thing === "" || named.length > 0 || names() ? only : null;
}

/** True for a price that surely is for each. */
const isEach = (open: OpenLines, { price, service }: Candidate): boolean =>
  price === null
    ? service !== null
    : price.per || /^(?:at|@)$/.test(open.at(price.first - (open.at(price.first - 1) === "$" ? 2 : 1)));

/** The latest line of which some of a thing may go, and its count. */
function lineWith(open: OpenLines, some: Some): { line: Candidate; held: Figure } | null {
  const heard = [...(open.settled() ? [open.current] : []), ...open.lines.list.toReversed()];
  for (const line of heard) {
    const held = countOf(open, line, some);
    if (held) return { line, held };
  }
  return null;
}

/** "Drop one dumpster at her mom's": behind a verb some of what was counted is spoken of, and no line. */
export function isSomeOf(open: OpenLines, index: number): boolean {
  const some = someAt(open, index);
  return some !== null && some.thing !== "" && lineWith(open, some) !== null;
}

/**
 * "Six windows at 300 each. Drop one of the windows", "take two of those off", "make it one less": so many fewer of what was
 * counted; a price that may be for all of them is asked anew. Returns the last token that says so, or -1.
 */
export function takesSome(open: OpenLines, index: number): number {
  if (!hears(open.tokens, SAYS_SOME)) return -1;
  const some = goesAt(open, index);
  if (!some || !ends(open, some.last)) return -1;
  const found = lineWith(open, some);
  if (!found) return -1;
  const { line, held } = found;
  // "eight sessions, minus one, so seven sessions": what is left was said as well
  if ((held.corrected?.first ?? -1) > index) return some.last;
  const readings = held.number.readings.map((reading) => ({ ...reading, value: reading.value - some.count }));
  line.quantities = line.quantities.map((one) =>
    one === held ? figureWith(one, { number: { ...one.number, readings } }) : one,
  );
  if (!isEach(open, line)) {
    line.price = null;
    line.asked = true;
  }
  open.finish();
  open.lines.changed(line);
  return some.last;
}
