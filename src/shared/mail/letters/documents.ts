import { formatMoney, type Cents } from "#shared/money.ts";
import type { DocumentType } from "#shared/documents/schema.ts";
import type { WrittenLetter } from "../letter.ts";

/** To a customer: a document that a business sends them. `path` is the page that shows it; null when it is attached alone. */
export const quoteShared = (of: {
  business: string;
  type: DocumentType;
  title: string;
  number: string;
  amount: Cents;
  note: string;
  path: string | null;
}): WrittenLetter => ({
  type: "quote_shared",
  letter: {
    subject: `${of.business}: your ${of.type} ${of.number}`,
    preview: `${of.title}, ${formatMoney(of.amount)}`,
    heading: `Your ${of.type} from ${of.business}`,
    paragraphs: of.note === "" ? [`${of.business} has written this ${of.type} for you.`] : of.note.split(/\n{2,}/),
    facts: [
      { label: "For", value: of.title },
      { label: "Number", value: of.number },
      { label: "Total", value: formatMoney(of.amount) },
    ],
    button: of.path === null ? null : { label: `See the ${of.type}`, path: of.path },
    closing: [`Questions about the job? Answer this mail; it goes to ${of.business}.`],
    reason: `You get this because ${of.business} writes its documents with Bidspoke and gave your address.`,
  },
});
