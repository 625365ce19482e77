import type { Day } from "#shared/dates.ts";

/** The last `count` months up to that of this day, the oldest first: "2026-11". */
export function lastMonths(today: Day, count: number): string[] {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - (count - 1 - index), 1)).toISOString().slice(0, 7),
  );
}

const short = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });
const long = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
const start = (month: string) => new Date(`${month}-01T00:00:00Z`);

/** "Nov". */
export const shortMonth = (month: string): string => short.format(start(month));
/** "November 2026". */
export const longMonth = (month: string): string => long.format(start(month));
