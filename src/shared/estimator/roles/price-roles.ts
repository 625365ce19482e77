import { wordSet } from "#shared/word-set.ts";
import type { Around } from "../numbers/figure.ts";
import {
  EXACTLY,
  isStuff,
  LEADING_TO_SUM,
  SAYS_PRICE,
  BEYOND,
  LABOR,
  laborAndStuffEnd,
  saysExtraHours,
} from "../numbers/price-cues.ts";
import { oneOf } from "../words/begins.ts";
import { cue, cued, hears } from "../words/cued.ts";
import { cueAt } from "../words/cues.ts";
import { isDoneTo } from "../words/nature.ts";
import { headAfter, isThing, saysThere } from "../words/nearby.ts";
import { andFraction, isNumberWord } from "../words/number-words.ts";
import type { SpokenNumber } from "../words/spoken-number.ts";
import { PASSED_OVER } from "../words/taken.ts";
import { at, beginsSentence, isJoined, joined, type Token } from "../words/tokens.ts";
import { isMeasure, looksPlural, singular, TIME_UNITS, unitAt } from "../words/units.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import { CURRENCY, SOLD_BY_HUNDREDS, WHOLES } from "../words/words.ts";
import { loweringVerb } from "./lowered-price.ts";
import {
  areCountedBehind,
  areCountedThere,
  beginsRemark,
  figureAs,
  haveOwnCount,
  isWordOne,
  type Place,
  type RoleRule,
} from "./number-place.ts";
import { deniedEnd } from "./denied-prices.ts";
import { isOneOfNamed, opensNextThing, rateOf } from "./per-unit.ts";

/** After a price the talk goes on about somebody or something else with one of these. */
const TALKERS = new Set(
  "client clients tax sales deposit terms payment discount net due total thanks thank no".split(" "),
);
/** Less than this is no price, unless a currency, a unit or "is" says so. */
const LEAST = 5;
/** After a number at the end of what is said about a thing. */
const GOES_ON = new Set(["and", "plus", "for", "to", "then", "with"]);
/** Before a number these do not name what it is for. */
const NO_THING = wordSet("the all a these those number in step phase option to from like");

/** A number with so much added to each of its readings: "two dollars and a quarter". */
const increased = (number: SpokenNumber, value: number): SpokenNumber => ({
  ...number,
  readings: number.readings.map((reading) => ({ ...reading, value: reading.value + value })),
});

/** "One buck at a hundred ten": what has a price of its own is no price. */
const countsDeer = ({ around, after, second, next }: Place): boolean =>
  /^bucks?$/.test(after) && second === "at" && around.isNumberAt(next + 2);

/** "Six hundred foot | ninety cents": of so many feet or pounds nobody charges cents for all. */
function centsOfMeasure(
  { number, around }: Place,
  last: number,
): { unit: string; last: number; perWorker: boolean } | null {
  const { tokens } = around;
  if (!isJoined(tokens[number.first])) return null;
  for (const length of [1, 2]) {
    const first = number.first - length;
    const unit = unitAt(at(tokens, first), at(tokens, first + 1));
    if (unit?.length === length && isMeasure(unit.unit) && isNumberWord(at(tokens, first - 1)))
      return { unit: unit.unit, last, perWorker: false };
  }
  return null;
}

/** "Three dollars | foot | but only ninety of it": what a price is per, of who leaves "a" away. */
function bareMeasure({ around: { tokens }, after }: Place, word: number): ReturnType<typeof rateOf> {
  const one = joined(tokens, word + 1);
  if (!CURRENCY.has(after) || !/^(?:foot|yard|acre|hour)$/.test(one)) return null;
  const next = joined(tokens, word + 2);
  if (next !== "" && !isNumberWord(next) && !/^(?:but|and|for|same|then|plus|with|on)$/.test(next)) return null;
  return { unit: one === "foot" ? "ft" : one, last: word + 1, perWorker: false };
}

