import type { LineItem } from "#shared/documents/schema.ts";
import { thousandths } from "#shared/money.ts";
import { wordSet } from "#shared/word-set.ts";
import { withCapitals } from "./capitals.ts";
import { asSentence, joinList, lowerFirst } from "./phrasing.ts";

/** What comes again and again is priced by one of these, unless somebody said how many. */
const TURNS = wordSet("week month quarter year visit cut push application service treatment turnover");
const DAY = "(?:sun|mon|tues|wednes|thurs|fri|satur)day";
const OFTEN = `(?:weekly|biweekly|bi-weekly|fortnightly|monthly|quarterly|every (?:other )?(?:day|week|month|${DAY})|every \\S+ (?:days|weeks|months)|(?:once|twice) (?:a|per|each|every) (?:week|month|year))`;
const DOING = "(?:\\p{L}+ing|services?|visits?|maintenance|lessons?|sessions?|treatments?|payroll|care|prep|plan)";
/** "House cleaning every other Friday", "Weekly mowing", "Monthly pool service", but not "monthly planner design" and "the pans used every day". */
const HOW_OFTEN = new RegExp(
  `^${OFTEN}$|(?<!\\b(?:used|open|worn) )\\b${OFTEN}$|\\b${OFTEN}(?= (?:\\p{L}+ )?${DOING}\\b)`,
  "iu",
);
/** "Quarterly pest service, initial treatment" is done once. */
const ONCE = /(?<!\p{L})(?:initial|first[- ]time|one[- ]time|start[- ]?up)(?!\p{L})/iu;
const ONE = thousandths(1000);

/** How a line comes again: "month", "every other friday"; null for what is done once, and where somebody said how many. */
function howOften({ description, unit, quantity, sources }: LineItem): string | null {
  if (quantity !== ONE || sources.quantity || ONCE.test(description)) return null;
  return unit !== null && TURNS.has(unit) ? unit : (HOW_OFTEN.exec(description)?.[0].toLowerCase() ?? null);
}

/** "Pool service (each month)"; how often is not told twice: "house cleaning every other Friday". */
const named = ({ description, unit }: LineItem): string =>
  `${withCapitals(lowerFirst(description))}${unit !== null && TURNS.has(unit) ? ` (each ${unit})` : ""}`;

/**
 * What comes again and again stands in the total at the price of one time, and beside what is done once, or comes at other times,
 * nobody could tell: "Counted once in the total and billed each time: weekly mowing (each visit)." Empty where nothing does.
 */
export function countedOnce(items: readonly LineItem[]): string[] {
  const priced = items.filter(({ optional, amount }) => !optional && amount !== null && amount !== 0);
  const again = priced.filter((item) => howOften(item) !== null);
  const alike = again.length === priced.length && new Set(again.map(howOften)).size <= 1;
  if (again.length === 0 || alike) return [];
  return [asSentence(`Counted once in the total and billed each time: ${joinList(again.map(named))}`)];
}
