import { createRoute, z } from "@hono/zod-openapi";
import type { ReadableStream } from "node:stream/web";
import { AppError } from "#server/errors.ts";
import { createRouter, json, refusals } from "#server/http/openapi.ts";
import type { RateLimits } from "#server/http/rate-limits.ts";
import { ctxOf, endSession, subscriberCtxOf } from "#server/http/session.ts";
import { accountDeletedSchema, accountImportSchema, importQuerySchema } from "#shared/account-data/schema.ts";
import { dayOf } from "#shared/dates.ts";
import { deleteAccount } from "./service/delete.ts";
import { exportAccount } from "./service/export.ts";
import { importAccount } from "./service/import.ts";

const remove = createRoute({
  method: "delete",
  path: "/api/user/delete-account",
  responses: { 200: json(accountDeletedSchema, "Everything of the account is gone."), ...refusals },
});
const exportRoute = createRoute({
  method: "get",
  path: "/api/export",
  responses: {
    200: {
      description: "Everything that the owner made, as one file that POST /api/import takes back.",
      content: { "application/octet-stream": { schema: z.string() } },
    },
    ...refusals,
  },
});
/** The body is such a file. It is read as a stream, so no schema of it stands here. */
const importRoute = createRoute({
  method: "post",
  path: "/api/import",
  request: { query: importQuerySchema },
  responses: { 200: json(accountImportSchema, "What the file does to the account."), ...refusals },
});

export function accountDataRoutes(limit: RateLimits) {
  const router = createRouter();
  router.use("/api/export", limit("accountData"));
  router.use("/api/import", limit("accountData"));

  router.openapi(remove, async (c) => {
    await deleteAccount(ctxOf(c));
    await endSession(c);
    return c.json({ success: true as const, message: "Your account has been permanently deleted." as const }, 200);
  });
  router.openapi(exportRoute, (c) => {
    const ctx = ctxOf(c);
    const stream = streamOf(exportAccount(ctx), (error) =>
      ctx.deps.logger.error({ err: error }, "an export broke off"),
    );
    return c.body(stream, 200, {
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename="bidspoke-${dayOf(ctx.now())}.json"`,
    });
  });
  router.openapi(importRoute, async (c) => {
    const { apply, differing } = c.req.valid("query");
    const wish = { apply: apply === "true", replace: differing === "replace" };
    const ctx = wish.apply ? subscriberCtxOf(c) : ctxOf(c);
    const { body } = c.req.raw;
    if (!body) throw new AppError("bad_request", "Send the file as the body of the request.");
    // The web's stream and Node's are one at run time; their types are declared apart.
    return c.json(await importAccount(ctx, body as ReadableStream, wish), 200);
  });
  return router;
}

/** Few enough to be nothing in memory, and enough that the way is not made of tiny steps. */
const CHARACTERS_AT_ONCE = 65_536;

/** Text as a stream that is made only as fast as it is read. An error breaks it off, so that a half file never looks whole. */
function streamOf(pieces: AsyncGenerator<string>, onError: (error: unknown) => void) {
  const encoder = new TextEncoder();
  return new globalThis.ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        let text = "";
        let piece = await pieces.next();
        while (!piece.done) {
          text += piece.value;
          if (text.length >= CHARACTERS_AT_ONCE) break;
          piece = await pieces.next();
        }
        if (text !== "") controller.enqueue(encoder.encode(text));
        if (piece.done) controller.close();
      } catch (error) {
        onError(error);
        controller.error(error);
      }
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
