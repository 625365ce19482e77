import { wordSet } from "#shared/word-set.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, isJoined, joined, type Token } from "../words/tokens.ts";
import { singular, TIME_UNITS, unitAt } from "../words/units.ts";
import { CREW, FIRM_ENDINGS, GIVEN_NAMES, HONORIFICS } from "../words/words.ts";
import { dealsIn } from "./firm-words.ts";
import type { Named } from "./households.ts";
import { canName } from "./name-words.ts";
import { isOwnNumber } from "./whereabouts.ts";

/** "Delgado auto sales", "ruiz auto body". */
const AUTO_TRADES = wordSet("body sales parts repair glass works care sport sports salvage");
/** "Palisade ice house", "lupin tea house": houses that are firms. */
const HOUSES = wordSet("ice steak coffee tea ale opera chop noodle pancake crab oyster fish bath waffle publishing");
/** "Quillen law office": whose work is done at a desk. */
const OFFICES = wordSet("law dental medical veterinary insurance accounting chiropractic title tax realty");
/** "Keough office park", "sunny trailer park". */
const PARKS = wordSet("office business industrial trailer rv technology");
/** "Hargrove nursing home", "the town hall". */
const HOMES = wordSet("nursing funeral retirement group rest");
const HALLS = wordSet(
  "town city union concert music parish grange banquet residence dance vfw legion elks masonic veterans",
);
/** "Tri county land trust", "hill country heritage trust". */
const TRUSTS = wordSet("land family conservation heritage community preservation housing wildlife");
/** "Big sky ranch supply", "quick stop auto supply". */
const SUPPLIED = wordSet(
  "ranch farm feed auto pool building restaurant plumbing electric electrical beauty pet garden landscape roofing industrial medical dental office",
);
/** Behind "supply" where it is what somebody does: "auto, supply the parts". */
const WHAT_IS_SUPPLIED = wordSet("the a an all some his her their my our and");
const LONGEST_NUMBER = 7;

const goesOn = (tokens: readonly Token[], index: number) => isJoined(tokens[index]);

const inNumber = (word: string): boolean => isNumberWord(word) || word === "and" || word === "a";

/** "Four hours at ninety", "two guys": so many hours or people follow, and no count of what a firm deals in. */
export function beginsShift(tokens: readonly Token[], first: number): boolean {
  let next = first;
  while (next < first + LONGEST_NUMBER && inNumber(at(tokens, next))) next++;
  const unit = unitAt(at(tokens, next), undefined)?.unit ?? "";
  return next > first && (TIME_UNITS.has(unit) || CREW.has(singular(at(tokens, next))));
}

/** The last word of a firm by two words of a closed kind: "auto body", "ice house", "law office", "credit union"; -1 for none. */
export function twoWordEnding(tokens: readonly Token[], index: number): number {
  const [word, next] = [at(tokens, index), at(tokens, index + 1)];
  if (!goesOn(tokens, index + 1)) return -1;
  const office = OFFICES.has(word) && (next === "office" || next === "offices");
  const trust = TRUSTS.has(word) && next === "trust";
  const supplied = joined(tokens, index + 2);
  const supply = SUPPLIED.has(word) && next === "supply" && !WHAT_IS_SUPPLIED.has(supplied) && !isNumberWord(supplied);
  const union = word === "credit" && next === "union";
  // "maple grove mobile home park"
  const homes = word === "home" && at(tokens, index - 1) === "mobile";
  const park = (PARKS.has(word) || homes) && next === "park";
  const home = HOMES.has(word) && next === "home";
  const hall = HALLS.has(word) && next === "hall";
  const firm =
    home ||
    hall ||
    union ||
    trust ||
    supply ||
    park ||
    (word === "auto" && AUTO_TRADES.has(next)) ||
    (HOUSES.has(word) && next === "house") ||
    office;
  return firm ? index + 1 : -1;
}

/** "Law office of crane and bell": where, behind "of", the names begin; -1 for others. */
export function officeOf(tokens: readonly Token[], index: number): number {
  const office = OFFICES.has(at(tokens, index)) && /^(?:office|offices|firm|practice)$/.test(at(tokens, index + 1));
  const of = office && goesOn(tokens, index + 2) && at(tokens, index + 2) === "of";
  return of && goesOn(tokens, index + 3) && canName(tokens[index + 3]) ? index + 3 : -1;
}

/** What its number belongs to: "vfw post 2210", "elks lodge 14", "local 302". */
const NUMBERED = wordSet("post lodge local troop pack chapter ps");
/** The last token of a name with the number that is part of it. */
export function withOwnNumber(tokens: readonly Token[], last: number): number {
  const kind = [last, last + 1].find((index) => NUMBERED.has(at(tokens, index)) && goesOn(tokens, index));
  if (kind === undefined) return last;
  return isOwnNumber(tokens, kind + 1) ? kind + 1 : last;
}

/** A name is not longer than this without what the firm deals in: "tall oak" hardware. */
const LONGEST_OWN = 2;

/** "Weld repair for big sky gravel five hours": where nothing is capitalised, what a firm deals in ends its name. */
export function withTrade(tokens: readonly Token[], found: Named, cased: boolean): Named {
  const person = GIVEN_NAMES.has(at(tokens, found.first)) || HONORIFICS.has(at(tokens, found.first));
  if (cased || person || FIRM_ENDINGS.has(at(tokens, found.last))) return found;
  for (let last = found.last + 1; last <= found.first + LONGEST_OWN; last++) {
    if (!goesOn(tokens, last) || !canName(tokens[last]) || isNumberWord(at(tokens, last))) break;
    const trade = last > found.first + 1 && dealsIn(at(tokens, last));
    if (trade && beginsShift(tokens, last + 1)) return { first: found.first, last };
  }
  return found;
}
