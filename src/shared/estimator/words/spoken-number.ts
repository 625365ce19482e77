/** One way to read a number. `why` is shown to the user when there are several. */
export interface Reading {
  value: number;
  why: "as said" | "hundreds" | "dollars and cents" | "behind a price";
}

/** A number in digits or words. Tokens `first` to `last`; the likeliest reading without context comes first. */
export interface SpokenNumber {
  first: number;
  last: number;
  start: number;
  end: number;
  readings: Reading[];
  /** Said the way prices are ("four fifty", "one oh five", "a grand"): such a number seldom counts things. */
  priceShaped: boolean;
}
