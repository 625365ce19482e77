import { wordSet } from "#shared/word-set.ts";
import { cued } from "../words/cued.ts";
import { ARTICLES, FIRST_PERSON, LEAST, SUBJECT } from "../words/sentence-words.ts";
import { CURRENCY } from "../words/words.ts";
import type { Place } from "./number-place.ts";
import { isRival } from "./rival-prices.ts";

/** What leads to a price behind what it is for: "quoted laminate at", "a bid from the roofer for about". */
const LEADING = wordSet("at for of was is about around like maybe roughly only just a $");
const QUOTING = wordSet("quote quoted quoting quotes bid price priced estimate estimated");
const PAPERS = wordSet("quote bid price estimate number offer");
/** "The stone on the front porch" has no more words. */
const LONGEST_THING = 5;

/** The place of a rival that ends what stands before a verb: "the other guy | quoted", "a guy already | quote"; or -1. */
function rivalBefore(said: readonly string[], verb: number): number {
  const place = said[verb + 1] === "already" || said[verb + 1] === "just" ? verb + 2 : verb + 1;
  return isRival(said[place] ?? "") && (ARTICLES.has(said[place + 1] ?? "") || said[place + 1] === "some") ? place : -1;
}

/** "They had a guy quote laminate at nineteen hundred", "the other guy quoted the fence at 2100": what it is for stands between. */
function isQuotedThing(said: readonly string[]): boolean {
  const verb = said.slice(1, LONGEST_THING + 2).findIndex((word) => QUOTING.has(word)) + 1;
  return verb > 0 && rivalBefore(said, verb) > 0 && !said.slice(0, verb).some((word) => FIRST_PERSON.has(word));
}

/** "They've got a quote from the cable company for three thousand": who asked it stands between. */
function isQuoteFrom(said: readonly string[]): boolean {
  const from = said.slice(0, LONGEST_THING + 2).indexOf("from");
  const paper = said[from + 1] ?? "";
  if (from < 2 || !PAPERS.has(paper) || !said.slice(0, from).some(isRival)) return false;
  return !said.slice(0, from + SUBJECT).some((word) => FIRST_PERSON.has(word));
}

/** Prices of others that are told of with who made them and what they are for. */
export const isQuotedByOthers = cued(isRival, ({ said, value, unit, plural, after }: Place): boolean => {
  if (value < LEAST || unit !== null || (plural && !CURRENCY.has(after)) || said.length < SHORTEST) return false;
  if (!LEADING.has(said[0] ?? "")) return false;
  return isQuotedThing(said) || isQuoteFrom(said);
});
const SHORTEST = 3;
