import { wordSet } from "#shared/word-set.ts";
import type { Around, Figure, Role } from "../numbers/figure.ts";
import type { SpokenNumber } from "../numbers/numbers.ts";
import { countsSomething, followsThing, headAfter, isThing } from "../words/nearby.ts";
import { SENTENCE, wordsBefore } from "../words/sentence-words.ts";
import { at, beginsSentence, isJoined, joined } from "../words/tokens.ts";
import { isMeasure, looksPlural, unitAt } from "../words/units.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import { CURRENCY } from "../words/words.ts";

/** A number and what stands around it: all that a rule may look at to tell its role. */
export class Place {
  readonly number: SpokenNumber;
  readonly around: Around;
  /** The word before in the same sentence, or "". */
  readonly before: string;
  /** The token after the number, its word when it is joined, and the word after that. */
  readonly next: number;
  readonly after: string;
  readonly second: string;
  readonly value: number;
  readonly whole: boolean;
  readonly unit: { unit: string; length: number } | null;
  /** A counted noun follows, or an adjective and one: "doors", "can lights". */
  readonly plural: boolean;
  /** A thing stands directly before, which a price may be for. */
  readonly thing: boolean;
  #said: readonly string[] | null = null;

  constructor(number: SpokenNumber, around: Around) {
    const { tokens } = around;
    const next = number.last + 1;
    // "belt 19.99 | hour and a half of labor": a length of its own
    const after = tokens[next]?.norm === "hour" && around.isNumberAt(next) ? "" : joined(tokens, next);
    const second = joined(tokens, next + 1);
    const value = number.readings[0]?.value ?? 0;
    const taken = number.first > 0 && around.taken[number.first - 1] !== 0;
    const told = number.first === 0 || tokens[number.first]?.gap === "stop" || taken;
    this.number = number;
    this.around = around;
    this.before = told ? "" : at(tokens, number.first - 1);
    this.next = next;
    this.after = after;
    this.second = second;
    this.value = value;
    this.whole = Number.isInteger(value);
    this.unit = isPartOfName(value, after, second) ? null : unitAt(after, second);
    const counted = around.singulars && value > 1 && isThing(after) && !CURRENCY.has(after);
    // "oil change sixty | both wipers"
    this.plural =
      after !== "" &&
      !WHO.has(after) &&
      after !== "both" &&
      (counted || looksPlural(after) || looksPlural(second) || headAfter(tokens, number.last) >= 0);
    // "eighty dollars | one thousand postcards"
    this.thing =
      (value >= 100 || (number.first > 0 && !taken)) &&
      followsThing(tokens, number.first) &&
      !(value >= 100 && CURRENCY.has(at(tokens, number.first - 1)));
  }

