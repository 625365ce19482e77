import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { depositEnd } from "../words/deposits.ts";
import { countsSomething, isThing } from "../words/nearby.ts";
import { at, isJoined, joined } from "../words/tokens.ts";
import { isMeasure, looksPlural, singular, TIME_UNITS } from "../words/units.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import { figureAs, type Place, type RoleRule } from "./number-place.ts";

/** Right behind a sum: "thirty five | gas money", "twenty lunch money". */
const MONEYED = wordSet("gas fuel toll lunch parking travel drive tip");
/** "Tile is two sixty and thirty five gas money". */
export const moneyFor: RoleRule = cued(oneOf(["money"]), (place) =>
  MONEYED.has(place.after) && place.second === "money" ? figureAs(place, "money", { sure: true }) : null,
);

/** What nobody counts: so much was paid for it. */
const MASS = wordSet("materials material labor labour");
const COUNTABLE = wordSet("parts supplies");
const JOINS = wordSet("and plus");
const LEAST_OF_STUFF = 15;
/** Behind "materials" these count or price them after all: "40 materials at 9". */
const COUNTS = wordSet("at each apiece ea x of are @");
const OF_OTHERS = wordSet("hers theirs he she they he's she's they're they've budget spent bought quoted");
/** "Plus | 85 | materials", "875 labor and | 340 | materials", but not "12 parts at 9 each": money for what nobody counts. */
export const sumOfStuff: RoleRule = cued(oneOf(MASS, COUNTABLE), (place) => {
  const { number, around, before, after, second, next, value } = place;
  const { tokens } = around;
  const ends = second === "" || JOINS.has(second);
  const stuff = MASS.has(after) || (COUNTABLE.has(after) && ends);
  const begins = JOINS.has(before) || tokens[number.first]?.gap === "comma" || (before === "" && MASS.has(after));
  if (!stuff || !begins || value < LEAST_OF_STUFF || COUNTS.has(second)) return null;
  // "and 20 labor hours"
  const counts =
    TIME_UNITS.has(singular(second)) || looksPlural(second) || (second !== "" && around.isNumberAt(next + 1));
  // "the tile's hers, 400 materials", "they spent 300 materials and 200 labor"
  return counts || place.said.some((word) => OF_OTHERS.has(word)) ? null : figureAs(place, "money");
});

const CHARGED = wordSet("charge fee surcharge");
const ADDED = wordSet("a an plus another");
const LEAST_CHARGED = 10;
/** What is charged only if something goes wrong. */
const PENALTIES = wordSet(
  "cancellation cancelation cancel late no-show show restocking return returned bounced overtime reschedule rescheduling damage penalty lost",
);
const ONLY_IF = wordSet("if unless applies apply when whenever after once per each");
const IF_REACH = 3;
/** "Plus a | 75 | trip charge", "a 45 disposal fee", but not "a 24 hour fee" and "a 50 cancellation fee": what is charged, however it is called. */
export const chargeOf: RoleRule = cued(oneOf(CHARGED), (place) => {
  const { before, after, second, value, unit } = place;
  const named =
    ADDED.has(before) && CHARGED.has(second) && (isThing(after) || isWorkVerb(after)) && value >= LEAST_CHARGED;
  // "a 24 hour fee", "a 60 mile charge"
  const measures = unit !== null && (isMeasure(unit.unit) || TIME_UNITS.has(unit.unit) || unit.unit === "mile");
  if (!named || measures || PENALTIES.has(after)) return null;
  for (let index = place.next + 2; index < place.next + 2 + IF_REACH; index++)
    if (ONLY_IF.has(joined(place.around.tokens, index))) return null;
  return figureAs(place, "money");
});

/** "Travel fee | 30 | images ready in two weeks", but not "delivery fee, 30 chairs at 5": the price of a charge, and no count of what is told next. */
export const priceOfCharge: RoleRule = cued(oneOf(CHARGED), (place) => {
  const { number, around, before, value, unit, plural, next } = place;
  const { tokens, isNumberAt } = around;
  if (!CHARGED.has(before) || !plural || unit !== null || value < LEAST_CHARGED) return null;
  const counts = countsSomething(tokens, next, isNumberAt) || !isJoined(tokens[number.first]);
  return counts || around.isNumberAt(number.first - 2) ? null : figureAs(place, "money");
});

