import { wordSet } from "#shared/word-set.ts";
import { SAYS_PRICE } from "../numbers/price-cues.ts";
import { oneOf } from "../words/begins.ts";
import { cued, rulesHeard } from "../words/cued.ts";
import { isThing } from "../words/nearby.ts";
import { isNumberWord } from "../words/number-words.ts";
import { SIZE_WORDS } from "../words/size-words.ts";
import { at, isJoined, joined } from "../words/tokens.ts";
import { looksPlural, TIME_UNITS, unitAt } from "../words/units.ts";
import { CLOCK_ENDS, DAY_PARTS, isTimeOfDay, partOfDayEnd } from "./clock-times.ts";
import { SIZES } from "./dimension-roles.ts";
import { isPriceOfNamed } from "./naming-numbers.ts";
import { figureAs, inDigits, isWordOne, type Place, type RoleRule } from "./number-place.ts";
import { isAge, OLDEST } from "./told-ages.ts";
import { isOnGrand, isOnStreet } from "./told-houses.ts";
import { isMeasured, isUnknownMark } from "./told-readings.ts";
import {
  countsDocuments,
  isCapacity,
  isCountedThing,
  isMark,
  isOfLastTime,
  isOfParty,
  isPlanned,
  isRace,
  isSomeOfThem,
  isTip,
} from "./told-sums.ts";
import { isTemperature } from "./temperatures.ts";
import { isAdvisedCount } from "./advised-counts.ts";
import { isYearOfMaking } from "./told-years.ts";
import { isSpokenTireSize, isTireSize } from "./tire-sizes.ts";
import { isWhyMore } from "./why-more.ts";

/** Words that stand between a number and what it belongs to. */
const LOOSE = wordSet("like about around um uh roughly maybe say probably only just guess i'd i think");
/** A small number after one of these says which: "lot 17", "grade 4", "a level two inspection". */
const WHICH = wordSet(
  "lot slip road bay dock pier space serial age ages aged grade channel chapter exit site block building bldg apartment apt phase step option level tier type version form zone stage plot parcel berth hangar room marker size file",
);
/** After these any digits are a name. */
const NUMBERED = wordSet(
  "local troop serial vin plate license confirmation extension ext po order ticket claim policy account code",
);
const LEADS_TO_YEAR = wordSet(
  "in since from until by of built circa til till before after the a around that his her their my",
);
const AGED = wordSet("old older original vintage historic classic antique");
/** "A sixteen year old roof" is older than "twenty fourteen": word years of this century are told after one of these alone. */
const SINCE = wordSet("from since in circa built until before after");
/** After a price the next thing begins with one of these. */
const EDGES_OF_PRICE = wordSet("and plus for with total flat even");
const PEOPLE_ARE = wordSet("she's he's i'm who's she he");
/** "Walkthrough at 88 Orchard", "we looked at 412": where somebody was. */
const VISITS = wordSet("walkthrough walk-through over looked look was visit visited stopped house place here jobsite");
/** A number of fewer digits is no house that people name by it, and a smaller size none that things are called by. */
const [LEAST_HOUSE, LEAST_SIZE] = [10, 20];
/** Who lives at a number. */
const PEOPLE_AT = wordSet("lady guy man woman couple people folks customer client family neighbor lives live living");
const MODALS = wordSet("may might said says wants wanted will would could has had who that which");
const DISMISSING = wordSet("not than");
/** From here on "is six hundred" is a price, whatever follows. */
const LEAST_SUM = 100;

/** The word before a number, over words such as "like" and "about". */
function leadOf({ number, around }: Place): string {
  const { tokens } = around;
  let index = number.first;
  for (let back = 0; back < 4 && isJoined(tokens[index]); back++) {
    index--;
    if (!LOOSE.has(at(tokens, index))) return at(tokens, index);
  }
  return at(tokens, index) === at(tokens, number.first) ? "" : at(tokens, index);
}

