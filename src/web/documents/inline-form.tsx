import { useState, type ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { TextField } from "#web/ui/field.tsx";
import styles from "./inline-form.module.css";

type InlineFormProps = {
  label: string;
  /** What is typed is a number: its keys come up on the phone, and it is set in figures. */
  isFigure: boolean;
  /** What the button says. */
  submit: string;
  submitClass?: string | undefined;
  isBusy: boolean;
  /** Takes what was typed, or says what is wrong with it. */
  onSubmit: (text: string) => { message: string } | undefined;
  onCancel: () => void;
  /** What the typed text comes to, said below the field; undefined where there is nothing to say. */
  hintOf?: (text: string) => string | undefined;
  /** What stands under the field. */
  children?: ReactNode;
};

/** One field under the button that asked for it; what cannot be read is said below the field and stays in it. */
export function InlineForm({
  label,
  isFigure,
  submit,
  submitClass,
  isBusy,
  onSubmit,
  onCancel,
  hintOf,
  children,
}: InlineFormProps) {
  const [text, setText] = useState("");
  const [message, setMessage] = useState<string>();
  return (
    <form
      className={classNames(styles.form, isFigure && styles.figure)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMessage(onSubmit(text)?.message);
      }}
    >
      <TextField
        label={label}
        labelHidden
        placeholder={label}
        figures={isFigure}
        inputMode={isFigure ? "decimal" : "text"}
        // The field opened under the button that asked for it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={text}
        hint={hintOf?.(text)}
        error={message}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" className={submitClass} busy={isBusy}>
        {submit}
      </Button>
      <Button look="quiet" onClick={onCancel}>
        Back
      </Button>
      {children}
    </form>
  );
}
