import { isJoined, type Token } from "../words/tokens.ts";

/** Words of "my price", "our usual rate", "book price": the price that stands in the account's own list. */
export const PRICE_WORDS: ReadonlySet<string> = new Set(["price", "prices", "pricing", "rate", "rates"]);
const OWNERS = new Set(["my", "our"]);
const USUAL = new Set([
  "usual",
  "regular",
  "normal",
  "standard",
  "book",
  "list",
  "catalog",
  "catalogue",
  "posted",
  "hourly",
]);
/** "The regular session price", "our usual visit rate": what is sold so, and no service by itself. */
const SOLD_AS = new Set(["session", "visit", "service", "install", "job", "class", "lesson", "appointment"]);
/** After these the price itself is said: "our price is ninety". */
const PRICE_FOLLOWS = new Set(["is", "was", "of", "at", "will", "would", "$"]);

const COMPARING = new Set(["of", "than", "not"]);
const RATHER = new Set(["instead", "rather", "less", "lower", "cheaper"]);

/** The first word of "instead of" before "our regular rate", whose price holds no more; -1 when it holds. */
export function comparedFrom(tokens: readonly Token[], index: number): number {
  const before = tokens[index - 1]?.norm ?? "";
  if (!COMPARING.has(before)) return -1;
  if (before === "not") return index - 1;
  return RATHER.has(tokens[index - 2]?.norm ?? "") ? index - 2 : -1;
}

/** The last token of a phrase that leaves the price to the account's own list, else -1. */
export function ownPriceAt(tokens: readonly Token[], index: number, isNumberAt: (index: number) => boolean): number {
  const word = (at: number) => (at === index || isJoined(tokens[at]) ? (tokens[at]?.norm ?? "") : "");
  let last = index;
  if (OWNERS.has(word(last))) last++;
  else if (word(last) === "the" && USUAL.has(word(last + 1))) last++;
  else if (!USUAL.has(word(last))) return -1;
  while (USUAL.has(word(last))) last++;
  if (USUAL.has(word(last - 1)) && SOLD_AS.has(word(last))) last++;
  if (!PRICE_WORDS.has(word(last))) return -1;
  const next = word(last + 1);
  return PRICE_FOLLOWS.has(next) || (next !== "" && isNumberAt(last + 1)) ? -1 : last;
}
