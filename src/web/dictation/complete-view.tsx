import { FileText, Keyboard, Mic, Plus, RotateCcw, Sparkles } from "lucide-react";
import { useRef } from "react";
import { cutAtWord } from "#shared/documents/excerpt.ts";
import { LIMITS } from "#shared/limits.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckboxField, TextareaField } from "#web/ui/field.tsx";
import type { GenerationKind } from "./generation/goal.ts";
import styles from "./panel.module.css";
import { SpeechProblemNote } from "./speech/speech-problem-note.tsx";
import type { SpeechOffer } from "./speech/use-speech-offer.ts";
import { useFocusWhenLost } from "./use-focus-when-lost.ts";
import type { Dictation } from "./use-dictation.ts";

type Props = {
  dictation: Dictation;
  offer: SpeechOffer;
  words: string;
  onGenerate: (kind: GenerationKind) => void;
  /** There is no line, and what was asked for waits: frees the pad for the next job. */
  onPutAside: (() => void) | undefined;
};

/** The words are there: what to make of them. Typing happens here too. */
export function CompleteView({ dictation, offer, words, onGenerate, onPutAside }: Props) {
  const { state, dispatch } = dictation;
  const smart = useFocusWhenLost();
  return (
    <>
      <div className={styles.complete}>
        {state.typing ? (
          <Typing dictation={dictation} words={words} />
        ) : (
          <Preview dictation={dictation} words={words} />
        )}
        <SpeechProblemNote problem={dictation.state.problem} offer={offer} onRetry={dictation.retry} />
      </div>
      <div className={styles.make}>
        {onPutAside && (
          <div className={styles.waits}>
            <p>No signal. We write it when you are back.</p>
            <Button size="small" icon={<Plus aria-hidden />} onClick={onPutAside}>
              Next job
            </Button>
          </div>
        )}
        <CheckboxField
          label="Include my logo"
          checked={state.includeLogo}
          onChange={(event) => dispatch({ type: "logo", include: event.target.checked })}
        />
        <div className={styles.makeButtons}>
          <Button ref={smart} look="main" icon={<Sparkles aria-hidden />} onClick={() => onGenerate("smart")}>
            Smart Quote
          </Button>
          <Button icon={<FileText aria-hidden />} onClick={() => onGenerate("estimate")}>
            Estimate
          </Button>
          <Button icon={<FileText aria-hidden />} onClick={() => onGenerate("quote")}>
            Generate Quote
          </Button>
          <Button look="quiet" data-shortcut="record" icon={<RotateCcw aria-hidden />} onClick={dictation.clear}>
            Record Again
          </Button>
        </div>
      </div>
    </>
  );
}

function Preview({ dictation, words }: Pick<Props, "dictation" | "words">) {
  return (
    <>
      <p className={styles.preview}>{cutAtWord(words, LIMITS.transcriptPreview)}</p>
      <div className={styles.previewActions}>
        <Button look="quiet" size="small" accent icon={<Keyboard aria-hidden />} onClick={dictation.type}>
          Correct the words
        </Button>
        <Button look="quiet" size="small" accent icon={<Mic aria-hidden />} onClick={dictation.record}>
          Keep talking
        </Button>
      </div>
    </>
  );
}

function Typing({ dictation, words }: Pick<Props, "dictation" | "words">) {
  const opened = useRef(false);
  return (
    <TextareaField
      label="The job, in your words"
      hint="A new line is a pause, as if you took a breath."
      placeholder="Quote for Dana Whitfield. Tear out the chain link, four fifty. …"
      rows={8}
      value={words}
      ref={(box) => {
        if (!box || opened.current) return;
        opened.current = true;
        box.focus();
        box.setSelectionRange(box.value.length, box.value.length);
      }}
      onChange={(event) => dictation.dispatch({ type: "typed", text: event.target.value })}
    />
  );
}
