import { Plus } from "lucide-react";
import type { LineItem, Question } from "#shared/documents/schema.ts";
import { LIMITS } from "#shared/limits.ts";
import { Button } from "#web/ui/button.tsx";
import type { FieldsProps } from "./field-props.ts";
import { LineRow } from "./line-row.tsx";
import { useRemovals } from "./use-removals.ts";
import styles from "./editor.module.css";

type LineFieldsProps = FieldsProps & { questions: readonly Question[]; items: readonly LineItem[] };

/** The lines, with what is still asked about them. */
export function LineFields({ draft, dispatch, issues, questions, items }: LineFieldsProps) {
  const { removeLine } = useRemovals(dispatch);
  const isFull = draft.lines.length >= LIMITS.itemsPerDocument;
  return (
    <fieldset className={styles.lines}>
      <legend>Lines</legend>
      <ol>
        {draft.lines.map((line, index) => (
          <LineRow
            key={line.id}
            line={line}
            index={index}
            count={draft.lines.length}
            amount={items[index]?.amount ?? null}
            question={questions.find((question) => question.itemId === line.id)?.text}
            issues={issues}
            dispatch={dispatch}
            onRemove={() => removeLine(line, index)}
          />
        ))}
      </ol>
      <Button
        icon={<Plus aria-hidden="true" />}
        disabled={isFull}
        onClick={() => dispatch({ do: "addLine" })}
        className={styles.add}
      >
        Add a line
      </Button>
      {isFull && <p className={styles.note}>A document has at most {LIMITS.itemsPerDocument} lines.</p>}
    </fieldset>
  );
}
