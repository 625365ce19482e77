import { wordTable } from "#shared/word-table.ts";
import type { DocumentContent, ItemCategory, LineItem } from "../schema.ts";
import { looksPlural, singular } from "#shared/estimator/words/units.ts";
import { withoutPossessive } from "#shared/estimator/words/words.ts";
import { isWorkVerb } from "#shared/estimator/words/work-forms.ts";
import { isFlat } from "../line-figures.ts";
import { mistakesTo } from "../closest-words.ts";
import { lineAmount } from "../totals.ts";

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

/** No one names more words of lines in one breath. */
const MOST_LISTED = 12;

const CARDINALS = "one two three four five six seven eight nine ten".split(" ");

/** The words that tell a line from others: lower case, singular. */
function contentOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu) ?? [];
  return words.map((word) => singular(withoutPossessive(word))).filter((word) => !IGNORED.has(word));
}

const ENDING = /^(?:e?s|e?r|e?rs|ed|e|ings?|ations?|ments?|als?|y)$/;
const isFormOf = (longer: string, stem: string): boolean =>
  stem.length >= 4 && longer.startsWith(stem) && ENDING.test(longer.slice(stem.length));

/** "Paint" and "painting", but not "wall" and "wallpaper". */
const alike = (said: string, written: string): boolean =>
  said === written || isFormOf(said, written) || isFormOf(written, said);

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

/** What a line answers to, read once: of every instruction it is asked again and again. */
interface Names {
  written: string[];
  /** What it is measured in may be said of it too: "the helper hours", "24 cabinet doors". */
  unit: string[];
  /**
   * What it is: "Walk gate" a gate, "Water heater, 50 gallon" a heater, "Trim and baseboards" both. What is named by its work,
   * as "Tear out old fence" is, is no fence.
   */
  heads: string[];
}
const SPOKEN_UNITS = wordTable<string>({ ft: "foot", sq: "square", yd: "yard" });
const namesKnown = new WeakMap<LineItem, Names>();

