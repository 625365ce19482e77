/** In which of some steps a value lies, by their upper ends. */
export function stepOf(value: number, ends: readonly number[]): number {
  let step = 0;
  while (step < ends.length && !(value < (ends[step] ?? 0))) step++;
  return step;
}
