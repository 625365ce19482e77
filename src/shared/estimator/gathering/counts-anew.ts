import { wordSet } from "#shared/word-set.ts";
import { headNoun, isLeastCount, valueOf } from "../figures/counts.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import { readNumber } from "../numbers/numbers.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { oneOf } from "../words/begins.ts";
import { cue, hears } from "../words/cued.ts";
import { isThing } from "../words/nearby.ts";
import { stem } from "../words/stem.ts";
import { joined } from "../words/tokens.ts";
import { singular, TIME_UNITS } from "../words/units.ts";

const FIGURING = new Set(["figure", "call", "say", "that's"]);
/** Stands before a count that says anew what was counted: "so figure | twelve nights". */
export const behindSo = oneOf(["so"], FIGURING);

/** "Three nights a week at ninety a night so figure twelve nights": the count of the line before, said anew. */
export function countsAnew(open: OpenLines, figure: Figure): boolean {
  const [before, earlier] = [open.at(figure.first - 1), open.at(figure.first - 2)];
  // "ten hours a week at thirty one an hour for four weeks, that's forty hours"
  const sums = before === "that's" && open.current.quantities.length > 1 && figure.every === null;
  if (before !== "so" && !sums && !(earlier === "so" && FIGURING.has(before))) return false;
  const plain = !open.lines.hasContent(open.current.words);
  const line = open.current.price ? open.current : plain ? open.lines.list.at(-1) : undefined;
  const priced = [1, 2].some((next) => open.figures.get(figure.last + 1 + next)?.role === "money");
  if (
    priced ||
    !line?.price?.per ||
    figure.unit === null ||
    line.price.unit !== figure.unit ||
    line.quantities.length === 0
  )
    return false;
  line.quantities = [figureWith(figure, { every: null })];
  open.lines.changed(line);
  return true;
}

/** "Looks like six", "figure five hours", "it'll take three": how long something is expected to take. */
const EXPECTING = wordSet(
  "like figure figuring take takes be guess guessing say probably about closer to nearer maybe",
);
/** Stands before a count that is only expected: "looks like | six". */
export const behindExpecting = oneOf(EXPECTING);

/** "One forty an hour, four hour minimum, looks like six": so many hours are expected, and fewer than the least are not billed. */
export function countsPastLeast(open: OpenLines, figure: Figure): boolean {
  const line = open.settled() || open.current.quantities.length > 0 ? open.current : open.lines.list.at(-1);
  const least = line?.quantities.find((one) => TIME_UNITS.has(one.unit ?? "") && isLeastCount(one, open.tokens));
  if (!line || !least || !EXPECTING.has(open.at(figure.first - 1))) return false;
  if (figure.unit !== least.unit && (figure.unit !== null || isThing(joined(open.tokens, figure.last + 1))))
    return false;
  const expected = figureWith(figure, { unit: least.unit });
  if (valueOf(figure) > valueOf(least))
    line.quantities = line.quantities.map((one) => (one === least ? expected : one));
  line.last = Math.max(line.last, figure.last);
  open.lines.changed(line);
  if (line !== open.current) open.current.words = [];
  return true;
}

/** The lines of the talk until now, the last one first. */
const lastHeard = (open: OpenLines): Candidate[] => [open.current, ...open.lines.list.toReversed()];

/** "Not four": what denies the count that was said before. */
const DENIES = cue(oneOf(["not"]));

/** "He wants five doors, not four": the count of a line heard before, said anew. */
export function countsRather(open: OpenLines, figure: Figure): boolean {
  if (!hears(open.tokens, DENIES)) return false;
  const not = [1, 2, 3].find((next) => open.at(figure.last + next) === "not");
  const dismissed = not === undefined ? null : readNumber(open.tokens, figure.last + not + 1, figure.last + not + 2);
  const noun = dismissed ? stem(headNoun(figure, open.tokens)) : "";
  if (noun === "" || !dismissed) return false;
  // "four door paintings" are doors as well
  const counts = (one: Figure) =>
    one.number.readings[0]?.value === dismissed.readings[0]?.value &&
    [1, 2, 3].some((next) => stem(open.at(one.number.last + next)) === noun);
  const line = lastHeard(open).find((one) => one.quantities.some(counts));
  if (!line) return false;
  line.quantities = [figure];
  open.lines.changed(line);
  if (line !== open.current) open.current.words = [];
  return true;
}

