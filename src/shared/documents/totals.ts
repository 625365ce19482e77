import { cents, multiply, percentOf, thousandths, type Cents, type MilliPercent } from "#shared/money.ts";
import type { Adjustment, DocumentContent, ItemCategory, LineItem } from "./schema.ts";

/** The amount of a line in cents: quantity x unit price, or the lump sum, or null for a line without a price. */
export function lineAmount(item: Pick<LineItem, "quantity" | "unitPrice" | "amount">): Cents | null {
  return item.unitPrice === null ? item.amount : multiply(item.unitPrice, item.quantity);
}

/** What `calculateTotals` needs of a document. */
export type Sums = Pick<DocumentContent, "items" | "discount" | "tax" | "deposit" | "amountPaid">;

/** Every sum of a document. Amounts in cents, hours in thousandths. */
export type Totals = Pick<
  DocumentContent,
  | "items"
  | "subtotal"
  | "discount"
  | "tax"
  | "deposit"
  | "amount"
  | "total_cost"
  | "labor_hours"
  | "hourly_rate"
  | "material_costs"
  | "travel_cost"
> & { balanceDue: Cents; taxable: Cents };

function settle(adjustment: Adjustment | null, base: Cents): Adjustment | null {
  if (adjustment === null) return null;
  return adjustment.percent === null ? adjustment : { ...adjustment, amount: percentOf(base, adjustment.percent) };
}

/** True when the unit counts hours of work. */
export const isHours = (unit: string | null): boolean => unit !== null && /^(h|hr|hrs|hour|hours)$/i.test(unit);

/** False for a line of which nobody has said how much there is: its quantity stands for one until the question is answered. */
const isQuantityKnown = ({ amount, sources }: LineItem): boolean => amount !== null || sources.quantity !== undefined;

function rateOfLabor(labor: readonly LineItem[]): Cents | null {
  const rates = new Set(
    labor.filter((item) => isHours(item.unit) && item.unitPrice !== null).map((item) => item.unitPrice),
  );
  const [rate] = rates;
  return rates.size === 1 && rate != null ? rate : null;
}

/**
 * What lines that come to `subtotal` cents make: the discount applies first, tax to what is left. A discount never exceeds
 * the subtotal.
 */
export function settleSubtotal(
  subtotal: Cents,
  adjusted: Pick<Sums, "discount" | "tax">,
): Pick<Totals, "discount" | "taxable" | "tax" | "amount"> {
  const asked = settle(adjusted.discount, subtotal);
  const discount =
    asked && asked.amount > Math.max(subtotal, 0)
      ? { percent: asked.percent, amount: cents(Math.max(subtotal, 0)) }
      : asked;
  const taxable = cents(subtotal - (discount?.amount ?? 0));
  const tax = settle(adjusted.tax, taxable);
  return { discount, taxable, tax, amount: cents(taxable + (tax?.amount ?? 0)) };
}

/** What the lines of a category come to, or all of them, without the optional ones. */
function sumOf(items: readonly LineItem[], category: ItemCategory | null): Cents {
  let total = 0;
  for (const item of items)
    if (!item.optional && (category === null || item.category === category)) total += item.amount ?? 0;
  return cents(total);
}

/**
 * The one function that does a document's sums: screen, PDF, mail, invoice and server all call it.
 * Discount applies to the lines that are not optional, tax to what is left, the deposit to the grand total.
 * Each line and each total is rounded once, half away from zero.
 */
export function calculateTotals(content: Sums): Totals {
  const items = content.items.map((item) => ({ ...item, amount: lineAmount(item) }));
  const labor = items.filter((item) => !item.optional && item.category === "labor");

  const subtotal = sumOf(items, null);
  const { discount, taxable, tax, amount } = settleSubtotal(subtotal, content);
  const deposit = settle(content.deposit, amount);

  return {
    items,
    subtotal,
    discount,
    taxable,
    tax,
    amount,
    total_cost: amount,
    deposit,
    balanceDue: cents(amount - content.amountPaid),
    labor_hours: thousandths(
      labor
        .filter((item) => isHours(item.unit) && isQuantityKnown(item))
        .reduce((total, item) => total + item.quantity, 0),
    ),
    hourly_rate: rateOfLabor(labor),
    material_costs: sumOf(items, "material"),
    travel_cost: sumOf(items, "travel"),
  };
}

/** The content with every sum computed again. Words that said a sum say no other one: they go where it has changed. */
export function withTotals(content: DocumentContent): DocumentContent {
  const { balanceDue: _balanceDue, taxable: _taxable, ...totals } = calculateTotals(content);
  const { amount, subtotal, balanceDue, ...others } = content.sources;
  const isSame = content.amount === totals.amount;
  const sources = {
    ...others,
    ...(amount && isSame && { amount }),
    ...(subtotal && content.subtotal === totals.subtotal && { subtotal }),
    ...(balanceDue && isSame && others.amountPaid?.kind === "spoken" && { balanceDue }),
  };
  return { ...content, ...totals, sources };
}

/** Lines without a price: they count as zero and the PDF leaves them out. */
export const unpricedItems = (content: Pick<DocumentContent, "items">): LineItem[] =>
  content.items.filter((item) => lineAmount(item) === null);

/** An adjustment of this percentage; the amount is filled in by `calculateTotals`. */
export const adjustmentOfPercent = (percent: MilliPercent): Adjustment => ({ percent, amount: cents(0) });