/** Digits, or the letter before a number in words that may be a name. */
const mayEndCode = (word: string): boolean => /^(?:\d|[ref]$)/.test(word);

/** "F 150", "GSS25": letters before digits make a name of both. */
const endsCode = cued(mayEndCode, (place: Place): boolean => {
  const { number, around, before } = place;
  // "r four ten", "f one fifty"
  if (!inDigits(place))
    return (
      /^[ref]$/.test(before) && around.tokens[number.first - 1]?.gap !== "none" && isJoined(around.tokens[number.first])
    );
  const glued = around.tokens[number.first]?.gap === "none" && /^\p{L}/u.test(before);
  // "shot in 4k"
  if (before === "in" && place.value >= 1000 && at(around.tokens, number.last).endsWith("k")) return true;
  // "a rack 12 u | 325": the letter is a size of the number before it, and no "2014 f 150"
  const sized =
    SIZE_WORDS.has(before) &&
    isNumberWord(at(around.tokens, number.first - 2)) &&
    isJoined(around.tokens[number.first - 1]);
  return glued || (/^[b-hj-wyz]$/.test(before) && !sized && isJoined(around.tokens[number.first]));
});

const RIGHT = wordSet("right fine correct good it enough");
const FOUR_DIGITS = /^(?:19|20)\d\d$/;

/** "With 140 thousand on it", "hit water at two sixty in 1998". */
const isReading = cued(
  (word) => word === "it" || FOUR_DIGITS.test(word),
  ({ around, next, after, second, before }: Place): boolean => {
    if (after === "on" && second === "it" && before === "with") return true;
    return before === "at" && after === "in" && FOUR_DIGITS.test(joined(around.tokens, next + 1));
  },
);

/** "I'd quoted five but": what was said once. */
const SAID_ONCE = wordSet("quoted estimated guessed");
/** "Did I say four seventy five?" */
const wasAsked = cued(
  oneOf(["say"]),
  ({ before, around, number }: Place): boolean => before === "say" && at(around.tokens, number.first - 3) === "did",
);

const wasQuoted = cued(
  oneOf(SAID_ONCE),
  ({ before, after }: Place): boolean => SAID_ONCE.has(before) && (after === "but" || after === ""),
);

/** "So sixty five is right": what was said already. */
const isConfirmed = cued(oneOf(RIGHT), ({ after, second }: Place): boolean => after === "is" && RIGHT.has(second));

/** The last token of what a told number says: "eleven by the way", "two in the morning". */
function endOfTold(place: Place): number {
  return isOnStreet(place) ? place.next : endOfPhrase(place);
}

function endOfPhrase(place: Place): number {
  const { number, around, before, next, after, second } = place;
  const third = joined(around.tokens, next + 2);
  if (after.startsWith("year") && second === "old") return next + 1;
  if (isCapacity(place) || isOfLastTime(place) || isOfParty(place)) return next;
  if (isSomeOfThem(place)) return next + 1;
  const day = before === "at" ? partOfDayEnd(place) : -1;
  if (day >= 0) return day;
  if (CLOCK_ENDS.has(after) || after === "degrees") return next;
  if ((SCORING.has(before) || before === "read") && unitAt(after, undefined)) return next;
  if ((after === "in" && DAY_PARTS.has(third)) || (after === "by" && second === "the" && third === "way"))
    return next + 2;
  // "apartment twelve c"
  if (HOMES.has(before) && /^[a-z]$/.test(after)) return next;
  return after === "at" && second === "night" ? next + 1 : number.last;
}

const AGES = /^(?:ages?|aged|apartment|apt|bldg|grade|slip|lot)$/;

const HOMES = wordSet("apartment apt suite unit room condo");
/** Below this a number in words behind "phase" or "bay" is no price. */
const LEAST_PRICE = 10;

