/** How large a value is, doubled so often. */
export const log = (value: number): number => Math.log2(value + 1);

/** How many times as much one is as another, doubled so often. */
export const times = (one: number, other: number): number => Math.log2((one + 1) / (other + 1));

/** How round a price in dollars is: to hundreds, to tens, to fives, or not. */
export const roundness = (price: number): number =>
  price >= 10 && price % 10 === 0 ? (price % 100 === 0 ? 2 : 1) : price % 5 === 0 ? 0.5 : 0;
