import { formatDay } from "#shared/dates.ts";
import type { Adjustment, DocumentContent, DocumentType, LineItem } from "#shared/documents/schema.ts";
import { calculateTotals, lineAmount } from "#shared/documents/totals.ts";
import { sanitiseLine } from "#shared/documents/sanitise.ts";
import { cents, formatMoney, formatPercent, formatQuantity, type Thousandths } from "#shared/money.ts";
import { entriesOf, lineOf, paragraphsOf, type PageText } from "./page-text.ts";
import type { PdfDocument } from "./pdf.ts";

/** A row of the ledger, all of it ready to print. */
interface Row {
  description: PageText[];
  quantity: string;
  unit: PageText | null;
  price: string;
  amount: string;
  /** A description so long that its row may be split between pages. */
  long: boolean;
}

/** A sum under the ledger. `rank` says how loud it is. */
interface Sum {
  label: string;
  amount: string;
  rank: "plain" | "total" | "due";
}

type Section = { heading: string } & ({ list: PageText[] } | { text: PageText[] });

/** What the template prints, in its order. Every string is data; the template parses none of it. */
export type PageData = ReturnType<typeof pageData>;

const TYPE_NAME: Record<DocumentType, string> = { quote: "Quote", bid: "Bid", estimate: "Estimate", invoice: "Invoice" };
const LONG_DESCRIPTION = 600;

function row(item: LineItem): Row {
  const amount = lineAmount(item) ?? cents(0);
  const isLumpSum = item.unitPrice === null;
  const isOne = item.quantity === 1000 && item.unit === null;
  return {
    description: paragraphsOf(item.description, 24),
    quantity: isLumpSum && isOne ? "" : formatQuantity(item.quantity),
    unit: lineOf(item.unit, 10),
    price: item.unitPrice === null ? "" : formatMoney(item.unitPrice),
    amount: formatMoney(amount),
    long: item.description.length > LONG_DESCRIPTION,
  };
}

const labelOf = (name: string, adjustment: Adjustment) =>
  adjustment.percent === null ? name : `${name}, ${formatPercent(adjustment.percent)}`;

function sumsOf(content: DocumentContent, type: DocumentType): Sum[] {
  const { discount, tax, deposit, amountPaid, amount } = content;
  const sums: Sum[] = [];
  const plain = (label: string, value: string) => sums.push({ label, amount: value, rank: "plain" });
  if (discount !== null || tax !== null) plain("Subtotal", formatMoney(content.subtotal));
  if (discount !== null) plain(labelOf("Discount", discount), formatMoney(cents(-discount.amount)));
  if (tax !== null) plain(labelOf("Tax", tax), formatMoney(tax.amount));
  sums.push({ label: "Total", amount: formatMoney(amount), rank: "total" });
  if (deposit !== null) plain(labelOf(type === "invoice" ? "Deposit" : "Deposit to start", deposit), formatMoney(deposit.amount));
  if (amountPaid !== 0) plain("Paid", formatMoney(cents(-amountPaid)));
  if (amountPaid !== 0 || type === "invoice") {
    sums.push({ label: "Balance due", amount: formatMoney(calculateTotals(content).balanceDue), rank: "due" });
  }
  return sums;
}

const hours = (quantity: Thousandths) => `${formatQuantity(quantity)} ${quantity === 1000 ? "hour" : "hours"}`;

/** Work, material and travel beside each other, as far as the document has them. */
function breakdownOf(content: DocumentContent): { label: string; value: string }[] {
  const parts: { label: string; value: string }[] = [];
  if (content.labor_hours !== 0) {
    const rate = content.hourly_rate === null ? "" : ` at ${formatMoney(content.hourly_rate)}`;
    parts.push({ label: "Labor", value: `${hours(content.labor_hours)}${rate}` });
  }
  if (content.material_costs !== 0) parts.push({ label: "Materials", value: formatMoney(content.material_costs) });
  if (content.travel_cost !== 0 || content.travel_time_hours !== 0) {
    const time = content.travel_time_hours === 0 ? [] : [hours(content.travel_time_hours)];
    const cost = content.travel_cost === 0 ? [] : [formatMoney(content.travel_cost)];
    parts.push({ label: "Travel", value: [...time, ...cost].join(", ") });
  }
  return parts;
}

