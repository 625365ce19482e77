import type { Kept } from "./transcript-store.ts";
import { allWordsOf, withSegment } from "./speech/segments.ts";
import type { Segment, SpeechMode, SpeechProblem, SpeechState } from "./speech/speech-source.ts";

export type Phase = "idle" | "recording" | "paused" | "complete" | "generating";

/** All that the panel knows of a dictation. */
export type DictationState = {
  phase: Phase;
  /** What was said, in order: the final stretches, and at the end perhaps interim ones. */
  segments: readonly Segment[];
  /** The words stand in a box and can be typed. */
  typing: boolean;
  speech: SpeechState;
  /** Where the voice really goes; known once listening has begun. */
  mode: SpeechMode | null;
  problem: SpeechProblem | null;
  spokenMs: number;
  includeLogo: boolean;
};

export type DictationAction =
  | { type: "record" }
  | { type: "heard"; segment: Segment }
  | { type: "speech"; state: SpeechState }
  | { type: "trouble"; problem: SpeechProblem }
  /** Another try at what failed: the note of it goes. */
  | { type: "retry" }
  /** Words came while nobody talked: they stand as if the recording had been stopped. */
  | { type: "words-there" }
  | { type: "pause" }
  | { type: "stop" }
  | { type: "type" }
  | { type: "typed"; text: string }
  | { type: "typing-done" }
  | { type: "tick"; ms: number }
  | { type: "logo"; include: boolean }
  | { type: "generate" }
  | { type: "generation-failed" }
  | { type: "clear" }
  | { type: "restore"; kept: Kept };

export const emptyDictation: DictationState = {
  phase: "idle",
  segments: [],
  typing: false,
  speech: { kind: "stopped" },
  mode: null,
  problem: null,
  spokenMs: 0,
  includeLogo: true,
};

const written = (text: string): Segment[] => (text === "" ? [] : [{ id: "written", text, isFinal: true }]);

/** The next state of a dictation. Words are lost by `clear` alone. */
export function dictationReducer(state: DictationState, action: DictationAction): DictationState {
  switch (action.type) {
    case "record":
      return { ...state, phase: "recording", typing: false, problem: null };
    case "heard":
      return { ...state, segments: withSegment(state.segments, action.segment) };
    case "speech":
      return withSpeech(state, action.state);
    case "trouble":
      return { ...state, problem: action.problem };
    case "retry":
      return { ...state, problem: null };
    case "words-there":
      return state.phase === "idle" && allWordsOf(state.segments).trim() !== ""
        ? { ...state, phase: "complete" }
        : state;
    case "pause":
      return { ...state, phase: "paused" };
    case "stop":
      return stopped(state);
    case "type":
      return {
        ...state,
        phase: "complete",
        typing: true,
        problem: null,
        segments: written(allWordsOf(state.segments)),
      };
    case "typed":
      return { ...state, segments: written(action.text) };
    case "typing-done":
      return { ...state, typing: false };
    case "tick":
      return { ...state, spokenMs: state.spokenMs + action.ms };
    case "logo":
      return { ...state, includeLogo: action.include };
    case "generate":
      return { ...state, phase: "generating", problem: null };
    case "generation-failed":
      return { ...state, phase: "complete" };
    case "clear":
      return { ...emptyDictation, includeLogo: state.includeLogo, mode: state.mode };
    case "restore":
      return restored(state, action.kept);
  }
}

function stopped(state: DictationState): DictationState {
  if (allWordsOf(state.segments).trim() !== "") return { ...state, phase: "complete" };
  const problem = state.problem ?? { kind: "no-speech", reason: undefined };
  return { ...state, phase: "idle", problem, spokenMs: 0 };
}

/** A source that stops by itself while recording leaves the recording paused, with its words. */
function withSpeech(state: DictationState, speech: SpeechState): DictationState {
  const next = { ...state, speech, ...(speech.kind === "listening" && { mode: speech.mode }) };
  if (speech.kind !== "stopped" || state.phase !== "recording") return next;
  return { ...next, phase: allWordsOf(state.segments) === "" ? "idle" : "paused" };
}

function restored(state: DictationState, { text, spokenMs, includeLogo }: Kept): DictationState {
  return { ...state, phase: "complete", segments: written(text), spokenMs, includeLogo };
}
