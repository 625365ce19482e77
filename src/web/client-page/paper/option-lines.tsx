import { useId } from "react";
import type { LineItem } from "#shared/documents/schema.ts";
import { lineAmount } from "#shared/documents/totals.ts";
import { cents, formatMoney } from "#shared/money.ts";
import { LineCells } from "#web/documents/paper/line-cells.tsx";
import ledger from "#web/documents/paper/paper-ledger.module.css";
import { classNames } from "#web/ui/class-names.ts";
import styles from "./client-paper.module.css";

type OptionLinesProps = {
  items: readonly LineItem[];
  chosen: readonly string[];
  /** Null where nothing is to choose any more. */
  onToggle: ((id: string) => void) | null;
};

/** What the client may add. A line is pressed anywhere; the sums below follow. */
export function OptionLines({ items, chosen, onToggle }: OptionLinesProps) {
  const heading = useId();
  if (items.length === 0) return null;
  return (
    <>
      <div className={styles.optionsHead} id={heading}>
        <b>{onToggle ? "Would you like to add?" : "Optional, not in the total"}</b>
        {onToggle && <span>Tick what you want. The total follows.</span>}
      </div>
      <ul className={ledger.lines} aria-labelledby={heading}>
        {items.map((item) => (
          <OptionLine key={item.id} item={item} isChosen={chosen.includes(item.id)} onToggle={onToggle} />
        ))}
      </ul>
    </>
  );
}

type OptionLineProps = { item: LineItem; isChosen: boolean; onToggle: OptionLinesProps["onToggle"] };

function OptionLine({ item, isChosen, onToggle }: OptionLineProps) {
  const amount = formatMoney(lineAmount(item) ?? cents(0));
  const box = useId();
  return (
    <li className={ledger.row}>
      <label
        htmlFor={box}
        className={classNames(ledger.line, styles.option, isChosen && styles.isChosen, onToggle && styles.mayChoose)}
      >
        <LineCells
          item={item}
          mark={
            onToggle && (
              <input
                id={box}
                type="checkbox"
                className={styles.box}
                checked={isChosen}
                aria-label={`${item.description}, ${amount}`}
                onChange={() => onToggle(item.id)}
              />
            )
          }
        />
        <span className={classNames(ledger.amount, !isChosen && ledger.apart)}>
          {onToggle && !isChosen ? `+ ${amount}` : amount}
        </span>
      </label>
    </li>
  );
}
