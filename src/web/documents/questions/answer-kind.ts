import { readMoney, readPercent, readQuantity } from "#shared/documents/figure-text.ts";
import type { LineItem, Question } from "#shared/documents/schema.ts";
import { isHours } from "#shared/documents/totals.ts";
import type { z } from "zod";
import type { choiceSchema } from "#shared/documents/schema.ts";

export type Choice = z.output<typeof choiceSchema>;
export type TypedAnswer = { ok: true; choice: Choice } | { ok: false; message: string };

/** How a question can be answered by hand: the button's words, the field's label, and what is read from it. */
export type AnswerKind = {
  button: string;
  label: string;
  isFigure: boolean;
  mayLeaveOut: boolean;
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
    return read.value === null ? nothing("Type a price, or leave it out.") : answer(text, { [field]: read.value });
  };
}

function readCount(text: string): TypedAnswer {
  const read = readQuantity(text);
  if (!read.ok) return read;
  return read.value === null ? nothing("Type a number.") : answer(text, { quantity: read.value });
}

function readShare(text: string): TypedAnswer {
  const read = readPercent(text);
  if (!read.ok) return read;
  return read.value === null ? nothing("Type a percentage.") : answer(text, { percent: read.value });
}

const readWords = (text: string): TypedAnswer =>
  text.trim() === "" ? nothing("Type an answer.") : answer(text.trim().slice(0, 500), { text: text.trim() });

const moneyFields = new Set(["amount", "amountPaid", "travel_cost"]);
const adjustments = new Set(["discount", "tax", "deposit"]);

/** What may be typed for this question, by the field that it asks about. */
export function answerKindOf({ field, choices }: Question, item: LineItem | undefined): AnswerKind {
  const base = { isFigure: true, mayLeaveOut: false };
  const asksPercent = choices?.some(({ change }) => change.percent !== undefined) ?? false;
  if (item && (field === undefined || field === "unitPrice" || field === "amount")) {
    const label = item.unit === null || field === "amount" ? "Price in dollars" : `Price a ${item.unit} in dollars`;
    const read = readPrice(field === "amount" ? "amount" : "unitPrice");
    return { ...base, button: "Type a price", label, mayLeaveOut: true, read };
  }
  if (field === "quantity") {
    const isTime = isHours(item?.unit ?? null);
    const label = isTime ? "Hours" : item?.unit ? `How many ${item.unit}` : "How many";
    return { ...base, button: isTime ? "Type hours" : "Type a number", label, read: readCount };
  }
  if (field !== undefined && adjustments.has(field) && asksPercent) {
    return { ...base, button: "Type a percentage", label: "Percent", read: readShare };
  }
  if (field !== undefined && (moneyFields.has(field) || adjustments.has(field))) {
    return { ...base, button: "Type an amount", label: "Amount in dollars", read: readPrice("amount") };
  }
  return { ...base, isFigure: false, button: "Type an answer", label: "Answer", read: readWords };
}

/** Takes the line out of the document, and its question with it. */
export const leaveItOut: Choice = { label: "Leave it out", change: { remove: true }, source: { kind: "edited" } };
