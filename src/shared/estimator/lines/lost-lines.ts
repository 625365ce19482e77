import { centsFromDollars, formatMoney, isBeyondMost, multiply, thousandths, type Cents } from "#shared/money.ts";
import { wordSet } from "#shared/word-set.ts";
import type { HeardJob } from "../hear-job.ts";
import { likelyLost } from "../likelihood/likelihood.ts";
import { spoken } from "../numbers/spoken.ts";
import { EACH } from "../roles/per-unit.ts";
import { categoryOf } from "../words/nature.ts";
import { isNumberWord } from "../words/number-words.ts";
import { isShortTalk } from "../words/short-talk.ts";
import { stem } from "../words/stem.ts";
import { at, beginsSentence, normsAt, type Token } from "../words/tokens.ts";
import { isMeasure, unitAt } from "../words/units.ts";
import { couldName, CURRENCY, FILLERS } from "../words/words.ts";
import { describe } from "./describe.ts";
import { priceChoices } from "./doubted-prices.ts";
import { CHANGING, TELLING } from "./line-talk.ts";
import type { Draft } from "./line-words.ts";
import { lostNumbers, type LostNumber, type Written } from "./lost-numbers.ts";
import { MEASURES } from "./no-prices.ts";
import { insertInOrder } from "./with-asked.ts";

const ONE = thousandths(1000);
/** From here on a number that stands nowhere is asked about (`bench/lost-numbers.ts`). */
const LIMIT = 0.2;
/** Short talk is understood nearly always: there from here on. */
const LIMIT_OF_SHORT = 0.5;
/** So many lines are asked about at most. */
const MOST = 4;
/** So many prices are offered for one of them. */
const MOST_PRICES = 4;
/** Numbers so close say one price: "twenty three fifty each that's | seven thousand fifty". */
const CLOSE = 5;
/** So many words before a number may say what it is for. */
const REACH = 12;
/** So many words that name something are enough. */
const MOST_NAMES = 4;

/** A number that was lost, and how likely it is a price. */
interface LikelyLost extends LostNumber {
  likely: number;
}

