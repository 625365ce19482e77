import {
  acceptanceOf,
  clientLabel,
  factsOf,
  firstPart,
  laterParts,
  paymentOf,
  typeNames,
} from "#shared/documents/page-words.ts";
import { promisedContent } from "#shared/documents/promised.ts";
import { sanitiseLine } from "#shared/documents/sanitise.ts";
import type { DocumentContent } from "#shared/documents/schema.ts";
import { breakdownOf, sumRows } from "#shared/documents/sum-rows.ts";
import { rowsOf } from "./page-money.ts";
import type { Room } from "./page-style.ts";
import { entriesOf, lineOf, paragraphsOf, type PageText } from "./page-text.ts";
import type { PdfDocument, SignedPage } from "./pdf-document.ts";

/** `long` parts may be split between pages, short ones stay whole. */
type Section = { heading: string; long: boolean } & ({ list: PageText[] } | { text: PageText[] });

const isLong = (text: string): boolean => text.length > 700 || text.split("\n").length > 9;

function list(heading: string, values: readonly string[], room: Room): Section[] {
  const entries = entriesOf(values, room.text);
  return entries.length === 0 ? [] : [{ heading, list: entries, long: isLong(values.join("\n")) }];
}

function prose(heading: string, value: string, room: Room): Section[] {
  const text = paragraphsOf(value, room.text);
  return text.length === 0 ? [] : [{ heading, text, long: isLong(value) }];
}

function paymentSlip(document: PdfDocument, room: Room) {
  const payment = paymentOf(document);
  if (payment === null) return null;
  const rows = payment.rows.flatMap(({ label, value }) => {
    const line = lineOf(value, room.client);
    return line === null ? [] : [{ label, value: line }];
  });
  return { ...payment, rows };
}

/** What stands on the line to sign on; a drawn signature is a picture of its own. */
const signatureOf = ({ name, signedOn, signature }: SignedPage, room: Room) => ({
  name: lineOf(name, room.client),
  on: signedOn,
  typed: signature.kind === "typed" ? lineOf(signature.text, room.client) : null,
});

/** A hash stands on one line, so that it can be compared. */
const HASH = /^[0-9a-f]{64}$/;

const certificatePage = ({ certificate }: SignedPage, room: Room) =>
  certificate.map(({ heading, rows }) => ({
    heading,
    rows: rows.map(({ label, value }) => ({ label, small: HASH.test(value), value: lineOf(value, room.text) })),
  }));

const part = (content: DocumentContent, [field, heading]: readonly [PartField, string], room: Room): Section[] => {
  const value = content[field];
  return typeof value === "string" ? prose(heading, value, room) : list(heading, value, room);
};
type PartField = (typeof firstPart | (typeof laterParts)[number])[0];

/** What a document promises, as the template takes it, in its order. Every string in it is data: nothing parses it. */
export function pageData(whole: PdfDocument, room: Room, signed: SignedPage | null = null) {
  const document = { ...whole, content: promisedContent(whole.content) };
  const { type, createdOn, content } = document;
  const { businessInfo: business, contact } = content;
  const number = sanitiseLine(document.number);
  const acceptance = acceptanceOf({ ...document, number });
  const name = sanitiseLine(content.title) || `${typeNames[type]} ${number}`;
  const rows = rowsOf(
    content.items.filter((item) => !item.optional),
    room,
  );
  return {
    kind: typeNames[type],
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
      label: clientLabel(type),
      name: lineOf(content.client, room.client),
      address: lineOf(contact?.address, room.client),
      reach: entriesOf([contact?.phone, contact?.email], room.client),
    },
    description: paragraphsOf(content.description, room.text),
    scope: part(content, firstPart, room),
    rows,
    optional: rowsOf(
      content.items.filter((item) => item.optional),
      room,
    ),
    sums: sumRows(content),
    // A tax is owed without a priced line too.
    adds: rows.length > 0 || content.amount !== 0,
    breakdown: breakdownOf(content),
    sections: laterParts.flatMap((later) => part(content, later, room)),
    acceptance:
      acceptance === null
        ? null
        : { text: lineOf(signed?.consent ?? acceptance, room.text), signed: signed && signatureOf(signed, room) },
    certificate: signed && certificatePage(signed, room),
    payment: paymentSlip(document, room),
  };
}
