import { wordSet } from "#shared/word-set.ts";
import { isNumberWord } from "../words/number-words.ts";
import { isOrdinaryWord } from "../words/ordinary-words.ts";
import { at, beginsSentence, type Token } from "../words/tokens.ts";
import { isWork } from "./finder.ts";
import type { Named } from "./households.ts";
import { canName } from "./name-words.ts";

/** What leads from a name to its letters: "and it's", "that's spelled". */
const LEADING = wordSet("and it's its that's spelled spelt with uh um");
const LONGEST_LEAD = 4;
/** Of fewer letters nothing is spelled. */
const FEWEST = 3;

/** "Dana and it's | d a n a": the last letter of a word of a name that is spelled out behind it, or -1. */
function lettersEnd(tokens: readonly Token[], { first, last }: Named): number {
  let index = last + 1;
  while (index <= last + LONGEST_LEAD && LEADING.has(at(tokens, index))) index++;
  let letters = "";
  for (; /^\p{L}$/u.test(at(tokens, index)) && !beginsSentence(tokens[index]); index++) letters += at(tokens, index);
  const spelled = letters.length >= FEWEST && (letters === at(tokens, first) || letters === at(tokens, last));
  return spelled ? index - 1 : -1;
}

/** "Dana and it's d a n a | whitehorse": a name that is spelled out. */
interface Spelled {
  name: Named;
  /** Where its letters end. */
  last: number;
  /** The family name behind them, or -1. */
  family: number;
}

/** A name with its letters behind it; null when nothing is spelled. */
export function spelledName(tokens: readonly Token[], { first, last: end }: Named): Spelled | null {
  // "dana d": the first of the letters was heard as an initial
  const initial = end > first && /^\p{L}$/u.test(at(tokens, end));
  const name = { first, last: initial ? end - 1 : end };
  const last = lettersEnd(tokens, name);
  if (last < 0) return null;
  const next = tokens[last + 1];
  const word = next?.norm ?? "";
  const begins = next === undefined || beginsSentence(next);
  const family =
    !begins &&
    name.first === name.last &&
    canName(next) &&
    !isOrdinaryWord(word) &&
    !isWork(word) &&
    !isNumberWord(word);
  return { name, last, family: family ? last + 1 : -1 };
}
