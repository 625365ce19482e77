import { keptByText, keptByWord, named } from "#shared/kept-words.ts";
import { behindMarks, plainWordEnd } from "#shared/plain-words.ts";

/** A word of a text: `lower` is in lower case, `norm` singular too; `closes` when a sentence or a pause ends after it, `comma` when a comma follows. */
export interface Word {
  norm: string;
  lower: string;
  raw: string;
  start: number;
  closes: boolean;
  comma: boolean;
}

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** Lower case, without a possessive, singular by the plain rules: "Boxes" is "box", "Henderson's" is "henderson". */
export const normalise = (word: string): string => normOf(word.toLowerCase());

function normOf(said: string): string {
  if (!said.endsWith("s")) return said;
  const lower = said.replace(/['’]s$/, "");
  if (lower.length <= 3 || !lower.endsWith("s") || /(?:ss|us|is)$/.test(lower)) return lower;
  if (lower.length > 4 && lower.endsWith("ies")) return `${lower.slice(0, -3)}y`;
  return /(?:sh|ch|x|ss|z)es$/.test(lower) ? lower.slice(0, -2) : lower.slice(0, -1);
}

/** A word as it was written, in lower case and by the plain rules. */
const formsOf = keptByWord((raw) => {
  const lower = raw.toLowerCase();
  return { lower: named(lower), norm: named(normOf(lower)) };
});

/** One pass over a text. */
function readWords(text: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (;;) {
    let start = behindMarks(text, end);
    end = plainWordEnd(text, start);
    if (end < 0) {
      WORD.lastIndex = start;
      const match = WORD.exec(text);
      if (match === null) return words;
      start = match.index;
      end = start + match[0].length;
    }
    const raw = text.slice(start, end);
    const { lower, norm } = formsOf(raw);
    const after = text.charAt(end);
    const isDecimal = after === "." && /\d/.test(text.charAt(end + 1));
    words.push({
      norm,
      lower,
      raw,
      start,
      closes: after !== " " && !isDecimal && /[.!?\n;:]/.test(after),
      comma: after === ",",
    });
  }
}

/** The words of a text in order. A hyphen joins: "tear-out" is one word. Each part of the prose reads the same short lines again. */
export const wordsOf = keptByText<readonly Word[]>(readWords, { most: 500, longest: 200 });

const CAPITAL = /^\p{Lu}/u;

/** Words that stand with a capital inside a sentence of a text. */
export function namesIn(words: readonly Word[]): ReadonlySet<string> {
  const names = new Set<string>();
  let before: Word | undefined;
  for (const word of words) {
    if (before && !before.closes && word.raw !== word.lower && CAPITAL.test(word.raw)) names.add(word.raw);
    before = word;
  }
  return names;
}

/** The words of one of the trades' own phrases. */
const phraseOf = keptByText((phrase) => phrase.split(" ").map((word) => named(normalise(word))), { most: 5_000, longest: 60 }); // prettier-ignore

/** True when the words of a phrase stand from an index on. */
export function goesOn(words: readonly Word[], from: number, phrase: readonly string[]): boolean {
  for (let place = 0; place < phrase.length; place += 1) if (words[from + place]?.norm !== phrase[place]) return false;
  return true;
}

/** Tests of "was this said": words and phrases of a text, normalised. So few are asked for that no list of the words is made. */
export const vocabulary =
  (words: readonly Word[]) =>
  (phrase: string): boolean => {
    const wanted = phraseOf(phrase);
    const [first] = wanted;
    for (let at = 0; at < words.length; at += 1)
      if (words[at]?.norm === first && goesOn(words, at, wanted)) return true;
    return false;
  };

const NUMBER =
  /^(?:\d.*|hundred|thousand|grand|bucks|dollars?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)$/u;

/** True for a word that is a number, or the end of one. */
export const isNumber = keptByWord((word) => NUMBER.test(word));
