import { useEffect, useRef } from "react";
import { calculateTotals } from "#shared/documents/totals.ts";
import type { Adjustment } from "#shared/documents/schema.ts";
import { cents, formatMoney, formatPercent, type Cents } from "#shared/money.ts";
import { Ledger, LedgerTotal } from "#web/ui/ledger.tsx";
import { ledgerLinesOf, type LedgerLine } from "#web/ui/ledger-line.ts";
import { Money } from "#web/ui/money.tsx";
import { changedRow } from "./changed-row.ts";
import { Announcement } from "./announcement.tsx";
import type { Phase } from "./dictation-state.ts";
import type { PartialContent } from "./generation/generate.ts";
import styles from "./panel.module.css";
import type { LiveDraft } from "./use-live-draft.ts";

type Props = {
  draft: LiveDraft;
  /** What the server has written so far; it takes the place of the draft. */
  written: PartialContent | undefined;
  phase: Phase;
  isTyping: boolean;
};

/** The lines so far and their total, as they stand while the words come in. */
export function DraftLedger({ draft, written, phase, isTyping }: Props) {
  const lines = linesOf(draft, written, phase);
  const total = totalOf(draft, written);
  const note = noteOf(lines, draft, written);
  const box = useNewestInSight(phase, isTyping, lines);
  return (
    <div className={styles.made} data-empty={lines.length === 0 && draft.content === null}>
      <div ref={box} className={styles.lines}>
        <Ledger
          label="Lines so far"
          lines={lines}
          newestId={phase === "recording" ? draft.newestId : undefined}
          filling
          money="var(--pad-money)"
          row="var(--pad-row)"
        />
        {lines.length === 0 && <p className={styles.blank}>{blankNote(phase, draft)}</p>}
      </div>
      <div className={styles.sum}>
        {lines.length === 0 ? (
          <p className={styles.sumEmpty}>So far, nothing</p>
        ) : (
          <LedgerTotal label="So far" note={note} amount={total} />
        )}
      </div>
      <Announcement lines={lines} summary={lines.length === 0 ? "" : `${note}. So far ${formatMoney(total)}.`} />
    </div>
  );
}

/**
 * A line that comes in while the user talks is seen, also below the fold of a full pad, and stays so when they pause. Who
 * types may be anywhere in their words: there the pad goes to the line that came, or that is another now.
 */
function useNewestInSight(phase: Phase, isTyping: boolean, lines: readonly LedgerLine[]) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(lines);
  useEffect(() => {
    const known = before.current;
    before.current = lines;
    if (phase === "recording" || phase === "paused") box.current?.scrollTo({ top: box.current.scrollHeight });
    else if (isTyping) showRow(box.current, changedRow(known, lines));
  }, [phase, isTyping, lines]);
  return box;
}

/** Moves the box and not the page. */
function showRow(box: HTMLElement | null, index: number): void {
  const row = box?.querySelectorAll("li")[index];
  if (!box || !row) return;
  const [place, wanted] = [box.getBoundingClientRect(), row.getBoundingClientRect()];
  if (wanted.bottom > place.bottom) box.scrollTop += wanted.bottom - place.bottom;
  else if (wanted.top < place.top) box.scrollTop -= place.top - wanted.top;
}

/** Corrections are shown while the user talks; afterwards the lines stand for themselves. */
function linesOf(draft: LiveDraft, written: PartialContent | undefined, phase: Phase): readonly LedgerLine[] {
  if (written?.items) return ledgerLinesOf({ items: written.items, questions: written.questions ?? [] });
  if (phase === "recording" || phase === "paused") return draft.lines;
  return draft.lines.flatMap(({ was: _was, ...line }) => (line.isStruck ? [] : [line]));
}

function totalOf(draft: LiveDraft, written: PartialContent | undefined): Cents {
  if (written?.items) {
    const { items, discount = null, tax = null } = written;
    return calculateTotals({ items, discount, tax, deposit: null, amountPaid: cents(0) }).amount;
  }
  return draft.content?.amount ?? cents(0);
}

function noteOf(lines: readonly LedgerLine[], draft: LiveDraft, written: PartialContent | undefined): string {
  const standing = lines.filter((line) => !line.isStruck);
  const open = Math.max(standing.filter((line) => line.amount === null).length, draft.content?.questions.length ?? 0);
  const priced = standing.filter((line) => line.amount !== null).length;
  const parts = [count(priced, "line"), ...(open > 0 ? [count(open, "question")] : [])];
  const { discount = null, tax = null } = written?.items ? written : (draft.content ?? {});
  if (discount) parts.push(`${shareOf(discount)}\u00A0off`);
  if (tax) parts.push(`${shareOf(tax)}\u00A0tax`);
  return parts.join(", ");
}

/** The sum is not that of the lines alone. */
const shareOf = ({ percent, amount }: Adjustment): string =>
  percent === null ? formatMoney(amount) : formatPercent(percent);

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;

function blankNote(phase: Phase, { content }: LiveDraft): string {
  if (phase === "idle") return "Nothing on the pad. Press Start Recording and describe the job.";
  return content === null ? "Lines appear here with your words." : "No work heard yet. Say what and for how much.";
}

/** On the phone, below the box that is typed in: the lines and their total lie under the keyboard there. */
export function SoFar({ draft }: { draft: LiveDraft }) {
  const lines = linesOf(draft, undefined, "complete");
  if (draft.content === null) return null;
  return (
    <p className={styles.soFar} aria-hidden="true">
      <span>
        <b>So far</b> {lines.length === 0 ? "no work heard" : noteOf(lines, draft, undefined)}
      </span>
      {lines.length > 0 && <Money className={styles.soFarSum} amount={totalOf(draft, undefined)} />}
    </p>
  );
}