/** "$60 | not $65 an hour": what the price that holds is for, said behind the one that does not. */
function rateBehindDenied({ around }: Place, not: number): ReturnType<typeof rateOf> {
  const end = deniedEnd(around, not);
  return end < 0 ? null : rateOf(around.tokens, end + 1, around.nouns, true);
}

/** "$4.50", "eighty bucks", "eighteen cents", "two dollars and a quarter". */
export const currency: RoleRule = cued(oneOf(CURRENCY, ["$", "cent", "cents"]), (place) => {
  const { number, around, before, next, after } = place;
  const { tokens, nouns } = around;
  const signed = before === "$" && tokens[number.first]?.gap !== "comma";
  const inCents = after === "cent" || after === "cents";
  if ((!signed && !CURRENCY.has(after) && !inCents) || countsDeer(place)) return null;
  const said = signed && !CURRENCY.has(after) ? number.last : next;
  const part = CURRENCY.has(after) ? andFraction((index) => joined(tokens, index), next + 1) : null;
  // "sixty dollars and a half day of labor"
  const more = part && unitAt(joined(tokens, part.next), undefined) === null ? part : null;
  const word = more ? more.next - 1 : said;
  const found =
    rateOf(tokens, word + 1, nouns, true) ??
    bareMeasure(place, word) ??
    (inCents && !signed ? centsOfMeasure(place, word) : rateOfNamed(place, word + 1)) ??
    rateBehindDenied(place, word + 1);
  const rate = found && opensNextThing(tokens, signed ? number.first - 1 : number.first, found.last) ? null : found;
  return figureAs(place, "money", {
    first: signed ? number.first - 1 : number.first,
    last: rate?.last ?? word,
    unit: rate?.unit ?? null,
    per: rate !== null,
    sure: true,
    scale: !signed && inCents ? 0.01 : 1,
    perWorker: rate?.perWorker ?? false,
    number: more ? increased(number, more.value) : number,
  });
});

/** More than these nobody says so of a place. */
const MOST_THERE = 10;
/** "Four winterizations, | one per building", "six detectors, | two per floor": how many are there, and no price of a dollar. */
function isPerPlace({ around, before, after, second, value, number }: Place): boolean {
  if (after !== "per") return false;
  const unit = unitAt(second, undefined)?.unit ?? "";
  const places = isThing(second) && !isMeasure(unit) && !TIME_UNITS.has(unit) && unit !== "guest";
  const small = Number.isInteger(value) && value < MOST_THERE && number.first === number.last;
  return places && small && before !== "$" && !isJoined(around.tokens[number.first]);
}

const ONE = wordSet("a an");
const ARE = wordSet("are run");
/** "Eighty five a stone is what I told her", "a full set is ninety a horse, and trims are fifty": behind "a" stands what the price is for each of, and no thing that has the next price. */
function isRateOfOne({ around, before, after, next }: Place): boolean {
  const { tokens } = around;
  const [behind, word, verb] = [joined(tokens, next + 2), joined(tokens, next + 3), joined(tokens, next + 4)];
  if (!ONE.has(after) || joined(tokens, next + 1) === "") return false;
  if (behind === "is" && word === "what") return true;
  const others = behind === "and" && looksPlural(word) && ARE.has(verb) && around.isNumberAt(next + 5);
  return before === "is" && others;
}

/** "Ninety an hour", "forty each", "seventy an hour per man". */
export const rate: RoleRule = (place) => {
  const { around, next, after, second } = place;
  const { tokens, nouns } = around;
  if (isPerPlace(place)) return figureAs(place, "dimension", { told: true, last: next + 1 });
  // "sixty five extra each time"
  const lead = EXTRA.has(after) ? next + 1 : next;
  // "bridesmaids, there's four of them, seventy a bouquet"
  const first = place.number.first;
  const counted = at(tokens, first - 1) === "them" && at(tokens, first - 2) === "of" && around.isNumberAt(first - 3);
  const priced = place.before === "at" || place.before === "for" || counted || isRateOfOne(place);
  const found = rateOf(tokens, lead, nouns, priced) ?? rateOfNamed(place, lead);
  const everyWay = after === "each" && (second === "way" || second === "direction");
  // "two doors, one each at ninety"
  const oneOfEach = after === "each" && isWordOne(place);
  if (!found || everyWay || oneOfEach || opensNextThing(tokens, place.number.first, found.last)) return null;
  const { unit, last, perWorker } = found;
  return figureAs(place, "money", { last, unit, per: true, perWorker });
};

