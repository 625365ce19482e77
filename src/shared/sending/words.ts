import { typeNames } from "#shared/documents/page-words.ts";
import type { DocumentType } from "#shared/documents/schema.ts";
import { formatDay, type Day } from "#shared/dates.ts";
import { formatMoney, type Cents } from "#shared/money.ts";

interface Sent {
  type: DocumentType;
  number: string;
  title: string;
  client: string | null;
  business: string | null;
  validUntil: Day;
}

/** The title as its client says it: without "for" and their own name. */
const jobOf = ({ title, client }: Pick<Sent, "title" | "client">): string => {
  const ownName = ` for ${client ?? ""}`;
  return title.endsWith(ownName) ? title.slice(0, -ownName.length) : title;
};

/** The subject that a mail has until its sender writes another. */
export const defaultSubject = ({ type, number, title, client, business }: Sent): string =>
  `${business === null ? "Your" : `${business}: your`} ${type} ${number}, ${jobOf({ title, client })}`;

/** The message that a mail has until its sender writes another. Blank lines part its paragraphs. */
export function defaultMessage({ type, title, client, business, validUntil }: Sent): string {
  const job = jobOf({ title, client });
  const greeting = client === null ? "Hello," : `Hello ${client},`;
  const what =
    type === "invoice"
      ? `Here is the invoice “${job}”. It is due on ${formatDay(validUntil)}.`
      : `Thank you for asking us. Here is your ${type} “${job}”. You can look it over, and accept it or ask for a change, on the page behind the button. It holds until ${formatDay(validUntil)}.`;
  return [greeting, what, `Kind regards${business === null ? "" : `,\n${business}`}`].join("\n\n");
}

/** What a client says by signing; it is kept with the signature. */
export const consentOf = ({ type, number, amount }: { type: DocumentType; number: string; amount: Cents }): string =>
  `I have read ${type} ${number} with its terms, and I accept it for ${formatMoney(amount)}. ` +
  "My signature on this page counts as one on paper.";

/** "Quote Q-1001". */
export const nameOf = ({ type, number }: { type: DocumentType; number: string }): string =>
  `${typeNames[type]} ${number}`;
