import { formatDay, type Day } from "#shared/dates.ts";
import { formatMoney } from "#shared/money.ts";
import { sanitiseLine } from "./sanitise.ts";
import type { DocumentContent, DocumentStatus, DocumentType } from "./schema.ts";
import { calculateTotals } from "./totals.ts";

/** The words around a document's own, the same on paper and on the screen. */

export const typeNames: Record<DocumentType, string> = {
  quote: "Quote",
  bid: "Bid",
  estimate: "Estimate",
  invoice: "Invoice",
};

export interface Printed {
  number: string;
  type: DocumentType;
  status: DocumentStatus;
  createdOn: Day;
  content: DocumentContent;
}

type Fact = { label: string; value: string };

export const clientLabel = (type: DocumentType): string => (type === "invoice" ? "Billed to" : "Prepared for");

/** When it was made, how long it holds, and what became of it. */
export function factsOf({ type, status, createdOn, content }: Printed): Fact[] {
  const isOffer = type !== "invoice";
  return [
    { label: "Issued", value: formatDay(createdOn) },
    { label: isOffer ? "Valid until" : "Due", value: formatDay(content.validUntil) },
    ...(status === "accepted" && isOffer ? [{ label: "Status", value: "Accepted" }] : []),
    ...(status === "declined" ? [{ label: "Status", value: "Declined" }] : []),
  ];
}

/** The written parts and their headings: the first before the lines, the rest after the sums. */
export const firstPart = ["scope", "Scope of work"] as const;
export const laterParts = [
  ["approach", "Our approach"],
  ["timeline", "Timeline"],
  ["differentiators", "Why choose us"],
  ["terms", "Terms"],
  ["notes", "Notes"],
] as const;

/** True where nothing is sold: a tax or a sum that was said is owed without a line too. */
const isEmpty = ({ items, amount }: DocumentContent): boolean => items.length === 0 && amount === 0;

/** What the client signs; null for an invoice. */
export function acceptanceOf({ number, type, content }: Printed): string | null {
  if (type === "invoice") return null;
  const who = sanitiseLine(content.client ?? "") || "the client";
  const price = isEmpty(content) ? "" : ` for ${formatMoney(content.amount)}`;
  return `Signed by ${who} to accept ${typeNames[type].toLowerCase()} ${number}${price}.`;
}

/** What an invoice asks for, by when, to whom and under which reference; null for an offer and an empty invoice. */
export function paymentOf({ number, type, content }: Printed): { label: string; amount: string; rows: Fact[] } | null {
  if (type !== "invoice" || isEmpty(content)) return null;
  const { amountPaid, amount, validUntil, businessInfo } = content;
  const isPaid = amountPaid > 0 && amountPaid >= amount;
  return {
    label: isPaid ? "Paid in full" : "Amount due",
    amount: formatMoney(calculateTotals(content).balanceDue),
    rows: [
      ...(isPaid ? [] : [{ label: "Due", value: formatDay(validUntil) }]),
      ...(businessInfo === null ? [] : [{ label: "Payable to", value: businessInfo.businessName }]),
      { label: "Reference", value: number },
    ],
  };
}
