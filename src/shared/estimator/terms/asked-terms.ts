import { wordSet } from "#shared/word-set.ts";
import { spoken } from "../numbers/spoken.ts";
import type { OpenQuestion } from "../open-question.ts";
import { isThing } from "../words/nearby.ts";
import { at, joined, type Token } from "../words/tokens.ts";
import { TAXES } from "../words/words.ts";
import { leaveAsItIs } from "./discount-choices.ts";
import { FRACTIONS } from "./fractions.ts";

/** "Plus tax", "add sales tax": it is to come on top. */
const ADDING = wordSet("plus add charge collect adding charging");
/** Between such a word and the tax. */
const WHICH = wordSet("sales state local city county the in on");
/** "Plus tax included": nothing comes on top. */
const NOT_ADDED = wordSet("included exempt free");
/** "Add the state tax | return": what is sold. */
const isSold = (word: string): boolean => isThing(word) && !NO_THINGS.has(word);
const NO_THINGS = wordSet("please too thanks everything");
/** "Bill the Martins for half": what only a part is billed of. */
const BILLING = wordSet("bill charge invoice billing charging invoicing");
const LONGEST_NAME = 5;

/** The first token of "plus sales tax" before its last one, or -1. */
function addedFrom(tokens: readonly Token[], tax: number): number {
  let lead = tax - 1;
  while (WHICH.has(at(tokens, lead)) && joined(tokens, lead + 1) !== "") lead--;
  return ADDING.has(at(tokens, lead)) && joined(tokens, lead + 1) !== "" ? lead : -1;
}

/** The first token of "bill the Martins for half", or -1; `half` is the token of the part. */
function billedFrom(tokens: readonly Token[], half: number): number {
  if (at(tokens, half - 1) !== "for" || joined(tokens, half) === "" || joined(tokens, half + 1) !== "") return -1;
  for (let verb = half - 2; verb >= half - LONGEST_NAME && joined(tokens, verb + 1) !== ""; verb--)
    if (BILLING.has(at(tokens, verb))) return verb;
  return -1;
}

/**
 * Asks about what was said of the whole document and left without its figure: "plus tax" of which nobody said the rate
 * (`taxed` when somebody did), "just bill the Martins for half".
 */
export function askTerms(text: string, tokens: readonly Token[], taken: Uint8Array, taxed: boolean): OpenQuestion[] {
  const questions: OpenQuestion[] = [];
  const ask = (first: number, last: number, question: string, more: Pick<OpenQuestion, "field" | "choices">) => {
    const source = spoken(text, tokens, first, last);
    questions.push({ line: null, text: `You said “${source.text.slice(0, 100)}”. ${question}`, source, ...more });
  };
  let asksTax = taxed;
  for (let index = 0; index < tokens.length; index++) {
    const word = tokens[index]?.norm ?? "";
    if (
      !asksTax &&
      TAXES.has(word) &&
      !taken[index] &&
      !NOT_ADDED.has(joined(tokens, index + 1)) &&
      !isSold(joined(tokens, index + 1))
    ) {
      const first = addedFrom(tokens, index);
      if (first < 0) continue;
      asksTax = true;
      ask(first, index, "At what rate?", { field: "tax", choices: [leaveAsItIs("No tax")] });
    } else if (FRACTIONS[word] !== undefined) {
      const first = billedFrom(tokens, index);
      if (first < 0) continue;
      const percent = FRACTIONS[word];
      const choices = [{ label: "Take it off", change: { percent } }, leaveAsItIs("Leave it as it is")];
      ask(first, index, "All of it stands here: should that part be taken off?", { field: "discount", choices });
    }
  }
  return questions;
}
