import { useEffect, useState } from "react";
import { calculateTotals } from "#shared/documents/totals.ts";
import { cents, formatMoney, type Cents } from "#shared/money.ts";
import { Ledger, LedgerTotal } from "#web/ui/ledger.tsx";
import { ledgerLineOf, type LedgerLine } from "#web/ui/ledger-line.ts";
import type { Phase } from "./dictation-state.ts";
import type { PartialContent } from "./generation/generate.ts";
import styles from "./panel.module.css";
import type { LiveDraft } from "./use-live-draft.ts";

type Props = {
  draft: LiveDraft;
  /** What the server has written so far; it takes the place of the draft. */
  written: PartialContent | undefined;
  phase: Phase;
};

/** The lines so far and their total, as they stand while the words come in. */
export function DraftLedger({ draft, written, phase }: Props) {
  const lines = written?.items ? written.items.map(ledgerLineOf) : draft.lines;
  const total = totalOf(draft, written);
  const note = noteOf(lines, draft);
  return (
    <div className={styles.made} data-empty={lines.length === 0}>
      <div className={styles.lines}>
        <Ledger
          label="Lines so far"
          lines={lines}
          newestId={phase === "recording" ? draft.newestId : undefined}
          filling
          money="var(--pad-money)"
          row="var(--pad-row)"
        />
        {lines.length === 0 && <p className={styles.blank}>{blankNote(phase)}</p>}
      </div>
      <div className={styles.sum}>
        {lines.length === 0 ? (
          <p className={styles.sumEmpty}>So far, nothing</p>
        ) : (
          <LedgerTotal label="So far" note={note} amount={total} />
        )}
      </div>
      <Announcement text={lines.length === 0 ? "" : `${note}. So far ${formatMoney(total)}.`} />
    </div>
  );
}

function totalOf(draft: LiveDraft, written: PartialContent | undefined): Cents {
  if (written?.items) {
    const { items, discount = null, tax = null } = written;
    return calculateTotals({ items, discount, tax, deposit: null, amountPaid: cents(0) }).amount;
  }
  return draft.content?.amount ?? cents(0);
}

function noteOf(lines: readonly LedgerLine[], draft: LiveDraft): string {
  const open = Math.max(lines.filter((line) => line.amount === null).length, draft.content?.questions.length ?? 0);
  const priced = lines.filter((line) => line.amount !== null).length;
  const parts = [count(priced, "line"), ...(open > 0 ? [count(open, "question")] : [])];
  return parts.join(", ");
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;

function blankNote(phase: Phase): string {
  return phase === "idle"
    ? "Nothing on the pad. Press Start Recording and describe the job."
    : "Lines appear here with your words.";
}

/** Tells a screen reader of new lines, at most once in a few seconds, so that it does not talk over the user. */
function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), 2_500);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {said}
    </p>
  );
}
