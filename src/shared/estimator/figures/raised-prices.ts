import { wordSet } from "#shared/word-set.ts";
import { dollarsOf, figureWith, type Figure } from "../numbers/figure.ts";
import { timesApart } from "../numbers/repairs.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { TAKEN_BACK } from "../words/taken.ts";
import { at, beginsSentence, isJoined, type Token } from "../words/tokens.ts";
import { singular, TIME_UNITS } from "../words/units.ts";
import { couldName } from "../words/words.ts";
import { isWhole } from "./behind-prices.ts";
import { correctedBy, nearestReading, type SaidAnew } from "./said-anew.ts";

const HESITATING = wordSet("um uh er oh");
const WAITING = wordSet("wait actually sorry no");
/** Who is told of behind "no": the thing itself, which needs more than was thought. */
const ITSELF = wordSet("it it's that's");
/** What makes more work: "it's got a crown", "it swivels and I have to", "it takes a full day". */
const NEEDS_MORE = wordSet(
  "have has need needs got take takes gotta full whole double extra bigger longer more two both",
);
/** With one of these something else is told of, that has a price of its own. */
const ANOTHER = wordSet("also then plus another add adding but so comes");
/** No reason is shorter or longer, and for none the price is raised to more than so many times what it was. */
const [SHORTEST, LONGEST, MOST_TIMES] = [3, 14, 1.6];

/** Behind a figure the "no" that takes it back, over hesitations; -1 for none. */
function noBehind({ last }: Figure, tokens: readonly Token[]): number {
  let no = last + 1;
  while (HESITATING.has(at(tokens, no))) no++;
  if (beginsSentence(tokens[no])) return -1;
  // "no wait", "wait no"
  if (at(tokens, no) === "wait" && at(tokens, no + 1) === "no") no++;
  if (at(tokens, no) !== "no") return -1;
  while (WAITING.has(at(tokens, no + 1)) && isJoined(tokens[no + 1])) no++;
  return no;
}

/** "It's | a full day with the grader": what the reason counts. */
const isTime = ({ role, unit }: Figure): boolean => role === "quantity" && unit !== null && TIME_UNITS.has(unit);

/** "Roller blade twelve hundred | no it's a full day with the grader | thirteen fifty": why a thing costs a little more than was said, and then what it costs. */
export const tellsMoreEnd: SaidAnew = cued(oneOf(["no"]), ({ kept, tokens, taken }, again) => {
  const place = kept.findLastIndex((one) => !isTime(one));
  const held = kept[place];
  if (held?.role !== "money" || held.per || held.told || held.range) return -1;
  if (again.role !== "money" || again.per || again.range || again.unit !== null) return -1;
  const no = noBehind(held, tokens);
  // "no, it's the rotors": another thing
  if (no < 0 || !ITSELF.has(at(tokens, no + 1)) || at(tokens, no + 2) === "the") return -1;
  const words = again.first - no - 2;
  if (words < SHORTEST || words > LONGEST) return -1;
  let needs = false;
  for (let index = no + 2; index <= again.first; index++) {
    if (beginsSentence(tokens[index]) || ANOTHER.has(at(tokens, index))) return -1;
    needs ||= NEEDS_MORE.has(at(tokens, index));
  }
  const [was, is] = [dollarsOf(held), dollarsOf(again)];
  if (!needs || is <= was || is > was * MOST_TIMES || !isWhole(again, tokens)) return -1;
  kept.length = place + 1;
  kept[place] = correctedBy(held, again, [nearestReading(again, held)]);
  taken.fill(TAKEN_BACK, held.last + 1, again.last + 1);
  return again.last;
});

const THEY = wordSet("he he's she she's they they're they've");
const SUPPLY = wordSet("bringing brings buying buys bought supplying supplies providing provides has have got ordered");
const ONLY = wordSet("just only");
const [SUPPLY_REACH, SO_REACH] = [3, 8];

/** "Tires mounted three ninety five, no he's bringing | the tires": true when a word behind a price names what has it. */
function namesAgain(tokens: readonly Token[], held: Figure, from: number, to: number): boolean {
  for (let index = from; index < to; index++)
    if (couldName(at(tokens, index)))
      for (let before = held.first - NAMED_REACH; before < held.first; before++)
        if (singular(at(tokens, before)) === singular(at(tokens, index))) return true;
  return false;
}
const NAMED_REACH = 12;

