import type { OpenPoints } from "#shared/sending/open-points.ts";
import { CheckboxField, FieldNote } from "#web/ui/field.tsx";
import styles from "./send-dialog.module.css";

type OpenPointsNoteProps = {
  open: OpenPoints;
  isAgreed: boolean;
  error: string | undefined;
  onAgree: (isAgreed: boolean) => void;
};

/** Names what is open in a document before it leaves. */
export function OpenPointsNote({ open, isAgreed, error, onAgree }: OpenPointsNoteProps) {
  const { questions, unpriced, hasNoLines } = open;
  return (
    <section className={styles.open} aria-label="What is open">
      <b>{hasNoLines ? "There is nothing with a price on it yet" : "Something is still open"}</b>
      <ul>
        {unpriced.map((description) => (
          <li key={description}>{description}: no price. Your client does not see this line.</li>
        ))}
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <CheckboxField
        label="Send it all the same"
        checked={isAgreed}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onAgree(event.target.checked)}
      />
      {error && <FieldNote error={error} />}
    </section>
  );
}
