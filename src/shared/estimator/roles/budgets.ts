import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { FIRST_PERSON, LEAST } from "../words/sentence-words.ts";
import { at } from "../words/tokens.ts";
import { CURRENCY } from "../words/words.ts";
import type { Place } from "./number-place.ts";

const SAYING = wordSet("says said wants wanted told");
/** "Eight hundred tops". */
export const TOPS = wordSet("tops max maximum");
const ONLY = wordSet("only can't won't cannot");
const SPENDING = wordSet("spend spending afford");
const STAYING = wordSet("stay staying keep kept keeping");
const BUDGET_REACH = 4;
/** "Their board gave themselves", "she allowed herself": what they may spend. */
const ALLOWING = wordSet("gave give gives given allowed allow allows allotted granted");
const THEMSELVES = wordSet("themselves herself himself itself");
const PUTTING = wordSet("set put setting putting sets puts");
const ABOUT = wordSet("like about around maybe roughly only just a $ some");

/** "They've set aside like | ten thousand", "the board gave themselves | 1,500": what somebody has for it, unless it is we who put it aside. */
function isPutAside(said: readonly string[]): boolean {
  const place = said.findIndex((word) => !ABOUT.has(word));
  const [word = "", verb = "", who = ""] = said.slice(Math.max(0, place));
  if (place < 0 || FIRST_PERSON.has(who)) return false;
  return (word === "aside" && PUTTING.has(verb)) || (THEMSELVES.has(word) && ALLOWING.has(verb));
}

const IS = wordSet("is are was were costs cost runs ran");
/** "Her wedding budget is thirty thousand and the venue alone is | nine": what takes a part of the budget elsewhere. */
function isPartOfBudget(said: readonly string[]): boolean {
  const verb = said.findIndex((word) => !ABOUT.has(word));
  if (verb < 0 || !IS.has(said[verb] ?? "") || said[verb + 1] !== "alone") return false;
  return said.slice(verb).some((word) => word === "budget") && !said.some((word) => FIRST_PERSON.has(word));
}

const UNDER = wordSet("under below within beneath");

const HELD_IN = ["in", "the"];
/** "The district has two hundred thousand in the bond". */
const FUNDS = wordSet("bond budget bank fund kitty account pot reserve");

/** Where nobody says one of these, nobody speaks of a budget. */
const OF_BUDGETS = new Set([
  "aside",
  "pay",
  "budget",
  "budget's",
  ...THEMSELVES,
  ...UNDER,
  ...FUNDS,
  ...TOPS,
  ...SPENDING,
]);

/** "Customer's budget is five thousand", "they can't spend over two", "keep it under a thousand": what somebody can pay. */
export const isBudget = cued(
  oneOf(OF_BUDGETS),
  ({ said, value, after, next, around, unit, plural }: Place): boolean => {
    const from = CURRENCY.has(after) ? next + 1 : next;
    if (value < LEAST) return false;
    if (isPutAside(said) && unit === null && (!plural || CURRENCY.has(after))) return true;
    if (isPartOfBudget(said)) return true;
    const before = said.slice(0, BUDGET_REACH);
    const under = before.findIndex((word) => UNDER.has(word));
    const kept = under >= 0 && before.slice(under).some((word) => STAYING.has(word));
    const pays = before[0] === "pay" && before.some((word) => ONLY.has(word));
    const fund = HELD_IN.every((word, step) => at(around.tokens, from + step) === word);
    if (fund && FUNDS.has(at(around.tokens, from + HELD_IN.length))) return true;
    const tops = TOPS.has(after) && SAYING.has(before[0] ?? "");
    return (
      pays || kept || tops || before.some((word) => word === "budget" || word === "budget's" || SPENDING.has(word))
    );
  },
);