/** "Three outlets at 125 each. And then one in the garage, so | four total": the count of the line before, with those that were counted since. */
export function countsTogether(open: OpenLines, figure: Figure): boolean {
  const { current } = open;
  const further = current.quantities;
  if (open.at(figure.first - 1) !== "so" || figure.unit !== null || current.price || current.service) return false;
  // "two in the hall" counts the same things, "two vents" others
  const isSame = (one: Figure) => one.unit === null && headNoun(one, open.tokens) === "";
  if (further.length === 0 || !further.every(isSame)) return false;
  const before = valueOf(figure) - further.reduce((sum, one) => sum + valueOf(one), 0);
  const [earlier, last] = open.lines.list.slice(-2);
  // "three outlets, one in each bath": where they are stands between
  const places = last && !last.price && !last.service && last.quantities.every(isSame);
  const line = [last ?? earlier, places ? earlier : undefined].find(
    (one) => one?.quantities[0] && valueOf(one.quantities[0]) === before,
  );
  const count = line?.quantities[0];
  if (!line || !count || (line.price && !line.price.per)) return false;
  const corrected = { first: figure.first, last: figure.last };
  line.quantities = [figureWith(count, { number: { ...count.number, readings: figure.number.readings }, corrected })];
  open.lines.changed(line);
  [current.words, current.quantities] = [[], []];
  return true;
}

/** How many things the words before "makes" may add: "the den and the hall make seven". */
const MOST_ADDED = 3;

/** "Packing, five rooms, and the den makes six": the count of the line before, with what was just named. */
export function countsWith(open: OpenLines, figure: Figure): boolean {
  if (!/^makes?$/.test(open.at(figure.first - 1)) || open.settled()) return false;
  const line = open.lines.list.at(-1);
  const [count, ...others] = line?.quantities ?? [];
  const more = (figure.number.readings[0]?.value ?? 0) - (count?.number.readings[0]?.value ?? 0);
  // "rekey three cylinders and make | four duplicate keys"
  const noun = headNoun(figure, open.tokens);
  const other = noun !== "" && count !== undefined && noun !== headNoun(count, open.tokens);
  if (other || open.namesService(figure.last + 1)) return false;
  if (!line || !count || others.length > 0 || more < 1 || more > MOST_ADDED || !Number.isInteger(more)) return false;
  line.quantities = [figureWith(count, { number: { ...count.number, readings: figure.number.readings } })];
  open.lines.changed(line);
  open.current.words = [];
  return true;
}

const SAID_ANEW = new Set(["so", "it's", "that's"]);

/** "They cancelled one so three classrooms | and the gym is six fifty": the count of a line heard before, and no new thing. */
export function countsHeardAnew(open: OpenLines): boolean {
  const { current, lines, tokens } = open;
  const count = current.quantities.at(-1);
  return (
    count !== undefined &&
    SAID_ANEW.has(open.at(count.first - 1)) &&
    !current.price &&
    lines.names(headNoun(count, tokens))
  );
}

/**
 * "Eight pallets at two ten each, no, ten pallets | edging one sixty": behind a count that corrects one, the words that a
 * price is for, when they name no line that was heard. The count then keeps the price that it had.
 */
export function thingBehindCorrection(open: OpenLines, price: Figure): number[] {
  const { correction, current, lines } = open;
  const count = current.quantities.at(-1);
  if (correction?.kind !== "replace" || correction.strikes || !count || current.price || price.per) return [];
  const counted = (line: Candidate) =>
    line.price?.per === true &&
    line.quantities.some(
      (one) =>
        one.unit === count.unit && (one.unit !== null || headNoun(one, open.tokens) === headNoun(count, open.tokens)),
    );
  if (open.at(price.first - 1) === "at" || !lines.list.some(counted)) return [];
  const noun = headNoun(count, open.tokens);
  const behind = current.words.filter((index) => index > count.last);
  const place = behind.findIndex((index) => singular(open.at(index)) === noun);
  const thing = behind.slice(place + 1);
  const named = lines.content(thing);
  return named.length > 0 && !named.some((word) => lines.names(word)) ? thing : [];
}
