import { formatDay } from "#shared/dates.ts";
import { measure } from "#shared/estimator/prose/counted.ts";
import { formatMoney, formatPercent, type Cents } from "#shared/money.ts";
import { wordTable } from "#shared/word-table.ts";
import type { Adjustment, Change, DocumentContent, LineItem } from "../schema.ts";
import type { Operation } from "./operations.ts";

const NONE = "None";
const LONGEST = 400;
const short = (text: string, limit = LONGEST): string =>
  text.length <= limit ? text : `${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, "")}…`;
const orNone = (text: string | null | undefined): string => (text ? short(text) : NONE);
const sentenceCase = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** "14 at $150.00 = $2,100.00", "$350.00", "No price"; with "(optional)" behind it. */
function describeLine(item: LineItem): string {
  const { quantity, unit, unitPrice, amount } = item;
  const mark = item.optional ? " (optional)" : "";
  const count = measure(item);
  const flat = quantity === 1000 && unit === null;
  if (amount === null) return `${flat ? "" : `${count}, `}no price${mark}`;
  if (unitPrice === null) return `${flat ? "" : `${count} for `}${formatMoney(amount)}${mark}`;
  return flat
    ? `${formatMoney(amount)}${mark}`
    : `${count} at ${formatMoney(unitPrice)} = ${formatMoney(amount)}${mark}`;
}

function describeAdjustment(adjustment: Adjustment | null): string {
  if (adjustment === null) return NONE;
  const money: Cents = adjustment.amount;
  return adjustment.percent === null
    ? formatMoney(money)
    : `${formatPercent(adjustment.percent)} (${formatMoney(money)})`;
}

const lineOf = (content: DocumentContent, id: string): LineItem | undefined =>
  content.items.find((item) => item.id === id);

const LISTS = { scope: "Scope", approach: "Approach", differentiators: "Why us", terms: "Terms" };

function describeLineChange(id: string, before: DocumentContent, after: DocumentContent): Change {
  const [was, is] = [lineOf(before, id), lineOf(after, id)];
  const label = short((was ?? is)?.description ?? "Line", 200);
  if (was && is && was.description !== is.description) {
    const figures = describeLine(was) === describeLine(is) ? "" : `, ${describeLine(is)}`;
    return { label: "Line", before: short(was.description), after: `${short(is.description)}${figures}` };
  }
  return {
    label,
    before: was ? sentenceCase(describeLine(was)) : NONE,
    after: is ? sentenceCase(describeLine(is)) : "Removed",
  };
}

const change = (label: string, was: string | null | undefined, is: string | null | undefined): Change => ({
  label,
  before: orNone(was),
  after: orNone(is),
});

/** What an operation did, in plain words with formatted figures. */
export function describeChange(operation: Operation, before: DocumentContent, after: DocumentContent): Change {
  switch (operation.op) {
    case "set_type":
      return change("Type", sentenceCase(before.quote_type), sentenceCase(after.quote_type));
    case "set_title":
      return change("Title", before.title, after.title);
    case "set_client":
      return change("Client", before.client, after.client);
    case "set_contact":
      return change(`Client ${operation.field}`, before.contact?.[operation.field], after.contact?.[operation.field]);
    case "set_text":
      return change(sentenceCase(operation.field), before[operation.field], after[operation.field]);
    case "shorten_description":
      return change("Description", before.description, after.description);
    case "set_valid_until":
      return change("Valid until", formatDay(before.validUntil), formatDay(after.validUntil));
    case "set_payment_terms":
      return change(
        "Payment terms",
        before.terms.find((term) => !after.terms.includes(term)),
        operation.text,
      );
    case "add_entry":
      return change(LISTS[operation.list], null, operation.text);
    case "remove_entry":
      return {
        label: LISTS[operation.list],
        before: orNone(before[operation.list][operation.index]),
        after: "Removed",
      };
    case "clear_list":
      return change(LISTS[operation.list], before[operation.list].join("\n"), null);
    case "set_discount":
      return change("Discount", describeAdjustment(before.discount), describeAdjustment(after.discount));
    case "set_tax":
      return change("Tax", describeAdjustment(before.tax), describeAdjustment(after.tax));
    case "set_deposit":
      return change("Deposit", describeAdjustment(before.deposit), describeAdjustment(after.deposit));
    case "set_amount_paid":
      return change("Paid", formatMoney(before.amountPaid), formatMoney(after.amountPaid));
    case "add_line":
      return describeLineChange(after.items.at(-1)?.id ?? "", before, after);
    case "remove_line":
    case "set_line":
    case "replace_line":
      return describeLineChange(operation.itemId, before, after);
    case "scale_prices":
      return change(
        `Prices ${operation.direction} ${formatPercent(operation.percent)}`,
        formatMoney(before.subtotal),
        formatMoney(after.subtotal),
      );
    case "set_include_logo":
      return change("Logo", before.includeLogo ? "Shown" : "Hidden", after.includeLogo ? "Shown" : "Hidden");
  }
}

const LINES_AND_SENTENCES = /\n+|(?<=[.!?])\s+/u;
/** What an instruction may change along with what it asks for. A list is told of by its entries, or as a whole. */
const alongside = [
  { label: "Title", isList: false, read: ({ title }: DocumentContent) => [title] },
  {
    label: "Description",
    isList: false,
    read: ({ description }: DocumentContent) => description.split(LINES_AND_SENTENCES),
  },
  { label: "Scope", isList: true, read: ({ scope }: DocumentContent) => scope },
  { label: "Terms", isList: true, read: ({ terms }: DocumentContent) => terms },
];

/** What changed in the wording along with what was asked: a line that goes takes its words in the scope with it. */
export function changesAlongside(before: DocumentContent, after: DocumentContent, told: readonly Change[]): Change[] {
  const known = new Set(
    told.flatMap((each) => [each.before, each.after]).flatMap((text) => [text, ...text.split("\n")]),
  );
  return alongside.flatMap(({ label, isList, read }) => {
    if (told.some((each) => each.label === label && (!isList || each.after === NONE))) return [];
    const [was, is] = [read(before), read(after)];
    const gone = was.filter((text) => !is.includes(text) && !known.has(short(text)));
    const come = is.filter((text) => !was.includes(text) && !known.has(short(text)));
    if (gone.length === 0 && come.length === 0) return [];
    return [{ label, before: gone.join("\n"), after: come.join("\n") || "Removed" }];
  });
}

const SHARES = wordTable<"discount" | "tax" | "deposit">({ Discount: "discount", Tax: "tax", Deposit: "deposit" });
/** A line may be called "Tax" too: only a share is written so. */
const SHARE = /^[\d.]+% \(/;

/**
 * The changes of several operations, with what a share comes to at the end: "10% ($57.00)" is of another sum when a later
 * one took a line out.
 */
export function withFinalShares(changes: readonly Change[], content: DocumentContent): Change[] {
  return changes.map((each, index) => {
    const field = SHARES[each.label];
    if (field === undefined || !SHARE.test(each.after)) return each;
    const isLast = changes.findLastIndex(({ label, after }) => label === each.label && SHARE.test(after)) === index;
    return isLast && content[field] ? { ...each, after: describeAdjustment(content[field]) } : each;
  });
}
