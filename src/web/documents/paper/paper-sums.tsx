import { Fragment } from "react";
import type { DocumentContent } from "#shared/documents/schema.ts";
import { breakdownOf, loudestRank, sumRows, type SumRow } from "#shared/documents/sum-rows.ts";
import { classNames } from "#web/ui/class-names.ts";
import { keyOf } from "#web/ui/word-segments.ts";
import { pointing, type Selection } from "../words/use-selection.ts";
import marks from "./owner-marks.module.css";
import styles from "./paper-ledger.module.css";

type PaperSumsProps = {
  content: DocumentContent;
  /** Makes the labels of sums that have a source pressable. */
  selection?: Selection | undefined;
};

/** Subtotal, discount, tax, the total and what is due when; beside them the parts that they are made of. */
export function PaperSums({ content, selection }: PaperSumsProps) {
  const rows = sumRows(content);
  const loudest = loudestRank(rows);
  return (
    <div className={styles.under}>
      <Breakdown content={content} />
      <dl className={styles.sums} aria-label="Sums">
        {rows.map((row) => {
          const look = classNames(row.rank !== "plain" && styles.total, row.rank === loudest && styles.loudest);
          return (
            <Fragment key={row.field}>
              <dt className={look}>
                {selection && row.field in content.sources ? <SumButton row={row} selection={selection} /> : row.label}
              </dt>
              <dd className={look}>{row.amount}</dd>
            </Fragment>
          );
        })}
      </dl>
    </div>
  );
}

function SumButton({ row, selection }: { row: SumRow; selection: Selection }) {
  const key = keyOf({ kind: "field", name: row.field });
  const isChosen = selection.chosen === key;
  return (
    <button
      type="button"
      className={classNames(marks.sumButton, (isChosen || selection.pointed === key) && marks.isOn)}
      aria-pressed={isChosen}
      onClick={() => selection.choose(key)}
      {...pointing(selection, key)}
    >
      {row.label}
    </button>
  );
}

function Breakdown({ content }: { content: DocumentContent }) {
  const parts = breakdownOf(content);
  if (parts.length === 0) return null;
  return (
    <dl className={styles.breakdown} aria-label="Parts of the total">
      {parts.map(({ label, value }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