/** The word before a row of digits: "size" in "size 225 65". */
function beforeDigits({ number, around }: Place): string {
  let index = number.first - 1;
  while (index > number.first - 4 && /^\d+$/.test(at(around.tokens, index)) && isJoined(around.tokens[index])) index--;
  return index === number.first - 1 ? "" : at(around.tokens, index);
}

/** Before "room", "lot", "bay" and "space": which kind it is, of which a house has one. */
const KINDS_OF_PLACES = wordSet(
  "living dining powder family laundry mud sun utility play rec game great sitting dressing bonus media guest parking vacant engine crawl",
);
const LEAST_OF_PLACE = 20;

/** "Lot 17", "ages 9 and 12". */
function saysWhich(place: Place): boolean {
  const { number, around, before, value } = place;
  // "the class of 88 reunion"
  if (before === "of" && at(around.tokens, number.first - 2) === "class") return true;
  // "the plot at Holy Cross, section nine"
  const section = before === "section" && !inDigits(place) && value < LEAST_PRICE;
  const which = section || WHICH.has(before) || NUMBERED.has(before) || HOMES.has(before) || JOINS_AGES.has(before);
  if (!which && !IS_PRICED.has(place.after) && !inDigits(place)) return false;
  // "mirror cut to size 210"
  const kind = at(around.tokens, number.first - 2);
  if (before === "size" && kind === "to") return false;
  // "powder room 280", "parking lot 600", but "in room 280"
  // "in the powder room nine rolls at fifty five a roll"
  const holds = place.plural && !inDigits(place);
  // "replaced crossmembers, 3 inch channel 340": stuff of some size
  if (before === "channel" && SIZES.has(kind)) return false;
  if (KINDS_OF_PLACES.has(kind) && (value >= LEAST_OF_PLACE || holds)) return false;
  // "downspout extension 25", "one step 250": a thing with its price
  if (isCountedThing(place)) return false;
  // "steel plate, 2 sheets at 310": stuff that is counted, and of no car
  if (before === "plate" && place.plural && value < LEAST_OF_PLACE) return false;
  if (NUMBERED.has(before) && inDigits(place)) return true;
  // "apartment five oh two"
  const digits = around.tokens.slice(number.first, number.last + 1);
  if (HOMES.has(before) && digits.some(({ norm }) => norm === "oh")) return true;
  // "list that as an option | 120"
  if (before === "option" && /^an?$/.test(at(around.tokens, number.first - 2))) return false;
  // "plowed the lot five times", "clear the lot eight hours"
  if (place.after === "times" || TIME_UNITS.has(place.unit?.unit ?? "")) return false;
  // "plow the lot ten visits", "stripe the lot forty stalls"
  if (before === "lot" && holds && kind === "the") return false;
  const small = value < (inDigits(place) ? 1000 : 100) && !number.priceShaped;
  if (!small || !isJoined(around.tokens[number.first])) return false;
  // "engine bay forty five" has a price; "in bay forty five" says which
  // "two dollars a step, sixteen steps"
  const rated =
    unitAt(before, undefined) !== null && ["a", "an", "per", "each"].includes(at(around.tokens, number.first - 2));
  if (rated) return false;
  // "building four base cabinets", but "in building four"
  const counts = before === "building" && place.plural && !inDigits(place);
  if (counts && !/^(?:in|at|to|for|the)$/.test(at(around.tokens, number.first - 2))) return false;
  // "restripe the lot 900"
  if (WHICH.has(before) && inDigits(place) && isPriceOfNamed(number, around.tokens)) return false;
  // "five pages, contact form 150, hosting at twenty"
  const ofForm = before === "form" && isThing(at(around.tokens, number.first - 2)) && place.after === "";
  if (ofForm && value >= LEAST_PRICE && !around.isNumberAt(number.last + 1)) return false;
  if (section) return true;
  if (WHICH.has(before))
    return inDigits(place) || value < LEAST_PRICE || !isThing(at(around.tokens, number.first - 2)) || AGES.test(before);
  if (inDigits(place) && WHICH.has(beforeDigits(place))) return true;
  // "the crown on tooth twelve is eleven hundred"
  const priced = IS_PRICED.has(place.after) && around.isNumberAt(place.next + 1);
  if (priced && isThing(before) && !looksPlural(before) && value < OLDEST) return true;
  if (!JOINS_AGES.has(before)) return false;
  return [2, 3, 4].some((back) => /^ages?$/.test(at(around.tokens, number.first - back)));
}
const IS_PRICED = wordSet("is was costs runs");
const JOINS_AGES = wordSet("and to or");

