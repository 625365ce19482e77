import { useEffect, useRef, useState } from "react";
import { BrowserRecognition } from "#web/dictation/speech/browser-recognition.ts";
import { canProcessLocally, findRecogniser, isAndroid } from "#web/dictation/speech/recogniser.ts";
import { allWordsOf, withSegment } from "#web/dictation/speech/segments.ts";
import type { Segment, SpeechError, SpeechMode, SpeechState } from "#web/dictation/speech/speech-source.ts";

/**
 * Talking on the landing page: the browser's own recognition and nothing else, for a visitor has no account for which
 * this server would transcribe. `onWords` gets all that was said since `talk`.
 */
export function usePageVoice(onWords: (words: string) => void) {
  const [speech, setSpeech] = useState<SpeechState>({ kind: "stopped" });
  const [mode, setMode] = useState<SpeechMode | null>(null);
  const [problem, setProblem] = useState<SpeechError | null>(null);
  const [recogniser] = useState(findRecogniser);
  const source = useRef<BrowserRecognition | null>(null);
  const segments = useRef<readonly Segment[]>([]);
  useEffect(() => () => source.current?.dispose(), []);

  const talk = async () => {
    if (!recogniser) return;
    segments.current = [];
    setProblem(null);
    source.current?.dispose();
    source.current = new BrowserRecognition({
      create: () => new recogniser(),
      android: isAndroid(navigator.userAgent),
      local: await canProcessLocally(recogniser),
      prefix: "page-",
      events: {
        onSegment: (segment) => {
          segments.current = withSegment(segments.current, segment);
          onWords(allWordsOf(segments.current));
        },
        onState: (state) => {
          setSpeech(state);
          if (state.kind === "listening") setMode(state.mode);
        },
        onError: (kind) => {
          if (kind !== "silence") setProblem(kind);
        },
      },
    });
    source.current.start();
  };
  const stop = () => void source.current?.stop();
  const level = () => source.current?.level() ?? 0;
  return {
    canTalk: recogniser !== undefined,
    isTalking: speech.kind !== "stopped",
    speech,
    mode,
    problem,
    talk,
    stop,
    level,
  };
}
