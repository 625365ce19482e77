import { wordTable } from "#shared/word-table.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { at, type Token } from "../words/tokens.ts";

const LENGTHS = wordTable<string>({ hours: "hour", days: "day", weeks: "week", nights: "night" });
const WHOLE = new Set(["full", "whole"]);
const LEADS = new Set(["are", "run", "is", "at", "were"]);

/** "Half days are three twenty", "full days at five eighty": the unit of a rate that is said in the plural; null for any other line. */
export function pluralRate({ price, service, quantities, words }: Candidate, tokens: readonly Token[]): string | null {
  if (!price || price.per || service || quantities.length > 0 || !LEADS.has(at(tokens, price.first - 1))) return null;
  const named = words.filter((index) => index < price.first - 1);
  const unit = LENGTHS[at(tokens, named.at(-1) ?? -1)];
  if (unit === undefined || named.length > 2) return null;
  const length = named.length === 1 ? "full" : at(tokens, named[0] ?? -1);
  if (length === "half") return unit === "day" ? "half day" : null;
  return WHOLE.has(length) ? unit : null;
}
