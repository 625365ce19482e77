import type { ReactNode } from "react";
import { flatLabel, isFlat } from "#shared/documents/line-figures.ts";
import type { LineItem } from "#shared/documents/schema.ts";
import { lineAmount } from "#shared/documents/totals.ts";
import { isWritten, unitLabel } from "#shared/documents/unit-label.ts";
import { formatMoney, formatQuantity } from "#shared/money.ts";
import { classNames } from "#web/ui/class-names.ts";
import marks from "./owner-marks.module.css";
import styles from "./paper-ledger.module.css";

type HowProps = { item: LineItem; isAssumed: boolean; note?: ReactNode };

type LineCellsProps = {
  item: LineItem;
  /** The line's number, or the box of an optional one. */
  mark: ReactNode;
  /** The quantity was taken for granted. */
  isAssumed?: boolean;
  /** What stands after the unit price. */
  note?: ReactNode;
  /** What stands under the description. */
  children?: ReactNode;
};

/** What a line is and how its amount came about: "64 sq ft × $14.50", in columns where there is room for them. */
export function LineCells({ item, mark, isAssumed = false, note, children }: LineCellsProps) {
  return (
    <>
      <span className={styles.number}>{mark}</span>
      <span className={styles.what} dir="auto">
        {item.description}
        {children}
      </span>
      <span className={styles.how}>
        <How item={item} isAssumed={isAssumed} note={note} />
      </span>
    </>
  );
}

function How({ item, isAssumed, note }: HowProps) {
  if (lineAmount(item) === null) return <span className={styles.price}>not in the total</span>;
  if (isFlat(item) && !isAssumed)
    return (
      <span className={styles.price}>
        {flatLabel(item)} {note}
      </span>
    );
  return (
    <>
      <Quantity item={item} isAssumed={isAssumed} />{" "}
      <span className={styles.price}>
        {item.unitPrice === null ? (
          flatLabel(item)
        ) : (
          <>
            <span className={styles.times}>× </span>
            {formatMoney(item.unitPrice)} {note}
          </>
        )}
      </span>
    </>
  );
}

function Quantity({ item: { quantity, unit }, isAssumed }: Omit<HowProps, "note">) {
  const assumed = isAssumed && marks.assumed;
  return (
    <>
      <span className={classNames(styles.quantity, assumed)}>
        {formatQuantity(quantity)}
        {isAssumed && unit === null && <span className="visually-hidden"> (assumed)</span>}
      </span>{" "}
      {isWritten(unit) && (
        <span className={classNames(styles.unit, assumed)}>
          {unitLabel(unit, quantity)}
          {isAssumed && <span className="visually-hidden"> (assumed)</span>}
        </span>
      )}
    </>
  );
}
