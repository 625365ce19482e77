import { wordSet } from "#shared/word-set.ts";
import { dollarsOf, sameSum, type Figure } from "../numbers/figure.ts";
import { EDIT_TERMS, timesApart } from "../numbers/repairs.ts";
import { oneOf } from "../words/begins.ts";
import { cue, hears, rulesHeard } from "../words/cued.ts";
import { isNumberWord } from "../words/number-words.ts";
import { TAKEN_BACK } from "../words/taken.ts";
import { wordsBefore } from "../words/sentence-words.ts";
import { at, beginsSentence, isJoined, type Token } from "../words/tokens.ts";
import { bareRecountEnd } from "./bare-recounts.ts";
import { beginsOther, endsBehind, GOES_ON, isWhole } from "./behind-prices.ts";
import {
  changesDenied,
  changesNamed,
  changesShare,
  changesThat,
  countsEach,
  countsFewer,
  countsRight,
  pardonsShare,
  setsHourly,
} from "./changed-figures.ts";
import { countedAnewEnd, EDIT_REST, LEADING, MISSED, takesBackAt, WHO } from "./counted-anew.ts";
import { valueOf } from "./counts.ts";
import { butCalledEnd, countsAtPriceEnd, isOtherOneEnd, mistookEnd, sumsAnewEnd } from "./prices-anew.ts";
import { enoughEnd, notedEnd, shortHundredEnd, suppliedEnd, tellsMoreEnd } from "./raised-prices.ts";
import { recountedEnd } from "./recounted.ts";
import { correctedBy, nearestReading, type Said, type SaidAnew } from "./said-anew.ts";
import { callsInsteadEnd, keepsPriceEnd, putsInsteadEnd } from "./told-once.ts";
import { turnedRoundEnd } from "./turned-round.ts";

/** No reason has more words between "no wait" and "so fourteen". */
const LONGEST_REASON = 12;
/** How far before "no wait" the figure stands that holds no more, and the count before its price. */
const [REACH, COUNT_REACH] = [8, 14];
/** A number is corrected by one of its own size; among small counts any may be meant for any other. */
const [FARTHEST, SMALL_COUNT] = [3, 12];
/** Who or what the reason is told of. */
const SUBJECTS = wordSet(
  "he she they we i it he's she's they're we're i'm it's there's that's somebody someone nobody one one's both some the a an his her their my our this that last",
);
/** Behind a thing: "block | went up", "lumber | is higher". */
const CHANGED = wordSet("went goes got is are was were came jumped dropped");
/** Behind "it", which is who the reason is told of: "wait | it took two rolls so fifty". */
const TELLS_OF_IT = new Set([...CHANGED, "took", "takes", "needed", "needs", "had", "has"]);
/** With one of these something comes on top, and is no reason. */
const ADDING = wordSet("also too plus add adding and then");
/** What somebody does who is named: "Marcy | wants the nicer one", "her sister | split it". */
const DOES = wordSet("wants wanted needs picked chose said says asked split pays");

const distance = (one: Figure, other: Figure): number => timesApart(valueOf(one), valueOf(other));

const SETTING = wordSet("call make");

/** "They went up | ten forty": what it costs now. */
const WENT = wordSet("went gone going came jumped dropped are is");
const WAYS = wordSet("up down");

/** The "so", "call it" or "went up" that leads to a number which says nothing else, or -1. */
function soBefore(figure: Figure, tokens: readonly Token[]): number {
  const { first } = figure;
  if (!endsBehind(figure, tokens)) return -1;
  const went = at(tokens, first - 1) === "to" ? first - 2 : first - 1;
  if (WAYS.has(at(tokens, went)) && WENT.has(at(tokens, went - 1))) return went;
  let [index, setting] = [first - 1, -1];
  while (index > first - 3 && LEADING.has(at(tokens, index))) {
    if (SETTING.has(at(tokens, index))) setting = index;
    index--;
  }
  return at(tokens, index) === "so" ? index : setting;
}

/** The same before a price that other words follow in one breath: there only "so" is sure. */
function soBeforePrice(figure: Figure, tokens: readonly Token[]): number {
  if (endsBehind(figure, tokens)) return soBefore(figure, tokens);
  if (!beginsOther(figure, tokens)) return -1;
  let index = figure.first - 1;
  while (index > figure.first - 3 && LEADING.has(at(tokens, index))) index--;
  return at(tokens, index) === "so" ? index : -1;
}

