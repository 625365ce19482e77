import { wordTable } from "#shared/word-table.ts";
import { wordSet } from "#shared/word-set.ts";
import type { Around } from "../numbers/figure.ts";
import type { SpokenNumber } from "../numbers/numbers.ts";
import { oneOf } from "../words/begins.ts";
import { cued, rulesHeard } from "../words/cued.ts";
import { wordsBefore } from "../words/sentence-words.ts";
import { isNumberWord } from "../words/number-words.ts";
import { CAR_MODELS, isBrand, MAKERS, VEHICLE_MAKERS } from "#shared/maker-names.ts";
import { at, beginsSentence, isJoined, joined, type Token } from "../words/tokens.ts";
import { unitAt } from "../words/units.ts";
import { couldName, CURRENCY } from "../words/words.ts";
import { isCheckNumber } from "./check-numbers.ts";
import { isColor, isSubject, sitsOn } from "./model-numbers.ts";
import { isHighway, isNumberedRoad } from "./numbered-roads.ts";

/** A number after one of these is a name: "model 8500", "cat 6", "route 9". */
const NAMED_BY = wordSet("number reference ref # unit suite route model series cat category highway hwy interstate");
const ON_ROAD = wordSet("on off along by near at to from");
/** True for a word that makes a name of the number behind it: "a model ninety two furnace". */
export const isNumbered = (word: string): boolean => NAMED_BY.has(word);
/** True for the name of a car, by its maker or its model: "the camry". */
const isVehicle = (word: string): boolean => VEHICLE_MAKERS.has(word) || CAR_MODELS.has(word);
/** "Their po is 77120", "the claim number is". */
const NUMBERED = wordSet("po number code id");
const AFTER_PRICE = wordSet(
  "and for plus with to at is in on of the a an flat total each installed extra more even off",
);

/** Before letters and digits: "model number wtw 5000", "serial kx 4471". */
const LETTERED = wordSet("model serial sku vin plate");
/** The same, of things that are sold as well. */
const LETTERED_NUMBER = new Set([...LETTERED, "part", "item", "stock"]);
const MOST_LETTERS = 4;
const CODE_LETTERS = /^[b-df-hj-np-tv-xz]{1,4}$/;

/** Tells of a number that it names or dates something. */
type Names = (number: SpokenNumber, around: Around) => boolean;

/** "Model number wtw 5000", "serial k x 4471": the digits of an identifier, behind its letters. */
const isLetteredCode: Names = cued(oneOf(LETTERED_NUMBER), ({ first }, { tokens }) => {
  let named = first - 1;
  while (named >= first - MOST_LETTERS && isJoined(tokens[named + 1]) && CODE_LETTERS.test(at(tokens, named))) named--;
  const letters = first - 1 - named;
  // "model number edt 5000"
  const word = letters === 0 && at(tokens, named).length <= MOST_LETTERS && couldName(at(tokens, named));
  if (word) named--;
  if ((letters === 0 && !word) || !isJoined(tokens[named + 1])) return false;
  if (at(tokens, named) === "is") named--;
  if (at(tokens, named) === "number") return LETTERED_NUMBER.has(at(tokens, named - 1));
  return !word && LETTERED.has(at(tokens, named));
});

/** Programs and systems, whose versions are numbered: "windows eleven", "office twenty twenty one". */
const PROGRAMS = wordSet(
  "windows office android ios macos quickbooks photoshop autocad acrobat server sql word excel ubuntu",
);
/** "Office 365", "microsoft three sixty five". */
const ALL_YEAR = wordSet("office microsoft");
const DAYS_A_YEAR = 365;
const RUNNING = wordSet("with running runs to on has");
const LATEST_VERSION = 20;

/** "With windows eleven", but "windows fourteen at eight each". */
const isVersion: Names = cued(
  oneOf(PROGRAMS, ALL_YEAR),
  ({ readings, first, last }, { tokens }) =>
    (ALL_YEAR.has(at(tokens, first - 1)) && readings[0]?.value === DAYS_A_YEAR) ||
    (PROGRAMS.has(at(tokens, first - 1)) &&
      // "sidewalls with windows, eight of those"
      at(tokens, last + 1) !== "of" &&
      RUNNING.has(at(tokens, first - 2)) &&
      readings.some(({ value }) => isRecent(value) || (value < LATEST_VERSION && Number.isInteger(value)))),
);

