import { lowerFirst, sentenceCase } from "../prose/phrasing.ts";

/** How a name that was heard stands on a document, which the client reads. */

const COMES = /^(.+?),? (?:has|have|had|needs|need|got|gotta|is going|are going|is gonna|are gonna)(?: got)?(?: to)? come (out|down|off|up)(?: first)?(?: and get (?:swapped|replaced)(?: out)?)?$/iu; // prettier-ignore
/** In a name with one of these somebody tells something of the thing. */
const TELLS = /\b(?:that|which|who|it|they|so|because|if|but|and then)\b/iu;
const ARTICLE = /^(?:the|an?|that|those|these|this|some) /iu;

/** "Old wire fence has to come out" is "Take out old wire fence". */
function asOrder(name: string): string {
  const [, thing = "", particle = ""] = COMES.exec(name) ?? [];
  if (thing === "" || TELLS.test(thing)) return name;
  const also = /\band get (swapped|replaced)/iu.exec(name)?.[1]?.toLowerCase();
  const verb = also === undefined ? `Take ${particle.toLowerCase()}` : also === "swapped" ? "Swap" : "Replace";
  return `${verb} ${lowerFirst(thing.replace(ARTICLE, ""))}`;
}

/** Whose these are is the client who reads it. */
const PLACES =
  "house home place yard garage driveway kitchen basement attic property office shop store barn garden pool address";
const AT_THEIRS = new RegExp(
  String.raw`\b(at|in|to|from|for|of|on|around|behind|under|outside|inside) (?:his|her|their) (?=(?:own |old |new |front |back )?(?:${PLACES.split(" ").join("|")})\b)`,
  "giu",
);
/** Of somebody else a possessive may speak. */
const OTHER =
  /\b(?:bride|groom|parents?|grandma|grandpa|grandmother|grandfather|teacher|doctor|customer|client|plumber|electrician|painter|guy|husband|wife|son|daughter|brother|sister|father|mother|dad|mom|cousin|nephew|niece|uncle|aunt|neighbor|neighbour|landlord|tenants?|contractor|grandson|kids?|boys?|girls?|friend|boss|dog|cat|buddy|buddies|nieces|nephews|cousins|neighbors)(?:['’]s|s['’])?\b/iu;
const MY = /(?<=\b(?:with|by|at|in|from|using) )my (?=\p{L})/giu;
/** "My own dog" is nobody else's. */
const MY_OWN = /\bmy own \p{L}+/giu;

const CHOICE = /(?<=, )(?:his|her|their) (?=(?:choice|pick|preference)\b)/giu;

/** "At their house" is "at your house", "her choice up to the allowance" is "your choice", and "with my own dog" "with our own dog". */
function asToClient(name: string): string {
  if (/\bit\b/iu.test(name)) return name;
  return OTHER.test(name.replace(MY_OWN, ""))
    ? name
    : name.replace(MY, "our ").replace(CHOICE, "your ").replace(AT_THEIRS, "$1 your ");
}

/** A name as a document says it: what has to come out is taken out, and the client is "you". */
export const onPaper = (name: string): string =>
  MAY_CHANGE.test(name) ? sentenceCase(asToClient(asOrder(name))) : name;
const MAY_CHANGE = / (?:come|my|his|her|their) /iu;
