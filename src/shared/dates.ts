import { MONTHS } from "./calendar-words.ts";
import { keptByText } from "./kept-words.ts";

/** A calendar day, "2026-11-21". Days are strings: they have no time zone. */
export type Day = string;

export const DAY_MS = 86_400_000;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** True for a day that exists: "2026-02-30" does not. */
export function isDay(value: string): boolean {
  if (!DAY.test(value)) return false;
  const instant = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
}

/** The UTC day of an instant. */
export const dayOf = (instant: Date): Day => instant.toISOString().slice(0, 10);

/** The day that lies so many days behind another: those of a day are asked for again and again. */
const dayBehind = keptByText(
  (asked) => {
    const [day, count] = asked.split(" ");
    const instant = new Date(`${day}T00:00:00Z`);
    instant.setUTCDate(instant.getUTCDate() + Number(count));
    return dayOf(instant);
  },
  { most: 100, longest: 32 },
);

/** The day `count` days later (earlier when negative). */
export const addDays = (day: Day, count: number): Day => dayBehind(`${day} ${count}`);

const longDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric", timeZone: "UTC" });

/** How many days lie between two: 1 from a day to the next, negative backwards. */
export const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** "Nov 21, 2026". An unreadable day is returned as it is. */
export function formatDay(day: Day): string {
  return isDay(day) ? longDay.format(new Date(`${day}T00:00:00Z`)) : day;
}

const WRITTEN = /^([a-z]{3}) (\d{1,2}), (\d{4})$/i;

/** The day that `formatDay` writes so, "Nov 21, 2026"; null for another text and for a day that does not exist. */
export function readDay(text: string): Day | null {
  const [, name = "", date = "", year = ""] = WRITTEN.exec(text) ?? [];
  const month = MONTHS.findIndex((word) => word.slice(0, 3) === name.toLowerCase()) + 1;
  const day = `${year}-${String(month).padStart(2, "0")}-${date.padStart(2, "0")}`;
  return isDay(day) ? day : null;
}