/** These lead to a price, and no thing that has it. */
const LEADS_TO_RATE = wordSet("that's thats it's its at is charge charging get getting for");
const MOST_SUMMED = 10;

/** "Just mounting, that's forty | a wheel eighty |": some of what the price is for come to what follows. */
function isRateBySum({ around, before, after, next, second, value, number }: Place): boolean {
  if (!ONE.has(after) || !isThing(second) || looksPlural(second)) return false;
  const sum = around.numberAt(next + 2);
  // "sixty a trip, one twenty for parts" are two prices
  if (!sum || !isJoined(around.tokens[next + 2]) || joined(around.tokens, sum.last + 1) === "for") return false;
  const led = LEADS_TO_RATE.has(before);
  return sum.readings.some((one) => {
    const times = one.value / value;
    if (!Number.isInteger(times) || times < 2) return false;
    return (led && times <= MOST_SUMMED) || isCountedBefore(around, number.first, times);
  });
}

const COUNTED_REACH = 14;
/** "Seven | locks, all on one key, twenty two a cylinder, one fifty four": true when so many were counted shortly before. */
function isCountedBefore({ numberAt, tokens }: Place["around"], first: number, times: number): boolean {
  for (let index = first - 1; index >= Math.max(0, first - COUNTED_REACH); index--) {
    const count = numberAt(index);
    if (count?.readings[0]?.value === times && looksPlural(headWord(tokens, count.last))) return true;
  }
  return false;
}

/** What is counted by the number that ends at some token, or "". */
const headWord = (tokens: readonly Token[], last: number): string => at(tokens, headAfter(tokens, last));

/** "Forty dollars a rung", "forty a wheel": the thing behind "a", when what was named before or what follows tells that the price is for each. */
const rateOfNamed = (place: Place, article: number): ReturnType<typeof rateOf> =>
  isOneOfNamed(place.around.tokens, article) || (article === place.next && isRateBySum(place))
    ? { unit: at(place.around.tokens, article + 1), last: article + 1, perWorker: false }
    : null;

const EXTRA = new Set(["extra", "more"]);
/** Of many things so many more may be meant: "chairs, forty more". */
const MOST_MORE = 100;
/** "Stain guard would be | sixty more", "the ceiling, | two hundred more": so much on top, when nothing is named that there would be more of. */
export const onTop: RoleRule = cued(oneOf(EXTRA), (place) => {
  const { around, number, before, value, next } = place;
  if (!EXTRA.has(place.after) || value < LEAST || place.unit !== null) return null;
  const named = at(around.tokens, number.first - 1);
  const ends = !isJoined(around.tokens[next + 1]) || /^(?:and|plus|for)$/.test(place.second);
  const thing = ends && isThing(named) && (value >= MOST_MORE || !looksPlural(named));
  // "put clips on the bay, that was twenty more"
  const wasThat = (before === "was" && place.said[1] === "that") || before === "that's";
  const on = before === "be" || wasThat || (thing && place.after === "more");
  // "that was twenty more | stay on schedule", but "that's twenty more bags"
  const counts = wasThat ? looksPlural(place.second) : isThing(place.second);
  return on && !counts ? figureAs(place, "money", { last: place.next }) : null;
});

/** "Nine hundred | labor and materials": what a price is for, and nothing that is counted. */
export const laborAndStuff: RoleRule = cued(oneOf(LABOR), (place) =>
  laborAndStuffEnd(place.around.tokens, place.next) >= 0 && place.value >= LEAST_PART ? figureAs(place, "money") : null,
);