/** "He missed one | so bill nine": why there are fewer than were counted. */
const isMissedAt = (tokens: readonly Token[], index: number): boolean =>
  WHO.has(at(tokens, index)) && MISSED.has(at(tokens, index + 1)) && isNumberWord(at(tokens, index + 2));

/** "There's more than i | thought": it takes nothing back. */
const isThanThought = (tokens: readonly Token[], index: number): boolean =>
  at(tokens, index) === "thought" && at(tokens, index - 2) === "than";

/** Where "no wait, two of them broke, | so" begins, when nothing but a reason stands there; -1 for none. */
function takenBackFrom(tokens: readonly Token[], so: number): number {
  let first = so - 1;
  while (first > so - LONGEST_REASON && (isThanThought(tokens, first) || !takesBackAt(tokens, first))) {
    if (isMissedAt(tokens, first)) return takesBackAt(tokens, first - 1) ? first - 1 : first;
    if (ADDING.has(at(tokens, first))) return -1;
    if (beginsSentence(tokens[first]) && !EDIT_TERMS.has(at(tokens, first - 1))) return -1;
    first--;
  }
  if (!takesBackAt(tokens, first)) return -1;
  let reason = first + 1;
  while (
    reason < so &&
    (EDIT_TERMS.has(at(tokens, reason)) ||
      (EDIT_REST.has(at(tokens, reason)) && isJoined(tokens[reason]) && !TELLS_OF_IT.has(at(tokens, reason + 1))))
  )
    reason++;
  const who = at(tokens, reason);
  // "only three fit"
  const few = who === "only" && isNumberWord(at(tokens, reason + 1));
  const named = few || who.endsWith("'s") || DOES.has(at(tokens, reason + 1));
  const told = SUBJECTS.has(who) || isNumberWord(who) || named || CHANGED.has(at(tokens, reason + 1));
  if (reason > so - 2 || !told) return -1;
  while (EDIT_TERMS.has(at(tokens, first - 1)) || at(tokens, first - 1) === "oh") first--;
  return first;
}

/** True when a figure may hold no more, and another one of its size is said instead. */
function isAnother(said: Figure, again: Figure, from: number): boolean {
  const { role, told, range, scale, last } = said;
  if ((role !== "quantity" && role !== "money") || told || range || scale !== again.scale) return false;
  if (last >= from || from - last > (role === "quantity" ? COUNT_REACH : REACH) || (again.sure && role !== "money"))
    return false;
  // "sixty eight a foot ... so that's eighty five a foot"
  if (again.per && (role !== "money" || !said.per || said.unit !== again.unit)) return false;
  const small = role === "quantity" && Math.max(valueOf(said), valueOf(again)) <= SMALL_COUNT;
  return small || distance(said, again) < Math.log(FARTHEST);
}

/** "Four at 425 each, that's | 1,700": what a count makes with its price. */
function isProduct(kept: readonly Figure[], place: number): boolean {
  const [count, price, sum] = [kept[place - 2], kept[place - 1], kept[place]];
  if (count?.role !== "quantity" || price?.role !== "money" || sum?.role !== "money" || sum.per) return false;
  return sameSum(valueOf(count) * dollarsOf(price), dollarsOf(sum));
}

/** The place of the figure that a later one takes the place of: of a count and its price the one that so many fewer make it; -1 for none. */
function replaced(kept: readonly Figure[], again: Figure, from: number): number {
  const before = kept.findLastIndex(({ last }) => last < from);
  // "six at 40, that's 240. Wait, the wall is short, so five"
  const counted = isProduct(kept, before) ? kept[before - 2] : undefined;
  const [one, whole] = [valueOf(kept[before - 1] ?? again), valueOf(again)];
  // "four at three, that's twelve. No, only three fit, so nine" is the sum anew
  const sums = kept.slice(before + 1).some((few) => sameSum(valueOf(few) * one, whole));
  if (counted && !sums && isAnother(counted, again, from) && !again.sure) return before - 2;
  const [last, earlier] = [kept[before], kept[before - 1]];
  const fits = last !== undefined && isAnother(last, again, from);
  const other = earlier !== undefined && earlier.role !== last?.role && isAnother(earlier, again, from);
  if (!other || !fits) return fits ? before : other ? before - 1 : -1;
  // "sixteen chairs at twelve each, actually two of them broke, so fourteen"
  const [count, place] = earlier.role === "quantity" ? [earlier, before - 1] : [last, before];
  const changed = Math.abs(valueOf(count) - valueOf(again));
  return kept.slice(before + 1).some((few) => valueOf(few) === changed) ? place : -1;
}

