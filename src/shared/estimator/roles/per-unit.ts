import { wordSet } from "#shared/word-set.ts";
import { wordTable } from "#shared/word-table.ts";
import { BEYOND } from "../numbers/price-cues.ts";
import { isThing } from "../words/nearby.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, isJoined, joined, type Token } from "../words/tokens.ts";
import { isMeasure, looksPlural, singular, TIME_UNITS, unitAt } from "../words/units.ts";
import { CREW, CURRENCY, REASONS, WORK_VERBS } from "../words/words.ts";

const PER_CUES = new Set(["a", "an", "per", "each", "every", "the", "/"]);
/** What may follow "twenty dollars an application": nothing that the noun would belong to. */
const AFTER_RATE = new Set(["and", "plus", "for", "times", "same", "with", "then", "so", "figure", ...REASONS]);
/** "Nine dollars the foot | makes 5,760". */
const MAKING = wordSet("make makes that's comes equals is");
/** "Two hundred the day of the shoot": behind "the day" these say which one, and when that was. */
const WHICH_DAY = wordSet("of i we he she they that before after");
/** For each of the things counted. */
export const EACH = new Set(["each", "ea", "apiece"]);

/** "Seventy | labor apiece": of what so much is for each. */
export const OF_WHAT = wordSet("labor installed");

/** Behind "a": people say it of each, whatever it is. */
export const PER_ONE = wordSet("piece pop throw shot whack crack clip time");

/** Behind some of those: a thing of its own. */
const NAMES_ONE = wordSet("up clock capsule lapse");

/** "An hour per man", "a day a head": each of a crew has this rate. */
const perWorker = (tokens: readonly Token[], index: number): boolean =>
  ["per", "a", "each"].includes(joined(tokens, index)) &&
  (CREW.has(joined(tokens, index + 1)) || joined(tokens, index + 1) === "head");

const PER_ADVERBS = wordTable<string>({ hourly: "hour", daily: "day", monthly: "month" });

/** "For both", "for the both of them", "for all of them": how many a price per thing is for. */
function forAll(tokens: readonly Token[], index: number): boolean {
  const whom = index + (joined(tokens, index + 1) === "the" ? 2 : 1);
  const of = joined(tokens, whom + 1) === "of";
  return joined(tokens, index) === "for" && (joined(tokens, whom) === "both" || (joined(tokens, whom) === "all" && of));
}

const THOSE = wordSet("those them these em");
const ALL_OF = wordSet("pair set bunch lot two three four five six");

/** "Each | one", "each | of those": the last token of what stands for each of the things before it, or -1. */
function eachOfThose(tokens: readonly Token[], index: number): number {
  const cue = joined(tokens, index);
  if (cue !== "each" && cue !== "every") return -1;
  const [next, behind] = [joined(tokens, index + 1), joined(tokens, index + 2)];
  if (next === "of" && THOSE.has(behind)) return index + 2;
  if (next === "of" && behind === "the" && ALL_OF.has(joined(tokens, index + 3))) return index + 3;
  return next === "one" && !isThing(behind) && !isNumberWord(behind) ? index + 1 : -1;
}

/** "First hour 150 | each additional hour 110", but "three at 40 each, additional hours 60": what each more hour costs comes behind the price. */
const opensEachMore = (tokens: readonly Token[], index: number): boolean =>
  BEYOND.has(joined(tokens, index + 1)) && joined(tokens, index + 2) === "hour";

/** Words with which everything begins that a price may be per. */
const BEGINNINGS = new Set([...PER_CUES, ...EACH, ...Object.keys(PER_ADVERBS), ...OF_WHAT, "for"]);

/** How far before a price "per" one of them the things may be counted: "forty letters, raised, six dollars the letter". */
const COUNTED_REACH = 9;
/** Behind "the door" these say which one, or tell of it. */
const TELLS_OF_ONE = wordSet("of on in at by with that which is was has had needs sticks wants from to");

/** "Forty letters six dollars | the letter": one of the things that were counted right before the price. */
export function isPerCounted(tokens: readonly Token[], index: number, priced = false): boolean {
  const one = joined(tokens, index + 1);
  const next = joined(tokens, index + 2);
  // "four windows six hundred | the window trim ninety"
  const closes = next === "" || AFTER_RATE.has(next) || isNumberWord(next) || priced;
  if (!closes || !isThing(one) || looksPlural(one) || TELLS_OF_ONE.has(next)) return false;
  for (let back = index - 2; back > index - COUNTED_REACH && back > 0; back--) {
    const many = at(tokens, back);
    if (looksPlural(many) && singular(many) === one) return isNumberWord(at(tokens, back - 1));
  }
  return false;
}

/** How far before "forty a rung" the rungs may be named. */
const NAMED_REACH = 12;

/** "Ladder rungs, five are bad, forty dollars | a rung |": one of what was named in the plural right before the price; not "a window box forty". */
export function isOneOfNamed(tokens: readonly Token[], index: number): boolean {
  const one = joined(tokens, index + 1);
  const cue = joined(tokens, index);
  if ((cue !== "a" && cue !== "an") || !isThing(one) || looksPlural(one)) return false;
  if (isThing(joined(tokens, index + 2)) && isNumberWord(joined(tokens, index + 3))) return false;
  for (let back = index - 2; back > index - NAMED_REACH && back >= 0; back--) {
    const many = at(tokens, back);
    if (many !== one && singular(many) === one && looksPlural(many)) return true;
  }
  return false;
}

