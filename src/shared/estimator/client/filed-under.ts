import { wordSet } from "#shared/word-set.ts";
import { isOrdinaryWord } from "../words/ordinary-words.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { isWork } from "./finder.ts";
import { isCapitalPair, isFirm, isPerson, isUnknown } from "./name-shapes.ts";
import { SAID, THATS } from "./name-words.ts";

/** "This goes under", "put it under", "this is under". */
const FILING = wordSet("goes is put file book write bill");
function isFiled(tokens: readonly Token[], under: number): boolean {
  const [verb, object] = [at(tokens, under - 2), at(tokens, under - 1)];
  const stands = THATS.has(object) || (SAID.has(verb) && FILING.has(object));
  return stands || (FILING.has(verb) && SAID.has(object));
}

/** In what state a thing may be: "it's under warranty". */
const STATES = wordSet(
  "warranty contract budget review construction pressure water code permit insurance stress load snow lease renovation",
);
/** "It's under | patterson": a word of no trade and of no state, before the end or what is done. */
function isFiledFamily(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1];
  const ends = !isJoined(next) || isOrdinaryWord(next?.norm ?? "");
  return isJoined(tokens[index]) && isUnknown(at(tokens, index)) && !STATES.has(at(tokens, index)) && ends;
}

/** "Under", "under the name", "under the name of": where the name begins. */
function overName(tokens: readonly Token[], under: number): number {
  if (at(tokens, under + 1) !== "the" || at(tokens, under + 2) !== "name") return under + 1;
  return at(tokens, under + 3) === "of" ? under + 4 : under + 3;
}

/** A person, or what is written as a name: "under Harbor Cafe", but "this goes under the sink", "put it under Window 3". */
export const isFiledName = (tokens: readonly Token[], index: number): boolean =>
  isPerson(tokens, index) ||
  isFiledFamily(tokens, index) ||
  (isCapitalPair(tokens, index) && !isWork(at(tokens, index)));

/** "The cats belonging to | Fern Abbott", "it belongs to | the tuckers": the name of an owner; or -1. */
function belongingTo(tokens: readonly Token[], index: number): number {
  if (!/^belong(?:s|ing)?$/.test(at(tokens, index)) || at(tokens, index + 1) !== "to") return -1;
  const first = at(tokens, index + 2) === "the" ? index + 3 : index + 2;
  const family = first > index + 2 && at(tokens, first).endsWith("s") && isUnknown(at(tokens, first));
  const capital = tokens[first]?.capital === true && !isWork(at(tokens, first));
  return family || capital || isPerson(tokens, first) || isFirm(tokens, first) ? index + 2 : -1;
}

const PUTS = wordSet("put sign book write mark");
const BOOKS = wordSet("quote estimate bid invoice bill job account books schedule");
/** "Pete okonkwo | down for", "tex morgan | on the invoice". */
const isPutDown = (tokens: readonly Token[], name: number): boolean =>
  [1, 2, 3].some((step) => {
    const [word, next, third] = [1, 2, 3].map((more) => at(tokens, name + step + more - 1));
    const down = /^(?:down|up|in)$/.test(word ?? "") && next === "for";
    return down || (word === "on" && /^(?:the|this|that)$/.test(next ?? "") && BOOKS.has(third ?? ""));
  });

/** What files a job under a name begins with one of these. */
export const FILES: ReadonlySet<string> = new Set(["under", "belong", "belongs", "belonging", ...PUTS]);

/** A name that the job is filed under or belongs to: the first token of the words that say so, and of the name; or null. */
export function filedAt(tokens: readonly Token[], index: number): { first: number; name: number } | null {
  const filed = at(tokens, index) === "under" && isFiled(tokens, index) ? overName(tokens, index) : -1;
  if (filed > 0 && isFiledName(tokens, filed))
    return { first: THATS.has(at(tokens, index - 1)) ? index - 1 : index - 2, name: filed };
  const belongs = belongingTo(tokens, index);
  if (belongs > 0) return { first: index, name: belongs };
  const named = PUTS.has(at(tokens, index)) && (isFiledName(tokens, index + 1) || isUnknown(at(tokens, index + 1)));
  const put = named && isPutDown(tokens, index + 1);
  return put ? { first: index, name: index + 1 } : null;
}