const OWNED = wordSet("the a his her their my our that this");

/** "The twenty twelve silverado", "a two thousand nine carrier", "her twenty nineteen civic": a year of this century names what follows it. */
function isModelYear({ number, around, before, value, after, unit, plural }: Place): boolean {
  const [first, second] = [at(around.tokens, number.first), at(around.tokens, number.first + 1)];
  const century = (first === "twenty" || (first === "two" && second === "thousand")) && number.last > number.first;
  if (!century || value <= 2000 || value > 2035 || !OWNED.has(before) || unit !== null || plural) return false;
  return isThing(after) && !SIZES.has(after);
}

const HAVING = wordSet("have has got they've he's she's");
const SUBJECTS = wordSet("they she he who they've he's she's we've");
/** Words between the count and the end of what is told. */
const LAST_WORDS = 6;

/** "The hendricks family they have two dogs": what somebody has, at the end of the talk. */
function isHad({ number, around, before, value, unit }: Place): boolean {
  const { tokens } = around;
  if (!HAVING.has(before) || value > MOST_HAD || unit !== null) return false;
  const subject = at(tokens, number.first - (SUBJECTS.has(before) ? 1 : 2));
  if (!SUBJECTS.has(subject)) return false;
  const last = number.last + LAST_WORDS;
  for (let next = number.last + 1; next <= last; next++) {
    if (around.isNumberAt(next)) return false;
    if (next >= tokens.length || tokens[next]?.gap === "stop") return next > number.last + 1;
  }
  return false;
}
const MOST_HAD = 12;

/** "The house goes back to 1924", "it dates to 1910". */
const reachesBack = ({ before, number, around }: Place): boolean =>
  before === "to" && /^(?:back|dates?|dated|dating)$/.test(at(around.tokens, number.first - 2));

/** "An old 1920 bungalow", "his vintage 1965 mustang": what was made in that year. */
const isOfAge = ({ around, before, after, next, unit }: Place): boolean =>
  AGED.has(before) && unit === null && isJoined(around.tokens[next]) && isThing(after) && !SIZES.has(after);

/** What may stand before a year that begins the talk: "okay so it's a nineteen ninety eight bayliner". */
const BEFORE_YEAR = wordSet("ok okay so it's its a an the his her this hey alright um uh");
/** "Nineteen ninety eight bayliner": a year of the last century that begins the talk, before what is as old. */
function isYearAtHead({ number, around, value, after, unit, plural }: Place): boolean {
  const { tokens } = around;
  if (at(tokens, number.first) !== "nineteen" || value <= 1900 || value >= 2000 || value % 100 === 0) return false;
  if (unit !== null || plural || !isThing(after) || SIZES.has(after)) return false;
  for (let index = 0; index < number.first; index++) if (!BEFORE_YEAR.has(at(tokens, index))) return false;
  return true;
}

