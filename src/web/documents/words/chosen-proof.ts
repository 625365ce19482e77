import type { Adjustment, DocumentContent } from "#shared/documents/schema.ts";
import { calculateTotals, lineAmount } from "#shared/documents/totals.ts";
import { cents, formatMoney, formatPercent, type Cents } from "#shared/money.ts";
import { originOf, proofOfLine, type Proof } from "./proof-of-line.ts";
import { keyOf } from "#web/ui/word-segments.ts";

export type ChosenProof = Proof & { heading: string; isOpen: boolean };

const labels: Record<string, string> = {
  discount: "Discount",
  tax: "Tax",
  deposit: "Deposit",
  amountPaid: "Paid",
  amount: "Total",
  subtotal: "Subtotal",
  balanceDue: "Balance due",
  validUntil: "Good until",
  timeline: "Timeline",
  terms: "Terms",
  scope: "Scope of work",
};

function equationOf(adjustment: Adjustment, base: Cents, sign: 1 | -1): Proof["equation"] {
  const right = formatMoney(cents(sign * adjustment.amount));
  if (adjustment.percent === null) return { left: "Amount", right };
  return { left: `${formatPercent(adjustment.percent)} of ${formatMoney(base)}`, right };
}

function equationOfField(content: DocumentContent, field: string): Proof["equation"] {
  const totals = calculateTotals(content);
  if (field === "discount" && totals.discount) return equationOf(totals.discount, totals.subtotal, -1);
  if (field === "tax" && totals.tax) return equationOf(totals.tax, totals.taxable, 1);
  if (field === "deposit" && totals.deposit) return equationOf(totals.deposit, totals.amount, 1);
  if (field === "amountPaid") return { left: "Paid", right: formatMoney(cents(-content.amountPaid)) };
  if (field === "amount" || field === "subtotal" || field === "balanceDue")
    return { left: "The lines make the same", right: formatMoney(totals[field]) };
  const value = Object.entries(content).find(([name]) => name === field)?.[1];
  return { left: "Written as", right: typeof value === "string" ? value : "" };
}

/** What the proof box shows for the chosen line or field; nothing when none is chosen or it is gone. */
export function chosenProof(content: DocumentContent, chosen: string | null): ChosenProof | null {
  if (chosen === null) return null;
  const index = content.items.findIndex(({ id }) => keyOf({ kind: "line", id }) === chosen);
  const item = content.items[index];
  if (item !== undefined) {
    const isOpen = lineAmount(item) === null;
    return { ...proofOfLine(item, content.questions), heading: `Line ${index + 1}, ${item.description}`, isOpen };
  }
  return proofOfField(content, (name) => keyOf({ kind: "field", name }) === chosen);
}

/** Of a field that has a source, or is asked about: then the words are there, and what they come to is not. */
function proofOfField(content: DocumentContent, isChosen: (name: string) => boolean): ChosenProof | null {
  const asked = content.questions.find(({ id, itemId, field }) => itemId === undefined && isChosen(field ?? id));
  const field = Object.keys(content.sources).find(isChosen) ?? asked?.field ?? asked?.id;
  if (field === undefined) return null;
  const { label, note } = originOf(content.sources[field] ?? asked?.source);
  return {
    heading: labels[field.split(".")[0] ?? field] ?? (asked?.field === undefined ? "Question" : field),
    rows: note === undefined ? [] : [{ label, value: "", note }],
    equation: asked ? { left: asked.text, right: "Not answered yet" } : equationOfField(content, field),
    isOpen: asked !== undefined,
  };
}