/** "Forty a gate latch | for six of them", but not "a vent | for the unit upstairs": what belongs to a rate, and makes no longer name of its thing. */
function closesRate(tokens: readonly Token[], index: number): boolean {
  const next = joined(tokens, index);
  if (/^(?:with|and|plus)$/.test(next)) return false;
  return next === "" || (AFTER_RATE.has(next) && (next !== "for" || isNumberWord(joined(tokens, index + 1))));
}

/** "I get 90 a door | sweep 20 |", but not "45 a door | prep 2 hours": the end of a longer name, with its price. */
function isPriced(tokens: readonly Token[], index: number): boolean {
  const price = /^(?:is|are)$/.test(joined(tokens, index + 1)) ? index + 2 : index + 1;
  if (!isThing(joined(tokens, index)) || !isNumberWord(joined(tokens, price))) return false;
  let end = price;
  while (isNumberWord(joined(tokens, end))) end++;
  return unitAt(joined(tokens, end), joined(tokens, end + 1)) === null;
}

/** "Three light fixtures | for | 150", "latches, I | get | forty": the word before a price. */
function leadTo(tokens: readonly Token[], last: number): string {
  let first = last;
  while (isNumberWord(at(tokens, first)) || at(tokens, first) === "$" || CURRENCY.has(at(tokens, first))) first--;
  return at(tokens, first);
}
/** Behind these stands a rate. */
const GETTING = wordSet("get gets getting charge charging");

/** "Two gate latches, forty | a gate latch |", "forty | a vent cover | for six vent covers": a name of two words for one of what is counted beside the price. */
function isOneByTwoWords(tokens: readonly Token[], index: number): boolean {
  const [kind, one] = [joined(tokens, index + 1), joined(tokens, index + 2)];
  if (kind === "" || one === "" || looksPlural(one)) return false;
  // "two ceiling fans 180 | a ceiling fan remote | 40", "fixtures for 150 | a fixture box"
  const lead = leadTo(tokens, index - 1);
  if (lead === "for" || !(GETTING.has(lead) ? !isPriced(tokens, index + 3) : closesRate(tokens, index + 3)))
    return false;
  for (let place = Math.max(1, index - NAMED_REACH); place < index + NAMED_REACH; place++) {
    const many = at(tokens, place);
    if (many !== one && at(tokens, place - 1) === kind && looksPlural(many) && singular(many) === one) return true;
  }
  return false;
}

/** The unit after "a", "per" or "each" that makes a number a price: [unit, last token] or null. */
export function perUnit(
  tokens: readonly Token[],
  index: number,
  nouns: ReadonlySet<string>,
  priced = false,
): { unit: string; last: number } | null {
  const cue = joined(tokens, index);
  if (!BEGINNINGS.has(cue)) return null;
  if (OF_WHAT.has(cue)) return EACH.has(joined(tokens, index + 1)) ? { unit: "each", last: index + 1 } : null;
  if (cue === "each" && joined(tokens, index + 1) === "time") return { unit: "time", last: index + 1 };
  // "forty dollars every one", "one ninety five for each of those"
  const those = eachOfThose(tokens, cue === "for" ? index + 1 : index);
  if (those >= 0) return { unit: "each", last: those };
  if (cue === "each" && opensEachMore(tokens, index)) return null;
  if (EACH.has(cue)) return { unit: "each", last: index };
  // "one forty a pop", but "forty five a pop up canopy", "ninety a time clock"
  const one = cue === "a" && PER_ONE.has(joined(tokens, index + 1)) && !NAMES_ONE.has(joined(tokens, index + 2));
  if (one) return { unit: "each", last: index + 1 };
  // "nine dollar for one square feet": nobody buys a single one
  const single =
    cue === "for" && joined(tokens, index + 1) === "one"
      ? unitAt(joined(tokens, index + 2), joined(tokens, index + 3))
      : null;
  if (single && (single.length === 2 || (single.unit === "ft" && !isThing(joined(tokens, index + 3)))))
    return { unit: single.unit, last: index + 1 + single.length };
  const adverb = PER_ADVERBS[cue];
  // "eleven monthly visits" counts visits
  if (adverb !== undefined && !looksPlural(joined(tokens, index + 1))) return { unit: adverb, last: index };
  if (!PER_CUES.has(cue)) return null;
  // "one ten every three months", "sixty every other month" is for each time
  if (cue === "every" && (isNumberWord(joined(tokens, index + 1)) || joined(tokens, index + 1) === "other"))
    return null;
  // "four follow-up visits, eighty five per"
  const first = at(tokens, index + 1);
  const alone = !isJoined(tokens[index + 1]) || first === "and" || first === "plus";
  if (cue === "per" && alone) return { unit: "each", last: index };
  if (first === "dozen" && cue !== "the") return { unit: "dozen", last: index + 1 };
  if (cue === "the" && WHICH_DAY.has(joined(tokens, index + 2))) return null;
  if (cue === "the" && isPerCounted(tokens, index, priced)) return { unit: singular(first), last: index + 1 };
  const unit = unitAt(first, joined(tokens, index + 2));
  // "nine dollars the square foot"
  if (unit?.length === 2 && cue === "the" && priced) return { unit: unit.unit, last: index + 2 };
  // "nine dollars the foot"
  const behind = index + 1 + (unit?.length ?? 1);
  const closes = !isJoined(tokens[behind]) || AFTER_RATE.has(at(tokens, behind)) || MAKING.has(at(tokens, behind));
  const bySize = unit !== null && priced && closes && isMeasure(unit.unit) && !looksPlural(first);
  if (unit && (cue !== "the" || TIME_UNITS.has(unit.unit) || unit.unit === "square" || unit.unit === "yard" || bySize))
    return unit.length === 1 && looksPlural(first) && cue !== "per"
      ? null
      : { unit: unit.unit, last: index + unit.length };
  if (cue === "per" || cue === "/" || cue === "every") return first ? { unit: singular(first), last: index + 1 } : null;
  if ((cue === "a" || cue === "an") && isOneByTwoWords(tokens, index))
    return { unit: at(tokens, index + 2), last: index + 2 };
  const known = cue !== "the" && nouns.has(first);
  // "salt at twenty dollars an application"
  const told = at(tokens, index + 2) === "is" && at(tokens, index + 3) === "what";
  const ends = !isJoined(tokens[index + 2]) || AFTER_RATE.has(at(tokens, index + 2)) || told;
  const done = isThing(first) || WORK_VERBS.has(first);
  const named = priced && (cue === "a" || cue === "an") && done && !looksPlural(first) && ends;
  // "fifteen a dog for both of them"
  const shared = (cue === "a" || cue === "an") && isThing(first) && !looksPlural(first) && forAll(tokens, index + 2);
  return known || named || shared ? { unit: first, last: index + 1 } : null;
}

