import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { at, type Token } from "../words/tokens.ts";
import { PREPOSITIONS } from "../words/words.ts";
import { lineCue } from "./line-cues.ts";

/** What people put into their talk to sigh, swear and wonder. */
const EXCLAMATIONS: readonly (readonly string[])[] = [
  "bless him",
  "bless her",
  "bless them",
  "bless his heart",
  "bless her heart",
  "bless their hearts",
  "god bless her",
  "god bless him",
  "god help me",
  "god help us",
  "god help him",
  "lord help me",
  "lord almighty",
  "lord have mercy",
  "good lord",
  "good grief",
  "thank god",
  "thank goodness",
  "don't ask",
  "don't get me started",
  "no lie",
  "no joke",
  "no kidding",
  "i swear",
  "i swear to god",
  "hand to god",
  "go figure",
  "poor thing",
  "poor guy",
  "poor soul",
  "can you believe it",
  "believe it or not",
  "i'm telling you",
  "let me tell you",
].map((said) => said.split(" "));
const LAST_WORDS = wordSet(EXCLAMATIONS.map((words) => words.at(-1)).join(" "));
/** "Lord almighty | stainless cap". */
export const EXCLAIMS = lineCue(oneOf(LAST_WORDS));

/** Behind these a clause of its own begins. */
const JOINS = wordSet("and plus or but that which as because");

/** How many words an exclamation has that ends at a place; 0 for none. */
function lengthAt(tokens: readonly Token[], words: readonly number[], end: number): number {
  let longest = 0;
  for (const said of EXCLAMATIONS) {
    const first = end - said.length + 1;
    if (first < 0 || said.length <= longest) continue;
    if (said.every((word, place) => at(tokens, words[first + place]) === word)) longest = said.length;
  }
  return longest;
}

/** "Got a quart of creosote out, lord almighty | stainless cap": what follows the last exclamation among words; null without one, or when no thing follows. */
export function behindExclamation(
  tokens: readonly Token[],
  words: readonly number[],
  names: (words: readonly number[]) => boolean,
): readonly number[] | null {
  for (let end = words.length - 1; end > 0; end--) {
    const length = LAST_WORDS.has(at(tokens, words[end])) ? lengthAt(tokens, words, end) : 0;
    if (length === 0) continue;
    const [before, after] = [words.slice(0, end - length + 1), words.slice(end + 1)];
    // "wants her porch screened, bless her heart. | Twenty panels"
    if (tokens[after[0] ?? -1]?.gap === "stop") return null;
    if (!names(after)) return names(before) ? before : null;
    // "clean the gutters bless her on the garage"
    const goesOn = PREPOSITIONS.has(at(tokens, after[0])) && !JOINS.has(at(tokens, after[0])) && names(before);
    return goesOn ? [...before, ...after] : after;
  }
  return null;
}
