import { pino, type Logger } from "pino";
import { sqlStateOf } from "./db/errors.ts";
import type { Settings } from "./env.ts";

/** A line of a stack that names a place in the code; the lines above it may repeat what a user typed. */
const PLACE = /^\s+at /;

/**
 * What the log keeps of an error: its kind, the database's code, and where it happened. Never the message of a
 * database error, nor the statement's parameters: they hold what people typed, and the hashes of their sessions.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const sqlState = sqlStateOf(error);
  const places = (error.stack ?? "").split("\n").filter((line) => PLACE.test(line));
  return {
    kind: error.name,
    ...(sqlState ? { sqlState } : { message: error.message.split("\n")[0] }),
    stack: places.slice(0, 12).map((line) => line.trim()),
  };
}

/** The server's one logger: JSON lines on standard output. */
export const createLogger = (
  settings: Pick<Settings, "LOG_LEVEL">,
  destination?: { write(line: string): void },
): Logger =>
  pino({ level: settings.LOG_LEVEL, serializers: { err: describeError } }, ...(destination ? [destination] : []));