/** What happens each time, to each of those who come. */
const TURNS = wordSet("lesson session visit class trip game");
const AGAIN = new Set(["per", "a", "an", "/"]);

/** "A man a day", "per guy per hour": the rate of each worker, said before what it is for; null for any other price. */
function ratePerWorker(tokens: readonly Token[], index: number): { unit: string; last: number } | null {
  const worker = perWorker(tokens, index) && AGAIN.has(joined(tokens, index + 2));
  const time = worker ? unitAt(joined(tokens, index + 3), undefined)?.unit : undefined;
  return time !== undefined && TIME_UNITS.has(time) ? { unit: time, last: index + 3 } : null;
}

/** What a price is per, as `perUnit` finds it. "Seventy per machine per day": each of them has it for all of the time. */
export function rateOf(
  tokens: readonly Token[],
  index: number,
  nouns: ReadonlySet<string>,
  priced: boolean,
): { unit: string; last: number; perWorker: boolean } | null {
  if (!BEGINNINGS.has(joined(tokens, index))) return null;
  const ofWorker = ratePerWorker(tokens, index);
  if (ofWorker) return { ...ofWorker, perWorker: true };
  const found = perUnit(tokens, index, nouns, priced);
  if (!found) return null;
  const next = AGAIN.has(joined(tokens, found.last + 1)) ? perUnit(tokens, found.last + 1, nouns) : null;
  // "thirty five a lesson each"
  const eachTurn = TURNS.has(found.unit) && EACH.has(joined(tokens, found.last + 1));
  if (eachTurn) return { ...found, last: found.last + 1, perWorker: true };
  // "eighteen a course per person"
  if (next?.unit === "guest" && !isMeasure(found.unit)) return { ...found, last: next.last, perWorker: true };
  if (!TIME_UNITS.has(found.unit))
    return next && TIME_UNITS.has(next.unit) && !isMeasure(found.unit)
      ? { unit: next.unit, last: next.last, perWorker: true }
      : { unit: found.unit, last: found.last, perWorker: false };
  const { unit, last } = found;
  if (perWorker(tokens, last + 1)) return { unit, last: last + 2, perWorker: true };
  const perThing = joined(tokens, found.last + 1) === "per";
  if (next && perThing && !isMeasure(next.unit)) return { unit, last: next.last, perWorker: true };
  return { unit, last, perWorker: EACH.has(joined(tokens, last + 1)) };
}

const LEADS = new Set(["for", "is", "are", "at"]);

/** "A couch for eighty a fridge for one twenty": what follows the price is a thing with a price of its own, led to alike. */
export function opensNextThing(tokens: readonly Token[], first: number, last: number): boolean {
  const lead = at(tokens, first - 1);
  const article = /^an?$/.test(at(tokens, last - 1));
  if (!article || !LEADS.has(lead) || joined(tokens, last + 1) !== lead) return false;
  let next = last + 2;
  const begins = next;
  while (isNumberWord(joined(tokens, next)) || at(tokens, next) === "$") next++;
  return next > begins && !looksPlural(joined(tokens, next));
}
