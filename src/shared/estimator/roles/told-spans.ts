import { wordSet } from "#shared/word-set.ts";
import type { Figure } from "../numbers/figure.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { wordsBefore } from "../words/sentence-words.ts";
import { at } from "../words/tokens.ts";
import { TIME_UNITS, unitAt } from "../words/units.ts";
import { WARRANTIES } from "../words/words.ts";
import { figureAs, type Place, type RoleRule } from "./number-place.ts";
import { endOfReason, ONLY } from "./told-reasons.ts";

const PROMISED: ReadonlySet<string> = new Set([...WARRANTIES, "covered"]);
/** Before "it's three days" the talk is of something else; or where somebody reckons it is. */
const OPENS_CLAUSE = wordSet("so and");
const RECKONING = wordSet("i'll we'll call figure");
const LAST_HOUR = 12;
const REACH = 4;

/** What is told and counts and prices nothing, up to a token. */
const toldTo = (place: Place, last: number): Figure => figureAs(place, "dimension", { last, told: true });

/** "Warranty is two years", "guaranteed for ninety days", "a two year warranty": how long is promised, and nothing that is sold. */
const warranty: RoleRule = cued(oneOf(PROMISED), (place) => {
  const { number, around, unit, second, next } = place;
  if (unit === null || !TIME_UNITS.has(unit.unit) || unit.unit === "hour") return null;
  const said = wordsBefore(around.tokens, number.first, REACH);
  const promised = said.findIndex((word) => PROMISED.has(word));
  if (promised < 0)
    return PROMISED.has(second) || PROMISED.has(at(around.tokens, next + 2)) ? toldTo(place, next) : null;
  // "so he's covered | it's three days", "a ninety day warranty | I'll have it two days": of the job
  const between = said.slice(0, promised);
  const job = between[0] === "it's" && (said[promised] === "covered" || between.some((word) => OPENS_CLAUSE.has(word)));
  return job || between.some((word) => RECKONING.has(word)) ? null : toldTo(place, next);
});

/** "It's thirty five miles out": how far it is, unless each mile has a price. */
const distance: RoleRule = cued(
  (word) => unitAt(word, undefined)?.unit === "mile",
  (place) => {
    const { around, unit, second, next } = place;
    const far = unit?.unit === "mile" && (second === "out" || second === "away") && !around.rated.has("mile");
    return far ? toldTo(place, next + 1) : null;
  },
);

const DATED = /^\d/;
/** "Meet at 9 on the 14th". */
const onTheDay: RoleRule = cued(
  (word) => DATED.test(word),
  (place) => {
    const { around, before, value, after, second, next } = place;
    if (before !== "at" || value > LAST_HOUR || after !== "on" || second !== "the") return null;
    if (!DATED.test(at(around.tokens, next + 2))) return null;
    return toldTo(place, next + (/^(?:st|nd|rd|th)$/.test(at(around.tokens, next + 3)) ? 3 : 2));
  },
);

/** "She only has two doors, so two deadbolts": why a count is another one. */
const reason: RoleRule = cued(oneOf(ONLY), (place) => {
  const end = endOfReason(place);
  return end < 0 ? null : toldTo(place, end);
});

const EARLY = wordSet("early earlier beforehand");
const COMING = wordSet("there here arrive arrives arriving come coming show");
const HALF = /^and a (?:half|quarter)$/;
/** "I get there | an hour and a half early | to set up": when somebody comes, unless those hours have a price. */
export const comesEarly: RoleRule = cued(oneOf(EARLY), (place) => {
  const { around, number, unit, next } = place;
  const { tokens } = around;
  let early = unit && TIME_UNITS.has(unit.unit) ? next + 1 : next;
  if (HALF.test([early, early + 1, early + 2].map((index) => at(tokens, index)).join(" "))) early += 3;
  if (!EARLY.has(at(tokens, early)) || /^(?:at|for)$/.test(at(tokens, early + 1))) return null;
  return wordsBefore(tokens, number.first, REACH).some((word) => COMING.has(word)) ? toldTo(place, early) : null;
});

/** A length of time, a distance, an hour or a reason that is told, and counts and prices nothing. */
export const TOLD_SPANS: readonly RoleRule[] = [warranty, distance, onTheDay, reason];
