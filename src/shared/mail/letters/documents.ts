import { formatMoney, type Cents } from "#shared/money.ts";
import type { DocumentType } from "#shared/documents/schema.ts";
import type { WrittenLetter } from "../letter.ts";

/** Blank lines part paragraphs; a line end in one is a space, since a letter is set anew for each program. */
const paragraphsOf = (note: string): string[] =>
  note
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");

interface Shared {
  business: string;
  type: DocumentType;
  title: string;
  number: string;
  amount: Cents;
  subject: string;
  note: string;
  /** The page that shows it; null when it is attached alone. */
  path: string | null;
  /** Whom it went to, when this is the sender's own copy. */
  copyOf: readonly string[] | null;
}

/** To a customer: a document that a business sends them. */
export const quoteShared = (of: Shared): WrittenLetter => ({
  type: "quote_shared",
  letter: {
    subject: of.copyOf === null ? of.subject : `Copy: ${of.subject}`,
    preview: `${of.title}, ${formatMoney(of.amount)}`,
    heading: `Your ${of.type} from ${of.business}`,
    paragraphs: paragraphsOf(of.note),
    facts: [
      { label: "For", value: of.title },
      { label: "Number", value: of.number },
      { label: "Total", value: formatMoney(of.amount) },
    ],
    button: of.path === null ? null : { label: `See the ${of.type}`, path: of.path },
    closing:
      of.copyOf === null
        ? [`Questions about the job? Answer this mail; it goes to ${of.business}.`]
        : [`This is your copy of what went to ${of.copyOf.join(", ")}. Their mail has a button to the page.`],
    reason: `You get this because ${of.business} writes its documents with Bidspoke and gave your address.`,
  },
});
