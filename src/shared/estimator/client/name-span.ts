import { wordSet } from "#shared/word-set.ts";
import { NOUN_VERBS } from "../words/nearby.ts";
import { isNumberWord } from "../words/number-words.ts";
import { isOrdinaryWord } from "../words/ordinary-words.ts";
import { isBehindName } from "../words/street-words.ts";
import { at, beginsSentence, isJoined, type Token } from "../words/tokens.ts";
import { looksPlural } from "../words/units.ts";
import {
  couldName,
  CREW,
  EDGES,
  FIRM_ENDINGS,
  GIVEN_NAMES,
  HESITATIONS,
  HONORIFICS,
  WORK_VERBS,
  withoutPossessive,
  WORK_WORDS,
} from "../words/words.ts";
import { isWork } from "./finder.ts";
import { officeOf, twoWordEnding } from "./firm-trades.ts";
import { twoTradesEnd } from "./firm-words.ts";
import { isCapitalPair } from "./name-shapes.ts";
import {
  ALSO_WORDS,
  BODIES,
  canName,
  COUNTS,
  FIRM_TAILS,
  isColourOf,
  NO_SURNAMES,
  NOT_NAMES,
  PARTICLES,
  TOWN_BEGINNINGS,
  TOWN_ENDINGS,
} from "./name-words.ts";
import { isCalling } from "./people.ts";

/** A name has no more words than these. */
const LONGEST = 6;
/** Nor more behind a word that may end a firm's name. */
const LONGEST_TAIL = 2;

const ROOMS = wordSet("room rooms");
/** After "the driveway" these say that a sentence begins with it. */
const SAYS_OF = wordSet("is are was were needs has gets");
/** So many words may stand between "the" and what is said of it: "the back driveway is". */
const LONGEST_THING = 3;

/** Joined, and neither a number nor a word of work: the second word of a person's name. */
const isSurname = (token: Token | undefined): boolean =>
  token !== undefined &&
  isJoined(token) &&
  canName(token) &&
  !isWork(token.norm) &&
  !isNumberWord(token.norm) &&
  !NO_SURNAMES.has(token.norm);

/** The first token after "Mr. and Mrs.", and after "coach" in "coach dale". */
function afterTitles(tokens: readonly Token[], first: number): number {
  let index = first;
  while (index === first || isJoined(tokens[index])) {
    const couple = at(tokens, index) === "and" && index > first && HONORIFICS.has(at(tokens, index + 1));
    const called = index === first && isCalling(tokens, index);
    if (!HONORIFICS.has(at(tokens, index)) && !couple && !called) break;
    index++;
  }
  return index;
}

/** The last capital of a name that is written with capitals: "Oak & Vine", "Friends of Lake Ada". */
function capitalsEnd(tokens: readonly Token[], first: number, titled: boolean): number {
  const limit = Math.min(tokens.length, first + LONGEST);
  const goesOn = (index: number) => index < limit && isJoined(tokens[index]) && tokens[index]?.capital === true;
  let last = first;
  while (goesOn(last + 1) && !NOT_NAMES.has(at(tokens, last + 1))) last++;
  const joins = ["and", "of", "&"].includes(at(tokens, last + 1)) && isJoined(tokens[last + 1]);
  const other = tokens[last + 2];
  if (joins && other?.capital && isJoined(other) && canName(other) && !WORK_VERBS.has(other.norm)) {
    last += 2;
    while (goesOn(last + 1)) last++;
  }
  if (last + 1 < tokens.length && isJoined(tokens[last + 1]) && at(tokens, last + 1) === "family") last++;
  // "the Lutheran church"
  else if (BODIES.has(at(tokens, last + 1)) && isJoined(tokens[last + 1])) last++;
  const alone = last === first && !titled;
  return alone && isWork(at(tokens, first)) ? -1 : last;
}

/** "The driveway is": of what stands behind the article something is said. */
function beginsStatement(tokens: readonly Token[], article: number): boolean {
  for (let next = article + 2; next <= article + 1 + LONGEST_THING && isJoined(tokens[next]); next++)
    if (SAYS_OF.has(at(tokens, next))) return true;
  return false;
}

/** "Bid for tri county grain the driveway is": the name goes on to the article that begins the work. */
function beforeArticle(tokens: readonly Token[], last: number): number {
  for (let next = last + 1; next <= last + LONGEST_TAIL + 1 && isJoined(tokens[next]); next++) {
    // "grant street school gut the gym for ten thousand": a verb that is no part of the name
    if (at(tokens, next) === "the") return beginsStatement(tokens, next) ? next - 1 : last;
    if (!canName(tokens[next]) || isWork(at(tokens, next)) || isNumberWord(at(tokens, next))) return last;
  }
  return last;
}

