import type { z } from "zod";
import { ApiError, call, read, type CallOptions } from "#web/api-client.ts";
import { answerOf, onDevice } from "#web/device-database.ts";

type Row = { path: string; userId: string; text: string };

/** Whose answers may be kept and shown; nobody's until the server, or without a line the device, has said who it is. */
let owner: string | null = null;

/**
 * What the server says, and without a line what it said last, to the account that is signed in here. `path` names the
 * kept answer; `address` is what is asked when that is another one each time. Throws ApiError like every call.
 */
export async function readOrKept<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  { address = path, ...options }: CallOptions & { address?: string } = {},
): Promise<z.output<Schema>> {
  const asker = owner;
  try {
    const response = await call("GET", address, undefined, options);
    const copy = response.clone();
    const answer = await read(response, schema);
    if (asker !== null && asker === owner) await keep({ path, userId: asker, text: await copy.text() });
    return answer;
  } catch (error) {
    const kept = error instanceof ApiError && error.isOffline ? await find(path) : undefined;
    if (!kept || kept.userId !== owner) throw error;
    return read(new Response(kept.text), schema);
  }
}

/** The kept answer that says who is signed in; undefined when there is none. */
export async function keptOwner<Schema extends z.ZodType>(path: string, schema: Schema) {
  const kept = await find(path);
  if (!kept) return undefined;
  owner = kept.userId;
  return read(new Response(kept.text), schema);
}

/** The server says who is signed in: what another account was told goes from the device. */
export async function setOwner(path: string, userId: string, text: string): Promise<void> {
  owner = userId;
  await onDevice(
    "reads",
    "readwrite",
    async (rows) => {
      for (const row of (await answerOf(rows.getAll())) satisfies Row[])
        if (row.userId !== userId) rows.delete(row.path);
      rows.put({ path, userId, text } satisfies Row);
    },
    undefined,
  );
}

/** Nobody is signed in any more: nothing of what was read stays on the device. Never rejects. */
export async function forgetReads(): Promise<void> {
  owner = null;
  await onDevice("reads", "readwrite", async (rows) => answerOf(rows.clear()), undefined);
}

const keep = (row: Row) => onDevice("reads", "readwrite", async (rows) => answerOf(rows.put(row)), undefined);

const find = (path: string): Promise<Row | undefined> =>
  onDevice<Row | undefined>("reads", "readonly", (rows) => answerOf(rows.get(path)), undefined);