/** Those of some numbers, in the order in which they were said, that stand close. */
function groupsOf(lost: readonly LikelyLost[]): LikelyLost[][] {
  const groups: LikelyLost[][] = [];
  for (const one of lost) {
    const last = groups.at(-1)?.at(-1);
    if (last && one.number.first - last.number.last <= CLOSE) groups.at(-1)?.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** What leads to a price or goes with it, and names nothing: "a day each | which makes". */
const BESIDE_PRICE = wordSet(
  "makes make comes come square cubic linear minus plus total all another is was which more less $",
);
const PER = wordSet("a an per");
/** Shorter words are no names. */
const SHORTEST = 3;

/** True for a word that may say what a price is for, and is no unit: "thirty two | a foot is". */
function mayName(tokens: readonly Token[], index: number | undefined): boolean {
  const [word, before] = [at(tokens, index), at(tokens, (index ?? 0) - 1)];
  if (!couldName(word) || isNumberWord(word) || CURRENCY.has(word) || EACH.has(word)) return false;
  // "60 | watt", "the 14 | th"
  if (MEASURES.has(word) || word.length < SHORTEST) return false;
  if (BESIDE_PRICE.has(word) || FILLERS.has(word) || CHANGING.has(word) || TELLING.has(word)) return false;
  if (unitAt(before, word) !== null) return false;
  const unit = unitAt(word, undefined);
  return unit === null || !(PER.has(before) || (isNumberWord(before) && isMeasure(unit.unit)));
}

/** The words that say what a price is for: the nearest before it, to the number before or to where their sentence begins; else those behind. */
function wordsFor({ tokens }: HeardJob, first: number, last: number): number[] {
  const before: number[] = [];
  let names = 0;
  for (let index = first - 1; index >= 0 && index >= first - REACH && names < MOST_NAMES; index--) {
    const word = at(tokens, index);
    if (names > 0 && (isNumberWord(word) || CURRENCY.has(word) || word === "$")) break;
    if (mayName(tokens, index)) names++;
    if (names > 0 && !FILLERS.has(word) && !CHANGING.has(word)) before.unshift(index);
    if (names > 0 && beginsSentence(tokens[index])) break;
  }
  const named = trimmed(tokens, before);
  if (named.length > 0) return named;
  const behind: number[] = [];
  for (let index = last + 1; index < tokens.length && index <= last + REACH; index++) {
    if (beginsSentence(tokens[index]) || isNumberWord(at(tokens, index))) break;
    behind.push(index);
  }
  return trimmed(tokens, behind);
}

/** The words from the first to the last that name something. */
function trimmed(tokens: readonly Token[], words: readonly number[]): number[] {
  const names = (index: number) => mayName(tokens, index);
  const first = words.findIndex(names);
  return first < 0 ? [] : words.slice(first, words.findLastIndex(names) + 1);
}
const DROPS = wordSet("forget strike drop scratch skip leave cancel remove pull lose without no not off");
/** So many words before a thing it is said that it is dropped. */
const DROPPED_BY = 4;

/** "Delivery, $25 ... so | strike delivery": what is dropped later has no price. */
function isDropped(tokens: readonly Token[], words: readonly number[], last: number): boolean {
  const named = new Set(words.filter((index) => mayName(tokens, index)).map((index) => stem(at(tokens, index))));
  for (let index = last + 1; index < tokens.length; index++) {
    if (!named.has(stem(at(tokens, index)))) continue;
    for (let before = Math.max(last + 1, index - DROPPED_BY); before < index; before++)
      if (DROPS.has(at(tokens, before))) return true;
  }
  return false;
}

function textOf(prices: readonly Cents[], name: string): string {
  const said = `You said ${prices.map(formatMoney).join(" or ")}.`;
  const which = prices.length > 1 ? "Which is" : "Is it";
  return name === ""
    ? `${said} ${which} a price of its own?`
    : `${said} ${which} the price for “${name.slice(0, 150)}”?`;
}

/** A line that waits for a tap: what was said to cost something and stands nowhere. */
function lineOf(job: HeardJob, group: readonly LikelyLost[]): Draft | null {
  const { text, tokens } = job;
  const [first, last] = [group[0]?.number, group.at(-1)?.number];
  if (!first || !last) return null;
  const words = wordsFor(job, first.first, last.last);
  if (isDropped(tokens, words, last.last)) return null;
  const name = describe(text, tokens, words);
  const likeliest = group.toSorted((one, other) => other.likely - one.likely);
  const prices = [...new Set(likeliest.map(({ dollars }) => centsFromDollars(dollars)))].slice(0, MOST_PRICES);
  const source = spoken(text, tokens, first.first, last.last);
  const from = Math.min(first.first, ...words);
  const description = name || "Item";
  return {
    item: {
      description,
      quantity: ONE,
      unit: null,
      unitPrice: null,
      amount: null,
      category: categoryOf(normsAt(tokens, words), null, name),
      optional: false,
      sources: { description: spoken(text, tokens, from, Math.max(last.last, ...words)) },
    },
    questions: [{ text: textOf(prices, name), field: "unitPrice", source, choices: priceChoices(prices) }],
    task: false,
    priced: false,
    total: false,
  };
}

/** The line with the prices of another of the same name, which is the same thing. A price is one of each where another is what all come to, else it is of all. */
function withPricesOf(draft: Draft, lost: Draft): Draft {
  const [known, [asked]] = [draft.questions[0]?.choices ?? [], lost.questions];
  if (!asked) return draft;
  const { quantity } = draft.item;
  const prices = known.filter(({ change }) => change.unitPrice !== undefined && change.quantity === undefined);
  const sums = new Set((asked.choices ?? []).map(({ change }) => change.unitPrice));
  const others = (asked.choices ?? []).map((choice) => {
    const { unitPrice } = choice.change;
    const isOfEach =
      unitPrice !== undefined && !isBeyondMost(unitPrice, quantity) && sums.has(multiply(unitPrice, quantity));
    return unitPrice === undefined || quantity === ONE || isOfEach
      ? choice
      : { ...choice, change: { unitPrice, quantity: ONE } };
  });
  return { ...draft, questions: [{ ...asked, choices: [...prices.slice(0, MOST_PRICES), ...others] }] };
}
/** The lines with those that wait for an answer, in the order in which they were said. */
export function withLost(drafts: readonly Draft[], lost: readonly Draft[]): Draft[] {
  const all = [...drafts];
  for (const one of lost) {
    const { description } = one.item;
    const known = all.findIndex(({ item }) => item.unitPrice === null && item.description === description);
    const open = all[known];
    if (open) all[known] = withPricesOf(open, one);
    else insertInOrder(all, one);
  }
  return all;
}

/** What is asked of numbers that stand nowhere on a document and likely are prices of its job: lines that wait for an answer, in the order in which they were said. */
export function lostLines(job: HeardJob, written: Written): Draft[] {
  const limit = isShortTalk(job.tokens) ? LIMIT_OF_SHORT : LIMIT;
  const lost = lostNumbers(job, written).map((number) => ({ ...number, likely: likelyLost(number.measures) }));
  const groups = groupsOf(lost.filter(({ likely }) => likely >= limit));
  const likeliest = new Set(groups.toSorted((one, other) => mostOf(other) - mostOf(one)).slice(0, MOST));
  return groups.filter((group) => likeliest.has(group)).flatMap((group) => lineOf(job, group) ?? []);
}

const mostOf = (group: readonly LikelyLost[]): number => Math.max(...group.map(({ likely }) => likely));
