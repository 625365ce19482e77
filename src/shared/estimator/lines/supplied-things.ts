import { ELSEWHERE, isSubject, SUPPLY_VERBS, supplyVerbIn } from "../roles/bought-elsewhere.ts";
import { oneOf } from "../words/begins.ts";
import { NOUN_VERBS } from "../words/nearby.ts";
import { ARTICLES, FIRST_PERSON } from "../words/sentence-words.ts";
import type { Token } from "../words/tokens.ts";
import { isMeasure, unitAt } from "../words/units.ts";
import { EDGES, MATERIAL_WORDS, PREPOSITIONS, WORK_VERBS } from "../words/words.ts";
import { normsAt } from "../words/tokens.ts";
import { lineCue } from "./line-cues.ts";

/** "The owner is | supplying". */
export const SUPPLIED = lineCue(oneOf(SUPPLY_VERBS));

const PRONOUNS = new Set(["those", "these", "them"]);

/** True for a word that says what the work is done to. */
const namesThing = (word: string): boolean =>
  !EDGES.has(word) && !PRONOUNS.has(word) && !isMeasure(unitAt(word, undefined)?.unit ?? "");

/** "She already bought the faucet, so it's two hours": what they got, when nothing else names the work; else null. */
function thingOfTheirs(words: readonly number[], norms: readonly string[], bought: number): readonly number[] | null {
  const so = norms.indexOf("so", bought + 1);
  const named = norms.slice(0, bought).some((word) => !isSubject(word)) || norms.slice(so + 1).some(namesThing);
  if (so < 0 || named) return null;
  const place = norms.findIndex((word, index) => index > bought && PREPOSITIONS.has(word));
  const end = place < 0 ? so : Math.min(place, so);
  return norms.slice(bought + 1, end).some(namesThing) ? words.slice(bought + 1, end) : null;
}

/**
 * "The owner is supplying the tile, lay ninety feet": what is ordered, with the thing that they bring when the order
 * names none: "lay tile". Null when nobody brings anything.
 */
export function workOnSupplied(words: readonly number[], tokens: readonly Token[]): readonly number[] | null {
  const norms = normsAt(tokens, words);
  const supply = supplyVerbIn(norms);
  if (supply < 0) return null;
  const work = norms.findIndex((word, place) => {
    const before = norms[place - 1] ?? "";
    // "supplies the bathroom tile", but "supplies the paint | paint three rooms"
    const orders = WORK_VERBS.has(word) && (!NOUN_VERBS.has(word) || before === word);
    return place > supply + 1 && orders && !ARTICLES.has(before);
  });
  if (work < 0) return thingOfTheirs(words, norms, supply);
  // "she buys the tile | thinset and grout": stuff, and no order
  const behind = supply + (ARTICLES.has(norms[supply + 1] ?? "") ? 3 : 2);
  const isStuff = norms[work - 1] === "and" && MATERIAL_WORDS.has(norms[work] ?? "") && work === norms.length - 1;
  if (isStuff && behind < work - 1) return words.slice(behind);
  const told = [ARTICLES, FIRST_PERSON, ELSEWHERE];
  const thing = words
    .slice(supply + 1, work)
    .filter((index) => !told.some((some) => some.has(tokens[index]?.norm ?? "")));
  // "two benches, they're supplying those, we set them"
  if (!norms.slice(supply + 1, work).some(namesThing)) return null;
  const order = words.slice(work);
  return norms.slice(work + 1).some(namesThing) ? order : [...order.slice(0, 1), ...thing];
}
