import { Fragment } from "react";
import type { DocumentContent } from "#shared/documents/schema.ts";
import { classNames } from "#web/ui/class-names.ts";
import { pointing, type Selection } from "../words/use-selection.ts";
import { keyOf } from "#web/ui/word-segments.ts";
import { sumRows, type SumRow } from "./sum-rows.ts";
import styles from "./paper.module.css";

/** Subtotal, discount, tax, the total and what is due when. */
export function PaperSums({ content, selection }: { content: DocumentContent; selection: Selection }) {
  return (
    <dl className={styles.sums} aria-label="Sums">
      {sumRows(content).map((row) => (
        <Fragment key={row.label}>
          <SumLabel row={row} hasSource={row.field in content.sources} selection={selection} />
          <dd className={row.isTotal ? styles.total : undefined}>{row.value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

type SumLabelProps = { row: SumRow; hasSource: boolean; selection: Selection };

function SumLabel({ row, hasSource, selection }: SumLabelProps) {
  const key = keyOf({ kind: "field", name: row.field });
  if (!hasSource) return <dt className={row.isTotal ? styles.total : undefined}>{row.label}</dt>;
  const isChosen = selection.chosen === key;
  return (
    <dt>
      <button
        type="button"
        className={classNames(styles.sumButton, (isChosen || selection.pointed === key) && styles.isOn)}
        aria-pressed={isChosen}
        onClick={() => selection.choose(key)}
        {...pointing(selection, key)}
      >
        {row.label}
      </button>
    </dt>
  );
}
