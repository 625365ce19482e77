import { wordSet } from "#shared/word-set.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, type Token } from "../words/tokens.ts";

/** What leads from a thing to a price of other days: "the deck, | it was", "drain cleaning | is normally", "the floors | last time". */
const LEADING = wordSet(
  "it it's that that's they they're was were is are normally usually typically i i'd we we'd let last ran cost costs",
);
const LATER = wordSet("but so now");

/** Directly before such a price, and not before a year or what others pay. */
const PRICING = wordSet("was were is are normally usually typically ran runs cost costs charge get $");
const isNumber = (word: string): boolean => isNumberWord(word) || /^[$\d]/.test(word);

/** Talk of others and of what they live on names no work: "she said a new fridge is", "her rent is". */
const NAMELESS = wordSet("said says heard read thinks thought told rent bill mortgage deductible vet");

/** Behind such a price the talk turns, and a reason ends with "so": "but stain's gone up, so", "so this time it's". */
function tellsReason(tokens: readonly Token[], later: readonly number[]): boolean {
  const first = at(tokens, later[0]);
  if (!LATER.has(first)) return false;
  const so = later.findLastIndex((index) => at(tokens, index) === "so");
  return first === "but" ? so > 0 && so >= later.length - 4 : true;
}

/** "Staining the deck | was nine hundred last time, but stain's gone up, so": the words of what a price of other days, which ends with `told`, is for. */
export function thingBeforeTold(tokens: readonly Token[], said: readonly number[], told: number): readonly number[] {
  const later = said.filter((index) => index > told);
  if (!tellsReason(tokens, later)) return [];
  const price = said.findLastIndex((index) => index <= told && PRICING.has(at(tokens, index)));
  if (price < 1 || !isNumber(at(tokens, said[price + 1]))) return [];
  const end = said.findIndex((index) => LEADING.has(at(tokens, index)) || isNumber(at(tokens, index)));
  const thing = said.slice(0, end);
  return thing.some((index) => NAMELESS.has(at(tokens, index))) ? [] : thing;
}
