import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { isThing } from "../words/nearby.ts";
import { at, beginsSentence, isJoined } from "../words/tokens.ts";
import { looksPlural, TIME_UNITS, unitAt } from "../words/units.ts";
import { CURRENCY, WARRANTIES } from "../words/words.ts";
import { figureAs, type Place, type RoleRule } from "./number-place.ts";

const METERS = wordSet("meter odometer tach hobbs");

/** "7140 hours on the meter": what a machine has run. */
export const onMeter: RoleRule = cued(oneOf(METERS), (place) => {
  const { tokens } = place.around;
  if (place.second !== "on" || !METERS.has(at(tokens, place.next + 3))) return null;
  return figureAs(place, "dimension", { last: place.next + 3, told: true });
});

const OFF_PITCH = wordSet("flat sharp");
/** "The pitch was eleven cents flat", "it was | forty cents flat": how far an instrument is out of tune. */
export const offPitch: RoleRule = cued(oneOf(["cents"]), (place) => {
  const { number, after, second, before, said, next } = place;
  if (after !== "cents" || !OFF_PITCH.has(second)) return null;
  const first = before === "was" && said[1] === "it" ? number.first - 2 : number.first;
  return figureAs(place, "dimension", { first, last: next + 1, told: true });
});

const ABOUT = wordSet("about like roughly around maybe");
/** From here on a number is rather a price. */
const MANY = 200;

/** "There's about thirty spalled brick got to come out": how many there are of a thing whose name has no plural. */
export const thereAre: RoleRule = cued(oneOf(["there's"]), (place) => {
  const { said, value, whole, after, number } = place;
  const told = ABOUT.has(said[0] ?? "") && said[1] === "there's" && isThing(after) && !CURRENCY.has(after);
  return told && whole && value < MANY && !number.priceShaped ? figureAs(place, "dimension") : null;
});

/** No warranty lasts longer, in years. */
const LONGEST = 50;
/** How far before such a number the years are told. */
const [REACH, WARRANTY_REACH] = [7, 12];
const isTime = (word: string): boolean => TIME_UNITS.has(unitAt(word, undefined)?.unit ?? "");

/** "Twenty five years on the liner, | five | on the dehumidifier", "leak warranty ten years, glass is | twenty": the years of another part. */
export const moreYears: RoleRule = cued(oneOf(["year", "years"]), (place) => {
  const { said, value, whole, unit, after, second, number } = place;
  if (!whole || value > LONGEST || unit !== null || number.priceShaped) return null;
  if (isYearsOfPart(place) || isBetweenYears(place)) return figureAs(place, "dimension", { told: true });
  const years = said.findIndex((word) => isTime(word));
  if (years < 0 || years > REACH || !/^years?$/.test(said[years] ?? "")) return null;
  const onPart = said[years - 1] === "on" && after === "on" && /^(?:the|my|our|parts|labor)$/.test(second);
  const isPart = /^(?:is|are)$/.test(said[0] ?? "") && years <= 3;
  const promised = said.slice(years, WARRANTY_REACH).some((word) => WARRANTIES.has(word));
  return onPart || (isPart && promised) ? figureAs(place, "dimension", { told: true }) : null;
});

/** "Valves five years, tanks | ten, | my labor one year": between the years of other parts. */
function isBetweenYears({ said, after, number, around, before }: Place): boolean {
  const { tokens } = around;
  const apart = tokens[number.first - 1]?.gap === "comma" && after === "" && tokens[number.last + 1]?.gap === "comma";
  if (!apart || !looksPlural(before) || !/^years?$/.test(said[1] ?? "")) return false;
  return [1, 2, 3, 4, 5].some((next) => /^years?$/.test(at(tokens, number.last + next)));
}

/** "No leak warranty ten years | glass is | twenty": of another part, where a statement ends before it. */
function isYearsOfPart({ number, before, around }: Place): boolean {
  const { tokens } = around;
  const part = number.first - 2;
  if (!/^(?:is|are)$/.test(before) || !beginsSentence(tokens[part]) || !/^years?$/.test(at(tokens, part - 1)))
    return false;
  for (let back = part - 2; back > part - WARRANTY_REACH && !beginsSentence(tokens[back + 1]); back--)
    if (WARRANTIES.has(at(tokens, back))) return true;
  return false;
}

const FEET = wordSet("foot feet");
const INCHES = 12;

/** "The rail is sixteen foot | six", but "thirty feet, six posts": inches behind feet. */
export const inchesBehindFeet: RoleRule = cued(oneOf(FEET), (place) => {
  const { before, value, whole, plural, unit, number, around } = place;
  const behind = FEET.has(before) && number.first === number.last && around.isNumberAt(number.first - 2);
  const joins = isJoined(around.tokens[number.first]) && whole && value < INCHES && !plural && unit === null;
  return behind && joins && !isThing(place.after) ? figureAs(place, "dimension") : null;
});

const REACHING_DOWN = wordSet("go goes going gone went set sits sit dug buried sunk sink stand stands spaced");
const DEEP = wordSet("down deep under underground below apart");
/** Nothing that is set in the ground goes deeper. */
const DEEPEST = 15;

/** "Posts go | three feet down", "sunk | four feet deep in concrete": how deep something stands, and no length of what is sold. */
export const goingDown: RoleRule = cued(oneOf(DEEP), (place) => {
  const { before, value, unit, next, number, around } = place;
  if (unit === null || !/^(?:ft|inch)$/.test(unit.unit) || value > DEEPEST || !isJoined(around.tokens[number.first]))
    return null;
  const last = next + unit.length;
  const isDeep = REACHING_DOWN.has(before) && isJoined(around.tokens[last]) && DEEP.has(at(around.tokens, last));
  return isDeep ? figureAs(place, "dimension", { last }) : null;
});
