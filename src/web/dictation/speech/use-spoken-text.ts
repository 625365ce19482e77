import { useRef, useState } from "react";
import { toast } from "#web/ui/toast.ts";
import { allWordsOf, withSegment } from "./segments.ts";
import { speechMessages } from "./speech-messages.ts";
import type { Segment, SpeechMode, SpeechProblem, SpeechState } from "./speech-source.ts";
import type { SpeechOffer } from "./use-speech-offer.ts";
import { useSpeechSource } from "./use-speech-source.ts";

export type SpokenText = ReturnType<typeof useSpokenText>;

/** Talking into a text box: the words stand in it as they are said, after what was there before. */
export function useSpokenText(offer: SpeechOffer, text: string, onText: (text: string) => void) {
  const [speech, setSpeech] = useState<SpeechState>({ kind: "stopped" });
  const [mode, setMode] = useState<SpeechMode | null>(null);
  const [problem, setProblem] = useState<SpeechProblem | null>(null);
  const before = useRef("");
  const segments = useRef<readonly Segment[]>([]);
  const source = useSpeechSource(offer, {
    onSegment: (segment) => {
      segments.current = withSegment(segments.current, segment);
      onText(after(before.current, allWordsOf(segments.current)));
    },
    onState: (state) => {
      setSpeech(state);
      if (state.kind === "listening") setMode(state.mode);
    },
    onError: (kind, reason) => {
      if (kind === "silence") toast(speechMessages.silence.title, speechMessages.silence.description);
      else setProblem({ kind, reason });
    },
  });

  /** What stands in the box now is kept, whatever is said next. */
  const begin = () => {
    before.current = text;
    segments.current = [];
    setProblem(null);
  };
  const talk = () => {
    begin();
    source.get()?.start();
  };
  const stop = async () => {
    await source.peek()?.stop();
    const isSilent = allWordsOf(segments.current).trim() === "";
    if (isSilent) setProblem((current) => current ?? { kind: "no-speech", reason: undefined });
  };
  const retry = () => {
    begin();
    void source.peek()?.retry?.();
  };
  return {
    speech,
    /** While this is true the words are not the user's to type. */
    isTalking: speech.kind !== "stopped",
    /** Where the voice goes; null before the first words. */
    mode: speech.kind === "stopped" ? null : mode,
    problem,
    level: source.level,
    talk,
    stop: () => void stop(),
    retry,
  };
}

function after(before: string, words: string): string {
  const kept = before.trimEnd();
  return kept === "" ? words : `${kept}\n${words}`;
}
