import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { at, isJoined, joined } from "../words/tokens.ts";
import type { Place } from "./number-place.ts";

const WEATHER = wordSet(
  "night nights temp temps temperature temperatures mornings weather warm cold cool outside outdoors stay stays stayed",
);
const BOUNDS = wordSet("above below");

/** "Till nights stay above forty", "must be a warm day above sixty". */
const isBound = ({ before, unit, said }: Place): boolean =>
  BOUNDS.has(before) && unit === null && said.some((word) => WEATHER.has(word));

const WHERE = wordSet("up in out down");
const THERE = wordSet("there here");
const IT_IS = wordSet("it's is was");
/** So hot and so cold it is where people work, in degrees Fahrenheit. */
const [COLDEST, HOTTEST] = [-40, 160];

/** "It is a hundred and thirty up there": how hot it is, and no price. */
function isFelt({ before, said, value, unit, after, second, next, around }: Place): boolean {
  const lead = before === "a" ? (said[1] ?? "") : before;
  const subject = before === "a" ? said[2] : said[1];
  const isIt = lead === "it's" || (IT_IS.has(lead) && subject === "it");
  if (!isIt || unit !== null || value < COLDEST || value > HOTTEST) return false;
  return (
    WHERE.has(after) &&
    THERE.has(second) &&
    isJoined(around.tokens[next + 1]) &&
    joined(around.tokens, next + 2) !== "for"
  );
}

const DEGREES = /^degrees?$/;

/** How warm it is or has to be, which counts and prices nothing. */
export const isTemperature = cued(
  oneOf(BOUNDS, THERE, ["degree", "degrees"]),
  (place: Place): boolean => isBound(place) || isFelt(place) || DEGREES.test(at(place.around.tokens, place.next)),
);
