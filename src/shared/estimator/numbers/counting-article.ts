import { wordSet } from "#shared/word-set.ts";
import { wordTable } from "#shared/word-table.ts";
import { ARTICLES } from "../words/number-words.ts";
import type { Reading, SpokenNumber } from "../words/spoken-number.ts";
import { isJoined, type Token } from "../words/tokens.ts";
import { looksPlural } from "../words/units.ts";
import { billedTimesEnd } from "./told-times.ts";

const TIMES = wordTable<number>({ once: 1, twice: 2 });
/** What counts without being a number begins with one of these, or with "a". */
export const COUNTING = new Set([...Object.keys(TIMES), "the"]);
const FULL = new Set(["full", "whole", "solid"]);
const LASTING = wordSet("day week hour month quarter year");
const LASTS = wordSet("take takes about within");
const HOLDING = wordSet("give figure have keep");
const AFTER_PRICE = new Set(["dollar", "dollars", "bucks", "buck", "cents", "cent"]);

/** "I'll have it | a week", "call it | a week", but not "let's call it a day". */
function holdsIt(tokens: readonly Token[], index: number): boolean {
  if (tokens[index - 1]?.norm !== "it") return false;
  const verb = tokens[index - 2]?.norm ?? "";
  return HOLDING.has(verb) || (verb === "call" && tokens[index + 1]?.norm !== "day");
}

/** "an hour each way", "a day of prep": the article counts one, unless a price or a count stands before it. */
export function countingArticle(
  tokens: readonly Token[],
  index: number,
  before: SpokenNumber | undefined,
): { readings: Reading[]; next: number; shaped: boolean } | null {
  const times = TIMES[tokens[index]?.norm ?? ""];
  const next = tokens[index + 1]?.norm ?? "";
  const atPrice = next === "at" && isJoined(tokens[index + 1]);
  if (times !== undefined && (["a", "per"].includes(next) || atPrice || billedTimesEnd(tokens, index + 1) > 0))
    return { readings: [{ value: times, why: "as said" }], next: index + 1, shaped: false };
  const [article, unit, third] = [
    tokens[index]?.norm ?? "",
    tokens[index + 1]?.norm ?? "",
    tokens[index + 2]?.norm ?? "",
  ];
  // "two plumbers, a full day", "once a month the whole year"
  if (
    (ARTICLES.has(article) || (article === "the" && third === "year")) &&
    FULL.has(unit) &&
    LASTING.has(third) &&
    isJoined(tokens[index + 1])
  ) {
    const priced =
      isJoined(tokens[index]) && (before?.last === index - 1 || AFTER_PRICE.has(tokens[index - 1]?.norm ?? ""));
    if (!priced) return { readings: [{ value: 1, why: "as said" }], next: index + 1, shaped: false };
  }
  // "three seventy five a month for the year"
  const monthly = /^month(?:ly)?$/.test(tokens[index - 2]?.norm ?? "");
  if (article === "the" && unit === "year" && tokens[index - 1]?.norm === "for" && monthly)
    return { readings: [{ value: 1, why: "as said" }], next: index + 1, shaped: false };
  if (!ARTICLES.has(article) || third === "rate" || !isJoined(tokens[index + 1])) return null;
  // "most of a week", "a day's work"
  const most = tokens[index - 1]?.norm === "of" && tokens[index - 2]?.norm === "most";
  const lasting =
    (["day", "week", "month"].includes(unit) &&
      (most || LASTS.has(tokens[index - 1]?.norm ?? "") || holdsIt(tokens, index))) ||
    (["day's", "week's", "month's"].includes(unit) && third === "work");
  const length =
    lasting ||
    (["year", "month", "quarter", "week"].includes(unit) &&
      ["for", "in", "down"].includes(tokens[index - 1]?.norm ?? ""));
  const counts =
    unit === "hour" ||
    unit === "dollar" ||
    (unit === "buck" && third !== "") ||
    length ||
    (["year", "month", "quarter"].includes(unit) && third === "of") ||
    ((unit === "day" || unit === "week") &&
      (["of", "to", "at", "for"].includes(third) || (third === "and" && tokens[index + 4]?.norm === "half")));
  const previous = isJoined(tokens[index]) ? (tokens[index - 1]?.norm ?? "") : "";
  // "scones a dollar ten" has a price, "crews a day" a rate
  const rates = unit !== "dollar" && looksPlural(previous) && !["and", "at", "of"].includes(third);
  if (!counts || AFTER_PRICE.has(previous) || rates || (previous !== "" && before?.last === index - 1)) return null;
  return { readings: [{ value: 1, why: "as said" }], next: index + 1, shaped: false };
}
