import { wordSet } from "#shared/word-set.ts";

/** One line, single spaces, no blank before punctuation, no punctuation at the ends. */
export const tidy = (text: string): string =>
  UNTIDY.test(text)
    ? text
        .replace(/[\s\u00a0]+/g, " ")
        .replace(/ ([,.;:!?])/g, "$1")
        .replace(/^[\s,.;:!?–—-]+|[\s,.;:–—-]+$/g, "")
    : text;

/** What `tidy` mends; most lines have none of it. */
const UNTIDY = /[^\S ]| [ ,.;:!?]|^[\s,.;:!?–—-]|[\s,.;:–—-]$/;

/** First letter upper case, the rest as it is. */
export function sentenceCase(text: string): string {
  if (BEGINS_LARGE.test(text)) return text;
  const [first = ""] = text; // by code point: a surrogate pair stays whole
  return first.toUpperCase() + text.slice(first.length);
}
const BEGINS_LARGE = /^[A-Z\d]/;

const ABBREVIATED = /[\p{Lu}\d].*\p{Lu}|^\p{Lu}$|\p{Ll}\p{Lu}/u;

/** First letter lower case, unless the first word is an abbreviation or a name of its own ("DJ", "iPad", "MacBook"). */
export function lowerFirst(text: string, properNouns?: ReadonlySet<string>): string {
  if (BEGINS_SMALL.test(text)) return text;
  const end = text.search(/[\s,]/);
  const word = end < 0 ? text : text.slice(0, end);
  if (ABBREVIATED.test(word) || properNouns?.has(word)) return text;
  const [first = ""] = text;
  return first.toLowerCase() + text.slice(first.length);
}

const BEGINS_SMALL = /^[a-z\d]/;

/** Begins a thing of its own, which no "of" before it takes in. */
const OWN = /^(?:\d|the |an? |[\p{L}-]+ing )/u;

/** "a", "a and b", "a, b, and c". A first entry with an "of" keeps to itself: "hours of labor as well as parts". */
export function joinList(entries: readonly string[]): string {
  const last = entries.at(-1) ?? "";
  const [first = "", second] = entries;
  if (second === undefined) return first;
  if (entries.length > 2) return `${entries.slice(0, -1).join(", ")}, and ${last}`;
  const isLong = /, | and /.test(first) || (/ of ./.test(first) && !OWN.test(last));
  return `${first} ${isLong ? "as well as" : "and"} ${last}`;
}

/** Cut at a word to at most `limit` UTF-16 units, never inside a surrogate pair. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const space = cut.lastIndexOf(" ");
  const whole = space > limit / 2 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, "");
  return `${whole.replace(/[\s,.;:–—-]+$/, "")}…`;
}

/** Letters that are said with a vowel first: "EV", "LED", "RV", and no word that is read as one ("NEMA", "SAT"). */
const SAID_BY_LETTERS =
  /^(?!(?:NEMA|SAT|SIM|LAN|RAM|HEPA|REM|FIFO|LEED|SEER|MERV|HUD)(?!\p{L}))[AEFHILMNORSX][A-Z\d]+(?!\p{Ll}{2})/u;
/** "An outlet", "an hour", "an 11 foot ladder", but "a one day job", "a unit", "a European hinge". */
const BEGINS_WITH_VOWEL =
  /^(?:(?!(?:one|once|eu|ewe)|u(?:ni(?![mn])|s[aeu]|ti|v(?!u)|pvc|-))[aeiou]|hours?(?!\p{L})|honest|heir|8|1[18](?!\d))/iu;
/** "A" or "an", by how the word behind it is said. */
export const articleBefore = (text: string): "a" | "an" =>
  (/^\p{Lu}{2}/u.test(text) ? SAID_BY_LETTERS : BEGINS_WITH_VOWEL).test(text) ? "an" : "a";

/** Ends with one full stop. */
export const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

const LITTLE = new Set(["and", "of", "the", "at", "in", "on"]);

const INITIALS = wordSet(
  "hoa poa llc llp pllc lllp dj tv usa ymca ywca ii iii iv vfw pta pto rv hvac bbq cpa dds aaa umc jcc elca ibew uaw bpoe nyc sba",
);
const IRISH = /^(O['’]|Mc)(\p{Ll})/u;
const IN_NAME = /[\p{L}'’]+/gu;
/** "Ymca" is "YMCA", and "O'brien" O'Brien. */
export const withInitials = (name: string): string =>
  name.replace(IN_NAME, (word) =>
    /^\p{Lu}/u.test(word) && INITIALS.has(word.toLowerCase()) ? word.toUpperCase() : irishName(word),
  );
const irishName = (word: string): string =>
  word.replace(IRISH, (_, begin: string, letter: string) => begin + letter.toUpperCase());
/** "Apartment 3b" is 3B, but the 4th street stays. */
const NUMBER_AND_LETTER = /^\d+[a-z]$/;
const nameWord = (word: string): string =>
  INITIALS.has(word) || NUMBER_AND_LETTER.test(word) ? word.toUpperCase() : irishName(sentenceCase(word));

/** Spoken names have no capitals: "42 oak street" is "42 Oak Street". A text with a capital stays as it is. */
export function properName(text: string): string {
  if (/\p{Lu}/u.test(text)) return text;
  return text
    .split(" ")
    .map((word, index) => (index > 0 && LITTLE.has(word) ? word : nameWord(word)))
    .join(" ");
}
