import { Mic, Square } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { modeNotes, notSupported, speechMessages } from "#web/dictation/speech/speech-messages.ts";
import { useLiveDraft } from "#web/dictation/use-live-draft.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Ledger, LedgerTotal } from "#web/ui/ledger.tsx";
import { MarkedWords } from "#web/ui/marked-words.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { ChalkString } from "#web/ui/string.tsx";
import { cents } from "#shared/money.ts";
import { Paper } from "../paper.tsx";
import { fence } from "../sample-jobs.ts";
import { signUp } from "../site-links.ts";
import { LitWords } from "./lit-words.tsx";
import styles from "./live-pad.module.css";
import { usePageVoice } from "./use-page-voice.ts";

/** What the visitor pressed: to talk at once, or to type over the sample. */
export type PadStart = "talk" | "type";

const noClients = [] as const;

type LivePadProps = { start: PadStart; preview: { said: Element; paper: Element } | null };

/** The pad made real: the visitor's words, and the estimator's lines from them. Nothing leaves this page. */
export function LivePad({ start, preview }: LivePadProps) {
  const [words, setWords] = useState(start === "talk" ? "" : fence.said);
  const voice = usePageVoice(setWords);
  const { content, lines, runs, newestId } = useLiveDraft(words, false, fence.catalogue, noClients);
  useTalkAtOnce(start === "talk" && voice.canTalk, voice.talk);
  const open = content?.questions.length ?? 0;
  return (
    <>
      <LitWords
        label={voice.isTalking ? "Your words, as they are heard" : "Your job, in your words"}
        value={words}
        runs={runs}
        readOnly={voice.isTalking}
        onChange={setWords}
      />
      <div className={styles.string}>
        <ChalkString level={voice.level} swinging={voice.speech.kind === "listening"} />
      </div>
      {voice.problem && <Problem {...speechMessages[voice.problem]} />}
      <Ledger
        label="Lines of your job"
        lines={lines}
        newestId={newestId}
        listNote="price list"
        filling
        className={styles.ledger}
      />
      <div className={styles.sum} role="status">
        <LedgerTotal
          label="So far"
          note={open === 0 ? "" : `${open} ${open === 1 ? "question" : "questions"} open`}
          amount={content?.amount ?? cents(0)}
        />
      </div>
      <div className={styles.actions}>
        {voice.canTalk && (
          <Button
            look="talk"
            icon={voice.isTalking ? <Square aria-hidden="true" /> : <Mic aria-hidden="true" />}
            onClick={voice.isTalking ? voice.stop : () => void voice.talk()}
          >
            {voice.isTalking ? "Stop" : "Talk"}
          </Button>
        )}
        <Button disabled={voice.isTalking || words === ""} onClick={() => setWords("")}>
          Clear
        </Button>
        <a href={signUp} className={buttonClass({ look: "main" })}>
          Keep quotes like this
        </a>
      </div>
      <p className={styles.note}>
        {voice.mode ? modeNotes[voice.mode] : voice.canTalk ? "" : notSupported.description} The lines are worked out in
        this page; nothing is sent or kept.
      </p>
      {preview && content && createPortal(<Paper content={content} />, preview.paper)}
      {preview && content && createPortal(<MarkedWords segments={runs} />, preview.said)}
    </>
  );
}

/** Begins to listen once, in the wake of the press that opened the pad. */
function useTalkAtOnce(shall: boolean, talk: () => Promise<void>): void {
  const done = useRef(false);
  useEffect(() => {
    if (!shall || done.current) return;
    done.current = true;
    void talk();
  }, [shall, talk]);
}
