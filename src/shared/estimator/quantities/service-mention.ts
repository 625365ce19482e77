import type { CatalogueEntry } from "../estimate-input.ts";
import type { Receivers } from "./receivers.ts";

/** A service of the account that the words name, on the tokens from `first` to `last`. */
export interface ServiceMention {
  entry: CatalogueEntry;
  first: number;
  last: number;
  /** All services that fit as well, `entry` with them, when the words do not tell which is meant. */
  others?: readonly CatalogueEntry[];
  /** The things of which each gets it. */
  receivers?: Receivers;
}

/** A mention, and how well its words fit. */
export interface ServiceMatch extends ServiceMention {
  /** How many words of the name were said, whether these are all, and how many of its sizes. */
  words: number;
  exact: boolean;
  sizes: number;
}

/** A mention by `words` words of a name that has more. */
export const partOf = (entry: CatalogueEntry, first: number, last: number, words = 1): ServiceMatch => ({
  entry,
  first,
  last,
  words,
  exact: false,
  sizes: 0,
});
