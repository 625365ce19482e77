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

/** What all signs speak, in steps of so much; `plain` as its places say. */
export interface StatementWeights {
  step: number;
  ends: SignWeights;
  counts: SignWeights;
  roles: SignWeights;
  plain: ArrayLike<number>;
}

/** The same as text (packed.ts): the numbers of the signs, and what they speak, in lines. */
export type PackedStatementWeights = { step: number } & Readonly<
  Record<"endSigns" | "ends" | "countSigns" | "counts" | "roleSigns" | "roles" | "plain", readonly string[]>
>;

/** What the signs of a talk speak by some weights, as its lattice asks for it. */
export function spokenBy(signs: StatementSigns, weights: StatementWeights): Spoken {
  const { step, plain } = weights;
  /** Adds what the first so many signs speak, one for each of `width`. */
  const add = ({ placeOf, weights: all }: SignWeights, count: number, sums: Float64Array, width: number) => {
    for (let index = 0; index < count; index++) {
      const place = placeOf(signs.signs[index] ?? 0);
      if (place < 0) continue;
      for (let at = 0; at < width; at++) sums[at] = (sums[at] ?? 0) + step * (all[place * width + at] ?? 0);
    }
  };
  const end = new Float64Array(1);
  const part = (from: number, length: number) =>
    Float64Array.from({ length }, (_, at) => step * (plain[from + at] ?? 0));
  return {
    length: signs.length,
    ends: (word, sums) => {
      end[0] = 0;
      add(weights.ends, signs.ofEnd(word), end, 1);
      sums.fill(end[0]);
      add(weights.counts, signs.ofCountedEnd(word), sums, COUNTS);
    },
    words: (word, sums) => add(weights.roles, signs.ofWord(word), sums, R),
    begins: (word, sums) => add(weights.roles, signs.ofBegin(word), sums, R),
    lasts: (word, sums) => add(weights.roles, signs.ofLast(word), sums, R),
    follows: part(FOLLOWS, R * R),
    first: part(FIRST, R),
    last: part(LAST, R),
    numbers: part(NUMBERS, R * COUNTS),
  };
}
