import { useState } from "react";
import type { LineItem } from "#shared/documents/schema.ts";
import type { SaveService } from "#shared/services/schema.ts";
import type { Choice } from "#shared/documents/questions.ts";
import { InlineForm } from "../inline-form.tsx";
import { effectOf } from "./choice-effect.ts";
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

/** A typed answer, with the offer to keep its price for the next job. */
export function AnswerForm({ kind, item, isSaving, onAnswer, onCancel }: AnswerFormProps) {
  const [isKept, setKept] = useState(false);
  return (
    <InlineForm
      label={kind.label}
      isFigure={kind.isFigure}
      submit="Use it"
      submitClass={styles.choice}
      isBusy={isSaving}
      hintOf={(text) => {
        const read = kind.read(text);
        const amount = read.ok ? effectOf(read.choice, item).amount : undefined;
        return read.ok && amount !== undefined ? `${read.choice.label}: ${amount}` : undefined;
      }}
      onSubmit={(text) => {
        const read = kind.read(text);
        if (!read.ok) return read;
        const entry = isKept && item ? priceListEntry(item, read.choice.change) : null;
        onAnswer(read.choice, entry ?? undefined);
        return undefined;
      }}
      onCancel={onCancel}
    >
      {item && kind.mayKeepPrice && <KeepPrice name={listNameOf(item)} isKept={isKept} onChange={setKept} />}
    </InlineForm>
  );
}
