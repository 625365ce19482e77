import { createRoute, z } from "@hono/zod-openapi";
import { AppError } from "#server/errors.ts";
import { createRouter, json, refusals } from "#server/http/openapi.ts";
import type { RateLimits } from "#server/http/rate-limits.ts";
import { ctxOf } from "#server/http/session.ts";
import { transcribe } from "./service.ts";

const transcript = z.object({ text: z.string(), segments: z.array(z.object({ id: z.string(), text: z.string() })) });
const post = createRoute({
  method: "post",
  path: "/api/transcriptions",
  request: {
    body: {
      required: true,
      content: {
        "multipart/form-data": { schema: z.object({ file: z.any().openapi({ type: "string", format: "binary" }) }) },
      },
    },
  },
  responses: { 200: json(transcript, "What was heard; empty when nobody spoke."), ...refusals },
});

export function dictationRoutes(limit: RateLimits) {
  const router = createRouter();
  router.use("/api/transcriptions", limit("transcribe"));
  router.openapi(post, async (c) => {
    const ctx = ctxOf(c);
    const { file } = c.req.valid("form");
    if (!(file instanceof File))
      throw new AppError("invalid", "Send the recording as the field file.", {
        issues: [{ path: "file", message: "A file is required." }],
      });
    const recording = { bytes: new Uint8Array(await file.arrayBuffer()), fileName: file.name, mimeType: file.type };
    return c.json(await transcribe(ctx, recording, c.req.raw.signal), 200);
  });
  return router;
}
