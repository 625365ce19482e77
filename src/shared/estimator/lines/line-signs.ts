import { wordSet } from "#shared/word-set.ts";
import { signOf } from "../likelihood/sign.ts";
import { asSaid, firstOf, upTo } from "../likelihood/sorted.ts";
import { ROLES } from "../likelihood/statement-lattice.ts";
import { clusterOf } from "../likelihood/statement-signs.ts";
import type { Statement } from "../likelihood/statements.ts";
import { dollarsOf, type Figure } from "../numbers/figure.ts";
import { at, beginsSentence, type Token } from "../words/tokens.ts";
import { couldName } from "../words/words.ts";
import type { Candidate } from "../quantities/candidate.ts";
import type { HeardLine } from "./doubt.ts";

/** What a sign tells of; each is a part of its number. */
const KIND = {
  always: 1,
  price: 2,
  role: 3,
  crossed: 4,
  ends: 5,
  name: 6,
  telling: 7,
  leads: 8,
  count: 9,
  countAway: 10,
  farFromName: 11,
  size: 12,
  beside: 13,
  said: 14,
  per: 15,
  cue: 16,
  others: 17,
  changing: 18,
  next: 19,
  marks: 20,
  readings: 21,
  lines: 22,
  later: 23,
  priceInRole: 24,
  priceOfName: 25,
  firstWord: 26,
  lastWord: 27,
  before: 28,
  behind: 29,
  unit: 30,
  sizeOfCount: 31,
} as const;
/** Talk of so many words is long: people tell more beside its prices. */
const LONG = 45;
/** Each sign of long talk speaks once more by itself, as a kind so many further. */
const OF_LONG = 50;

const TELLING = wordSet(
  "i he she they we it you who that there i'm he's she's they're we're it's i'll he'll she'll they'll we'll i'd he'd she'd they'd we'd i've that's there's told said says asked wants wanted was were is are has had if when because",
);
const CHANGING = wordSet(
  "no wait actually sorry hmm instead scratch make meant mean rather but said told was quoted thought nope",
);
const CUES = "at for is was that's $ be comes to it's runs costs call another make of and so".split(" ");
const LEADS = wordSet("and then so but or with for to on in of at that's it's is plus also if");

/** How large something is, in steps: 0, 1, 2, 3, 4 to 5, 6 to 8, 9 to 15, more. */
const stepOf = (count: number): number =>
  count <= 3 ? Math.max(0, count) : count <= 5 ? 4 : count <= 8 ? 5 : count <= 15 ? 6 : 7;
const [LEAST_ODDS, MOST_ODDS, NEARLY] = [-4, 6, 1e-6];
/** How likely, in steps of the odds. */
const oddsOf = (likely: number): number =>
  Math.max(LEAST_ODDS, Math.min(MOST_ODDS, Math.round(Math.log((likely + NEARLY) / (1 - likely + NEARLY)))));