const ARTICLES = wordSet("a an one another the");
const IS = wordSet("at is are");
/** "Extra hours at | one twenty five": the rate of hours that nobody has ordered yet. */
export const extraHours: RoleRule = cued(oneOf(BEYOND), (place) => {
  const { number, around, before, value, unit } = place;
  const lead = IS.has(before) ? number.first - 2 : number.first - 1;
  const beyond = saysExtraHours(around.tokens, lead - 1);
  // "he needs an extra hour, 150" orders it
  const one = at(around.tokens, lead) === "hour" && ARTICLES.has(at(around.tokens, lead - 2));
  // "three overtime hours at | ninety an hour" says its unit
  const bare = unit === null && before !== "" && !/^(?:an?|per)$/.test(place.after);
  return beyond && !one && bare && value >= LEAST ? figureAs(place, "money", { unit: "hour", per: true }) : null;
});

const PERSON_IS = new Set(["he's", "she's", "i'm"]);
const RATE_REACH = 9;

/** "I'm sixty five an hour, he's thirty five". */
export const hisRate: RoleRule = cued(oneOf(PERSON_IS), (place) => {
  const { number, around, before } = place;
  if (!PERSON_IS.has(before)) return null;
  for (let back = number.first - 2; back >= number.first - RATE_REACH; back--)
    if (/^(?:hour|day)$/.test(around.tokens[back]?.norm ?? "") && /^an?$/.test(around.tokens[back - 1]?.norm ?? ""))
      return figureAs(place, "money");
  return null;
});

const ALL_TOGETHER = [["all", "together"], ["altogether"], ["all", "told"], ["in", "total"], ["grand", "total"]];
/** True for a number that counts, measures or is a share: "all together | 30 percent down", "in total | two coats". */
function isCountedAt(tokens: readonly Token[], index: number): boolean {
  let behind = index;
  while (isNumberWord(at(tokens, behind)) || at(tokens, behind) === "$") behind++;
  const next = joined(tokens, behind);
  return next === "percent" || unitAt(next, at(tokens, behind + 1)) !== null || looksPlural(next);
}
const BEGINS_TOGETHER = new Set(ALL_TOGETHER.map(([word]) => word));

/** "So two thirty two all together", but not "labor 130 all together | 345". */
export const wholeSum: RoleRule = cued(oneOf(["together", "altogether", "told", "total"]), (place) => {
  if (!BEGINS_TOGETHER.has(place.after)) return null;
  const words = [place.after, place.second];
  const phrase = ALL_TOGETHER.find((one) => one.every((word, index) => words[index] === word));
  if (!phrase) return null;
  const last = place.number.last + phrase.length;
  const { tokens, isNumberAt } = place.around;
  if (isJoined(tokens[last + 1]) && isNumberAt(last + 1) && !isCountedAt(tokens, last + 1)) return null;
  return figureAs(place, "money", { last, whole: true });
});

/** "So that's | 1355 before tax": what was priced so far. */
export const sumBeforeTax: RoleRule = cued(oneOf(["tax", "taxes"]), (place) => {
  const { said, number, next } = place;
  const { tokens } = place.around;
  const led = said[0] === "that's" && said[1] === "so";
  const untaxed = /^(?:before|plus)$/.test(at(tokens, next)) && /^tax(?:es)?$/.test(at(tokens, next + 1));
  return led && untaxed ? figureAs(place, "money", { last: number.last + 2, whole: true }) : null;
});

const REDUCING = wordSet("take taking knock knocking shave shaving cut cutting");
const OF_WHOLE = wordSet("it this that ours mine since because cause as so");

/** "Drop it by | fifty", "knock the price down by | 100": so much less, and no side of a size. */
export const lowering: RoleRule = cued(oneOf(["by", "down"]), (place) => {
  const { number, around, before, value, unit, plural } = place;
  const said = (before === "by" || before === "down") && value >= LEAST && unit === null && !plural;
  return said && loweringVerb(around.tokens, number.first, number.last) >= 0 ? figureAs(place, "money") : null;
});

