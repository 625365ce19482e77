import { MONTHS, WEEKDAYS } from "#shared/calendar-words.ts";
import { wordSet } from "#shared/word-set.ts";
import { isThing } from "../words/nearby.ts";
import { TEENS, UNITS } from "../words/number-words.ts";
import type { SpokenNumber } from "../words/spoken-number.ts";
import { at, isJoined, joined, type Token } from "../words/tokens.ts";
import { looksPlural, unitAt } from "../words/units.ts";
import { CURRENCY } from "../words/words.ts";
import type { Place } from "./number-place.ts";

/** "Two in the morning". */
export const DAY_PARTS = wordSet("morning afternoon evening");
const DAYS = new Set([...WEEKDAYS, ..."tomorrow today tonight sharp oclock o'clock".split(" ")]);
/** "Doors at six", "Thursday at 10". */
const BEGINNING = new Set([
  ..."close closes closed leave leaves doors starts start starting begins ceremony arrive arrival opens".split(" "),
  ...WEEKDAYS,
  ..."tomorrow tonight today".split(" "),
]);
const AT_A_TIME = wordSet("at by around after before until till til past");
const UNTIL = wordSet("after before until till");
const NIGHTS = wordSet("night nights evening evenings morning mornings");
/** From here on a number may be a price. */
const LEAST_SUM = 100;

