import { keptByText } from "#shared/kept-words.ts";
import { wordSet } from "#shared/word-set.ts";
import { wordsOf } from "./words.ts";

/** What a fixed term is about: "Tile" of "Tile is ordered with an allowance ...", "Rock" of "Rock, groundwater ...". */
const SUBJECT =
  /^(?:the |an? |new )?([\p{L} -]+?)(?=,| (?:is|are|that|found|for|in|and|or|can|may|will|of|made|stay|stays)(?!\p{L}))/iu;
/** Of these terms somebody may have said something else. */
const SETTLES =
  /\b(?:ordered|bought|held|confirmed|supplied|moved|arranged|available|priced and agreed|owner['’]s|pointed out)\b/iu;
const PRICED_LATER = /\bpriced and agreed\b/iu;
/** These are about everything. */
const GENERAL = wordSet("work visit room unit part change measurement piece session time condition fault defect access owner price equipment hardware trouble damage further outside custom color parking"); // prettier-ignore
/** Where so many words of the subject were said, it was spoken of. */
const SPOKEN_OF = 0.6;

/** The words of a text, one after the other where a hyphen joins them; "rotten" is "rot". */
export const rootsOf = (text: string): string[] =>
  wordsOf(text.replaceAll("-", " ")).map(({ norm }) => (norm === "rotted" || norm === "rotten" ? "rot" : norm));

/** So many terms all trades have, and none longer. */
export const TERMS = { most: 1_000, longest: 300 };

/** What a term is about of which somebody may have said something else. */
interface Subject {
  roots: readonly string[];
  /** It is priced when it shows. */
  isLater: boolean;
}

const subjectOf = keptByText((term): Subject => {
  const isLater = PRICED_LATER.test(term);
  const subject = SETTLES.test(term) ? SUBJECT.exec(term)?.[1] : undefined;
  const roots = rootsOf(subject ?? "").filter((root) => !GENERAL.has(root));
  return { roots: isLater ? roots.slice(-1) : roots, isLater };
}, TERMS);

/**
 * True for a fixed term of a trade about something of which the client reads what was agreed: "Tile is ordered with an allowance"
 * beside "You buy the tile". What is priced only when it shows is spoken of in a condition: "bad decking is $65 a sheet".
 */
export function isSettled(term: string, told: { conditions: readonly string[]; others: readonly string[] }): boolean {
  if (told.conditions.length === 0 && told.others.length === 0) return false;
  const { roots: wanted, isLater } = subjectOf(term);
  if (wanted.length === 0) return false;
  return (isLater ? told.conditions : [...told.conditions, ...told.others]).some((text) => {
    const said = new Set(rootsOf(text));
    return wanted.filter((root) => said.has(root)).length >= SPOKEN_OF * wanted.length;
  });
}
