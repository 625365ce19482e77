import { wordSet } from "#shared/word-set.ts";
import { valueOf } from "../figures/counts.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { oneOf } from "../words/begins.ts";
import { cue, hears } from "../words/cued.ts";
import { inAllEnd } from "../words/in-all.ts";
import { at, type Token } from "../words/tokens.ts";

/** "We were | there | three hours", "we were there for | three hours". */
const isStay = (tokens: readonly Token[], first: number): boolean => {
  const there = at(tokens, first - 1) === "for" ? first - 2 : first - 1;
  return at(tokens, there) === "there" && BEING.has(at(tokens, there - 1));
};
const BEING = wordSet("was were been");

/** "Three hours in all", "we were there three hours": the whole length. */
const isWhole = (figure: Figure, tokens: readonly Token[]): boolean =>
  inAllEnd(tokens, figure.last + 1) >= 0 || isStay(tokens, figure.first);

/** Beside "first hour" these name nothing else. */
const SMALL = wordSet("for the is first hour then and so");

const SAYS_FIRST = cue(oneOf(["first"]));
const SAYS_HOUR = cue(oneOf(["hour"]));

/** Where "first hour" stands in a line: "ninety for the first hour"; -1 when it does not. */
export function firstHourIn({ price, first, last, words }: Candidate, tokens: readonly Token[]): number {
  if (!price) return -1;
  for (let index = Math.min(first, words[0] ?? first, price.first); index <= last; index++)
    if (at(tokens, index) === "first" && at(tokens, index + 1) === "hour") return index;
  return -1;
}

/** The hours after the first one, which has a price of its own: of three in all there are two. */
const afterFirst = (figure: Figure): Figure =>
  figureWith(figure, {
    number: { ...figure.number, readings: figure.number.readings.map((one) => ({ ...one, value: one.value - 1 })) },
  });

/** "The first hour is one forty and then ninety five an hour, three hours in all": two hours have the second price. */
export function withFirstHours(candidates: readonly Candidate[], tokens: readonly Token[]): readonly Candidate[] {
  if (!hears(tokens, SAYS_FIRST) || !hears(tokens, SAYS_HOUR)) return candidates;
  return candidates.map((candidate, index) => {
    const own = firstHourIn(candidate, tokens);
    const others = candidate.words.filter((word) => !SMALL.has(at(tokens, word)));
    if (own >= 0 && others.length === 0) return { ...candidate, words: [own, own + 1] };
    const before = index > 0 ? candidates[index - 1] : undefined;
    if (!before || candidate.price?.unit !== "hour" || firstHourIn(before, tokens) < 0) return candidate;
    const rest = (figure: Figure) => figure.unit === "hour" && isWhole(figure, tokens) && valueOf(figure) > 1;
    return {
      ...candidate,
      quantities: candidate.quantities.map((figure) => (rest(figure) ? afterFirst(figure) : figure)),
    };
  });
}
