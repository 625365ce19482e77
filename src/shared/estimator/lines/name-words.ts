import { signOf } from "../likelihood/sign.ts";
import { numberOf } from "../likelihood/spoken-words.ts";
import { ROLES } from "../likelihood/statement-lattice.ts";
import { clusterOf } from "../likelihood/statement-signs.ts";
import { statementBefore, type Statement } from "../likelihood/statements.ts";
import { isNumberWord } from "../words/number-words.ts";
import { stem } from "../words/stem.ts";
import { at, type Token } from "../words/tokens.ts";
import { isMeasure, unitAt } from "../words/units.ts";
import { couldName } from "../words/words.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import type { HeardLine } from "./doubt.ts";

/** A word of a talk that may name a line, and whether the rules name the line by it. */
export interface NameWord {
  index: number;
  isNamed: boolean;
}

/** A line, the words that may name it, and the signs by which it is known of each whether it does. */
interface NamedLine {
  line: HeardLine;
  words: readonly NameWord[];
  signsOf: (word: NameWord) => Uint16Array;
}

/** What a sign tells of; each is a part of its number. */
const KIND = {
  always: 1,
  away: 2,
  before: 3,
  behind: 4,
  statement: 5,
  role: 6,
  word: 7,
  verb: 8,
  gathered: 9,
  beside: 10,
  numbers: 11,
  side: 12,
  ofOther: 13,
  place: 14,
  cluster: 15,
} as const;

/** So many words before and behind its price a line is named. */
const [BEFORE, BEHIND] = [45, 25];
/** The same word further from the price is another. */
const NAMED_REACH = 30;
const MOST_NUMBERS = 5;
const MOST_STATEMENTS = 3;

/** How far something is, in steps; behind the price they begin at 16. */
function stepOf(away: number): number {
  const far = Math.abs(away);
  const step = far <= 4 ? far : far <= 6 ? 5 : far <= 9 ? 6 : far <= 14 ? 7 : far <= 20 ? 8 : 9;
  return away < 0 ? step : step + 16;
}

const isNumber = (word: string): boolean => isNumberWord(word) || /\d/.test(word);
const WORDS = /[\p{L}'’]+/gu;

/** The stems of the words of a name. */
export const stemsOfName = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .toLowerCase()
      .match(WORDS)
      ?.map((word) => stem(word.replace("’", "'"))),
  );

/** A talk with its lines, to tell of its words which of them name each line. */
export class NameTalk {
  readonly #tokens: readonly Token[];
  readonly #statements: readonly Statement[];
  readonly #lines: readonly HeardLine[];
  /** How many words of numbers stand before each token. */
  readonly #numbers: Uint16Array;
  /** The line, by its place and one, among whose words each token was gathered; 0 for none. */
  readonly #gatheredFor: Uint16Array;

  constructor(tokens: readonly Token[], statements: readonly Statement[], heard: readonly HeardLine[]) {
    this.#tokens = tokens;
    this.#statements = statements;
    this.#lines = heard.filter(({ candidate, draft }) => draft !== null && candidate.price !== null);
    this.#numbers = new Uint16Array(tokens.length + 1);
    this.#gatheredFor = new Uint16Array(tokens.length + 1);
    for (let index = 0; index < tokens.length; index++)
      this.#numbers[index + 1] = (this.#numbers[index] ?? 0) + (isNumber(at(tokens, index)) ? 1 : 0);
    let line = 0;
    for (const { candidate } of this.#lines) {
      line++;
      for (const index of candidate.words) this.#gatheredFor[index] = line;
    }
  }

  /** Each line that has a price, with the words that may name it. */
  lines(): NamedLine[] {
    return this.#lines.map((line, place) => this.#named(line, place));
  }

  #statementAt(index: number): number {
    return statementBefore(this.#statements, this.#tokens[index]?.start ?? -1);
  }

  /** From where to where the words that may name a line stand: between the prices of the lines beside it. */
  #reach(place: number, first: number, last: number): [from: number, to: number] {
    const before = this.#lines[place - 1]?.candidate.price?.last ?? -1;
    const behind = this.#lines[place + 1]?.candidate.price?.first ?? this.#tokens.length;
    return [
      Math.max(before < first ? before + 1 : 0, first - BEFORE),
      Math.min(behind > last ? behind : this.#tokens.length, this.#tokens.length, last + BEHIND),
    ];
  }

