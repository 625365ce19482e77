import type { LineItem } from "#shared/documents/schema.ts";
import { cents, isBeyondMost, multiply, type Cents } from "#shared/money.ts";
import type { HeardJob } from "../hear-job.ts";
import { likelihoods } from "../likelihood/likelihood.ts";
import { statementBefore } from "../likelihood/statements.ts";
import { sameSum, type Figure } from "../numbers/figure.ts";
import type { OpenQuestion } from "../open-question.ts";
import { EACH } from "../roles/per-unit.ts";
import { isDigits, isNumberWord } from "../words/number-words.ts";
import type { SpokenNumber } from "../words/spoken-number.ts";
import { at, beginsSentence } from "../words/tokens.ts";
import { unitAt } from "../words/units.ts";
import { couldName, CURRENCY } from "../words/words.ts";
import { CHANGING, counted, TalkWords, TELLING, THINKING } from "./line-talk.ts";
import { log, roundness, times } from "./magnitudes.ts";
import { isNoPrice } from "./no-prices.ts";

/** A number of a talk that stands nowhere on its document, and what tells whether it is a price that was lost. */
export interface LostNumber {
  number: SpokenNumber;
  /** By its likeliest reading. */
  dollars: number;
  measures: Float64Array;
}

/** What was written of a talk. */
export interface Written {
  items: readonly LineItem[];
  questions: readonly OpenQuestion[];
}

/** Nothing is sold for less or more, in dollars. */
const [LEAST, MOST] = [3, 100_000];
/** More measures than any number has. */
const MOST_MEASURES = 96;
/** Further than this is all the same, in words. */
const FAR = 30;
/** So many numbers on either side are reckoned with. */
const NEAR = 3;
const NOTHING = cents(0);
const ROLES = ["money", "quantity", "dimension", "percent"];

const near = (distance: number): number => Math.min(FAR, distance);

/** A number as it was said, with the figure that was made of it. */
interface Said {
  number: SpokenNumber;
  figure: Figure | undefined;
  /** By each reading. */
  dollars: readonly number[];
  /** Whether it stands on the document or is asked about. */
  stands: boolean;
}

/** What is offered first for each line that waits for its price. */
function offered({ questions }: Written): Map<number, Cents> {
  const first = new Map<number, Cents>();
  for (const { line, choices = [] } of questions) {
    const price = choices[0]?.change.unitPrice;
    if (line !== null && price !== undefined && !first.has(line)) first.set(line, price);
  }
  return first;
}

/** Cents of what counts so many, in thousandths: 12 pieces are told as $12.00 are. */
const asCents = (quantity: number): number => quantity / 10;

/** The sums in cents that stand on a document: prices, counts, amounts, and what they come to up to each line, with what is offered for lines that wait and without. */
function standing(written: Written): Set<number> {
  const all = new Set<number>();
  const open = offered(written);
  let [sum, withOpen] = [0, 0];
  for (const [line, { unitPrice, amount, quantity }] of written.items.entries()) {
    if (unitPrice !== null) all.add(unitPrice);
    if (amount !== null) all.add(amount);
    all.add(asCents(quantity));
    all.add((sum += amount ?? 0));
    const price = open.get(line) ?? NOTHING;
    all.add((withOpen += amount ?? (isBeyondMost(price, quantity) ? NOTHING : multiply(price, quantity))));
  }
  return all;
}

const SUM = /\$([\d,]+\.\d\d)/g;

/** The sums in cents that questions speak of, or offer. */
function askedAbout({ questions }: Written): Set<number> {
  const all = new Set<number>();
  const hear = (text: string): void => {
    for (const [, sum = ""] of text.matchAll(SUM)) all.add(Math.round(Number(sum.replaceAll(",", "")) * 100));
  };
  for (const { text, choices = [] } of questions) {
    hear(text);
    for (const { label } of choices) hear(label);
  }
  return all;
}

/** The numbers of a talk, each with whether it stands on the document. */
function saidNumbers({ figures, numbers }: HeardJob, written: Written): Said[] {
  const stands = standing(written);
  let asked: Set<number> | undefined;
  const figureOf = new Map<number, Figure>();
  for (const figure of figures) figureOf.set(figure.number.first, figure);
  return numbers.map((number) => {
    const figure = figureOf.get(number.first);
    const dollars = number.readings.map(({ value }) => value * (figure?.scale ?? 1));
    const isKnown = (value: number): boolean => {
      const sum = Math.round(value * 100);
      return stands.has(sum) || (asked ??= askedAbout(written)).has(sum);
    };
    return { number, figure, dollars, stands: dollars.some(isKnown) };
  });
}

/** True for a number that prices a line which stands. */
const prices = ({ stands, figure }: Said): boolean => stands && figure?.role === "money";