/** Before a reduction that nobody leads to: "zipper 30 | and | fifteen off the total". */
const BEFORE_BARE = wordSet("and plus then with so but also $ get gets");
const WHY_LESS = wordSet("because since cause");

/** "Fifteen | off the total because she brought all five", but not "haul fifteen off the lot": so much less of all, said without a verb. */
function isBareReduction({ around, number, before, second, next, value }: Place): boolean {
  const { tokens } = around;
  const begins = before === "" || BEFORE_BARE.has(before) || isNumberWord(before) || !isJoined(tokens[number.first]);
  const all = second === "the" && SUMS.has(at(tokens, next + 2));
  return begins && value >= LEAST && (all || WHY_LESS.has(second));
}
const SUMS = wordSet("total bill price whole invoice balance");

/** "Take 25 off ours", "knock fifteen off since he's a neighbor": so much less, and no count of things. */
export const reduction: RoleRule = cued(oneOf(["off"]), (place) => {
  const { around, before, after, second, next } = place;
  if (after !== "off") return null;
  if (!REDUCING.has(before)) return isBareReduction(place) ? figureAs(place, "money") : null;
  const whole = second === "" || OF_WHOLE.has(second) || WHOLES.has(at(around.tokens, next + 2));
  return whole && place.value >= LEAST ? figureAs(place, "money") : null;
});

/** "At ninety". */
export const afterAt: RoleRule = (place) => (place.before === "at" ? figureAs(place, "money") : null);

/** Who does something, or what joins it to what they did before. */
const DOERS = wordSet("i we i've we've he she they and then already just");

/** "We counted | 220 apple trees", "planted 120 shrubs": what somebody did, and no thing that was done to. */
const isDoneBy = (tokens: readonly Token[], index: number): boolean =>
  isDoneTo(at(tokens, index)) && (index === 0 || !isJoined(tokens[index]) || DOERS.has(at(tokens, index - 1)));

const LEAST_NAMED = 20;

/** "Four fifty", "delivery is twenty", "dumpster four hundred". */
export const outright: RoleRule = (place) => {
  const { number, around, before, after, value, thing, plural } = place;
  // "for Nadia Karim five hundred business cards": a name is no thing that costs five hundred
  if (around.taken[number.first - 1] && plural && !number.priceShaped) return null;
  // "there are seven patches", "there are twenty"
  const there = before !== "" && value < 100 && saysThere(around.tokens, number.first);
  const said = SAYS_PRICE.has(before) && value >= 5 && !there;
  const counted = plural && isDoneBy(around.tokens, number.first - 1);
  // "fourteen banquet tables, a hundred and twelve folding chairs"
  const listed = plural && around.tokens[number.first]?.gap === "comma" && isJoined(around.tokens[place.next]);
  const large = thing && !counted && !listed && (value >= 100 || (value >= 20 && isStuff(after)));
  // "seven hours at sixty an hour, eighty five in materials"
  const inStuff = (after === "in" || after === "of") && value >= 5 && isStuff(place.second);
  // "400 that's for the flashing"
  const named = after === "that's" && place.second === "for" && value >= LEAST_NAMED;
  // "three flat repairs"
  const exactly = EXACTLY.has(after) && !looksPlural(place.second);
  return number.priceShaped || said || large || inStuff || exactly || named ? figureAs(place, "money") : null;
};

const OCCASIONS = new Set(
  "catering dinner supper lunch brunch breakfast party reception banquet picnic buffet barbecue bbq luncheon".split(
    " ",
  ),
);
/** Guests of a table; so many more are said with what they are. */
const MOST_GUESTS = 100;

const PAID = wordSet("paid gave sent");
const OF_IT = wordSet("it that this them");

/** "She's paid 150 of it": a part of the price, and no count. */
export const partPaid: RoleRule = cued(oneOf(PAID), (place) =>
  PAID.has(place.before) && place.after === "of" && OF_IT.has(place.second) && place.value >= LEAST_PART
    ? figureAs(place, "money", { last: place.next + 1 })
    : null,
);
const LEAST_PART = 20;

