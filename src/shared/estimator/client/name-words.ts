import { MONTHS, WEEKDAYS } from "#shared/calendar-words.ts";
import { wordSet } from "#shared/word-set.ts";
import { isBrand } from "#shared/maker-names.ts";
import type { Token } from "../words/tokens.ts";
import { EDGES, SLANG } from "../words/words.ts";

export const NOT_NAMES = new Set([
  // letters that are said for a thing: "for kim | ev charger"
  ..."i i'd i'll i'm i've".split(" "),
  ..."ev tv tvs pc pcs led rv atv dvr cctv hvac ac gfci gfi lvp lvt vct pvc pex abs mdf osb cpu gpu ssd usb".split(" "),
  ..."er quote estimate bid invoice proposal total discount tax net sales deposit deposit's due attention attn phone email number about flat labor up today tomorrow next first second third percent dollars grand hundred thousand half dozen couple optional optionally take knock give good valid thanks thank no yes actually sorry scratch over last install not starting own he'll she'll he'd she'd he's she's who's what's here's where's through thru".split(
    " ",
  ),
  // "for ruth lol"
  ...SLANG,
  ...MONTHS,
  ...WEEKDAYS,
]);
/** Colours, and what people call each other: behind a given name they are no family's, "maggie | red doors", "kenny bro"; nor is what takes a name back: "gus | nope gus pappas". */
export const NO_SURNAMES = wordSet(
  "red blue yellow purple pink orange beige teal navy maroon turquoise ivory bro bruh dude yo fella pays nope nah wait oops whoops out variable",
);
/** Colours that are family names as well. */
const COLOURS = wordSet("white black brown green gray grey silver gold tan");
/** What is told apart by its colour. */
const COLOURED = wordSet(
  "car truck sedan suv van pickup minivan jeep motorcycle dog puppy lab labrador poodle cat kitten horse mare dress suit shirt jacket",
);
/** True for a colour of what stands behind it: "marcus | silver tacoma", "wes | gray flannel". */
export const isColourOf = (word: string, next: string): boolean =>
  COLOURS.has(word) && (COLOURED.has(next) || isBrand(next));
/** Words that only go on with a firm's name: "tri county steel", "pinecrest school district". */
export const FIRM_TAILS = new Set(
  "district steel transit trucking freight credit title tractor authority electric concrete board".split(" "),
);
export const COUNTS = wordSet("two three four five six seven eight nine ten twelve");
/** Words that join a family name: "de la Cruz". */
export const PARTICLES = new Set([
  "van",
  "von",
  "de",
  "del",
  "della",
  "di",
  "da",
  "la",
  "le",
  "el",
  "al",
  "mc",
  "mac",
  "st",
  "saint",
  "ter",
  "bin",
  "der",
]);
/** Given names that are common words as well: alone, after a plain "for", they name nobody. */
export const ALSO_WORDS = new Set(
  "will mark rich art may grant grace hope bill frank chase dale glen dean drew rob pat rose ruby iris holly dawn gene jean jack ray robin summer april june violet daisy crystal amber penny joy sandy sue carol miles grant stone heather olga jordan angel stan van chip dot fern hal cal kip tess bea norm".split(
    " ",
  ),
);
/** Bodies that are named "City of Elgin". */
export const BODIES = new Set([
  "city",
  "town",
  "county",
  "village",
  "township",
  "borough",
  "parish",
  "church",
  "university",
  "friends",
  "port",
  "diocese",
  "bank",
]);
/** Words that a town's name begins or ends with, and that are common words as well: "West Mifflin", "Alder Falls". */
export const TOWN_BEGINNINGS = wordSet("north south east west new old fort mount lake saint st san santa el los port");
export const TOWN_ENDINGS = wordSet(
  "falls creek heights hills hill park springs spring grove lake lakes valley ridge river rapids mills island point harbor bay haven ford junction station crossing meadows oaks",
);
/** True for a word that can stand in a name. */
export const canName = (token: Token | undefined): boolean =>
  token !== undefined &&
  /^\p{L}/u.test(token.norm) &&
  !EDGES.has(token.norm) &&
  !NOT_NAMES.has(token.norm) &&
  !token.norm.includes("@");

export const DOCUMENTS = wordSet("quote quote's estimate bid invoice proposal quotation bill");
/** True for a word of a document: "quote", "the bill". */
export const isDocument = (word: string): boolean => DOCUMENTS.has(word);

/** What stands for the talk or the paper: "this goes under", "it's for". */
export const SAID = wordSet("this that it");
export const THATS = wordSet("that's thats it's its");
