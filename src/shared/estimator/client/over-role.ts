import { wordSet } from "#shared/word-set.ts";
import { isOrdinaryWord } from "../words/ordinary-words.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { singular } from "../words/units.ts";
import { CREW, FIRM_ENDINGS, GIVEN_NAMES, HESITATIONS, HONORIFICS, withoutPossessive } from "../words/words.ts";
import { isPerson as isSurelyPerson } from "./name-shapes.ts";
import { canName } from "./name-words.ts";
import { CALLED_BY, RELATIONS, SOMEBODY } from "./people.ts";

const OWN = wordSet("my our his her their");
/** "For the buyers keith and lorna abel". */
const BUYERS = wordSet(
  "buyer buyers seller sellers owner owners client clients customer customers homeowner homeowners",
);
/** "For the bride", "bill the candidate": what somebody is, and not how he is called. */
export const isRole = (word: string): boolean =>
  CALLED_BY.has(word) || BUYERS.has(word) || RELATIONS.has(word) || SOMEBODY.has(word) || BRIDAL.has(word);
/** "Property | manager", "office | manager". */
const MANAGED = wordSet("property office building site store general facilities facility project apartment branch");
const BRIDAL = wordSet("bride groom host hostess guest guests");

const TELLS = wordSet("that's it's thats its the");
/** "The guy next door", "my sister in law", "the lady down the street". */
const LONGEST_ROLE = 4;

const isPerson = (word: string): boolean => GIVEN_NAMES.has(word) || HONORIFICS.has(word);

/** Over "uh" and "that's": where a name begins behind what it is. */
function overTelling(tokens: readonly Token[], index: number): number {
  let next = index;
  while (HESITATIONS.has(at(tokens, next)) || TELLS.has(at(tokens, next))) next++;
  return next;
}

/** Over "next door" and "down the street": where somebody lives. */
function overPlace(tokens: readonly Token[], index: number): number {
  if (at(tokens, index) === "next" && at(tokens, index + 1) === "door") return index + 2;
  const near = /^(?:down|up|across)$/.test(at(tokens, index)) && at(tokens, index + 1) === "the";
  return near && /^(?:street|road|block|hall|way)$/.test(at(tokens, index + 2)) ? index + 3 : index;
}

/** "My neighbor | lucille", "my sister in law | tanya": the person behind who he is to the speaker; or -1. */
function overRelation(tokens: readonly Token[], index: number): number {
  if (!OWN.has(at(tokens, index))) return -1;
  for (let noun = index + 1; noun < index + LONGEST_ROLE && isJoined(tokens[noun]); noun++) {
    const next = at(tokens, noun + 1) === "in" && at(tokens, noun + 2) === "law" ? noun + 3 : noun + 1;
    if (RELATIONS.has(at(tokens, noun))) return isPerson(at(tokens, next)) ? next : -1;
    if (!isOrdinaryWord(withoutPossessive(at(tokens, noun)))) return -1;
  }
  return -1;
}

/** "The delivery guy | uh luis", "the guy down the street | hank": the person behind what he does; or -1. */
function overSomebodyKnown(tokens: readonly Token[], index: number): number {
  for (let noun = index; noun < index + LONGEST_ROLE && (noun === index || isJoined(tokens[noun])); noun++) {
    const word = at(tokens, noun);
    if (SOMEBODY.has(word) || CREW.has(singular(word))) {
      const name = overTelling(tokens, overPlace(tokens, noun + 1));
      // "doctor nina patel": what somebody is called by is part of the name
      const titled = HONORIFICS.has(word) && name === noun + 1;
      if (isPerson(at(tokens, name)) && isJoined(tokens[name])) return titled ? noun : name;
    }
    if (!isOrdinaryWord(word)) return -1;
  }
  return -1;
}

/** "Second chance rescue", "marlowe inn": words of a name that ends as a firm does. */
function isFirmName(tokens: readonly Token[], first: number): boolean {
  const begins = canName(tokens[first]) || at(tokens, first) === "second" || at(tokens, first) === "first";
  return (
    begins && [1, 2, 3].some((step) => FIRM_ENDINGS.has(at(tokens, first + step)) && isJoined(tokens[first + step]))
  );
}

const isUnknown = (tokens: readonly Token[], index: number): boolean =>
  isJoined(tokens[index]) && canName(tokens[index]) && !isOrdinaryWord(at(tokens, index));

/** "The law office | marsh and delgado", "the shelter that's | second chance rescue", "the hotel the | marlowe inn": whose it is, behind what it is; or -1. */
function overBody(tokens: readonly Token[], index: number): number {
  for (let noun = index; noun < index + LONGEST_ROLE && (noun === index || isJoined(tokens[noun])); noun++) {
    // "the dental office | dr patel"
    if (noun > index && HONORIFICS.has(at(tokens, noun))) return noun;
    // "the vet's office | dr lind"
    const word = withoutPossessive(at(tokens, noun));
    if (!isOrdinaryWord(word) && !FIRM_ENDINGS.has(word)) return -1;
    if (!FIRM_ENDINGS.has(word) && word !== "office") continue;
    const name = overTelling(tokens, noun + 1);
    if (name > noun + 1 && isFirmName(tokens, name)) return name;
    const partners = isUnknown(tokens, noun + 1) && at(tokens, noun + 2) === "and" && isUnknown(tokens, noun + 3);
    if (partners) return noun + 1;
  }
  return -1;
}

/** Over the words that say what somebody is here, the name: "buyers | keith", "my neighbor | lucille", "the delivery guy | luis". */
export function overRole(tokens: readonly Token[], index: number, article: boolean): number {
  const called = BUYERS.has(at(tokens, index)) || CALLED_BY.has(at(tokens, index));
  // "the property manager | linda"
  const manages = MANAGED.has(at(tokens, index)) && CALLED_BY.has(at(tokens, index + 1)) && isJoined(tokens[index + 1]);
  if (manages && isPerson(at(tokens, index + 2)) && isJoined(tokens[index + 2])) return index + 2;
  if (called && isPerson(at(tokens, index + 1)) && isJoined(tokens[index + 1])) return index + 1;
  const relation = overRelation(tokens, index);
  if (relation > 0) return relation;
  // "a cake for birthday girl emma"
  if (!article) {
    const known = overSomebodyKnown(tokens, index);
    return known > 0 && isSurelyPerson(tokens, known) ? known : index;
  }
  const found = [overSomebodyKnown, overBody].map((over) => over(tokens, index)).find((name) => name > 0);
  return found ?? index;
}
