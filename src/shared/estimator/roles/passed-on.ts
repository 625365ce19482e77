import { wordSet } from "#shared/word-set.ts";
import { ARTICLES, SUBJECT } from "../words/sentence-words.ts";
import { at, type Token } from "../words/tokens.ts";
import type { Place } from "./number-place.ts";

/** Who paid what others asked. */
const US = wordSet("me us");
const PASSING = wordSet("pass passing");
/** "Bill her for that", "put it on his bill", "add that on". */
const BILLING = wordSet("bill charge add put tack");
const IT = wordSet("that it this");
const WHOM = wordSet("him her them");
const ON = wordSet("on along through");
/** How far behind a price it may be passed on. */
const REACH = 10;

/** True for "pass that on", "passing it along to her", "bill her for that", "add that on". */
function passesAt(tokens: readonly Token[], index: number): boolean {
  const verb = at(tokens, index);
  if (PASSING.has(verb)) return ON.has(at(tokens, index + 1)) || ON.has(at(tokens, index + 2));
  if (!BILLING.has(verb)) return false;
  const whom = WHOM.has(at(tokens, index + 1)) && at(tokens, index + 2) === "for" && IT.has(at(tokens, index + 3));
  // "and I put it in for 180"
  if (verb === "put" && at(tokens, index + 2) === "in") return false;
  return whom || (IT.has(at(tokens, index + 1)) && ["on", "to", "in"].includes(at(tokens, index + 2)));
}

/** "They charged me thirty one, so pass that on to him": what others asked of us, and the client pays. */
export function isPassedOn({ number, around, said }: Place): boolean {
  const { tokens } = around;
  const asked = [1, 2, 3].some((step) => US.has(at(tokens, number.first - step)));
  // "I paid my sub four hundred, put that on her bill"
  const spent = said.slice(0, SUBJECT).includes("paid");
  if (!(asked || spent) || ARTICLES.has(at(tokens, number.first - 1))) return false;
  for (let index = number.last + 1; index <= number.last + REACH && index < tokens.length; index++) {
    if (around.isNumberAt(index)) return false;
    if (passesAt(tokens, index)) return at(tokens, index - 1) !== "not" && !at(tokens, index - 1).endsWith("n't");
  }
  return false;
}
