import { BookOpen } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import type { Cents } from "#shared/money.ts";
import { classNames } from "./class-names.ts";
import type { LedgerLine, LedgerOrigin } from "./ledger-line.ts";
import styles from "./ledger.module.css";
import { Money } from "./money.tsx";

export type LedgerProps = {
  label: string;
  lines: readonly LedgerLine[];
  /** The newest line, in soft canary, settling in. */
  newestId?: string | undefined;
  /** The line that was pressed. */
  chosenId?: string | undefined;
  /** Makes the lines pressable. */
  onPress?: ((id: string) => void) | undefined;
  /** Fills its place and shows the ruling of the unused part. */
  filling?: boolean | undefined;
  /** "from your price list", or shorter on the phone. */
  listNote?: string;
  /** CSS lengths: the money column (7 to 9.5 rem) and the height of a line. */
  money?: string | undefined;
  row?: string | undefined;
  className?: string | undefined;
};

/** The ruled ledger: numbered lines, a tick for where each came from, a double rule before the money. */
export function Ledger({ label, lines, filling, money, row, className, ...rest }: LedgerProps) {
  // Custom properties are not in CSSProperties.
  const sizes = { ...(money && { "--money": money }), ...(row && { "--row": row }) } as CSSProperties;
  return (
    <ol className={classNames(styles.ledger, filling && styles.filling, className)} aria-label={label} style={sizes}>
      {lines.map((line, index) =>
        line.isStruck ? (
          <StruckLine key={line.id} line={line} />
        ) : (
          <Line key={line.id} line={line} number={numberAt(lines, index)} {...rest} />
        ),
      )}
    </ol>
  );
}

/** Lines that were taken back have no number. */
const numberAt = (lines: readonly LedgerLine[], index: number): number =>
  lines.slice(0, index + 1).filter((line) => !line.isStruck).length;

/** A line that the speaker took back. */
function StruckLine({ line: { description, working, amount } }: { line: LedgerLine }) {
  return (
    <li className={classNames(styles.line, styles.struck)}>
      <span className={styles.number} />
      <span className={styles.what}>
        <span className="visually-hidden">Left out: </span>
        <s className={styles.description}>{description}</s>
        <span className={styles.how}>
          <s>{working}</s>
        </span>
      </span>
      <s className={styles.amount}>{amount !== null && <Money amount={amount} />}</s>
    </li>
  );
}

const ticks: Record<LedgerOrigin, string | undefined> = {
  spoken: styles.spoken,
  list: styles.list,
  typed: undefined,
  question: styles.question,
  none: undefined,
};

function Line({
  line,
  number,
  newestId,
  chosenId,
  onPress,
  listNote = "from your price list",
}: { line: LedgerLine; number: number } & Pick<LedgerProps, "newestId" | "chosenId" | "onPress" | "listNote">) {
  const chosen = chosenId === line.id;
  const isNew = newestId === line.id;
  return (
    <li
      className={classNames(
        styles.line,
        ticks[line.origin],
        isNew && styles.new,
        isNew && styles.settles,
        chosen && styles.chosen,
      )}
    >
      <span className={styles.number}>{number}</span>
      <span className={styles.what}>
        <span className={styles.description}>{line.description}</span>
        <span className={styles.how}>
          <span className={line.assumed ? styles.assumed : undefined}>{line.working}</span>
          {line.assumed && <span className="visually-hidden">(assumed)</span>}
          {line.origin === "list" && <FromList note={listNote} />}
          {line.optional && <span>optional, not in the total</span>}
        </span>
      </span>
      <span className={classNames(styles.amount, line.optional && styles.optional)}>
        {line.was !== undefined && (
          <s className={styles.was}>
            <span className="visually-hidden">before: </span>
            <Money amount={line.was} />
          </s>
        )}
        {line.amount === null ? "Price?" : <Money amount={line.amount} />}
      </span>
      {onPress && (
        <button
          type="button"
          className={styles.press}
          aria-pressed={chosen}
          aria-label={`Line ${number}, ${line.description}: show its words`}
          onClick={() => onPress(line.id)}
        />
      )}
    </li>
  );
}

/** Says that a price is the user's own, with the book. */
export function FromList({ note }: { note: string }) {
  return (
    <span className={styles.fromList}>
      <BookOpen aria-hidden="true" />
      {note}
    </span>
  );
}

/** "So far, 4 lines, 1 question" and the total, in cents. */
export function LedgerTotal({ label, note, amount }: { label: string; note: ReactNode; amount: Cents }) {
  return (
    <p className={styles.sum}>
      <span>
        <b>{label}</b> <small>{note}</small>
      </span>
      <Money className={styles.total} amount={amount} />
    </p>
  );
}
