import { ModelError, type ModelFailure } from "./model.ts";

const reasons: Record<ModelFailure, string> = {
  refused: "The writing service refused this server's key.",
  rate_limited: "The writing service is over its limit just now.",
  timeout: "The writing service took too long.",
  cut_off: "The writing service broke off in the middle.",
  nonsense: "The writing service gave an answer that could not be used.",
  unavailable: "The writing service could not be reached.",
};

/** The sentence for `generator.notice` when `propose` rejected: what happened, and that the document stands all the same. */
export function noticeFor(error: unknown): string {
  const reason = reasons[error instanceof ModelError ? error.failure : "unavailable"];
  return `${reason} This document was made from your words without it.`;
}
