import { z } from "zod";
import type { TranscriptStore } from "../transcript-store.ts";
import type { GenerationRequest } from "./generate.ts";
import { goalSchema, type GenerationGoal } from "./goal.ts";

/** A document that is written once there is a line: what was asked for, in the words of the attempt. */
export type WaitingGeneration = {
  goal: GenerationGoal;
  of: string;
  /** It waited already when the page was opened. */
  isFromBefore: boolean;
};

const requestSchema = z.object({ goal: goalSchema, transcription: z.string(), includeLogo: z.boolean() });

/** What waited on this device when the page was opened. */
export function readWaiting(store: TranscriptStore): WaitingGeneration | null {
  const attempt = store.read()?.attempt;
  if (!attempt?.waits) return null;
  try {
    return { goal: requestSchema.parse(JSON.parse(attempt.of)).goal, of: attempt.of, isFromBefore: true };
  } catch {
    return null;
  }
}

/** The attempt stays on the device, with its key, until it is tried again. */
export function keepWaiting(store: TranscriptStore, request: GenerationRequest): WaitingGeneration {
  const of = JSON.stringify(request);
  mark(store, of, true);
  return { goal: request.goal, of, isFromBefore: false };
}

/** The server has refused it: trying the same by itself again would only be refused again. */
export const stopWaiting = (store: TranscriptStore, request: GenerationRequest): void =>
  mark(store, JSON.stringify(request), false);

function mark(store: TranscriptStore, of: string, waits: boolean): void {
  const kept = store.read();
  if (kept?.attempt?.of === of) store.write({ ...kept, attempt: { ...kept.attempt, waits } });
}