/** What is counted once in a talk whose numbers are measured. */
class SaidTalk extends TalkWords {
  /** How often each value is said. */
  readonly values: ReadonlyMap<number, number>;
  /** Of each statement its numbers, and those that price a line. */
  readonly inside: ReadonlyMap<number, number>;
  readonly priced: ReadonlyMap<number, number>;
  /** Of each number how far the next price stands before it and behind, in words. */
  readonly before: number[] = [];
  readonly behind: number[] = [];
  /** How many stand nowhere. */
  readonly lost: number;

  constructor({ tokens, statements }: HeardJob, said: readonly Said[]) {
    super(tokens);
    const statementOf = ({ number }: Said): number => statementBefore(statements, number.start);
    this.values = counted(said.map(({ dollars }) => dollars[0] ?? 0));
    this.inside = counted(said.map(statementOf));
    this.priced = counted(said.filter(prices).map(statementOf));
    this.lost = said.filter(({ stands }) => !stands).length;
    let last = -FAR;
    for (const one of said) {
      this.before.push(near(one.number.first - last));
      if (prices(one)) last = one.number.last;
    }
    let next = Infinity;
    for (const one of said.toReversed()) {
      this.behind.push(near(next - one.number.last));
      if (prices(one)) next = one.number.first;
    }
    this.behind.reverse();
  }
}

/** Measures of the numbers of one talk. */
class NumberMeasures {
  readonly #job: HeardJob;
  readonly #said: readonly Said[];
  readonly #written: Written;
  readonly #likely: (figure: Figure) => number;
  readonly #amounts: readonly number[];
  readonly #talk: SaidTalk;
  readonly #open: number;
  readonly #values = new Float64Array(MOST_MEASURES);
  #count = 0;

  constructor(job: HeardJob, said: readonly Said[], written: Written) {
    this.#job = job;
    this.#said = said;
    this.#written = written;
    this.#likely = likelihoods(job.tokens);
    this.#talk = new SaidTalk(job, said);
    this.#open = written.items.filter(({ amount }) => amount === null).length;
    this.#amounts = written.items.flatMap(({ amount }) => (amount ? amount / 100 : [])).toSorted((a, b) => a - b);
  }

  of(place: number): Float64Array {
    this.#count = 0;
    this.#addSaid(place);
    this.#addWords(place);
    this.#addBeside(place);
    this.#addStatement(place);
    this.#addTalk(place);
    return this.#values.slice(0, this.#count);
  }

