import type { DocumentContent } from "./schema.ts";
import { acceptedRates } from "./suggestions/accepted-rates.ts";
import { leftSaid } from "./suggestions/left-said.ts";
import { lumpSum } from "./suggestions/lump-sum.ts";
import { deposit, rates, unpriced } from "./suggestions/pricing-checks.ts";
import type { Check, SuggestionContext } from "./suggestions/proposal.ts";
import type { Suggestion } from "./suggestions/schema.ts";
import { assumed, business, client, scope, tax, terms, timeline, validity } from "./suggestions/writing-checks.ts";

const RANK = { high: 0, medium: 1, low: 2 };
const CHECKS: Check[] = [
  client,
  unpriced,
  rates,
  acceptedRates,
  deposit,
  terms,
  scope,
  lumpSum,
  timeline,
  leftSaid,
  assumed,
  validity,
  tax,
  business,
];

/** The most important first; of the same weight in the order in which they were found. */
export const ranked = (suggestions: readonly Suggestion[]): Suggestion[] =>
  [...suggestions].sort((a, b) => RANK[a.priority] - RANK[b.priority]);

/** What would make the document better, the most important first. Ids are stable: the same gap has the same id. */
export const suggest = (content: DocumentContent, context: SuggestionContext): Suggestion[] =>
  ranked(CHECKS.flatMap((check) => check(content, context)));
