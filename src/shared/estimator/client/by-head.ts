import { MONTHS } from "#shared/calendar-words.ts";
import { wordSet } from "#shared/word-set.ts";
import { isBrand } from "#shared/maker-names.ts";
import { isNumberWord } from "../words/number-words.ts";
import { isOrdinaryWord } from "../words/ordinary-words.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { FIRM_ENDINGS, GIVEN_NAMES, WORK_VERBS } from "../words/words.ts";
import { capitalsAt, isNamedAfter } from "./bare-name.ts";
import { isWork, type Finder } from "./finder.ts";
import { twoWordEnding } from "./firm-trades.ts";
import { isOneFirm, namesFirm } from "./firm-words.ts";
import type { Named } from "./households.ts";
import { isGrounds, isToldOfThings } from "./name-shapes.ts";
import { nameEnd, personEnd } from "./name-span.ts";
import { ALSO_WORDS, canName, FIRM_TAILS, PARTICLES, THATS, TOWN_ENDINGS } from "./name-words.ts";
import { isOther } from "./people.ts";
import { isStreet } from "../words/street-words.ts";
import { headOf } from "./talk-head.ts";

/** What goes on behind a name that was only named: "wilma stokes | they want", "devon pike | and his groomsmen". */
const GOES_ON = wordSet(
  "they they're they've he he's she she's we we're we've i i'm it's the a an at on in out over up his her their is got wants has needs called asked said",
);
const THEIR = wordSet("his her their");
/** Behind a name in capitals: "Keystone Realty again", "Cliff Nakamura has bees". */
const AFTER_CAPITALS = wordSet(
  "again here has have need needs want wants wanted are were call called asked got is finally his her their place house job home residence in over out just signed bought booked hired ordered brought dropped picked sent",
);
/** What somebody has done up, that is called by whose it is: "mcbride kitchen", "brennan retaining wall". */
const PLACES = wordSet(
  "place house job home residence kitchen basement bath bathroom garage attic porch patio deck driveway yard backyard pool roof gutters fence barn shop cabin cottage condo apartment duplex lawn garden wedding party retaining",
);
/** Those that are called by their owners alone. */
const OWN_PLACES = wordSet("place house home job residence");
/** What such a place is made of or like, where no trade's own words hold it. */
const KINDS_OF_PLACES = wordSet(
  "ipe chainlink stucco slate birch teak mahogany bamboo limestone sandstone saltwater inground exposed heated screened detached finished unfinished walkout sunken french asbestos radon rustic modern custom cast formal powder spa hot rear cobblestone belgard pavestone unilock azek timbertech redwood shiplap terracotta tarpaper jacuzzi ensuite hall primary galley hickory farmhouse plunge infinity carport wraparound hibachi bachelorette quinceanera unicorn tiki destination courthouse backyard winery sunrise thatch turf pebble resin cement",
);

const isGiven = (word: string): boolean => GIVEN_NAMES.has(word) && !ALSO_WORDS.has(word);

/** A word of no trade and no everyday thing, joined to the one before it: a family name. */
const isFamily = (token: Token | undefined): boolean =>
  token !== undefined && isJoined(token) && canName(token) && !isOrdinaryWord(token.norm) && !isNumberWord(token.norm);

/** What only people do or have, right behind a name: "ray dominguez | his pump", "frank tedesco | got three cords". */
const PERSONAL = wordSet(
  "he he's she she's they they're they've his her their got has needs wants wanted called asked said bought ordered paid hired came spilled broke dropped picked",
);

/** "Rosa delgado", "bev and tom ashworth": the last word of a person's or a couple's whole name, or -1. */
function wholeNameEnd(tokens: readonly Token[], first: number): number {
  let last = personEnd(tokens, first, false, true);
  // "doug freeman | black corvette"
  while (last > first + 1 && !isFamily(tokens[last])) last--;
  const couple = ["and", "&"].includes(at(tokens, first + 1)) && isGiven(at(tokens, first + 2));
  const given = isGiven(at(tokens, first)) || couple;
  // "dale whitcomb | hang the storm door"
  const next = at(tokens, last + 1);
  const orders = WORK_VERBS.has(next) && /^(?:the|a|an|his|her|their)$/.test(at(tokens, last + 2));
  const alsoGiven =
    GIVEN_NAMES.has(at(tokens, first)) && (PERSONAL.has(next) || orders || isToldOfThings(tokens, last + 1));
  return last > first && (given || alsoGiven) && isFamily(tokens[last]) ? last : -1;
}

