import { wordSet } from "#shared/word-set.ts";
import { asThousandths, valueOf } from "../figures/counts.ts";
import type { Figure } from "../numbers/figure.ts";
import { isCrew } from "../quantities/labor-hours.ts";
import { oneOf } from "../words/begins.ts";
import { cue, hears } from "../words/cued.ts";
import { saysBetween } from "../words/sentence-words.ts";
import { at, normsAt, type Token } from "../words/tokens.ts";
import { TIME_UNITS } from "../words/units.ts";
import { EDGES, LEADING_TO_PRICE, REASONS } from "../words/words.ts";
import { askCount } from "./doubted-counts.ts";
import type { DoubtRule, PricedPlace } from "./doubt.ts";

const THEM = wordSet("them those these");
const ARE = wordSet("are is were was");

const ON_TOP = wordSet("add adds adding extra more additional upcharge");

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
  // "two of them are tempered so add ninety each on those"
  const { price } = next.candidate;
  if (saysBetween(ON_TOP, tokens, part?.last ?? price.first, price.last + 2)) return null;
  const count = part ? valueOf(part) : said;
  return count < said ? askCount(place, [said - count, said]) : null;
};

const THOSE = wordSet("those they these");

/** "Six windows, three of them are big, those are twenty five": for each of the three, of all, or for them together? */
export const priceOfSome: DoubtRule = (place) => {
  const { candidate, draft, tokens } = place;
  const { price, quantities } = candidate;
  if (!price || price.per || draft.item.quantity !== 1000 || quantities.length < 2) return null;
  const part = quantities.find((figure) => isKindOfThem(figure, tokens));
  const [are, those] = [at(tokens, price.first - 1), at(tokens, price.first - 2)];
  if (!part || !ARE.has(are) || !THOSE.has(those)) return null;
  const counts = quantities.map(valueOf).filter((count) => count !== valueOf(part));
  return askCount(place, [valueOf(part), ...counts, 1]);
};

const REST = wordSet("rest others other ones remaining");
/** "The | rest at eighty five". */
const SAYS_REST = cue(oneOf(REST));

const isNaming = (word: string): boolean => !EDGES.has(word) && !LEADING_TO_PRICE.has(word);

/** "Twelve doors, three of them pocket at one sixty, the rest at eighty five": how many the rest are. */
export const theRest: DoubtRule = (place) => {
  const { candidate, draft, heard, tokens } = place;
  if (candidate.quantities.length > 0 || !hears(tokens, SAYS_REST)) return null;
  const last = at(
    tokens,
    candidate.words.findLast((index) => isNaming(at(tokens, index))),
  );
  if (!REST.has(last)) return null;
  const rest = normsAt(tokens, candidate.words).every((word) => REST.has(word) || !isNaming(word));
  // "three of them are big, ..., the small ones fifteen"
  if (!rest && last !== "ones") return null;
  const before = heard[heard.findIndex((line) => line.draft === draft) - 1];
  const [all, part, ...others] = before?.candidate.quantities ?? [];
  if (!all || !part || others.length > 0 || !(rest || isKindOfThem(part, tokens))) return null;
  if (part.unit !== null && part.unit !== all.unit) return null;
  // the count before was of the others
  if (draft.item.quantity !== 1000 && (rest || draft.item.quantity !== asThousandths(valueOf(part)))) return null;
  // "two benches, one is three hundred and the other two fifty"
  const left = valueOf(all) - valueOf(part);
  return left > 1 ? askCount(place, [left, 1]) : null;
};

const ADDS = wordSet("plus extra additional another");
const MORE = wordSet("extra more");

/** The one count that was heard right after a line and priced nothing, or null. */
function countBehind({ next }: PricedPlace): Figure | null {
  const [count, ...others] = next?.candidate.quantities ?? [];
  if (!next || next.draft || next.candidate.price || next.candidate.service) return null;
  return others.length === 0 ? (count ?? null) : null;
}

/** "Fourteen squares at four hundred, plus one square for waste": are so many more of the same to be paid? */
export const addedBehind: DoubtRule = (place) => {
  const { draft, tokens } = place;
  const count = countBehind(place);
  if (!count) return null;
  const adds = ADDS.has(at(tokens, count.first - 1)) || MORE.has(at(tokens, count.last + 1));
  if (!adds || count.unit === null || count.unit !== draft.item.unit) return null;
  const said = draft.item.quantity / 1000;
  return askCount(place, [said + valueOf(count), said]);
};

/** "At a hundred sixty five an hour, that's for all | three guys": the rate is for them together. */
const isForAll = (tokens: readonly Token[], count: Figure): boolean =>
  at(tokens, count.first - 1) === "all" && at(tokens, count.first - 2) === "for";

/** "Four hours at sixty, two guys", "one ten a month, two of them, three months": is the time that of each of them? */
export const manyForTheTime: DoubtRule = (place) => {
  const { candidate, draft, tokens } = place;
  const count = countBehind(place);
  if (!count || valueOf(count) <= 1 || !TIME_UNITS.has(draft.item.unit ?? "")) return null;
  const ofThem = at(tokens, count.number.last + 1) === "of" && THEM.has(at(tokens, count.number.last + 2));
  const crew = draft.item.unit === "hour" && count.first === candidate.last + 1 && isCrew(count, tokens);
  if (isForAll(tokens, count)) return null;
  if (!(crew || ofThem) || candidate.quantities.some((figure) => isCrew(figure, tokens))) return null;
  // "at 42 an hour since there's two of them"
  if (saysBetween(REASONS, tokens, candidate.last + 1, count.first)) return null;
  const said = draft.item.quantity / 1000;
  return askCount(place, [said * valueOf(count), said]);
};
