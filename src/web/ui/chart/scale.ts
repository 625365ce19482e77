/** Steps that people count in. */
const STEPS = [1, 2, 2.5, 5, 10];

/**
 * The marks of an axis from zero up: at most `most` of them above zero, the last at or above `largest`, in steps that
 * people count in. Whole numbers are asked for with `isWhole`, since there is no half of a document.
 */
export function ticksFor(largest: number, most: number, isWhole = false): number[] {
  if (!(largest > 0) || !Number.isFinite(largest)) return [0, 1];
  const magnitude = 10 ** Math.floor(Math.log10(largest / most));
  const fits = (step: number) => step * most >= largest && (!isWhole || Number.isInteger(step));
  const step = [...STEPS, ...STEPS.map((one) => one * 10)].map((one) => one * magnitude).find(fits) ?? largest;
  const count = Math.ceil(largest / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => step * index);
}

/** How much of the axis an amount takes, in percent. Less than nothing is nothing. */
export const shareOf = (value: number, top: number): number => Math.min(100, Math.max(0, (value / top) * 100));
