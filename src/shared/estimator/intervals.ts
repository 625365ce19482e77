import { wordTable } from "#shared/word-table.ts";

/** How many weeks or months lie between two times. */
const INTERVALS = wordTable<{ unit: "week" | "month"; every: number }>({
  weekly: { unit: "week", every: 1 },
  biweekly: { unit: "week", every: 2 },
  monthly: { unit: "month", every: 1 },
  quarterly: { unit: "month", every: 3 },
});
const MONTHS_IN = wordTable<number>({ month: 1, quarter: 3, year: 12 });

/** How many times "quarterly" is in a number of weeks, months or years; null when they do not fit each other. */
export function timesAtInterval(word: string, count: number, unit: string): number | null {
  const interval = INTERVALS[word];
  if (!interval) return null;
  const length = interval.unit === "week" ? (unit === "week" ? 1 : 0) : (MONTHS_IN[unit] ?? 0);
  const times = (count * length) / interval.every;
  return times >= 1 && Number.isInteger(times) ? times : null;
}