const TOLD = wordSet("told said quoted promised agreed");
const PROMISE = cue(oneOf(TOLD));
const SPEAKER = wordSet("i we i'd i've");
const NAMES = wordSet("on for");
/** How far "I told her" stands before the sum, and the sum before "so". */
const [TOLD_REACH, SO_REACH] = [4, 6];

/** Where "wait, I told her" begins before a sum, or -1. */
function toldFrom(tokens: readonly Token[], sum: number): number {
  let first = sum - 1;
  while (first > sum - TOLD_REACH && !TOLD.has(at(tokens, first)) && isJoined(tokens[first + 1])) first--;
  if (!TOLD.has(at(tokens, first)) || !SPEAKER.has(at(tokens, first - 1))) return -1;
  first--;
  while (first > 0 && (EDIT_TERMS.has(at(tokens, first - 1)) || EDIT_REST.has(at(tokens, first - 1)))) first--;
  return first;
}

/** Of the prices before, the one of the thing that is named behind "on the", or the last. */
function promisedPlace(kept: readonly Figure[], thing: string, tokens: readonly Token[]): number {
  const last = kept.length - 2;
  if (thing === "") return last;
  for (let place = last; place >= Math.max(0, last - SO_REACH); place--) {
    const begins = (kept[place - 1]?.last ?? -1) + 1;
    for (let index = begins; index < (kept[place]?.first ?? 0); index++) if (at(tokens, index) === thing) return place;
  }
  return last;
}

const KEEPING = wordSet("leave keep");
/** "Leave it | ninety", "keep it at ninety": where the words begin by which a promised price is kept, or -1. */
function keepingBefore(again: Figure, tokens: readonly Token[]): number {
  const it = at(tokens, again.first - 1) === "at" ? again.first - 2 : again.first - 1;
  const keeps = /^(?:it|that)$/.test(at(tokens, it)) && KEEPING.has(at(tokens, it - 1));
  return keeps && isWhole(again, tokens) ? it - 1 : -1;
}

/** "Snaked the tub drain 120 wait I told her 110 on the tub so go with 110": the price that holds was promised, and is said twice. */
function keepsPromise(kept: Figure[], again: Figure, tokens: readonly Token[], taken: Uint8Array): boolean {
  const promised = kept.at(-1);
  if (!promised || valueOf(promised) !== valueOf(again) || again.per || promised.per) return false;
  const thing = NAMES.has(at(tokens, again.last + 1)) && at(tokens, again.last + 2) === "the" ? again.last + 3 : -1;
  const ended = thing >= 0 && (!isJoined(tokens[thing + 1]) || GOES_ON.has(at(tokens, thing + 1)));
  const set = keepingBefore(again, tokens);
  const so = set < 0 ? soBefore(ended ? { ...again, last: thing } : again, tokens) : set;
  if (so <= promised.last || so - promised.last > SO_REACH) return false;
  const from = toldFrom(tokens, promised.first);
  const named = NAMES.has(at(tokens, promised.last + 1)) && at(tokens, promised.last + 2) === "the";
  const naming = ended ? at(tokens, thing) : named ? at(tokens, promised.last + 3) : "";
  const place = promisedPlace(kept, naming, tokens);
  const held = kept[place];
  if (from < 0 || held?.role !== "money" || held.per || held.told || !isAnother(held, again, held.last + 1))
    return false;
  kept.pop();
  kept[place] = correctedBy(held, again);
  taken.fill(TAKEN_BACK, from, (ended ? thing : again.last) + 1);
  return true;
}

/** The ways to say a figure anew, in the order in which they are asked. */
const anewIn = rulesHeard<SaidAnew>([
  turnedRoundEnd,
  changesNamed,
  changesThat,
  changesDenied,
  countsFewer,
  countsRight,
  countsEach,
  changesShare,
  pardonsShare,
  setsHourly,
  countedAnewEnd,
  recountedEnd,
  bareRecountEnd,
  countsAtPriceEnd,
  sumsAnewEnd,
  keepsPriceEnd,
  putsInsteadEnd,
  callsInsteadEnd,
  isOtherOneEnd,
  mistookEnd,
  butCalledEnd,
  shortHundredEnd,
  tellsMoreEnd,
  suppliedEnd,
  notedEnd,
  enoughEnd,
]);

