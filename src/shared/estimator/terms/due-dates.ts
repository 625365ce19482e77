import { dayOf, isDay, type Day } from "#shared/dates.ts";
import { wordsBefore } from "../words/sentence-words.ts";
import { at, isJoined, joined, type Token } from "../words/tokens.ts";
import { dayOfMonth, spokenDate } from "./spoken-date.ts";

/** What else is due on a day: "the baby is due on the tenth", "the forms are due on the fifteenth". */
const BEING = /^(?:it's|its|they're|is|are|she's|he's|was|were)$/;
const MONEY = /^(?:payment|invoice|bill|balance|total|money|that's|all)$/;

const ENDING = /^(?:th|st|nd|rd)$/;

/** The next day that has this date: of the fifteenth, this month's or the next one's. */
function nextDate(date: number, today: Day): Day | null {
  const [year = 0, month = 0, now = 0] = today.split("-").map(Number);
  for (let later = date >= now ? 0 : 1; later <= 2; later++) {
    const day = dayOf(new Date(Date.UTC(year, month - 1 + later, date)));
    if (isDay(day) && Number(day.slice(-2)) === date) return day;
  }
  return null;
}

/** "Due | on the fifteenth", "due by December 15th": the day that the money is due and the last token that says so, or null. */
export function dueDate(tokens: readonly Token[], index: number, today: Day): { day: Day; last: number } | null {
  const lead = /^(?:on|by)$/.test(joined(tokens, index + 1)) ? index + 2 : index + 1;
  const before = wordsBefore(tokens, index, 2);
  if (isJoined(tokens[index]) && BEING.test(before[0] ?? "") && !MONEY.test(before[1] ?? "")) return null;
  if (lead === index + 2 && joined(tokens, lead) === "the") {
    const said = dayOfMonth(tokens, lead + 1);
    if (!said) return null;
    const last = ENDING.test(joined(tokens, said.last + 1)) ? said.last + 1 : said.last;
    const isOrdinal = last > said.last || /(?:st|nd|rd|th)$/.test(at(tokens, last));
    if (!isOrdinal || joined(tokens, last + 1) === "of") return null;
    const day = nextDate(said.date, today);
    return day === null ? null : { day, last };
  }
  const date = joined(tokens, lead) === "" ? null : spokenDate(tokens, lead, today);
  return date?.day ? { day: date.day, last: date.last } : null;
}