const PEOPLE = wordSet("guest head people person attendee");
/** "Guest count four hundred", "head count is sixty": as many come, whatever follows. */
export const headCount: RoleRule = cued(oneOf(["count", "headcount"]), (place) => {
  const { tokens } = place.around;
  const { first, last } = place.number;
  const count = /^(?:is|was|of|about)$/.test(at(tokens, first - 1)) ? first - 2 : first - 1;
  const heads =
    at(tokens, count) === "headcount" || (at(tokens, count) === "count" && PEOPLE.has(at(tokens, count - 1)));
  return place.whole && heads ? figureAs(place, "quantity", { unit: "guest", noun: last, sure: true }) : null;
});

/** With one of these a price is for each who comes. */
const PER_HEAD = cue(oneOf(["guest", "head", "person"]));

/** "Catering for fifty five, boxed lunches at", "dinner for ten. Five courses, 95 per guest": how many come. */
export const guests: RoleRule = cued(oneOf(OCCASIONS), (place) => {
  const { number, around, before, after, value, whole } = place;
  const counts = before === "for" && OCCASIONS.has(at(around.tokens, number.first - 2)) && whole && after === "";
  const { gap } = around.tokens[place.next] ?? {};
  const apart = gap === "comma" || (gap === "stop" && hears(around.tokens, PER_HEAD));
  return counts && !number.priceShaped && value < MOST_GUESTS && apart
    ? figureAs(place, "quantity", { unit: "guest", noun: number.last })
    : null;
});

/** "For thirty two | skip the blades": what follows changes another line, and is not counted. */
const changesLine = ({ around, next, value }: Place): boolean =>
  value >= LEAST &&
  /^(?:the|that|those|it)$/.test(joined(around.tokens, next + 1)) &&
  cueAt(around.tokens, next)?.kind === "remove";

/** "For ninety", but "for six azaleas". */
export const afterCue: RoleRule = (place) => {
  const { before, after, whole, value, plural } = place;
  const led = LEADING_TO_SUM.has(before) || before === "$";
  if (value < LEAST && !SAYS_PRICE.has(before)) return null;
  const small = value < 40;
  // "invoice Sunrise Rotary for | a hundred and fifty folding chairs"
  const billed = before === "for" && place.around.taken[place.number.first - 2] === PASSED_OVER;
  const few = plural && (small || billed);
  const counts = whole && after !== "" && (few || looksPlural(after)) && !beginsRemark(place);
  if (!led || counts) return null;
  if (changesLine(place)) return figureAs(place, "money");
  const client = place.around.taken[place.next] === PASSED_OVER;
  const group =
    !client && before === "for" && small && isThing(after) && !LEADING_TO_SUM.has(after) && !TALKERS.has(after);
  return figureAs(place, group ? "quantity" : "money");
};

const ONLY = wordSet("just only");

/** "Ninety for the gate" at the start of a sentence, "forty just to show up", "plus ten for gas". */
export const opening: RoleRule = (place) => {
  const { before, after, second, value } = place;
  const leads = ONLY.has(after) ? second : after;
  return (before === "" || before === "plus") && (leads === "for" || leads === "to") && value >= 10
    ? figureAs(place, "money")
    : null;
};

const RATE_AND_COUNT = 12;

/** "Hallway thirty five, stairs two dollars a step, sixteen steps": what follows has a count of its own. */
function ownCountFollows({ around, next }: Place): boolean {
  const { tokens } = around;
  for (let index = next + 1; index < next + RATE_AND_COUNT && isJoined(tokens[index]); index++) {
    const unit = at(tokens, index);
    const per = ["a", "per"].includes(at(tokens, index - 1)) && /^\p{L}{3,}$/u.test(unit);
    if (per && around.isNumberAt(index + 1) && singular(joined(tokens, index + 2)) === singular(unit)) return true;
    if (around.isNumberAt(index) && index > next + 2) return false;
  }
  return false;
}

