import { formatDay } from "#shared/dates.ts";
import { sanitiseLine } from "#shared/documents/sanitise.ts";
import type { DocumentType } from "#shared/documents/schema.ts";
import { calculateTotals } from "#shared/documents/totals.ts";
import { formatMoney } from "#shared/money.ts";
import { breakdownOf, rowsOf, sumsOf } from "./page-money.ts";
import type { Room } from "./page-style.ts";
import { entriesOf, lineOf, paragraphsOf, type PageText } from "./page-text.ts";
import type { PdfDocument } from "./pdf-document.ts";

/** `long` parts may be split between pages, short ones stay whole. */
type Section = { heading: string; long: boolean } & ({ list: PageText[] } | { text: PageText[] });

const TYPE_NAME: Record<DocumentType, string> = {
  quote: "Quote",
  bid: "Bid",
  estimate: "Estimate",
  invoice: "Invoice",
};

const isLong = (text: string): boolean => text.length > 700 || text.split("\n").length > 9;

function list(heading: string, values: readonly string[], room: Room): Section[] {
  const entries = entriesOf(values, room.text);
  return entries.length === 0 ? [] : [{ heading, list: entries, long: isLong(values.join("\n")) }];
}

function prose(heading: string, value: string, room: Room): Section[] {
  const text = paragraphsOf(value, room.text);
  return text.length === 0 ? [] : [{ heading, text, long: isLong(value) }];
}

function factsOf({ type, status, createdOn, content }: PdfDocument) {
  const isOffer = type !== "invoice";
  return [
    { label: "Issued", value: formatDay(createdOn) },
    { label: isOffer ? "Valid until" : "Due", value: formatDay(content.validUntil) },
    ...(status === "accepted" && isOffer ? [{ label: "Status", value: "Accepted" }] : []),
    ...(status === "declined" ? [{ label: "Status", value: "Declined" }] : []),
  ];
}

/** Where the client signs an offer. */
function acceptanceOf({ number, type, content }: PdfDocument, room: Room) {
  if (type === "invoice") return null;
  const who = sanitiseLine(content.client ?? "") || "the client";
  const price = content.items.length === 0 ? "" : ` for ${formatMoney(content.amount)}`;
  return { text: lineOf(`Signed by ${who} to accept ${TYPE_NAME[type].toLowerCase()} ${number}${price}.`, room.text) };
}

/** What an invoice asks for, by when, and under which reference. */
function paymentOf({ number, type, content }: PdfDocument, room: Room) {
  if (type !== "invoice" || content.items.length === 0) return null;
  const { amountPaid, amount, validUntil, businessInfo } = content;
  const isPaid = amountPaid > 0 && amountPaid >= amount;
  const payee = lineOf(businessInfo?.businessName, room.client);
  return {
    label: isPaid ? "Paid in full" : "Amount due",
    amount: formatMoney(calculateTotals(content).balanceDue),
    rows: [
      ...(isPaid ? [] : [{ label: "Due", value: formatDay(validUntil) }]),
      ...(payee === null ? [] : [{ label: "Payable to", value: payee }]),
      { label: "Reference", value: sanitiseLine(number) },
    ],
  };
}

/** A document as the template takes it, in the template's order. Every string in it is data: nothing parses it. */
export function pageData(document: PdfDocument, room: Room) {
  const { type, createdOn, content } = document;
  const { businessInfo: business, contact } = content;
  const number = sanitiseLine(document.number);
  const name = sanitiseLine(content.title) || `${TYPE_NAME[type]} ${number}`;
  return {
    kind: TYPE_NAME[type],
    number,
    date: createdOn.split("-").map(Number),
    name,
    title: lineOf(name, room.title),
    author: sanitiseLine(business?.businessName ?? ""),
    business: {
      name: lineOf(business?.businessName, room.name),
      address: lineOf(business?.address, room.name),
      reach: entriesOf([business?.phone, business?.email, business?.website], room.name),
    },
    facts: factsOf(document),
    client: {
      label: type === "invoice" ? "Billed to" : "Prepared for",
      name: lineOf(content.client, room.client),
      address: lineOf(contact?.address, room.client),
      reach: entriesOf([contact?.phone, contact?.email], room.client),
    },
    description: paragraphsOf(content.description, room.text),
    scope: list("Scope of work", content.scope, room),
    rows: rowsOf(
      content.items.filter((item) => !item.optional),
      room,
    ),
    optional: rowsOf(
      content.items.filter((item) => item.optional),
      room,
    ),
    sums: sumsOf(content, type),
    breakdown: breakdownOf(content),
    sections: [
      ...list("Our approach", content.approach, room),
      ...prose("Timeline", content.timeline, room),
      ...list("Why choose us", content.differentiators, room),
      ...list("Terms", content.terms, room),
      ...prose("Notes", content.notes, room),
    ],
    acceptance: acceptanceOf(document, room),
    payment: paymentOf(document, room),
  };
}
