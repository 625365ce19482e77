import { lineAmount } from "./totals.ts";
import type { DocumentContent, Question } from "./schema.ts";

const MONEY_FIELDS = new Set(
  "quantity unitPrice amount optional discount tax deposit amountPaid travel_time_hours".split(" "),
);

/** True when an answer may change a sum: by the field that is asked about, or by what one of the choices does. */
function touchesMoney({ field, itemId, choices = [] }: Question): boolean {
  if (field === undefined ? itemId !== undefined : MONEY_FIELDS.has(field)) return true;
  return choices.some(
    ({ change: { quantity, unitPrice, amount, percent, remove } }) =>
      remove === true || (quantity ?? unitPrice ?? amount ?? percent) !== undefined,
  );
}

/** The open questions whose answers may change what the document comes to, save for those of lines that have no price yet. */
export function moneyQuestions({ items, questions }: Pick<DocumentContent, "items" | "questions">): Question[] {
  const unpriced = new Set(items.filter((item) => lineAmount(item) === null).map(({ id }) => id));
  return questions.filter(
    (question) => !(question.itemId !== undefined && unpriced.has(question.itemId)) && touchesMoney(question),
  );
}
