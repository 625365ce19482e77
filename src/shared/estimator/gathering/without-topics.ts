import type { OpenTopic } from "../asked/open-topics.ts";
import type { Candidate } from "../quantities/candidate.ts";

/** The places of some topics and of what is told of them, up to the words that say that nobody knows what they cost. */
const placesOf = (topics: readonly OpenTopic[]): ReadonlySet<number> => {
  const places = new Set<number>();
  for (const { first, last } of topics) for (let place = first; place <= last; place++) places.add(place);
  return places;
};

/** True for a line of which nothing is left. */
const isNothing = ({ words, trailing, price, service, free, quantities, echo }: Candidate): boolean =>
  words.length + trailing.length + quantities.length === 0 && !price && !service && !free && !echo;

/**
 * The lines without the words of things whose price nobody knows, which stand as lines of their own: "stringers can't
 * tell till it's open so that's to be determined | I'll stick the pump in for nothing".
 */
export function withoutTopics(candidates: readonly Candidate[], topics: readonly OpenTopic[]): readonly Candidate[] {
  if (topics.length === 0) return candidates;
  const told = placesOf(topics);
  return candidates.flatMap((candidate) => {
    const isTold = (index: number) => told.has(index);
    if (!candidate.price && !candidate.free) return [candidate];
    if (!candidate.words.some(isTold) && !candidate.trailing.some(isTold)) return [candidate];
    const isOther = (index: number) => !told.has(index);
    const rest = {
      ...candidate,
      words: candidate.words.filter(isOther),
      trailing: candidate.trailing.filter(isOther),
      quantities:
        candidate.price || candidate.service
          ? candidate.quantities
          : candidate.quantities.filter(({ first }) => isOther(first)),
    };
    return isNothing(rest) ? [] : [{ ...rest, first: rest.words[0] ?? rest.first }];
  });
}
