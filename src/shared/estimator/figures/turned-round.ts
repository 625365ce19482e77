import { wordSet } from "#shared/word-set.ts";
import type { Figure } from "../numbers/figure.ts";
import { EDIT_TERMS } from "../numbers/repairs.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { ENDS_LINE, TAKEN_BACK } from "../words/taken.ts";
import { at, type Token } from "../words/tokens.ts";
import { looksPlural, singular } from "../words/units.ts";
import { EDIT_REST } from "./counted-anew.ts";
import { valueOf } from "./counts.ts";
import { correctedBy, type Said, type SaidAnew } from "./said-anew.ts";

const ROUND = wordSet("around round");
/** Between "the other way around" and the counts as they are. */
const LEADING = wordSet("so it's that's its it should be is um uh make");
/** How far behind a count its thing stands: "fourteen lower cabinets". */
const THING_REACH = 3;

/** Where "no, the other way around" begins before a count, or -1. */
function turnedFrom(tokens: readonly Token[], first: number): number {
  let round = first - 1;
  while (LEADING.has(at(tokens, round))) round--;
  if (!ROUND.has(at(tokens, round)) || at(tokens, round - 1) !== "way" || at(tokens, round - 2) !== "other") return -1;
  let from = at(tokens, round - 3) === "the" ? round - 3 : round - 2;
  while (
    EDIT_TERMS.has(at(tokens, from - 1)) ||
    EDIT_REST.has(at(tokens, from - 1)) ||
    LEADING.has(at(tokens, from - 1))
  )
    from--;
  return from;
}

/** The word that a count stands before: "lowers". */
const thingOf = (figure: Figure, tokens: readonly Token[]): string => at(tokens, figure.number.last + 1);

/** The place of the latest count of a thing, which had a certain value; -1 for none. */
function placeOf({ kept, tokens }: Said, thing: string, value: number): number {
  return kept.findLastIndex((held) => {
    if (held.role !== "quantity" || held.told || valueOf(held) !== value) return false;
    for (let index = held.number.last + 1; index <= held.number.last + THING_REACH; index++)
      if (singular(at(tokens, index)) === singular(thing)) return true;
    return false;
  });
}

/**
 * "Fourteen lower cabinets at 390 each and ten uppers at 280 each, no, the other way around, ten lowers and fourteen
 * uppers": two counts that were said for one another. Returns the last token that says so, or -1.
 */
export const turnedRoundEnd: SaidAnew = cued(oneOf(ROUND), (said, again, next) => {
  const { kept, tokens, taken } = said;
  const thing = thingOf(again, tokens);
  if (!next || kept.length < 2 || !looksPlural(thing) || at(tokens, next.first - 1) !== "and") return -1;
  const from = turnedFrom(tokens, again.first);
  const other = thingOf(next, tokens);
  if (from < 0 || next.first !== again.number.last + 3 || !looksPlural(other)) return -1;
  const [place, otherPlace] = [placeOf(said, thing, valueOf(next)), placeOf(said, other, valueOf(again))];
  const [one, two] = [kept[place], kept[otherPlace]];
  if (!one || !two || place === otherPlace) return -1;
  [kept[place], kept[otherPlace]] = [correctedBy(one, again), correctedBy(two, next)];
  const end = next.number.last + 1;
  taken.fill(TAKEN_BACK, from, end);
  taken[end] = ENDS_LINE;
  return end;
});
