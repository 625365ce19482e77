import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { isOrdinaryWord } from "../words/ordinary-words.ts";
import { at, isJoined } from "../words/tokens.ts";
import { GIVEN_NAMES, HONORIFICS } from "../words/words.ts";
import { firstAt, isWork, type Finder } from "./finder.ts";
import { nameEnd } from "./name-span.ts";
import { canName } from "./name-words.ts";

/** Where somebody lives or keeps shop. */
const HOMES = wordSet("house home apartment flat condo residence place office shop store garage farm");
const OF = wordSet("of");
/** What leads to it when it is only told whom the job is for. */
const LEADS = wordSet("for at in");

/** "For the house of Roberto Diaz", "paint the house of mister tanaka": whose home it is, said with "of". */
export const byHouseOf: Finder = cued(oneOf(HOMES), (talk) =>
  firstAt(
    OF,
    talk,
    (index) => {
      const { tokens, cased } = talk;
      if (!HOMES.has(at(tokens, index - 1)) || at(tokens, index - 2) !== "the") return null;
      const first = at(tokens, index + 1) === "the" ? index + 2 : index + 1;
      const [name, word] = [tokens[first], at(tokens, first)];
      const person = HONORIFICS.has(word) || GIVEN_NAMES.has(word);
      const named = cased ? name?.capital === true : person || !isOrdinaryWord(word);
      if (!named || !isJoined(name) || !(person || canName(name)) || isWork(word)) return null;
      const last = nameEnd(tokens, first, true, cased);
      return last < 0 ? null : { first, last };
    },
    // "for the house of" says no more than "for"; "paint the house of" names the work
    (_, index) => (LEADS.has(at(talk.tokens, index - 3)) ? index - 3 : index),
  ),
);
