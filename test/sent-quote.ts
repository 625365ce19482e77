import { randomUUID } from "node:crypto";
import { documentSchema, generatedSchema } from "#shared/documents/schema.ts";
import { clientPageSchema, sendingStateSchema } from "#shared/sending/schema.ts";
import type { TestApp } from "./app.ts";
import { wire, type TestClient } from "./client.ts";

const JOB = "Quote for Maria Lopez. Three bedrooms at four hundred fifty each and the hallway for two seventy five.";

/** A new account with a priced quote: the bedrooms for $1,350.00, and the hallway for $275.00 as an option. */
export async function makeQuote(app: TestApp, change: Record<string, unknown> = {}) {
  const owner = await app.account();
  await owner.post("/api/business-profile", { businessName: "Kessler Painting", email: "office@kessler.example" });
  const made = await wire(generatedSchema, owner.post("/api/generate-document", { transcription: JOB, type: "quote" }));
  const { id, content } = made.document;
  const items = content.items.map((item, index) => ({ ...item, optional: index === 1 }));
  const document = await wire(
    documentSchema,
    owner.patch(`/api/documents/${id}`, { version: 1, content: { items, questions: [], ...change } }),
  );
  return { owner, document, id, option: items[1]?.id ?? "", email: `client-${id}@example.com` };
}

/** What sends version `version` of a document. */
export const sending = (version: number, fields: Record<string, unknown> = {}) => ({
  sendingId: randomUUID(),
  version,
  to: ["maria@example.com"],
  subject: "Your quote",
  message: "Hello Maria,\n\nhere it is.",
  ...fields,
});

/** Sends it to this address, whatever is open in it; answers how it then stands. */
export const send = (owner: TestClient, { id, version }: { id: string; version: number }, email: string) =>
  wire(sendingStateSchema, owner.post(`/api/documents/${id}/send`, sending(version, { to: [email], evenOpen: true })));

/** What a client sees by a link, without an account. */
export const look = (app: TestApp, token: string, client: TestClient = app.visitor()) =>
  wire(clientPageSchema, client.get(`/api/shared/${token}`));

/** The yes of a client to the quote without its option. */
export const acceptance = (fields: Record<string, unknown> = {}) => ({
  chosen: [],
  amount: 1350,
  name: "Maria Lopez",
  signature: { kind: "typed", text: "Maria Lopez" },
  consent: true,
  ...fields,
});

/** What opens the document in a mail's text. */
export const tokenIn = (text: string | undefined): string => {
  const token = /\/d\/([\w-]{43})/.exec(text ?? "")?.[1];
  if (!token) throw new Error("There is no link in the mail.");
  return token;
};
