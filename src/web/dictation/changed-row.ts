import type { LedgerLine } from "#web/ui/ledger-line.ts";

/** The last row that says something else than before; -1 where none does. */
export function changedRow(before: readonly LedgerLine[], now: readonly LedgerLine[]): number {
  const known = new Set(before.map(wordingOf));
  return now.findLastIndex((line) => !known.has(wordingOf(line)));
}

const wordingOf = ({ description, working, amount }: LedgerLine) => `${description} ${working} ${amount}`;
