import { at, CURRENCY, type Figure } from "./figure.ts";
import { LEADING_TO_SUM } from "./price-cues.ts";
import { beginsSentence, isJoined, type Token } from "./tokens.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** A speaker who says one of these takes the figure before it back. */
const REPAIRING = set("no nope nah naw wait sorry actually hm hmm oops correction rather meant");
/** What else may stand between the two figures. */
const BRIDGE = set(
  "um uh er oh well hang hold on scratch that make it i mean i'd i'll we'll better say let's call go going with it's that's or excuse me my mistake bad should be more like do told him her them so put",
);
const LONGEST = 8;
/** Marks tokens that the speaker took back: what stands before them leads to what follows them. */
export const TAKEN_BACK = 3;
/** A count is corrected by one of its own size: "twelve, no, fourteen", but not "ninety, no, four hours". */
const FARTHEST = 3;
/** After a figure these say that the sentence goes on about the reason, and not about another thing. */
const REASON = set("because cause since there's with now and");

const valueOf = (figure: Figure): number => (figure.number.readings[0]?.value ?? 0) * figure.scale;

/** How many words the speaker says again: "four deep tissue no three deep tissue massages". */
const LONGEST_REPEAT = 3;

/** Where the repair begins behind words that are said again after the later figure; else `from`. */
function afterRepeated(tokens: readonly Token[], from: number, later: Figure): number {
  for (let count = 1; count <= LONGEST_REPEAT; count++) {
    if (!REPAIRING.has(at(tokens, from + count))) continue;
    // "nine double hung windows, actually eight windows"
    if (count > 1 && at(tokens, from + count - 1) === at(tokens, later.number.last + 1)) return from + count;
    const repeats = Array.from(
      { length: count },
      (_, offset) => at(tokens, from + offset) === at(tokens, later.number.last + 1 + offset),
    );
    return repeats.every(Boolean) ? from + count : from;
  }
  return from;
}

/** True when only words of a repair stand between two tokens, with at least one that takes something back. */
function isRepair(tokens: readonly Token[], from: number, to: number): boolean {
  if (to - from < 1 || to - from > LONGEST) return false;
  let repairs = false;
  for (let index = from; index < to; index++) {
    const word = at(tokens, index);
    if (REPAIRING.has(word)) repairs = true;
    else if (!BRIDGE.has(word)) return false;
    if (index > from && beginsSentence(tokens[index])) return false;
  }
  return repairs;
}

/** "I put one fifty. Hm, two hundred, there's the long one": across sentences the new figure stands by itself. */
function standsAlone(later: Figure, tokens: readonly Token[], first: number): boolean {
  if (!beginsSentence(tokens[first]) && !beginsSentence(tokens[later.first])) return true;
  return (
    !beginsSentence(tokens[later.first]) &&
    (!isJoined(tokens[later.last + 1]) || REASON.has(at(tokens, later.last + 1)))
  );
}

const isPlain = (figure: Figure): boolean => !figure.per && !figure.sure && figure.unit === null;

/** True when the later figure can stand where the earlier one stood. */
function takesPlaceOf(earlier: Figure, later: Figure, tokens: readonly Token[]): boolean {
  if (earlier.role === "percent" || later.role === "percent")
    return earlier.role === later.role || (later.role === "percent" && isPlain(earlier) && valueOf(earlier) <= 100);
  if (earlier.role === "dimension" || later.role === "dimension") return false;
  const cued = LEADING_TO_SUM.has(at(tokens, earlier.first - 1));
  if (earlier.role === "money" && later.role === "money") {
    if (earlier.per !== later.per) return !earlier.per && earlier.unit === null && later.per;
    return earlier.unit === later.unit && at(tokens, later.last + 1) !== "for";
  }
  if (earlier.role === "quantity" && later.role === "quantity" && earlier.unit === later.unit && earlier.unit !== null)
    return true;
  if (!isPlain(earlier) || (cued && later.role === "quantity")) return false;
  const ratio = valueOf(later) / Math.max(valueOf(earlier), 0.01);
  return ratio < FARTHEST && ratio > 1 / FARTHEST && !CURRENCY.has(at(tokens, later.last));
}

/**
 * "Three days, no, four days", "ninety no I'd better say one twenty": the later figure stands where the earlier one
 * stood. What was taken back leaves the talk, with the words that took it back.
 */
export function repairFigures(figures: readonly Figure[], tokens: readonly Token[], taken: Uint8Array): Figure[] {
  const kept: Figure[] = [];
  for (const figure of figures) {
    const earlier = kept.at(-1);
    const first = afterRepeated(tokens, (earlier?.number.last ?? 0) + 1, figure) || 0;
    const begins = Math.max(first, (earlier?.last ?? 0) + 1);
    if (
      earlier &&
      isRepair(tokens, begins, figure.first) &&
      standsAlone(figure, tokens, begins) &&
      takesPlaceOf(earlier, figure, tokens)
    ) {
      kept.pop();
      taken.fill(TAKEN_BACK, earlier.first, figure.first);
    }
    kept.push(figure);
  }
  return kept;
}