/** How many of a list have each value. */
function counted<T>(list: readonly T[], valueOf: (one: T) => number): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const one of list) {
    const value = valueOf(one);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

const startOf = ({ start }: Statement): number => start;
const saidCents = (figure: Figure): number => Math.round(dollarsOf(figure) * 100);
const same = (one: number): number => one;

const amountOf = ({ draft }: HeardLine): number => draft?.item.amount ?? 0;
/** Whoever sets commas sets one in so many words. */
const WORDS_A_COMMA = 20;

/** A talk, to tell how each of its lines was made: what is asked of it for each is found without going through all of it. Amounts in cents. */
export class LineTalk {
  readonly tokens: readonly Token[];
  readonly statements: readonly Statement[];
  readonly lines: number;
  readonly hasCommas: boolean;
  readonly #figures: readonly Figure[];
  readonly #amounts: readonly number[];
  readonly #ofLines: ReadonlyMap<number, number>;
  readonly #said: ReadonlyMap<number, number>;

  constructor(
    tokens: readonly Token[],
    figures: readonly Figure[],
    statements: readonly Statement[],
    heard: readonly HeardLine[],
  ) {
    this.tokens = tokens;
    this.statements = statements;
    this.lines = heard.length;
    let commas = 0;
    for (const { gap } of tokens) if (gap === "comma") commas++;
    this.hasCommas = commas * WORDS_A_COMMA >= tokens.length;
    this.#figures = asSaid(figures);
    const amounts: number[] = [];
    for (const line of heard) if (line.draft?.priced) amounts.push(amountOf(line));
    this.#amounts = amounts.sort((a, b) => a - b);
    this.#ofLines = counted(amounts, same);
    this.#said = counted(figures, saidCents);
  }

  /** The place of the statement in which a token is, or -1. */
  statementAt(index: number): number {
    const start = this.tokens[index]?.start ?? -1;
    const place = upTo(this.statements, start, startOf) - 1;
    return start < (this.statements[place]?.end ?? -1) ? place : -1;
  }

  /** How many figures begin from one token to another that a line has not, and whether any of them is an amount. */
  othersIn(from: number, to: number, { quantities, sizes, price }: Candidate): { count: number; isMoney: boolean } {
    let count = 0;
    let isMoney = false;
    for (let place = upTo(this.#figures, from - 1, firstOf); place < this.#figures.length; place++) {
      const figure = this.#figures[place];
      if (figure === undefined || figure.first > to) break;
      if (figure === price || quantities.includes(figure) || sizes.includes(figure)) continue;
      count++;
      if (figure.role === "money") isMoney = true;
    }
    return { count, isMoney };
  }

  figureBehind(index: number): Figure | undefined {
    return this.#figures[upTo(this.#figures, index, firstOf)];
  }

  /** The middle of what the other lines come to than the one of an amount. */
  middleBeside(amount: number): number {
    const own = upTo(this.#amounts, amount, same) - 1;
    const middle = Math.floor((this.#amounts.length - 1) / 2);
    return this.#amounts[middle < own ? middle : middle + 1] ?? 0;
  }

  /** How many other lines come to an amount, and how many other figures say it. */
  alike(amount: number, price: Figure | null): [lines: number, figures: number] {
    const own = price !== null && saidCents(price) === amount ? 1 : 0;
    return [(this.#ofLines.get(amount) ?? 1) - 1, (this.#said.get(amount) ?? own) - own];
  }
}

/** An amount is so many times doubled or halved from the others, or more. */
const MOST_TIMES = 6;
/** So many words behind a price it may be taken back. */
const BEHIND_PRICE = 6;
/** More counts of a line are not looked at. */
const MOST_COUNTS = 3;
/** More words of a line are not looked at. */
const LONGEST = 60;
const log2 = (value: number): number => Math.round(Math.log2(value + 1));

/** More signs than any line has: each kind once, a few several times, and each once more in long talk. */
const MOST_SIGNS = 96;

/** Collects what speaks for and against a line. */
class LineSigns {
  readonly #talk: LineTalk;
  readonly #line: HeardLine;
  readonly #isLong: boolean;
  readonly #signs = new Uint16Array(MOST_SIGNS);
  #count = 0;
  readonly #first: number;
  readonly #last: number;
  /** The words that name something. */
  readonly #content: readonly number[];
  /** How likely its price is one, in steps of the odds. */
  readonly #odds: number;
  readonly #dollars: number;

  constructor(talk: LineTalk, line: HeardLine, likely: number) {
    const { price, words } = line.candidate;
    this.#talk = talk;
    this.#line = line;
    this.#isLong = talk.tokens.length >= LONG;
    this.#first = price?.first ?? 0;
    this.#last = price?.last ?? 0;
    this.#content = words.filter((index) => couldName(this.#at(index)));
    this.#odds = oddsOf(likely);
    this.#dollars = (line.draft?.item.amount ?? 0) / 100;
  }

  all(): Uint16Array {
    this.#add(KIND.always, 0);
    this.#add(KIND.price, this.#odds);
    this.#addStatements();
    this.#addName();
    this.#addCounts();
    this.#addSize();
    this.#addPrice();
    this.#addOthers();
    this.#addNext();
    return this.#signs.subarray(0, this.#count);
  }

  #add(kind: number, one: number, two = 0): void {
    this.#signs[this.#count++] = signOf(kind, one, two);
    if (this.#isLong) this.#signs[this.#count++] = signOf(kind + OF_LONG, one, two);
  }

  #at(index: number): string {
    return at(this.#talk.tokens, index);
  }

  /** What the price's statement is about, and how many statements, and how surely others, lie between the name and it. */
  #addStatements(): void {
    const { statements } = this.#talk;
    const here = this.#talk.statementAt(this.#first);
    const statement = statements[here];
    const role = statement === undefined ? -1 : ROLES.indexOf(statement.role);
    this.#add(KIND.role, role, Math.round((statement?.likely ?? 0) * 4));
    this.#add(KIND.priceInRole, role, this.#odds);
    const from = this.#talk.statementAt(this.#content[0] ?? this.#first);
    this.#add(KIND.crossed, Math.max(-3, Math.min(3, here - from)));
    let ends = 0;
    if (from >= 0)
      for (let between = from + 1; between <= here; between++) ends = Math.max(ends, statements[between]?.begins ?? 0);
    this.#add(KIND.ends, Math.round(ends * 6));
  }

  #addName(): void {
    const { words } = this.#line.candidate;
    const length = stepOf(this.#content.length);
    this.#add(KIND.name, length);
    this.#add(KIND.priceOfName, length, this.#odds);
    let tells = 0;
    for (const index of words) if (TELLING.has(this.#at(index))) tells++;
    this.#add(KIND.telling, stepOf(tells), Math.min(length, 5));
    this.#add(KIND.leads, LEADS.has(this.#at(words[0] ?? -1)) ? 1 : 0);
    this.#add(KIND.firstWord, clusterOf(this.#at(words[0] ?? -1)));
    this.#add(KIND.lastWord, clusterOf(this.#at(this.#content.at(-1) ?? -1)));
    let near: number | undefined;
    for (const index of this.#content) if (index < this.#first) near = index;
    this.#add(KIND.farFromName, near === undefined ? -1 : stepOf(this.#first - near));
  }

  #addCounts(): void {
    const { quantities } = this.#line.candidate;
    const quantity = (this.#line.draft?.item.quantity ?? 1000) / 1000;
    this.#add(KIND.count, stepOf(quantities.length), quantity === 1 ? 0 : 1);
    this.#add(KIND.sizeOfCount, log2(this.#dollars), stepOf(quantity));
    const here = this.#talk.statementAt(this.#first);
    for (let place = 0; place < MOST_COUNTS; place++) {
      const count = quantities[place];
      if (count === undefined) break;
      const isBehind = count.first > this.#last;
      const away = isBehind ? count.first - this.#last : this.#first - count.last;
      this.#add(
        KIND.countAway,
        stepOf(away) * 2 + Number(isBehind),
        Number(this.#talk.statementAt(count.first) !== here),
      );
    }
  }

  /** How large its amount is, beside those of other lines too, and whether it was said elsewhere. */
  #addSize(): void {
    const amount = amountOf(this.#line);
    const middle = this.#talk.middleBeside(amount);
    this.#add(KIND.size, log2(this.#dollars));
    if (middle > 0) {
      const times = Math.round(Math.log2((this.#dollars + 1) / (middle / 100 + 1)));
      this.#add(KIND.beside, Math.max(-MOST_TIMES, Math.min(MOST_TIMES, times)));
    }
    const [lines, figures] = this.#talk.alike(amount, this.#line.candidate.price);
    this.#add(KIND.said, stepOf(lines), stepOf(figures));
    this.#add(KIND.lines, stepOf(this.#talk.lines));
  }

  /** How its price was said. */
  #addPrice(): void {
    const { price } = this.#line.candidate;
    const unit = price?.unit ?? null;
    this.#add(KIND.per, price?.per ? 1 : 0, unit === null ? 0 : unit === "each" ? 1 : 2);
    this.#add(KIND.unit, unit === null ? 0 : clusterOf(unit), log2(this.#dollars));
    this.#add(KIND.readings, price?.number.readings.length ?? 0, price?.sure ? 1 : 0);
    const before = this.#at(this.#first - 1);
    this.#add(KIND.cue, CUES.indexOf(before), couldName(before) ? 1 : 0);
    for (let away = 1; away <= 2; away++) {
      this.#add(KIND.before, clusterOf(this.#at(this.#first - away)), away);
      this.#add(KIND.behind, clusterOf(this.#at(this.#last + away)), away);
    }
  }

  /** Figures that stand between its words and that it has not, and what takes something back. */
  #addOthers(): void {
    const { candidate } = this.#line;
    const start = Math.max(this.#last - LONGEST, Math.min(candidate.first, this.#content[0] ?? this.#first));
    const { count, isMoney } = this.#talk.othersIn(start, this.#last, candidate);
    this.#add(KIND.others, stepOf(count), isMoney ? 1 : 0);
    const behind = this.#changing(this.#last + 1, this.#last + BEHIND_PRICE);
    this.#add(KIND.changing, this.#changing(start, this.#last), behind);
  }

  /** How many words from one to another take something back, in steps. */
  #changing(from: number, to: number): number {
    let count = 0;
    for (let index = from; index <= to; index++) if (CHANGING.has(this.#at(index))) count++;
    return stepOf(count);
  }

  /** What comes behind it. */
  #addNext(): void {
    const { tokens } = this.#talk;
    const next = this.#at(this.#last + 1);
    this.#add(KIND.next, next === "" ? 0 : beginsSentence(tokens[this.#last + 1]) ? 1 : couldName(next) ? 2 : 3);
    const later = this.#talk.figureBehind(this.#last);
    const away = later === undefined ? -1 : stepOf(later.first - this.#last);
    this.#add(KIND.later, later === undefined ? -1 : FIGURES.indexOf(later.role), away);
    this.#add(KIND.marks, this.#talk.hasCommas ? 1 : 0);
  }
}
const FIGURES: readonly Figure["role"][] = ["money", "percent", "quantity", "dimension"];

/** Tells of a priced line how it was made, by signs that say nothing of what is sold; `likely` is how likely its price is one. */
export const signsOfLine = (talk: LineTalk, line: HeardLine, likely: number): Uint16Array =>
  new LineSigns(talk, line, likely).all();
