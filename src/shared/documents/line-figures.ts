import { cents, formatMoney, formatQuantity, type Cents, type Thousandths } from "#shared/money.ts";
import type { LineItem } from "./schema.ts";
import type { Source } from "./source.ts";

export const EDITED: Source = { kind: "edited" };

/** "12 hour × $85.00", the way a computed amount explains itself. */
export const computedFrom = (item: Pick<LineItem, "quantity" | "unit" | "unitPrice">): Source => ({
  kind: "computed",
  from: `${formatQuantity(item.quantity)}${item.unit === null || item.unit === "each" ? "" : ` ${item.unit}`} × ${formatMoney(item.unitPrice ?? cents(0))}`,
});

/** A flat price: one of it, without a unit. Its amount is its unit price. */
export const isFlat = (item: Pick<LineItem, "quantity" | "unit">): boolean =>
  item.quantity === 1000 && item.unit === null;

/** What stands in the place of a unit price where there is none to multiply, on the screen and on paper. */
export const FLAT_PRICE = "flat price";

type Priced = Pick<LineItem, "unitPrice" | "amount" | "description" | "sources">;

/** The same of one line: what costs nothing is included, as it was said, or no charge; a line that says so itself needs no more words. */
export function flatLabel({ unitPrice, amount, description, sources }: Priced): string {
  if ((unitPrice ?? amount) !== 0) return FLAT_PRICE;
  if (/\bincluded\b/i.test(description)) return "";
  const { unitPrice: said } = sources;
  return said?.kind === "spoken" && /\binclud/i.test(said.text) ? "included" : "no charge";
}

export interface Figures {
  quantity?: Thousandths | undefined;
  unitPrice?: Cents | undefined;
  /** A sum for the whole line, when no unit price is given with it. */
  amount?: Cents | undefined;
}

/**
 * The line with new figures and their source. An amount alone is the price of a flat line and a lump sum for another.
 * What follows from them is marked as computed; the amount itself is left to the totals, save for a lump sum.
 */
export function withFigures(item: LineItem, { quantity, unitPrice, amount }: Figures, source: Source): LineItem {
  const next: LineItem = { ...item, sources: { ...item.sources } };
  if (quantity !== undefined) [next.quantity, next.sources.quantity] = [quantity, source];
  const price = unitPrice ?? (amount !== undefined && isFlat(next) ? amount : undefined);
  if (price !== undefined) [next.unitPrice, next.sources.unitPrice] = [price, source];
  else if (amount !== undefined) {
    [next.unitPrice, next.amount, next.sources.amount] = [null, amount, source];
    delete next.sources.unitPrice;
    return next;
  }
  if (next.unitPrice !== null && (quantity ?? price) !== undefined)
    next.sources.amount = isFlat(next) && next.sources.unitPrice ? next.sources.unitPrice : computedFrom(next);
  return next;
}

/** The fact of a line that a question asks for: several fields are one price. */
export const factOf = (field: string | undefined): "price" | "quantity" | "description" | "optional" => {
  if (field === "quantity" || field === "description" || field === "optional") return field;
  return "price";
};
