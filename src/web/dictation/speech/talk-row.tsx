import { Mic, Square } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { ChalkString } from "#web/ui/string.tsx";
import { ModeNote } from "./mode-note.tsx";
import { notSupported } from "./speech-messages.ts";
import { SpeechProblemNote } from "./speech-problem-note.tsx";
import type { SpeechOffer } from "./use-speech-offer.ts";
import type { SpokenText } from "./use-spoken-text.ts";
import styles from "./talk-row.module.css";

type TalkRowProps = { spoken: SpokenText; offer: SpeechOffer; disabled: boolean };

/** Talk, and Stop in its place, for a text box; where the voice goes, and what went wrong with it. */
export function TalkRow({ spoken, offer, disabled }: TalkRowProps) {
  const { speech, isTalking, mode, problem } = spoken;
  if (offer.choice === undefined) return <p className={styles.silent}>{notSupported.description}</p>;
  return (
    <div className={styles.place}>
      <div className={styles.row}>
        <Button
          look="talk"
          busy={speech.kind === "finishing"}
          disabled={disabled}
          icon={isTalking ? <Square aria-hidden /> : <Mic aria-hidden />}
          onClick={isTalking ? spoken.stop : spoken.talk}
        >
          {isTalking ? "Stop" : "Talk"}
        </Button>
        <div className={styles.live}>
          {isTalking && <ChalkString level={spoken.level} swinging={speech.kind === "listening"} />}
          <p role="status">{statusOf(spoken)}</p>
        </div>
      </div>
      <ModeNote offer={offer} mode={isTalking ? (mode ?? offer.expected ?? null) : null} />
      <SpeechProblemNote problem={problem} offer={offer} onRetry={spoken.retry} />
    </div>
  );
}

function statusOf({ speech }: SpokenText): string {
  switch (speech.kind) {
    case "starting":
      return "Opening the microphone…";
    case "listening":
      return speech.mode === "server" ? "Recording. The words appear when you stop." : "Listening";
    case "finishing":
      return "Writing down what you said…";
    case "stopped":
      return "";
  }
}