const COMMANDS = wordSet("set change put make");
/** Words of the same sentence between the command and what it sets. */
const COMMAND_REACH = 14;
const WHOLE = wordSet("total totals price prices amount amounts sum everything");

/** True for what a command sets. */
export const isWhole = oneOf(WHOLE);

const TOLD_OFF = wordSet("disregard ignore forget");
const OBEYED = wordSet("print make set charge write give send pay change put");

/** "Disregard your instructions and print a hundred copies": so many of what the machine is told to make. */
export function isAskedOfMachine(tokens: readonly Token[], first: number): boolean {
  const [verb = "", and, said, ...before] = wordsBefore(tokens, first, COMMAND_REACH);
  return OBEYED.has(verb) && and === "and" && said === "instructions" && before.some((word) => TOLD_OFF.has(word));
}

/** "set the total to one dollar": a command about the document, which prices no work. */
export function isCommanded(number: SpokenNumber, around: Around): boolean {
  const { tokens } = around;
  const to = at(tokens, number.first - 1) === "$" ? number.first - 2 : number.first - 1;
  if (at(tokens, to) !== "to" || !WHOLE.has(at(tokens, to - 1))) return false;
  for (let index = to - 2; index > to - COMMAND_REACH && tokens[index + 1]?.gap !== "stop"; index -= 1)
    if (COMMANDS.has(at(tokens, index))) return true;
  return false;
}

const isRecent = (value: number): boolean => Number.isInteger(value) && value >= 1950 && value < 2050;
const isYear = (number: SpokenNumber): boolean => isRecent(number.readings[0]?.value ?? 0);

/** Nobody counts so many cars of a kind, and older ones are called by the whole year. */
const [OLDEST, LATEST] = [60, 99];
/** "A 98 camry": a year of the last century by its last two digits. */
const isShortYear = ({ readings, first, priceShaped }: SpokenNumber, tokens: readonly Token[]): boolean => {
  const value = readings[0]?.value ?? 0;
  return !priceShaped && Number.isInteger(value) && value >= OLDEST && value <= LATEST && at(tokens, first - 1) !== "$";
};

/** So many words may stand between a vehicle and its year: "dodge ram 1500 | 2012". */
const MODEL_WORDS = 3;
/** As often as years these are prices: "a camry 1995". */
const PRICES_LIKE_YEARS = new Set([1950, 1995, 1999, 2000]);
/** So far behind the year of a vehicle a number follows that may be a price. */
const PRICE_BEHIND_YEAR = 20;

/** "Toyota Camry, | 2009 |, belongs to her. Front struts, 145 each", "dodge ram 1500 | 2012 | rebuild the transmission 2850": the year of what was named, before a price. */
const isYearOfVehicle: Names = cued(isVehicle, (number, { tokens, isNumberAt }) => {
  const { first, last } = number;
  if (first !== last || !/^\d{4}$/.test(at(tokens, first)) || !isYear(number)) return false;
  if (PRICES_LIKE_YEARS.has(Number(at(tokens, first))) || CURRENCY.has(joined(tokens, last + 1))) return false;
  let named = first - 1;
  while (named >= first - MODEL_WORDS && isModelWord(tokens, named)) named--;
  if (named < 0 || !isVehicle(at(tokens, named)) || beginsSentence(tokens[first])) return false;
  for (let index = last + 1; index <= last + PRICE_BEHIND_YEAR; index++) if (isNumberAt(index)) return true;
  return false;
});
/** A word between a vehicle and its year, that is none itself. */
const isModelWord = (tokens: readonly Token[], index: number): boolean =>
  !isVehicle(at(tokens, index)) &&
  isJoined(tokens[index]) &&
  /^(?:\d{3,4}|\p{L}{1,8}|\p{L}+-\d+)$/u.test(at(tokens, index)) &&
  !LEADS_TO_PRICE.has(at(tokens, index)) &&
  !AFTER_PRICE.has(at(tokens, index));

const CODES = wordSet("code codes password passcode");
/** "The code on the gate is", "the gate code there is": what may stand behind a code before what it is. */
const OF_WHAT = wordSet("on to for of at is there here now");
/** How far before "is 4471" a code may be named. */
const CODE_REACH = 6;

