import type { LedgerLine } from "#web/ui/ledger-line.ts";
import { isSameLine } from "./calm-draft.ts";

/** The last row that says something else than before; -1 where none does. */
export const changedRow = (before: readonly LedgerLine[], now: readonly LedgerLine[]): number =>
  now.findLastIndex((line) => !before.some((other) => isSameLine(line, other)));
