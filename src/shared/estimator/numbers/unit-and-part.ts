import { wordTable } from "#shared/word-table.ts";
import { ARTICLES } from "../words/number-words.ts";
import type { Reading, SpokenNumber } from "../words/spoken-number.ts";
import { isJoined, type Token } from "../words/tokens.ts";

/** "Belt nineteen ninety nine | hour and a half of labor": of so many nobody says "hour". */
const LONGEST_DAY = 16;
const PARTS = wordTable<number>({ half: 0.5, quarter: 0.25 });

/** "Hour and a half", when no article or number stands before it: one and a half; else null. */
export function unitAndPart(
  tokens: readonly Token[],
  index: number,
  before: SpokenNumber | undefined,
): SpokenNumber | null {
  const token = tokens[index];
  if (token?.norm !== "hour" || tokens[index + 1]?.norm !== "and" || !ARTICLES.has(tokens[index + 2]?.norm ?? ""))
    return null;
  const [part, previous] = [tokens[index + 3], isJoined(token) ? (tokens[index - 1]?.norm ?? "") : ""];
  const share = PARTS[part?.norm ?? ""];
  if (
    !part ||
    share === undefined ||
    ARTICLES.has(previous) ||
    previous === "per" ||
    (isJoined(token) && before?.last === index - 1 && (before.readings[0]?.value ?? 0) <= LONGEST_DAY)
  )
    return null;
  const readings: Reading[] = [{ value: 1 + share, why: "as said" }];
  return { first: index, last: index + 3, start: token.start, end: part.end, readings, priceShaped: false };
}
