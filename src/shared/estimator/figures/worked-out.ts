import { wordSet } from "#shared/word-set.ts";
import { sameSum } from "../numbers/figure.ts";
import { readNumber, type SpokenNumber } from "../numbers/numbers.ts";
import { EACH } from "../roles/per-unit.ts";
import { oneOf } from "../words/begins.ts";
import { cue, hears } from "../words/cued.ts";
import { PASSED_OVER } from "../words/taken.ts";
import { at, isJoined, joined, type Token } from "../words/tokens.ts";
import { isFootage, isMeasure, TIME_UNITS, unitAt } from "../words/units.ts";
import { CURRENCY, FILLERS } from "../words/words.ts";
import { leadsToResult, standsBesideLead, TIMES } from "./said-products.ts";

/** So many words back a measure is worked out, of so many numbers. */
const [FARTHEST, MOST_NUMBERS] = [45, 8];
/** More ways to read the numbers before a measure are not tried. */
const MOST_TRIED = 200;
/** A number word more than these ends no part of a run: "twenty three hundred" is said in three. */
const LONGEST_PART = 5;
/** What is smaller is said at once, and an area that nothing leads to is no "two by six, twelve foot". */
const [LEAST, LEAST_BARE] = [12, 40];

/** Both are as long, or one is taken again. */
const SAME = wordSet("same both twice double again");
/** Something is taken off. */
const LESS = wordSet("less minus off out take taking subtract");
const TOGETHER = wordSet("total together all altogether");
const ADDED = cue(oneOf(TIMES, SAME, LESS, TOGETHER, ["so", "that's", "makes", "comes", "call"]));
const SIDED = cue(oneOf(TIMES));

/** A number said within a run, by one of its readings, and what stands before it. */
interface Part {
  first: number;
  last: number;
  value: number;
  before: Before;
}
/** Where the numbers before a part end: in the run at a place, before a token. */
interface Before {
  place: number;
  limit: number;
}
/** The numbers that a measure is worked out of, the last first, and what stands before them. */
interface Working {
  parts: readonly Part[];
  before: Before;
}

const NO_PARTS: readonly Part[] = [];
const endOf = (numbers: readonly SpokenNumber[], place: number): Before => ({
  place,
  limit: (numbers[place]?.last ?? -1) + 1,
});

/** Reads the numbers before a measure backwards, for what it is worked out of. */
class WorkedBefore {
  readonly #numbers: readonly SpokenNumber[];
  readonly #tokens: readonly Token[];
  readonly #from: number;
  readonly #least: number;
  #tried = 0;

  constructor(numbers: readonly SpokenNumber[], tokens: readonly Token[], place: number, first: number) {
    this.#numbers = numbers;
    this.#tokens = tokens;
    this.#from = first - FARTHEST;
    this.#least = place - MOST_NUMBERS;
  }

