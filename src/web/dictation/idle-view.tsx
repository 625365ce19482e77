import { Keyboard, Mic } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { ModeNote } from "./speech/mode-note.tsx";
import styles from "./panel.module.css";
import { SpeechProblemNote } from "./speech/speech-problem-note.tsx";
import { notSupported } from "./speech/speech-messages.ts";
import { useFocusWhenLost } from "./use-focus-when-lost.ts";
import type { SpeechOffer } from "./speech/use-speech-offer.ts";
import type { Dictation } from "./use-dictation.ts";

/** Nothing said yet: one canary slab to talk, and the keyboard. */
export function IdleView({ dictation, offer }: { dictation: Dictation; offer: SpeechOffer }) {
  const start = useFocusWhenLost();
  const canTalk = offer.choice !== undefined;
  return (
    <>
      <div className={styles.invite}>
        <p className={styles.prompt}>Say who it is for, then the work, line by line, with your prices.</p>
        <p className={styles.example}>
          “Quote for Dana Whitfield. Hundred forty foot of cedar fence at thirty-eight a foot, two gates at two
          eighty-five each.”
        </p>
        {canTalk ? <ModeNote offer={offer} mode={null} /> : <Problem {...notSupported} />}
        <SpeechProblemNote problem={dictation.state.problem} offer={offer} onRetry={dictation.retry} />
      </div>
      <div className={styles.talkRow} data-thumbs>
        {canTalk && (
          <Button
            ref={start}
            data-shortcut="record"
            look="talk"
            size="glove"
            className={styles.grow}
            icon={<Mic aria-hidden />}
            onClick={dictation.record}
          >
            Start Recording
          </Button>
        )}
        <Button
          look={canTalk ? "plain" : "main"}
          size="glove"
          className={canTalk ? undefined : styles.grow}
          icon={<Keyboard aria-hidden />}
          onClick={dictation.type}
        >
          <span>
            Type<span className={canTalk ? styles.instead : undefined}> instead</span>
          </span>
        </Button>
      </div>
    </>
  );
}
