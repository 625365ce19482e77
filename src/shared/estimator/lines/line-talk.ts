import { wordSet } from "#shared/word-set.ts";
import { asSaid, upTo } from "../likelihood/sorted.ts";
import { statementBefore, type Statement } from "../likelihood/statements.ts";
import { sameSum, type Figure } from "../numbers/figure.ts";
import { isDigits } from "../words/number-words.ts";
import type { SpokenNumber } from "../words/spoken-number.ts";
import { at, type Token } from "../words/tokens.ts";
import { couldName } from "../words/words.ts";
import type { HeardLine } from "./doubt.ts";
import { stemsOf, type Draft } from "./line-words.ts";

/** Who changes their mind, thinks aloud, tells of others, and adds up. */
export const CHANGING = wordSet(
  "no wait actually sorry hmm instead scratch make meant mean rather nope oops hang hold nah",
);
export const THINKING = wordSet(
  "see think let lemme uh um hm hmm mm what how where wait okay yeah well say call figure guess ah huh right",
);
export const TELLING = wordSet("he she they told said says asked wants wanted was were had last guy usually normally");
const SUMMING = wordSet("that's makes comes so altogether together total all plus times is");

/** A number of a talk, with all that it may mean. */
export interface TalkNumber {
  first: number;
  last: number;
  values: readonly number[];
}
const firstOfNumber = ({ first }: TalkNumber): number => first;
const same = (one: number): number => one;

/** The numbers of a talk as they were said: those that figures were made of as these read them. */
function numbersOf(figures: readonly Figure[], numbers: readonly SpokenNumber[]): TalkNumber[] {
  const all: TalkNumber[] = [];
  const read = new Set<number>();
  for (const { number, scale } of figures) {
    const { first, last, readings } = number;
    for (let index = first; index <= last; index++) read.add(index);
    all.push({ first, last, values: readings.map(({ value }) => value * scale) });
  }
  for (const { first, last, readings } of numbers)
    if (!read.has(first)) all.push({ first, last, values: readings.map(({ value }) => value) });
  return all.sort((one, other) => one.first - other.first);
}

