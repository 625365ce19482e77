import { wordSet } from "#shared/word-set.ts";
import { valueOf } from "../figures/counts.ts";
import type { Figure } from "../numbers/figure.ts";
import { isCrew } from "../quantities/labor-hours.ts";
import { at, type Token } from "../words/tokens.ts";
import { EDGES, LEADING_TO_PRICE } from "../words/words.ts";
import { askCount } from "./doubted-counts.ts";
import type { DoubtRule } from "./doubt.ts";

const THEM = wordSet("them those these");
const ARE = wordSet("are is were was");

/** "Three | of them are pocket doors": some of what was counted are of another kind. */
function isKindOfThem({ number: { last } }: Figure, tokens: readonly Token[]): boolean {
  const them = at(tokens, last + 1) === "of" && THEM.has(at(tokens, last + 2));
  return them && ARE.has(at(tokens, last + 3));
}

/** "Twelve doors at eighty five each, three of them are pocket doors at one sixty": are those three among the twelve that cost eighty five? */
export const partOfThem: DoubtRule = (place) => {
  const { draft, next, tokens } = place;
  const said = draft.item.quantity / 1000;
  if (!next?.candidate.price || said <= 1 || !place.candidate.price) return null;
  const part = next.candidate.quantities.find((figure) => isKindOfThem(figure, tokens));
  const count = part ? valueOf(part) : said;
  return count < said ? askCount(place, [said - count, said]) : null;
};

const REST = wordSet("rest others other ones remaining");

/** "Twelve doors, three of them pocket at one sixty, the rest at eighty five": how many the rest are. */
export const theRest: DoubtRule = (place) => {
  const { candidate, draft, heard, tokens } = place;
  if (draft.item.quantity !== 1000 || candidate.quantities.length > 0) return null;
  const words = candidate.words
    .map((index) => at(tokens, index))
    .filter((word) => !EDGES.has(word) && !LEADING_TO_PRICE.has(word));
  if (words.length === 0 || !words.every((word) => REST.has(word))) return null;
  const before = heard[heard.findIndex((line) => line.draft === draft) - 1];
  const [all, part, ...others] = before?.candidate.quantities ?? [];
  if (!all || !part || others.length > 0) return null;
  if (part.unit !== null && part.unit !== all.unit) return null;
  // "two benches, one is three hundred and the other two fifty"
  const rest = valueOf(all) - valueOf(part);
  return rest > 1 ? askCount(place, [rest, 1]) : null;
};

const ADDS = wordSet("plus extra additional another");
const MORE = wordSet("extra more");

/** "Fourteen squares at four hundred, plus one square for waste": are so many more of the same to be paid? */
export const addedBehind: DoubtRule = (place) => {
  const { draft, next, tokens } = place;
  const [count, ...others] = next?.candidate.quantities ?? [];
  if (!next || next.draft || next.candidate.price || next.candidate.service || !count || others.length > 0) return null;
  const adds = ADDS.has(at(tokens, count.first - 1)) || MORE.has(at(tokens, count.last + 1));
  if (!adds || count.unit === null || count.unit !== draft.item.unit) return null;
  const said = draft.item.quantity / 1000;
  return askCount(place, [said + valueOf(count), said]);
};

/** "Four hours at sixty, two guys": is the time that of each of them? */
export const crewBehind: DoubtRule = (place) => {
  const { candidate, draft, next, tokens } = place;
  const [crew, ...others] = next?.candidate.quantities ?? [];
  if (!next || next.draft || next.candidate.price || next.candidate.service || !crew || others.length > 0) return null;
  if (draft.item.unit !== "hour" || crew.first !== candidate.last + 1 || !isCrew(crew, tokens)) return null;
  if (valueOf(crew) <= 1 || candidate.quantities.some((figure) => isCrew(figure, tokens))) return null;
  const said = draft.item.quantity / 1000;
  return askCount(place, [said * valueOf(crew), said]);
};
