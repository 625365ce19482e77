import { wordSet } from "#shared/word-set.ts";
import { at, beginsSentence, isJoined, type Token } from "../words/tokens.ts";
import { TIME_UNITS } from "../words/units.ts";
import { dollarsOf, isWithin, type Figure } from "./figure.ts";

export const SAID_AGAIN = wordSet("at for in to with of is");
/** What is said anew without a word that takes it back stays nearer: "at forty, call it eighty", "forty a yard, eighty a yard" may be two. */
export const FARTHEST_ANEW = 1.6;

/** "For six people, no, for eight people": the preposition that is said again belongs to the figure. */
export function beforeSamePreposition(earlier: Figure, later: Figure, tokens: readonly Token[]): number {
  const lead = at(tokens, later.first - 1);
  return SAID_AGAIN.has(lead) && lead === at(tokens, earlier.first - 1) ? later.first - 1 : later.first;
}

export const lasts = ({ role, unit }: Figure): boolean => role === "quantity" && unit !== null && TIME_UNITS.has(unit);

/** "Good for fifteen days... | thirty days, he's away": a length of time right behind another in the same unit, and the clause ends. */
export function saysLengthAnew(earlier: Figure, later: Figure, tokens: readonly Token[]): boolean {
  const adjacent = later.first === earlier.last + 1 && beginsSentence(tokens[later.first]);
  if (!adjacent || !lasts(earlier) || !lasts(later) || earlier.unit !== later.unit) return false;
  return earlier.every === null && later.every === null && !isJoined(tokens[later.last + 1]);
}

const HESITATING = wordSet("um uh er erm ah");
/** "An hour for the helper": what a rate is for that is no other one of the same work. */
const RATE_FOR = wordSet("for if when on with to after past plus overtime nights evenings weekends saturdays sundays");

/** "At seventy an hour uh | seventy five an hour", "forty a yard... forty four a yard": a rate right behind another of its unit and size. */
export function saysRateAnew(earlier: Figure, later: Figure, tokens: readonly Token[]): boolean {
  const rates = [earlier, later].every(
    ({ role, per, told, others, unit }) => role === "money" && per && !told && !others && unit !== null,
  );
  if (!rates || earlier.unit !== later.unit || !isWithin(FARTHEST_ANEW, dollarsOf(earlier), dollarsOf(later)))
    return false;
  const lead = beforeSamePreposition(earlier, later, tokens);
  const between = tokens.slice(earlier.last + 1, lead);
  const hesitates =
    between.length > 0 ? between.every(({ norm }) => HESITATING.has(norm)) : /stop|pause/.test(tokens[lead]?.gap ?? "");
  return hesitates && !(isJoined(tokens[later.last + 1]) && RATE_FOR.has(at(tokens, later.last + 1)));
}

export const CONFIRMING = wordSet("yeah yes yep right okay");

/** "Two seventy five, yeah, | two seventy five a gate": the same price, which now says what it is per. */
export function confirms(earlier: Figure, later: Figure, tokens: readonly Token[]): boolean {
  const same = later.per && later.role === "money" && earlier.role === "money" && !earlier.per && !earlier.told;
  if (!same || dollarsOf(earlier) !== dollarsOf(later)) return false;
  const between = later.first - earlier.last - 1;
  return (
    between > 0 && between < 3 && tokens.slice(earlier.last + 1, later.first).every(({ norm }) => CONFIRMING.has(norm))
  );
}
