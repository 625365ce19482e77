import { Ear } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import styles from "./mode-note.module.css";
import { modeNotes } from "./speech-messages.ts";
import type { SpeechMode } from "./speech-source.ts";
import type { SpeechChoice, SpeechOffer } from "./use-speech-offer.ts";

const others: Record<SpeechChoice, string> = {
  recognition: "Use the browser's recognition",
  recorder: "Record for this server instead",
};

/** Where the voice goes; before listening, with the other way to talk when there is one. */
export function ModeNote({ offer, mode }: { offer: SpeechOffer; mode: SpeechMode | null }) {
  const shown = mode ?? offer.expected;
  const other = offer.choices.find((choice) => choice !== offer.choice);
  if (!shown) return null;
  return (
    <p className={styles.mode}>
      <Ear aria-hidden="true" />
      <span>{modeNotes[shown]}</span>
      {mode === null && other && (
        <Button look="quiet" size="small" accent className={styles.other} onClick={() => offer.choose(other)}>
          {others[other]}
        </Button>
      )}
    </p>
  );
}