const list = (heading: string, values: readonly string[]): Section[] => {
  const entries = entriesOf(values);
  return entries.length === 0 ? [] : [{ heading, list: entries }];
};
const prose = (heading: string, value: string): Section[] => {
  const text = paragraphsOf(value);
  return text.length === 0 ? [] : [{ heading, text }];
};

function acceptanceOf({ number, type, content }: PdfDocument) {
  if (type === "invoice") return null;
  const client = sanitiseLine(content.client ?? "");
  const who = client === "" ? "the client" : client;
  return {
    text: lineOf(`Signed by ${who} to accept ${TYPE_NAME[type].toLowerCase()} ${number} for ${formatMoney(content.amount)}.`),
  };
}

function paymentOf({ number, type, content }: PdfDocument) {
  if (type !== "invoice") return null;
  const business = content.businessInfo;
  const payee = lineOf(business?.businessName);
  const isPaid = content.amountPaid !== 0 && content.amountPaid >= content.amount;
  return {
    label: isPaid ? "Paid in full" : "Amount due",
    amount: formatMoney(calculateTotals(content).balanceDue),
    rows: [
      ...(isPaid ? [] : [{ label: "Due", value: formatDay(content.validUntil) as PageText }]),
      ...(payee === null ? [] : [{ label: "Payable to", value: payee }]),
      { label: "Reference", value: number as PageText },
    ],
  };
}

const linesOf = (values: (string | null | undefined)[]): PageText[] => values.flatMap((value) => lineOf(value, 28) ?? []);

/** A document as the template takes it. Lines without a price are left out; every figure is one of the content's. */
export function pageData(document: PdfDocument) {
  const { number, type, status, createdOn, content } = document;
  const priced = content.items.filter((item) => lineAmount(item) !== null);
  const business = content.businessInfo;
  const isInvoice = type === "invoice";
  const title = sanitiseLine(content.title);
  return {
    kind: TYPE_NAME[type],
    number: sanitiseLine(number),
    date: createdOn.split("-").map(Number),
    name: title === "" ? `${TYPE_NAME[type]} ${number}` : title,
    title: lineOf(title, 20) ?? `${TYPE_NAME[type]} ${number}`,
    author: sanitiseLine(business?.businessName ?? ""),
    business: {
      name: lineOf(business?.businessName, 20),
      address: lineOf(business?.address),
      reach: linesOf([business?.phone, business?.email, business?.website]),
    },
    facts: [
      { label: "Issued", value: formatDay(createdOn) },
      { label: isInvoice ? "Due" : "Valid until", value: formatDay(content.validUntil) },
      ...(status === "accepted" && !isInvoice ? [{ label: "Status", value: "Accepted" }] : []),
      ...(status === "declined" ? [{ label: "Status", value: "Declined" }] : []),
    ],
    client: {
      label: isInvoice ? "Billed to" : "Prepared for",
      name: lineOf(content.client, 24),
      address: lineOf(content.contact?.address),
      reach: linesOf([content.contact?.phone, content.contact?.email]),
    },
    description: paragraphsOf(content.description || content.job_description),
    scope: list("Scope of work", content.scope),
    rows: priced.filter((item) => !item.optional).map(row),
    optional: priced.filter((item) => item.optional).map(row),
    sums: sumsOf(content, type),
    breakdown: breakdownOf(content),
    sections: [
      ...list("Our approach", content.approach),
      ...prose("Timeline", content.timeline),
      ...list("Why choose us", content.differentiators),
      ...list("Terms", content.terms),
      ...prose("Notes", content.notes),
    ],
    acceptance: acceptanceOf(document),
    payment: paymentOf(document),
  };
}
