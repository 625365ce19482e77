import { isJoined, type Token } from "./tokens.ts";

export const UNITS: ReadonlyMap<string, number> = new Map(
  "zero one two three four five six seven eight nine".split(" ").map((word, value) => [word, value]),
);
export const TEENS: ReadonlyMap<string, number> = new Map(
  "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ")
    .map((word, index) => [word, 10 + index]),
);
export const TENS: ReadonlyMap<string, number> = new Map([
  ...("twenty thirty forty fifty sixty seventy eighty ninety".split(" ").map((word, i) => [word, 20 + 10 * i]) as [
    string,
    number,
  ][]), // map() widens the pairs
  ["fourty", 40],
]);
export const THOUSANDS = new Set(["thousand", "grand", "k"]);
export const ARTICLES = new Set(["a", "an"]);
const ZERO = "0".charCodeAt(0);
const NINE = "9".charCodeAt(0);
const POINT = ".".charCodeAt(0);

/** True for a number in digits: "12", ".5". By its code, since it is asked of every word again and again. */
export function isDigits(word: string): boolean {
  const first = word.charCodeAt(0);
  return (first >= ZERO && first <= NINE) || first === POINT;
}

/** Of inches, hours and cups. "6/12" is a pitch, "24/7" always, and "12/3" a day. */
const PARTS = new Set(["2", "3", "4", "8", "16", "32"]);

/** The value of a number in digits: "1,250", ".5", "3/4". Not a number for anything else. */
export function digitsValue(word: string): number {
  const slash = word.indexOf("/");
  if (slash < 0) return Number(word.replaceAll(",", ""));
  const [count, parts] = [Number(word.slice(0, slash)), word.slice(slash + 1)];
  return PARTS.has(parts) && count > 0 && count < Number(parts) ? count / Number(parts) : Number.NaN;
}

const BELOW_HUNDRED: ReadonlyMap<string, number> = new Map([...UNITS, ...TEENS, ...TENS]);

/** The value of one number word when it may follow what was read so far of a part, else null. */
export function atomAfter(word: string, current: number): number | null {
  const value = BELOW_HUNDRED.get(word);
  if (value === undefined) return null;
  const room = current % 100;
  const follows = value > 0 && value < 10 && room >= 20 && room % 10 === 0;
  return room === 0 || follows ? value : null;
}

const NUMBER_WORDS = new Set([
  ...UNITS.keys(),
  ...TEENS.keys(),
  ...TENS.keys(),
  ...THOUSANDS,
  ..."hundred million dozen half oh third quarter point percent".split(" "),
]);

/** True for a word that can stand in a number. */
export const isNumberWord = (word: string): boolean =>
  NUMBER_WORDS.has(word) || (word.charCodeAt(0) <= NINE && isDigits(word));

/** "And a half", "and three quarters": what it adds, and the token behind it; null for anything else. */
export function andFraction(
  wordAt: (index: number) => string | undefined,
  and: number,
): { value: number; next: number } | null {
  const [article, name] = [wordAt(and + 1) ?? "", wordAt(and + 2)];
  if (wordAt(and) !== "and") return null;
  if (ARTICLES.has(article) && name === "half") return { value: 0.5, next: and + 3 };
  if (ARTICLES.has(article) && name === "quarter") return { value: 0.25, next: and + 3 };
  return article === "three" && name === "quarters" ? { value: 0.75, next: and + 3 } : null;
}

export const EVERY = new Set(["each", "every"]);
/** Before what each of them costs, or does. */
export const SAYS_OF_EACH = new Set(["is", "are", "at", "for", "costs", "cost", "runs", "run"]);

/** Behind "each one" these go on with something else: "a tune-up on each one and a chain". */
const BEHIND_EACH_ONE = new Set(
  "and but so plus then also do make charge give i we he she they it this that those in on with because since".split(
    " ",
  ),
);

/** "Each one three hundred", "each one is ninety": a pronoun. "Each one forty" has a price. */
export function isEachOne(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.norm !== "one" || !EVERY.has(tokens[index - 1]?.norm ?? "")) return false;
  let next = index + 1;
  while (isNumberWord(tokens[next]?.norm ?? "") && isJoined(tokens[next])) next++;
  const word = isJoined(tokens[index + 1]) ? (tokens[index + 1]?.norm ?? "") : "";
  if (next === index + 1) return word === "" || SAYS_OF_EACH.has(word) || BEHIND_EACH_ONE.has(word);
  const price = TENS.has(word) || TEENS.has(word) || ["oh", "hundred", "thousand"].includes(word);
  return !price || tokens[next]?.norm === "dollar";
}

const FACING = new Set(["on", "to"]);
/** What is held for one at a time. */
const HELD_FOR_ONE = new Set(
  "session sessions lesson lessons class classes training coaching tutoring instruction mentoring support help call calls meeting meetings hour hours time basis consult consults consultation consultations appointment appointments".split(
    " ",
  ),
);
/** "Ten | one on one | sessions", "four one-to-one lessons": the last token of words that count nobody, or -1. */
export function oneOnOneEnd(tokens: readonly Token[], index: number): number {
  const [one, on, other] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  if (one?.norm !== "one" || other?.norm !== "one" || !FACING.has(on?.norm ?? "")) return -1;
  const hyphened = on?.gap === "hyphen" && other.gap === "hyphen";
  // "one on one swim lessons"
  const held = [index + 3, index + 4].some(
    (next) => isJoined(tokens[next]) && HELD_FOR_ONE.has(tokens[next]?.norm ?? ""),
  );
  return hyphened || held ? index + 2 : -1;
}

const WHICH = new Set(["old", "existing", "broken", "dead", "original", "rusted", "cracked", "rotten", "leaky"]);
const THE = new Set(["the", "that", "their", "her", "his"]);
/** "Haul away the old | one | forty": the word stands for a thing, and the price is what follows. */
export const isOldOne = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.norm === "one" &&
  WHICH.has(tokens[index - 1]?.norm ?? "") &&
  THE.has(tokens[index - 2]?.norm ?? "") &&
  isJoined(tokens[index]) &&
  isJoined(tokens[index - 1]);
