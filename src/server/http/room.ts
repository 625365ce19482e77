import { statfsSync } from "node:fs";
import type { MiddlewareHandler } from "hono";
import { AppError } from "#server/errors.ts";
import { READS } from "./security.ts";
import type { AppEnv } from "./session.ts";

/** What the embedded database may still take between two checkpoints: its log of 64 MB, and pages that change meanwhile. */
const LEAST_FREE_BYTES = 96 * 1024 * 1024;
/** So that what exists can be read and downloaded. */
const SIGN_IN = "/api/auth/login";
const RETRY_AFTER_SECONDS = 60;

export const noRoom = () =>
  new AppError(
    "unavailable",
    "The server's disk is full, so this was not saved. What exists can still be read and downloaded. " +
      "Ask whoever runs the server to free some space; then it goes on by itself.",
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Infinity; // a file system that does not say
  }
}

/**
 * Refuses writes while the disk of the embedded database has little room left. A database that meets the end of its
 * disk in the middle of its log stops, and nobody can even read; before that it is only told to wait.
 */
export function keepRoom(folder: string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!READS.has(c.req.method) && c.req.path !== SIGN_IN && freeBytes(folder) < LEAST_FREE_BYTES) throw noRoom();
    await next();
  };
}
