import { wordSet } from "#shared/word-set.ts";
import { countsNothingBehind } from "../numbers/bare-counts.ts";
import { figureWith, isWithin, type Figure } from "../numbers/figure.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { isNumberWord } from "../words/number-words.ts";
import { stem } from "../words/stem.ts";
import { at, type Token } from "../words/tokens.ts";
import { soldName } from "../service-names/sold-by.ts";
import { isMeasure, looksPlural, TIME_UNITS, unitAt } from "../words/units.ts";

/** Words that many lines share. */
export const GENERIC = new Set(
  ["install", "replace", "new", "old", "labor", "one", "two", "clean", "repair", "set", "paint", "no", "not"].map(stem),
);

/** "Wait that's the old price": words about the figure itself name nothing. */
export const TALK = wordSet(
  "old price last year new wrong rate cost time remeasured number checked moved raised lowered upped increased",
);

/** "That shed is big.", "the tub's in bad shape.": says how something is, and prices nothing. */
export const remarks = ({ words, price, service }: Candidate, tokens: readonly Token[]): boolean =>
  !price && !service && words.some((index) => /^(?:is|are|was|were)$|'s$|'re$/.test(tokens[index]?.norm ?? ""));

/** The words of what a figure counts, for a line whose new count does not say them: "five trees ... make it six". */
export function nounTokens({ number, noun, unit }: Figure): number[] {
  if (unit === null || isMeasure(unit)) return [];
  return Array.from({ length: Math.max(0, noun - number.last) }, (_, offset) => number.last + 1 + offset);
}

/** The unit of time, length or weight in which a line is counted, or null. */
export const measureOf = ({ quantities }: Candidate): string | null =>
  quantities.find(({ unit }) => isMeasure(unit ?? ""))?.unit ?? null;

/** "48 square feet at $16 ... wait, the floor is | 40 feet": who says feet for short means those that were counted. */
export function inFeetOf(line: Candidate | null, change: Candidate): Candidate {
  const [count, ...others] = line?.quantities ?? [];
  const [anew, ...more] = change.quantities;
  if (!count || !anew || others.length + more.length > 0 || anew.unit !== "ft" || count.unit !== "sq ft") return change;
  const [now = 0, before = 0] = [anew, count].map(({ number }) => number.readings[0]?.value);
  if (!isWithin(FARTHEST_FEET, now, before)) return change;
  return { ...change, quantities: [figureWith(anew, { unit: count.unit })] };
}
/** So many times more or fewer feet are another measure: of "two hundred square feet", "it's sixteen feet" says a side. */
const FARTHEST_FEET = 2;

/** "Two hours of labor, no, make it three": a bare number instead of the one count of a line counts in its unit. */
export function inUnitOf(line: Candidate, said: readonly Figure[], tokens: readonly Token[]): Figure | null {
  const [count, ...others] = line.quantities;
  const [anew, ...more] = said;
  const timed = line.service !== null && TIME_UNITS.has(count?.unit ?? "") && count?.every === null;
  if (!timed || anew?.unit !== null || others.length + more.length > 0 || !countsNothingBehind(anew, tokens))
    return null;
  const { first, last } = anew.corrected ?? anew;
  return figureWith(count, { number: { ...count.number, readings: anew.number.readings }, corrected: { first, last } });
}

/** A count is said anew as one of its own size. */
const FARTHEST = 3;

/** So many times more or fewer things are no other count of them. */
const FARTHEST_THINGS = 2;

/** "Twelve at $16 each ... make the boxes | fifteen": a bare number for things that were counted is how many there are. */
function countsThings(
  { number, last }: Figure,
  { quantities, price, words }: Candidate,
  tokens: readonly Token[],
): boolean {
  const [count, ...others] = quantities;
  const thing = at(tokens, number.first - 1);
  const makes = at(tokens, number.first - 2) === "the" && at(tokens, number.first - 3) === "make";
  if (!count || !makes || !looksPlural(thing) || others.length > 0 || !price?.per || number.last !== last) return false;
  const named = [...words, count.noun].some((index) => stem(at(tokens, index)) === stem(thing));
  const [now, before] = [number, count.number].map(({ readings }) => readings[0]?.value ?? 0) as [number, number];
  return named && before > 1 && Math.abs(Math.log(now / before)) < Math.log(FARTHEST_THINGS);
}

/** "make it three" after "two at ninety": nearer to the count than to the price. */
export function countsRather(price: Figure, target: Candidate, tokens: readonly Token[]): boolean {
  const [count, before, now] = [target.quantities.at(-1), target.price, price].map(
    (figure) => figure?.number.readings[0]?.value ?? 0,
  ) as [number, number, number]; // three in, three out
  if (price.per || price.sure || count <= 0 || now <= 0 || !Number.isInteger(now * 4)) return false;
  // a service without a price of its own: what was said of it is its count
  const near = isWithin(FARTHEST, now, count);
  if (before <= 0 && target.service !== null && near) return true;
  if (price.number.priceShaped) return false;
  if (countsThings(price, target, tokens)) return true;
  if (before <= 0) return target.service !== null && now < 50;
  return Math.abs(Math.log(now / count)) < Math.abs(Math.log(now / before));
}

/** A price that is said anew is at most so many times what the account's list asks, or that part of it. */
const NEAR_LISTED = 2;

/**
 * "A new zipper, make it forty", where one is 28; "two flats, make it forty", where one is 18: nearer to what the list
 * asks, for one or for all of them, than to how many there are. The price that is meant, or null.
 */
export function pricesRather(said: Figure, { service, price, quantities }: Candidate): Figure | null {
  const listed = (service?.entry.fixedRate ?? 0) / 100;
  const [count, ...others] = quantities;
  if (listed <= 0 || price || others.length > 0 || (count && (count.unit !== null || count.every !== null)))
    return null;
  if (soldName(service?.entry.name ?? "").unit !== null || said.unit !== null || said.per) return null;
  const [many, now] = [count, said].map((figure) => figure?.number.readings[0]?.value ?? 1) as [number, number];
  const far = (from: number) => Math.abs(Math.log(now / from));
  const each = far(listed) <= far(listed * many);
  const nearest = each ? far(listed) : far(listed * many);
  if (now <= 0 || nearest > Math.log(NEAR_LISTED) || nearest >= far(many)) return null;
  return figureWith(said, { role: "money", ...(each && many > 1 ? { per: true, unit: "each" } : {}) });
}

/** A word that names something which a line did not say, and no other size of it. */
export function isNewThing(word: string, said: ReadonlySet<string>): boolean {
  const sizes = isNumberWord(word) || unitAt(word, undefined) !== null;
  return !sizes && !TALK.has(word) && !GENERIC.has(stem(word)) && !said.has(stem(word));
}
