import { isDeepStrictEqual } from "node:util";
import type { SQL } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { newId } from "#server/ids.ts";
import { emailKey, phoneKey } from "#shared/clients/contact-key.ts";
import { nameKey } from "#shared/clients/name-key.ts";
import type { DocumentContent, DocumentContentWire } from "#shared/documents/schema.ts";
import { clientRecord, recordOf, removeUnused, type NamedClient } from "../store/record.ts";

/** What a document says of its client. */
export type ClientWords = Pick<DocumentContent, "client" | "contact">;

const present = (text: string | null | undefined) => text?.trim() || null;

function namedClient(ctx: Ctx, { client, contact }: ClientWords): NamedClient | null {
  const name = present(client);
  if (name === null) return null;
  const [email, phone, address] = [present(contact?.email), present(contact?.phone), present(contact?.address)];
  return {
    id: newId(ctx.now().getTime()),
    name,
    nameKey: nameKey(name),
    email,
    phone,
    address,
    emailKey: emailKey(email),
    phoneKey: phoneKey(phone),
  };
}

/** The record of a document's client as part of the statement that writes the document (store/record.ts); null without a name. */
export function clientRecordOf(ctx: Ctx, words: ClientWords): SQL | null {
  const client = namedClient(ctx, words);
  return client && clientRecord(ctx, client);
}

/** Makes or finds the record of a client, fills in what it lacks, and answers its id; null without a name. */
export async function recordClient(ctx: Ctx, words: ClientWords): Promise<string | null> {
  const client = namedClient(ctx, words);
  return client && recordOf(ctx, client);
}

/** What of a document's row says which record its client has. */
type Written = { clientId: string | null; content: Pick<DocumentContentWire, "client" | "contact"> };

/** The record for a document that changes: the one that it has while it says the same of its client. */
export async function clientIdAfter(tx: Ctx, before: Written, words: ClientWords): Promise<string | null> {
  const { client, contact } = before.content;
  const isSame = client === words.client && isDeepStrictEqual(contact, words.contact);
  return isSame && before.clientId !== null ? before.clientId : recordClient(tx, words);
}

/** Removes a record that came of a slip: made by itself, and named by no document now. */
export const forgetUnusedClient = (tx: Ctx, id: string): Promise<void> => removeUnused(tx, id);
