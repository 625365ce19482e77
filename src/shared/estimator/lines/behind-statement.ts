import { wordSet } from "#shared/word-set.ts";
import { statementBefore, type Statement } from "../likelihood/statements.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { at, type Token } from "../words/tokens.ts";
import { isNumberWord } from "../words/number-words.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import { couldName } from "../words/words.ts";
import { TELLING } from "./order-behind-talk.ts";

/** In what is told of people and things, beside the words of every telling. */
const TOLD = wordSet(
  "i'd i'll we'll we'd he'd she'd they'd you me him hasn't haven't hadn't won't wouldn't don't doesn't didn't can't couldn't says said told",
);
/** With these a statement goes on about what was named before. */
const GOES_ON = wordSet("and or but so then because plus also too instead again more all each both half");

/** "Those | ones": they stand for what was named before. */
const REFERRING = wordSet("it them em that those these ones");
/** Behind these no statement begins. */
const PARTED = wordSet("each every per a an the my his her their too very really so");
/** Behind what is told of the work itself a statement has to begin so surely, that the thing begins with it. */
const SURELY_ANEW = 0.65;
/** The same for a single word: "... from his own cousin | demo". */
const SURELY_NAMED = 0.75;

/**
 * "The coil's leaking again | new five ton gas pack", "it hasn't seen a brush since spring | sweep both flues": the words of a line
 * in the statement of its price, where the statements before it only tell; null when these name the thing, or all is one statement.
 */
export function behindStatement(
  tokens: readonly Token[],
  statements: readonly Statement[],
  { words, price, after }: Candidate,
  names: (words: readonly number[]) => boolean,
): readonly number[] | null {
  if (after || !price || words.length < 3) return null;
  const here = statementBefore(statements, tokens[price.first]?.start ?? -1);
  const { start = -1, begins = 0 } = statements[here] ?? {};
  if (start <= (tokens[words[0] ?? 0]?.start ?? 0)) return null;
  const place = words.findIndex((index) => (tokens[index]?.start ?? -1) >= start);
  if (place < 2 || (begins < SURELY_ANEW && statements[here - 1]?.role === "work")) return null;
  const thing = words.slice(place);
  const first = thing[0] ?? 0;
  // "four thousand | psi mix"
  if (start === tokens[first]?.start && (isNumberWord(at(tokens, first - 1)) || PARTED.has(at(tokens, first - 1))))
    return null;
  // "a walnut bookcase for the Moreaus, | floor to ceiling"
  if (tokens[first]?.gap === "comma") return null;
  const counted = isNumberWord(at(tokens, first - 1));
  const opens = at(tokens, thing[0]);
  if (!couldName(opens) && opens !== "new" && !/^(?:a|an|the|of|for|to)$/.test(opens)) return null;
  if (GOES_ON.has(opens) || (opens.endsWith("ed") && !isWorkVerb(opens) && !counted)) return null;
  // "the first name in an arch | [twenty] letters": no more than what is counted
  if (thing.filter((index) => couldName(at(tokens, index))).length === 1 && (counted || begins < SURELY_NAMED))
    return null;
  const told = words.slice(0, place);
  const tells = told.some((index) => TELLING.has(at(tokens, index)) || TOLD.has(at(tokens, index)));
  // "the crown is cracked like a dry lake | seal coat on that": the thing stands before
  const states = thing.some((index) => {
    const word = at(tokens, index);
    return TELLING.has(word) || TOLD.has(word) || REFERRING.has(word);
  });
  return tells && !states && names(thing) ? thing : null;
}
