import { Calculator, ChevronDown, ChevronUp, FileText, Keyboard, Mic, Plus, RotateCcw, Sparkles } from "lucide-react";
import { useRef, useState } from "react";
import { cutAtWord } from "#shared/documents/excerpt.ts";
import { LIMITS } from "#shared/limits.ts";
import { usePhone } from "#web/documents/use-narrow.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckboxField, TextareaField } from "#web/ui/field.tsx";
import { MarkedWords } from "#web/ui/marked-words.tsx";
import type { GenerationKind } from "./generation/goal.ts";
import styles from "./panel.module.css";
import { SpeechProblemNote } from "./speech/speech-problem-note.tsx";
import type { SpeechOffer } from "./speech/use-speech-offer.ts";
import type { LiveDraft } from "./use-live-draft.ts";
import { NoWorkHeard } from "./no-work-heard.tsx";
import { typeOf, whatSmartMakes } from "./what-is-made.ts";
import { useWorkHeard } from "./use-work-heard.ts";
import { SoFar } from "./draft-ledger.tsx";
import { useFocusWhenLost } from "./use-focus-when-lost.ts";
import type { Dictation } from "./use-dictation.ts";

type Props = {
  dictation: Dictation;
  offer: SpeechOffer;
  words: string;
  draft: LiveDraft;
  onGenerate: (kind: GenerationKind) => void;
  /** There is no line, and what was asked for waits: frees the pad for the next job. */
  onPutAside: (() => void) | undefined;
};

/** The words are there: what to make of them. Typing happens here too. */
export function CompleteView({ dictation, offer, words, draft, onGenerate, onPutAside }: Props) {
  const { state, dispatch } = dictation;
  const smart = useFocusWhenLost();
  const { refused, make, makeAnyway } = useWorkHeard(words, draft, onGenerate);
  return (
    <>
      <div className={styles.complete}>
        {state.typing ? (
          <Typing dictation={dictation} words={words} draft={draft} />
        ) : (
          <Preview dictation={dictation} words={words} draft={draft} />
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
          <Button ref={smart} look="main" icon={<Sparkles aria-hidden />} onClick={() => make("smart")}>
            Smart Quote
          </Button>
          <Button icon={<Calculator aria-hidden />} onClick={() => make("estimate")}>
            Estimate
          </Button>
          <Button icon={<FileText aria-hidden />} onClick={() => make("quote")}>
            Generate Quote
          </Button>
          <Button look="quiet" data-shortcut="record" icon={<RotateCcw aria-hidden />} onClick={dictation.clear}>
            Record Again
          </Button>
        </div>
        {refused === undefined ? (
          <p className={styles.makes}>{whatSmartMakes(draft)}</p>
        ) : (
          <NoWorkHeard makes={typeOf(refused, draft)} onAnyway={makeAnyway} />
        )}
      </div>
    </>
  );
}

function Preview({ dictation, words, draft }: Pick<Props, "dictation" | "words" | "draft">) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = cutAtWord(words, LIMITS.transcriptPreview);
  return (
    <>
      {showsAll ? <MarkedWords segments={draft.runs} /> : <p className={styles.preview}>{shown}</p>}
      <div className={styles.previewActions}>
        <Button look="quiet" size="small" accent icon={<Keyboard aria-hidden />} onClick={dictation.type}>
          Correct the words
        </Button>
        <Button look="quiet" size="small" accent icon={<Mic aria-hidden />} onClick={dictation.record}>
          Keep talking
        </Button>
        {shown !== words && (
          <Button
            look="quiet"
            size="small"
            accent
            icon={showsAll ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? "Fewer words" : "All the words"}
          </Button>
        )}
      </div>
    </>
  );
}

function Typing({ dictation, words, draft }: Pick<Props, "dictation" | "words" | "draft">) {
  const opened = useRef(false);
  const isPhone = usePhone();
  return (
    <>
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
      {isPhone && <SoFar draft={draft} />}
    </>
  );
}
