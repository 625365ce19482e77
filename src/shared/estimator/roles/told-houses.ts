import { MONTHS } from "#shared/calendar-words.ts";
import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { headAfter, isThing } from "../words/nearby.ts";
import { isOrdinaryWord } from "../words/ordinary-words.ts";
import { at, isJoined, joined } from "../words/tokens.ts";
import { looksPlural } from "../words/units.ts";
import { CURRENCY, EDGES, PREPOSITIONS, WORK_VERBS } from "../words/words.ts";
import { inDigits, type Place } from "./number-place.ts";

const MONTH_NAMES: ReadonlySet<string> = new Set(MONTHS);

/** "Brick came to 720 mortar 145". */
const SUMMING = wordSet("come comes came up down amounts amounted it that total totals adds");
const TO_OR_FROM = wordSet("to from");

const HOUSES = /^(?:house|place|home|property|door|condo|duplex|building|store|shop|over|out|one|it)$/;

/** Streets are called so, and wood is: "fourteen twenty maple | two bedrooms", but "at fourteen twenty maple floors". */
const TREES = wordSet(
  "maple oak elm pine cedar birch walnut chestnut willow ash cherry spruce poplar sycamore hickory",
);
const isTreeStreet = ({ after, second, around, next }: Place): boolean =>
  TREES.has(after) && (around.isNumberAt(next + 1) || !isThing(second));

/** "A leak at forty two birch", at the end of what is said: where it is. "Slabs at forty two walnut" and "white oak at sixty five, ..." say what of. */
function isAtTreeStreet({ around, before, after, second, said, number, value, next }: Place): boolean {
  if (before !== "at" || value < LEAST_HOUSE || number.first === number.last || !TREES.has(after)) return false;
  if (second !== "" || at(around.tokens, next) !== after) return false;
  const [subject = ""] = said.slice(1);
  const ofWood = looksPlural(subject) || said.some((word) => TREES.has(word) || WOODEN.has(word));
  return !ofWood && isThing(subject);
}
/** Fewer houses than this have a number that is said in tens and ones. */
const LEAST_HOUSE = 21;
/** What is made of wood is priced by the kind of it. */
const WOODEN = wordSet(
  "wood floor flooring hardwood cabinet table desk shelf shelving stair tread door trim mantel lumber slab board veneer counter countertop butcher firewood cord bench plywood molding crown baseboard paneling vanity bookcase island bowl frame deck fence plank tree mulch stump",
);

/** "The nine hundred block of Elm", "the house with the green door at forty one sixteen juniper". */
function isSpokenHouse(place: Place): boolean {
  const { number, around, before, after, value, unit } = place;
  const { tokens, taken } = around;
  if (after === "block" && value >= 100 && value % 100 === 0) return true;
  if (isAtTreeStreet(place)) return true;
  if (before !== "at" || unit !== null || value < 100 || number.first === number.last) return false;
  if (!/^\p{L}{3,}$/u.test(after) || EDGES.has(after) || PREPOSITIONS.has(after) || CURRENCY.has(after)) return false;
  const lead = number.first - 2;
  if (!(HOUSES.test(at(tokens, lead)) || taken[lead])) return false;
  if (isOrdinaryWord(after) && !isTreeStreet(place)) return false;
  for (let back = lead; back > lead - HOUSE_REACH && back >= 0; back--) if (around.isNumberAt(back)) return false;
  return true;
}
const HOUSE_REACH = 6;

/** Behind a price they ask for money, and no street is called so: "at one fifty | ask for half down". */
const ASKING = wordSet("ask asking collect invoice bill charge");

/** "The sign at twelve hundred main for sixteen hundred": of two prices for one thing the first is a house. "At three hundred ask for thirty percent" has one price. */
function isHouseBeforePrice({ number, around, before, after, second, next, value, unit, plural }: Place): boolean {
  if (before !== "at" || value < 100 || unit !== null || plural || second !== "for") return false;
  const named = isThing(after) && !EDGES.has(after) && !CURRENCY.has(after) && !ASKING.has(after);
  if (!named || number.last === number.first || !around.isNumberAt(next + 2)) return false;
  const share = SHARES.has(joined(around.tokens, (around.numberAt(next + 2)?.last ?? next + 2) + 1));
  return !share && headAfter(around.tokens, next + 2) < 0;
}

const SHARES = wordSet("percent %");

/** A house number and "grand", read as thousands. */
const [LOWEST_GRAND, HIGHEST_GRAND] = [100_000, 9_999_000];

/** "At four hundred grand for nine hundred", "at 400 Grand": a house in a street of that name, before the price. */
export const isOnGrand = cued(oneOf(["grand"]), (place: Place): boolean => {
  const { number, around, before, after, next, value } = place;
  const { tokens } = around;
  const named = at(tokens, number.last) === "grand" && value >= LOWEST_GRAND && value <= HIGHEST_GRAND;
  if (!named || !["at", "for", "to", "from", "on"].includes(before)) return false;
  const capital = tokens[number.last]?.capital === true && inDigits(place);
  const priced = after === "for" && around.isNumberAt(next + 1) && headAfter(tokens, next + 1) < 0;
  return capital || priced || (before === "at" && WORK_VERBS.has(after));
});

/** "From 300 elm to 1180 birch", "Ferrara, 610 Alder": a house by its number. */
export function isOnStreet(place: Place): boolean {
  const { number, around, before, after, next, value, unit, second, plural } = place;
  const digits = inDigits(place);
  if (!digits && before !== "at" && after !== "block") return false;
  if (isSpokenHouse(place) || isHouseBeforePrice(place)) return true;
  const house = digits && number.first === number.last && Number.isInteger(value) && value >= 10;
  // "lawn service at 90 april through october"
  if (MONTH_NAMES.has(after)) return false;
  if (!house || unit !== null || !isJoined(around.tokens[next]) || !/^\p{L}{3,}$/u.test(after)) return false;
  const sum = before === "to" && SUMMING.has(at(around.tokens, number.first - 2));
  if (TO_OR_FROM.has(before) && !sum) return !EDGES.has(after) && !PREPOSITIONS.has(after) && !CURRENCY.has(after);
  if (before === "at" && !isOrdinaryWord(after) && value < 10_000) return true;
  // "roof inspection on 14 Maple"
  if (before === "on" && !plural && around.tokens[next]?.capital) return true;
  const listed = around.tokens[number.first]?.gap === "comma" && around.tokens[next]?.capital === true;
  return listed && (second === "" || around.tokens[next + 1]?.capital === true);
}
