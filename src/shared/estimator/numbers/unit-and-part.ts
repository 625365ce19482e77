import { wordSet } from "#shared/word-set.ts";
import { wordTable } from "#shared/word-table.ts";
import { ARTICLES, isNumberWord } from "../words/number-words.ts";
import type { Reading, SpokenNumber } from "../words/spoken-number.ts";
import { isJoined, joined, type Token } from "../words/tokens.ts";
import { twoDecimals } from "./percent-parts.ts";

/** "Belt nineteen ninety nine | hour and a half of labor": of so many nobody says "hour". */
const LONGEST_DAY = 16;
const PARTS = wordTable<number>({ half: 0.5, quarter: 0.25 });
/** Behind a price of each: "dollar ten | apiece". */
const RATED = wordSet("per each apiece");

/** Before "dollar" these say which or how many: "a dollar and a quarter", "the dollar". */
const COUNTS_DOLLARS = wordSet("a an per the each every half one");

/** "Three hundred ten feet | dollar and a quarter | a foot", "dollar fifty a foot": a price below two dollars without its article; else null. */
export function dollarAndPart(tokens: readonly Token[], index: number): SpokenNumber | null {
  const token = tokens[index];
  const previous = isJoined(token) ? (tokens[index - 1]?.norm ?? "") : "";
  if (token?.norm !== "dollar" || COUNTS_DOLLARS.has(previous) || isNumberWord(previous)) return null;
  const and = joined(tokens, index + 1) === "and" && ARTICLES.has(joined(tokens, index + 2));
  const cents = and ? null : twoDecimals((place) => joined(tokens, place), index + 1);
  const share = and ? PARTS[joined(tokens, index + 3)] : cents ? Number(cents.digits) / 100 : undefined;
  const last = and ? index + 3 : (cents?.next ?? index + 2) - 1;
  // "a dollar fifty | a foot", "dollar ten each": of what there is no price per thing nobody is sure
  const per = joined(tokens, last + 1);
  const end = tokens[last];
  if (share === undefined || !end || !(ARTICLES.has(per) || RATED.has(per))) return null;
  const readings: Reading[] = [{ value: Math.round((1 + share) * 100) / 100, why: "as said" }];
  return { first: index, last, start: token.start, end: end.end, readings, priceShaped: true };
}

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
