import { CARDINALS, MONTHS, ORDINALS, WEEKDAYS } from "#shared/calendar-words.ts";
import { isDay, type Day } from "#shared/dates.ts";
import { repairBetween } from "../numbers/repairs.ts";
import { TENS } from "../words/number-words.ts";
import { isJoined, type Token } from "../words/tokens.ts";
import { looksPlural } from "../words/units.ts";

const DAYS = new Set([...WEEKDAYS, "tomorrow"]);
/** The days that some words say, and the thirtieth. */
const daysOf = (words: readonly string[], thirty: string): ReadonlyMap<string, number> =>
  new Map([...words.map((word, index): [string, number] => [word, index + 1]), [thirty, 30]]);
const BY_ORDINAL = daysOf(ORDINALS, "thirtieth");
const BY_CARDINAL = daysOf(CARDINALS, "thirty");

/** A day that is told begins with one of these. */
export const DATE_WORDS = new Set([...DAYS, ...MONTHS, "next"]);

const pad = (value: number) => String(value).padStart(2, "0");

const UNTIL = new Set(["to", "through", "thru", "until", "till"]);

const isOrdinalEnding = (token: Token | undefined): boolean =>
  token?.gap === "none" && /^(?:st|nd|rd|th)$/.test(token.norm);

/** The day of a month that is said from a token on, and its last token: "3", "third", "twenty seventh"; or null. */
export function dayOfMonth(tokens: readonly Token[], first: number): { date: number; last: number } | null {
  const said = tokens[first]?.norm ?? "";
  const date = /^\d{1,2}$/.test(said) ? Number(said) : (BY_ORDINAL.get(said) ?? BY_CARDINAL.get(said) ?? 0);
  if ((said === "twenty" || said === "thirty") && isJoined(tokens[first + 1])) {
    const unit = BY_ORDINAL.get(tokens[first + 1]?.norm ?? "");
    if (unit !== undefined && unit < 10) return { date: date + unit, last: first + 1 };
  }
  return date < 1 || date > 31 ? null : { date, last: first };
}

/** "2027", "twenty twenty seven" from a token on: the year and its last token, or null. */
function yearAt(tokens: readonly Token[], first: number): { year: number; last: number } | null {
  const digits = tokens[first]?.norm ?? "";
  if (/^20\d\d$/.test(digits)) return { year: Number(digits), last: first };
  const [century, tens, unit] = [0, 1, 2].map((step) => tokens[first + step]);
  if (century?.norm !== "twenty" || !isJoined(tens) || !(isJoined(century) || century.gap === "comma")) return null;
  const value = TENS.get(tens?.norm ?? "");
  const ones = isJoined(unit) ? BY_CARDINAL.get(unit?.norm ?? "") : undefined;
  if (value === undefined || value > 40 || (ones ?? 0) > 9) return null;
  return { year: 2000 + value + (ones ?? 0), last: ones === undefined ? first + 1 : first + 2 };
}

/** "Pool service | for | june". */
const LEADS_TO_MONTH = new Set(["for", "in", "of", "during"]);
const OFTEN = new Set(["weekly", "biweekly", "monthly", "regular", "extra", "more"]);

/** A day that begins at a token: "March 3rd", "june tenth", "Monday", "next week". `day` is null when it has no date. */
export function spokenDate(
  tokens: readonly Token[],
  index: number,
  today: Day,
): { day: Day | null; last: number } | null {
  const word = tokens[index]?.norm ?? "";
  if (DAYS.has(word)) return { day: null, last: index };
  if (word === "next" && ["week", "month"].includes(tokens[index + 1]?.norm ?? ""))
    return { day: null, last: index + 1 };
  const month = MONTHS.indexOf(word);
  const next = tokens[index + 1];
  if (month < 0 || !next || !isJoined(next)) return null;
  let last = index + 1;
  if (next.norm === "the") last++;
  const said = tokens[last]?.norm ?? "";
  const named = dayOfMonth(tokens, last);
  if (!named) return null;
  const { date } = named;
  last = named.last;
  // "for november four lessons", "for june 4 weekly visits"
  const mayCount = BY_CARDINAL.has(said) || (/^\d/.test(said) && LEADS_TO_MONTH.has(tokens[index - 1]?.norm ?? ""));
  const kind = OFTEN.has(tokens[last + 1]?.norm ?? "") && isJoined(tokens[last + 1]) ? last + 2 : last + 1;
  const counts = mayCount && isJoined(tokens[kind]) && looksPlural(tokens[kind]?.norm ?? "");
  // "november through march three hundred a month", "april two fifty a month"
  const behind = isJoined(tokens[last + 1]) ? (tokens[last + 1]?.norm ?? "") : "";
  const priced = BY_CARDINAL.has(said) && (/^(?:hundred|thousand)$/.test(behind) || (date < 10 && TENS.has(behind)));
  // "for october seven and a half hours"
  const parted = BY_CARDINAL.has(said) && behind === "and" && /^(?:an?|half)$/.test(tokens[last + 2]?.norm ?? "");
  if (counts || priced || parted) return null;
  if (isOrdinalEnding(tokens[last + 1])) last++;
  // "december 20th to 27th"
  const until = UNTIL.has(tokens[last + 1]?.norm ?? "") ? dayOfMonth(tokens, last + 2) : null;
  if (until && isOrdinalEnding(tokens[until.last + 1])) last = until.last + 1;
  else if (until && until.date > date && BY_ORDINAL.has(tokens[until.last]?.norm ?? "")) last = until.last;
  // "june nineteenth | twenty twenty seven"
  const told = yearAt(tokens, last + 1);
  const year = told?.year ?? Number(today.slice(0, 4));
  let day = `${year}-${pad(month + 1)}-${pad(date)}`;
  if (!told && day < today) day = `${year + 1}-${pad(month + 1)}-${pad(date)}`;
  return { day: isDay(day) ? day : null, last: told?.last ?? last };
}

/** What takes a day back is no longer: "no, wait, make that". */
const LONGEST_REPAIR = 6;

interface SaidDate {
  day: Day | null;
  place: number;
  last: number;
}

/** "Start Monday, no wait, | Tuesday": the day that takes the place of one that was just said, or that one. */
export function dateAnew(tokens: readonly Token[], said: SaidDate, today: Day): SaidDate {
  for (let place = said.last + 2; place <= said.last + LONGEST_REPAIR; place++) {
    const date = repairBetween(tokens, said.last + 1, place) === "taken back" ? spokenDate(tokens, place, today) : null;
    if (date) return { ...date, place };
  }
  return said;
}