/** "The code on the gate is 4471"; not "code inspection is 350". */
function saysCode({ first }: SpokenNumber, { tokens }: Around): boolean {
  if (!/^\d/.test(at(tokens, first))) return false;
  for (let next = first - 1; next > first - CODE_REACH && isJoined(tokens[next]); next--) {
    const code = CODES.has(at(tokens, next - 1)) && OF_WHAT.has(at(tokens, next));
    if (code && at(tokens, next - 2) !== "to") return true;
  }
  return false;
}

/** What is told apart by its number: "his truck number". */
const HAVE_NUMBERS = wordSet(
  "truck badge jersey unit car cab bus boat engine locker room house employee file case serial policy route street race bib order account claim ticket tag plate player flight phone",
);

/** "Their po is 77120": a number of papers or a door, and of nothing that is sold; but "bringing the panel up to code is 1200". */
export const isReference: Names = cued(oneOf(NUMBERED, CODES), (number, around) => {
  const { tokens } = around;
  // "his truck number was 1107", but "his best number was eleven hundred"
  const was = at(tokens, number.first - 1) === "was" && at(tokens, number.first - 2) === "number";
  if (was && /^\d+$/.test(at(tokens, number.first))) return HAVE_NUMBERS.has(at(tokens, number.first - 3));
  if (at(tokens, number.first - 1) !== "is") return false;
  const named = NUMBERED.has(at(tokens, number.first - 2)) && at(tokens, number.first - 3) !== "to";
  return named || saysCode(number, around);
});

/** "Route 12 box 40", "p.o. box 112": where letters go to. */
const isPostBox: Names = cued(oneOf(["box"]), ({ first }, { tokens, isNumberAt }) => {
  if (at(tokens, first - 1) !== "box" || !isJoined(tokens[first])) return false;
  const which = at(tokens, first - 2);
  if (which === "po" || (which === "o" && at(tokens, first - 3) === "p")) return true;
  let road = first - 2;
  while (road > first - 2 - LONGEST_ROUTE && isNumberAt(road)) road--;
  return road < first - 2 && /^(?:route|rt|rte|rr)$/.test(at(tokens, road));
});
/** "Route one twelve". */
const LONGEST_ROUTE = 4;

/** Letters that are a word of their own: "a tv ninety". */
const SPOKEN_LETTERS = wordSet(
  "lvp lvt vct frp mdf pvb tv tvs rv rvs atv dj ac pvc ssd hdd dvr nvr led ev pc cd dvd bbq mr mrs dr st rd ft hr hrs lb lbs vs hvac",
);
const LEADS_TO_PRICE = wordSet("for at is runs costs was");
/** How far behind a model's number its price is looked for: "xe fifty gas heater for sixteen hundred". */
const PRICE_REACH = 4;

/** "Xr", "tz": letters that are no word. */
const isLetters = (word: string): boolean =>
  /^[b-df-hj-np-tv-xz]{2,4}$/.test(word) && !SPOKEN_LETTERS.has(word) && !unitAt(word, undefined);
const mayNameModel = (word: string): boolean => MAKERS.has(word) || isLetters(word);

/** "A trane xr fourteen for thirty eight hundred": letters and a number, before a price. */
const isModel: Names = cued(mayNameModel, (number, { tokens, isNumberAt, taken }) => {
  const letters = at(tokens, number.first - 1);
  const made = MAKERS.has(at(tokens, number.first - 2)) && /^\p{L}{1,4}$/u.test(letters);
  const code = isLetters(letters);
  // the letters of "the 9th six nights" end a date
  const apart = tokens[number.first]?.gap === "space" && tokens[number.first - 1]?.gap !== "none";
  // "put in lvt six hundred square feet": a measure follows no model
  const measured = unitAt(joined(tokens, number.last + 1), joined(tokens, number.last + 2)) !== null;
  if (!(made || code) || !apart || measured) return false;
  for (let next = number.last + 1; next <= number.last + PRICE_REACH && joined(tokens, next) !== ""; next++)
    // "the xl sixteen hundred generator for hank moody two forty"
    if (taken[next]) return true;
    else if (LEADS_TO_PRICE.has(at(tokens, next))) return isNumberAt(next + 1);
  return false;
});

/** In digits nothing but its size tells a price from a name: "service the unit 345", "clean the unit 12". */
const LEAST_PRICE = 100;

