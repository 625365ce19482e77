import { MONTHS } from "#shared/calendar-words.ts";
import { addDays, isDay, type Day } from "#shared/dates.ts";

const ORDINALS =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );
const CARDINALS =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
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

/** The day that words such as "December 15", "the end of the month" or "2026-12-15" mean, from today on; null for others. */
export function dayFromWords(text: string, today: Day): Day | null {
  const words = text.trim().toLowerCase().replace(/[,.]/g, " ").replace(/\s+/g, " ");
  if (isDay(words)) return words;
  const year = Number(today.slice(0, 4));
  if (/^(?:the )?end of the year$/.test(words)) return `${year}-12-31`;
  if (/^(?:the )?end of the month$/.test(words)) {
    const next =
      Number(today.slice(5, 7)) === 12 ? `${year + 1}-01-01` : `${year}-${pad(Number(today.slice(5, 7)) + 1)}-01`;
    return addDays(next, -1);
  }
  const slashed = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|\d{4}))?$/.exec(words.replace(/ /g, ""));
  const named = /^(?:the )?([a-z]{3,9}) (?:the )?(\d{1,2}(?:st|nd|rd|th)?|[a-z]+(?:[ -][a-z]+)?)(?: (\d{4}))?$/.exec(
    words,
  );
  const month = slashed
    ? Number(slashed[1])
    : MONTHS.findIndex((name) => named !== null && name.startsWith((named[1] ?? "").slice(0, 9))) + 1;
  const day = slashed ? Number(slashed[2]) : dayNumber(named?.[2] ?? "");
  if (month < 1 || day < 1) return null;
  const given = slashed?.[3] ?? named?.[3];
  const on = (inYear: number): Day => `${inYear}-${pad(month)}-${pad(day)}`;
  if (given !== undefined)
    return isDay(on(Number(given.padStart(4, "20")))) ? on(Number(given.padStart(4, "20"))) : null;
  const next = on(year) < today ? on(year + 1) : on(year);
  return isDay(next) ? next : null;
}