/** The last token by which the first way that knows it says a figure anew, or -1. */
function saidAnewEnd(said: Said, again: Figure, next: Figure | undefined): number {
  if (said.kept.length === 0 || again.told) return -1;
  for (const way of anewIn(said.tokens)) {
    const end = way(said, again, next);
    if (end >= 0) return end;
  }
  return -1;
}

/** "Make the mastic | five twenty five": the name of what was priced before leads to the price that holds. */
function makesNamed({ first }: Figure, kept: readonly Figure[], tokens: readonly Token[]): number {
  let index = at(tokens, first - 1) === "$" ? first - 2 : first - 1;
  const end = index;
  while (index > end - LONGEST_NAME && !NAMING.has(at(tokens, index)) && isJoined(tokens[index])) index--;
  if (!NAMING.has(at(tokens, index)) || index === end || !SETTING.has(at(tokens, index - 1))) return -1;
  const held = kept.slice(-HELD_REACH).findLast(({ role, told }) => role === "money" && !told);
  if (!held) return -1;
  const named = wordsBefore(tokens, held.first, NAMED_REACH);
  for (let word = index + 1; word <= end; word++) if (!named.includes(at(tokens, word))) return -1;
  return index - 1;
}
const NAMING = wordSet("the that those");
/** So many figures back a price may be that is named anew. */
const HELD_REACH = 16;
const [LONGEST_NAME, NAMED_REACH] = [3, 12];

/** Where the words begin that lead from a reason to the figure which holds, or -1. */
function leadBefore(figure: Figure, kept: readonly Figure[], tokens: readonly Token[]): number {
  const so = soBeforePrice(figure, tokens);
  return so < 0 && isWhole(figure, tokens) ? makesNamed(figure, kept, tokens) : so;
}

/** "Four at 425 each, that's 1,700. No, only three fit, so | 1,275": a sum that is said anew counts anew what it is made of. */
function recountSum(kept: Figure[], place: number, again: Figure): void {
  const [count, price] = [kept[place - 2], kept[place - 1]];
  if (!count || !price || !isProduct(kept, place)) return;
  const [one, whole] = [dollarsOf(price), dollarsOf(again)];
  const value = Math.round(whole / one);
  if (!sameSum(value * one, whole)) return;
  kept[place - 2] = correctedBy(count, again, [{ value, why: "as said" }]);
}

/**
 * "Forty five box lunches. Scratch that, somebody dropped out, so forty four.": the later number stands where the earlier
 * one stood, and the reason names nothing.
 */
export function withReasonedRepairs(figures: readonly Figure[], tokens: readonly Token[], taken: Uint8Array): Figure[] {
  const kept: Figure[] = [];
  const said: Said = { kept, tokens, taken };
  const promises = hears(tokens, PROMISE);
  let heardTo = -1;
  for (let place = 0; place < figures.length; place++) {
    const figure = figures[place];
    if (!figure || figure.first <= heardTo || (promises && keepsPromise(kept, figure, tokens, taken))) continue;
    const next = figures[place + 1];
    const anew = saidAnewEnd(said, figure, next);
    if (anew >= 0) {
      heardTo = anew;
      continue;
    }
    const so = figure.role === "dimension" || figure.role === "percent" ? -1 : leadBefore(figure, kept, tokens);
    const from = so < 0 ? -1 : takenBackFrom(tokens, so);
    const before = from < 0 ? -1 : replaced(kept, figure, from);
    const other = before >= 0 && !endsBehind(figure, tokens) && kept[before]?.role !== "money";
    const held = before < 0 || other ? undefined : kept[before];
    const unitFits = held && (figure.unit === null || figure.unit === held.unit);
    const priced = unitFits && kept.some(({ first, role, sure }) => first > from && role === "money" && sure);
    if (!held || !unitFits || priced) {
      kept.push(figure);
      continue;
    }
    while ((kept.at(-1)?.first ?? 0) > from) kept.pop();
    const sum = isProduct(kept, before + 2) ? kept.pop() : undefined;
    if (sum) taken.fill(TAKEN_BACK, sum.first, sum.last + 1);
    recountSum(kept, before, figure);
    kept[before] = correctedBy(held, figure, [nearestReading(figure, held)]);
    taken.fill(TAKEN_BACK, from, figure.last + 1);
  }
  return kept;
}