  #add(...values: readonly (number | boolean)[]): void {
    for (const value of values) this.#values[this.#count++] = Number(value);
  }

  #at(index: number): string {
    return at(this.#job.tokens, index);
  }

  #addSaid(place: number): void {
    const said = this.#said[place];
    if (!said) return;
    const { number, figure, dollars } = said;
    const value = dollars[0] ?? 0;
    this.#add(figure ? ROLES.indexOf(figure.role) : -1, figure ? this.#likely(figure) : -1);
    this.#add(figure?.sure ?? false, figure?.per ?? false, figure?.whole ?? false, figure?.others ?? false);
    this.#add(figure?.told ?? false, figure?.confirmed ?? false, figure?.unit != null, !!figure?.corrected);
    this.#add(this.#job.taken[number.first] ?? 0, number.priceShaped, number.readings.length);
    this.#add(log(value), roundness(value), value % 1 !== 0, number.last - number.first + 1, isDigits(this.#at(number.first))); // prettier-ignore
    const middle = this.#amounts[this.#amounts.length >> 1] ?? 0;
    this.#add(middle > 0 ? times(value, middle) : 0, times(value, this.#amounts.at(-1) ?? 0));
    this.#add((this.#talk.values.get(value) ?? 1) - 1);
  }

  /** The words right before it and behind. */
  #addWords(place: number): void {
    const { number } = this.#said[place] ?? {};
    if (!number) return;
    const { tokens } = this.#job;
    const [b0, b1, b2] = [this.#at(number.first - 1), this.#at(number.first - 2), this.#at(number.first - 3)];
    this.#add(b0 === "at", b0 === "for", b0 === "is" || b0 === "was" || b0.endsWith("'s"), couldName(b0), b0 === "$");
    this.#add([b0, b1, b2].filter((word) => CHANGING.has(word)).length);
    this.#add([b0, b1, b2].filter((word) => TELLING.has(word)).length);
    this.#add([b0, b1, b2].filter((word) => THINKING.has(word)).length);
    this.#add(beginsSentence(tokens[number.first]), unitAt(b0, undefined) !== null);
    const [a0, a1, a2] = [this.#at(number.last + 1), this.#at(number.last + 2), this.#at(number.last + 3)];
    this.#add(EACH.has(a0), (a0 === "a" || a0 === "an") && unitAt(a1, a2) !== null, CURRENCY.has(a0));
    this.#add(unitAt(a0, a1) !== null, couldName(a0), isNumberWord(a0), a0 === "", beginsSentence(tokens[number.last + 1])); // prettier-ignore
    this.#add([a0, a1, a2].filter((word) => CHANGING.has(word)).length);
    this.#add([a0, a1, a2].filter((word) => TELLING.has(word)).length);
  }

  /** The numbers beside it, what they make with it, and what is said between. */
  #addBeside(place: number): void {
    const said = this.#said[place];
    if (!said) return;
    const value = said.dollars[0] ?? 0;
    const [before, behind] = [this.#said[place - 1], this.#said[place + 1]];
    for (const other of [before, behind]) {
      this.#add(other?.stands ?? false, other ? times(value, other.dollars[0] ?? 0) : 0);
      this.#add(other?.figure ? ROLES.indexOf(other.figure.role) : -1);
    }
    this.#add(before ? near(said.number.first - before.number.last) : FAR);
    this.#add(behind ? near(behind.number.first - said.number.last) : FAR);
    let [product, factor, sum, part] = [0, 0, 0, 0];
    const around = this.#said.slice(Math.max(0, place - NEAR), place + NEAR + 1).filter((other) => other !== said);
    for (const [index, one] of around.entries())
      for (const [other, two] of around.entries()) {
        if (index === other) continue;
        const [a, b] = [one.dollars[0] ?? 0, two.dollars[0] ?? 0];
        if (index < other && a > 1 && b > 1 && sameSum(a * b, value)) product = Math.max(product, 1 + Number(one.stands) + Number(two.stands)); // prettier-ignore
        if (a > 1 && sameSum(value * a, b)) factor = Math.max(factor, 1 + Number(two.stands));
        if (index < other && sameSum(a + b, value)) sum = Math.max(sum, 1 + Number(one.stands) + Number(two.stands));
        if (sameSum(value + a, b)) part = Math.max(part, 1 + Number(two.stands));
      }
    this.#add(product, factor, sum, part);
    for (const [from, to] of [
      [before ? before.number.last + 1 : Math.max(0, said.number.first - FAR), said.number.first],
      [said.number.last + 1, behind ? behind.number.first : said.number.last + FAR],
    ] as const) {
      let [names, tells, changes] = [0, 0, 0];
      for (let index = from; index < to; index++) {
        const word = this.#at(index);
        if (couldName(word)) names++;
        if (TELLING.has(word)) tells++;
        if (CHANGING.has(word)) changes++;
      }
      this.#add(names, tells, changes);
    }
    this.#add(this.#talk.before[place] ?? FAR, this.#talk.behind[place] ?? FAR);
  }

  #addStatement(place: number): void {
    const { number } = this.#said[place] ?? {};
    if (!number) return;
    const { statements } = this.#job;
    const here = statementBefore(statements, number.start);
    const statement = statements[here];
    const isWork = statement?.role === "work";
    this.#add(isWork, statement ? (isWork ? statement.likely : -statement.likely) : 0, statement?.beside ?? 0);
    this.#add(statements[here + 1]?.begins ?? 0, statement?.begins ?? 0);
    this.#add(this.#talk.inside.get(here) ?? 0, this.#talk.priced.get(here) ?? 0);
  }

  #addTalk(place: number): void {
    const { changing, thinking, telling, stops, lost } = this.#talk;
    const { items, questions } = this.#written;
    const words = this.#job.tokens.length;
    this.#add(words, this.#said.length, items.length, this.#open, questions.length);
    this.#add(changing / words, thinking / words, telling / words, stops / words);
    this.#add(lost, (this.#said[place]?.number.first ?? 0) / words);
    this.#add(this.#amounts.length / Math.max(1, this.#said.length));
  }
}

/** More numbers of one talk are not looked at. */
const MOST_LOST = 200;

/** The numbers of a talk that stand nowhere on its document and could be prices, each with its measures. */
export function lostNumbers(job: HeardJob, written: Written): LostNumber[] {
  const said = saidNumbers(job, written);
  const { address } = job.contact;
  const lost: LostNumber[] = [];
  let measures: NumberMeasures | undefined;
  for (const [place, { number, dollars, stands }] of said.entries()) {
    const [value = 0] = dollars;
    if (stands || value < LEAST || value > MOST || isNoPrice(job.tokens, number)) continue;
    // "at 230 heron run": the client's house
    if (address && number.start >= address.source.start && number.end <= address.source.end) continue;
    measures ??= new NumberMeasures(job, said, written);
    if (lost.push({ number, dollars: value, measures: measures.of(place) }) >= MOST_LOST) break;
  }
  return lost;
}
