import { wordSet } from "#shared/word-set.ts";
import { isOrdinaryWord } from "../words/ordinary-words.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { singular } from "../words/units.ts";
import { GIVEN_NAMES } from "../words/words.ts";
import type { Named } from "./households.ts";

/** Families whose names end so: "at tom williams place". */
const NAMES_IN_S =
  /^(?:williams|davis|adams|phillips|stephens|simmons|daniels|stevens|perkins|watkins|robbins|hawkins|jenkins|jennings|higgins|collins|rollins|hopkins|dawkins|burns|lyons|owens|parsons|simpsons|sanders|saunders|rogers|roberts|edwards|richards|matthews|andrews|mathews|hughes|hayes|reeves|stokes|jones|banks|brooks|woods|wells|mills|myers|meyers|peters|walters|waters|winters|summers|powers|sellers|chambers|withers|coates|yates|gates|bates|cates|rhodes|barnes|holmes|graves|groves|hines|haynes|keyes|ames|gaines|raines|staples|\w+(?:is|us|ss|as|es|ns))$/;
/** Whose own place it is: "gus tremblays | place". */
const OWN_PLACES = wordSet("place house home shop garage barn yard farm");

/** "At gus tremblays place": a whole name that owns a place, as it is heard where no apostrophe is written. */
export function heardOwnerAt(tokens: readonly Token[], index: number, cased: boolean): Named | null {
  const [family, place] = [tokens[index + 1], tokens[index + 2]];
  const word = family?.norm ?? "";
  if (cased || !GIVEN_NAMES.has(at(tokens, index)) || !/^\p{L}{3,}s$/u.test(word)) return null;
  const theirs = isJoined(family) && isJoined(place) && OWN_PLACES.has(place?.norm ?? "");
  if (!theirs || isOrdinaryWord(word) || isOrdinaryWord(singular(word))) return null;
  return { first: index, last: index + 1, ownS: !NAMES_IN_S.test(word) };
}
