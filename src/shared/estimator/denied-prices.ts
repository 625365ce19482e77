import { at } from "./figure.ts";
import { figureAs, type RoleRule } from "./number-place.ts";

/** "Not at forty but at forty five", "not for eighty each but ninety": a price that another makes good. */
export const denied: RoleRule = (place) => {
  const { before, around, number } = place;
  const but = [1, 2, 3].find((next) => at(around.tokens, number.last + next) === "but");
  const not = (before === "at" || before === "for") && at(around.tokens, number.first - 2) === "not";
  return not && but ? figureAs(place, "dimension", { last: number.last + but - 1, told: true }) : null;
};
