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
  const [first = ""] = text; // by code point: a surrogate pair stays whole
  return first.toUpperCase() + text.slice(first.length);
}

const ABBREVIATED = /[\p{Lu}\d].*\p{Lu}|^\p{Lu}$|\p{Ll}\p{Lu}/u;

/** First letter lower case, unless the first word is an abbreviation or a name of its own ("DJ", "iPad", "MacBook"). */
export function lowerFirst(text: string, properNouns?: ReadonlySet<string>): string {
  const end = text.search(/[\s,]/);
  const word = end < 0 ? text : text.slice(0, end);
  if (ABBREVIATED.test(word) || properNouns?.has(word)) return text;
  const [first = ""] = text;
  return first.toLowerCase() + text.slice(first.length);
}

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

/** Ends with one full stop. */
export const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

const LITTLE = new Set(["and", "of", "the", "at", "in", "on"]);

const INITIALS = new Set(["hoa", "llc", "dj", "tv", "usa", "ymca", "ii", "iii"]);
/** "Ymca" is "YMCA". */
export const withInitials = (name: string): string =>
  name.replace(/\b\p{Lu}\p{Ll}{1,3}\b/gu, (word) => (INITIALS.has(word.toLowerCase()) ? word.toUpperCase() : word));
const nameWord = (word: string): string =>
  INITIALS.has(word)
    ? word.toUpperCase()
    : sentenceCase(word).replace(
        /^(O['’]|Mc)(\p{Ll})/u,
        (_, begin: string, letter: string) => begin + letter.toUpperCase(),
      );

/** Spoken names have no capitals: "42 oak street" is "42 Oak Street". A text with a capital stays as it is. */
export function properName(text: string): string {
  if (/\p{Lu}/u.test(text)) return text;
  return text
    .split(" ")
    .map((word, index) => (index > 0 && LITTLE.has(word) ? word : nameWord(word)))
    .join(" ");
}