const WORK = wordSet("work labor labour install installation");
const ONLY = wordSet("only just for my our the");
const IS = wordSet("is was covers");
const SAID_REACH = 40;
/** "Faucet 130 ... the | 130 | is only my work": what a price that was said is for, and no other price. */
export const toldOfPrice: RoleRule = cued(oneOf(WORK), (place) => {
  const { number, around, before, after, next } = place;
  const { tokens } = around;
  if (before !== "the" || !IS.has(after) || number.first !== number.last) return null;
  let word = next + 1;
  while (ONLY.has(joined(tokens, word))) word++;
  if (word === next + 1 || !WORK.has(joined(tokens, word))) return null;
  const said = at(tokens, number.first);
  for (let back = number.first - 2; back >= Math.max(0, number.first - SAID_REACH); back--)
    if (at(tokens, back) === said)
      return figureAs(place, "dimension", { told: true, first: number.first - 1, last: word });
  return null;
});

const OWING = wordSet("owe owed owes");
const SPEAKERS = wordSet("i we");
const LESS = wordSet("minus less");
const OWED_REACH = 3;
/** "Minus the | 20 | I owed her from last time": what we give back is so much less, and counts nothing. */
export const owedBack: RoleRule = cued(oneOf(OWING), (place) => {
  const { around, before, said, next, unit } = place;
  const lead = before === "the" || before === "that" || before === "$" ? (said[1] ?? "") : before;
  const less = LESS.has(lead) || (lead === "the" && LESS.has(said[2] ?? ""));
  if (!less || unit !== null) return null;
  for (let index = next; index < next + OWED_REACH; index++)
    if (OWING.has(at(around.tokens, index)) && SPEAKERS.has(at(around.tokens, index - 1)))
      return figureAs(place, "money");
  return null;
});

const LEAST_ANOTHER = 5;
/** "Slicer blade's | another twelve": so much more is paid for that, however little it is. */
export const anotherSum: RoleRule = cued(oneOf(["another"]), (place) => {
  const { before, after, value, number, around } = place;
  const is = /(?:^is|^are|'s)$/.test(at(around.tokens, number.first - 2));
  return before === "another" && is && after === "" && value >= LEAST_ANOTHER
    ? figureAs(place, "money", { sure: true })
    : null;
});

const AHEAD = wordSet("deposit retainer");
/** What a deposit does: "a deposit of two hundred | holds the date". */
const HOLDING = wordSet("holds secures reserves books locks gets starts covers saves confirms keeps guarantees");
const LEAST_DEPOSIT = 10;
/** "Thirty deposit" may be a share. */
const LEAST_NAMED = 100;
/** Behind these the sum of the deposit comes next: "job 500 deposit | of 200", "deposit | half". */
const LEADS_ON = wordSet("of is was will about around $ a an half");
/** What has the name of a deposit and is one of many: "forty deposit | slips". */
const NAMED_BY_DEPOSIT = wordSet(
  "slip slips bag bags box boxes account accounts ticket tickets check checks cheque cheques form forms receipt receipts item items",
);
/** "Haul away 75 | 300 deposit", "and | 300 deposit balance when done", but not "pump 300 deposit 100": so much is paid ahead, and nothing is counted. */
function isNamedDeposit({ value, thing, number, around }: Place): boolean {
  if (thing || value < LEAST_NAMED) return false;
  const deposit = depositEnd(around.tokens, number.last);
  const next = joined(around.tokens, deposit + 1);
  return deposit >= 0 && !LEADS_ON.has(next) && !NAMED_BY_DEPOSIT.has(next) && !around.isNumberAt(deposit + 1);
}
/** "Deposit of | 200 | holds the date", "a | 300 | deposit books it": so much is paid ahead, and nothing is held that many times. */
export const depositOf: RoleRule = cued(oneOf(AHEAD), (place) => {
  const { before, after, second, value, unit, number, around } = place;
  if (unit !== null || value < LEAST_DEPOSIT) return null;
  const of = before === "of" && AHEAD.has(at(around.tokens, number.first - 2));
  const held = AHEAD.has(before) && HOLDING.has(after);
  const named = AHEAD.has(after) && HOLDING.has(second);
  return of || held || named || isNamedDeposit(place) ? figureAs(place, "money", { sure: true }) : null;
});

/** Nobody counts a fee so often. */
const LEAST_FEE = 15;
/** "Mattress fee | twenty five | times two": what follows "times" counts it. */
export const priceOfTimes: RoleRule = cued(oneOf(["times"]), (place) => {
  const { after, next, before, value, around } = place;
  const counted = after === "times" && around.isNumberAt(next + 1);
  return counted && value >= LEAST_FEE && isThing(before) ? figureAs(place, "money") : null;
});
