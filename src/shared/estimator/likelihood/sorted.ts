import type { Figure } from "../numbers/figure.ts";

/** How many of a sorted list, read by `of`, are no larger than a value. */
export function upTo<T>(list: readonly T[], value: number, of: (one: T) => number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = list[middle];
    if (one !== undefined && of(one) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where a figure begins. */
export const firstOf = ({ first }: Figure): number => first;

/** Figures as they were said, which they mostly are already. */
export function asSaid(figures: readonly Figure[]): readonly Figure[] {
  for (let index = 1; index < figures.length; index++)
    if ((figures[index - 1]?.first ?? 0) > (figures[index]?.first ?? 0))
      return figures.toSorted((one, other) => one.first - other.first);
  return figures;
}