function headsOf(description: string): string[] {
  const [name = ""] = description.toLowerCase().split(/[,(:]| (?:for|with|in|on|of|at|to|from|by) /);
  return name.split(/ (?:and|&) /).flatMap((part) => {
    const words = contentOf(part);
    const [first = "", last = ""] = [words[0], words.at(-1)];
    return last === "" || (words.length > 1 && isWorkVerb(first)) ? [] : [last];
  });
}

function namesOf(item: LineItem): Names {
  const names = namesKnown.get(item) ?? {
    written: contentOf(item.description),
    unit: contentOf(item.unit ?? "").flatMap((word) => [word, SPOKEN_UNITS[word] ?? word]),
    heads: headsOf(item.description),
  };
  namesKnown.set(item, names);
  return names;
}

/** How well a line answers to the words: 0 when a word of them is missing. How long its name is says nothing of it. */
function fit(item: LineItem, said: readonly string[]): number {
  const { written, unit } = namesOf(item);
  const isFound = (word: string) =>
    CATEGORIES[word] === item.category || unit.includes(word) || written.some((other) => alike(word, other));
  if (!said.every(isFound)) return 0;
  const exact = said.filter((word) => written.includes(word)).length;
  return 1 + exact;
}

type Lines = Pick<DocumentContent, "items">;

const fitting = ({ items }: Lines, said: readonly string[]): LineItem[] =>
  said.length === 0 ? [] : items.filter((item) => fit(item, said) > 0);

/** Shorter words are too like others: "wall" and "walk". */
const LEAST_MISTAKEN = 7;

/** The words of the lines' names, and what a word was taken for: each instruction asks again and again. */
interface Spelling {
  written: ReadonlySet<string>;
  meant: Map<string, string>;
}
const spellings = new WeakMap<readonly LineItem[], Spelling>();

function spellingOf(items: readonly LineItem[]): Spelling {
  const spelling = spellings.get(items) ?? {
    written: new Set(items.flatMap((item) => namesOf(item).written)),
    meant: new Map<string, string>(),
  };
  spellings.set(items, spelling);
  return spelling;
}

/** "Architectural" for "architectual": the one word of the lines that it is a mistake away from. */
function wordMeant({ written, meant }: Spelling, word: string): string {
  const known = meant.get(word);
  if (known !== undefined) return known;
  const others = [...written];
  const likely = others.filter(
    (other) => Math.abs(other.length - word.length) < 2 && word[0] === other[0] && mistakesTo(word, other) <= 1,
  );
  const [only = word, another] = likely;
  const right = another !== undefined || others.some((other) => alike(word, other)) ? word : only;
  meant.set(word, right);
  return right;
}

/** What was said in the words of the lines: "deadbolt" for "dead bolt" too. */
function asWritten(items: readonly LineItem[], said: readonly string[]): string[] {
  const spelling = spellingOf(items);
  const isJoined = (first: string | undefined, second: string | undefined) =>
    first !== undefined && second !== undefined && spelling.written.has(first + second);
  return said.flatMap((word, index) => {
    if (isJoined(said[index - 1], word)) return [];
    if (isJoined(word, said[index + 1])) return [`${word}${said[index + 1]}`];
    return [word.length < LEAST_MISTAKEN ? word : wordMeant(spelling, word)];
  });
}

/** The words of a phrase; those that no line answers to, as the lines spell them. */
function wordsMeant(content: Lines, phrase: string): string[] {
  const said = contentOf(phrase);
  return fitting(content, said).length > 0 ? said : asWritten(content.items, said);
}

const ofKind = (items: readonly LineItem[], said: readonly string[]): LineItem[] =>
  items.filter((item) => namesOf(item).heads.some((head) => alike(said.at(-1) ?? "", head)));

/** Every line that answers to the words of a phrase, however well. */
export const linesAnswering = (content: Lines, phrase: string): LineItem[] =>
  fitting(content, wordsMeant(content, phrase));

/** True for a line that has this name and no word more. */
function isNamedSo(item: LineItem, said: readonly string[]): boolean {
  const { written } = namesOf(item);
  return written.length === said.length && said.every((word) => written.includes(word));
}

/**
 * The line that a phrase such as "the gutter guards", "labor" or "the second line" means; several when more than one
 * answers to it: who says "the gate" of a document with two has not said which. None when no line does.
 */
export function linesMeant(content: Lines, phrase: string): LineItem[] {
  const ordinal = byOrdinal(content.items, phrase.trim());
  if (ordinal !== null) return [ordinal];
  const said = wordsMeant(content, phrase);
  const lines = fitting(content, said);
  if (lines.length < 2) return lines;
  const best = Math.max(...lines.map((item) => fit(item, said)));
  const ways = [
    lines.filter((item) => isNamedSo(item, said)),
    ofKind(lines, said),
    lines.filter((item) => fit(item, said) === best),
  ];
  return ways.find((found) => found.length > 0) ?? [];
}

/** True when a line with a price has this very name: it is not added again. */
export const isThere = ({ items }: Lines, phrase: string): boolean =>
  items.some((item) => lineAmount(item) !== null && isNamedSo(item, contentOf(phrase)));

/** The line that a phrase means, when it means exactly one. */
export function theLine(content: Lines, phrase: string): LineItem | null {
  const [line, another] = linesMeant(content, phrase);
  return line === undefined || another !== undefined ? null : line;
}

const QUANTIFIED = /^(?<how>both|all|each|every)(?: of)?(?: (?:the|my|our|those|these|your))? (?<what>.+)$/;

/** "Both gates", "all the lights", "every bedroom": all lines of a kind. Null for words that do not say so, or of another number. */
export function quantifiedLines(content: Lines, phrase: string): LineItem[] | null {
  const { how, what } = QUANTIFIED.exec(phrase.trim())?.groups ?? {};
  if (how === undefined || what === undefined) return null;
  const said = wordsMeant(content, what);
  const all = fitting(content, said);
  const kind = ofKind(all, said);
  const lines = kind.length > 0 ? kind : all;
  const isTwo = lines.length === 2 || (lines.length === 1 && lines[0]?.quantity === 2000);
  return lines.length === 0 || (how === "both" && !isTwo) ? null : lines;
}

/** "The gates", said without a number: all of them, when each is one. */
export function pluralLines(content: Lines, phrase: string): LineItem[] | null {
  if (!looksPlural(phrase.trim().split(" ").at(-1) ?? "")) return null;
  const lines = linesMeant(content, phrase);
  return lines.length > 1 && lines.every(isFlat) ? lines : null;
}

/** The lines whose names stand one behind the other: "gate, guards and haul away". Null when a word names none. */
export function listedLines(content: Lines, phrase: string): LineItem[] | null {
  // "the river rock delivery" is one thing
  if (!/ (?:and|or|the) /.test(phrase)) return null;
  const words = phrase.split(" ").filter((word) => !/^(?:and|or|the|my|our|also|both)$/.test(word));
  if (words.length > MOST_LISTED) return null;
  const dead = new Set<number>();
  const from = (begin: number): LineItem[] | null => {
    if (dead.has(begin)) return null;
    for (let end = words.length; end > begin; end--) {
      const line = theLine(content, words.slice(begin, end).join(" "));
      if (line === null) continue;
      const rest = end === words.length ? [] : from(end);
      if (rest !== null && !rest.includes(line)) return [line, ...rest];
    }
    dead.add(begin);
    return null;
  };
  return from(0);
}

/** Every line that a phrase names: "everything" and "all prices" are all, "labor" all labor. Empty for none. */
export function linesOf(content: Lines, phrase: string): LineItem[] {
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
  return line === null ? (quantifiedLines(content, words) ?? listedLines(content, words) ?? []) : [line];
}
