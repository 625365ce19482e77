import type { DocumentContent, LineItem } from "#shared/documents/schema.ts";
import type { Source, SpokenSource } from "#shared/documents/source.ts";
import { lineAmount } from "#shared/documents/totals.ts";
import { cueAt } from "#shared/estimator/words/cues.ts";
import { tokenize } from "#shared/estimator/words/tokens.ts";
import { EDIT_TERMS } from "#shared/estimator/numbers/repairs.ts";
import { cents, type Cents } from "#shared/money.ts";
import { workingOf } from "#web/ui/ledger-line.ts";
import { saidIn } from "#web/ui/word-segments.ts";

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
  /** All that was said of the lines that were taken back, and the taking back itself. */
  gone: readonly Stretch[];
};

/** Only the latest corrections are looked at: each costs a reading of the words before it. */
const LATEST = 4;
/** Of those that may be none: "no", "I mean". */
const LATEST_UNSURE = 2;

type Turn = { start: number; isSure: boolean };

/** Where the words "no wait", "make that", "leave out" and their like begin; "no" and "I mean" alone are not sure to. */
function turnsIn(words: string): Turn[] {
  const tokens = tokenize(words);
  const turns: Turn[] = [];
  let unsure: number | undefined;
  for (let index = 0; index < tokens.length; index += 1) {
    const cue = cueAt(tokens, index);
    const token = tokens[index];
    if (!token) continue;
    if (cue?.kind === "replace" || cue?.kind === "remove") turns.push({ start: token.start, isSure: true });
    else if (EDIT_TERMS.has(token.norm)) {
      const me = token.norm.startsWith("mean") && tokens[index - 1]?.norm === "i" ? tokens[index - 1] : undefined;
      // "no, hm, sorry" turns once
      if (unsure === undefined || index - unsure > 1) turns.push({ start: (me ?? token).start, isSure: false });
      unsure = index;
    }
    if (cue) index = cue.last;
  }
  const latest = (isSure: boolean, most: number) => turns.filter((turn) => turn.isSure === isSure).slice(-most);
  return [...latest(true, LATEST), ...latest(false, LATEST_UNSURE)];
}

const figuresOf = ({ sources: { quantity, unitPrice, amount } }: LineItem): Stretch[] =>
  [quantity, unitPrice, amount].flatMap(saidIn).map(({ start, end }) => ({ start, end }));

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

/** Words that no line was made of yet: with any price they are one, and its count is known. */
const PRICE = " at 100 dollars each";

/** The counts of the line that the words before a turn end with, when it still lacks its price. */
function countsOfUnheard(said: string, before: DocumentContent, estimateOf: Reading): LineItem[] {
  const end = said.search(/[\s,.;:–—-]*$/);
  const heard = Math.max(
    0,
    ...before.items.map(({ sources: { description } }) => (isSpoken(description) ? description.end : 0)),
  );
  if (heard >= end) return [];
  const items = estimateOf(said.slice(0, end) + PRICE).items.slice(-1);
  return items.map((item) => ({ ...item, unitPrice: null, amount: null, sources: countsAlone(item.sources) }));
}

const isSpoken = (source: Source | undefined): source is SpokenSource => source?.kind === "spoken";

function countsAlone({ description, quantity }: LineItem["sources"]): LineItem["sources"] {
  return { ...(description && { description }), ...(quantity && { quantity }) };
}

/** Reads words as the draft does. */
type Reading = (words: string) => DocumentContent;

/**
 * What the speaker corrected: the lines before each correcting word, held against the lines of now. A line without a
 * price that gets one was not corrected, it was finished; a count that was said anew is struck all the same.
 */
export function findCorrections(words: string, now: DocumentContent, estimateOf: Reading): Corrections {
  const changed = new Map<string, Former>();
  const removed = new Map<number, Corrections["removed"][number]>();
  const struck = new Map<number, Stretch>();
  const gone: Stretch[] = [];
  const standing = now.items.flatMap(figuresOf);
  const strike = (stretches: readonly Stretch[], kept: readonly Stretch[]) => {
    for (const { start, end } of stretches) if (!meets([{ start, end }], kept)) struck.set(start, { start, end });
  };
  for (const { start, isSure } of turnsIn(words)) {
    const said = words.slice(0, start);
    const before = estimateOf(said);
    // "ten percent off, no, make that five"; what is told in one's own words may only have another place
    const told = Object.values(now.sources).flatMap(saidIn);
    for (const [field, source] of Object.entries(before.sources))
      if (saidIn(now.sources[field]).length > 0) strike(saidIn(source), [...told, ...standing]);
    let after = 0;
    for (const item of [...before.items, ...countsOfUnheard(said, before, estimateOf)]) {
      const amount = lineAmount(item);
      const begins = beginsAt(item);
      const index = now.items.findIndex((other) => isSame(item, other));
      const match = now.items[index];
      if (match) after = index + 1;
      if (begins === undefined) continue;
      const isCountedAnew = match !== undefined && match.quantity !== item.quantity;
      if (match && lineAmount(match) === amount && !isCountedAnew) continue;
      const isWhole = isSure && amount !== null;
      const former = { description: item.description, working: workingOf(item), amount: amount ?? cents(0) };
      if (isWhole && match && lineAmount(match) !== null) changed.set(match.id, former);
      else if (isWhole && !match) {
        removed.set(begins, { ...former, id: `struck-${begins}`, after });
        gone.push(...saidIn(item.sources.description), { start, end: endOfClause(words, start, now.items) });
      } else if (!isCountedAnew) continue;
      strike(figuresOf(item), standing);
    }
  }
  return { changed, removed: [...removed.values()], words: [...struck.values()], gone };
}

/** Where the sentence ends, or before it the words of a line that stands. */
function endOfClause(words: string, start: number, items: readonly LineItem[]): number {
  const length = words.slice(start).search(/[.;!?\n]/);
  const starts = items
    .flatMap((item) => [...saidIn(item.sources.description), ...figuresOf(item)])
    .map((stretch) => stretch.start)
    .filter((begin) => begin > start);
  return Math.min(length < 0 ? words.length : start + length, ...starts);
}

/** The words without these stretches, which may overlap. */
export function withoutStretches(words: string, stretches: readonly Stretch[]): string {
  let kept = "";
  let from = 0;
  for (const { start, end } of stretches.toSorted((one, other) => one.start - other.start)) {
    kept += words.slice(from, start);
    from = Math.max(from, end);
  }
  return kept + words.slice(from);
}
