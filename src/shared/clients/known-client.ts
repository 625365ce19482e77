import { plainText } from "#shared/documents/search.ts";
import type { DocumentContent } from "#shared/documents/schema.ts";
import type { Source } from "#shared/documents/source.ts";
import { familyStem, nameKey } from "./name-key.ts";
import type { KnownClient } from "./schema.ts";

/** A family and not a person: "the Hendersons", which the estimator calls "Hendersons", or "Henderson family". */
const HOUSEHOLD = /^(?:the\s+)?\S+s$|\s(?:family|families|household|residence)$/i;

const lastWord = (name: string): string => plainText(name).trim().split(/\s+/).at(-1) ?? "";

/** The client whom a name means: the one who is known by it, or the only one of that family. */
export function findKnownClient(name: string, known: readonly KnownClient[]): KnownClient | null {
  const key = nameKey(name);
  const same = known.find((client) => client.key === key);
  if (same) return same;
  if (!HOUSEHOLD.test(name.trim())) return null;
  const family = known.filter((client) => familyStem(lastWord(client.name)) === key);
  const [only] = family;
  return only && family.every(({ id }) => id === only.id) ? only : null;
}

const FROM_LIST = { kind: "computed", from: "Your clients" } satisfies Source;
const contactFields = ["email", "phone", "address"] as const;

/**
 * A draft for a client whom the account knows: named as they are known, with what is known of their address, number and
 * e-mail. What was said stays. Sums and lines are untouched.
 */
export function withKnownClient(draft: DocumentContent, known: readonly KnownClient[]): DocumentContent {
  const client = draft.client === null ? null : findKnownClient(draft.client, known);
  if (!client) return draft;
  const contact = { email: null, phone: null, address: null, ...draft.contact };
  const lacking = contactFields.filter((field) => contact[field] === null && client[field] !== null);
  for (const field of lacking) contact[field] = client[field];
  const sources = Object.fromEntries(lacking.map((field) => [`contact.${field}`, FROM_LIST]));
  return {
    ...draft,
    client: client.name,
    contact: lacking.length > 0 ? contact : draft.contact,
    sources: { ...draft.sources, ...sources },
  };
}

/** What of a document's contact came from the clients that are known, and was neither said nor typed. */
export function contactFromClients({ contact, sources }: Pick<DocumentContent, "contact" | "sources">) {
  return (["address", "phone", "email"] as const).filter((field) => {
    const source = sources[field] ?? sources[`contact.${field}`];
    return contact?.[field] && source?.kind === "computed" && source.from === FROM_LIST.from;
  });
}
