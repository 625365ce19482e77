import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import type { Choice } from "#shared/documents/questions.ts";
import type { AnswerKind } from "./answer-kind.ts";
import styles from "./questions.module.css";

type AnswerFormProps = {
  kind: AnswerKind;
  isSaving: boolean;
  onAnswer: (choice: Choice) => void;
  onCancel: () => void;
};

/** A typed answer; what cannot be read is said below the field and stays in it. */
export function AnswerForm({ kind, isSaving, onAnswer, onCancel }: AnswerFormProps) {
  const [text, setText] = useState("");
  const [message, setMessage] = useState<string>();
  const submit = () => {
    const answer = kind.read(text);
    if (answer.ok) onAnswer(answer.choice);
    else setMessage(answer.message);
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
    </form>
  );
}