/** "From like 2006", "a 2009 f 150", "nineteen thirty one". */
function isYear(place: Place): boolean {
  const { value, number, around } = place;
  if (value < 1800 || value > 2060) return false;
  const digits = inDigits(place) && number.first === number.last && /^\d{4}$/.test(at(around.tokens, number.first));
  const recent = value > 2000 && value < 2040 && value % 100 > 0 && SINCE.has(leadOf(place));
  if (isModelYear(place) || isYearAtHead(place)) return true;
  const spoken = !inDigits(place) && ((value >= 1900 && value < 2000 && value % 100 > 0) || recent);
  // "the catch-up work for 2024 was ten hours"
  const about = digits && place.before === "for" && value > 2000 && value < 2040 && value % 25 > 0;
  if (about && place.after !== "" && !EDGES_OF_PRICE.has(place.after)) return true;
  if (!(digits || spoken)) return false;
  // "his 2022 and 2023 returns"
  const pair = ["and", "or", "through", "to"].includes(place.before);
  if (digits && pair && /^(?:19|20)\d\d$/.test(at(around.tokens, number.first - 2))) return true;
  return (
    LEADS_TO_YEAR.has(leadOf(place)) ||
    reachesBack(place) ||
    isOfAge(place) ||
    (digits && value % 50 > 0 && LOOSE.has(place.before))
  );
}

const NEEDING = wordSet("they we you i he she");
const NEEDED = wordSet("need needs want wants have has still only");
const WAYS = wordSet("each both one out away up down off from over there");
/** "Forty five minutes | each way", "two hours | out". */
const beginsWay = (word: string): boolean => WAYS.has(word);

