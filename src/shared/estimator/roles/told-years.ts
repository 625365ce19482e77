import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { at, isJoined } from "../words/tokens.ts";
import { looksPlural } from "../words/units.ts";
import { CURRENCY } from "../words/words.ts";
import { inDigits, type Place } from "./number-place.ts";

/** What was once done to a thing: "drilled in seventy eight". */
const MADE = wordSet("back built drilled installed poured laid dug born married founded opened");
const OF = wordSet("a an the this that their his her my our old");
/** What is old enough to be named after the year that it was built in. */
const BUILDINGS = wordSet(
  "house farmhouse home cottage bungalow cabin barn church victorian colonial craftsman tudor cape rowhouse brownstone townhouse mansion building schoolhouse mill",
);

const MOVING = wordSet("move moves get gets come comes crawl crawls climb climbs");

/** What was once done to a building: "went | up in seventy nine". */
const UP_WENT = wordSet("went put");

/** "Drilled back in seventy eight": a year of the last century by its last two digits. */
function isShortYear({ number, around, before, value, whole, unit, plural }: Place): boolean {
  const verb = at(around.tokens, number.first - 2);
  const wentUp = verb === "up" && UP_WENT.has(at(around.tokens, number.first - 3));
  const made = before === "in" && (MADE.has(verb) || wentUp);
  // "so nobody moves back in | ninety": they are in, and it costs so much
  if (made && MOVING.has(at(around.tokens, number.first - 3))) return false;
  return made && whole && value >= 20 && value < 100 && unit === null && !plural;
}

const IN_YEAR = wordSet("in since");
const UP = wordSet("up back way");
/** "Put up | in 89", "had it | since '04": a year by its last two digits; but "the fan in 85" may be its price. */
function isYearInDigits({ number, around, before, unit, plural, after }: Place): boolean {
  const done = at(around.tokens, number.first - 2);
  const said =
    number.first === number.last && (before === "since" || (before === "in" && (UP.has(done) || MADE.has(done))));
  return (
    said &&
    /^(?:[6-9]\d|0\d)$/.test(at(around.tokens, number.first)) &&
    unit === null &&
    !plural &&
    !CURRENCY.has(after)
  );
}

const ARTICLE = wordSet("a an the");
/** "It's an | oh four", "the oh six": a year of this century by its last digit. */
const isOhYear = ({ around, number, value, before }: Place): boolean =>
  (before === "oh" || before === "o") && value < 10 && ARTICLE.has(at(around.tokens, number.first - 2));

/** "An 1840 farmhouse", "their 1912 brick bungalow". */
function isOfBuilding(place: Place): boolean {
  const { around, next, value, number, after, second } = place;
  if (value < 1700 || value > 2060 || number.first !== number.last || !inDigits(place)) return false;
  if (!/^\d{4}$/.test(at(around.tokens, number.first)) || at(around.tokens, number.first - 1) === "$") return false;
  // "1900 house wash" may have a price
  if (!OF.has(place.before)) return false;
  return isJoined(around.tokens[next]) && (BUILDINGS.has(after) || BUILDINGS.has(second));
}

/** Behind a building these are its year: "it's an older place nineteen fifty two". */
const KINDS = new Set([...BUILDINGS, ..."place ranch build duplex split".split(" ")]);
const IS_SUCH = wordSet("it's is was has have got that's there's it she's he's they've");

/** "It's an old house | nineteen forty seven", "an old farmhouse, 1928": told of the building, and no price of work. */
function isBehindBuilding({ said, value, whole, unit, after }: Place): boolean {
  if (!KINDS.has(said[0] ?? "") || !whole || value < 1800 || value > 2030) return false;
  if (unit !== null || looksPlural(after) || CURRENCY.has(after)) return false;
  const article = said.slice(1, 4).findIndex((word) => word === "a" || word === "an") + 1;
  return article > 0 && IS_SUCH.has(said[article + 1] ?? "");
}

const BECAUSE = wordSet("because since cause as");

/** "Lead safe work because the house is | nineteen fifty one": told of the building, and no price of it. */
function isWhyOfBuilding({ said, value, whole, unit, after }: Place): boolean {
  const is = said[0] === "from" || said[0] === "in" ? 2 : 0;
  if (!whole || value < 1800 || value > 2030 || unit !== null || looksPlural(after) || CURRENCY.has(after))
    return false;
  const named = said[is] === "is" || said[is] === "was" ? is + 1 : -1;
  if (named < 0 || !KINDS.has(said[named] ?? "") || !OF.has(said[named + 1] ?? "")) return false;
  return is > 0 || BECAUSE.has(said[named + 2] ?? "");
}

/** A year that something was made in, which counts and prices nothing. */
export const isYearOfMaking = cued(
  oneOf(MADE, KINDS, IN_YEAR, ["oh"]),
  (place: Place): boolean =>
    isOhYear(place) ||
    isShortYear(place) ||
    isYearInDigits(place) ||
    isOfBuilding(place) ||
    isBehindBuilding(place) ||
    isWhyOfBuilding(place),
);