/** What begins at a time: "call time is", "reception's at", "doors at". */
const OCCASIONS =
  /^(?:time|ceremony|reception|doors|dinner|lunch|service|show|party|event|start|rehearsal|cocktails?|kickoff)(?:'s)?$/;
export const CLOCK_ENDS = wordSet("am pm a.m p.m oclock o'clock sharp");

const WHICH_DAY = new Set(["last", "this", "that", "yesterday", ...WEEKDAYS]);

/** The last token of "last night", "this morning", "tonight" behind a number, or -1. */
export function partOfDayEnd({ around, after, second, next }: Place): number {
  if (after === "tonight") return next;
  const part = second === "night" || DAY_PARTS.has(second);
  return part && WHICH_DAY.has(after) && isJoined(around.tokens[next]) ? next + 1 : -1;
}

/** "Lockout call at nine forty last night one twenty five": when it was, and then what it costs. */
function isBeforePrice(place: Place): boolean {
  const end = partOfDayEnd(place);
  return end >= 0 && place.around.isNumberAt(end + 1);
}

/** What opens, comes or ends at a time, and never at a price. */
const OPENING = wordSet("open opens arrive arrives arrived left close closes leave leaves");
/** What may start at a price as well. */
const STARTING = wordSet("start starts starting begin begins beginning");
const DATES = new Set(["the", ...MONTHS]);

/** "On october ninth", "on the ninth", "tomorrow". */
const isDated = ({ after, second }: Place): boolean =>
  DAYS.has(after) || (after === "on" && (DAYS.has(second) || DATES.has(second)));

const TENS_OF_DAYS = wordSet("twenty thirty");
const ORDINALS = wordSet("first second third fourth fifth sixth seventh eighth ninth");

/** "The | thirty | first", "Friday the | twenty | second": a day of the month of two words begins there. */
export const isDayOfMonth = (tokens: readonly Token[], index: number): boolean =>
  TENS_OF_DAYS.has(at(tokens, index)) &&
  ORDINALS.has(joined(tokens, index + 1)) &&
  at(tokens, index - 1) === "the" &&
  // "the twenty second hand tables"
  !isThingBehind(tokens, index + 2);

const ENDS_DAY = wordSet("at and or if to until till through when so we i they he she it of for with is works");
const isThingBehind = (tokens: readonly Token[], index: number): boolean =>
  isJoined(tokens[index]) && !ENDS_DAY.has(at(tokens, index));

/** Whoever comes somewhere: "I'll be there at", "crew gets there at". */
const COMES = wordSet("be get gets got come comes came stop swing back out over show showed shows");
const THERE = wordSet("there here by over out up");
const AWAY = wordSet("up off");
const IT = wordSet("it them him her this that");
const FETCHES = /^(?:pick|drop)/;
const MONTH_NAMES: ReadonlySet<string> = new Set(MONTHS);
const WEEK_DAYS: ReadonlySet<string> = new Set(WEEKDAYS);

/** "Tuesdays at four thirty", "tuesday the ninth at", "june fourteenth at", "I'll be there at two thirty". */
function isWhen(tokens: readonly Token[], preposition: number): boolean {
  // "the thirty first" is as one word
  const last = isDayOfMonth(tokens, preposition - 2) ? preposition - 1 : preposition;
  const [one, two, three] = [1, 2, 3].map((back) => at(tokens, last - back)) as [string, string, string]; // three in, three out
  if (last < preposition && two === "the") return true;
  if (DAYS.has(one.replace(/s$/, ""))) return true;
  if (COMES.has(two) && THERE.has(one)) return true;
  // "he's picking it up at five"
  if (AWAY.has(one) && IT.has(two) && FETCHES.test(three)) return true;
  // "they close at five so we go in at six", but "the vent comes in at four forty"
  if ((two === "go" || two === "goes") && one === "in") return true;
  // "june fourteenth at", but "the june cleanup at"
  return (
    (MONTH_NAMES.has(two) && /^(?:\d{1,2}(?:st|nd|rd|th)?|\p{L}+(?:st|nd|rd|th))$/u.test(one)) ||
    (two === "the" && WEEK_DAYS.has(three))
  );
}

/** What a crew, a band or a caterer does at a time, unless it is priced. */
const LOADS = wordSet("load loading serve serving set setting start starting meet roll rolling leave");
const IN = wordSet("in out up off");
const WE = wordSet("we i they you crew we'll i'll they'll we're they're guys band gotta to");
const WHOEVER = wordSet("i we he she they");
const QUARTER = 15;

/** Where "we load in at", "gotta meet at" begins before a time, or -1. */
export function loadsFrom(tokens: readonly Token[], preposition: number): number {
  const verb = IN.has(at(tokens, preposition - 1)) ? preposition - 2 : preposition - 1;
  return LOADS.has(at(tokens, verb)) && WE.has(at(tokens, verb - 1)) ? verb - 1 : -1;
}

const COMING = wordSet("tomorrow tonight");
const LEADS_TO_DAY = wordSet("so for come coming start starting there then be back it's that's");

/** "House is cold so tomorrow | eight thirty", but "gutters tomorrow | one thirty". */
const leadsToComing = (tokens: readonly Token[], first: number): boolean =>
  COMING.has(at(tokens, first - 1)) && LEADS_TO_DAY.has(at(tokens, first - 2));

const BOUNDS = wordSet("before after");
const LONG_TENS = wordSet("sixty seventy eighty ninety");
/** "Emergency trip before | eight | sixty": no hour has so many minutes. */
function endsAtHour({ first }: SpokenNumber, tokens: readonly Token[]): boolean {
  const hour = UNITS.get(at(tokens, first)) ?? TEENS.get(at(tokens, first)) ?? 0;
  const before = at(tokens, first - 1);
  return BOUNDS.has(before) && hour >= 1 && hour <= LAST_HOUR && LONG_TENS.has(at(tokens, first + 1));
}

/** How many tokens the time of a run takes: "be there at eight thirty | two techs"; 0 for none. */
export function clockBefore(number: SpokenNumber, tokens: readonly Token[]): number {
  const { first, last } = number;
  const preposition = first - 1;
  const tomorrow = leadsToComing(tokens, first);
  if (last === first) return 0;
  if (endsAtHour(number, tokens)) return 1;
  if (at(tokens, preposition) !== "at" && !tomorrow) return 0;
  const said = UNITS.get(at(tokens, first)) ?? TEENS.get(at(tokens, first)) ?? 0;
  const hour = said >= 1 && said <= LAST_HOUR;
  const [minute, rest] = [at(tokens, first + 1), at(tokens, first + 2)];
  const length = minute === "forty" && rest === "five" ? 3 : minute === "fifteen" || minute === "thirty" ? 2 : 0;
  if (!hour || length === 0 || first + length > last) return 0;
  const event = OCCASIONS.test(at(tokens, preposition - 1));
  return tomorrow || event || isWhen(tokens, preposition) || loadsFrom(tokens, preposition) >= 0 ? length : 0;
}
const LAST_HOUR = 12;
const OF_PRICE = wordSet("a an per each apiece dollars bucks percent and");

/** "Call time is seven thirty in the morning", "reception's at four". */
function isClock(place: Place): boolean {
  const { around, number, after, second, value, before, next, unit } = place;
  const { tokens } = around;
  // "design time is two hours"
  if (unit !== null) return false;
  const [hour, minute] = value >= 100 ? [Math.floor(value / 100), value % 100] : [value, 0];
  if (hour < 1 || hour > 12 || minute > 59 || minute % 5 > 0 || !Number.isInteger(value)) return false;
  if (CLOCK_ENDS.has(after) || (after === "in" && second === "the" && DAY_PARTS.has(joined(tokens, next + 2))))
    return true;
  if (before === "at" && isBeforePrice(place)) return true;
  if (before !== "at" && before !== "is") return false;
  const occasion = at(tokens, number.first - 2);
  if (before === "at" && isWhen(tokens, number.first - 1)) return true;
  if (before === "at" && value >= LEAST_SUM && minute % QUARTER === 0 && loadsFrom(tokens, number.first - 1) >= 0)
    return true;
  // "I come back at eleven that night", but "came back at three forty"
  const back = occasion === "back" && COMES.has(at(tokens, number.first - 3));
  if (before === "at" && value <= LAST_HOUR && back && !OF_PRICE.has(after)) return true;
  // "I came at four on purpose", but "it came at four each"
  const comes = before === "at" && value <= LAST_HOUR && /^(?:came|come)$/.test(occasion) && !OF_PRICE.has(after);
  if (comes && WHOEVER.has(at(tokens, number.first - 3))) return true;
  // "we serve at five", but "we start at five a foot"
  if (before === "at" && value <= LAST_HOUR && !OF_PRICE.has(after) && loadsFrom(tokens, number.first - 1) >= 0)
    return true;
  const earlier = at(tokens, number.first - 3);
  const is = occasion === "is" && OCCASIONS.test(earlier);
  // "starts at six thirty on october ninth", but "labor starts at one twenty an hour"
  const event = OCCASIONS.test(earlier) && earlier !== "service";
  const opens = OPENING.has(occasion) || (STARTING.has(occasion) && (event || isDated(place)));
  if (before === "at" && value >= LEAST_SUM && opens) return true;
  // "the ceremony's at four thirty", but "dinner at twelve fifty a head"
  if (before === "at") return is || (OCCASIONS.test(occasion) && (value <= 12 || occasion.endsWith("'s")));
  return occasion === "time";
}

/** Who is somewhere for a time: "lets me work nine to four", "open eight to five". */
const SHIFTS = wordSet("work works working open there between hours");

const isHour = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= LAST_HOUR;
/** Between two times: "two to six", "between 9 and 11". */
const UP_TO = wordSet("to till until til");

/** True where a day ends right before some token: "saturday july 19 |", "tomorrow |", "friday the ninth |". */
function endsDay(tokens: readonly Token[], end: number): boolean {
  const [one, two] = [at(tokens, end - 1), at(tokens, end - 2)];
  if (DAYS.has(one)) return true;
  return (MONTH_NAMES.has(two) || two === "the") && /^(?:\d{1,2}(?:st|nd|rd|th)?|\p{L}+(?:st|nd|rd|th))$/u.test(one);
}

/** "Saturday july 19 | two to six |", "tomorrow | between 9 and 11 |", where neither hour counts what follows. */
function isHoursOfDay({ around: { tokens, numberAt } }: Place, first: SpokenNumber, second: SpokenNumber): boolean {
  const lead = at(tokens, first.first - 1);
  const link = at(tokens, first.last + 1);
  const joins = lead === "between" ? link === "and" : UP_TO.has(link);
  if (!joins || ![first, second].every(({ readings: [one] }) => one !== undefined && isHour(one.value))) return false;
  const behind = joined(tokens, second.last + 1);
  if (unitAt(behind, undefined) !== null || looksPlural(behind) || CURRENCY.has(behind) || OF_PRICE.has(behind))
    return false;
  if (numberAt(second.last + 1) && !/^(?:am|pm)$/.test(behind)) return false;
  return endsDay(tokens, lead === "between" || lead === "from" ? first.first - 1 : first.first);
}

/** "Work | nine to four": no count and no price goes down so; "saturday | two to six". */
function isShift(place: Place): boolean {
  const { around, number, value, before, after, next, unit } = place;
  if (unit !== null || !isHour(value)) return false;
  const [behind, ahead] = [around.numberAt(next + 1), numberBefore(place)];
  if (behind && isHoursOfDay(place, number, behind)) return true;
  if (ahead && isHoursOfDay(place, ahead, number)) return true;
  const begins = SHIFTS.has(before) && after === "to";
  const other = (begins ? behind : ahead)?.readings[0]?.value ?? 0;
  if (begins) return other >= 1 && other < value;
  return before === "to" && SHIFTS.has(at(around.tokens, number.first - 3)) && other > value && other <= LAST_HOUR;
}

/** The number of one word that ends right before the word before a number: "two" of "two to | six". */
const numberBefore = ({ around, number }: Place): SpokenNumber | undefined => around.numberAt(number.first - 2);

const COUNTED_TIMES = wordSet("week month day");
const IN_THE_COURSE = wordSet("at in after until");

/** "The second half at week five": which week it is. */
const isWhichWeek = ({ around: { tokens }, number, before, unit, value }: Place): boolean =>
  COUNTED_TIMES.has(before) && unit === null && value < LEAST_SUM && IN_THE_COURSE.has(at(tokens, number.first - 2));

/** "So tomorrow | eight thirty | one day", but "tomorrow two fifteen for the gutters": when somebody comes. */
function isComingAt({ around: { tokens }, number, value, after, unit }: Place): boolean {
  if (!leadsToComing(tokens, number.first) || after === "for") return false;
  const [hour, minute] = [Math.floor(value / 100), value % 100];
  const isTime = hour >= 1 && hour <= LAST_HOUR && minute % QUARTER === 0 && minute < MINUTES;
  return isTime && unit === null && !OF_PRICE.has(after) && !isThing(after);
}
const MINUTES = 60;

/** "After ten at night", "at nine on Monday", "nine to four", "at week five". */
export function isTimeOfDay(place: Place): boolean {
  const { around, next, after, second, value, before } = place;
  if (isShift(place) || isWhichWeek(place) || isComingAt(place)) return true;
  const timed = AT_A_TIME.has(before) || before === "is" || CLOCK_ENDS.has(after) || after === "in" || after === "at";
  if (!timed) return false;
  if (isClock(place)) return true;
  if (value < 1 || value > 24) return false;
  const third = joined(around.tokens, next + 2);
  if ((after === "at" && second === "night") || (after === "in" && second === "the" && DAY_PARTS.has(third)))
    return true;
  if (before === "at" && value <= 12 && BEGINNING.has(at(around.tokens, place.number.first - 2))) return true;
  // "at night after 10 | contact is luis"
  if (
    UNTIL.has(before) &&
    value <= LAST_HOUR &&
    place.unit === null &&
    NIGHTS.has(at(around.tokens, place.number.first - 2))
  )
    return true;
  // "she'll be home after three"
  if (UNTIL.has(before) && value <= 12 && place.unit === null && !isJoined(around.tokens[next])) return true;
  return AT_A_TIME.has(before) && (DAYS.has(after) || (after === "on" && DAYS.has(second)));
}
