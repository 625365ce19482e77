import type { DocumentContent, LineItem } from "#shared/documents/schema.ts";
import { lineAmount } from "#shared/documents/totals.ts";
import { cueAt } from "#shared/estimator/words/cues.ts";
import { tokenize } from "#shared/estimator/words/tokens.ts";
import type { Cents } from "#shared/money.ts";
import { workingOf } from "#web/ui/ledger-line.ts";

/** A line as it was heard before the speaker corrected it. */
export type Former = { description: string; working: string; amount: Cents };
/** A stretch of the words, in UTF-16 offsets. */
export type Stretch = { start: number; end: number };

export type Corrections = {
  /** What a line said before, by the id of the line that stands now. */
  changed: ReadonlyMap<string, Former>;
  /** Lines that were taken back, each after so many of the lines that stand now. */
  removed: readonly (Former & { id: string; after: number })[];
  /** The words that no longer count. */
  words: readonly Stretch[];
};

/** Only the latest corrections are looked at: each costs a reading of the words before it. */
const LATEST = 4;

/** Where the words "no wait", "make that", "leave out" and their like begin. */
function cuesIn(words: string): number[] {
  const tokens = tokenize(words);
  const starts: number[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const cue = cueAt(tokens, index);
    const token = tokens[index];
    if (!cue || !token) continue;
    if (cue.kind === "replace" || cue.kind === "remove") starts.push(token.start);
    index = cue.last;
  }
  return starts.slice(-LATEST);
}

const figuresOf = ({ sources }: LineItem): Stretch[] =>
  [sources.quantity, sources.unitPrice, sources.amount].flatMap((source) =>
    source?.kind === "spoken" ? [{ start: source.start, end: source.end }] : [],
  );

/** Where a line begins in the words. A correction draws its end out, over other lines too; the beginning stays. */
const beginsAt = ({ sources: { description } }: LineItem): number | undefined =>
  description?.kind === "spoken" ? description.start : undefined;

function isSame(line: LineItem, other: LineItem): boolean {
  const begins = beginsAt(line);
  if (begins !== undefined && begins === beginsAt(other)) return true;
  return line.description === other.description || meets(figuresOf(line), figuresOf(other));
}

const meets = (one: readonly Stretch[], other: readonly Stretch[]): boolean =>
  one.some((a) => other.some((b) => a.start < b.end && b.start < a.end));

/**
 * What the speaker corrected: the lines before each correcting word, held against the lines of now. A line without a
 * price that gets one was not corrected, it was finished.
 *
 * @param estimateOf reads words as the draft does
 */
export function findCorrections(
  words: string,
  now: DocumentContent,
  estimateOf: (words: string) => DocumentContent,
): Corrections {
  const changed = new Map<string, Former>();
  const removed = new Map<number, Corrections["removed"][number]>();
  const struck = new Map<number, Stretch>();
  const standing = now.items.flatMap(figuresOf);
  for (const start of cuesIn(words)) {
    let after = 0;
    for (const item of estimateOf(words.slice(0, start)).items) {
      const amount = lineAmount(item);
      const begins = beginsAt(item);
      const index = now.items.findIndex((other) => isSame(item, other));
      const match = now.items[index];
      if (match) after = index + 1;
      if (amount === null || begins === undefined || (match && lineAmount(match) === amount)) continue;
      const former = { description: item.description, working: workingOf(item), amount };
      if (match && lineAmount(match) !== null) changed.set(match.id, former);
      else if (!match) removed.set(begins, { ...former, id: `struck-${begins}`, after });
      else continue;
      for (const stretch of figuresOf(item)) if (!meets([stretch], standing)) struck.set(stretch.start, stretch);
    }
  }
  return { changed, removed: [...removed.values()], words: [...struck.values()] };
}
