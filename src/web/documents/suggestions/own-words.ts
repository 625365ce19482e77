import type { Operation } from "#shared/documents/refine/operations.ts";

/** A suggestion that needs a word of the user's, and no more: what is asked, and what is done with it. */
export type OwnWords = {
  label: string;
  /** The operation that puts the words into the document, or what is wrong with them. */
  read: (text: string) => { operation: Operation } | { message: string };
};

const LEAST_DIGITS = 7;

function readContact(text: string): ReturnType<OwnWords["read"]> {
  if (/^\S+@\S+\.\S+$/.test(text)) return { operation: { op: "set_contact", field: "email", text } };
  if (text.replaceAll(/\D/g, "").length >= LEAST_DIGITS && !text.includes("@"))
    return { operation: { op: "set_contact", field: "phone", text } };
  return { message: "Type an e-mail address, or a phone number with its area code." };
}

const asked: Record<string, OwnWords> = {
  client: {
    label: "Client's name",
    read: (client) => ({ operation: { op: "set_client", client: client.slice(0, 300) } }),
  },
  "client-contact": { label: "E-mail or phone", read: readContact },
  timeline: {
    label: "Start and duration",
    read: (text) => ({ operation: { op: "set_text", field: "timeline", text: text.slice(0, 500) } }),
  },
};

/** What a suggestion asks for, if a word of the user's is all that it lacks. */
export function ownWordsOf(id: string): OwnWords | undefined {
  const found = Object.hasOwn(asked, id) ? asked[id] : undefined;
  return (
    found && {
      ...found,
      read: (text) => (text.trim() === "" ? { message: "Type something first." } : found.read(text.trim())),
    }
  );
}
