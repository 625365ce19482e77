import { wordSet } from "#shared/word-set.ts";

/** Words after which a sum is said: "for two seventy five", "comes to ninety". */
export const LEADING_TO_SUM = wordSet(
  "at for is are was were be came cost costs about around another flat only just charge charged charging rate of totaling comes to run runs for's call made plus price us me they're it's thats that's",
);
/** After these even a small number is a sum: "delivery is twenty". */
export const SAYS_PRICE = wordSet("is are was were costs cost");

/** "Twelve dollars each, they want ten", "and we're doing eight": before how many of them. */
export const WANTING = wordSet("want wants need needs ordered wanted needed doing did");
/** Of these what is charged may follow as well: "the gutters we did eighty". */
export const DOING = wordSet("doing did");

const STUFF = wordSet("parts materials supplies tires labor lumber hardware");
/** True for what so much money buys, and nobody counts: "ninety in parts". */
export const isStuff = (word: string): boolean => STUFF.has(word);
/** "Two hundred flat", "a thousand even". */
export const EXACTLY = wordSet("flat even");
