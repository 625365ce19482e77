import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import type { Operation } from "#shared/documents/refine/operations.ts";
import type { OwnWords } from "./own-words.ts";
import styles from "./suggestions.module.css";

type OwnWordsFormProps = {
  words: OwnWords;
  isBusy: boolean;
  onDone: (operation: Operation) => void;
  onCancel: () => void;
};

/** The one word that a suggestion lacks, typed in its place. */
export function OwnWordsForm({ words, isBusy, onDone, onCancel }: OwnWordsFormProps) {
  const [text, setText] = useState("");
  const [message, setMessage] = useState<string>();
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const read = words.read(text);
        if ("message" in read) setMessage(read.message);
        else onDone(read.operation);
      }}
    >
      <TextField
        label={words.label}
        labelHidden
        placeholder={words.label}
        // The field opened under the button that asked for it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={text}
        error={message}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" busy={isBusy}>
        Add it
      </Button>
      <Button look="quiet" onClick={onCancel}>
        Back
      </Button>
    </form>
  );
}
