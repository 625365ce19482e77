import { ROLES } from "../likelihood/statement-lattice.ts";
import { sameSum } from "../numbers/figure.ts";
import { isDigits, isNumberWord } from "../words/number-words.ts";
import { at, beginsSentence } from "../words/tokens.ts";
import { couldName } from "../words/words.ts";
import type { HeardLine } from "./doubt.ts";
import {
  amountOf,
  CHANGING,
  hasCents,
  isCounted,
  says,
  TELLING,
  THINKING,
  type MeasuredTalk,
  type TalkNumber,
} from "./line-talk.ts";
import { log, roundness, times } from "./magnitudes.ts";

/** More measures than any line has. */
const MOST = 128;
/** Further, longer and likelier than these is all the same. */
const [MOST_ODDS, NEARLY, FAR, FURTHEST, LONGEST, MOST_LETTERS] = [9, 1e-6, 20, 40, 60, 200];
const WORK = ROLES.indexOf("work");
/** What a line is called that names nothing. */
const NAMELESS = new Set(["Item", "Labor"]);

const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));
const share = (part: number, whole: number): number => part / Math.max(1, whole);

/** Measures how a line was made; each value stands at the same place for every line. */
class LineMeasures {
  readonly #all: MeasuredTalk;
  readonly #line: HeardLine;
  readonly #place: number;
  readonly #values = new Float64Array(MOST);
  #count = 0;
  /** Of the price, with its unit and without. */
  readonly #first: number;
  readonly #last: number;
  readonly #numberFirst: number;
  readonly #numberLast: number;
  /** The statement in which it is. */
  readonly #here: number;
  /** The words that name something. */
  readonly #content: readonly number[];
  /** In dollars. */
  readonly #amount: number;
  readonly #unitPrice: number;

  constructor(all: MeasuredTalk, place: number, line: HeardLine) {
    const { price, words } = line.candidate;
    this.#all = all;
    this.#place = place;
    this.#line = line;
    this.#first = price?.first ?? 0;
    this.#last = price?.last ?? 0;
    this.#numberFirst = price?.number.first ?? 0;
    this.#numberLast = price?.number.last ?? 0;
    this.#here = all.talk.statementAt(this.#numberFirst);
    this.#content = words.filter((index) => couldName(this.#at(index)));
    this.#amount = amountOf(line) / 100;
    this.#unitPrice = (line.draft?.item.unitPrice ?? 0) / 100;
  }

  all(): Float64Array {
    this.#addStatement();
    this.#addName();
    this.#addCounts();
    this.#addSize();
    this.#addPrice();
    this.#addBetween();
    this.#addNumbers();
    this.#addNeighbours();
    this.#addTalk();
    return this.#values.subarray(0, this.#count);
  }

