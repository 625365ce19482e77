import type { SpokenNumber } from "../words/spoken-number.ts";
import type { Token } from "../words/tokens.ts";

/** What a number does. A `dimension` describes a thing ("six foot fence") and prices nothing. */
export type Role = "money" | "percent" | "quantity" | "dimension";

/**
 * A number with its role. `first` to `last` are the tokens that it takes, currency, unit and "each" included. Each
 * figure has all of these: hundreds of rules read them, which is fast of objects that are made alike.
 */
export interface Figure {
  role: Role;
  number: SpokenNumber;
  first: number;
  last: number;
  /** The unit counted, or the unit that a price is per. */
  unit: string | null;
  /** A price with "each" or "per unit". */
  per: boolean;
  /** Said with a currency or in cents: no other magnitude is possible. */
  sure: boolean;
  /** The last token of the counted noun: the unit's, or what follows the number. */
  noun: number;
  /** "four visits a month", "eight hours a day": the time in which the count repeats. */
  every: string | null;
  /** Multiplies the readings: 0.01 for "eighteen cents". */
  scale: number;
  /** "Seventy an hour per man". */
  perWorker: boolean;
  /** "Between two and three hundred": both ends. The readings of a price hold both, those of a count the higher first. */
  range: { low: number; high: number } | null;
  /** Belongs to the talk about people and places, and not to what is sold. */
  told: boolean;
  /** The price of others or of other days, which nobody pays here. */
  others: boolean;
  /** "Two thirty two all together": the sum of what was priced before, when anything was. */
  whole: boolean;
  /** The tokens that say the value that holds, when they stand apart: "four shelves at ninety, not four, six". */
  corrected: { first: number; last: number } | null;
  /** "Exterior windows 18 interior windows 12": counts the service before it, whatever follows. */
  behind: boolean;
  /** "Three in the den and two outside": the counts that it is the sum of, "3 + 2". */
  sum: string | null;
  /** Of such a sum the last count, to which the price behind them may belong alone. */
  alone: number | null;
  /** "Twelve bowls at sixty five, | seven eighty": what it makes with its count was said as well. */
  confirmed: boolean;
  /** The count that makes with this price the sum that was said, wherever it stands: "62 sheets ... at 48 a sheet so that's | 2976 |". */
  times: Figure | null;
  /** "Twelve by sixteen": both sides, in feet. */
  sides: [number, number] | null;
}

/** What a figure says by its likeliest reading, in dollars or percent: eighteen cents are 0.18. */
export const dollarsOf = ({ number, scale }: Figure): number => (number.readings[0]?.value ?? 0) * scale;

/** True for two sums, in dollars, that are the same to the cent. */
export const sameSum = (one: number, other: number): boolean => Math.abs(one - other) < HALF_A_CENT;
const HALF_A_CENT = 0.005;

/** True when neither value is so many times the other. */
export const isWithin = (times: number, one: number, other: number): boolean =>
  one < other * times && other < one * times;

/** What is looked at to tell a number's role. */
export interface Around {
  tokens: readonly Token[];
  nouns: ReadonlySet<string>;
  /** Units that some price is per: "four dollars an inch". */
  rated: ReadonlySet<string>;
  /** The speaker leaves the plural away: "five radiator". */
  singulars: boolean;
  isNumberAt: (index: number) => boolean;
  /** The number that begins at a token. */
  numberAt: (index: number) => SpokenNumber | undefined;
  /** The largest of the other numbers. */
  dearest: (number: SpokenNumber) => number;
  /** Tokens that say who and where: they are no things. */
  taken: Uint8Array;
  /** What the account charges for one of what all of some words name, in cents; 0 for no service. */
  rateOf: (words: readonly string[]) => number;
}

/** The same figure but for what changes. Written out, since an object that is spread is of another make each time. */
export const figureWith = (figure: Figure, changes: Partial<Figure>): Figure => ({
  role: changes.role ?? figure.role,
  number: changes.number ?? figure.number,
  first: changes.first ?? figure.first,
  last: changes.last ?? figure.last,
  unit: changes.unit === undefined ? figure.unit : changes.unit,
  per: changes.per ?? figure.per,
  sure: changes.sure ?? figure.sure,
  noun: changes.noun ?? figure.noun,
  every: changes.every === undefined ? figure.every : changes.every,
  scale: changes.scale ?? figure.scale,
  perWorker: changes.perWorker ?? figure.perWorker,
  range: changes.range === undefined ? figure.range : changes.range,
  told: changes.told ?? figure.told,
  others: changes.others ?? figure.others,
  whole: changes.whole ?? figure.whole,
  corrected: changes.corrected === undefined ? figure.corrected : changes.corrected,
  behind: changes.behind ?? figure.behind,
  sum: changes.sum === undefined ? figure.sum : changes.sum,
  alone: changes.alone === undefined ? figure.alone : changes.alone,
  confirmed: changes.confirmed ?? figure.confirmed,
  times: changes.times === undefined ? figure.times : changes.times,
  sides: changes.sides === undefined ? figure.sides : changes.sides,
});
