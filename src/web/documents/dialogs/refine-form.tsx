import { useState } from "react";
import { refineInstructionsSchema } from "#shared/documents/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextareaField } from "#web/ui/field.tsx";
import styles from "./lists.module.css";

const examples = ["Take 10% off", "Add delivery for $85", "Good for 15 days", "Remove the last line"];

type RefineFormProps = {
  instructions: string;
  isBusy: boolean;
  onChange: (text: string) => void;
  onSend: (instructions: string) => void;
  onClose: () => void;
};

/** The box for what should change. */
export function RefineForm({ instructions, isBusy, onChange, onSend, onClose }: RefineFormProps) {
  const [message, setMessage] = useState<string>();
  const send = () => {
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
          <Button look="main" busy={isBusy} onClick={send}>
            {isBusy ? "Refining" : "Refine"}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <TextareaField
          label="What should change?"
          rows={5}
          value={instructions}
          error={message}
          readOnly={isBusy}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) send();
          }}
        />
        <div className={styles.examples} role="group" aria-label="Examples">
          {examples.map((example) => (
            <Button
              key={example}
              size="small"
              className={styles.example}
              disabled={isBusy}
              onClick={() => onChange([instructions.trim(), example].filter(Boolean).join("\n"))}
            >
              {example}
            </Button>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