  #add(...values: readonly (number | boolean)[]): void {
    for (const value of values) this.#values[this.#count++] = Number(value);
  }

  #at(index: number): string {
    return at(this.#all.talk.tokens, index);
  }

  /** How likely its price is one, and what the statement is about in which it stands. */
  #addStatement(): void {
    const { talk, likelihoods } = this.#all;
    const { statements, tokens } = talk;
    const likely = this.#all.likelyOf(this.#line.draft);
    this.#add(within(Math.log((likely + NEARLY) / (1 - likely + NEARLY)), MOST_ODDS));
    this.#add(likelihoods.leastBeside(likely) || 1, likelihoods.meanBeside(likely, 1));
    const statement = statements[this.#here];
    const isWork = statement !== undefined && ROLES.indexOf(statement.role) === WORK;
    const sure = statement?.likely ?? 0;
    this.#add(isWork, isWork ? sure : -sure, statement?.beside ?? 0, statement?.begins ?? 0);
    const from = talk.statementAt(this.#content[0] ?? this.#numberFirst);
    let ends = 0;
    if (from >= 0)
      for (let between = from + 1; between <= this.#here; between++)
        ends = Math.max(ends, statements[between]?.begins ?? 0);
    this.#add(ends);
    const following = talk.statementAt(this.#numberLast + 1);
    this.#add(following > this.#here ? (statements[following]?.begins ?? 0) : 0);
    const [start, end] = [statement?.start ?? 0, statement?.end ?? 0];
    this.#add(statement ? Math.min(MOST_LETTERS, end - start) : 0);
    this.#add(statement ? within((tokens[this.#first]?.start ?? 0) - start, MOST_LETTERS) : 0);
    this.#add(statement ? within(end - (tokens[this.#last]?.end ?? 0), MOST_LETTERS) : 0);
  }

  #addName(): void {
    const { candidate, draft } = this.#line;
    let tells = 0;
    for (const index of candidate.words) if (TELLING.has(this.#at(index))) tells++;
    this.#add(this.#content.length, candidate.words.length, tells);
    const { description } = draft?.item ?? { description: "" };
    this.#add(NAMELESS.has(description), description.split(" ").length);
    let near = -1;
    let hole = 0;
    let before = -1;
    for (const index of this.#content) {
      if (index < this.#first) near = index;
      if (before >= 0) hole = Math.max(hole, index - before);
      before = index;
    }
    this.#add(near < 0 ? -1 : this.#first - near, hole);
    this.#add(draft ? this.#all.shared(draft) : 0);
  }

  #addCounts(): void {
    const { priced, counted } = this.#all;
    const [count] = this.#line.candidate.quantities;
    const isMany = isCounted(this.#line);
    this.#add(isMany, log((this.#line.draft?.item.quantity ?? 0) / 1000));
    const isBehind = count !== undefined && count.first > this.#last;
    this.#add(count === undefined ? -1 : isBehind ? count.first - this.#last : this.#first - count.last);
    this.#add(share(counted - Number(isMany), priced - 1));
  }

  /** How large its amount is beside the others', and how round. */
  #addSize(): void {
    const { amounts, unitPrices, priced, withCents } = this.#all;
    const [amount, price] = [this.#amount, this.#unitPrice];
    this.#add(log(amount), log(price), roundness(amount), roundness(price));
    const own = amountOf(this.#line);
    const beside = [amounts.middleBeside(own), amounts.mostBeside(own), amounts.leastBeside(own)];
    for (const other of beside) this.#add(other > 0 ? times(amount, other / 100) : 0);
    const least = unitPrices.leastBeside(this.#line.draft?.item.unitPrice ?? 0);
    this.#add(least > 0 ? times(price, least / 100) : 0);
    this.#add(amounts.sum > 0 ? own / amounts.sum : 0, this.#all.alike(own));
    const withOwn = hasCents(this.#line);
    this.#add(withOwn, own % 100 !== 0, share(withCents - Number(withOwn), priced - 1));
  }

  /** How its price was said. */
  #addPrice(): void {
    const { tokens } = this.#all.talk;
    const { price } = this.#line.candidate;
    this.#add(price?.sure ?? false, price?.confirmed ?? false, !!price?.times);
    this.#add(this.#numberLast - this.#numberFirst + 1, price?.number.readings.length ?? 0);
    const before = this.#at(this.#first - 1);
    this.#add(before === "at" || before === "for", couldName(before));
    this.#add(isNumberWord(this.#at(this.#numberFirst - 1)));
    this.#add(TELLING.has(before) || TELLING.has(this.#at(this.#first - 2)) || TELLING.has(this.#at(this.#first - 3)));
    const behind = this.#at(this.#last + 1);
    this.#add(isNumberWord(this.#at(this.#numberLast + 1)) || isNumberWord(behind));
    this.#add(behind === "" ? 0 : beginsSentence(tokens[this.#last + 1]) ? 1 : couldName(behind) ? 2 : 3);
  }

  /** What is said from its first word to its price. */
  #addBetween(): void {
    const start = Math.max(this.#last - LONGEST, Math.min(this.#line.candidate.first, this.#content[0] ?? this.#first));
    let tells = 0;
    let changes = 0;
    for (let index = start; index < this.#first; index++) {
      if (TELLING.has(this.#at(index))) tells++;
      if (CHANGING.has(this.#at(index)) || THINKING.has(this.#at(index))) changes++;
    }
    this.#add(this.#last - start, tells, changes);
  }

  /** The numbers beside it, and what they make with it. */
  #addNumbers(): void {
    const { numbers } = this.#all;
    const place = this.#all.numberAt(this.#numberFirst);
    const [before, behind] = [numbers[place - 1], numbers[place + 1]];
    this.#add(before ? Math.min(FAR, this.#numberFirst - before.last) : FAR + 1);
    this.#add(before ? times(this.#unitPrice, before.values[0] ?? 0) : 0);
    this.#add(behind ? Math.min(FAR, behind.first - this.#numberLast) : FAR + 1);
    this.#add(behind ? times(this.#unitPrice, behind.values[0] ?? 0) : 0);
    this.#addReckoned(this.#all.around(place, (number) => this.#isOwn(number)));
    let inFront = 0;
    for (let index = place - 1; index >= 0 && index > place - FAR; index--) {
      if (this.#all.talk.statementAt(numbers[index]?.first ?? -1) !== this.#here || this.#here < 0) break;
      inFront++;
    }
    this.#add(this.#all.numbersIn(this.#here), inFront, this.#all.pricesIn(this.#here));
  }

  #isOwn({ first }: TalkNumber): boolean {
    if (first >= this.#numberFirst && first <= this.#numberLast) return true;
    for (const { number } of this.#line.candidate.quantities)
      if (first >= number.first && first <= number.last) return true;
    return false;
  }

  /** How often numbers beside it make its price or amount, say it, or what it comes to with another. */
  #addReckoned(around: readonly TalkNumber[]): void {
    const amount = this.#amount;
    const price = this.#unitPrice;
    let [adds, said, product, sum] = [0, 0, 0, 0];
    for (let place = 0; place < around.length; place++) {
      const one = around[place];
      if (one === undefined) continue;
      if (says(one, amount)) said++;
      const value = one.values[0] ?? 0;
      if (value <= 1) continue;
      for (let index = 0; index < around.length; index++) {
        const other = around[index];
        if (other === undefined || index === place) continue;
        if (says(other, amount + value)) adds++;
        if (index < place) continue;
        const beside = other.values[0] ?? 0;
        if (sameSum(value * beside, price) || sameSum(value * beside, amount)) product++;
        if (sameSum(value + beside, price)) sum++;
      }
    }
    this.#add(adds, said, product, sum);
  }

  /** What was heard before it and behind. */
  #addNeighbours(): void {
    const { heard } = this.#all.talk;
    const [earlier, later] = [heard[this.#place - 1], heard[this.#place + 1]];
    const [before, behind] = [earlier?.candidate.price, later?.candidate.price];
    this.#add(before ? within(this.#first - before.last, FURTHEST) : FURTHEST + 1);
    this.#add(behind ? within(behind.first - this.#last, FURTHEST) : FURTHEST + 1);
    this.#add(this.#all.named(earlier), this.#all.named(later));
    this.#add(earlier?.draft ? (earlier.draft.priced ? 2 : 1) : 0, later?.draft ? isCounted(later) : -1);
    this.#add(!!behind && this.#here >= 0 && this.#all.talk.statementAt(behind.number.first) === this.#here);
  }

  /** How the whole talk is. */
  #addTalk(): void {
    const { talk, numbers, priced, doubts, bare, nameless, counted } = this.#all;
    const { changing, thinking, telling, summing, stops, commas, signs, digits, split } = this.#all;
    const [words, lines] = [talk.tokens.length, talk.heard.length];
    this.#add(words, lines, this.#place / Math.max(1, lines - 1), this.#numberFirst / words);
    this.#add(words / Math.max(1, numbers.length), words / Math.max(1, priced), doubts, priced / Math.max(1, lines));
    this.#add(changing, thinking, telling, summing, changing / words, thinking / words, telling / words);
    this.#add(stops / words, commas / words, share(signs, priced), digits / words, split);
    const named = this.#content.length;
    this.#add(share(bare - Number(named <= 1), priced - 1), nameless - Number(named === 0), share(counted, priced));
    this.#add(isDigits(this.#at(this.#numberFirst)));
  }
}

/** Measures of a priced line how it was made, none of which says what is sold. `place` is its own in all that was heard. */
export const measuresOf = (all: MeasuredTalk, place: number, line: HeardLine): Float64Array =>
  new LineMeasures(all, place, line).all();
