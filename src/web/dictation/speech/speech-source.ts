/**
 * Where the voice is turned into words. `device`: in this browser; `service`: by a service of the browser's maker;
 * `server`: recorded here and transcribed by our server.
 */
export type SpeechMode = "device" | "service" | "server";

/** A stretch of speech between two pauses. The same id again replaces the text; a final one is not repeated. */
export type Segment = { id: string; text: string; isFinal: boolean };

export type SpeechState =
  | { kind: "starting" }
  | { kind: "listening"; mode: SpeechMode }
  /** Words are on their way although nobody speaks any more. */
  | { kind: "finishing" }
  | { kind: "stopped" };

/** Why a source stopped by itself, or a warning (`silence`) while it goes on. */
export type SpeechError =
  | "denied"
  | "no-microphone"
  | "no-speech"
  | "silence"
  | "network"
  | "language"
  | "keeps-ending"
  | "transcription-failed"
  | "too-long"
  | "failed";

/** Why talking came to an end, with what the server said of it. */
export type SpeechProblem = { kind: SpeechError; reason: string | undefined };

export type SpeechEvents = {
  onSegment: (segment: Segment) => void;
  onState: (state: SpeechState) => void;
  /** Every error but `silence` is followed by the state `stopped`. */
  onError: (kind: SpeechError, reason?: string) => void;
};

export type SpeechSource = {
  start: () => void;
  /** Resolves when every word that was spoken has been handed over. */
  stop: () => Promise<void>;
  /** Lets go of the microphone at once; nothing is handed over any more. */
  dispose: () => void;
  /** How loud it is just now, from 0 to 1. */
  level: () => number;
  /** Tries again what failed with `transcription-failed`; only the recorder has it. */
  retry?: () => Promise<void>;
};
