import { seededRandom } from "#test/seeded-random.ts";

/** Choices that fall the same way whenever they begin with the same seed. */
export interface Dice {
  /** True this often, from 0 to 1. */
  chance(often: number): boolean;
  /** A whole number from 0 up to and without `below`. */
  below(below: number): number;
  /** One of them. Throws RangeError when there is none. */
  pick<T>(from: readonly T[]): T;
}

export function dice(seed: number): Dice {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return {
    chance: (often) => random() < often,
    below,
    pick<T>(from: readonly T[]): T {
      if (from.length === 0) throw new RangeError("There is nothing to choose from.");
      return from[below(from.length)] as T; // the index is within the list
    },
  };
}