/** What an account sells is counted rather than priced by less. */
const FEW_DOLLARS = 20;

const TAKES_BACK = wordSet("no nope wait sorry scratch actually correction");
/** "Thirty pallets | no | three pallets": what is counted is counted anew at once. */
const isTakenBack = ({ next, around }: Place): boolean =>
  TAKES_BACK.has(joined(around.tokens, next)) || TAKES_BACK.has(joined(around.tokens, next + 1));

/** "Oven and refrigerator inside | sixty five | windows inside only, there's eight of them": what has its own count is not counted by the price before it. */
export const beforeCountedBehind: RoleRule = cued(
  oneOf(["there's", "there", "we", "i", "they", "he", "she"]),
  (place) =>
    place.plural && place.value >= LEAST && !CURRENCY.has(place.after) && areCountedBehind(place)
      ? figureAs(place, "money")
      : null,
);

/** What takes so long each time, and how long it takes: "8 lessons | 45 minutes each". */
const TURNS = wordSet("sessions lessons classes visits appointments shifts meetings workshops");
const LENGTHS = wordSet("hour hours minute minutes hr hrs min mins");

/** "Tutoring | 8 | sessions 2 hours each": so many of what each takes so long. */
function countsTurns({ after, next, around }: Place): boolean {
  const length = TURNS.has(after) && isJoined(around.tokens[next + 1]) ? around.numberAt(next + 1) : undefined;
  return length !== undefined && [length.first, length.last + 1].some((index) => LENGTHS.has(at(around.tokens, index)));
}

/** "Hallway thirty five stairs two dollars a step sixteen steps", "fridge thirty five windows twenty two panes at four each". */
export const beforeOwnCount: RoleRule = (place) => {
  const { thing, before, plural, value, unit, after, around } = place;
  if (!plural || value < LEAST || countsTurns(place)) return null;
  const there = areCountedThere(place);
  if (!(thing || there || SAYS_PRICE.has(before))) return null;
  // "sod thirty pallets no three pallets at three forty a pallet"
  if (isTakenBack(place)) return null;
  // "fifteen boutonnieres, a dozen corsages at twenty four each": the account sells the first by itself
  if (value < FEW_DOLLARS && around.rateOf([after]) > 0) return null;
  const other = there || haveOwnCount(place) || beginsRemark(place);
  return other || (unit === null && ownCountFollows(place)) ? figureAs(place, "money") : null;
};

const LEAST_BEHIND_CLIENT = 20;
/** How far behind the next thing its price stands. */
const NEXT_PRICE_REACH = 4;

/**
 * "Tune up for mrs bell | eighty nine | virus removal sixty nine": the client's name parts a price from its thing, and the
 * next thing has its own. "Pool opening for Jo | 325 | chemicals 85": so many of them cost more.
 */
export const behindClient: RoleRule = (place) => {
  const { number, around, after, next, value, plural, unit } = place;
  const { tokens } = around;
  const client = around.taken[number.first - 1] === PASSED_OVER && isJoined(tokens[number.first]);
  if (!client || unit !== null || !isThing(after) || value < LEAST_BEHIND_CLIENT) return null;
  if (plural && isTakenBack(place)) return null;
  // "printing for Nadia five hundred business cards ninety"
  if (
    plural &&
    (SOLD_BY_HUNDREDS.has(at(tokens, headAfter(tokens, number.last))) || !namedBefore(around, number.first))
  )
    return null;
  for (let index = next + 1; index <= next + NEXT_PRICE_REACH && joined(tokens, index) !== ""; index++)
    if (around.isNumberAt(index))
      return plural && value <= (around.numberAt(index)?.readings[0]?.value ?? value) ? null : figureAs(place, "money");
  return null;
};

const LEADS_TO_CLIENT = wordSet("for to at with");

