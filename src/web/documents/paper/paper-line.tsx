import { BookOpen } from "lucide-react";
import type { LineItem } from "#shared/documents/schema.ts";
import { lineAmount } from "#shared/documents/totals.ts";
import { formatMoney } from "#shared/money.ts";
import { classNames } from "#web/ui/class-names.ts";
import { ledgerLineOf, type LedgerOrigin } from "#web/ui/ledger-line.ts";
import { isFlat, quantityOf } from "../words/proof-of-line.ts";
import type { pointing } from "../words/use-selection.ts";
import { lineElementId } from "./line-element-id.ts";
import styles from "./paper.module.css";

type PaperLineProps = {
  item: LineItem;
  number: number;
  /** A question about the quantity is open: it stands there as an assumption. */
  isQuantityAsked: boolean;
  isChosen: boolean;
  isLit: boolean;
  pointing: ReturnType<typeof pointing>;
  onChoose: () => void;
};

/** One line of the document. Pressing it shows where it came from. */
export function PaperLine({
  item,
  number,
  isQuantityAsked,
  isChosen,
  isLit,
  pointing: pointers,
  onChoose,
}: PaperLineProps) {
  const amount = lineAmount(item);
  const isOpen = amount === null;
  return (
    <li>
      <button
        type="button"
        id={lineElementId(item.id)}
        className={classNames(
          styles.line,
          ticks[ledgerLineOf(item).origin],
          isChosen && styles.isOn,
          isLit && styles.isLit,
        )}
        aria-pressed={isChosen}
        onClick={onChoose}
        {...pointers}
      >
        <span className={styles.no}>{number}</span>
        <span className={styles.what} dir="auto">
          {item.description}
          {item.optional && <small>Optional, not in the total</small>}
        </span>
        <span className={styles.how}>
          {isOpen ? (
            "not in the total"
          ) : (
            <How item={item} isAssumed={isQuantityAsked || item.sources.quantity?.kind === "assumed"} />
          )}
        </span>
        <span className={classNames(styles.amount, item.optional && styles.apart)}>
          {isOpen ? "Price?" : formatMoney(amount)}
        </span>
      </button>
    </li>
  );
}

const ticks: Record<LedgerOrigin, string | undefined> = {
  spoken: styles.fromSpoken,
  list: styles.fromList,
  question: styles.isOpen,
  none: undefined,
};

function How({ item, isAssumed }: { item: LineItem; isAssumed: boolean }) {
  const quantity = (
    <span className={isAssumed ? styles.assumed : undefined}>
      {quantityOf(item)}
      {isAssumed && <span className="visually-hidden"> (assumed)</span>}
    </span>
  );
  if (item.unitPrice === null && item.quantity !== 1000) return <>{quantity}, flat price</>;
  if (item.unitPrice === null || isFlat(item)) {
    return <>flat price {item.sources.unitPrice?.kind === "catalogue" && <FromList />}</>;
  }
  return (
    <>
      {quantity} × {formatMoney(item.unitPrice)} {item.sources.unitPrice?.kind === "catalogue" && <FromList />}
    </>
  );
}

const FromList = () => (
  <span className={styles.list}>
    <BookOpen aria-hidden="true" />
    <span className="visually-hidden">from your price list</span>
  </span>
);
