import { ELSEWHERE, supplyVerbIn } from "./bought-elsewhere.ts";
import { NOUN_VERBS } from "./nearby.ts";
import { ARTICLES, FIRST_PERSON } from "./sentence-words.ts";
import type { Token } from "./tokens.ts";
import { isMeasure, unitAt } from "./units.ts";
import { EDGES, WORK_VERBS } from "./words.ts";

const PRONOUNS = new Set(["those", "these", "them"]);

/** True for a word that says what the work is done to. */
const namesThing = (word: string): boolean =>
  !EDGES.has(word) && !PRONOUNS.has(word) && !isMeasure(unitAt(word, undefined)?.unit ?? "");

/**
 * "The owner is supplying the tile, lay ninety feet": what is ordered, with the thing that they bring when the order
 * names none: "lay tile". Null when nobody brings anything.
 */
export function workOnSupplied(words: readonly number[], tokens: readonly Token[]): readonly number[] | null {
  const norms = words.map((index) => tokens[index]?.norm ?? "");
  const supply = supplyVerbIn(norms);
  if (supply < 0) return null;
  const work = norms.findIndex((word, place) => {
    const before = norms[place - 1] ?? "";
    // "supplies the bathroom tile", but "supplies the paint | paint three rooms"
    const orders = WORK_VERBS.has(word) && (!NOUN_VERBS.has(word) || before === word);
    return place > supply + 1 && orders && !ARTICLES.has(before);
  });
  if (work < 0) return null;
  const told = [ARTICLES, FIRST_PERSON, ELSEWHERE];
  const thing = words
    .slice(supply + 1, work)
    .filter((index) => !told.some((some) => some.has(tokens[index]?.norm ?? "")));
  // "two benches, they're supplying those, we set them"
  if (!norms.slice(supply + 1, work).some(namesThing)) return null;
  const order = words.slice(work);
  return norms.slice(work + 1).some(namesThing) ? order : [...order.slice(0, 1), ...thing];
}
