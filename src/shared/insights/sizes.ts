/** Jobs by their total, in dollars: each from the bound before it to below its own. */
export const SIZE_BOUNDS = [500, 2_000, 10_000] as const;

const dollars = (value: number) => `$${value.toLocaleString("en-US")}`;

/** The name of a size by its place: "Under $500", "$500 to $2,000", "$10,000 and more". */
export function sizeName(place: number): string {
  const from = SIZE_BOUNDS[place - 1];
  const below = SIZE_BOUNDS[place];
  if (from === undefined) return `Under ${dollars(SIZE_BOUNDS[0])}`;
  return below === undefined ? `${dollars(from)} and more` : `${dollars(from)} to ${dollars(below)}`;
}
