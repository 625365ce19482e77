import { wordSet } from "#shared/word-set.ts";
import { lowerFirst, sentenceCase } from "../prose/phrasing.ts";
import { verbOf } from "../prose/verbs.ts";
import { opened } from "../words/named-work.ts";
import { at, normsAt, wordsOf, type Token } from "../words/tokens.ts";
import { couldName, FILLERS } from "../words/words.ts";
import { ANY, TOO } from "../asked/phrases.ts";
import { describe } from "./describe.ts";
import { GOES } from "../asked/needs.ts";

const NEEDS = wordSet("need needs wants has have had gets get should must");
const JOINS = wordSet("that which and");
/** Between "has" and what is done. */
const BEING = wordSet("to be get");
const ARTICLES = wordSet("a an some");
const PARTICLES = wordSet("down out off up away back");

/** "Cleaned", "rebuilt", and of what is surely asked for "put". */
const isDone = (word: string, asked: boolean): boolean => {
  const verb = /(?:ed|[nt])$/.test(word) ? verbOf(word) : null;
  return verb !== null && (asked || verb !== word);
};

/**
 * What is to be done to a thing as a line says it: "Clean the gutters" of "the gutters need cleaning", "Take down the old
 * awning" of "the old awning has to come down", "Put the printer on the network". Null for words that tell no such thing.
 * Of a verb whose participle looks like itself ("put", "split") only where something was surely `asked` for.
 */
export function askedDescription(
  text: string,
  tokens: readonly Token[],
  words: readonly number[],
  asked = false,
): string | null {
  const [order = -1, ...fixed] = words;
  // "the gate drags, fix that": the work is said behind the thing
  if (order > (fixed[0] ?? order)) {
    const thing = lowerFirst(describe(text, tokens, fixed));
    return thing === "" ? null : `${sentenceCase(at(tokens, order))} the ${thing}`;
  }
  const said = words.filter((index) => !FILLERS.has(at(tokens, index)));
  while (TOO.has(at(tokens, said.at(-1)))) said.pop();
  const norms = normsAt(tokens, said);
  const { from } = opened(norms);
  const named = norms.findIndex((word, place) => place >= from && couldName(word));
  const needs = norms.findIndex((word, place) => place > named && NEEDS.has(word));
  const doing =
    needs < 0
      ? norms.findIndex((word, place) => place > named && isDone(word, asked))
      : norms.findIndex((word, place) => place > needs && !BEING.has(word));
  const form = norms[doing] ?? "";
  const goes = needs >= 0 && GOES.has(form) && PARTICLES.has(norms[doing + 1] ?? "");
  const verb = goes ? "take" : verbOf(form);
  if (named < 0 || doing < 0 || verb === null) return null;
  const end = needs < 0 ? doing : needs;
  const thing = said.slice(named, end).filter((_, place) => !JOINS.has(norms[named + place] ?? ""));
  // "a new painted sign" is wanted, and not painted
  if (normsAt(tokens, thing).every((word) => ANY.has(word))) return null;
  const name = lowerFirst(describe(text, tokens, thing));
  const behind = said.slice(doing + 1);
  const particle = PARTICLES.has(norms[doing + 1] ?? "") && behind.length === 1 ? ` ${norms[doing + 1]}` : "";
  const [first, last] = [behind[0] ?? -1, behind.at(-1) ?? -1];
  const where = particle === "" && behind.length > 0 ? wordsOf(text, tokens, first, last) : "";
  if (name === "" || (where === "" && particle === "" && behind.length > 0)) return null;
  const article = ARTICLES.has(norms[named - 1] ?? "") ? (norms[named - 1] ?? "") : "the";
  return `${sentenceCase(verb)}${particle} ${article} ${name}${where === "" ? "" : ` ${where}`}`;
}
