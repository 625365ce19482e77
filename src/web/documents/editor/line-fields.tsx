import { Plus } from "lucide-react";
import { useCallback, useRef } from "react";
import type { LineItem, Question } from "#shared/documents/schema.ts";
import { LIMITS } from "#shared/limits.ts";
import { Button } from "#web/ui/button.tsx";
import type { DraftLine } from "./draft.ts";
import type { FieldsProps } from "./field-props.ts";
import type { Issues } from "./read-draft.ts";
import { LineRow } from "./line-row.tsx";
import { useRemovals } from "./use-removals.ts";
import styles from "./editor.module.css";

/** What is wrong with one line; undefined, and so the same, for a line without fault. */
function issuesOfLine(issues: Issues, index: number): Issues | undefined {
  const path = `items.${index}.`;
  const own = Object.entries(issues).flatMap(([name, message]) =>
    name.startsWith(path) ? [[name.slice(path.length), message] as const] : [],
  );
  return own.length === 0 ? undefined : Object.fromEntries(own);
}

/** The line that moved up into the place of a removed one (or the last) takes the focus. */
function focusRemoval(list: HTMLOListElement | null, index: number): void {
  const row = list?.children[index] ?? list?.lastElementChild;
  row?.querySelector<HTMLElement>("button[data-remove]")?.focus();
}

type LineFieldsProps = FieldsProps & {
  questions: readonly Question[];
  items: readonly LineItem[];
  /** The lines of the stored document. */
  saved: readonly LineItem[];
};

/** The lines, with what is still asked about them. */
export function LineFields({ draft, dispatch, issues, questions, items, saved }: LineFieldsProps) {
  const { removeLine } = useRemovals(dispatch);
  const list = useRef<HTMLOListElement>(null);
  const remove = useCallback(
    (line: DraftLine, index: number) => {
      removeLine(line, index);
      requestAnimationFrame(() => focusRemoval(list.current, index));
    },
    [removeLine],
  );
  const isFull = draft.lines.length >= LIMITS.itemsPerDocument;
  return (
    <fieldset className={styles.lines}>
      <legend>Lines</legend>
      <ol ref={list}>
        {draft.lines.map((line, index) => (
          <LineRow
            key={line.id}
            line={line}
            index={index}
            isLast={index === draft.lines.length - 1}
            amount={items[index]?.amount ?? null}
            question={questions.find((question) => question.itemId === line.id)?.text}
            issues={issuesOfLine(issues, index)}
            dispatch={dispatch}
            onRemove={remove}
          />
        ))}
      </ol>
      <Button
        icon={<Plus aria-hidden="true" />}
        disabled={isFull}
        onClick={() => dispatch({ do: "addLine", saved })}
        className={styles.add}
      >
        Add a line
      </Button>
      {isFull && <p className={styles.note}>A document has at most {LIMITS.itemsPerDocument} lines.</p>}
    </fieldset>
  );
}
