import { wordSet } from "#shared/word-set.ts";
import { isOrdinaryWord } from "../words/ordinary-words.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { singular } from "../words/units.ts";
import { GIVEN_NAMES } from "../words/words.ts";
import type { Named } from "./households.ts";

/** Families whose names end so: "at tom williams place", "at joy riggs". */
const NAMES_IN_S = wordSet(
  "williams davis adams abrams grimes holmes sims simms timms combs " +
    "phillips phelps capps epps cripps tripps stamps camps " +
    "daniels michaels samuels bartels nichols nickels ingalls rawls earls nevils battles knowles ruggles charles searles miles giles bowles mills wells " +
    "jenkins hopkins wilkins watkins perkins dawkins hawkins lukins robbins collins rollins rawlins higgins wiggins cousins " +
    "stephens stevens owens evans givens havens dickens pickens hutchens martens aikens lukens lyons simmons parsons gibbons timmons clemons clemmons hammons emmons lemmons sessions burns johns hermans yeomans romans " +
    "sanders saunders landers flanders rogers rodgers sellers bowers powers childers chambers withers mathers carruthers struthers summers sommers somers winters waters walters masters peters myers meyers moyers sayers ayers ayres byers bayers speers spears sears mears rivers travers vickers flowers lowers towers roberts shivers stivers stauffers akers ackers acres " +
    "edwards richards edmonds reynolds hollands woods fields childs sands hinds olds shields symonds simonds " +
    "matthews mathews andrews crews fellows meadows burrows barrows hawes dawes " +
    "hughes hayes hays mays keys keyes humphreys jeffreys stokes brooks banks hicks wicks ricks starks marks parks sparks hanks shanks fairbanks eubanks crooks hooks weeks oaks dykes sykes dukes hawks jacks meeks " +
    "coats coates yates gates bates cates watts potts pitts betts butts tibbetts grubbs gibbs hobbs dobbs stubbs tubbs krebs cribbs jacobs " +
    "riggs briggs griggs diggs biggs scruggs suggs boggs hoggs jennings cummings hastings billings rawlings giddings hutchings " +
    "barnes graves groves hines haynes raines gaines ames rhodes reeves jones staples " +
    "thomas lucas dallas douglas vargas rojas salinas cuevas cardenas barajas rosas casas elias farias macias matias mathias venegas villegas navas pappas dumas haas nicholas arias rivas salas armas canas llanas",
);
/** The same by their endings: "ellis", "rufus", "ross", "torres". */
const ENDS_IN_S = /(?:is|us|ss|os|es)$/;
/** Whose own place it is: "gus tremblays | place". */
const OWN_PLACES = wordSet("place house home shop garage barn yard farm");

/** Where somebody lives. */
const HOMES = wordSet("place house home");

/** True for a family name as it is heard where no apostrophe is written: "tremblays", but "riggs" and "torres". */
const isOwner = (word: string): boolean =>
  /^\p{L}{3,}s$/u.test(word) && !NAMES_IN_S.has(word) && !(ENDS_IN_S.test(word) && !word.endsWith("ees"));

/** "At gus tremblays place": a whole name that owns a place, as it is heard where no apostrophe is written. */
export function heardOwnerAt(tokens: readonly Token[], index: number, cased: boolean): Named | null {
  const [family, place] = [tokens[index + 1], tokens[index + 2]];
  const word = family?.norm ?? "";
  if (cased || !GIVEN_NAMES.has(at(tokens, index)) || !/^\p{L}{3,}s$/u.test(word)) return null;
  const theirs = isJoined(family) && isJoined(place) && OWN_PLACES.has(place?.norm ?? "");
  if (!theirs || isOrdinaryWord(word) || isOrdinaryWord(singular(word))) return null;
  return { first: index, last: index + 1, ownS: isOwner(word) };
}

/** What somebody has who is called by the given name alone: "bettys | bathroom". */
const OWN_ROOMS = wordSet(
  "place home house shop garage barn yard farm bathroom kitchen basement bedroom attic deck driveway fence garden office salon truck car van roof pool",
);

/** True for a given name with the letter of whose something is, where no apostrophe is written: "I looked at bettys | bathroom". */
export const ownsRoom = (tokens: readonly Token[], index: number, cased: boolean): boolean => {
  const word = at(tokens, index);
  const isGiven = word.endsWith("s") && GIVEN_NAMES.has(word.slice(0, -1)) && !GIVEN_NAMES.has(word);
  return !cased && isGiven && isJoined(tokens[index + 1]) && OWN_ROOMS.has(at(tokens, index + 1));
};

/**
 * "At dana novaks", "at gina grants place": from "at" to the place, where a whole name ends with the letter of whose it is;
 * null for "at joy riggs".
 */
export function ownedPlace(tokens: readonly Token[], { first, last }: Named, cased: boolean): Named | null {
  if (cased || last !== first + 1 || !GIVEN_NAMES.has(at(tokens, first)) || !isJoined(tokens[last])) return null;
  const home = HOMES.has(at(tokens, last + 1)) && isJoined(tokens[last + 1]);
  const led = at(tokens, first - 1) === "at" && isJoined(tokens[first]);
  if (!isOwner(at(tokens, last)) || !(home || led)) return null;
  return { first: led ? first - 1 : first, last: home ? last + 1 : last };
}
