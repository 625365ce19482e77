import { wordSet } from "#shared/word-set.ts";
import { SAYS_PRICE } from "../numbers/price-cues.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { isThing } from "../words/nearby.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, isJoined } from "../words/tokens.ts";
import { WORK_VERBS } from "../words/words.ts";
import { figureAs, type Place, type RoleRule } from "./number-place.ts";

/** Less than this numbers a thing, and so many papers are not written of one job. */
const [LEAST_SUM, MOST_DOCUMENTS] = [20, 10];

const OF_PHONES = wordSet("phone office desk number");
/** True for the price of a thing that could be numbered: "one step | 250", "downspout extension | 25". */
export const isCountedThing = ({ number, around, before, value, plural }: Place): boolean =>
  value >= LEAST_SUM &&
  !plural &&
  ((around.isNumberAt(number.first - 2) && isJoined(around.tokens[number.first - 1])) ||
    (before === "extension" &&
      isThing(at(around.tokens, number.first - 2)) &&
      !OF_PHONES.has(at(around.tokens, number.first - 2))));

const DOCUMENTS = wordSet("quotes prices bids estimates numbers");
/** "He wants two | quotes": of papers there are so many, and nothing is sold. */
export const countsDocuments = cued(
  oneOf(DOCUMENTS),
  ({ number, after, value }: Place): boolean =>
    DOCUMENTS.has(after) && value > 1 && value < MOST_DOCUMENTS && !number.priceShaped,
);

/** "Split it fifty fifty with the insurance", "go 50/50", but "at fifty fifty": two equal shares, which price nothing. */
export const evenSplit: RoleRule = cued(oneOf(["fifty"]), (place) => {
  const { number, around, before } = place;
  const first = at(around.tokens, number.first);
  const twice = first === "fifty" && number.last === number.first + 1 && at(around.tokens, number.last) === "fifty";
  const shares = twice && before !== "at" && !SAYS_PRICE.has(before);
  return shares ? figureAs(place, "dimension", { told: true }) : null;
});

const HOLDING = wordSet("holds hold seats fits accommodates sleeps");
const HELD = wordSet("people guests persons folks bodies");
/** "The hall holds | two hundred people": how many a place has room for, and not how many come. */
export const isCapacity = cued(oneOf(HOLDING), ({ said, after }: Place): boolean => {
  const verb = said[0] === "about" || said[0] === "maybe" ? said[1] : said[0];
  return HELD.has(after) && HOLDING.has(verb ?? "");
});

const RACED = wordSet("ran run running finished raced did does doing");
const WHICH_RACE = wordSet("first second third last next own annual yearly spring summer fall winter charity");
/** "She ran her first 10K": a race, by so many thousand of what nobody says. */
export const isRace = cued(oneOf(WHICH_RACE), ({ number, around, said, value }: Place): boolean => {
  const [which = "", whose = "", verb = ""] = said;
  const thousands = value >= 1000 && /^(?:\d+)?k$/.test(at(around.tokens, number.last));
  return thousands && WHICH_RACE.has(which) && /^(?:a|the|his|her|their|my)$/.test(whose) && RACED.has(verb);
});

const TIPPED = wordSet("tipped tip tips");
/** "He tipped me | twenty", "a tip of twenty": what somebody gave on top, and no part of the price. */
export const isTip = cued(oneOf(TIPPED), ({ before, said, after }: Place): boolean => {
  const [, second = ""] = said;
  // "replace the tip 45", "drill tip 12": the end of something
  const end = /^(?:the|a|new)$/.test(second) || WORK_VERBS.has(second) || (isThing(second) && !isNumberWord(second));
  if (TIPPED.has(before)) return before !== "tip" || !end;
  // "the tips of three blades"
  return TIPPED.has(second) && (/^(?:me|us|was)$/.test(before) || (before === "of" && !isThing(after)));
});
