import { dayOf, type Day } from "#shared/dates.ts";
import { wordSet } from "#shared/word-set.ts";
import { wordTable } from "#shared/word-table.ts";
import { isThing } from "../words/nearby.ts";
import { at, joined, type Token } from "../words/tokens.ts";

/** Before a day that something holds or lasts to: a holiday alone is no date ("christmas lights"). */
const UNTIL = wordSet("by until till til 'til through thru before");
const THIS = wordSet("the this");
const PERIODS = wordSet("day week month year");

const THURSDAY = 4;
/** The last day of November is the date 0 of December. */
const dayIn = (year: number, month: number, date: number): Day => dayOf(new Date(Date.UTC(year, month - 1, date)));

/** In the United States the fourth Thursday of November. */
function thanksgiving(year: number): Day {
  const weekday = new Date(Date.UTC(year, 10, 1)).getUTCDay();
  return dayIn(year, 11, 1 + ((THURSDAY - weekday + 7) % 7) + 21);
}

/** Each by the word that it begins with. */
const HOLIDAYS = wordTable<(year: number) => Day>({
  christmas: (year) => dayIn(year, 12, 25),
  thanksgiving,
  halloween: (year) => dayIn(year, 10, 31),
  new: (year) => dayIn(year, 1, 1),
});

/** A day by its name begins with one of these, the end of a period with "end". */
export const NAMED_DAYS: ReadonlySet<string> = new Set([...Object.keys(HOLIDAYS), "end"]);

/** "The end of | the month": its last day, null for the end of a day or a week, whose date nobody fixes. */
function endOfPeriod(tokens: readonly Token[], index: number, today: Day): { day: Day | null; last: number } | null {
  const period = index + 2 + (THIS.has(joined(tokens, index + 2)) ? 1 : 0);
  if (joined(tokens, index + 1) !== "of" || !PERIODS.has(joined(tokens, period))) return null;
  const [year = 0, month = 0] = today.split("-").map(Number);
  const word = at(tokens, period);
  const day = word === "month" ? dayIn(year, month + 1, 0) : word === "year" ? dayIn(year, 12, 31) : null;
  return { day, last: period };
}

/**
 * A day by its name behind "by" or "until": "by | Christmas", "good through | new year's", "by the | end of the month".
 * `first` is the token of "by" or "until". Null for "christmas lights" and "the end of the driveway".
 */
export function namedDay(
  tokens: readonly Token[],
  index: number,
  today: Day,
): { day: Day | null; first: number; last: number } | null {
  const until = THIS.has(at(tokens, index - 1)) ? index - 2 : index - 1;
  if (!UNTIL.has(at(tokens, until)) || joined(tokens, index) === "") return null;
  if (at(tokens, index) === "end") {
    const found = endOfPeriod(tokens, index, today);
    return found && { ...found, first: until };
  }
  const isNew = at(tokens, index) === "new";
  if (isNew && !/^years?(?:'s)?$/.test(joined(tokens, index + 1))) return null;
  let last = isNew ? index + 1 : index;
  const next = joined(tokens, last + 1);
  if (next === "day") last++;
  else if (isThing(next)) return null;
  const holiday = HOLIDAYS[at(tokens, index)];
  const year = Number(today.slice(0, 4));
  const day = holiday?.(year) ?? null;
  return { day: day !== null && day < today ? (holiday?.(year + 1) ?? null) : day, first: until, last };
}