  /** The parts that end where something begins: "three hundred", "hundred" and so on of "twenty three hundred". */
  #partsBefore({ place, limit }: Before): readonly Part[] {
    const run = this.#numbers[place];
    if (!run || place < this.#least || limit - 1 < this.#from) return NO_PARTS;
    if (at(this.#tokens, run.first - 1) === "$" || CURRENCY.has(at(this.#tokens, limit))) return NO_PARTS;
    const parts: Part[] = [];
    for (let first = Math.max(run.first, limit - LONGEST_PART); first < limit; first++) {
      if (this.#tried++ > MOST_TRIED) break;
      const part = readNumber(this.#tokens, first, limit);
      if (!part) continue;
      const before = first > run.first ? { place, limit: first } : endOf(this.#numbers, place - 1);
      for (const { value } of part.readings) parts.push({ first, last: limit - 1, value, before });
    }
    return parts;
  }

  /** True when a word of a set stands from one token to another. */
  #says(words: ReadonlySet<string>, from: number, to: number): boolean {
    for (let index = from; index < to; index++) if (words.has(at(this.#tokens, index))) return true;
    return false;
  }

  /** "Fifteen by twenty", "eleven seams, thirty foot a seam". */
  product(result: number, from: Before): Working | null {
    for (const one of this.#partsBefore(from))
      if (one.value > 1 && one.value < result && this.#mayMultiply(one))
        for (const other of this.#partsBefore(one.before))
          if (sameSum(one.value * other.value, result) && this.#areMultiplied(other, one))
            return { parts: [one, other], before: other.before };
    return null;
  }

  /** "By | twenty", "thirty foot | a | seam": a side, or what each of something measures. */
  #mayMultiply({ first, last }: Part): boolean {
    return (
      TIMES.has(at(this.#tokens, first - 1)) || unitAt(at(this.#tokens, last + 1), at(this.#tokens, last + 2)) !== null
    );
  }

  #areMultiplied(one: Part, other: Part): boolean {
    const tokens = this.#tokens;
    if (TIMES.has(at(tokens, other.first - 1))) {
      // "fourteen foot by twenty"
      const unit = unitAt(at(tokens, one.last + 1), at(tokens, one.last + 2));
      return other.first - 2 === one.last + (unit?.length ?? 0);
    }
    const behind = unitAt(at(tokens, other.last + 1), at(tokens, other.last + 2))?.length ?? 0;
    const each = at(tokens, other.last + 1 + behind);
    return behind > 0 && (EACH.has(each) || (each === "a" && other.first - one.last <= 3));
  }

  /** "Eleven seams ... that's | 330, south the same so | 660": twice what stands before, with what that is worked out of. */
  double(result: number, end: number, from: Before): Working | null {
    for (const one of this.#partsBefore(from))
      if (sameSum(one.value * 2, result) && this.#says(SAME, one.last + 1, end))
        return this.#with(one, this.product(one.value, one.before));
    return null;
  }

  #with(one: Part, working: Working | null): Working {
    return working ? { parts: [one, ...working.parts], before: working.before } : { parts: [one], before: one.before };
  }

  /** "22 by thirty, 660, take off the doors 160, so | 500". */
  difference(result: number, end: number, from: Before): Working | null {
    for (const less of this.#partsBefore(from))
      for (const whole of this.#partsBefore(less.before))
        if (sameSum(whole.value - less.value, result) && this.#says(LESS, whole.last + 1, end)) {
          const all = this.#with(whole, this.product(whole.value, whole.before));
          return { parts: [less, ...all.parts], before: all.before };
        }
    return null;
  }

  /** "Three hundred and one twenty and eighty all together | 500", "sixty and forty each side | 140": each with what it is itself worked out of. */
  sum(rest: number, from: Before, terms = 0): Working | null {
    for (const one of this.#partsBefore(from)) {
      const isTwice = this.#says(EACH, one.last + 1, one.last + 3);
      const value = isTwice ? one.value * 2 : one.value;
      if (one.value < 2 || value > rest || (terms === 0 && value === rest)) continue;
      const made = this.product(one.value, one.before) ?? this.double(one.value, one.first, one.before);
      // within a run only a side parts a number from its area
      if (!made && one.before.place === from.place) continue;
      const own = this.#with(one, made);
      if (sameSum(value, rest)) return own;
      const others = this.sum(rest - value, own.before, terms + 1);
      if (others) return { parts: [...own.parts, ...others.parts], before: others.before };
    }
    return null;
  }
}

/** The measure that a number is said in, as "feet"; times are added up otherwise. */
const isMeasured = (tokens: readonly Token[], last: number): boolean => {
  const found = isJoined(tokens[last + 1]) ? unitAt(at(tokens, last + 1), at(tokens, last + 2)) : null;
  return found !== null && isMeasure(found.unit) && !TIME_UNITS.has(found.unit) && found.unit !== "inch";
};

/** "I paced it | sixteen and sixteen", "the front is | three hundred". */
const MEASURING = wordSet("paced measured measures taped tape");
const TELLS = wordSet("is are was it's that's call");

/** True for numbers of which one surely is a measure: it has sides or feet, somebody measured, or each is told to be so long. Else they may be prices: "painting 120, taking out the trash 20, so 100 feet of trim". */
function areMeasures(parts: readonly Part[], tokens: readonly Token[]): boolean {
  if (parts.some(({ first, last }) => TIMES.has(at(tokens, first - 1)) || isMeasured(tokens, last))) return true;
  const first = Math.min(...parts.map((part) => part.first));
  for (let index = first - 1; index >= first - MEASURED_REACH; index--)
    if (MEASURING.has(at(tokens, index))) return true;
  return parts.every((part) => TELLS.has(at(tokens, part.first - 1)));
}
const MEASURED_REACH = 3;

const isPassed = (word: string): boolean =>
  leadsToResult(word) || standsBesideLead(word) || FILLERS.has(word) || word === "what";

/** The first of the words that lead to a result: "| so that's about | 500". */
function leadFrom(tokens: readonly Token[], first: number): number {
  let lead = first;
  while (lead > 0 && isPassed(at(tokens, lead - 1))) lead--;
  return lead;
}

const isLed = (tokens: readonly Token[], first: number, last: number): boolean => {
  for (let index = leadFrom(tokens, first); index < first; index++)
    if (leadsToResult(at(tokens, index)) || TOGETHER.has(at(tokens, index))) return true;
  const unit = unitAt(at(tokens, last + 1), at(tokens, last + 2))?.length ?? 0;
  return TOGETHER.has(joined(tokens, last + 1 + unit));
};

/** A run cut where its parts begin and end, without those that only work something out. */
function remaining(run: SpokenNumber, gone: readonly Part[], tokens: readonly Token[]): SpokenNumber[] {
  const left: SpokenNumber[] = [];
  let from = run.first;
  for (const { first, last } of [...gone, { first: run.last + 1, last: run.last + 1 }]) {
    const rest = first > from ? readNumber(tokens, from, first) : null;
    if (rest) left.push(rest);
    from = last + 1;
  }
  return left;
}

/** A number that is worked out before, and the part of its run that says it. */
interface Worked extends Working {
  first: number;
}

/** What the measure at the end of a run is worked out of; null when it is said at once. */
function workedMeasure(numbers: readonly SpokenNumber[], place: number, tokens: readonly Token[]): Worked | null {
  const run = numbers[place];
  if (!run || !isMeasured(tokens, run.last)) return null;
  for (let first = run.first; first <= run.last; first++) {
    const number = readNumber(tokens, first, run.last + 1);
    if (!number) continue;
    const before = first > run.first ? { place, limit: first } : endOf(numbers, place - 1);
    const led = first === run.first && isLed(tokens, first, run.last);
    for (const { value } of number.readings) {
      if (value < LEAST) continue;
      const worked = new WorkedBefore(numbers, tokens, place, first);
      // the area of two sides that are runs of their own is understood as it is
      const area = led || value >= LEAST_BARE ? worked.product(value, before) : null;
      if (area && first === run.first && area.parts.every(({ before: { place: back } }, n) => back === place - 2 - n))
        return null;
      const found =
        area ??
        (led
          ? (worked.difference(value, first, before) ??
            worked.double(value, first, before) ??
            worked.sum(value, before))
          : null);
      if (found) return { ...found, first };
    }
  }
  return null;
}

/** The numbers without those that only work out a measure; their words leave the talk. */
export function withoutWorkings(
  numbers: readonly SpokenNumber[],
  tokens: readonly Token[],
  taken: Uint8Array,
): readonly SpokenNumber[] {
  if (numbers.length < 3 || !hears(tokens, ADDED)) return numbers;
  const gone: Part[] = [];
  for (let place = numbers.length - 1; place > 0; place--) {
    const worked = workedMeasure(numbers, place, tokens);
    if (!worked || worked.parts.some(({ first }) => taken[first]) || !areMeasures(worked.parts, tokens)) continue;
    gone.push(...worked.parts);
    for (const { first, last } of worked.parts) {
      const unit = unitAt(at(tokens, last + 1), at(tokens, last + 2))?.length ?? 0;
      taken.fill(PASSED_OVER, leadFrom(tokens, TIMES.has(at(tokens, first - 1)) ? first - 1 : first), last + 1 + unit);
    }
    place = worked.before.place + 1;
  }
  if (gone.length === 0) return numbers;
  gone.sort((one, other) => one.first - other.first);
  return numbers.flatMap((run) => {
    const own = gone.filter(({ first }) => first >= run.first && first <= run.last);
    return own.length === 0 ? [run] : remaining(run, own, tokens);
  });
}

/** The number behind two sides that is their area, said right behind them or led to, as a part of its run; null for other sides. */
function areaBehind(
  numbers: readonly SpokenNumber[],
  place: number,
  tokens: readonly Token[],
): { sides: SpokenNumber; area: Part; rest: SpokenNumber | null; skipped: number } | null {
  const [one, other] = [numbers[place - 1], numbers[place]];
  if (!one || !other || !TIMES.has(at(tokens, other.first - 1))) return null;
  const unit = unitAt(at(tokens, one.last + 1), at(tokens, one.last + 2))?.length ?? 0;
  if (other.first !== one.last + 2 + unit || at(tokens, other.first - 1) === "times") return null;
  // "how many drops, 118 ... 118 by 26": what was counted before, by its price
  const isSaid = ({ readings }: SpokenNumber) =>
    one.readings.some((a) => readings.some((b) => sameSum(a.value, b.value)));
  if (numbers.slice(Math.max(0, place - 1 - MOST_NUMBERS), place - 1).some(isSaid)) return null;
  const isArea = (side: SpokenNumber, { value }: { value: number }) =>
    value >= LEAST_BARE &&
    one.readings.some((long) => side.readings.some((wide) => sameSum(long.value * wide.value, value)));
  for (let cut = other.first + 1; cut <= other.last; cut++) {
    const side = readNumber(tokens, other.first, cut);
    if (!side) continue;
    for (let end = other.last + 1; end > cut; end--) {
      const area = readNumber(tokens, cut, end);
      const rest = end > other.last ? null : readNumber(tokens, end, other.last + 1);
      const found = area?.readings.find((reading) => isArea(side, reading));
      if (area && found && (end > other.last || rest))
        return {
          sides: side,
          area: { first: cut, last: end - 1, value: found.value, before: { place, limit: cut } },
          rest,
          skipped: 1,
        };
    }
  }
  const next = numbers[place + 1];
  if (!next) return null;
  const behind = unitAt(at(tokens, other.last + 1), at(tokens, other.last + 2))?.length ?? 0;
  if (leadFrom(tokens, next.first) !== other.last + 1 + behind) return null;
  const found = next.readings.find((reading) => isArea(other, reading));
  if (!found) return null;
  const area = { first: next.first, last: next.last, value: found.value, before: { place, limit: next.first } };
  return { sides: other, area, rest: null, skipped: 2 };
}

/** "Two eighty | at nine a foot": true for an area right before a price for each foot. Else it may be the price of what is so large ("tent twenty by forty | eight hundred"), or how many there are. */
function isPriced({ last }: Part, price: SpokenNumber | undefined, tokens: readonly Token[]): boolean {
  if (
    price?.first !== last + 2 ||
    joined(tokens, last + 1) !== "at" ||
    !BEFORE_UNIT.has(joined(tokens, price.last + 1))
  )
    return false;
  return isFootage(unitAt(at(tokens, price.last + 2), at(tokens, price.last + 3))?.unit ?? "");
}
const BEFORE_UNIT = wordSet("a per");

/** "Fourteen by twenty | two eighty | at nine a foot": an area that is said behind its sides leaves the talk. */
export function withoutAreas(
  numbers: readonly SpokenNumber[],
  tokens: readonly Token[],
  taken: Uint8Array,
): readonly SpokenNumber[] {
  if (!hears(tokens, SIDED)) return numbers;
  const left: SpokenNumber[] = [];
  for (let place = 0; place < numbers.length; place++) {
    const number = numbers[place];
    if (!number) continue;
    const found = taken[number.first] ? null : areaBehind(numbers, place, tokens);
    const next = found?.rest ?? numbers[place + (found?.skipped ?? 1)];
    if (!found || isMeasured(tokens, found.area.last) || !isPriced(found.area, next, tokens)) {
      left.push(number);
      continue;
    }
    left.push(found.sides, ...(found.rest ? [found.rest] : []));
    taken.fill(PASSED_OVER, leadFrom(tokens, found.area.first), found.area.last + 1);
    place += found.skipped - 1;
  }
  return left;
}
