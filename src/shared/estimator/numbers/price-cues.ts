import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { at, joined, type Token } from "../words/tokens.ts";

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

export const BEYOND = wordSet("extra additional overtime further");
const HOURS = wordSet("hour hours");
/** "Extra hours", "additional hour": hours beyond those that are ordered, where these words begin at a token. */
export const saysExtraHours = (tokens: readonly Token[], index: number): boolean =>
  BEYOND.has(at(tokens, index)) && HOURS.has(at(tokens, index + 1));

export const LABOR = wordSet("labor labour");
const MATERIALS = wordSet("parts materials material");
export const beginsLaborAndStuff = oneOf(LABOR, MATERIALS);
/** The last token of "labor and materials" or "parts and labor" that begins at a token, or -1. */
export function laborAndStuffEnd(tokens: readonly Token[], index: number): number {
  if (joined(tokens, index + 1) !== "and") return -1;
  const [one, other] = [joined(tokens, index), joined(tokens, index + 2)];
  const both = (LABOR.has(one) && MATERIALS.has(other)) || (MATERIALS.has(one) && LABOR.has(other));
  return both ? index + 2 : -1;
}
