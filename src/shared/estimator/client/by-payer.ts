import { keptByWord } from "#shared/kept-words.ts";
import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { PASSED_OVER } from "../words/taken.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { FIRM_ENDINGS, GIVEN_NAMES } from "../words/words.ts";
import { firstAt, type Finder, type Talk } from "./finder.ts";
import type { Named } from "./households.ts";
import { isFirm, isPerson } from "./name-shapes.ts";
import { nameEnd } from "./name-span.ts";
import { ALSO_WORDS, SAID } from "./name-words.ts";

const IS = wordSet("is was will would");
const PAYS = wordSet("pays paying pay");
const BEING = wordSet("client customer");
/** "Paying", "the one paying", "the client". */
const BETWEEN = wordSet("the one that who is who's one's be our my");
const LONGEST_BETWEEN = 4;

/** "Jenna pratt | pays", "Simone Delacroix | is the client", "dale | is the one paying". */
function isSaidToPay(tokens: readonly Token[], next: number): boolean {
  const word = at(tokens, next);
  if (!isJoined(tokens[next])) return false;
  // "greg pays attention", "dana pays in cash"
  if (word === "pays") return !isJoined(tokens[next + 1]) || at(tokens, next + 1) !== "attention";
  if (!IS.has(word)) return false;
  let index = next + 1;
  while (index <= next + LONGEST_BETWEEN && BETWEEN.has(at(tokens, index))) index++;
  return isJoined(tokens[index]) && (PAYS.has(at(tokens, index)) || BEING.has(at(tokens, index)));
}

/** What follows "jenny's paying" where it is for the job: "for it", "me cash". */
const PAID_FOR = wordSet("it this that all everything");
const HOW = wordSet("me us cash and so");

/** "Jenny's | paying", "rosa's paying for all of it", but not "rosa's paying the plumber". */
function isPaying(tokens: readonly Token[], next: number): boolean {
  if (at(tokens, next) !== "paying" || !isJoined(tokens[next])) return false;
  if (!isJoined(tokens[next + 1]) || HOW.has(at(tokens, next + 1))) return true;
  return at(tokens, next + 1) === "for" && PAID_FOR.has(at(tokens, next + 2));
}

const MAKES = wordSet("make made");
const BILLS = new Set(["bill", "billed", ...MAKES]);

/** "Billed to", "bill it to", "bill that one to", "make it out to": where the name begins, or -1. */
function overBilledTo(tokens: readonly Token[], index: number): number {
  if (at(tokens, index) === "billed") return at(tokens, index + 1) === "to" ? index + 2 : -1;
  if (!SAID.has(at(tokens, index + 1))) return -1;
  // "make it out to", but "make it to the barn"
  if (MAKES.has(at(tokens, index)))
    return at(tokens, index + 2) === "out" && at(tokens, index + 3) === "to" ? index + 4 : -1;
  const to = at(tokens, index + 2) === "one" ? index + 3 : index + 2;
  return at(tokens, to) === "to" ? to + 1 : -1;
}

/** "Jenny's | paying". */
const isNameThatIs = (word: string): boolean => word.endsWith("'s") && GIVEN_NAMES.has(word.slice(0, -2));
const BILLED_OR_NAMED = {
  has: keptByWord((word) => BILLS.has(word) || CLIENTS.has(word) || GIVEN_NAMES.has(word) || isNameThatIs(word)),
};

/** "Quote for Priscilla Nwosu ... bill it to | Priscilla": the whole name of one who is billed, where it was said before. */
function wholeBefore({ tokens, cased }: Talk, first: number): Named | null {
  for (let index = 0; index < first; index++) {
    if (at(tokens, index) !== at(tokens, first) || (cased && !tokens[index]?.capital)) continue;
    const last = nameEnd(tokens, index, false, cased);
    if (last > index) return { first: index, last };
  }
  return null;
}

const CLIENTS = wordSet("client's clients");

/** "This is for Brooke and Evan, the client's | Brooke Lindgren", but "for the clients Keith and Lorna Abel". */
const isClientHere = (tokens: readonly Token[], index: number): boolean =>
  at(tokens, index - 1) === "the" &&
  isPerson(tokens, index + 1) &&
  !/^(?:for|to|bill|with|at)$/.test(at(tokens, index - 2));

/** A whole name, and with a word of no more than one person. */
function wholeBehind({ tokens, cased }: Talk, first: number): Named | null {
  const last = nameEnd(tokens, first, true, cased);
  return last === first + 1 ? { first, last } : null;
}

/** "For milo, his mom jenna pratt pays", "the office wants it billed to Feldman Pediatrics": who pays, whoever it is done for. */
export const byPayer: Finder = cued(oneOf(BILLS, PAYS, BEING, CLIENTS), (talk) =>
  firstAt(
    BILLED_OR_NAMED,
    talk,
    (index) => {
      const { tokens, cased } = talk;
      const word = at(tokens, index);
      const billed = BILLS.has(word) ? overBilledTo(tokens, index) : -1;
      if (billed > 0) {
        const first = at(tokens, billed) === "the" ? billed + 1 : billed;
        const last = nameEnd(tokens, first, true, cased);
        const firm = isFirm(tokens, first) || (tokens[first]?.capital === true && FIRM_ENDINGS.has(at(tokens, last)));
        const written = MAKES.has(word) && tokens[first]?.capital === true && last > first;
        if (last < first || !(isPerson(tokens, first) || firm || written)) return null;
        const whole = last === first && !firm ? wholeBefore(talk, first) : null;
        if (whole) talk.taken.fill(PASSED_OVER, index, last + 1);
        return whole ?? { first, last };
      }
      if (CLIENTS.has(word)) return isClientHere(tokens, index) ? wholeBehind(talk, index + 1) : null;
      if (isNameThatIs(word)) return isPaying(tokens, index + 1) ? { first: index, last: index } : null;
      if (!GIVEN_NAMES.has(word) || (cased && !tokens[index]?.capital)) return null;
      if (ALSO_WORDS.has(word) && !isPerson(tokens, index)) return null;
      const last = nameEnd(tokens, index, false, cased);
      return last >= index && isSaidToPay(tokens, last + 1) ? { first: index, last } : null;
    },
    (found, index) => (found.first > index ? index : found.first),
  ),
);
