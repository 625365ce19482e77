import { wordSet } from "#shared/word-set.ts";
import { cued } from "../words/cued.ts";
import { headAfter } from "../words/nearby.ts";
import { at, isJoined } from "../words/tokens.ts";
import { looksPlural, singular } from "../words/units.ts";
import { figureAs, type Place, type RoleRule } from "./number-place.ts";

/** Nobody names more things one by one. */
const MOST = 6;
const ONE_OF_THEM = wordSet("a an one the");
/** So many words behind its article a thing is named. */
const REACH = 4;
const OF_EACH = wordSet("each apiece");

/** The token of "gate" in "two gates | a walk gate at 350", or -1. */
function namedAgain({ around: { tokens, numberAt }, unit }: Place, noun: number): number {
  // "five hours | one thirty an hour"
  if (unit !== null || (numberAt(noun + 1)?.last ?? noun + 1) > noun + 1) return -1;
  const thing = singular(at(tokens, noun));
  if (!looksPlural(at(tokens, noun)) || !ONE_OF_THEM.has(at(tokens, noun + 1))) return -1;
  for (let index = noun + 2; index <= noun + 1 + REACH && isJoined(tokens[index]); index++)
    if (at(tokens, index) === thing) return index;
  return -1;
}

/** "Two gates, a walk gate at three fifty and a drive gate at eleven hundred": how many things are told of one by one, each with its own price. */
export const introduced: RoleRule = cued(
  (word) => ONE_OF_THEM.has(word),
  (place) => {
    const { number, around, value, whole } = place;
    if (!whole || value < 2 || value > MOST) return null;
    // "two workstation setups, a data backup setup" are three
    const noun = headAfter(around.tokens, number.last);
    const again = noun === number.last + 1 ? namedAgain(place, noun) : -1;
    if (again < 0) return null;
    const price = [again + 1, again + 2].find((index) => around.isNumberAt(index)) ?? -1;
    const last = price < 0 ? -1 : (around.numberAt(price)?.last ?? price);
    // "a walk gate and a drive gate at three fifty each"
    if (last < 0 || OF_EACH.has(at(around.tokens, last + 1))) return null;
    return figureAs(place, "dimension", { told: true, last: noun });
  },
);
