import { BEYOND } from "../numbers/price-cues.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { wordSet } from "#shared/word-set.ts";
import { at, placesBetween, type Token } from "../words/tokens.ts";
import { couldName } from "../words/words.ts";

const INCLUDES = wordSet("include includes including included");
/** "Up to four tons, | over that | it's eighty five a ton". */
const PAST = wordSet("over above past beyond after");
const THAT = wordSet("that this those");

/** "Includes ten photos | extra photos twelve each": what is included, free, and what more of it costs, of which nobody said how many. */
function partExtra(candidate: Candidate, tokens: readonly Token[]): Candidate[] | null {
  const { words, quantities, price, service } = candidate;
  const [includes = -1] = words;
  if (!price || service || candidate.after || !INCLUDES.has(at(tokens, includes))) return null;
  const extra = words.find((index) => BEYOND.has(at(tokens, index))) ?? -1;
  const [count] = quantities;
  const more = words.filter((index) => index >= extra);
  const named = more.some((index) => !BEYOND.has(at(tokens, index)) && couldName(at(tokens, index)));
  if (!count || quantities.length > 1 || count.first > extra || !named) return null;
  const included = words.filter((index) => index > includes && index < extra);
  if (!included.some((index) => couldName(at(tokens, index)))) return null;
  const free = { first: includes, last: includes };
  return [
    { ...candidate, words: included, quantities: [count], price: null, trailing: [], last: extra - 1, free },
    { ...candidate, words: more, quantities: [], first: extra },
  ];
}

/** "Dump fee included up to four tons, | over that it's eighty five a ton": a price for what goes beyond, which the count before it only limits. */
function beyondLimit(candidate: Candidate, before: Candidate | undefined, tokens: readonly Token[]): Candidate | null {
  const { words, quantities, price, service } = candidate;
  const [count] = quantities;
  if (!count || quantities.length > 1 || !price?.per || service || price.first < count.last) return null;
  const isLimit = at(tokens, count.first - 1) === "to" && at(tokens, count.first - 2) === "up";
  const over = count.last + 1;
  if (!isLimit || !PAST.has(at(tokens, over)) || !THAT.has(at(tokens, over + 1))) return null;
  const own = words.filter((index) => index < count.first - 2);
  const isNamed = own.some((index) => couldName(at(tokens, index)));
  const thing = isNamed ? own : (before?.words ?? []);
  const name = [...thing, over, ...placesBetween(count.first, count.last + 1)];
  return { ...candidate, words: name, instead: over, quantities: [], optional: true };
}

/** Lines of which what is included, or a limit to it, was not taken for how many are charged. */
export function partIncluded(candidates: readonly Candidate[], tokens: readonly Token[]): readonly Candidate[] {
  return candidates.flatMap((candidate, place) => {
    const beyond = beyondLimit(candidate, candidates[place - 1], tokens);
    return beyond ? [beyond] : (partExtra(candidate, tokens) ?? [candidate]);
  });
}
