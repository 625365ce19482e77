import type { Adjustment, Change, DocumentContent, LineItem } from "#shared/documents/schema.ts";
import { lineAmount } from "#shared/documents/totals.ts";
import { formatDay } from "#shared/dates.ts";
import { formatMoney, formatPercent } from "#shared/money.ts";
import { typeLabels } from "../labels.ts";
import { quantityOf } from "../words/proof-of-line.ts";

type Shown = { label: string; text: string };

function lineText(item: LineItem): string {
  const amount = lineAmount(item);
  const price = amount === null ? "no price" : formatMoney(amount);
  const counted = item.quantity === 1000 && item.unit === null ? "" : `${quantityOf(item)}, `;
  return `${item.description}, ${counted}${price}${item.optional ? ", optional" : ""}`;
}

const adjustmentText = (adjustment: Adjustment | null): string =>
  adjustment === null
    ? ""
    : adjustment.percent === null
      ? formatMoney(adjustment.amount)
      : formatPercent(adjustment.percent);

/** Every field in words, by the name a person knows it by. */
function fieldsOf(content: DocumentContent): Shown[] {
  const { contact } = content;
  return [
    { label: "Title", text: content.title },
    { label: "Type", text: typeLabels[content.quote_type] },
    { label: "Client", text: content.client ?? "" },
    { label: "Contact", text: [contact?.email, contact?.phone, contact?.address].filter(Boolean).join(", ") },
    { label: "Description", text: content.description },
    { label: "Job description", text: content.job_description },
    { label: "Discount", text: adjustmentText(content.discount) },
    { label: "Tax", text: adjustmentText(content.tax) },
    { label: "Deposit", text: adjustmentText(content.deposit) },
    { label: "Amount paid", text: formatMoney(content.amountPaid) },
    { label: "Total", text: formatMoney(content.amount) },
    { label: "Scope of work", text: content.scope.join("\n") },
    { label: "Our approach", text: content.approach.join("\n") },
    { label: "Why choose us", text: content.differentiators.join("\n") },
    { label: "Terms", text: content.terms.join("\n") },
    { label: "Timeline", text: content.timeline },
    { label: "Notes", text: content.notes },
    { label: "Valid until", text: formatDay(content.validUntil) },
    { label: "Logo", text: content.includeLogo ? "shown" : "not shown" },
  ];
}

function textIn(items: readonly LineItem[], id: string): string {
  const item = items.find((each) => each.id === id);
  return item === undefined ? "" : lineText(item);
}

function lineChanges(before: readonly LineItem[], after: readonly LineItem[]): Change[] {
  const ids = [...new Set([...before, ...after].map(({ id }) => id))];
  return ids.flatMap((id, index) => {
    const change = { label: `Line ${index + 1}`, before: textIn(before, id), after: textIn(after, id) };
    return change.before === change.after ? [] : [change];
  });
}

const shared = (items: readonly LineItem[], others: readonly LineItem[]) =>
  items.filter(({ id }) => others.some((other) => other.id === id));

/** Lines that both have, in the order of each; nothing when the order is the same. */
function orderChange(before: readonly LineItem[], after: readonly LineItem[]): Change[] {
  const orders = [shared(before, after), shared(after, before)] as const;
  const [was, is] = orders.map((items) => items.map(({ id }) => id).join());
  if (was === is) return [];
  const [first, second] = orders.map((items) => items.map(({ description }) => description).join("\n"));
  return [{ label: "Order of the lines", before: first ?? "", after: second ?? "" }];
}

/** What differs between two contents, field by field and line by line. */
export function differences(before: DocumentContent, after: DocumentContent): Change[] {
  const afterFields = fieldsOf(after);
  const fields = fieldsOf(before).flatMap(({ label, text }): Change[] => {
    const now = afterFields.find((field) => field.label === label)?.text ?? "";
    return now === text ? [] : [{ label, before: text, after: now }];
  });
  return [...lineChanges(before.items, after.items), ...orderChange(before.items, after.items), ...fields];
}

const openQuestions = ({ questions }: DocumentContent): string =>
  questions.length === 1 ? "1 open question" : `${questions.length} open questions`;

/** What writing a document again replaces: whatever was changed since it was written but its type and its logo. */
export function changesSinceWritten(written: DocumentContent, now: DocumentContent): Change[] {
  const { quote_type, includeLogo } = now;
  const changes = differences({ ...written, quote_type, includeLogo }, now);
  if (now.questions.length >= written.questions.length) return changes;
  return [...changes, { label: "Answers", before: openQuestions(written), after: openQuestions(now) }];
}