/** The last word of a firm by its ending, or of a family: "park street dental", "the garcia family". -1 for none. */
function firmEnd(tokens: readonly Token[], first: number, cued: boolean): number {
  const limit = Math.min(tokens.length, first + LONGEST);
  for (let last = first; last < limit && (last === first || isJoined(tokens[last])); last++) {
    const word = at(tokens, last);
    // "hank purcell | 4410 county line road": behind a person a house
    const house = isNumberWord(word) && isBehindName(tokens, last);
    const ends = (EDGES.has(word) && word !== "and") || COUNTS.has(word) || HESITATIONS.has(word) || house;
    if (last > first && ends) return -1;
    const double = last > first ? twoWordEnding(tokens, last) : -1;
    if (double > 0) return double;
    const trades = cued && last > first && !GIVEN_NAMES.has(at(tokens, first)) ? twoTradesEnd(tokens, last) : -1;
    if (trades > 0) return trades;
    // "garcia brothers | development"
    if (DEVELOPING.has(word) && BROTHERS.has(at(tokens, last - 1)) && last > first + 1) return last;
    // "jonah frye apartment twelve c"
    const home = (word === "apartment" || word === "condo") && isNumberWord(at(tokens, last + 1));
    // "mike doran living room"
    const room = ROOMS.has(at(tokens, last + 1)) && isJoined(tokens[last + 1]);
    if (last > first && FIRM_ENDINGS.has(word) && !home && !room && !isPaidHand(tokens, last)) {
      // "tri county | land trust"
      const further = twoWordEnding(tokens, last + 1);
      if (further > 0 && isJoined(tokens[last + 1])) return further;
      const next = at(tokens, last + 1);
      const more =
        (FIRM_ENDINGS.has(next) || FIRM_TAILS.has(next)) && isJoined(tokens[last + 1]) && !WORK_VERBS.has(next);
      const begins = WORK_WORDS.has(at(tokens, first));
      const firm = !begins || !WORK_WORDS.has(word) || (cued && !WORK_VERBS.has(word));
      if (firm && (!begins || cued)) return more ? last + 1 : cued ? beforeArticle(tokens, last) : last;
    }
    if (word === "family" && last > first) return last;
  }
  return -1;
}

/** "Client is copper creek coffee": where the talk or the sentence ends with the name, all of it is the name; -1 when more is said. */
export function nameToTheEnd(tokens: readonly Token[], first: number): number {
  let last = first;
  while (last < first + LONGEST && !beginsSentence(tokens[last + 1])) last++;
  if (last <= first || last >= first + LONGEST) return -1;
  for (let index = first; index <= last; index++) {
    const token = tokens[index];
    const word = token?.norm ?? "";
    const joins = (word === "and" || word === "of") && index > first && index < last;
    if ((index > first && !isJoined(token)) || isNumberWord(word) || !(joins || canName(token))) return -1;
  }
  return last;
}

/** The last word of a town's name: "alder falls", "west mifflin". */
function townEnd(tokens: readonly Token[], first: number): number {
  const next = at(tokens, first + 1);
  const goesOn = isJoined(tokens[first + 1]) && canName(tokens[first + 1]);
  return goesOn && (TOWN_BEGINNINGS.has(at(tokens, first)) || TOWN_ENDINGS.has(next)) ? first + 1 : first;
}

/** A town's name that is no other word: "dunmore", "west haven". */
const isTown = (tokens: readonly Token[], first: number): boolean =>
  !isOrdinaryWord(at(tokens, townEnd(tokens, first))) || townEnd(tokens, first) > first;

/** Whose churches are counted: "First Baptist", "Second Presbyterian". */
const DENOMINATIONS = wordSet("baptist methodist presbyterian lutheran congregational unitarian christian reformed");

/** Family names that are words of trades and prices as well. */
export const TRADE_SURNAMES = wordSet(
  "price stone wood woods field fields park parks hall pool pond rock sands glass steel banks gates walls mason cook baker carpenter painter gardener porter potter barber brewer fisher hunter rose brooks",
);

/** "Wendell price | build", "vicky stone | sixty feet": behind a given name such a word is the family's when a job begins after it. */
function isTradeSurname(tokens: readonly Token[], index: number): boolean {
  if (!TRADE_SURNAMES.has(at(tokens, index)) || !isJoined(tokens[index])) return false;
  const next = at(tokens, index + 1);
  const verb = WORK_VERBS.has(next) && !NOUN_VERBS.has(next);
  return verb || (at(tokens, index) !== "price" && isNumberWord(next)) || ["the", "a", "an"].includes(next);
}

/** What is said of a price, and no thing that has one: "price around 400", "price list". */
const SAID_OF_PRICES = wordSet(
  "around about roughly maybe same list tag quote range match break difference increase adjusted each apiece total good valid subject firm stays holds depends tbd not only just",
);
const LONGEST_PRICED = 3;