/** How many of a list have each value. */
export function counted<T>(list: Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** Shorter stems name too much. */
const SHORTEST = 4;
const longStems = (draft: Draft): ReadonlySet<string> => {
  const stems = new Set<string>();
  for (const stem of stemsOf(draft)) if (stem.length >= SHORTEST) stems.add(stem);
  return stems;
};
export const amountOf = ({ draft }: HeardLine): number => draft?.item.amount ?? 0;
const isPriced = ({ draft }: HeardLine): boolean => draft?.priced === true;
export const isCounted = ({ draft }: HeardLine): boolean => draft !== null && draft.item.quantity !== ONE;
/** A count of one, in thousandths. */
const ONE = 1000;
export const hasCents = ({ draft }: HeardLine): boolean => (draft?.item.unitPrice ?? 0) % 100 !== 0;

/** Other lines than the one of some value: their least or largest, and what all come to. */
class Values {
  readonly sorted: readonly number[];
  readonly sum: number;

  constructor(values: number[]) {
    this.sorted = values.sort((one, other) => one - other);
    this.sum = values.reduce((all, one) => all + one, 0);
  }

  get count(): number {
    return this.sorted.length;
  }

  leastBeside(own: number): number {
    return (this.sorted[0] === own ? this.sorted[1] : this.sorted[0]) ?? 0;
  }

  mostBeside(own: number): number {
    return (this.sorted.at(-1) === own ? this.sorted.at(-2) : this.sorted.at(-1)) ?? 0;
  }

  middleBeside(own: number): number {
    const place = upTo(this.sorted, own, same) - 1;
    const middle = Math.floor((this.sorted.length - 1) / 2);
    return this.sorted[middle < place ? middle : middle + 1] ?? 0;
  }

  /** What the others come to in the middle. */
  meanBeside(own: number, without: number): number {
    return this.count > 1 ? (this.sum - own) / (this.count - 1) : without;
  }
}

/** A talk, to tell how each of its lines was made: what is asked of it for each is found without going through all of it. Amounts in cents. */
export class LineTalk {
  readonly tokens: readonly Token[];
  readonly statements: readonly Statement[];
  readonly heard: readonly HeardLine[];
  readonly #figures: readonly Figure[];

  constructor(
    tokens: readonly Token[],
    figures: readonly Figure[],
    statements: readonly Statement[],
    heard: readonly HeardLine[],
  ) {
    this.tokens = tokens;
    this.statements = statements;
    this.heard = heard;
    this.#figures = figures;
  }

  /** The place of the statement in which a token is, or -1. */
  statementAt(index: number): number {
    const start = this.tokens[index]?.start ?? -1;
    const place = statementBefore(this.statements, start);
    return start < (this.statements[place]?.end ?? -1) ? place : -1;
  }

  /** The talk with all that is counted in it. */
  measured(numbers: readonly SpokenNumber[], likely: ReadonlyMap<Draft, number>, doubts: number): MeasuredTalk {
    return new MeasuredTalk(this, numbersOf(asSaid(this.#figures), numbers), likely, doubts);
  }
}

/** So many numbers before and behind a price are reckoned with. */
const NEAR = 6;

/** How many words of a talk change, think, tell and add up; marks, dollar signs, words in digits, and such that stand behind each other. */
export class TalkWords {
  changing = 0;
  thinking = 0;
  telling = 0;
  summing = 0;
  stops = 0;
  commas = 0;
  signs = 0;
  digits = 0;
  split = 0;

  constructor(tokens: readonly Token[]) {
    let before = "";
    for (const { norm, gap } of tokens) {
      if (CHANGING.has(norm)) this.changing++;
      if (THINKING.has(norm)) this.thinking++;
      if (TELLING.has(norm)) this.telling++;
      if (SUMMING.has(norm)) this.summing++;
      if (norm === "$") this.signs++;
      if (gap === "stop") this.stops++;
      if (gap === "comma") this.commas++;
      if (isDigits(norm)) {
        this.digits++;
        if (isDigits(before)) this.split++;
      }
      before = norm;
    }
  }
}

/** What is counted once in a talk whose lines are measured. */
export class MeasuredTalk extends TalkWords {
  readonly talk: LineTalk;
  readonly numbers: readonly TalkNumber[];
  readonly likely: ReadonlyMap<Draft, number>;
  /** How many lines a rule doubts. */
  readonly doubts: number;
  readonly amounts: Values;
  readonly unitPrices: Values;
  readonly likelihoods: Values;
  readonly priced: number;
  readonly counted: number;
  readonly withCents: number;
  /** Lines whose names have one word, and those that have none. */
  readonly bare: number;
  readonly nameless: number;
  readonly #amounts: ReadonlyMap<number, number>;
  readonly #stems = new Map<string, number>();
  readonly #stemsOf = new Map<Draft, ReadonlySet<string>>();
  readonly #numbersIn: ReadonlyMap<number, number>;
  readonly #pricesIn: ReadonlyMap<number, number>;

  constructor(talk: LineTalk, numbers: readonly TalkNumber[], likely: ReadonlyMap<Draft, number>, doubts: number) {
    super(talk.tokens);
    this.talk = talk;
    this.numbers = numbers;
    this.likely = likely;
    this.doubts = doubts;
    const priced = talk.heard.filter(isPriced);
    const amounts = priced.map(amountOf);
    this.amounts = new Values(amounts.filter((amount) => amount > 0));
    this.unitPrices = new Values(priced.map(({ draft }) => draft?.item.unitPrice ?? 0).filter((price) => price > 0));
    this.likelihoods = new Values(priced.map(({ draft }) => this.likelyOf(draft)));
    this.priced = priced.length;
    this.counted = priced.filter(isCounted).length;
    this.withCents = priced.filter(hasCents).length;
    const named = priced.map((line) => this.named(line));
    this.bare = named.filter((words) => words <= 1).length;
    this.nameless = named.filter((words) => words === 0).length;
    this.#amounts = counted(amounts);
    for (const { draft } of talk.heard) {
      if (!draft) continue;
      const stems = longStems(draft);
      this.#stemsOf.set(draft, stems);
      for (const stem of stems) this.#stems.set(stem, (this.#stems.get(stem) ?? 0) + 1);
    }
    this.#numbersIn = counted(numbers.map(({ first }) => talk.statementAt(first)));
    this.#pricesIn = counted(
      talk.heard.map(({ candidate: { price } }) => (price ? talk.statementAt(price.number.first) : -1)),
    );
  }

  likelyOf(draft: Draft | null): number {
    return draft === null ? 1 : (this.likely.get(draft) ?? 1);
  }

  /** How many words name a line; -1 for none. */
  named(line: HeardLine | undefined): number {
    if (line === undefined) return -1;
    let count = 0;
    for (const index of line.candidate.words) if (couldName(at(this.talk.tokens, index))) count++;
    return count;
  }

  /** How many other lines come to an amount. */
  alike(amount: number): number {
    return (this.#amounts.get(amount) ?? 1) - 1;
  }

  /** How many words of a line's name another line has too. */
  shared(draft: Draft): number {
    let count = 0;
    for (const stem of this.#stemsOf.get(draft) ?? []) if ((this.#stems.get(stem) ?? 0) > 1) count++;
    return count;
  }

  numbersIn(statement: number): number {
    return statement < 0 ? 0 : (this.#numbersIn.get(statement) ?? 0);
  }

  pricesIn(statement: number): number {
    return statement < 0 ? 0 : (this.#pricesIn.get(statement) ?? 0);
  }

  /** Where in the list of numbers the first stands that begins at a token or behind it. */
  numberAt(index: number): number {
    return upTo(this.numbers, index - 1, firstOfNumber);
  }

  /** The numbers round one that are not a line's own. */
  around(place: number, isOwn: (number: TalkNumber) => boolean): TalkNumber[] {
    return this.numbers.slice(Math.max(0, place - NEAR), place + NEAR + 1).filter((number) => !isOwn(number));
  }
}

/** True when a number may say a sum, in dollars. */
export function says({ values }: TalkNumber, sum: number): boolean {
  for (let reading = 0; reading < values.length; reading++) if (sameSum(values[reading] ?? 0, sum)) return true;
  return false;
}