/** "She's 46", "got a 62", "the neighbor at 2222 may want". */
function isTold(place: Place): boolean {
  const { number, around, before, after, next, value, unit, plural } = place;
  const lead = leadOf(place);
  // "no, with thirty six they need two anyway"
  if (before === "with" && NEEDING.has(after) && NEEDED.has(place.second)) return true;
  // "he is seventeen"
  const person = lead === "is" && /^(?:he|she)$/.test(at(around.tokens, number.first - 2));
  if (person && value < OLDEST && (after === "" || after === "and")) return true;
  // "i'm forty five minutes each way" tells of the journey
  const journeys =
    unit !== null && (unit.unit === "hour" || unit.unit === "minute") && beginsWay(at(around.tokens, next + 1));
  if ((PEOPLE_ARE.has(lead) || /^turn(?:s|ed|ing)$/.test(lead)) && value < OLDEST) return !journeys;
  if (lead === "they're" && !number.priceShaped && value < 20) return true;
  const article = before === "a" || before === "an";
  // "he wants to do a 10k"
  if (article && value >= 1000 && at(around.tokens, number.last) === "k") return true;
  const mark = article && inDigits(place) && value < 1000;
  if (mark && (after === "" || after === "on" || after === "and" || after === "in")) return true;
  // "the lady at 40 maple", "walkthrough at 88 orchard"
  const whose = at(around.tokens, number.first - 2);
  const house = before === "at" && (PEOPLE_AT.has(whose) || VISITS.has(whose));
  const named = unit === null && isThing(after) && !(VISITS.has(whose) ? looksPlural(after) : plural);
  if (house && inDigits(place) && named) return true;
  // "one TV is a sixty five and the other's a forty"
  const kind = before === "a" && /^(?:is|was|.+'s)$/.test(whose) && value >= LEAST_SIZE;
  if (
    kind &&
    (after === "" || after === "and") &&
    unit === null &&
    !/^(?:hundred|thousand)$/.test(at(around.tokens, number.first))
  )
    return true;
  const street = before === "at" && inDigits(place) && value >= LEAST_HOUSE && Number.isInteger(value);
  const capital = around.tokens[next]?.capital === true && isJoined(around.tokens[next]);
  return street && number.first === number.last && (capital || MODALS.has(after));
}

const ONCE_DONE = wordSet("done changed replaced serviced rebuilt installed");
const WHETHER = wordSet("if whether when nobody unsure");
/** Words between "if" and what was done. */
const WHETHER_REACH = 6;

/** "Timing belt, nobody knows if it was done at one oh five": what a machine had run by then. */
const wasDoneAt = cued(
  oneOf(WHETHER),
  ({ before, said, unit }: Place): boolean =>
    before === "at" &&
    unit === null &&
    ONCE_DONE.has(said[1] ?? "") &&
    said.slice(2, WHETHER_REACH).some((word) => WHETHER.has(word)),
);

/** What lasts longer is told in minutes: "coverage thirty two hundred | second shooter six hundred". */
const LONGEST_IN_SECONDS = 300;

/** "Ninety second spot", but "first coat is six hundred second coat is four hundred". */
export const seconds: RoleRule = cued(oneOf(["second"]), (place) => {
  const { number, before, after, second, value, next } = place;
  const lasts =
    after === "second" &&
    // "one hour two seventy five, second location fifty"
    !number.priceShaped &&
    // "first coat 240 second coat 180"
    !(value >= LEAST_SUM && isThing(before)) &&
    !(SAYS_PRICE.has(before) && value >= LEAST_SUM) &&
    value >= 5 &&
    value <= LONGEST_IN_SECONDS &&
    second !== "" &&
    /^\p{L}{3,}/u.test(second);
  return lasts ? figureAs(place, "dimension", { last: next, told: true }) : null;
});

const THE_USUAL = wordSet("the our my a usual normal regular list standard old");

const SCORING = wordSet("scored scores weighs weighed");

/** "Who scored 1180", "the cat weighs fourteen pounds", but not "sawcut and scored sixty feet". */
const isScore = cued(
  oneOf(SCORING),
  ({ before, unit }: Place): boolean => SCORING.has(before) && (unit === null || before.startsWith("weigh")),
);

/** "Fifty six feet, not fifty two", "fifty, not the sixty I said", "at two hundred rather than the usual two twenty five". */
const isDismissed = cued(oneOf(DISMISSING, ["instead"]), ({ before, around, number }: Place): boolean => {
  let lead = number.first - 1;
  while (lead > number.first - 4 && THE_USUAL.has(at(around.tokens, lead)) && isJoined(around.tokens[lead + 1])) lead--;
  const word = lead === number.first - 1 ? before : at(around.tokens, lead);
  return DISMISSING.has(word) || (word === "of" && at(around.tokens, lead - 1) === "instead");
});

/** "Every three months": how often, and no count of months. */
export const interval: RoleRule = cued(oneOf(["every"]), (place) => {
  const { before, unit, value, next } = place;
  const repeats = before === "every" && value > 1 && unit !== null && TIME_UNITS.has(unit.unit);
  return repeats ? figureAs(place, "dimension", { last: next }) : null;
});

/** "Two doors, one each at ninety". */
export const oneOfEach: RoleRule = cued(oneOf(["one"]), (place) =>
  place.after === "each" && isWordOne(place) ? figureAs(place, "dimension", { last: place.next, told: true }) : null,
);

const tellsIn = rulesHeard<(place: Place) => boolean>([
  isDismissed,
  isAge,
  endsCode,
  saysWhich,
  isYear,
  isYearOfMaking,
  isAdvisedCount,
  isTireSize,
  isSpokenTireSize,
  isTemperature,
  wasDoneAt,
  isTimeOfDay,
  isConfirmed,
  isReading,
  isMeasured,
  isUnknownMark,
  isScore,
  wasQuoted,
  wasAsked,
  isOnStreet,
  isOnGrand,
  isHad,
  isTip,
  isCapacity,
  isRace,
  isMark,
  isOfLastTime,
  isOfParty,
  isPlanned,
  isSomeOfThem,
  isWhyMore,
  countsDocuments,
  isTold,
]);

/** Numbers of the talk about people, places and times: they price and count nothing. */
export const told: RoleRule = (place) => {
  for (const tells of tellsIn(place.around.tokens))
    if (tells(place)) return figureAs(place, "dimension", { last: endOfTold(place), told: true });
  return null;
};