/** "For tina price | full trailer 275": behind "for" and a given name the family's, where a thing with its price follows. */
function isPriceSurname(tokens: readonly Token[], index: number): boolean {
  const led = at(tokens, index - 2) === "for" && isJoined(tokens[index - 1]) && isJoined(tokens[index]);
  if (at(tokens, index) !== "price" || !led) return false;
  for (let next = index + 1; next <= index + LONGEST_PRICED + 1 && isJoined(tokens[next]); next++) {
    const word = at(tokens, next);
    if (isNumberWord(word)) return next > index + 1;
    if (!couldName(word) || SAID_OF_PRICES.has(word) || SAYS_OF.has(word)) return false;
  }
  return false;
}

/** "Lacey monroe | product photos": a word of no name, before a plural that it describes, or a count. */
const namesPlural = (tokens: readonly Token[], index: number): boolean =>
  COUNTS.has(at(tokens, index)) ||
  (looksPlural(at(tokens, index + 1)) && isJoined(tokens[index + 1]) && !isWork(at(tokens, index + 1)));

/** "Tyrone | brake pads", "marcus | silver tacoma": what stands before things that it describes, and names no family. */
const describesThings = (tokens: readonly Token[], index: number): boolean =>
  (isColourOf(at(tokens, index), at(tokens, index + 1)) && isJoined(tokens[index + 1])) ||
  describesPlural(tokens, index);

const describesPlural = (tokens: readonly Token[], index: number): boolean =>
  isOrdinaryWord(at(tokens, index)) &&
  !TRADE_SURNAMES.has(at(tokens, index)) &&
  looksPlural(at(tokens, index + 1)) &&
  !/(?:tions|ings)$/.test(at(tokens, index + 1)) &&
  isJoined(tokens[index + 1]);

/** Whose firm it is as well: "and sons". */
const KIN = wordSet("sons son daughters brothers bros company associates");
const BROTHERS = wordSet("brothers bros sons");
/** What ends the name of a firm of theirs, and else is a kind of work. */
const DEVELOPING = wordSet("development developments developers");
/** Family names that end as if something had been done. */
const NAMES_IN_ED = wordSet("ahmed mohammed muhammed mohamed saeed sayed javed khaled waleed rasheed naveed majeed");

/** "Professor adeyemi | spilled tea": what somebody did, and no family name. */
const tellsDoing = (tokens: readonly Token[], index: number): boolean =>
  /^\w{3,}ed$/.test(at(tokens, index)) && !NAMES_IN_ED.has(at(tokens, index)) && isJoined(tokens[index + 1]);

/** The last word of a person's name, with a partner or a particle: "ed and louise hartman", "maria de la cruz". */
export function personEnd(tokens: readonly Token[], first: number, titled: boolean, cued: boolean): number {
  const start = at(tokens, first);
  const given = GIVEN_NAMES.has(start);
  if (WORK_WORDS.has(start) || (WORK_VERBS.has(start) && !given)) return -1;
  const [second, third] = [tokens[first + 1], tokens[first + 2]];
  // "kessler and sons"
  if (["and", "&"].includes(second?.norm ?? "") && KIN.has(third?.norm ?? "") && isJoined(third)) return first + 2;
  // "mr de la cruz", "ms van dyke"
  const opening = titled && PARTICLES.has(start) && isJoined(second) && canName(second);
  if (opening) return PARTICLES.has(second?.norm ?? "") && isJoined(third) && canName(third) ? first + 2 : first + 1;
  const particle =
    PARTICLES.has(second?.norm ?? "") &&
    isJoined(second) &&
    isJoined(third) &&
    canName(third) &&
    !isNumberWord(third?.norm ?? "");
  if (particle && (cued || given))
    return PARTICLES.has(at(tokens, first + 2)) && canName(tokens[first + 3]) ? first + 3 : first + 2;
  // "quote for rachel stone": at the very end of the talk
  const closing =
    cued &&
    given &&
    tokens.length === first + 2 &&
    isJoined(second) &&
    canName(second) &&
    !isNumberWord(second?.norm ?? "");
  const surname = (isSurname(second) && !describesThings(tokens, first + 1)) || closing;
  // "tasha and brent colvin"
  const unknown = (token: Token | undefined) => isSurname(token) && !isOrdinaryWord(token?.norm ?? "");
  const partner = GIVEN_NAMES.has(at(tokens, first + 2)) || (unknown(third) && unknown(tokens[first + 3]));
  if (given && ["and", "&"].includes(at(tokens, first + 1)) && partner)
    return isSurname(tokens[first + 3]) ? first + 3 : first + 2;
  // "tom and rita's wedding"
  const whose = withoutPossessive(at(tokens, first + 2));
  if (given && at(tokens, first + 1) === "and" && whose !== at(tokens, first + 2) && GIVEN_NAMES.has(whose))
    return first + 2;
  // "mary ann foster"
  const family = isSurname(third) && (unknown(third) || TRADE_SURNAMES.has(third?.norm ?? ""));
  const double = surname && GIVEN_NAMES.has(second?.norm ?? "") && family && !namesPlural(tokens, first + 2);
  // "dr amin patel"
  const whole = given ? surname : unknown(second) && !isOrdinaryWord(start);
  if (titled) return whole && !tellsDoing(tokens, first + 1) ? first + 1 : first;
  // "earl dean hodges | um blower motor"
  const apart = HESITATIONS.has(at(tokens, first + 3)) || !isJoined(tokens[first + 3]);
  if (given && double && (!ALSO_WORDS.has(second?.norm ?? "") || (cued && apart && unknown(third)))) return first + 2;
  if (given && ((cued && isTradeSurname(tokens, first + 1)) || isPriceSurname(tokens, first + 1))) return first + 1;
  if (given) return surname ? first + 1 : cued || !ALSO_WORDS.has(start) || at(tokens, first + 1) === "at" ? first : -1;
  // "bill to barlow and finch"
  const partners =
    !surname && at(tokens, first + 1) === "and" && isSurname(third) && !isOrdinaryWord(third?.norm ?? "");
  // "walt and jean mercer"
  const shared = partner && isSurname(tokens[first + 3]) && !isOrdinaryWord(at(tokens, first + 3));
  if (cued) return partners ? first + (shared ? 3 : 2) : surname ? first + 1 : first;
  const both = surname && GIVEN_NAMES.has(second?.norm ?? "") && !ALSO_WORDS.has(second?.norm ?? "");
  return both ? first + 1 : -1;
}

