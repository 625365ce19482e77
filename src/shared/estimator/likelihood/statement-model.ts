import { ROLES, type Spoken } from "./statement-lattice.ts";
import { COUNTS, type StatementSigns } from "./statement-signs.ts";

const R = ROLES.length;
/** Places of the weights that belong to no sign: of a role behind another, of the first and the last, and of a role with so many numbers. */
export const [FOLLOWS, FIRST, LAST, NUMBERS] = [0, R * R, R * R + R, R * R + 2 * R];
export const PLAIN = R * R + 2 * R + R * COUNTS;

/** What signs speak: where the weights of each stand, -1 for a sign that speaks for nothing. */
export interface SignWeights {
  placeOf: (sign: number) => number;
  /** One for each sign, or one for each count or role. */
  weights: ArrayLike<number>;
}

/** How likely what belongs to no sign makes a role: behind another, first, last, and with so many numbers. */
type PlainPowers = Pick<Spoken, "follows" | "first" | "last" | "numbers">;

export function plainPowers(plain: ArrayLike<number>, powerOf: (sum: number) => number): PlainPowers {
  const part = (from: number, length: number) =>
    Float64Array.from({ length }, (_, at) => powerOf(plain[from + at] ?? 0));
  return {
    follows: part(FOLLOWS, R * R),
    first: part(FIRST, R),
    last: part(LAST, R),
    numbers: part(NUMBERS, R * COUNTS),
  };
}

/** What all signs speak, in steps of so much. */
export interface StatementWeights extends PlainPowers, Pick<Spoken, "powerOf" | "step"> {
  ends: SignWeights;
  counts: SignWeights;
  roles: SignWeights;
}

/** So many steps up and down powers are known of. */
const KNOWN_STEPS = 1024;

/** Powers of whole steps of so much, most of which are made but once. */
export function powersOf(step: number): (sum: number) => number {
  const known = Float64Array.from({ length: 2 * KNOWN_STEPS + 1 }, (_, at) => Math.exp((at - KNOWN_STEPS) * step));
  return (sum) => known[sum + KNOWN_STEPS] ?? Math.exp(sum * step);
}

/** The same as text (packed.ts): the numbers of the signs, and what they speak, in lines. */
export type PackedStatementWeights = { step: number } & Readonly<
  Record<"endSigns" | "ends" | "countSigns" | "counts" | "roleSigns" | "roles" | "plain", readonly string[]>
>;

/** Adds what the first so many signs speak, one for each of `width`. */
function add({ placeOf, weights }: SignWeights, signs: Uint32Array, count: number, sums: Float64Array, width: number) {
  for (let index = 0; index < count; index++) {
    const place = placeOf(signs[index] ?? 0);
    if (place < 0) continue;
    for (let at = 0; at < width; at++) sums[at] = (sums[at] ?? 0) + (weights[place * width + at] ?? 0);
  }
}

/** What the signs of a talk speak by some weights, as its lattice asks for it. */
export function spokenBy(signs: StatementSigns, weights: StatementWeights): Spoken {
  const end = new Float64Array(1);
  const { signs: said } = signs;
  const { ends, counts, roles, powerOf, step, follows, first, last, numbers } = weights;
  return {
    length: signs.length,
    ends: (word, sums) => {
      end[0] = 0;
      add(ends, said, signs.ofEnd(word), end, 1);
      sums.fill(end[0]);
      add(counts, said, signs.ofCountedEnd(word), sums, COUNTS);
    },
    words: (word, sums) => add(roles, said, signs.ofWord(word), sums, R),
    begins: (word, sums) => add(roles, said, signs.ofBegin(word), sums, R),
    lasts: (word, sums) => add(roles, said, signs.ofLast(word), sums, R),
    powerOf,
    step,
    follows,
    first,
    last,
    numbers,
  };
}
