import { sql } from "drizzle-orm";
import { z } from "zod";
import { generatedSchema, listedDocumentSchema } from "#shared/documents/schema.ts";
import type { TestApp } from "#test/app.ts";
import { wire, type TestClient } from "#test/client.ts";
import { inTurns, reportBeside } from "./figures.ts";
import { someClient } from "./many-documents.ts";

const { right, mistyped } = someClient();
/** What the browser asks for when a screen opens, or when its search settles: first the list. */
export const screens: [name: string, paths: string[]][] = [
  ["dashboard", ["/api/documents?limit=10", "/api/documents/counts"]],
  ["list", ["/api/documents?limit=100", "/api/documents/counts"]],
  ["drafts", ["/api/documents?limit=100&status=draft"]],
  ["invoices", ["/api/documents?limit=100&type=invoice"]],
  ["search, a third of all", searchFor("fence")],
  ["search, two words", searchFor("cedar gate")],
  ["search, a client", searchFor(right)],
  ["search, a client mistyped", searchFor(mistyped)],
  ["search, nothing", searchFor("xylophone")],
  ["search, an amount", searchFor("$1,850")],
];

function searchFor(q: string): string[] {
  const query = `q=${encodeURIComponent(q)}`;
  return [`/api/documents?limit=100&${query}`, `/api/documents/counts?${query}`];
}

/** Opens a screen: its requests at once. Resolves to the milliseconds until all are answered. */
export async function open(client: TestClient, paths: readonly string[]): Promise<number> {
  const started = performance.now();
  await Promise.all(
    paths.map(async (path) => {
      const response = await client.get(path);
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
      await response.text();
    }),
  );
  return performance.now() - started;
}

/** The paths, asking for as many rows as the small account has: a longer answer is no slower search. */
export async function ofOneLength(small: TestClient, [list = "", ...others]: readonly string[]): Promise<string[]> {
  const rows = await wire(z.array(listedDocumentSchema), small.get(list));
  return [list.replace(/limit=\d+/, `limit=${Math.max(1, rows.length)}`), ...others];
}

const JOB = {
  transcription:
    "Quote for Dana Whitfield. Cedar fence, hundred foot at thirty eight a foot. Two gates at ninety each.",
};

/** Generates a document, as the dictation does. */
export const generate = (client: TestClient) => wire(generatedSchema, client.post("/api/generate-document", JOB));

const WARM = 20;

/** Measures a work on something large in turns with the same on something small, which `beside` names. */
export async function compare(
  what: string,
  large: () => Promise<number>,
  beside: { name: string; small: () => Promise<number> },
  samples: number,
): Promise<void> {
  const works = { large: async () => [await large()], small: async () => [await beside.small()] };
  await inTurns(WARM, works);
  const times = await inTurns(samples, works);
  reportBeside(what, times.large, { [beside.name]: times.small });
}

/** An account with one document. */
export async function account(app: TestApp): Promise<{ client: TestClient; id: string; document: string }> {
  const client = await app.account();
  const { document } = await generate(client);
  const { rows } = await app.deps.db.execute<{ owner: string }>(
    sql`select user_id as owner from documents where id = ${document.id}`,
  );
  return { client, id: rows[0]?.owner ?? "", document: document.id };
}
