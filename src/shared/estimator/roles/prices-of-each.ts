import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cue, cued, hears } from "../words/cued.ts";
import { isThing } from "../words/nearby.ts";
import { EVERY, isNumberWord, SAYS_OF_EACH } from "../words/number-words.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { singular } from "../words/units.ts";
import { CURRENCY, PREPOSITIONS } from "../words/words.ts";
import { figureAs, type Place, type RoleRule } from "./number-place.ts";

/** How far before "each" the count of what each of them is stands, and how many of them there may be. */
const COUNT_REACH = 7;

const DOLLAR = cue(oneOf(["dollar"]));

/** True for a speaker who leaves the plural away, as in "forty dollar for two lamp". */
export const leavesPluralsAway = (tokens: readonly Token[]): boolean =>
  hears(tokens, DOLLAR) &&
  tokens.some(
    ({ norm }, index) =>
      norm === "dollar" &&
      isNumberWord(at(tokens, index - 1)) &&
      at(tokens, index - 1) !== "one" &&
      // "a forty dollar fee" is anybody's
      !(isJoined(tokens[index + 1]) && isThing(at(tokens, index + 1))),
  );

/** "Each one ninety five": the "one" begins the number, or is a pronoun. */
const isWordOneOf = ({ number, around: { tokens } }: Place): boolean =>
  at(tokens, number.first) === "one" && number.last > number.first && EVERY.has(at(tokens, number.first - 1));

/** "Five radiators, each one three hundred ten", "four rooms, each room is three fifty": the price of each of those counted before. */
export const ofEach: RoleRule = cued(oneOf(EVERY), (place) => {
  const { number, around } = place;
  const { tokens } = around;
  if (place.unit !== null) return null;
  // "each one ninety five" is either: what it costs is asked
  let noun = isWordOneOf(place) ? number.first : number.first - 1;
  if (SAYS_OF_EACH.has(at(tokens, noun))) noun--;
  const each = noun - 1;
  const word = at(tokens, noun);
  if (!EVERY.has(at(tokens, each)) || !isJoined(tokens[noun])) return null;
  // "forty each one coat", "paint six doors and the trim for each room is ninety"
  const before = at(tokens, each - 1);
  if (isNumberWord(before) || CURRENCY.has(before) || (PREPOSITIONS.has(before) && before !== "and")) return null;
  for (let back = each - 1; back >= each - COUNT_REACH && back >= 0; back--) {
    const count = around.numberAt(back);
    if (!count) continue;
    const value = count.readings[0]?.value ?? 0;
    const priced = count.priceShaped || CURRENCY.has(at(tokens, count.last + 1)) || at(tokens, back - 1) === "$";
    // "four rooms, each room", but not "four rooms, each way"
    const things = tokens.slice(count.last + 1, each).some(({ norm }) => singular(norm) === word);
    if (priced || !Number.isInteger(value) || value < 2 || (word !== "one" && !things)) return null;
    const last = CURRENCY.has(place.after) ? place.next : number.last;
    return figureAs(place, "money", { first: each, last, unit: "each", per: true, sure: last > number.last });
  }
  return null;
});

/** What goes somewhere and comes back, for money. */
const CARRYING = wordSet(
  "delivery deliver delivering shuttle limo transfer towing tow hauling haul transport transportation shipping freight pickup courier rickshaw carriage ferry trailering",
);
const WAYS = wordSet("way direction");
const LEAST_A_WAY = 15;
/** So far before its price the thing stands that goes: "delivery is | one fifty". */
const CARRYING_REACH = 5;

/** "Delivery one fifty each way": the price of one of two ways. How long it takes each way is no price. */
export const eachWay: RoleRule = cued(oneOf(WAYS), (place) => {
  const { after, second, next, said, unit, value } = place;
  const way = (after === "each" || after === "per") && WAYS.has(second);
  if (!way || unit !== null || value < LEAST_A_WAY) return null;
  if (!said.slice(0, CARRYING_REACH).some((word) => CARRYING.has(word))) return null;
  return figureAs(place, "money", { last: next + 1, unit: WAY, per: true });
});
const WAY = "way";
