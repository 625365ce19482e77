import type { LedgerLine } from "#web/ui/ledger-line.ts";
import type { Draft } from "./read-draft.ts";

/** What the pad shows, and the words that it was read of: those at hand, or some fewer of them. */
export type CalmDraft = Draft & { words: string };

/**
 * A price that is still being said reads as a smaller one ("four", "four hundred", "four hundred fifty a foot"), and a
 * name as a shorter one. What so many more words left as it was is said to its end.
 */
const LATER_WORDS = 3;
/** How many places are tried when several words come at once. */
const PLACES = 6;

/**
 * The document of the words up to the last place behind which further words changed nothing of it: it grows, and takes
 * back only what the speaker does. Where somebody rests, all words count at once.
 *
 * @param read makes the draft of words; it is asked for the same ones again
 */
export function calmDraft(
  shown: CalmDraft | undefined,
  words: string,
  isAtRest: boolean,
  read: (words: string) => Draft,
): CalmDraft | undefined {
  if (words === shown?.words) return shown;
  if (isAtRest) return { ...read(words), words };
  const ends = Array.from(words.matchAll(/\S+/g), ({ index, 0: word }) => index + word.length);
  const first = Math.max(0, ends.length - LATER_WORDS - PLACES);
  const unchanged = sharedLength(shown?.words ?? "", words);
  // Words far back are being typed anew: what they make is seen when they stand.
  if (shown && unchanged < Math.min(shown.words.length, ends[first] ?? 0)) return shown;
  for (let place = ends.length - 1 - LATER_WORDS; place >= first; place -= 1) {
    const end = ends[place] ?? 0;
    if (end <= unchanged && unchanged === shown?.words.length) break;
    const draft = read(words.slice(0, end));
    const later = ends.slice(place + 1, place + 1 + LATER_WORDS);
    if (later.every((laterEnd) => stands(draft, read(words.slice(0, laterEnd))))) {
      return { ...draft, words: words.slice(0, end) };
    }
  }
  return shown;
}

/** How many characters both begin with. */
export function sharedLength(one: string, other: string): number {
  if (other.startsWith(one)) return one.length;
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** True when all that is in the draft is in the later one too, in its order. */
function stands(draft: Draft, later: Draft): boolean {
  let next = 0;
  for (const line of draft.lines) {
    const place = later.lines.findIndex((other, index) => index >= next && isSameLine(line, other));
    if (place < 0) return false;
    next = place + 1;
  }
  return deductionsOf(draft) === deductionsOf(later);
}

/** True when a line says what the other says. */
export const isSameLine = (one: LedgerLine, other: LedgerLine): boolean =>
  one.description === other.description &&
  one.working === other.working &&
  one.amount === other.amount &&
  one.was === other.was &&
  one.optional === other.optional &&
  (one.isStruck ?? false) === (other.isStruck ?? false);

const deductionsOf = ({ content: { discount, tax } }: Draft): string => JSON.stringify([discount, tax]);
