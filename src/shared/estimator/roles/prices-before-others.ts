import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { isJoined, joined } from "../words/tokens.ts";
import { looksPlural } from "../words/units.ts";
import { CURRENCY, SOLD_BY_HUNDREDS } from "../words/words.ts";
import { figureAs, type RoleRule } from "./number-place.ts";

/** A price behind its thing, in dollars, before what begins right after it. */
const LEAST = 20;

/** Orders that are no things: what follows them is other work. */
const ORDERS = wordSet(
  "replace install repair remove fix rebuild reset rehang reseal refinish rewire repaint demolish haul dig pour tear mount relocate add replumb regrout",
);
/** Behind an order these speak of what was counted before: "pavers four hundred, reset all at three each". */
const OF_COUNTED = wordSet("at for all them those these each and every it");
/** Fewer of several things are counted before an order: "outlets thirty replace the bad ones". */
const MOST_COUNTED_BEFORE = 100;
const A_HUNDRED = 100;

/** "House wrap four hundred | replace rotten sheathing at ninety a sheet": work with its own thing begins behind a price. */
export const beforeOrder: RoleRule = cued(oneOf(ORDERS), (place) => {
  const { before, after, second, value, thing, around, next } = place;
  if (!ORDERS.has(after) || !thing || value < LEAST || second === "" || OF_COUNTED.has(second)) return null;
  if (around.isNumberAt(next + 1) || (looksPlural(before) && value < MOST_COUNTED_BEFORE)) return null;
  return figureAs(place, "money");
});

/** What things do that were there before: "wire shelves | come out". */
const MOVED = wordSet("come go stay need get");
const MOST_NAMED = 3;
/** "Comes with a plug in | 240 | wire shelves come out": so many are not taken out in passing. */
export const beforeWhatComesOut: RoleRule = cued(oneOf(MOVED), (place) => {
  const { value, unit, around, next, number } = place;
  const { tokens } = around;
  if (unit !== null || value < A_HUNDRED || !isJoined(tokens[number.first])) return null;
  for (let head = next; head < next + MOST_NAMED && isJoined(tokens[head]); head++)
    if (looksPlural(joined(tokens, head)) && MOVED.has(joined(tokens, head + 1)))
      return /^(?:out|off|down|up|away)$/.test(joined(tokens, head + 2)) ? figureAs(place, "money") : null;
  return null;
});

/** "The golden sixty five | nails fifteen": for less than a dollar nothing of the kind is counted, and the things behind a price have their own. */
export const beforePricedThings: RoleRule = (place) => {
  const { before, after, value, thing, unit, around, next } = place;
  const { tokens } = around;
  if (!thing || unit !== null || value < LEAST || !looksPlural(after) || looksPlural(before)) return null;
  const price = isJoined(tokens[next + 1]) ? around.numberAt(next + 1) : undefined;
  // "banner two hundred flyers eighty": so many of what is had by the hundred
  if (!price || (SOLD_BY_HUNDREDS.has(after) && value >= A_HUNDRED) || CURRENCY.has(after)) return null;
  const behind = joined(tokens, price.last + 1);
  const own = (price.readings[0]?.value ?? 0) < value && (behind === "" || behind === "and" || behind === "plus");
  return own ? figureAs(place, "money") : null;
};
