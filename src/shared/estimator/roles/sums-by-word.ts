import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { isThing } from "../words/nearby.ts";
import { at } from "../words/tokens.ts";
import { figureAs, type RoleRule } from "./number-place.ts";

/** Right behind a sum: "thirty five | gas money", "twenty lunch money". */
const MONEYED = wordSet("gas fuel toll lunch parking travel drive tip");
/** "Tile is two sixty and thirty five gas money". */
export const moneyFor: RoleRule = cued(oneOf(["money"]), (place) =>
  MONEYED.has(place.after) && place.second === "money" ? figureAs(place, "money", { sure: true }) : null,
);

const LEAST_ANOTHER = 5;
/** "Slicer blade's | another twelve": so much more is paid for that, however little it is. */
export const anotherSum: RoleRule = cued(oneOf(["another"]), (place) => {
  const { before, after, value, number, around } = place;
  const is = /(?:^is|^are|'s)$/.test(at(around.tokens, number.first - 2));
  return before === "another" && is && after === "" && value >= LEAST_ANOTHER
    ? figureAs(place, "money", { sure: true })
    : null;
});

/** Nobody counts a fee so often. */
const LEAST_FEE = 15;
/** "Mattress fee | twenty five | times two": what follows "times" counts it. */
export const priceOfTimes: RoleRule = cued(oneOf(["times"]), (place) => {
  const { after, next, before, value, around } = place;
  const counted = after === "times" && around.isNumberAt(next + 1);
  return counted && value >= LEAST_FEE && isThing(before) ? figureAs(place, "money") : null;
});
