import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { LIMITS } from "#shared/limits.ts";
import { transcriptionSchema } from "#shared/documents/schema.ts";
import { ApiError } from "#web/api-client.ts";
import { renewalFor } from "#web/billing/renewal.ts";
import { useShowDocument } from "#web/documents/api.ts";
import { useWhenThereIsALine } from "#web/offline/use-when-there-is-a-line.ts";
import { dismissToast, toastError } from "#web/ui/toast.ts";
import { allWordsOf } from "../speech/segments.ts";
import type { TranscriptStore } from "../transcript-store.ts";
import type { Dictation } from "../use-dictation.ts";
import type { Outbox } from "../outbox/use-outbox.ts";
import { generate, type GenerationRequest, type PartialContent } from "./generate.ts";
import type { GenerationGoal } from "./goal.ts";
import { keepWaiting, readWaiting, stopWaiting } from "./waiting.ts";
import { COMPLETION_MS, farther, firstProgress, scheduledProgress, TICK_MS, type Progress } from "./progress.ts";

export type Generation = { progress: Progress; draft: PartialContent | undefined };

/**
 * Writes the document of a dictation, with its progress. `onDocument` gets the id half a second after the last percent.
 * Without a line it waits, behind the jobs of the outbox, or in it when the pad is wanted for the next job.
 */
export function useGeneration(dictation: Dictation, outbox: Outbox, onDocument: (documentId: string) => void) {
  const client = useQueryClient();
  const show = useShowDocument();
  const [generation, setGeneration] = useState<Generation>();
  const [waiting, setWaiting] = useState(() => readWaiting(dictation.store));
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const move = (next: Progress) => setGeneration((now) => now && { ...now, progress: farther(now.progress, next) });

  const run = async (goal: GenerationGoal) => {
    const { state, store, dispatch, finish } = dictation;
    const transcription = allWordsOf(state.segments).trim();
    if (!isLongEnough(transcription)) return;
    dismissToast();
    setWaiting(null);
    dispatch({ type: "generate" });
    setGeneration({ progress: firstProgress, draft: undefined });
    const stopTicking = tick(move);
    const controller = new AbortController();
    abort.current = controller;
    const request = { goal, transcription, includeLogo: state.includeLogo };
    try {
      const handlers = {
        onProgress: move,
        onDraft: (draft: PartialContent) => setGeneration((now) => now && { ...now, draft }),
      };
      const { document } = await generate(request, attemptKey(store, request), handlers, controller.signal);
      stopTicking();
      move({ percent: 100, message: "Opening your document..." });
      show(document); // what came with the answer need not be asked for once more
      await new Promise((resolve) => setTimeout(resolve, COMPLETION_MS));
      if (controller.signal.aborted) return;
      // The idle pad takes the focus first, so that the dialog gives it back there.
      flushSync(() => {
        finish();
        setGeneration(undefined);
      });
      onDocument(document.id);
    } catch (error) {
      stopTicking();
      if (controller.signal.aborted) return;
      setGeneration(undefined);
      dispatch({ type: "generation-failed" });
      if (error instanceof ApiError && error.isOffline) setWaiting(keepWaiting(store, request));
      else stopWaiting(store, request);
      tell(error, goal, () => void latest.current(goal));
      if (error instanceof ApiError && error.status === 401) client.setQueryData(["/api/auth/user"], null);
    }
  };

  // A press on "Try again" comes later, when the words may be others.
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });

  // What waits is what was asked for: other words than these are for their speaker to send.
  const { phase, segments, includeLogo } = dictation.state;
  const words = allWordsOf(segments).trim();
  const isWaiting =
    phase === "complete" && waiting?.of === JSON.stringify({ goal: waiting?.goal, transcription: words, includeLogo });
  const send = useCallback(() => waiting && void latest.current(waiting.goal), [waiting]);
  useWhenThereIsALine(isWaiting && !outbox.isWaiting, waiting?.isFromBefore || outbox.hasSent, send);

  const putAside = () => {
    if (!waiting) return;
    const request = { goal: waiting.goal, transcription: words, includeLogo };
    if (!outbox.add({ ...request, key: attemptKey(dictation.store, request) })) {
      toastError("No room for another job", "The words stay on the pad. The document is written when you are back.");
      return;
    }
    dismissToast();
    setWaiting(null);
    dictation.finish();
  };
  // Who leaves the pad while it waits leaves it to the outbox, which sends from every page.
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    leave.current = isWaiting ? putAside : undefined;
  });
  useEffect(() => () => leave.current?.(), []);
  const takeBack = (key: string) => {
    const job = outbox.jobs.find((one) => one.key === key);
    if (!job) return;
    const { goal, transcription } = job;
    const of = JSON.stringify({ goal, transcription, includeLogo: job.includeLogo } satisfies GenerationRequest);
    const kept = {
      text: transcription,
      spokenMs: 0,
      includeLogo: job.includeLogo,
      attempt: { key, of, waits: false },
    };
    dictation.store.write(kept);
    dictation.dispatch({ type: "restore", kept });
    outbox.drop(key);
  };

  return {
    generation,
    generate: (goal: GenerationGoal) => void run(goal),
    /** Frees the pad of what waits on it for a line; undefined while nothing waits. */
    putAside: isWaiting ? putAside : undefined,
    takeBack,
  };
}

function isLongEnough(transcription: string): boolean {
  const refusal = transcriptionSchema.safeParse(transcription).error?.issues[0]?.message;
  if (refusal === undefined) return true;
  toastError(transcription.length > LIMITS.transcriptMaximum ? "Recording too long" : "Recording too short", refusal);
  return false;
}

function tick(move: (progress: Progress) => void): () => void {
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
    move(scheduledProgress(ticks));
  }, TICK_MS);
  return () => clearInterval(timer);
}

/** The same words asked for in the same way keep their key, so that trying again makes no second document. */
function attemptKey(store: TranscriptStore, request: GenerationRequest): string {
  const of = JSON.stringify(request);
  const kept = store.read();
  if (kept?.attempt?.of === of) return kept.attempt.key;
  const key = randomKey();
  if (kept) store.write({ ...kept, attempt: { key, of, waits: false } });
  return key;
}

/** 128 random bits; `crypto.randomUUID` is missing on plain http. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function titleOf(goal: GenerationGoal): string {
  if (typeof goal !== "string") return "Failed to use template";
  return goal === "smart" ? "Failed to generate contractor quote" : "Failed to generate quote. Please try again.";
}

function tell(error: unknown, goal: GenerationGoal, again: () => void): void {
  const action = { label: "Try again", onPress: again };
  if (error instanceof ApiError && error.isOffline) {
    toastError("No signal. Your words are safe on this device.", "The document is written when you are back.", {
      action,
    });
    return;
  }
  const title = titleOf(goal);
  const reason = error instanceof ApiError ? error.reason : undefined;
  toastError(title, reason === title ? undefined : reason, { action, ...renewalFor(error) });
}
