import { isBeside, statementBefore, type Statement } from "../likelihood/statements.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, type Token } from "../words/tokens.ts";
import { TIME_UNITS, unitAt } from "../words/units.ts";
import { couldName, PREPOSITIONS, WARRANTIES } from "../words/words.ts";

/** "Ten year workmanship | warranty": so many words back stands how long one holds. */
const WARRANTY_REACH = 4;
/** A statement that less likely begins may as well go on with what stands before. */
const BEGINS = 0.5;

const names = (tokens: readonly Token[], words: readonly number[]): boolean =>
  words.some((index) => couldName(at(tokens, index)) && !isNumberWord(at(tokens, index)));

/** "Diagnosis | 90 day warranty on the part", "ten year workmanship warranty | dumpster": the words of what is free without the warranty beside it. */
function withoutWarranty(tokens: readonly Token[], words: readonly number[]): readonly number[] {
  const warranty = words.findIndex((index) => WARRANTIES.has(at(tokens, index)));
  if (warranty < 0) return words;
  const from = Math.max(0, warranty - WARRANTY_REACH);
  const near = words.slice(from, warranty).findLastIndex((index) => {
    const word = at(tokens, index);
    return word === "lifetime" || TIME_UNITS.has(unitAt(word, undefined)?.unit ?? "");
  });
  if (near < 0) return words;
  let first = from + near;
  while (first > 0 && isNumber(at(tokens, words[first - 1]))) first--;
  const [before, behind] = [words.slice(0, first), words.slice(warranty + 1)];
  if (names(tokens, before)) return before;
  // "a year warranty | on parts"
  return names(tokens, behind) && !PREPOSITIONS.has(at(tokens, behind[0])) ? behind : words;
}
const isNumber = (word: string): boolean => isNumberWord(word) || /^\d/.test(word);

/** "Customer hauls the brush | stump grinding [included]": the words of what is free without what was told beside the work before it. */
function behindTold(
  tokens: readonly Token[],
  statements: readonly Statement[],
  words: readonly number[],
  end: number,
): readonly number[] {
  const here = statementBefore(statements, tokens[end]?.start ?? -1);
  const { start = -1, begins = 0 } = statements[here] ?? {};
  if (begins < BEGINS || !isBeside(statements[here - 1]?.role)) return words;
  const behind = words.filter((index) => (tokens[index]?.start ?? -1) >= start);
  return names(tokens, behind) ? behind : words;
}

/** A line that is free, without the warranty and what else was told beside the work in one breath with it; any other as it is. */
export function withoutToldBeside(
  candidate: Candidate,
  tokens: readonly Token[],
  statements: readonly Statement[],
): Candidate {
  const { free, price, service, words: all } = candidate;
  if (!free || price || service || all.length < 2) return candidate;
  const last = all.at(-1) ?? 0;
  const ends = free.first > last ? free.first : last;
  const words = withoutWarranty(tokens, behindTold(tokens, statements, all, ends));
  if (words.length === all.length) return candidate;
  return { ...candidate, words: [...words], first: words[0] ?? candidate.first, told: -1 };
}