  /** The words before it in its sentence, the nearest first. Most numbers have their role before a rule asks for them. */
  get said(): readonly string[] {
    return (this.#said ??= wordsBefore(this.around.tokens, this.number.first, SENTENCE));
  }
}

/** Says what a number is, or null when the rule does not know. */
export type RoleRule = (place: Place) => Figure | null;

/** "Oil change sixty | he waits for it": a verb is no plural. */
const WHO = wordSet("he she it who this that");

/** Containers that begin the name of what is counted: "forty | box lunches". */
const CONTAINERS = wordSet("box bag case sheet bundle load plate");
const isPartOfName = (value: number, after: string, second: string): boolean =>
  value > 1 && CONTAINERS.has(after) && looksPlural(second);

/** The number itself with a role; `more` says which tokens and units belong to it. */
export const figureAs = ({ number }: Place, role: Role, more: Partial<Figure> = {}): Figure => ({
  role,
  number: more.number ?? number,
  first: more.first ?? number.first,
  last: more.last ?? number.last,
  unit: more.unit ?? null,
  per: more.per ?? false,
  sure: more.sure ?? false,
  noun: more.noun ?? number.last + 1,
  every: more.every ?? null,
  scale: more.scale ?? 1,
  perWorker: more.perWorker ?? false,
  range: more.range ?? null,
  told: more.told ?? false,
  others: more.others ?? false,
  whole: more.whole ?? false,
  corrected: more.corrected ?? null,
  behind: more.behind ?? false,
  sum: more.sum ?? null,
  alone: more.alone ?? null,
  confirmed: more.confirmed ?? false,
  times: more.times ?? null,
  sides: more.sides ?? null,
});

const REMARKS = wordSet("not aren't included extra separate optional");

/** Nobody counts what is left out: "closet ninety | ceilings not included". */
const DENIALS = wordSet("not aren't extra separate");
const LEAST_BEFORE_DENIAL = 20;

/** "For fourteen hundred | stumps not included", "crane sixteen hundred | stumps optional": what is said of the things behind a price. */
export const beginsRemark = ({ before, thing, value, second, unit }: Place): boolean =>
  ((before === "for" || thing) && value >= 100 && REMARKS.has(second)) ||
  // "baseboard ninety feet, not counting the closet" is measured
  (thing && unit === null && value >= LEAST_BEFORE_DENIAL && DENIALS.has(second));

/** "Stairs fee seventy five | boxes thirty at four fifty": the things behind a number have a count of their own, and that a price. */
export function haveOwnCount({ number, around, before, thing, whole, unit }: Place): boolean {
  const { tokens } = around;
  if (!thing || !whole || (unit !== null && isMeasure(unit.unit))) return false;
  // "paint forty doors, twelve at ninety each"
  if (isWorkVerb(before) && !isThing(at(tokens, number.first - 2))) return false;
  const head = headAfter(tokens, number.last);
  // "jacket forty five | pants hem three at fifteen"
  const isPart = (index: number) => isThing(at(tokens, index)) || isWorkVerb(at(tokens, index));
  const named = isJoined(tokens[head + 1]) && !around.isNumberAt(head + 1) && isPart(head + 1);
  const next = named ? head + 2 : head + 1;
  const count = head < 0 || !isJoined(tokens[next]) ? undefined : around.numberAt(next);
  if (count === undefined) return false;
  // "six horses today, four of them got shoes at one sixty", but "new cables thirty eight | rollers ten of them at nine"
  if (at(tokens, count.last + 1) === "of" && !(looksPlural(before) && OF_THEM.has(at(tokens, count.last + 2))))
    return false;
  return countsSomething(tokens, count.last + 1, around.isNumberAt);
}

/** So many words behind the things it is said how many there are. */
const COUNTED_REACH = 3;

/** "Oven inside sixty five | windows inside only, there's eight of them": so many there are, whatever the number before says. */
export function areCountedBehind({ number, around, unit }: Place): boolean {
  const { tokens, isNumberAt, numberAt } = around;
  const head = headAfter(tokens, number.last);
  if (head < 0 || (unit !== null && isMeasure(unit.unit))) return false;
  for (let index = head + 1; index <= head + COUNTED_REACH + 1 && !beginsSentence(tokens[index]); index++) {
    const count = isNumberAt(index) ? numberAt(index) : undefined;
    if (!count) continue;
    // "two eighty | servers we bring three at one twenty each"
    const counted = WHO_COUNTS.has(at(tokens, head + 1)) && at(tokens, head + 2) === "counted";
    // "eleven fifty | doors she counted nine"
    if (index === head + 3 && ((WE.has(at(tokens, head + 1)) && BRING.has(at(tokens, head + 2))) || counted))
      return headAfter(tokens, count.last) < 0;
    const there = at(tokens, index - 1) === "there's" || at(tokens, index - 2) === "there";
    return there && at(tokens, count.last + 1) === "of" && OF_THEM.has(at(tokens, count.last + 2));
  }
  return false;
}
const WE = wordSet("we i they");
const WHO_COUNTS = wordSet("we i they he she");
const BRING = wordSet("bring use send have had need want counted");
const OF_THEM = wordSet("them those em 'em");

/** "That's five hundred | tires there are six at fifteen": the things behind a price are said to be so many. */
export function areCountedThere({ number, around, before }: Place): boolean {
  if (before !== "that's") return false;
  const { tokens, isNumberAt } = around;
  const head = headAfter(tokens, number.last);
  const there = head < 0 || !isJoined(tokens[head + 1]) ? "" : at(tokens, head + 1);
  if (there === "there's") return isNumberAt(head + 2);
  return there === "there" && /^(?:are|is)$/.test(at(tokens, head + 2)) && isNumberAt(head + 3);
}

/** True when the number is the one word "one". */
export const isWordOne = ({ number, around }: Place): boolean =>
  number.first === number.last && at(around.tokens, number.first) === "one";

/** True when the number is written in digits. */
export const inDigits = ({ number, around }: Place): boolean => /^\d/.test(at(around.tokens, number.first));
