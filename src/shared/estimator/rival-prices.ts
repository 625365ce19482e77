import { wordSet } from "#shared/word-set.ts";
import { at, CURRENCY } from "./figure.ts";
import type { Place } from "./number-place.ts";
import { perUnit } from "./per-unit.ts";
import { ARTICLES, BETWEEN, FIRST_PERSON, LEAST, SUBJECT, wordsBefore } from "./sentence-words.ts";
import { beginsSentence, type Token } from "./tokens.ts";
import { singular } from "./units.ts";

/** What other people do with prices of their own. */
const ASKING = wordSet("quoted charged bid wanted asked");
/** The same, and what it also does here: only those who sell or buy elsewhere are meant. */
const TRADING = wordSet("charges charge wants paid pays offered quotes gets told said gave had");
/** Who was told a price by somebody else. */
const HEARERS = wordSet("him her them");
/** They sell the same, or were sold it. */
const COMPETITORS = wordSet(
  "friend guy guys neighbor competitor competitors company contractor somebody someone else insurance brother cousin outfit place shop roofer plumber electrician painter others people dealer dealership store stores depot lowe's lowes vet dentist salon agency chain rival mechanic tailor bakery nextdoor",
);
/** True for somebody who sells the same. */
export const isRival = (word: string): boolean => COMPETITORS.has(word);
/** No more words stand between a number and the verb: "told the Beckers about". */
const FARTHEST_VERB = 5;
const ONES = wordSet("he she they who nobody everybody everyone");

/** "Told him about", "told the Beckers": who was told, between the verb and the price. */
const isBetween = ({ tokens, taken }: Place["around"], index: number): boolean =>
  BETWEEN.has(at(tokens, index)) || taken[index] === 1 || (at(tokens, index) === "the" && taken[index + 1] === 1);

/** "The dealer wanted seven hundred", "her neighbor paid two fifty": the price of somebody else. */
export function isAskedByOthers({ number, around, value, unit, plural, after, next }: Place): boolean {
  const { tokens, nouns } = around;
  const currency = CURRENCY.has(after);
  const rated = perUnit(tokens, currency ? next + 1 : next, nouns, true);
  if ((value < LEAST && !rated) || unit !== null || (plural && !currency)) return false;
  let verb = number.first - 1;
  while (verb > number.first - FARTHEST_VERB && isBetween(around, verb)) verb--;
  if (isRivalBid(tokens, verb)) return true;
  if (!ASKING.has(at(tokens, verb)) && !TRADING.has(at(tokens, verb))) return false;
  const subject = wordsBefore(tokens, verb, SUBJECT);
  const ours = subject.findIndex((word) => FIRST_PERSON.has(word));
  // "another fellow told them three thousand": whoever it is, it is not we who said so
  if (at(tokens, verb) === "told" && HEARERS.has(at(tokens, verb + 1)) && ours < 0 && subject.length > 0) return true;
  const theirs = subject.findIndex(
    (word, place) =>
      COMPETITORS.has(word) ||
      COMPETITORS.has(singular(word)) ||
      (word === "buddy" && ARTICLES.has(subject[place + 1] ?? "")),
  );
  if (theirs >= 0 && (ours < 0 || theirs < ours)) return true;
  if (!ASKING.has(at(tokens, verb)) || ours >= 0) return false;
  return ONES.has(subject[0] ?? "") || subject.slice(0, 4).some((word) => ARTICLES.has(word));
}

const RIVAL = wordSet("other another last next second first competing cheaper lowest their");
const BIDS = wordSet(
  "bid bids quote estimate price outfit company contractor guy guys crew shop neighbor friend place",
);
/** What leads from a rival to what he asks: "came in at", "got it done for", "was at". */
const REACHING = wordSet("came comes come in at was is were got get it done for up with out");
const LONGEST_REACH = 6;

/** "Another bid came in at", "their neighbor got it done for", "the other guy was at". */
function isRivalBid(tokens: readonly Token[], last: number): boolean {
  let index = last;
  while (index > last - LONGEST_REACH && REACHING.has(at(tokens, index)) && !beginsSentence(tokens[index])) index--;
  return index < last && BIDS.has(at(tokens, index)) && RIVAL.has(at(tokens, index - 1));
}
