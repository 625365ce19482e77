import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { AppError } from "#server/errors.ts";
import { LIMITS } from "#shared/limits.ts";
import type { AppEnv } from "./session.ts";

type Limit = MiddlewareHandler<AppEnv>;

const tooLarge = (maxSize: number, what: string) =>
  new AppError("too_large", `${what} is at most ${maxSize / 1_000_000} MB.`);

const limitBody = (maxSize: number, what: string): Limit =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw tooLarge(maxSize, what);
    },
  });

/**
 * The limit of a body that its route reads as a stream. One that does not say its length is counted while it is read;
 * the library would first take it whole into memory, from anybody.
 */
function limitStream(maxSize: number, what: string): Limit {
  const limitKnown = limitBody(maxSize, what);
  return (c, next) => {
    const { body, headers } = c.req.raw;
    if (!body || (headers.has("content-length") && !headers.has("transfer-encoding"))) return limitKnown(c, next);
    let size = 0;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.length;
        if (size > maxSize) controller.error(tooLarge(maxSize, what));
        else controller.enqueue(chunk);
      },
    });
    c.req.raw = new Request(c.req.raw, { method: c.req.method, body: body.pipeThrough(counted), duplex: "half" });
    return next();
  };
}

const limitOf: Record<string, Limit> = {
  "/api/business-profile": limitBody(LIMITS.profileBodyBytes, "A profile with its logo"),
  "/api/import": limitStream(LIMITS.importBytes, "A file of an account"),
  // Quotation marks and line ends take two characters each in JSON.
  "/api/services/import": limitBody(LIMITS.priceListBytes * 2, "A price list with its quotation marks"),
  "/api/transcriptions": limitBody(LIMITS.audioBytes, "A recording"),
};
const ordinaryLimit = limitBody(LIMITS.bodyBytes, "A request");

/** Refuses bodies that are larger than their route takes. */
export const bodyLimits: Limit = (c, next) => (limitOf[c.req.path] ?? ordinaryLimit)(c, next);
