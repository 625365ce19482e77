import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cue, hears } from "../words/cued.ts";
import { cueAt } from "../words/cues.ts";
import { isOrdinaryWord } from "../words/ordinary-words.ts";
import { at, isJoined, placesBetween, type Token } from "../words/tokens.ts";
import { FIRM_ENDINGS, GIVEN_NAMES, HONORIFICS } from "../words/words.ts";
import type { Named } from "./households.ts";
import { nameEnd } from "./name-span.ts";

/** "Phil Newman, sorry, Phil Nguyen": takes a name back. */
const TAKES_BACK = new Set(["sorry", "no", "wait", "actually", "correction", "oops", "rather", "nope", "er"]);
/** "Sorry", "I mean". */
const CORRECTION = cue(oneOf(TAKES_BACK, ["mean"]));
/** Words that lead from there to the name that holds: "no wait it's", "I mean", "make that". */
const BRIDGE = new Set(
  "um uh er i mean meant it's its that's is it's make that it for say not the this one client client's name name's her his their wait sorry no actually under bill invoice quote estimate to put out i'm just kidding joking".split(
    " ",
  ),
);
/** "Actually it's her sister Maria Diaz". */
const RELATIVES = new Set(
  "sister brother wife husband mom mother dad father son daughter partner roommate neighbor boss office company".split(
    " ",
  ),
);
const LONGEST_BRIDGE = 7;

/** A name and nothing else: it has capitals where names have them, else it is a given name or no word of any trade. */
function nameAt(tokens: readonly Token[], index: number, cased: boolean, near: boolean): number {
  const word = at(tokens, index);
  const firm = nameEnd(tokens, index, true, cased);
  const person = GIVEN_NAMES.has(word) || HONORIFICS.has(word) || (firm > index && FIRM_ENDINGS.has(at(tokens, firm)));
  // "no skip the tire rotation"
  if (cueAt(tokens, index)) return -1;
  if (cased ? !tokens[index]?.capital : !person && (!near || isOrdinaryWord(word))) return -1;
  const last = nameEnd(tokens, index, true, cased);
  // far from the first name only a whole one is sure
  return near || last > index ? last : -1;
}

/** Behind "not rick" when that is the name which was said. */
function afterDenied(tokens: readonly Token[], index: number, name: Named): number {
  if (at(tokens, index) !== "not") return index;
  let next = index + 1;
  for (let said = name.first; said <= name.last && at(tokens, next) === at(tokens, said); said++) next++;
  return next > index + 1 ? next : index;
}

/** Where "sorry" and the words after it lead to another name, the name; `taken` marks what is no talk of clients. */
function bridged(tokens: readonly Token[], name: Named, from: number, cased: boolean): Named | null {
  const near = from <= name.last + 2;
  let [index, told] = [from, near];
  while (index < from + LONGEST_BRIDGE && (TAKES_BACK.has(at(tokens, index)) || BRIDGE.has(at(tokens, index)))) {
    // far from the name only words such as "it's" and "for" say that a name follows
    if (/^(?:it's|its|that's|for|client|client's|name|name's|under|bill)$/.test(at(tokens, index))) told = true;
    index = Math.max(index + 1, afterDenied(tokens, index, name));
  }
  // "mrs dalton er dolan | mrs dolan"
  if (HONORIFICS.has(at(tokens, index + 1)) && at(tokens, index + 2) === at(tokens, index) && index > from) index++;
  // "the client is Paul Renner, 77 Lake Road. Sorry, Paul Brenner": the same given name
  const again =
    index > from && at(tokens, index) === at(tokens, name.first) && nameAt(tokens, index, cased, true) > index;
  if (again) told = true;
  // "no not the fog machine": what is denied is no name that holds
  if (at(tokens, index - 1) === "the" && at(tokens, index - 2) === "not") return null;
  if (RELATIVES.has(at(tokens, index)) && isJoined(tokens[index])) index++;
  const last = told && index > from ? nameAt(tokens, index, cased, near) : -1;
  return last < 0 ? null : { first: index, last };
}

const IS = wordSet("is was isn't wasn't");
const WHOSE = wordSet("the a an my our his her their");
const CLIENT = wordSet("client client's customer customer's");
const LONGEST_EXPLAINED = 12;

/** "No sorry, | laurel hastings is the realtor, the client is peter voss": the name that is announced behind who the first one is, or null. */
function announcedBehind(tokens: readonly Token[], name: Named, from: number, cased: boolean): Named | null {
  let next = from;
  while (TAKES_BACK.has(at(tokens, next))) next++;
  for (let said = name.first; said <= name.last; said++) if (at(tokens, next++) !== at(tokens, said)) return null;
  if (!IS.has(at(tokens, next)) || !WHOSE.has(at(tokens, next + 1))) return null;
  const client = placesBetween(next + 2, next + LONGEST_EXPLAINED).find((place) => CLIENT.has(at(tokens, place)));
  return client === undefined ? null : bridged(tokens, name, client, cased);
}

/** The name that is said instead of one that was taken back, with the first token of the correction; null when none is. */
export function correctedName(
  tokens: readonly Token[],
  name: Named,
  cased: boolean,
): (Named & { from: number }) | null {
  if (!hears(tokens, CORRECTION)) return null;
  for (let index = name.last + 1; index < tokens.length; index++) {
    const word = tokens[index]?.norm ?? "";
    if (!TAKES_BACK.has(word) && !(word === "i" && at(tokens, index + 1) === "mean")) continue;
    const found = announcedBehind(tokens, name, index, cased) ?? bridged(tokens, name, index, cased);
    if (found) return { ...found, from: index };
  }
  return null;
}
