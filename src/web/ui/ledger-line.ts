import { flatLabel, isFlat } from "#shared/documents/line-figures.ts";
import { isWritten, unitLabel } from "#shared/documents/unit-label.ts";
import { lineAmount } from "#shared/documents/totals.ts";
import type { DocumentContent, LineItem, Question } from "#shared/documents/schema.ts";
import { formatMoney, formatQuantity, type Cents } from "#shared/money.ts";

/** Where the price of a line came from; `none` has no tick of its own. */
export type LedgerOrigin = "spoken" | "list" | "typed" | "question" | "none";

/** A line of the ledger as it is drawn. */
export type LedgerLine = {
  id: string;
  description: string;
  /** "140 ft × $38.00", "flat price"; empty when there is nothing to say. */
  working: string;
  /** Cents; null stands as "Price?". */
  amount: Cents | null;
  origin: LedgerOrigin;
  /** A figure of this line was assumed: dashed underline. */
  assumed: boolean;
  /** Shown with its price, outside the total. */
  optional: boolean;
  /** The amount before it was corrected, in cents: shown struck beside the new one. */
  was?: Cents;
  /** Taken back: all of it is struck, and it counts no more. */
  isStruck?: boolean;
};

/** The lines whose count or hours are asked about: they stand there as assumptions. */
export const assumedCounts = (questions: readonly Question[]): ReadonlySet<string> =>
  new Set(questions.flatMap(({ field, itemId }) => (field === "quantity" && itemId ? [itemId] : [])));

/** The ledger lines of a document. */
export function ledgerLinesOf({ items, questions }: Pick<DocumentContent, "items" | "questions">): LedgerLine[] {
  const asked = assumedCounts(questions);
  return items.map((item) => ledgerLineOf(item, asked.has(item.id)));
}

/** The ledger line of an item of a document; `isAsked` when a question about its count or hours is open. */
export function ledgerLineOf(item: LineItem, isAsked = false): LedgerLine {
  return {
    id: item.id,
    description: item.description,
    working: workingOf(item),
    amount: lineAmount(item),
    origin: originOf(item),
    assumed: isAsked || item.sources.quantity?.kind === "assumed" || priceSource(item)?.kind === "assumed",
    optional: item.optional,
  };
}

const priceSource = (item: LineItem) => (item.unitPrice === null ? item.sources.amount : item.sources.unitPrice);

function originOf(item: LineItem): LedgerOrigin {
  if (lineAmount(item) === null) return "question";
  const kind = priceSource(item)?.kind;
  if (kind === "catalogue") return "list";
  if (kind === "edited") return "typed";
  return kind === "spoken" || kind === "computed" ? "spoken" : "none";
}

/** How the amount of a line comes about: quantity, unit and unit price written out. */
export function workingOf(
  item: Pick<LineItem, "description" | "quantity" | "unit" | "unitPrice" | "amount" | "sources">,
): string {
  const unit = isWritten(item.unit) ? ` ${unitLabel(item.unit, item.quantity)}` : "";
  const counted = `${formatQuantity(item.quantity)}${unit}`;
  const isOne = isFlat(item);
  if (item.unitPrice !== null) return isOne ? flatLabel(item) : `${counted} × ${formatMoney(item.unitPrice)}`;
  if (item.amount !== null) return isOne ? flatLabel(item) : counted;
  return isOne ? "No price said yet" : `${counted}, no price said yet`;
}
