import { formatDay, isDay } from "#shared/dates.ts";
import { readMoney, readPercent, readQuantity } from "#shared/documents/figure-text.ts";
import { isFlat } from "#shared/documents/line-figures.ts";
import type { LineItem, Question } from "#shared/documents/schema.ts";
import {
  formatMoney,
  formatPercent,
  formatQuantity,
  MAX_THOUSANDTHS,
  thousandths,
  type Cents,
  type Thousandths,
} from "#shared/money.ts";
import { isHours } from "#shared/documents/totals.ts";
import { howMany } from "#shared/documents/unit-label.ts";
import { saidPrice, type Choice } from "#shared/documents/questions.ts";

export type TypedAnswer = { ok: true; choice: Choice } | { ok: false; message: string };

/** How a question can be answered by hand: the button's words, the field's label, and what is read from it. */
export type AnswerKind = {
  button: string;
  label: string;
  isFigure: boolean;
  mayLeaveOut: boolean;
  /** What is typed is the price of one, and so worth a place in the price list. */
  mayKeepPrice: boolean;
  read: (text: string) => TypedAnswer;
};

const nothing = (message: string): TypedAnswer => ({ ok: false, message });
const answer = (label: string, change: Choice["change"]): TypedAnswer => ({
  ok: true,
  choice: { label, change, source: { kind: "edited" } },
});

function readPrice(field: "unitPrice" | "amount") {
  return (text: string): TypedAnswer => {
    const read = readMoney(text);
    if (!read.ok) return read;
    if (read.value === null) return nothing("Type a price, or leave it out.");
    return answer(formatMoney(read.value), { [field]: read.value });
  };
}

/** A count, with the price of one where that was said. */
function readCount(unitPrice: Cents | undefined) {
  return (text: string): TypedAnswer => {
    const read = readQuantity(text);
    if (!read.ok) return read;
    if (read.value === null) return nothing("Type a number.");
    return answer(formatQuantity(read.value), { quantity: read.value, ...(unitPrice !== undefined && { unitPrice }) });
  };
}

const HOURS_OF_A_DAY = 24_000;

/** Hours of one day, for a question about the length of so many: they come to as much as a choice of the same length. */
function readDaysHours(days: Thousandths) {
  return (text: string): TypedAnswer => {
    const read = readQuantity(text);
    if (!read.ok) return read;
    if (read.value === null) return nothing("Type the hours of one day.");
    if (read.value > HOURS_OF_A_DAY) return nothing("A day has 24 hours. Type the hours of one day.");
    const hours = Math.round((read.value * days) / 1000);
    if (hours > MAX_THOUSANDTHS) return nothing("That is more hours than a line can have.");
    return answer(`${formatQuantity(read.value)} hours a day`, { quantity: thousandths(hours) });
  };
}

const readAmount = readPrice("amount");

/** "5%" is a percentage and "$5" an amount; a bare number is what the question asks for. */
function readShare(asksPercent: boolean) {
  return (text: string): TypedAnswer => {
    const isPercent = text.includes("%") || (asksPercent && !text.includes("$"));
    if (!isPercent) return readAmount(text);
    const read = readPercent(text);
    if (!read.ok) return read;
    if (read.value === null) return nothing("Type a percentage.");
    return answer(formatPercent(read.value), { percent: read.value });
  };
}

function readDay(text: string): TypedAnswer {
  const day = text.trim();
  return isDay(day) ? answer(formatDay(day), { text: day }) : nothing("Write a date such as 2026-11-21.");
}

const readWords = (text: string): TypedAnswer =>
  text.trim() === "" ? nothing("Type an answer.") : answer(text.trim().slice(0, 500), { text: text.trim() });

const adjustments = new Set(["discount", "tax", "deposit"]);
/** Fields of the document that take words. */
const wordFields = new Set("client title timeline notes description terms quote_type email phone address".split(" "));

/** What may be typed for this question, by the field that it asks about; null when nothing may. */
export function answerKindOf(question: Question, item: LineItem | undefined): AnswerKind | null {
  const { field, choices, days } = question;
  if (field === "optional") return null; // yes or no: the choices say it all
  const base = { isFigure: true, mayLeaveOut: false, mayKeepPrice: false };
  const asksPercent = field === "tax" || (choices?.some(({ change }) => change.percent !== undefined) ?? false);
  if (item && (field === undefined || field === "unitPrice" || field === "amount")) {
    const label = item.unit === null || field === "amount" ? "Price in dollars" : `Price a ${item.unit} in dollars`;
    const read = readPrice(field === "amount" ? "amount" : "unitPrice");
    const mayKeepPrice = field !== "amount" || isFlat(item);
    return { ...base, button: "Type a price", label, mayLeaveOut: true, mayKeepPrice, read };
  }
  if (field === "quantity" && days !== undefined)
    return { ...base, button: "Type hours", label: "Hours a day", read: readDaysHours(days) };
  if (field === "quantity" || field === "travel_time_hours") {
    const isTime = item === undefined || isHours(item.unit);
    const label = isTime ? (item ? "Hours in all" : "Hours") : howMany(item.unit);
    return { ...base, button: isTime ? "Type hours" : "Type a number", label, read: readCount(saidPrice(question)) };
  }
  if (field !== undefined && adjustments.has(field)) {
    const label = asksPercent ? "Percent" : "Amount in dollars";
    return {
      ...base,
      button: asksPercent ? "Type a percentage" : "Type an amount",
      label,
      read: readShare(asksPercent),
    };
  }
  if (field === "amountPaid")
    return { ...base, button: "Type an amount", label: "Amount in dollars", read: readAmount };
  if (field === "validUntil") return { ...base, button: "Type a date", label: "Such as 2026-11-21", read: readDay };
  // what no field takes would only be thrown away
  if (!item && !wordFields.has(field ?? "")) return null;
  return { ...base, isFigure: false, button: "Type an answer", label: "Answer", read: readWords };
}

/** Takes note that nothing is to change: the question goes. */
export const dismissIt: Choice = { label: "Dismiss", change: {} };

/** Takes the line out of the document, and its question with it. */
export const leaveItOut: Choice = { label: "Leave it out", change: { remove: true }, source: { kind: "edited" } };