/** "Lead tech | at one ten an hour": one of a crew, and no firm. */
const isPaidHand = (tokens: readonly Token[], index: number): boolean =>
  CREW.has(at(tokens, index)) && /^(?:at|is)$/.test(at(tokens, index + 1)) && isNumberWord(at(tokens, index + 2));

/** "Law office of crane and bell": the last of its names. */
function officeEnd(tokens: readonly Token[], name: number): number {
  const person = tokens[name]?.capital ? capitalsEnd(tokens, name, true) : personEnd(tokens, name, false, true);
  const last = Math.max(name, person);
  const partner = tokens[last + 2];
  const joins = last === name && ["and", "&"].includes(at(tokens, last + 1)) && isJoined(partner);
  return joins && canName(partner) && !isNumberWord(partner?.norm ?? "") ? last + 2 : last;
}

/**
 * The last token of the name that begins at `first`, or -1. `cued`: the words before announce a client. `cased`: the
 * text has capitals, so that a name has them too.
 */
export function nameEnd(tokens: readonly Token[], first: number, cued: boolean, cased: boolean): number {
  const index = afterTitles(tokens, first);
  const titled = index > first;
  const start = tokens[index];
  const office = officeOf(tokens, index);
  if (office > 0) return officeEnd(tokens, office);
  // "bill and nancy tate" are people, "bill it to" is a word
  const couple = ["and", "&"].includes(at(tokens, index + 1)) && GIVEN_NAMES.has(at(tokens, index + 2));
  const billed =
    (GIVEN_NAMES.has(start?.norm ?? "") && couple) ||
    (GIVEN_NAMES.has(start?.norm ?? "") &&
      isJoined(tokens[index + 1]) &&
      canName(tokens[index + 1]) &&
      !WORK_WORDS.has(at(tokens, index + 1)));
  // "First Baptist church", "First Methodist", "second chance rescue"
  const first1st =
    /^(?:first|second)$/.test(start?.norm ?? "") &&
    (cased
      ? start?.capital === true && tokens[index + 1]?.capital === true
      : [1, 2, 3].some((next) => FIRM_ENDINGS.has(at(tokens, index + next))));
  // "a sidewalk for first baptist"
  const parish = DENOMINATIONS.has(at(tokens, index + 1)) && isJoined(tokens[index + 1]);
  // "the Grand Elm Tavern"
  const grand = start?.norm === "grand" && isCapitalPair(tokens, index);
  if (!billed && !canName(start) && !grand && !((cued || parish) && first1st)) return -1;
  if (cased && start?.capital) return capitalsEnd(tokens, index, titled);
  if (cased && !cued && !titled) return -1;
  // "it's for the city of dunmore", but "a mural for the city of dreams exhibit"
  const body = BODIES.has(start?.norm ?? "") && at(tokens, index + 1) === "of" && canName(tokens[index + 2]);
  if (body && (cued || isTown(tokens, index + 2))) return townEnd(tokens, index + 2);
  const firm = firmEnd(tokens, index, cued);
  return firm >= 0 ? firm : personEnd(tokens, index, titled, cued);
}
