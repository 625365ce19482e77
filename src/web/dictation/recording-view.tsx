import { Keyboard, Mic, Pause, RotateCcw, Square } from "lucide-react";
import { useEffect, useRef } from "react";
import { usePhone } from "#web/documents/use-narrow.ts";
import { Button } from "#web/ui/button.tsx";
import { MarkedWords } from "#web/ui/marked-words.tsx";
import { ChalkString } from "#web/ui/string.tsx";
import type { Segment } from "#web/ui/word-segments.ts";
import { wordsOf } from "./speech/segments.ts";
import { ModeNote } from "./speech/mode-note.tsx";
import styles from "./panel.module.css";
import { useFocusWhenLost } from "./use-focus-when-lost.ts";
import { SpeechProblemNote } from "./speech/speech-problem-note.tsx";
import type { SpeechOffer } from "./speech/use-speech-offer.ts";
import type { Dictation } from "./use-dictation.ts";

type Props = { dictation: Dictation; offer: SpeechOffer; runs: readonly Segment[] };

/** Words as they are said, the string, and the buttons under the thumb; Pause becomes Resume in its place. */
export function RecordingView({ dictation, offer, runs }: Props) {
  const { state } = dictation;
  const recording = state.phase === "recording";
  const finishing = state.speech.kind === "finishing";
  const talk = useFocusWhenLost();
  const isPhone = usePhone();
  return (
    <>
      <Words dictation={dictation} runs={runs} />
      <div className={styles.between}>
        <ChalkString level={dictation.level} swinging={recording && state.speech.kind === "listening"} />
      </div>
      <div className={styles.notes}>
        {/* On the phone the room is for the lines, once there are some. */}
        {!(isPhone && runs.length > 0) && <ModeNote offer={offer} mode={state.mode ?? offer.expected ?? null} />}
        {!recording && <SpeechProblemNote problem={dictation.state.problem} offer={offer} onRetry={dictation.retry} />}
      </div>
      <div className={styles.thumbs} data-thumbs>
        {recording ? (
          <Button key="talk" ref={talk} look="talk" size="glove" icon={<Pause aria-hidden />} onClick={dictation.pause}>
            Pause
          </Button>
        ) : (
          <Button key="talk" ref={talk} look="talk" size="glove" icon={<Mic aria-hidden />} onClick={dictation.record}>
            Resume
          </Button>
        )}
        <Button look="main" size="glove" busy={finishing} icon={<Square aria-hidden />} onClick={dictation.stop}>
          Stop
        </Button>
        {recording ? (
          <Button
            key="other"
            size="glove"
            className={styles.other}
            icon={<Keyboard aria-hidden />}
            onClick={dictation.type}
          >
            Type
          </Button>
        ) : isPhone ? null : (
          <Button key="other" look="quiet" size="glove" icon={<RotateCcw aria-hidden />} onClick={dictation.clear}>
            Reset
          </Button>
        )}
      </div>
    </>
  );
}

function Words({ dictation, runs }: Pick<Props, "dictation" | "runs">) {
  const { state } = dictation;
  const box = useRef<HTMLDivElement>(null);
  // The newest words stay just above the string, after every render: each brings words or changes none.
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  });
  return (
    // Scrolled by keyboard too: it may hold more than it shows.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.words} ref={box} aria-label="What you said" tabIndex={0}>
      {runs.length === 0 ? (
        <p className={styles.waiting}>{waitingFor(state)}</p>
      ) : (
        <MarkedWords
          segments={runs}
          interimFrom={wordsOf(state.segments).length}
          caret={state.phase === "recording"}
          className={styles.transcript}
        />
      )}
    </section>
  );
}

function waitingFor({ phase, speech, mode }: Dictation["state"]): string {
  if (speech.kind === "finishing") return mode === "server" ? "Writing down what you said…" : "One moment…";
  if (phase === "paused") return "Nothing heard yet.";
  if (speech.kind === "starting") return "Opening the microphone…";
  return mode === "server" ? "Recording. The words appear when you pause or stop." : "Listening. Describe the job.";
}
