import { formatDay, type Day } from "#shared/dates.ts";
import { typeNames } from "#shared/documents/page-words.ts";
import type { DocumentType } from "#shared/documents/schema.ts";
import { formatMoney, type Cents } from "#shared/money.ts";
import type { WrittenLetter } from "../letter.ts";

interface About {
  type: DocumentType;
  number: string;
  title: string;
}

const named = ({ type, number }: About) => `${type} ${number}`;
const openDocument = (id: string, type: DocumentType) => ({
  label: `Open the ${type}`,
  path: `/quotes?document=${id}`,
});
const OWNER_REASON = "You get this because you sent it with Bidspoke. Reminders and notices are set in your settings.";

type Reminder = About & { business: string; amount: Cents; sentOn: Day; validUntil: Day };

/** To the client: what was sent waits for an answer. */
export const documentReminder = (of: Reminder): WrittenLetter => ({
  type: "document_reminder",
  letter: {
    subject: `Reminder: your ${named(of)} from ${of.business}`,
    preview: `${of.title}, ${formatMoney(of.amount)}`,
    heading: `Your ${of.type} is waiting`,
    paragraphs: [
      `${of.business} sent you ${named(of)} on ${formatDay(of.sentOn)}. It holds until ${formatDay(of.validUntil)}.`,
      "You can accept it, ask for a change or decline on its page. If you have settled it another way, there is nothing to do.",
    ],
    facts: [
      { label: "For", value: of.title },
      { label: "Total", value: formatMoney(of.amount) },
    ],
    button: { label: `See the ${of.type}`, path: "/d" },
    closing: [`Questions about the job? Answer this mail; it goes to ${of.business}.`],
    reason: `You get this because ${of.business} sent you this ${of.type} and has no answer yet.`,
  },
});

type Owed = About & { amount: Cents; paid: Cents; balance: Cents; dueOn: Day };

const owedFacts = (of: Owed) => [
  { label: "For", value: of.title },
  ...(of.paid === 0
    ? []
    : [
        { label: "Total", value: formatMoney(of.amount) },
        { label: "Paid so far", value: formatMoney(of.paid) },
      ]),
  { label: "Balance due", value: formatMoney(of.balance) },
  { label: "Due", value: formatDay(of.dueOn) },
];

/** To the client: an invoice with a balance. */
export const paymentReminder = (of: Owed & { business: string; isLate: boolean }): WrittenLetter => ({
  type: "invoice_overdue",
  letter: {
    subject: `Reminder: ${named(of)} from ${of.business} ${of.isLate ? "was" : "is"} due on ${formatDay(of.dueOn)}`,
    preview: `${formatMoney(of.balance)} for ${of.title}`,
    heading: of.isLate ? "An invoice is past its day" : "An invoice is open",
    paragraphs: [
      of.isLate
        ? `${of.business} has not noted a payment of all of ${named(of)} yet. If you have paid in the last days, thank you; there is nothing to do.`
        : `${of.business} reminds you of ${named(of)}.`,
    ],
    facts: owedFacts(of),
    button: { label: "See the invoice", path: "/d" },
    closing: [`Questions about it? Answer this mail; it goes to ${of.business}.`],
    reason: `You get this because ${of.business} sent you this invoice.`,
  },
});

/** To the owner: what they sent runs out soon, and nobody answered. */
export const documentExpiring = (
  of: About & { documentId: string; client: string; validUntil: Day; isViewed: boolean; amount: Cents },
): WrittenLetter => ({
  type: "document_expiring",
  letter: {
    subject: `${typeNames[of.type]} ${of.number} runs out on ${formatDay(of.validUntil)}`,
    preview: `${of.title}, ${formatMoney(of.amount)}`,
    heading: `${typeNames[of.type]} ${of.number} runs out soon`,
    paragraphs: [
      of.isViewed
        ? `${of.client} has looked at it and has not answered. A call may help.`
        : `${of.client} has not opened it yet. A call may help.`,
    ],
    facts: [
      { label: "For", value: of.title },
      { label: "Total", value: formatMoney(of.amount) },
      { label: "Holds until", value: formatDay(of.validUntil) },
    ],
    button: openDocument(of.documentId, of.type),
    closing: ["After that day it cannot be accepted. Send it again with a later one to keep it open."],
    reason: OWNER_REASON,
  },
});

/** To the owner: an invoice of theirs is past its day. `told` is whom a reminder went to. */
export const invoiceOverdue = (of: Owed & { documentId: string; told: readonly string[] }): WrittenLetter => ({
  type: "invoice_overdue",
  letter: {
    subject: `Invoice ${of.number} is overdue: ${formatMoney(of.balance)}`,
    preview: of.title,
    heading: `Invoice ${of.number} is overdue`,
    paragraphs: [
      of.told.length > 0
        ? `A friendly reminder went to ${of.told.join(", ")}.`
        : "It was not sent by mail, so nobody was reminded. A call may help.",
    ],
    facts: owedFacts(of),
    button: openDocument(of.documentId, of.type),
    closing: ["Paid already? Record the payment on the invoice, and its balance is right everywhere."],
    reason: OWNER_REASON,
  },
});
