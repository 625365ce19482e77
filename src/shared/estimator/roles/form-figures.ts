import { wordTable } from "#shared/word-table.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { wordsBefore } from "../words/sentence-words.ts";
import { at, isJoined } from "../words/tokens.ts";
import { figureAs, type RoleRule } from "./number-place.ts";

export const QUANTITIES = new Set(["quantity", "qty"]);
const OF_WORK = new Set(["labor", "labour", "work"]);
const RATES = wordTable<string>({ hourly: "hour", daily: "day" });
const LONGEST = 300;
/** "Labor: twelve hours. Rate: eighty five". */
const HOURS_REACH = 4;

/** "Quantity six", "labor hours sixteen", "hourly rate seventy two": what the words of a form before a number say that it is. */
export const labelled: RoleRule = cued(oneOf(QUANTITIES, ["price", "hours", "rate"]), (place) => {
  const { number, around, value, unit } = place;
  const { tokens } = around;
  // "hourly rate: $72"
  const signed = at(tokens, number.first - 1) === "$";
  const first = signed ? number.first - 1 : number.first;
  if (unit !== null || !isJoined(tokens[first])) return null;
  const [before, kind] = [at(tokens, first - 1), at(tokens, first - 2)];
  if (QUANTITIES.has(before) && !signed) return figureAs(place, "quantity");
  if (before === "each" && kind === "price") return figureAs(place, "money", { first, unit: "each", per: true });
  const opens = first < 2 || !isJoined(tokens[first - 1]);
  if (before === "hours" && !signed && (opens || OF_WORK.has(kind)) && !number.priceShaped && value <= LONGEST)
    return figureAs(place, "quantity", { unit: "hour", noun: number.last });
  if (before !== "rate") return null;
  const hours = opens && wordsBefore(tokens, first - 1, HOURS_REACH).includes("hours");
  const rate = RATES[kind] ?? (hours ? "hour" : undefined);
  return rate === undefined ? null : figureAs(place, "money", { first, unit: rate, per: true, sure: signed });
});

/** "Ten ninety nines": forms of the tax office, which are called by their number. */
export const taxForms: RoleRule = cued(oneOf(["nines"]), (place) => {
  const { number, around, next, after } = place;
  const digits = around.tokens.slice(number.first, number.last + 1).map(({ norm }) => norm);
  const named = after === "nines" && digits.join(" ") === "ten ninety";
  return named ? figureAs(place, "dimension", { last: next }) : null;
});
