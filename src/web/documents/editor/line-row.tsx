import { memo, type Dispatch } from "react";
import type { Cents } from "#shared/money.ts";
import { formatMoney } from "#shared/money.ts";
import { TextField } from "#web/ui/field.tsx";
import { classNames } from "#web/ui/class-names.ts";
import type { DraftLine } from "./draft.ts";
import type { DraftAction } from "./draft-reducer.ts";
import { LineButtons } from "./line-buttons.tsx";
import { LineDetails } from "./line-details.tsx";
import type { Issues } from "./read-draft.ts";
import styles from "./line-row.module.css";

type LineRowProps = {
  line: DraftLine;
  index: number;
  isLast: boolean;
  amount: Cents | null;
  question: string | undefined;
  /** By field of the line: "quantity", "unitPrice", ... */
  issues: Issues | undefined;
  dispatch: Dispatch<DraftAction>;
  onRemove: (line: DraftLine, index: number) => void;
};

/**
 * One line while it is edited: what, how much, and its buttons. A line added by hand takes the focus. Drawn again only
 * when it changed: a document has up to 500.
 */
export const LineRow = memo(function LineRow({
  line,
  index,
  isLast,
  amount,
  question,
  issues,
  dispatch,
  onRemove,
}: LineRowProps) {
  const isOpen = amount === null;
  const set = (change: Partial<DraftLine>) => dispatch({ do: "setLine", id: line.id, change });
  const isNew = line.id.startsWith("added") && line.description === "";
  return (
    <li className={classNames(styles.row, isOpen && styles.isOpen)} aria-label={`Line ${index + 1}`}>
      <span className={styles.no} aria-hidden="true">
        {index + 1}
      </span>
      <TextField
        label={`Line ${index + 1}, description`}
        labelHidden
        className={styles.what}
        placeholder="What is it?"
        dir="auto"
        value={line.description}
        // The line was just asked for with its button: its first field is where typing goes on.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isNew}
        error={issues?.["description"]}
        onChange={(event) => set({ description: event.target.value })}
      />
      <output className={styles.amount}>
        {isOpen ? "Price?" : formatMoney(amount)}
        {line.optional && <small>optional</small>}
      </output>
      <LineDetails line={line} issues={issues} onChange={set} />
      <LineButtons
        number={index + 1}
        isFirst={index === 0}
        isLast={isLast}
        onMove={(by) => dispatch({ do: "moveLine", id: line.id, by })}
        onRemove={() => onRemove(line, index)}
      />
      {question !== undefined && isOpen && <p className={styles.question}>{question}</p>}
    </li>
  );
});
