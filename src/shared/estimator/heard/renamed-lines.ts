import { wordSet } from "#shared/word-set.ts";
import { figureWith } from "../numbers/figure.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { stem } from "../words/stem.ts";
import type { Token } from "../words/tokens.ts";

const ARTICLES = wordSet("the a an");

/** Puts other words in a line in the place of those that hold no more: "the powder room" where "the foyer" stood. */
export function renameLine(
  line: Candidate,
  denied: readonly string[],
  words: readonly number[],
  tokens: readonly Token[],
): void {
  const gone = new Set(denied.map(stem));
  const at = (index: number | undefined) => tokens[index ?? -1]?.norm ?? "";
  const isGone = (index: number) => gone.has(stem(at(index)));
  const found = line.words.findIndex(isGone);
  const place = found < 0 ? line.words.length : found;
  const before = line.words.slice(0, place);
  const behind = line.words.slice(place).filter((index) => !isGone(index));
  const [first = -1] = words;
  if (ARTICLES.has(at(first)) && ARTICLES.has(at(before.at(-1)))) before.pop();
  line.words = [...before, ...words, ...behind];
  line.instead = first;
  // "six gates, not gates, doors": the count names nothing any more
  line.quantities = line.quantities.map((figure) =>
    isGone(figure.noun) ? figureWith(figure, { noun: figure.number.last }) : figure,
  );
  line.last = Math.max(line.last, words.at(-1) ?? line.last);
}