/** "Tires mounted three ninety five | no he's bringing the tires himself so just | mounting, forty a wheel": what they have themselves leaves its price, and the work has another. */
export const suppliedEnd: SaidAnew = cued(oneOf(ONLY), ({ kept, tokens, taken }, again) => {
  // "she's got | the one that her son bought"
  const place = kept.findLastIndex(({ number }) => at(tokens, number.first) !== "one");
  const held = kept[place];
  if (held?.role !== "money" || held.per || held.told || held.range || again.role !== "money") return -1;
  const no = noBehind(held, tokens);
  if (no < 0 || !THEY.has(at(tokens, no + 1))) return -1;
  let supplies = no + 2;
  while (supplies < no + 2 + SUPPLY_REACH && !SUPPLY.has(at(tokens, supplies))) supplies++;
  if (!SUPPLY.has(at(tokens, supplies))) return -1;
  let just = again.first - 1;
  while (just > again.first - SO_REACH && !(ONLY.has(at(tokens, just)) && at(tokens, just - 1) === "so")) just--;
  if (!namesAgain(tokens, held, supplies + 1, just)) return -1;
  if (just <= supplies || just <= again.first - SO_REACH || dollarsOf(again) >= dollarsOf(held)) return -1;
  for (let index = no; index <= again.first; index++) if (beginsSentence(tokens[index])) return -1;
  kept.length = place;
  kept.push(again);
  taken.fill(TAKEN_BACK, held.first, just + 1);
  return again.last;
});

const NOTING = wordSet("had wrote put");
const NOTED = /^(?:written )?down$/;
const [NOTE_REACH, FARTHEST_NOTED] = [12, 3];

/** "Rods, I had fifty two written down but the new box says | 58, so 58": what was noted before gives way to what is read now. */
export const notedEnd: SaidAnew = cued(oneOf(["down"]), ({ kept, tokens, taken }, again, next) => {
  const held = kept.at(-1);
  if (!held || held.unit !== null || held.per || held.range || held.told || again.per || again.unit !== null) return -1;
  const down = at(tokens, held.last + 1) === "down" ? held.last + 1 : held.last + 2;
  const noted = [...(down > held.last + 1 ? [at(tokens, held.last + 1)] : []), at(tokens, down)].join(" ");
  const verb = at(tokens, held.first - 1) === "$" ? held.first - 2 : held.first - 1;
  if (!NOTED.test(noted) || !NOTING.has(at(tokens, verb)) || !/^(?:i|we)$/.test(at(tokens, verb - 1))) return -1;
  if (at(tokens, down + 1) !== "but" || again.first - down > NOTE_REACH) return -1;
  for (let index = verb; index <= again.first; index++) if (beginsSentence(tokens[index])) return -1;
  if (again.role === "percent" || timesApart(dollarsOf(held), dollarsOf(again)) > Math.log(FARTHEST_NOTED)) return -1;
  const twice =
    next?.first === again.last + 2 && at(tokens, again.last + 1) === "so" && dollarsOf(next) === dollarsOf(again);
  const holds = twice ? next : again;
  kept[kept.length - 1] = figureWith(holds, { role: "money" });
  taken.fill(TAKEN_BACK, verb - 1, holds.first);
  return holds.last;
});

const DECIDED = wordSet("decided figured thought");
const ENOUGH = wordSet("plenty enough");

/** "Two boards at 140, then decided | one is plenty, so 140": so many are enough of what was counted before. */
export const enoughEnd: SaidAnew = cued(oneOf(ENOUGH), ({ kept, tokens, taken }, again) => {
  const enough = /^(?:is|are|was|will|would)$/.test(at(tokens, again.last + 1)) ? again.last + 2 : again.last + 1;
  if (
    again.role === "money" ||
    again.per ||
    !ENOUGH.has(at(tokens, enough)) ||
    !DECIDED.has(at(tokens, again.first - 1))
  )
    return -1;
  const place = kept.findLastIndex(({ role, told }) => role === "quantity" && !told);
  const [held, price] = [kept[place], kept[place + 1]];
  const many = again.number.readings[0]?.value ?? 0;
  if (!held || price?.role !== "money" || (held.number.readings[0]?.value ?? 0) <= many) return -1;
  let from = again.first - 1;
  while (/^(?:then|but|and|she|he|they|we|i)$/.test(at(tokens, from - 1))) from--;
  kept[place] = correctedBy(held, again);
  taken.fill(TAKEN_BACK, from, enough + 1);
  return again.last;
});

/** So many hundreds are said short, and so many times the one is the other at most. */
const [MOST_HUNDREDS, FARTHEST] = [19, 2];

/** "Seal the seams seven | no eight hundred": hundreds that are said short are put right before their "hundred" is said. */
export const shortHundredEnd: SaidAnew = cued(oneOf(["no"]), ({ kept, tokens, taken }, again, next) => {
  const held = kept.at(-1);
  if (!held || held.unit !== null || held.per || held.told || held.range || held.sure) return -1;
  if (again.role !== "money" || again.per || at(tokens, again.number.last) !== "hundred") return -1;
  const [short, whole] = [held.number.readings[0]?.value ?? 0, dollarsOf(again)];
  if (held.first !== held.last || short < 1 || short > MOST_HUNDREDS || whole % 100 !== 0) return -1;
  if (noBehind(held, tokens) !== again.first - 1 || timesApart(short * 100, whole) > Math.log(FARTHEST)) return -1;
  // "eight hundred, eight hundred even"
  const twice = next?.first === again.last + 1 && next.role === "money" && dollarsOf(next) === whole;
  const holds = twice ? next : again;
  kept[kept.length - 1] = holds;
  taken.fill(TAKEN_BACK, held.first, holds.first);
  return holds.last;
});
