import { useCallback, useEffect, useReducer, useState } from "react";
import { toast } from "#web/ui/toast.ts";
import { dictationReducer, emptyDictation, type DictationState } from "./dictation-state.ts";
import { allWordsOf } from "./speech/segments.ts";
import { speechMessages } from "./speech/speech-messages.ts";
import type { SpeechEvents } from "./speech/speech-source.ts";
import type { SpeechOffer } from "./speech/use-speech-offer.ts";
import { useSpeechSource } from "./speech/use-speech-source.ts";
import { recordingStore } from "./speech/recording-store.ts";
import { TranscriptStore } from "./transcript-store.ts";
import { useKeptRecordings } from "./use-kept-recordings.ts";

export type Dictation = ReturnType<typeof useDictation>;
type Voice = Pick<SpeechOffer, "choice" | "local">;

const TICK_MS = 1_000;

/** One dictation of the panel: the voice, the words, and their keeping on the device. */
export function useDictation(userId: string, voice: Voice) {
  const [store] = useState(() => new TranscriptStore(userId));
  const [state, dispatch] = useReducer(dictationReducer, store, startFrom);
  const [recordings] = useState(() => recordingStore(userId));
  const source = useSpeechSource(voice, eventsFor(dispatch), recordings);
  const kept = useKeptRecordings(recordings, dispatch);
  useKeeping(store, state);

  const { phase, speech } = state;
  const listening = phase === "recording" && speech.kind === "listening";
  useEffect(() => {
    if (!listening) return undefined;
    const timer = setInterval(() => dispatch({ type: "tick", ms: TICK_MS }), TICK_MS);
    return () => clearInterval(timer);
  }, [listening]);

  const record = () => {
    dispatch({ type: "record" });
    source.get()?.start();
  };
  const pause = () => {
    dispatch({ type: "pause" });
    void source.peek()?.stop();
  };
  const stop = async () => {
    await source.peek()?.stop();
    dispatch({ type: "stop" });
  };
  const type = async () => {
    await source.peek()?.stop();
    dispatch({ type: "type" });
  };
  const { forget } = kept;
  const forgetRecordings = useCallback(() => {
    forget();
    void recordings.clear();
  }, [forget, recordings]);
  const retry = () => {
    dispatch({ type: "retry" });
    void (kept.has() ? kept.retry() : source.peek()?.retry?.());
  };
  /** Throws the words away; a press on Undo brings them back. */
  const clear = () => {
    const text = allWordsOf(state.segments);
    const cleared = { text, spokenMs: state.spokenMs, includeLogo: state.includeLogo, attempt: null };
    source.drop();
    forgetRecordings();
    dispatch({ type: "clear" });
    if (text.trim() === "") return;
    toast("Words cleared", undefined, {
      action: { label: "Undo", onPress: () => dispatch({ type: "restore", kept: cleared }) },
    });
  };
  /** The server has the document: nothing needs keeping any more. */
  const finish = useCallback(() => {
    store.clear();
    forgetRecordings();
    dispatch({ type: "clear" });
  }, [store, forgetRecordings]);

  return {
    state,
    store,
    dispatch,
    level: source.level,
    record,
    pause,
    stop: () => void stop(),
    type: () => void type(),
    retry,
    clear,
    finish,
  };
}

function startFrom(store: TranscriptStore): DictationState {
  const kept = store.read();
  return kept ? dictationReducer(emptyDictation, { type: "restore", kept }) : emptyDictation;
}

/** Keeps the words on the device with every change of them. */
function useKeeping(store: TranscriptStore, { segments, spokenMs, includeLogo }: DictationState): void {
  useEffect(() => {
    const text = allWordsOf(segments);
    store.write({ text, spokenMs, includeLogo, attempt: store.read()?.attempt ?? null });
  }, [store, segments, spokenMs, includeLogo]);
}

type Dispatch = (action: Parameters<typeof dictationReducer>[1]) => void;

function eventsFor(dispatch: Dispatch): SpeechEvents {
  return {
    onSegment: (segment) => dispatch({ type: "heard", segment }),
    onState: (state) => dispatch({ type: "speech", state }),
    onError: (kind, reason) => {
      if (kind === "silence") return void toast(speechMessages.silence.title, speechMessages.silence.description);
      return dispatch({ type: "trouble", problem: { kind, reason } });
    },
  };
}
