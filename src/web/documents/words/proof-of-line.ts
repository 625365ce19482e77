import type { LineItem, Question } from "#shared/documents/schema.ts";
import type { Source } from "#shared/documents/source.ts";
import { lineAmount } from "#shared/documents/totals.ts";
import { isWritten, unitLabel } from "#shared/documents/unit-label.ts";
import { formatMoney, formatQuantity } from "#shared/money.ts";

export type ProofRow = { label: string; value: string; note?: string; isAssumed?: boolean };
/** How a line's amount came about: where each figure is from, and the sum written out. */
export type Proof = { rows: ProofRow[]; equation: { left: string; right: string } };

/** How a source is told to its owner. */
export function originOf(source: Source | undefined): Pick<ProofRow, "label" | "note"> {
  switch (source?.kind) {
    case "spoken":
      return { label: "Said", note: `“${source.text.trim()}”` };
    case "catalogue":
      return { label: "Your price list", note: source.name };
    case "computed":
      return { label: "Worked out", note: source.from };
    case "assumed":
      return { label: "Assumed", note: source.reason };
    case "edited":
      return { label: "Typed by you" };
    default:
      return { label: "Taken as" };
  }
}

/** "64 sq ft", "16 h", "2"; "each" goes without saying. */
export const quantityOf = ({ quantity, unit }: Pick<LineItem, "quantity" | "unit">): string =>
  isWritten(unit) ? `${formatQuantity(quantity)} ${unitLabel(unit, quantity)}` : formatQuantity(quantity);

/** True for a price that stands for the whole line and counts nothing. */
export const isFlat = (item: LineItem): boolean =>
  item.unitPrice === null || (item.quantity === 1000 && item.unit === null && item.sources.quantity === undefined);

/** "2 days × 8 h" is a sum of what was said and what was taken for granted: while it is asked about, it is assumed. */
function assumedOrigin(item: LineItem, asked: Question): Pick<ProofRow, "label" | "note"> {
  const notes = [originOf(item.sources.quantity).note, originOf(asked.source).note];
  const known = [...new Set(notes.filter((note) => note !== undefined))];
  return { label: "Assumed", ...(known.length > 0 && { note: known.join(". ") }) };
}

function quantityRow(item: LineItem, questions: readonly Question[]): ProofRow[] {
  const asked = questions.find(({ itemId, field }) => itemId === item.id && field === "quantity");
  const isAssumed = asked !== undefined || item.sources.quantity?.kind === "assumed";
  const counts = isAssumed || item.sources.quantity !== undefined || item.quantity !== 1000 || item.unit !== null;
  const origin = asked ? assumedOrigin(item, asked) : originOf(item.sources.quantity);
  return counts ? [{ ...origin, value: quantityOf(item), ...(isAssumed && { isAssumed }) }] : [];
}

/** " a sq ft", " an hour", " each". */
function perUnit(unit: string | null): string {
  if (unit === null || unit === "each") return " each";
  return /^([aei]|hour)/i.test(unit) ? ` an ${unit}` : ` a ${unit}`;
}

function priceRow(item: LineItem): ProofRow[] {
  if (item.unitPrice === null) return [];
  const each = isFlat(item) ? "" : perUnit(item.unit);
  const isAssumed = item.sources.unitPrice?.kind === "assumed";
  const value = `${formatMoney(item.unitPrice)}${each}`;
  return [{ ...originOf(item.sources.unitPrice), value, ...(isAssumed && { isAssumed }) }];
}

/** The proof of one line; an unpriced one says what is missing. `questions` are the document's: what they ask is assumed. */
export function proofOfLine(item: LineItem, questions: readonly Question[] = []): Proof {
  const amount = lineAmount(item);
  const rows = [...quantityRow(item, questions), ...priceRow(item)];
  if (amount === null) return { rows, equation: { left: "No price yet", right: "Price?" } };
  const right = formatMoney(amount);
  if (item.unitPrice === null) {
    return {
      rows: [...rows, { ...originOf(item.sources.amount), value: right }],
      equation: { left: "Flat price", right },
    };
  }
  if (isFlat(item)) return { rows, equation: { left: "Flat price", right } };
  return { rows, equation: { left: `${formatQuantity(item.quantity)} × ${formatMoney(item.unitPrice)}`, right } };
}
