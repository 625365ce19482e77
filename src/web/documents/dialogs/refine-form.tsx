import { useEffect, useRef, useState } from "react";
import { refineInstructionsSchema } from "#shared/documents/schema.ts";
import { useConfig } from "#web/use-config.ts";
import { TalkRow } from "#web/dictation/speech/talk-row.tsx";
import { useSpeechOffer } from "#web/dictation/speech/use-speech-offer.ts";
import { useSpokenText } from "#web/dictation/speech/use-spoken-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextareaField } from "#web/ui/field.tsx";
import { usePhone } from "../use-narrow.ts";
import { Examples } from "./refine-examples.tsx";
import { withWords } from "./with-words.ts";
import styles from "./lists.module.css";

type RefineFormProps = {
  instructions: string;
  isBusy: boolean;
  onChange: (text: string) => void;
  onSend: (instructions: string) => void;
  onClose: () => void;
};

/** The box for what should change, typed or spoken. */
export function RefineForm({ instructions, isBusy, onChange, onSend, onClose }: RefineFormProps) {
  const [message, setMessage] = useState<string>();
  const config = useConfig();
  const offer = useSpeechOffer(config.data?.transcription ?? false);
  const spoken = useSpokenText(offer, instructions, onChange);
  const isPhone = usePhone();
  const box = useShownEnd(spoken.isTalking);
  const isFixed = isBusy || spoken.isTalking;
  const send = () => {
    if (isFixed) return;
    const read = refineInstructionsSchema.safeParse({ instructions });
    setMessage(read.error?.issues[0]?.message);
    if (read.success) onSend(read.data.instructions);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Refine"
      description="Say what to change, in your own words. You see every change, and can take it back."
      mayClose={() => !isBusy}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button look="main" busy={isBusy} disabled={spoken.isTalking} onClick={send}>
            {isBusy ? "Refining" : "Refine"}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <TextareaField
          ref={box}
          label="What should change?"
          rows={5}
          value={instructions}
          error={message}
          readOnly={isFixed}
          // On a phone the keyboard would cover Talk.
          data-first-focus={isPhone ? undefined : true}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) send();
          }}
        />
        <TalkRow spoken={spoken} offer={offer} disabled={isBusy} />
        <Examples disabled={isFixed} onChoose={(example) => onChange(withWords(instructions, example))} />
      </div>
    </Dialog>
  );
}

/** Keeps the newest words in sight while they come in: after every render, for each brings words or changes none. */
function useShownEnd(isTalking: boolean) {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isTalking) box.current?.scrollTo({ top: box.current.scrollHeight });
  });
  return box;
}
