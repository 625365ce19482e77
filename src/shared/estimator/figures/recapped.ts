import { wordSet } from "#shared/word-set.ts";
import { sameSum } from "../numbers/figure.ts";
import { readNumber, type SpokenNumber } from "../numbers/numbers.ts";
import { isNumberWord } from "../words/number-words.ts";
import { PASSED_OVER } from "../words/taken.ts";
import { at, isJoined, joined, type Token } from "../words/tokens.ts";
import { runEnd } from "./run-places.ts";
import { leadsToResult, standsBesideLead } from "./said-products.ts";

const AND = wordSet("and plus");
/** So many prices in a row are added up aloud, and no more. */
const [FEWEST, MOST] = [3, 8];
/** "Thirty two and four" are as many hundreds, of prices below this. */
const A_HUNDRED = 100;
/** No run of number words is longer. */
const LONGEST_RUN = 12;

/** The place of the last number that is joined to one by nothing but "and" and others: "thirty two | and four and two fifty". */
function chainEnd(numbers: readonly SpokenNumber[], from: number, tokens: readonly Token[]): number {
  let place = from;
  for (let next = numbers[place + 1]; next; next = numbers[place + 1]) {
    const link = (numbers[place]?.last ?? 0) + 1;
    if (next.first !== link + 1 || !AND.has(joined(tokens, link)) || !isJoined(tokens[next.first])) break;
    place++;
  }
  return place;
}

/** What a number of such a row may be, of the prices that were said: 3,200 of "thirty two". */
const saidAs = (number: SpokenNumber, said: ReadonlySet<number>): number[] =>
  number.readings.flatMap(({ value }) => [value, value * A_HUNDRED]).filter((value) => said.has(value));

/** True when of each of some numbers one of the prices that were said makes a total with the others. */
function addUp(parts: readonly SpokenNumber[], total: SpokenNumber, said: ReadonlySet<number>): boolean {
  let sums = new Set([0]);
  for (const part of parts) {
    const values = saidAs(part, said);
    sums = new Set([...sums].flatMap((sum) => values.map((value) => sum + value)));
  }
  return total.readings.some(({ value }) => [...sums].some((sum) => sameSum(sum, value)));
}

/** The total behind the last number of a row: right behind it in its run, or behind what leads to it; null for none. */
function totalBehind(
  row: readonly SpokenNumber[],
  tokens: readonly Token[],
  said: ReadonlySet<number>,
): SpokenNumber | null {
  const last = row.at(-1);
  if (!last) return null;
  const before = row.slice(0, -1);
  let end = runEnd(tokens, last.first, LONGEST_RUN);
  for (let cut = last.first + 1; cut < end; cut++) {
    const [part, total] = [readNumber(tokens, last.first, cut), readNumber(tokens, cut, end)];
    if (part && total && addUp([...before, part], total, said)) return total;
  }
  let first = last.last + 1;
  while (leadsToResult(at(tokens, first)) || standsBesideLead(at(tokens, first))) first++;
  end = first;
  while (end < first + LONGEST_RUN && isNumberWord(at(tokens, end))) end++;
  const total = end > first ? readNumber(tokens, first, end) : null;
  return total && addUp(row, total, said) ? total : null;
}

/**
 * "So | thirty two and four and two fifty and two eighty five | forty one thirty five": prices that were said before and are added up aloud
 * leave the talk, and only their total is left.
 */
export function withoutRecapped(
  numbers: readonly SpokenNumber[],
  tokens: readonly Token[],
  taken: Uint8Array,
): { numbers: readonly SpokenNumber[]; recap: SpokenNumber | null } {
  for (let from = FEWEST - 1; from + FEWEST <= numbers.length + 1; from++) {
    const [first, next] = [numbers[from], numbers[from + 1]];
    if (!first || next?.first !== first.last + 2 || !AND.has(at(tokens, first.last + 1))) continue;
    const end = chainEnd(numbers, from, tokens);
    const row = numbers.slice(from, end + 1);
    if (row.length >= FEWEST && row.length <= MOST) {
      const said = new Set(numbers.slice(0, from).flatMap(({ readings }) => readings.map(({ value }) => value)));
      const total = totalBehind(row, tokens, said);
      if (total) {
        taken.fill(PASSED_OVER, first.first, total.first);
        const behind = numbers.filter((number) => number.first > total.last);
        return { numbers: [...numbers.slice(0, from), total, ...behind], recap: total };
      }
    }
    from = end;
  }
  return { numbers, recap: null };
}
