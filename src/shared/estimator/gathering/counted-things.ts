import { wordSet } from "#shared/word-set.ts";
import { isWholeCount } from "../figures/counts.ts";
import type { Figure } from "../numbers/figure.ts";
import { newCandidate, type Candidate } from "../quantities/candidate.ts";
import { isRoom } from "../quantities/sold-count.ts";
import { headAfter } from "../words/nearby.ts";
import { stem } from "../words/stem.ts";
import { at, isJoined, placesBetween, type Token } from "../words/tokens.ts";
import { singular, unitAt } from "../words/units.ts";
import { couldName, CREW, FILLERS, PREPOSITIONS, WORK_VERBS } from "../words/words.ts";

/** What may stand beside the things of a list. */
const LINKS = wordSet("and plus also then the some new with need add");
/** Nobody sells these by the piece: who and what is there, parts of a thing, and how often something is done. */
const NO_GOODS = wordSet(
  "dog cat pet kid child baby boy girl adult puppy horse cow woman friend neighbor owner client customer tenant bed story floor level coat pass layer trip visit time session lesson round load stop flight side end part half thing one other more car truck vehicle option choice phase stage step page copy color degree percent dollar buck cent star mile house home building unit apartment place spot area",
);
const MOST = 500;

/** A thing that is counted, and the places of its name; null for a measure, a time, people and parts of a house. */
function thingOf(figure: Figure, tokens: readonly Token[]): number[] | null {
  const { role, number, told, others, per, sum } = figure;
  if (role !== "quantity" || told || others || per || sum !== null || !isWholeCount(figure, MOST)) return null;
  const head = headAfter(tokens, number.last);
  const noun = singular(at(tokens, head));
  if (head < 0 || NO_GOODS.has(noun) || CREW.has(noun) || isRoom(noun)) return null;
  const places = placesBetween(number.last + 1, head + 1);
  const named = places.every((index) => couldName(at(tokens, index)) && !WORK_VERBS.has(at(tokens, index)));
  return named && unitAt(noun, undefined)?.unit !== "guest" ? places : null;
}

/** True when nothing but counted things stands in a line: "six elbows and four splash blocks". */
function isListOfThings({ words, price, service, free, echo, quantities, sizes, trailing, told }: Candidate): boolean {
  const bare = !price && !service && !free && !echo && told < 0;
  return bare && quantities.length > 0 && sizes.length === 0 && trailing.length === 0 && words.length > 0;
}

/** The things of a line that nobody priced, each by itself; none when the line tells more. */
function thingsOf(candidate: Candidate, tokens: readonly Token[]): Candidate[] {
  if (!isListOfThings(candidate)) return [];
  const things = candidate.quantities.map((figure) => ({ figure, places: thingOf(figure, tokens) }));
  const named = new Set(things.flatMap(({ places }) => places ?? []));
  const rest = candidate.words.filter((index) => !named.has(index));
  const only = rest.every((index) => LINKS.has(at(tokens, index)) || FILLERS.has(at(tokens, index)));
  const last = Math.max(...named);
  // "six elbows on the house": where they are may be told
  const goesOn = isJoined(tokens[last + 1]) && PREPOSITIONS.has(at(tokens, last + 1));
  if (!only || goesOn || things.some(({ places }) => places === null)) return [];
  return things.map(({ figure, places }) => ({
    ...newCandidate(figure.first),
    words: places ?? [],
    last: places?.at(-1) ?? figure.last,
    quantities: [figure],
    asked: true,
  }));
}

/** "Tree removal nine hundred | two maples": what the work of the line before is done to, in one breath with its price. */
const isWorkedOn = (things: readonly Candidate[], before: Candidate | undefined, tokens: readonly Token[]): boolean =>
  things.length === 1 &&
  before?.price != null &&
  before.quantities.length === 0 &&
  isJoined(tokens[things[0]?.first ?? 0]);

/** The stems of what a line names. */
const stemsOf = ({ words, trailing, service }: Candidate, tokens: readonly Token[]): string[] =>
  [...words, ...trailing, ...(service ? placesBetween(service.first, service.last + 1) : [])].map((index) =>
    stem(singular(at(tokens, index))),
  );

/**
 * "Ninety feet of drip edge, six elbows and four splash blocks": what is counted beside priced things, and is none of
 * them, stands as lines that ask.
 */
export function partCountedThings(candidates: readonly Candidate[], tokens: readonly Token[]): readonly Candidate[] {
  if (!candidates.some(({ price, service }) => price ?? service)) return candidates;
  return candidates.flatMap((candidate, index) => {
    const things = thingsOf(candidate, tokens);
    if (things.length === 0 || isWorkedOn(things, candidates[index - 1], tokens)) return [candidate];
    const others = new Set(candidates.flatMap((one) => (one === candidate ? [] : stemsOf(one, tokens))));
    const known = things.some(({ words }) => others.has(stem(singular(at(tokens, words.at(-1) ?? -1)))));
    return known ? [candidate] : things;
  });
}
