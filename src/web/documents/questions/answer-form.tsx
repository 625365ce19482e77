import { useState } from "react";
import type { LineItem } from "#shared/documents/schema.ts";
import type { SaveService } from "#shared/services/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import type { Choice } from "#shared/documents/questions.ts";
import type { AnswerKind } from "./answer-kind.ts";
import { KeepPrice } from "./keep-price.tsx";
import { listNameOf, priceListEntry } from "./price-list-entry.ts";
import styles from "./questions.module.css";

type AnswerFormProps = {
  kind: AnswerKind;
  /** The line that is asked about. */
  item: LineItem | undefined;
  isSaving: boolean;
  onAnswer: (choice: Choice, kept?: SaveService) => void;
  onCancel: () => void;
};

/** A typed answer; what cannot be read is said below the field and stays in it. */
export function AnswerForm({ kind, item, isSaving, onAnswer, onCancel }: AnswerFormProps) {
  const [text, setText] = useState("");
  const [message, setMessage] = useState<string>();
  const [isKept, setKept] = useState(false);
  const submit = () => {
    const read = kind.read(text);
    if (!read.ok) return setMessage(read.message);
    const entry = isKept && item ? priceListEntry(item, read.choice.change) : null;
    return onAnswer(read.choice, entry ?? undefined);
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={kind.label}
        labelHidden
        placeholder={kind.label}
        figures={kind.isFigure}
        inputMode={kind.isFigure ? "decimal" : "text"}
        // The field opened under the button that asked for it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={text}
        error={message}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" className={styles.choice} busy={isSaving}>
        Use it
      </Button>
      <Button look="quiet" onClick={onCancel}>
        Back
      </Button>
      {item && kind.mayKeepPrice && <KeepPrice name={listNameOf(item)} isKept={isKept} onChange={setKept} />}
    </form>
  );
}