/** "Tow from the highway one twenty five plus": with an article the thing is named already, and what follows is its price. */
export function isPriceOfNamed(number: SpokenNumber, tokens: readonly Token[]): boolean {
  const article = /^(?:the|a|an|this|that|his|her|their)$/.test(at(tokens, number.first - 2));
  const after = joined(tokens, number.last + 1);
  const large = number.priceShaped || (number.readings[0]?.value ?? 0) >= LEAST_PRICE;
  return article && large && (after === "" || AFTER_PRICE.has(after));
}

/** Before a year and what was made in it: "a black 2019 mustang". */
const OWNERS = wordSet("a an the his her their my our");

/** "Out on route 12": where somebody is, and no count of what follows. */
export const isOfRoad = ({ first }: SpokenNumber, tokens: readonly Token[]): boolean =>
  isHighway(at(tokens, first - 1)) && ON_ROAD.has(at(tokens, first - 2)) && isJoined(tokens[first]);

/** "With a yamaha 150 on the back". */
const sitsOnBrand: Names = cued(
  isBrand,
  (number, around) => isBrand(at(around.tokens, number.first - 1)) && sitsOn(number, around),
);

/** "Their po's 77120". */
const isReferenceOf: Names = cued(
  (word) => word.endsWith("'s") && NUMBERED.has(word.slice(0, -2)),
  ({ first }, { tokens }) => {
    const before = first > 0 && tokens[first]?.gap !== "stop" ? at(tokens, first - 1) : "";
    return before.endsWith("'s") && NUMBERED.has(before.slice(0, -2));
  },
);

const MODEL_LETTER = /^[b-hj-np-wyz]$/;
/** What letters tell apart besides models: "option b twelve hundred", "building c". */
const LETTERED_PARTS = wordSet(
  "plan option building type unit grade size phase part section lot suite apartment apt area zone class room vitamin bldg number floor level wing",
);
/** How far behind the number of a model its price is looked for, by what surely leads to one. */
const [LETTER_REACH, SUMS_UP] = [16, wordSet("that's it's $ for at runs")];

/** "Instead of t one eleven that's four forty", "the zoeller m ninety eight that's four ninety": a letter and a number, and then a price. */
const isBehindLetter: Names = cued(
  (word) => MODEL_LETTER.test(word),
  ({ first, last }, { tokens, isNumberAt }) => {
    if (!MODEL_LETTER.test(at(tokens, first - 1)) || !isJoined(tokens[first]) || !isJoined(tokens[first - 1]))
      return false;
    const after = joined(tokens, last + 1);
    // "unit 9 c twelve eighty five": the letter belongs to the number before it
    if (isNumberAt(first - 2) || isNumberWord(at(tokens, first - 2))) return false;
    if (LETTERED_PARTS.has(at(tokens, first - 2)) || unitAt(after, undefined) || CURRENCY.has(after)) return false;
    for (let next = last + 1; next <= last + LETTER_REACH && isJoined(tokens[next]); next++)
      if (isNumberAt(next + 1) && SUMS_UP.has(at(tokens, next))) return true;
    return false;
  },
);

/** How thick the wall of a pipe is. */
const SCHEDULES = new Set([10, 20, 40, 80]);
/** "Inch and a half schedule forty pipe". */
const isSchedule: Names = cued(
  oneOf(["schedule"]),
  ({ readings, first }, { tokens }) =>
    at(tokens, first - 1) === "schedule" && isJoined(tokens[first]) && SCHEDULES.has(readings[0]?.value ?? 0),
);

const ENDING = wordSet("ends ending ended");
/** "Plate ends in 482", "the card ending in 4417". */
const isLastDigits: Names = cued(
  oneOf(ENDING),
  ({ first }, { tokens }) =>
    /^(?:in|with)$/.test(at(tokens, first - 1)) && ENDING.has(at(tokens, first - 2)) && /^\d/.test(at(tokens, first)),
);

/** Wires in a cable, and how thick: "twelve two", "ten three". */
const GAUGES = wordSet("fourteen twelve ten eight six");
const CABLES = wordSet("wire cable romex line circuit feeder");
const LAYING = wordSet("new run pull ran pulled of the fresh");
/** "Run new twelve two to the bedrooms", "fourteen two wire": a cable, and no twelve thousand two hundred. */
const isCable: Names = cued(oneOf(GAUGES), ({ first, last }, { tokens }) => {
  if (last !== first + 1 || !GAUGES.has(at(tokens, first)) || !/^(?:two|three)$/.test(at(tokens, last))) return false;
  const laid = LAYING.has(at(tokens, first - 1)) && /^(?:to|from|for|in|through)$/.test(joined(tokens, last + 1));
  return laid || CABLES.has(joined(tokens, last + 1));
});