/** "Dave kowalski | garbage disposal swap", "hazel dunmore | 38 ewes": something is said of the job behind the name. */
function saysJob(tokens: readonly Token[], next: number): boolean {
  const token = tokens[next];
  if (!token || !isJoined(token)) return false;
  const word = token.norm;
  return (
    canName(token) ||
    MONTHS.includes(word) ||
    GOES_ON.has(word) ||
    isNumberWord(word) ||
    /^[\d$]/.test(word) ||
    (word === "and" && THEIR.has(at(tokens, next + 1)))
  );
}

/** Where people learn, pray, live, eat and are healed: what a name in plain letters ends with, and what nobody sells. */
const HOUSES = wordSet(
  "clinic hospital church chapel temple mosque synagogue parish school academy elementary preschool daycare montessori college university library museum hotel motel inn lodge diner cafe bakery brewery winery tavern pharmacy dealership cemetery hoa condos apartments llc inc dental dairy orchard orchards stables kennels marina brokerage rectory campground vineyard vineyards realty holdings properties management fitness yoga salon bistro grill pizzeria steakhouse outfitters roasters",
);
/** Before such a word these say what kind it is, and no name. */
const KINDS = wordSet("new old main big small the my our whole local front back");
const LONGEST_FIRM = 4;

/** "Cedar ridge vet clinic | plowing", "tri county credit union | three hours": a firm or house that the talk begins with, or -1. */
function firmAtHead(tokens: readonly Token[], first: number): number {
  if (KINDS.has(at(tokens, first))) return -1;
  let named = false;
  for (let last = first; last <= first + LONGEST_FIRM; last++) {
    const word = at(tokens, last);
    const pair = twoWordEnding(tokens, last);
    // "henry's deli", "delgado's auto"
    const whose = last === first + 1 && /['’]s$/u.test(at(tokens, first)) && FIRM_ENDINGS.has(word) && !isWork(word);
    const end = pair > 0 ? pair : HOUSES.has(word) || whose ? last : -1;
    // "rosewood manor hoa", "lincoln school district"
    const more = HOUSES.has(at(tokens, end + 1)) || FIRM_TAILS.has(at(tokens, end + 1));
    if (end > 0 && last > first) return named ? (more && isJoined(tokens[end + 1]) ? end + 1 : end) : -1;
    // "hampton and reed law office"
    const joins = word === "and" && last === first + 1 && named && isFamily(tokens[last + 1]);
    if (joins && isJoined(tokens[last])) continue;
    if ((last > first && !isJoined(tokens[last])) || !canName(tokens[last]) || WORK_VERBS.has(word)) return -1;
    const own = !isOrdinaryWord(word) && !FIRM_ENDINGS.has(word);
    // "grant street school"
    named ||= own || TOWN_ENDINGS.has(word) || PARTICLES.has(word) || (last > first && isStreet(word));
  }
  return -1;
}

const OVER = wordSet("over down out up");
const AT = wordSet("at from with");
const LONGEST_PLACE = 4;

/** "Mike over at delgado tire | needs two doors serviced": somebody by where he is, up to what he wants; or null. */
function personAtPlace(tokens: readonly Token[], first: number): Named | null {
  const link = OVER.has(at(tokens, first + 1)) ? first + 2 : first + 1;
  if (!isGiven(at(tokens, first)) || !AT.has(at(tokens, link)) || !isFamily(tokens[link + 1])) return null;
  for (let last = link + 1; last <= link + LONGEST_PLACE && isJoined(tokens[last]); last++) {
    if (PERSONAL.has(at(tokens, last + 1))) return { first: link > first + 1 ? link + 1 : first, last };
    if (!canName(tokens[last])) return null;
  }
  return null;
}

/** "Imani Brooks, family portraits", "Tillman Feed, the frame": capitals that begin the talk and are no goods. */
function inCapitals(tokens: readonly Token[], first: number): Named | null {
  const known = capitalsAt(tokens, first);
  const last = known?.last ?? nameEnd(tokens, first, true, true);
  const start = at(tokens, first);
  // "Lincoln Academy", but "Lincoln Navigator"
  const house = HOUSES.has(at(tokens, last)) && last > first;
  const goods = (isBrand(start) && !house) || isNamedAfter(tokens, first) || ALSO_WORDS.has(start);
  const unknown = last > first && canName(tokens[first]) && !isOrdinaryWord(start) && !isWork(start) && !goods;
  if (!known && !unknown) return null;
  const [end, next] = [at(tokens, last), at(tokens, last + 1)];
  // "Rhonda's Roofing"
  const whose = /['’]s$/u.test(start) && last === first + 1 && FIRM_ENDINGS.has(end);
  // "Terrazzo Floors, polish", "Norway Spruce, 280": what is sold, and its price
  const sold = !known && !whose && (isOrdinaryWord(end) || isWork(end));
  const priced = isNumberWord(next) || /^[\d$]/.test(next);
  if (sold || (priced && !GIVEN_NAMES.has(start) && !FIRM_ENDINGS.has(end))) return null;
  const ends = !isJoined(tokens[last + 1]) || AFTER_CAPITALS.has(next);
  return last + 1 < tokens.length && ends ? { first, last } : null;
}

/** "Bayside storage | one lockout", "it's cobb hardware | march books": two words of one firm before what is counted or done for it; or -1. */
function oneFirmAtHead(tokens: readonly Token[], first: number): number {
  const last = first + 1;
  if (!canName(tokens[first]) || !namesFirm(at(tokens, first)) || !isJoined(tokens[last])) return -1;
  return isOneFirm(at(tokens, last)) && !KINDS_OF_PLACES.has(at(tokens, first)) ? last : -1;
}

/** "The Sutter Building, thirty six windows", "the Elks Lodge, new roof": what the talk begins with, written with capitals; or null. */
function groundsAtHead(tokens: readonly Token[], article: number): Named | null {
  const first = article + 1;
  if (at(tokens, article) !== "the" || !tokens[first]?.capital || !isJoined(tokens[first])) return null;
  let last = first;
  while (isJoined(tokens[last + 1]) && tokens[last + 1]?.capital && last < first + LONGEST_FIRM) last++;
  const grounds = isGrounds(tokens, first, last) && !isOrdinaryWord(at(tokens, first));
  return grounds && !isJoined(tokens[last + 1]) && last + 1 < tokens.length ? { first, last } : null;
}

/** Whom the talk begins with: "Imani Brooks, family portraits", "wilma stokes thousand gallon tank". */
export const byHead: Finder = ({ tokens, taken, cased }) => {
  const head = headOf(tokens);
  const its = THATS.has(at(tokens, head)) ? head + 1 : head;
  const first = at(tokens, head) === "to" ? head + 1 : its;
  if (taken[first]) return null;
  if (cased) {
    const grounds = groundsAtHead(tokens, first);
    const name = grounds ?? (tokens[first]?.capital ? inCapitals(tokens, first) : null);
    return name && !isOther(tokens, name.first, name.last) ? { ...name, from: 0 } : null;
  }
  if (isNamedAfter(tokens, first)) return null;
  const person = wholeNameEnd(tokens, first);
  const placed = person < 0 ? personAtPlace(tokens, first) : null;
  if (placed) return { ...placed, from: 0 };
  const firm = person >= 0 ? person : firmAtHead(tokens, first);
  const last = firm >= 0 ? firm : oneFirmAtHead(tokens, first);
  return last >= 0 && saysJob(tokens, last + 1) && !isOther(tokens, first, last) ? { first, last, from: 0 } : null;
};

/** "Mcbride kitchen we'd be refinishing", "Donahue place, wood stove flue": a family by what is theirs, at the head of the talk. */
export const byHeadOfPlace: Finder = ({ tokens, taken }) => {
  const first = headOf(tokens);
  const word = at(tokens, first);
  const family = canName(tokens[first]) && !isOrdinaryWord(word) && !isWork(word) && !isNumberWord(word);
  const place = PLACES.has(at(tokens, first + 1)) && isJoined(tokens[first + 1]);
  // "rear deck is twelve hundred"
  const priced = ["is", "at"].includes(at(tokens, first + 2));
  const kind = KINDS_OF_PLACES.has(word) || isBrand(word) || /(?:ed|ing|less|able|s)$/.test(word);
  const named =
    family &&
    place &&
    !(priced && !OWN_PLACES.has(at(tokens, first + 1))) &&
    (!kind || GIVEN_NAMES.has(word) || /[^aeious]s$/.test(word)) &&
    !ALSO_WORDS.has(word);
  return named && !taken[first] && word.length > 2 ? { first, last: first, from: 0 } : null;
};
