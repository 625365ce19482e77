import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import type { Dice } from "./dice.ts";

/** What ids in paths and bodies stand for. */
export const idKinds = [
  "document",
  "client",
  "service",
  "template",
  "theme",
  "session",
  "payment",
  "invoice",
  "token",
  "checkout",
  "portal",
  "mail",
] as const;
export type IdKind = (typeof idKinds)[number];

/** An account with something of everything. Every text of it holds the account's mark, a word that no other text has. */
export interface Citizen {
  mark: string;
  client: TestClient;
  email: string;
  password: string;
  ids: Record<IdKind, string[]>;
  /** All of it, as the account's file. */
  file: string;
}

const PASSWORD = "a long password";
/** A card that had its trial pays at once when it comes again: then there is an invoice too. */
const PAYS_AT_ONCE = { paymentMethodId: "pm_card_mastercard", withoutTrial: true };
const withId = z.looseObject({ id: z.string() });
const listed = z.array(withId);

async function idsAt(client: TestClient, path: string): Promise<string[]> {
  const answer = await client.get(path);
  const rows = listed.safeParse(answer.ok ? await answer.json() : null);
  return rows.success ? rows.data.map(({ id }) => id) : [];
}

async function made(client: TestClient, path: string, body: unknown): Promise<string> {
  const answer = await client.post(path, body);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${text}`);
  const found = z
    .union([z.object({ document: withId }).transform(({ document }) => document), withId])
    .parse(JSON.parse(text));
  return found.id;
}

const lastPart = (address: string) => address.split("?")[0]?.split("/").at(-1) ?? "";

async function linkTo(client: TestClient, document: string): Promise<string> {
  const { version } = z
    .object({ version: z.number() })
    .parse(await (await client.get(`/api/documents/${document}`)).json());
  const link = await client.post(`/api/documents/${document}/links`, { version, evenOpen: true });
  return lastPart(z.object({ url: z.string() }).parse(await link.json()).url);
}

async function hostedPage(client: TestClient, path: string, body?: unknown): Promise<string> {
  const answer = await client.post(path, body);
  return answer.ok ? lastPart(z.object({ url: z.string() }).parse(await answer.json()).url) : "none";
}

/** Fills an account: profile, price list, theme, template, client, a quote that was sent, an invoice with a payment. */
async function furnish(app: TestApp, { client, mark, email }: Pick<Citizen, "client" | "mark" | "email">) {
  await client.post("/api/business-profile", { businessName: `${mark} Painting`, email });
  await made(client, "/api/services", { name: `${mark} gate`, fixedRate: 320 });
  await made(client, "/api/clients", { name: `${mark} Lopez ${randomUUID()}`, email: `lopez@${mark}.example` });
  await made(client, "/api/clients", { name: `${mark} Weber ${randomUUID()}` });
  await made(client, "/api/themes", { name: `${mark} theme` });
  const transcription = `Quote for ${mark} Lopez. Three bedrooms at four hundred fifty each, ${mark} trim for 80.`;
  const quote = await made(client, "/api/generate-document", { transcription, type: "quote" });
  await made(client, "/api/templates", { documentId: quote, name: `${mark} template` });
  const accepted = await made(client, "/api/generate-document", { transcription, type: "bid" });
  await client.patch(`/api/documents/${accepted}`, { version: 1, status: "accepted" });
  const invoice = await made(client, "/api/generate-document", { transcription, type: "invoice" });
  const payment = { id: randomUUID(), amount: 5, paidOn: "2026-11-20", method: "cash", note: `${mark} note` };
  await client.post(`/api/documents/${invoice}/payments`, payment);
  return {
    payment: [payment.id],
    token: [await linkTo(client, quote), await linkTo(client, invoice)],
    checkout: [
      await hostedPage(app.visitor(), "/api/create-checkout-session", { email: `new-${randomUUID()}-${email}` }),
    ],
    portal: [await hostedPage(client, "/api/create-portal-session")],
  };
}

/** What no list has. */
type MadeOnce = "payment" | "token" | "checkout" | "portal";
const MOST_KNOWN = 14;

const billing = z.object({ invoices: listed.optional() });

async function currentIds(
  app: TestApp,
  client: TestClient,
  email: string,
): Promise<Record<Exclude<IdKind, MadeOnce>, string[]> & Partial<Record<MadeOnce, string[]>>> {
  const history = billing.safeParse(await (await client.get("/api/billing-history")).json());
  const { rows } = await app.deps.db.execute(sql`select id from email_notifications where email = ${email} limit 5`);
  return {
    document: await idsAt(client, "/api/documents?limit=12"),
    client: await idsAt(client, "/api/clients?limit=12"),
    service: await idsAt(client, "/api/services"),
    template: await idsAt(client, "/api/templates"),
    theme: await idsAt(client, "/api/themes"),
    session: await idsAt(client, "/api/sessions"),
    invoice: history.success ? (history.data.invoices ?? []).map(({ id }) => id) : [],
    mail: listed.parse(rows).map(({ id }) => id),
  };
}

/** A new account with something of everything. */
export async function settle(app: TestApp, mark: string): Promise<Citizen> {
  const email = `${mark}-${randomUUID()}@example.com`;
  const client = await app.account({ email, firstName: mark, ...PAYS_AT_ONCE });
  const furniture = await furnish(app, { client, mark, email });
  const ids = { ...(await currentIds(app, client, email)), ...furniture };
  return { mark, client, email, password: PASSWORD, ids, file: await (await client.get("/api/export")).text() };
}

/** The account as it is now: signed in again or made anew when it was lost, filled again where it was emptied. */
export async function tend(app: TestApp, citizen: Citizen): Promise<Citizen> {
  const isIn = async () => (await citizen.client.get("/api/auth/user")).status === 200;
  if (!(await isIn())) {
    const { email, password } = citizen;
    await citizen.client.post("/api/auth/login", { email, password });
    if (!(await isIn())) return settle(app, citizen.mark);
  }
  const found = await currentIds(app, citizen.client, citizen.email);
  const isEmpty = [found.document, found.service, found.theme, found.client].some((list) => list.length === 0);
  const furniture = isEmpty ? await furnish(app, citizen).catch(() => null) : {};
  if (furniture === null) return settle(app, citizen.mark);
  const ids = { ...citizen.ids, ...furniture };
  // Some that are gone stay: what was deleted can be asked for, and taken back.
  for (const kind of idKinds) ids[kind] = [...new Set([...(found[kind] ?? []), ...ids[kind]])].slice(0, MOST_KNOWN);
  return { ...citizen, ids };
}

/** What an id in a path stands for: by its name, or by the collection before it. */
export function kindOfParameter(path: string, name: string): IdKind | null {
  if (name === "token" || name === "payment") return name;
  if (name !== "id") return null;
  const [, collection = ""] = /([a-z]+)\/\{id\}/.exec(path) ?? [];
  const kinds: Record<string, IdKind> = {
    documents: "document",
    clients: "client",
    services: "service",
    templates: "template",
    themes: "theme",
    sessions: "session",
    invoices: "invoice",
    checkouts: "checkout",
    portals: "portal",
    mailbox: "mail",
    unsubscribe: "mail",
  };
  const kind = kinds[collection];
  if (!kind) throw new Error(`Nothing is known about the id in ${path}: say in world.ts what it stands for.`);
  return kind;
}

/** Ids that open what they name to whoever has them: the one who was given one may see its account's mark. */
export const OPENS_BY_ITSELF: ReadonlySet<IdKind> = new Set(["token", "checkout", "portal", "mail"]);

export const someId = (citizen: Citizen, kind: IdKind, die: Dice): string =>
  citizen.ids[kind].length === 0 ? "none" : die.pick(citizen.ids[kind]);