/** True when something is named in the sentence before the client that ends right before a token. */
function namedBefore({ tokens, taken }: Around, first: number): boolean {
  let index = first - 1;
  while (index >= 0 && taken[index] === PASSED_OVER && !beginsSentence(tokens[index])) index--;
  // "lockout | for | a nurse named angie", "start up | for the | wongs"
  if (index > 1 && at(tokens, index) === "the") index--;
  if (index > 0 && index < first - 1 && LEADS_TO_CLIENT.has(at(tokens, index))) index--;
  if (index < 0 || index >= first - 1) return false;
  // "faucet repair", "sprinkler start up"
  const free = (place: number) => place >= 0 && taken[place] === 0 && isJoined(tokens[place + 1]);
  while (free(index) && !isThing(at(tokens, index)) && (UP.has(at(tokens, index)) || isWorkVerb(at(tokens, index))))
    index--;
  return index >= 0 && taken[index] === 0 && isThing(at(tokens, index));
}
const UP = wordSet("up in out down off on over");

/** "Hook up the range for Dorothy Kemp, 95, and", "lockout at mercy hospital eighty five and": a price that the client's name parts from its thing. */
function isBehindClient({ number, around, after, next, value }: Place): boolean {
  const { tokens } = around;
  if (around.taken[number.first - 1] !== PASSED_OVER || value < LEAST_BEHIND_CLIENT) return false;
  const goesOn = GOES_ON.has(at(tokens, next)) || beginsSentence(tokens[next]);
  // "the drip line at Rosewood Nursery, 90, replace three solenoids"
  if (tokens[number.first]?.gap === "comma")
    return goesOn || (after === "" && tokens[next]?.gap === "comma" && namedBefore(around, number.first));
  return isJoined(tokens[number.first]) && goesOn && namedBefore(around, number.first);
}

/** "Gate ninety", "and the gate ninety and". */
export const afterThing: RoleRule = (place) => {
  const { around, before, after, next, value, thing, plural, unit } = place;
  if (isBehindClient(place)) return figureAs(place, "money");
  if (thing && !plural && value >= 5 && unit === null) return figureAs(place, "money");
  if (value < LEAST) return null;
  // "give him forty instead of the forty five", but "they want twenty instead of ten"
  const compared = /^(?:instead|rather)$/.test(after) && /^(?:him|her|them|it|that)$/.test(before);
  const ends = after === "" || compared || GOES_ON.has(after) || around.isNumberAt(next);
  return ends && before !== "" && !NO_THING.has(before) ? figureAs(place, "money") : null;
};

const PARTS = wordSet("half halves quarter quarters third thirds");

/** "Half a truck load": below one it is a share of something, never a price. "One and a half truckloads" counts them. */
export const fraction: RoleRule = (place) => {
  const { number, around, plural, value, whole } = place;
  if (whole) return null;
  if (value < 1) return figureAs(place, "dimension");
  return figureAs(place, plural && PARTS.has(at(around.tokens, number.last)) ? "quantity" : "money");
};

export const largeNumber: RoleRule = (place) =>
  place.value >= 50 && place.before !== "" && !place.plural ? figureAs(place, "money") : null;

const BEING = wordSet("was is were are");
/** "There was twelve hundred of them": these count. */
const COUNTING = wordSet("there that it this which those these they");
/** So many hundreds of a thing are rather what it cost. */
const MANY_HUNDREDS = 1000;

/** "Walls and ceilings was | seventeen hundred | doors and trim six hundred": behind what something was, and before the next thing. */
export const wasHundreds: RoleRule = cued(oneOf(["hundred"]), (place) => {
  const { number, around, before, value, unit } = place;
  const { tokens } = around;
  // "the flight is flat eleven hundred"
  const lead = before === "flat" ? number.first - 2 : number.first - 1;
  if (value < MANY_HUNDREDS || at(tokens, number.last) !== "hundred" || !BEING.has(at(tokens, lead))) return null;
  const subject = joined(tokens, lead - 1);
  if (COUNTING.has(subject) || !isThing(subject) || isMeasure(unit?.unit ?? "")) return null;
  // "the whole fence is fourteen hundred altogether" is read by others
  return headAfter(tokens, number.last) < 0 ? null : figureAs(place, "money");
});
