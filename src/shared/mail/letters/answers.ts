import { formatMoney, type Cents } from "#shared/money.ts";
import { typeNames } from "#shared/documents/page-words.ts";
import type { DocumentType } from "#shared/documents/schema.ts";
import type { WrittenLetter } from "../letter.ts";

/** What a letter about a document says of it. */
interface About {
  type: DocumentType;
  number: string;
  title: string;
  documentId: string;
}

const OWNER_REASON = "You get this because your client answered a document that you sent.";
const named = ({ type, number }: Pick<About, "type" | "number">) => `${type} ${number}`;
const openDocument = ({ documentId, type }: About) => ({
  label: `Open the ${type}`,
  path: `/quotes?document=${documentId}`,
});

/** To the owner: the client has signed. */
export const documentAccepted = (
  of: About & { name: string; amount: Cents; chosen: string[] | null },
): WrittenLetter => ({
  type: "document_accepted",
  letter: {
    subject: `${of.name} accepted ${named(of)}`,
    preview: `${of.title}, ${formatMoney(of.amount)}`,
    heading: `${typeNames[of.type]} ${of.number} is accepted`,
    paragraphs: [`${of.name} read and signed it. The signed PDF, with its certificate, is in your documents.`],
    facts: [
      { label: "For", value: of.title },
      { label: "Accepted for", value: formatMoney(of.amount) },
      ...(of.chosen === null ? [] : [{ label: "Options", value: of.chosen.join("; ") || "None" }]),
    ],
    button: openDocument(of),
    closing: ["Answer this mail to write to your client, where you sent it to an address."],
    reason: OWNER_REASON,
  },
});

/** To the owner: the client said no. */
export const documentDeclined = (of: About & { name: string; reason: string }): WrittenLetter => ({
  type: "document_declined",
  letter: {
    subject: `${of.name} declined ${named(of)}`,
    preview: of.reason || of.title,
    heading: `${typeNames[of.type]} ${of.number} is declined`,
    paragraphs: [of.reason === "" ? `${of.name} gave no reason.` : `${of.name} writes: “${of.reason}”`],
    facts: [{ label: "For", value: of.title }],
    button: openDocument(of),
    closing: ["You can change it and send it again. Reminders have stopped."],
    reason: OWNER_REASON,
  },
});

/** To the owner: the client wants something different. */
export const changeRequested = (of: About & { name: string; message: string }): WrittenLetter => ({
  type: "change_requested",
  letter: {
    subject: `${of.name} asks for a change to ${named(of)}`,
    preview: of.message,
    heading: `A change to ${named(of)}`,
    paragraphs: [`${of.name} writes:`, `“${of.message}”`],
    facts: [{ label: "For", value: of.title }],
    button: openDocument(of),
    closing: ["Change it and send it again: the old link then says that there is a newer one."],
    reason: OWNER_REASON,
  },
});

/** To the client: what they signed. */
export const signedCopy = (of: Omit<About, "documentId"> & { business: string; amount: Cents }): WrittenLetter => ({
  type: "document_accepted",
  letter: {
    subject: `Signed: your ${named(of)} from ${of.business}`,
    preview: `${of.title}, ${formatMoney(of.amount)}`,
    heading: `You accepted ${named(of)}`,
    paragraphs: [
      `Thank you. ${of.business} knows. The signed ${of.type} is attached, with a certificate of your signature.`,
    ],
    facts: [
      { label: "For", value: of.title },
      { label: "Accepted for", value: formatMoney(of.amount) },
    ],
    button: { label: `See the ${of.type}`, path: "/d" },
    closing: [`If this was not you, answer this mail at once; it goes to ${of.business}.`],
    reason: `You get this because ${of.business} sent you the ${of.type} that was accepted.`,
  },
});
