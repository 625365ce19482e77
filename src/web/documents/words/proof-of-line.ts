import type { LineItem } from "#shared/documents/schema.ts";
import type { Source } from "#shared/documents/source.ts";
import { lineAmount } from "#shared/documents/totals.ts";
import { formatMoney, formatQuantity } from "#shared/money.ts";

export type ProofRow = { label: string; value: string; note?: string };
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
  unit === null || unit === "each" ? formatQuantity(quantity) : `${formatQuantity(quantity)} ${unit}`;

/** True for a price that stands for the whole line and counts nothing. */
export const isFlat = (item: LineItem): boolean =>
  item.unitPrice === null || (item.quantity === 1000 && item.unit === null && item.sources.quantity === undefined);

function quantityRow(item: LineItem): ProofRow[] {
  const counts = item.sources.quantity !== undefined || item.quantity !== 1000 || item.unit !== null;
  return counts ? [{ ...originOf(item.sources.quantity), value: quantityOf(item) }] : [];
}

/** " a sq ft", " an hour", " each". */
function perUnit(unit: string | null): string {
  if (unit === null || unit === "each") return " each";
  return /^([aei]|hour)/i.test(unit) ? ` an ${unit}` : ` a ${unit}`;
}

function priceRow(item: LineItem): ProofRow[] {
  if (item.unitPrice === null) return [];
  const each = isFlat(item) ? "" : perUnit(item.unit);
  return [{ ...originOf(item.sources.unitPrice), value: `${formatMoney(item.unitPrice)}${each}` }];
}

/** The proof of one line; an unpriced one says what is missing. */
export function proofOfLine(item: LineItem): Proof {
  const amount = lineAmount(item);
  const rows = [...quantityRow(item), ...priceRow(item)];
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
