import type { ClientPage } from "#shared/sending/schema.ts";
import type { Cents } from "#shared/money.ts";
import { Button } from "#web/ui/button.tsx";
import { Money } from "#web/ui/money.tsx";
import { sheetStyle } from "../sheet-style.ts";
import styles from "./total-bar.module.css";

type TotalBarProps = { page: ClientPage; amount: Cents; onAnswer: () => void };

/** At the foot of the screen while the document is read: the total, which follows each tick, and the way to the answer. */
export function TotalBar({ page, amount, onAnswer }: TotalBarProps) {
  return (
    <aside className={styles.bar} style={sheetStyle(page.theme)} data-theme="light" aria-label="Total">
      <p aria-live="polite">
        <span>Total</span>
        <b>
          <Money amount={amount} />
        </b>
      </p>
      <Button look="main" onClick={onAnswer}>
        Accept…
      </Button>
    </aside>
  );
}