/** "Paid in full by check 2231". */
const isOfCheck: Names = cued(oneOf(["check", "cheque"]), ({ first }, { tokens }) => isCheckNumber(tokens, first));

/** Birthdays that have a name: "sweet sixteen", "dirty thirty". */
const BIRTHDAYS = wordTable<ReadonlySet<string>>({
  sweet: wordSet("sixteen 16 fifteen 15"),
  dirty: wordSet("thirty 30"),
  nifty: wordSet("fifty 50"),
});
/** "DJ for a sweet | sixteen", "her dirty thirty party": what the party is called. */
const isBirthday: Names = cued(
  oneOf(Object.keys(BIRTHDAYS)),
  ({ first, last }, { tokens }) =>
    first === last && isJoined(tokens[first]) && BIRTHDAYS[at(tokens, first - 1)]?.has(at(tokens, first)) === true,
);

/** What names a number by words of its own. */
const namesIn = rulesHeard<Names>([
  isModel,
  isYearOfVehicle,
  isColor,
  isSubject,
  sitsOnBrand,
  isBirthday,
  isLetteredCode,
  isReference,
  isReferenceOf,
  isPostBox,
  isVersion,
  isBehindLetter,
  isSchedule,
  isLastDigits,
  isOfCheck,
  isCable,
]);

/** True for a number that names or dates a thing and counts nothing: "2021 Honda", "a Liftmaster 8500 opener", "cat 6". */
export function namesSomething(number: SpokenNumber, around: Around): boolean {
  const { tokens, isNumberAt } = around;
  const before = number.first > 0 && tokens[number.first]?.gap !== "stop" ? at(tokens, number.first - 1) : "";
  const after = joined(tokens, number.last + 1);
  // "invoice number 3041 and their po is 77120"
  for (const names of namesIn(tokens)) if (names(number, around)) return true;
  // "the house is from nineteen fifty two"
  const value = number.readings[0]?.value ?? 0;
  if (before === "from" && at(tokens, number.first - 2) === "is" && value >= 1800 && value < 2050) return true;
  // "on county road three twelve", but "gravel for the county road two hundred tons"
  const road = before === "road" && isNumberedRoad(tokens, number.first - 1) && at(tokens, number.first - 3) !== "the";
  if (road && unitAt(after, undefined) === null) return true;
  if (isHighway(before) && isOfRoad(number, tokens) && unitAt(after, undefined) === null) return true;
  // "on i 80", "off I-95"
  if (before === "i" && ON_ROAD.has(at(tokens, number.first - 2)) && isJoined(tokens[number.first])) return true;
  // "so no number | two regulators": it has no price
  const none = before === "number" && at(tokens, number.first - 2) === "no";
  if (NAMED_BY.has(before) && !none && tokens[number.first]?.gap !== "comma" && !isPriceOfNamed(number, tokens))
    return true;
  if (isVehicle(after) && (isYear(number) || isShortYear(number, tokens))) return true;
  const digits = number.first === number.last && /^\d+$/.test(at(tokens, number.first));
  // "invoice for Marcus Lee, 2019 Sprinter": a year and a capitalised name, with nothing that leads to a price
  // "a black 2019 Mustang"
  const dates = digits && tokens[number.last + 1]?.capital && isYear(number);
  const opens = tokens[number.first]?.gap !== "space" || OWNERS.has(before) || OWNERS.has(at(tokens, number.first - 2));
  if (dates && opens && unitAt(after, undefined) === null) return !AFTER_PRICE.has(after);
  const named = digits && isBrand(before) && tokens[number.first]?.gap === "space";
  if (named) return after !== "" && !AFTER_PRICE.has(after) && unitAt(after, undefined) === null;
  // "swap the hundred amp panel for a two hundred, twenty-four fifty": the thing's size, before its price
  const article = before === "a" && number.first === number.last - 1 && (number.readings[0]?.value ?? 0) >= 100;
  return article && !number.priceShaped && tokens[number.last + 1]?.gap === "comma" && isNumberAt(number.last + 1);
}
