import { z } from "zod";

const sqlErrorSchema = z.object({ code: z.string().length(5), constraint: z.string().nullish() });
type SqlError = z.output<typeof sqlErrorSchema>;

/** Drizzle wraps the driver's error, and a wrapped error may be wrapped again. */
function* causesOf(error: unknown): Generator<Error> {
  for (let current = error; current instanceof Error; current = current.cause) yield current;
}

function sqlErrorOf(error: unknown): SqlError | null {
  for (const cause of causesOf(error)) {
    const parsed = sqlErrorSchema.safeParse(cause);
    if (parsed.success) return parsed.data;
  }
  return null;
}

/** The five characters of SQLSTATE that the database answered with, or null when `error` did not come from it. */
export const sqlStateOf = (error: unknown): string | null => sqlErrorOf(error)?.code ?? null;

/** The name of the constraint that a write broke (unique, foreign key, check), or null when it broke none. */
export const constraintOf = (error: unknown): string | null => sqlErrorOf(error)?.constraint ?? null;

/** Classes and states of SQLSTATE that say: not now. It starts, stops, is full of connections, or the line broke. */
const AWAY = /^08|^57P0[123]$|^53300$/;
/** What the line itself or the driver says without the database's word. */
const NO_LINE = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENOTFOUND", "EAI_AGAIN"]);
const DRIVER_WORDS = /^Connection terminated|^timeout exceeded when trying to connect$|is not queryable$/;
const DISK_FULL = "53100";

/** Why the database cannot serve for a while: nobody can reach it now, or its disk is full. Null for every other error. */
export function outageOf(error: unknown): "away" | "full" | null {
  const state = sqlStateOf(error);
  if (state === DISK_FULL) return "full";
  if (state !== null) return AWAY.test(state) ? "away" : null;
  for (const cause of causesOf(error))
    if (("code" in cause && NO_LINE.has(String(cause.code))) || DRIVER_WORDS.test(cause.message)) return "away";
  return null;
}
