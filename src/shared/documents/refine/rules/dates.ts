import { CARDINALS, MONTHS, ORDINALS, WEEKDAYS } from "#shared/calendar-words.ts";
import { addDays, isDay, type Day } from "#shared/dates.ts";

const pad = (value: number): string => String(value).padStart(2, "0");

const unit = (word: string | undefined): number =>
  Math.max(ORDINALS.indexOf(word ?? ""), CARDINALS.indexOf(word ?? "")) + 1;

function dayNumber(words: string): number {
  const digits = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(words)?.[1];
  if (digits !== undefined) return Number(digits);
  const [tens, rest] = words.split(/[ -]/);
  if (rest !== undefined && (tens === "twenty" || tens === "thirty")) return (tens === "twenty" ? 20 : 30) + unit(rest);
  return words === "thirtieth" || words === "thirty" ? 30 : unit(words);
}

const monthOf = (day: Day): number => Number(day.slice(5, 7));
/** 1 for "january" and "jan", 0 for what names no month. */
const monthNamed = (name: string): number =>
  name.length < 3 ? 0 : MONTHS.findIndex((month) => month.startsWith(name.slice(0, 9))) + 1;

/** 0 for a Monday. */
const weekdayOf = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The last day of a month: the next one of that number; 13 is January. */
function endOfMonth(month: number, today: Day): Day | null {
  if (month < 1) return null;
  const year = Number(today.slice(0, 4)) + (month < monthOf(today) || month > 12 ? 1 : 0);
  const next = (month % 12) + 1;
  return addDays(`${next === 1 ? year + 1 : year}-${pad(next)}-01`, -1);
}

/** "The fifteenth": of this month, or of the next when it has passed. */
function nextInMonth(date: number, today: Day): Day | null {
  const months = [monthOf(today), (monthOf(today) % 12) + 1];
  const days = months.map(
    (month) => `${Number(today.slice(0, 4)) + (month < monthOf(today) ? 1 : 0)}-${pad(month)}-${pad(date)}`,
  );
  return days.find((day) => isDay(day) && day > today) ?? null;
}

/** The day that words such as "December 15", "the end of the month" or "2026-12-15" mean, from today on; null for others. */
export function dayFromWords(text: string, today: Day): Day | null {
  const words = text.trim().toLowerCase().replace(/[,.]/g, " ").replace(/\s+/g, " ");
  if (isDay(words)) return words;
  const year = Number(today.slice(0, 4));
  if (/^(?:the )?end of the year$/.test(words)) return `${year}-12-31`;
  if (/^(?:the )?end of (?:the|this) month$/.test(words)) return endOfMonth(monthOf(today), today);
  if (words === "tomorrow") return addDays(today, 1);
  const weekday = WEEKDAYS.indexOf(words.replace(/^(?:this|this coming|the coming|on) /, ""));
  if (weekday >= 0) return addDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1);
  const end = /^(?:the )?end of (?:(next) month|([a-z]{3,9}))$/.exec(words);
  if (end !== null) return endOfMonth(end[1] ? monthOf(today) + 1 : monthNamed(end[2] ?? ""), today);
  const ofMonth = /^the ([a-z0-9 -]+) of ([a-z]+)$/.exec(words);
  if (ofMonth !== null) return dayFromWords(`${ofMonth[2]} ${ofMonth[1]}`, today);
  const alone = /^the (\d{1,2}(?:st|nd|rd|th)|[a-z]+(?:[ -][a-z]+)?)$/.exec(words)?.[1];
  if (alone !== undefined && dayNumber(alone) > 0) return nextInMonth(dayNumber(alone), today);
  const slashed = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|\d{4}))?$/.exec(words.replace(/ /g, ""));
  const named = /^(?:the )?([a-z]{3,9}) (?:the )?(\d{1,2}(?:st|nd|rd|th)?|[a-z]+(?:[ -][a-z]+)?)(?: (\d{4}))?$/.exec(
    words,
  );
  const month = slashed ? Number(slashed[1]) : monthNamed(named?.[1] ?? "");
  const day = slashed ? Number(slashed[2]) : dayNumber(named?.[2] ?? "");
  if (month < 1 || day < 1) return null;
  const given = slashed?.[3] ?? named?.[3];
  const on = (inYear: number): Day => `${inYear}-${pad(month)}-${pad(day)}`;
  if (given !== undefined)
    return isDay(on(Number(given.padStart(4, "20")))) ? on(Number(given.padStart(4, "20"))) : null;
  const next = on(year) < today ? on(year + 1) : on(year);
  return isDay(next) ? next : null;
}
