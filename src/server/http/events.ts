import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import { AppError } from "#server/errors.ts";
import { refusalOf } from "./refusal.ts";
import type { AppEnv } from "./session.ts";

export type SendEvent = (event: string, data: unknown) => void;

/** True when the caller asked for server-sent events. */
export const wantsEvents = (c: Context<AppEnv>): boolean =>
  (c.req.header("accept") ?? "").includes("text/event-stream");

/**
 * Answers with server-sent events: those that `work` sends, then `done` with what it returns, or `error` with the
 * refusal's body. Events are written in order; `signal` aborts when the caller goes away.
 */
export function answerWithEvents(c: Context<AppEnv>, work: (send: SendEvent) => Promise<unknown>): Response {
  return streamSSE(c, async (stream) => {
    let written = Promise.resolve();
    const send: SendEvent = (event, data) => {
      written = written.then(() => stream.writeSSE({ event, data: JSON.stringify(data) }));
    };
    try {
      send("done", await work(send));
    } catch (error) {
      if (!(error instanceof AppError))
        c.var.deps.logger.error({ err: error, requestId: c.var.requestId }, "a generation failed");
      const refusal = refusalOf(error) ?? new AppError("failed", "Failed to generate quote. Please try again.");
      send("error", refusal.body);
    }
    await written;
  });
}
