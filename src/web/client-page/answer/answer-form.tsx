import { ArrowLeft } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { reasonOf } from "#web/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { FieldNote } from "#web/ui/field.tsx";
import { focusFirstIssue } from "#web/ui/focus-first-issue.ts";
import styles from "./answer-sheet.module.css";

type AnswerFormProps = {
  title: string;
  send: string;
  /** Accepting is the one main button; the others are plain. */
  isMain?: boolean;
  isBusy: boolean;
  error: unknown;
  onBack: () => void;
  onSend: () => void;
  children: ReactNode;
};

const FORM = "answer-form";

/** A form of the sheet: its title with the way back, its fields, and one button. What was typed stays when it fails. */
export function AnswerForm({ title, send, isMain = false, isBusy, error, onBack, onSend, children }: AnswerFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    onSend();
    focusFirstIssue(`#${FORM}`);
  };
  return (
    <form id={FORM} className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.formHead}>
        <Button look="quiet" square aria-label="Back" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack} />
        <h2>{title}</h2>
      </div>
      {children}
      {Boolean(error) && <FieldNote error={reasonOf(error, "It could not be sent. Please try again.")} />}
      <Button type="submit" look={isMain ? "main" : "plain"} wide busy={isBusy}>
        {send}
      </Button>
    </form>
  );
}
