import { useCallback, useEffect, useRef } from "react";
import { reasonOf } from "#web/api-client.ts";
import { transcribe } from "../api.ts";
import { BrowserRecognition } from "./browser-recognition.ts";
import { findRecogniser, isAndroid } from "./recogniser.ts";
import { Recorder } from "./recorder.ts";
import type { RecordingStore } from "./recording-store.ts";
import { speechMessages } from "./speech-messages.ts";
import type { SpeechEvents, SpeechSource } from "./speech-source.ts";
import type { SpeechChoice, SpeechOffer } from "./use-speech-offer.ts";

type Voice = Pick<SpeechOffer, "choice" | "local">;

/**
 * Makes the source that was chosen when it is first needed, and lets go of the microphone when the component goes.
 * In `recordings` wait those that have no words yet; without it they last as long as the page.
 */
export function useSpeechSource({ choice, local }: Voice, events: SpeechEvents, recordings?: RecordingStore) {
  const held = useRef<{ choice: SpeechChoice; source: SpeechSource } | undefined>(undefined);
  const made = useRef(0);
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });

  const drop = useCallback(() => {
    held.current?.source.dispose();
    held.current = undefined;
  }, []);
  useEffect(() => drop, [drop]);

  const get = (): SpeechSource | undefined => {
    if (held.current?.choice === choice) return held.current?.source;
    drop();
    made.current += 1;
    const source =
      choice && makeSource({ choice, local, recordings, prefix: `${made.current}-`, events: eventsOf(latest) });
    if (choice && source) held.current = { choice, source };
    return source;
  };
  const level = useCallback(() => held.current?.source.level() ?? 0, []);
  const peek = () => held.current?.source;
  return { get, peek, drop, level };
}

/** Hands each event to whoever listens by then: a source outlives many renders. */
const eventsOf = (latest: { current: SpeechEvents }): SpeechEvents => ({
  onSegment: (segment) => latest.current.onSegment(segment),
  onState: (state) => latest.current.onState(state),
  onError: (kind, reason) => latest.current.onError(kind, reason),
});

const tell = (error: unknown): string => reasonOf(error, speechMessages["transcription-failed"].description);

type Wanted = {
  choice: SpeechChoice;
  local: boolean;
  recordings: RecordingStore | undefined;
  prefix: string;
  events: SpeechEvents;
};

function makeSource({ choice, local, recordings, prefix, events }: Wanted): SpeechSource | undefined {
  if (choice === "recorder") return new Recorder({ transcribe, prefix, events, recordings, reasonOf: tell });
  const Recogniser = findRecogniser();
  const android = isAndroid(navigator.userAgent);
  return Recogniser && new BrowserRecognition({ create: () => new Recogniser(), android, local, prefix, events });
}