  #named(line: HeardLine, place: number): NamedLine {
    const { price, words: gathered } = line.candidate;
    const [first, last] = [price?.first ?? 0, price?.last ?? 0];
    const stems = stemsOfName(line.draft?.item.description ?? "");
    const isOwn = (index: number) => gathered.includes(index);
    const words: NameWord[] = [];
    const [from, to] = this.#reach(place, first, last);
    for (let index = from; index < to; index++) {
      const word = at(this.#tokens, index);
      if ((index >= first && index <= last) || !couldName(word) || isNumber(word)) continue;
      // the same word of another line names that one
      const gatheredFor = this.#gatheredFor[index] ?? 0;
      const isNear = Math.abs(index - first) < NAMED_REACH && (gatheredFor === 0 || gatheredFor === place + 1);
      const isNamed = stems.has(stem(word)) && (isNear || isOwn(index));
      // "forty feet" of hose: how much stands in the count
      if (isNamed || !isMeasure(unitAt(word, undefined)?.unit ?? "")) words.push({ index, isNamed });
    }
    const named = words.filter((one) => one.isNamed);
    const signsOf = (one: NameWord) => {
      const nth = named.indexOf(one);
      const where = nth < 0 ? 0 : named.length === 1 ? 1 : nth === 0 ? 2 : nth === named.length - 1 ? 3 : 4;
      return this.#signsOf(one, [first, last], place + 1, isOwn, where);
    };
    return { line, words, signsOf };
  }

  #signsOf(
    { index, isNamed }: NameWord,
    [first, last]: [number, number],
    line: number,
    isOwn: (index: number) => boolean,
    where: number,
  ): Uint16Array {
    const tokens = this.#tokens;
    const named = isNamed ? 1 : 0;
    const word = at(tokens, index);
    const away = index < first ? index - first : index - last;
    const [here, priced] = [this.#statementAt(index), this.#statementAt(first)];
    let ends = 0;
    for (let place = Math.min(here, priced) + 1; place <= Math.max(here, priced); place++)
      ends = Math.max(ends, this.#statements[place]?.begins ?? 0);
    const apart = Math.max(-MOST_STATEMENTS, Math.min(MOST_STATEMENTS, here - priced));
    const statement = this.#statements[here];
    const role = statement === undefined ? -1 : ROLES.indexOf(statement.role);
    const between = (this.#numbers[Math.max(index, first)] ?? 0) - (this.#numbers[Math.min(index, last + 1)] ?? 0);
    const side = away < 0 ? 0 : 1;
    const cluster = clusterOf(word);
    const gatheredFor = this.#gatheredFor[index] ?? 0;
    return Uint16Array.of(
      signOf(KIND.always, named),
      signOf(KIND.away, named, stepOf(away)),
      signOf(KIND.before, named, clusterOf(at(tokens, index - 1))),
      signOf(KIND.behind, named, clusterOf(at(tokens, index + 1))),
      signOf(KIND.statement, apart, Math.round(ends * 4), named),
      signOf(KIND.role, role, Math.round((statement?.likely ?? 0) * 3), named),
      signOf(KIND.word, numberOf(word), named),
      signOf(KIND.verb, isWorkVerb(word) ? 1 : 0, stepOf(away), named),
      signOf(KIND.gathered, isOwn(index) ? 1 : 0, named),
      signOf(KIND.beside, isOwn(index - 1) ? 1 : 0, isOwn(index + 1) ? 1 : 0, named),
      signOf(KIND.numbers, Math.min(Math.abs(between), MOST_NUMBERS), side, named),
      signOf(KIND.side, side, cluster, apart),
      signOf(KIND.ofOther, gatheredFor === 0 || gatheredFor === line ? 0 : gatheredFor < line ? 1 : 2, named, side),
      signOf(KIND.place, where, cluster),
      signOf(KIND.cluster, cluster, named),
    );
  }
}
