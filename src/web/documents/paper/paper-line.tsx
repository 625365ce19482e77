import { BookOpen } from "lucide-react";
import type { LineItem } from "#shared/documents/schema.ts";
import { lineAmount } from "#shared/documents/totals.ts";
import { formatMoney } from "#shared/money.ts";
import { classNames } from "#web/ui/class-names.ts";
import { ledgerLineOf, type LedgerOrigin } from "#web/ui/ledger-line.ts";
import type { pointing } from "../words/use-selection.ts";
import { LineCells } from "./line-cells.tsx";
import { lineElementId } from "./line-element-id.ts";
import marks from "./owner-marks.module.css";
import styles from "./paper-ledger.module.css";

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
  return (
    <li className={styles.row}>
      <button
        type="button"
        id={lineElementId(item.id)}
        className={classNames(
          styles.line,
          marks.pressable,
          ticks[ledgerLineOf(item).origin],
          isChosen && marks.isOn,
          isLit && marks.isLit,
        )}
        aria-pressed={isChosen}
        onClick={onChoose}
        {...pointers}
      >
        <LineCells
          item={item}
          mark={number}
          isAssumed={isQuantityAsked || item.sources.quantity?.kind === "assumed"}
          note={item.sources.unitPrice?.kind === "catalogue" && <FromList />}
        >
          {item.optional && <small>Optional, not in the total</small>}
        </LineCells>
        <span className={classNames(styles.amount, item.optional && styles.apart)}>
          {amount === null ? "Price?" : formatMoney(amount)}
        </span>
      </button>
    </li>
  );
}

const ticks: Record<LedgerOrigin, string | undefined> = {
  spoken: marks.fromSpoken,
  list: marks.fromList,
  typed: marks.fromTyped,
  question: marks.isOpen,
  none: undefined,
};

const FromList = () => (
  <span className={marks.list}>
    <BookOpen aria-hidden="true" />
    <span className="visually-hidden">from your price list</span>
  </span>
);
