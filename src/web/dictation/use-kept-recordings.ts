import { useCallback, useEffect, useRef, type Dispatch } from "react";
import { reasonOf } from "#web/api-client.ts";
import { transcribe } from "./api.ts";
import type { DictationAction } from "./dictation-state.ts";
import { speechMessages } from "./speech/speech-messages.ts";
import type { KeptRecording, RecordingStore } from "./speech/recording-store.ts";

const WAITING =
  "A recording from before has not been transcribed yet. It is kept on this device until it is, or until you clear the words.";

/** What was recorded on an earlier visit and never became words: said so, and tried again when asked. */
export function useKeptRecordings(store: RecordingStore, dispatch: Dispatch<DictationAction>) {
  const waiting = useRef<readonly KeptRecording[]>([]);
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const found = await store.all();
      if (isGone || found.length === 0) return;
      waiting.current = found;
      dispatch({ type: "trouble", problem: { kind: "transcription-failed", reason: WAITING } });
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [store, dispatch]);

  /** One after the other; what fails again waits on. */
  const retry = async () => {
    dispatch({ type: "speech", state: { kind: "finishing" } });
    const again: KeptRecording[] = [];
    for (const recording of waiting.current) {
      try {
        const texts = await transcribe(recording.file);
        for (const [index, text] of texts.entries())
          dispatch({
            type: "heard",
            segment: { id: `kept${recording.id}.${index}`, text: text.trim(), isFinal: true },
          });
        await store.drop(recording.id);
      } catch (error) {
        again.push(recording);
        const reason = reasonOf(error, speechMessages["transcription-failed"].description);
        dispatch({ type: "trouble", problem: { kind: "transcription-failed", reason } });
      }
    }
    waiting.current = again;
    dispatch({ type: "speech", state: { kind: "stopped" } });
    dispatch({ type: "words-there" });
  };
  const has = () => waiting.current.length > 0;
  const forget = useCallback(() => {
    waiting.current = [];
  }, []);
  return { has, retry, forget };
}
