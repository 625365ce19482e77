import { wordSet } from "#shared/word-set.ts";
import { at, beginsSentence, isJoined, type Token } from "../words/tokens.ts";
import { unitAt } from "../words/units.ts";
import { FIRM_ENDINGS, GIVEN_NAMES, WORK_WORDS } from "../words/words.ts";
import type { Named } from "./households.ts";
import { isToldOfThings } from "./name-shapes.ts";
import { canName } from "./name-words.ts";

/** What a talk may begin with before a name: "quote sandra pike", "ok alice warner", "this is greg". */
const OPENINGS = wordSet("quote estimate bid invoice bill ok okay so alright um uh er hey hi hello yeah well");
const OPENING_PAIRS = wordSet("this-is write-up this-one's that-one's");
const THIS = wordSet("this that");
const [SHORTEST, LONGEST] = [2, 5];

/** Behind "ok", "so", "quote" and "this is" the first word of a talk. */
export function headOf(tokens: readonly Token[]): number {
  for (let first = 0; ;) {
    // "bill medina printer won't boot"
    if (at(tokens, first) === "bill" && isToldOfThings(tokens, first + 2)) return first;
    if (OPENINGS.has(at(tokens, first))) first++;
    else if (OPENING_PAIRS.has(`${at(tokens, first)}-${at(tokens, first + 1)}`)) first += 2;
    // "this one is Ferris Automotive"
    else if (at(tokens, first + 1) === "one" && at(tokens, first + 2) === "is" && THIS.has(at(tokens, first)))
      first += 3;
    else return first;
  }
}

/** "Craig and donna webb | twelve sixty sycamore drive": what the talk begins with when all of it up to a house number is a name. */
export function headName(tokens: readonly Token[], house: number): Named | null {
  const first = headOf(tokens);
  const last = house - 1;
  const [start, end] = [at(tokens, first), at(tokens, last)];
  // "Gary, 12 Oak Lane": a given name alone, with a comma behind it
  const alone = first === last && tokens[first]?.capital === true && tokens[house]?.gap === "comma";
  if (alone && GIVEN_NAMES.has(start)) return { first, last };
  if (house - first < SHORTEST || house - first > LONGEST) return null;
  const firm = FIRM_ENDINGS.has(end) && !WORK_WORDS.has(end) && !WORK_WORDS.has(start);
  if (!(GIVEN_NAMES.has(start) || firm) || beginsSentence(tokens[house])) return null;
  for (let index = first; index <= last; index++) {
    const and = at(tokens, index) === "and" && index > first && index < last;
    const joined = index === first || isJoined(tokens[index]);
    if (!joined || !(and || canName(tokens[index])) || unitAt(at(tokens, index), undefined)) return null;
  }
  return { first, last };
}
