import { wordTable } from "#shared/word-table.ts";
import type { DocumentContent, ItemCategory, LineItem } from "../schema.ts";
import { singular } from "#shared/estimator/words/units.ts";

const IGNORED = new Set(
  "the a an of for to my our your his her their its it that this those these line item items lines price prices cost costs rate charge total amount quantity number count on in from new one ones hourly unit per description optional out off and".split(
    " ",
  ),
);
const CATEGORIES = wordTable<ItemCategory>({
  labor: "labor",
  labour: "labor",
  work: "labor",
  material: "material",
  part: "material",
  supply: "material",
  travel: "travel",
  mileage: "travel",
  fee: "fee",
});
const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");

const CARDINALS = "one two three four five six seven eight nine ten".split(" ");

/** The words that tell a line from others: lower case, singular. */
function contentOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu) ?? [];
  return words.map(singular).filter((word) => !IGNORED.has(word));
}

const alike = (said: string, written: string): boolean =>
  said === written ||
  (said.length >= 4 && written.length >= 4 && (written.startsWith(said) || said.startsWith(written)));

function byOrdinal(items: readonly LineItem[], phrase: string): LineItem | null {
  const match = /^(?:the )?(?:(\w+)(?: line| item| row| one)?|(?:line|item|row)(?: number)? (\w+))(?: item)?$/.exec(
    phrase,
  );
  const word = match?.[1] ?? match?.[2];
  if (word === undefined) return null;
  if (word === "last") return items.at(-1) ?? null;
  const position = Math.max(ORDINALS.indexOf(word), match?.[2] === undefined ? -1 : CARDINALS.indexOf(word));
  return position < 0 ? null : (items[position] ?? null);
}

/** How well a line answers to the words: 0 when a word of them is missing. */
function fit(item: LineItem, said: readonly string[]): number {
  const written = contentOf(item.description);
  const found = said.filter(
    (word) => written.some((other) => alike(word, other)) || CATEGORIES[word] === item.category,
  );
  if (found.length < said.length) return 0;
  const exact = said.filter((word) => written.includes(word)).length;
  return 1 + exact + exact / Math.max(written.length, 1);
}

/**
 * The line that a phrase such as "the gutter guards", "labor" or "the second line" means; `"several"` when more than
 * one answers equally well, null when none does.
 */
function findLine(content: Pick<DocumentContent, "items">, phrase: string): LineItem | "several" | null {
  const ordinal = byOrdinal(content.items, phrase.trim());
  if (ordinal !== null) return ordinal;
  const said = contentOf(phrase);
  if (said.length === 0) return null;
  let best: LineItem | "several" | null = null;
  let score = 0;
  for (const item of content.items) {
    const value = fit(item, said);
    if (value > score) [best, score] = [item, value];
    else if (value > 0 && value === score) best = "several";
  }
  return best;
}

/** The line that a phrase means, when it means exactly one. */
export function theLine(content: Pick<DocumentContent, "items">, phrase: string): LineItem | null {
  const found = findLine(content, phrase);
  return found === "several" ? null : found;
}

/** Every line that a phrase names: "everything" and "all prices" are all, "labor" all labor. Empty for none. */
export function linesOf(content: Pick<DocumentContent, "items">, phrase: string): LineItem[] {
  const words = phrase.trim();
  if (
    /^(?:(?:all|every|the|of|my|our|each|our|unit|line) ?)*(?:everything|prices?|lines?|items?|rates?|it all|all|board|total)?(?: of the prices| across the board)?$/.test(
      words,
    )
  )
    return words === "" ? [] : [...content.items];
  const [only, ...more] = contentOf(words);
  const category = only !== undefined && more.length === 0 ? CATEGORIES[only] : undefined;
  if (category !== undefined) return content.items.filter((item) => item.category === category);
  const line = theLine(content, words);
  return line === null ? [] : [line];
}
