import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cue, hears } from "../words/cued.ts";
import { TAKEN_BACK } from "../words/taken.ts";
import { at, beginsSentence, isJoined, type Token } from "../words/tokens.ts";
import { isFootage, isMeasure, unitAt } from "../words/units.ts";
import { CURRENCY } from "../words/words.ts";
import { countsNothingBehind } from "./bare-counts.ts";
import { dollarsOf, figureWith, isWithin, type Figure } from "./figure.ts";
import { EXACTLY, LEADING_TO_SUM } from "./price-cues.ts";
import {
  beforeSamePreposition,
  confirms,
  CONFIRMING,
  FARTHEST_ANEW,
  lasts,
  SAID_AGAIN,
  saysLengthAnew,
  saysRateAnew,
} from "./said-at-once.ts";

/** Closed class of words with which a speaker takes back what was just said. */
export const EDIT_TERMS = wordSet(
  "no nope nah naw wait sorry scratch actually hm hmm oops whoops correction rather meant mean thought strike apologies pardon excuse mistake",
);
/** Without one of those, these reckon anew what they directly follow: "nine hours, call it ten", "one thirty er one fifteen". */
const RECKONING = wordSet("say call make er let's");
/** What else may stand between the two figures. */
const BRIDGE = wordSet(
  "um uh er oh ah yeah yep okay well hang hold on second that make it i i'd i'll we'll better say let's call go going with it's that's or me my bad beg your should be more like do told him her them so put only just its measured remeasured counted recounted paced checked think dang darn heck gosh lord confusing wrong",
);
/** What stands in two words between them: "no, closer to fourteen", "no, let's ask for six hundred", "thirty five and change, call it forty". */
const BRIDGE_PAIRS: ReadonlyMap<string, string> = new Map([
  ["closer", "to"],
  ["nearer", "to"],
  ["ask", "for"],
  ["and", "change"],
  ["stepped", "off"],
  ["paced", "off"],
  ["walked", "off"],
]);
/** What a share of the whole is called, between it and its repair: "ten percent off, no, make it five". */
const SHARE_WORDS = wordSet(
  "off down markup discount deposit retainer up front upfront tax on to the total whole thing job start book now of",
);
/** No repair has more words. */
export const LONGEST_REPAIR = 8;
/** A count is corrected by one of its own size: "twelve, no, fourteen", but not "ninety, no, four hours". */
const FARTHEST = 3;
/** Among counts as small as this any may be meant for any other. */
const SMALL_COUNT = 12;
/** After a figure these say that the sentence goes on about the reason, and not about another thing. */
const REASON = wordSet("because cause since there's with now and");

/** How many words the speaker says again: "four deep tissue no three deep tissue massages". */
const LONGEST_REPEAT = 3;

/** Where the repair begins behind words that are said again after the later figure; else `from`. */
function afterRepeated(tokens: readonly Token[], from: number, later: Figure): number {
  for (let count = 1; count <= LONGEST_REPEAT; count++) {
    if (!EDIT_TERMS.has(at(tokens, from + count))) continue;
    // "nine double hung windows, actually eight windows"
    if (count > 1 && at(tokens, from + count - 1) === at(tokens, later.number.last + 1)) return from + count;
    const repeats = Array.from(
      { length: count },
      (_, offset) => at(tokens, from + offset) === at(tokens, later.number.last + 1 + offset),
    );
    return repeats.every(Boolean) ? from + count : from;
  }
  return from;
}

/** "A bag, shoot, I mean an acre": a word of work that is none here. */
const isOath = (tokens: readonly Token[], index: number): boolean =>
  at(tokens, index) === "shoot" && (at(tokens, index + 1) === "i" || EDIT_TERMS.has(at(tokens, index + 1)));

type Repair = "taken back" | "reckoned anew";

/** How the words between two tokens repair what stands before them: nothing but such words, and one that says so. */
export function repairBetween(tokens: readonly Token[], from: number, to: number): Repair | null {
  if (to - from < 1 || to - from > LONGEST_REPAIR) return null;
  let repair: Repair | null = null;
  for (let index = from; index < to; index++) {
    const word = at(tokens, index);
    const pair = BRIDGE_PAIRS.get(word);
    if (pair !== undefined && at(tokens, index + 1) === pair && index + 1 < to) index++;
    else if (EDIT_TERMS.has(word)) repair = "taken back";
    else if (!BRIDGE.has(word) && !isOath(tokens, index)) return null;
    else if (RECKONING.has(word)) repair ??= "reckoned anew";
    if (index > from && beginsSentence(tokens[index])) return null;
  }
  return repair;
}

/** "Say seven fifty to be safe". */
const isToBeSafe = ({ last }: Figure, tokens: readonly Token[]): boolean =>
  at(tokens, last + 1) === "to" && at(tokens, last + 2) === "be" && /^(?:safe|sure)$/.test(at(tokens, last + 3));

/** "I put one fifty. Hm, two hundred, there's the long one": across sentences the new figure stands by itself. */
function standsAlone(later: Figure, tokens: readonly Token[], first: number): boolean {
  if (!beginsSentence(tokens[first]) && !beginsSentence(tokens[later.first])) return true;
  return (
    !beginsSentence(tokens[later.first]) &&
    (!isJoined(tokens[later.last + 1]) || REASON.has(at(tokens, later.last + 1)) || isToBeSafe(later, tokens))
  );
}

const isPlain = (figure: Figure): boolean => !figure.per && !figure.sure && figure.unit === null;

/** True for a number that says nothing of its own: what it counts or prices was said with the figure before. */
export const isBare = (figure: Figure, tokens: readonly Token[]): boolean =>
  isPlain(figure) && (figure.role === "money" || figure.role === "quantity") && countsNothingBehind(figure, tokens);

/** Below a cent no value is told from another. */
const CENT = 0.01;
/** How far apart two values are, by the logarithm of how many times the one is the other. */
export const timesApart = (one: number, other: number): number =>
  Math.abs(Math.log(Math.max(one, CENT) / Math.max(other, CENT)));
const distance = (one: Figure, other: Figure): number => timesApart(dollarsOf(one), dollarsOf(other));

/** "Sixteen chairs at twelve apiece, make that eighteen": nearer to the count before the price than to the price. */
const countsRather = (count: Figure | undefined, price: Figure, later: Figure): boolean =>
  price.per && count?.role === "quantity" && distance(later, count) < distance(later, price);

/** True when a figure is of the other's size. */
function isNear(earlier: Figure, later: Figure, repair: Repair): boolean {
  const farthest = repair === "taken back" ? FARTHEST : FARTHEST_ANEW;
  const small =
    repair === "taken back" &&
    earlier.role === "quantity" &&
    Math.max(dollarsOf(earlier), dollarsOf(later)) <= SMALL_COUNT;
  return small || isWithin(farthest, dollarsOf(earlier), dollarsOf(later));
}

/** True when the later figure can stand where the earlier one stood. */
function takesPlaceOf(earlier: Figure, later: Figure, tokens: readonly Token[], repair: Repair): boolean {
  if (earlier.role === "percent" || later.role === "percent")
    return (
      earlier.role === later.role ||
      (later.role === "percent" && isPlain(earlier) && dollarsOf(earlier) <= 100) ||
      (isBare(later, tokens) && dollarsOf(later) <= 100)
    );
  if (earlier.role === "dimension" || later.role === "dimension") return false;
  const cued = LEADING_TO_SUM.has(at(tokens, earlier.first - 1));
  if (isBare(later, tokens) && (earlier.unit !== null || earlier.per)) return isNear(earlier, later, repair);
  if (earlier.role === "money" && later.role === "money") {
    if (repair === "reckoned anew" && !isNear(earlier, later, repair)) return false;
    if (earlier.per && later.per && repair === "taken back") return true;
    if (earlier.per !== later.per) return !earlier.per && earlier.unit === null && later.per;
    return earlier.unit === later.unit && (later.per || at(tokens, later.last + 1) !== "for");
  }
  if (earlier.role === "quantity" && later.role === "quantity" && earlier.unit === later.unit && earlier.unit !== null)
    return true;
  // "good for two weeks, no, make it ten days"
  if (lasts(earlier) && lasts(later)) return repair === "taken back";
  // "the deck is four hundred no it's three sixty square feet": so large, and not so dear
  const extent = repair === "taken back" && at(tokens, earlier.first - 1) === "is" && isFootage(later.unit ?? "");
  // "the hose was nineteen so make it twenty the belt is forty": a sum that is rounded
  const rounded = earlier.role === "money" && isBare(later, tokens);
  if (!isPlain(earlier) || (cued && later.role === "quantity" && !extent && !rounded)) return false;
  return isNear(earlier, later, repair) && !CURRENCY.has(at(tokens, later.last));
}

/** "Sixty five each for six months no make it twelve months": the later length is led to by the "for" of the earlier one. */
const isLengthFor = (earlier: Figure, later: Figure, tokens: readonly Token[]): boolean =>
  lasts(earlier) &&
  lasts(later) &&
  earlier.unit === later.unit &&
  earlier.every === null &&
  later.every === null &&
  at(tokens, earlier.first - 1) === "for" &&
  at(tokens, later.first - 1) !== "for";

/** The later figure with what only the earlier one said: its unit, what it is per, and the noun that it counts. */
function completed(earlier: Figure, later: Figure, tokens: readonly Token[]): Figure {
  if (!isBare(later, tokens) && !isLengthFor(earlier, later, tokens)) return later;
  if (earlier.role === "percent") return figureWith(later, { role: "percent" });
  const { first, last } = later.corrected ?? later;
  return figureWith(earlier, {
    last: later.last,
    number: { ...earlier.number, readings: later.number.readings },
    corrected: { first, last },
  });
}

/** "Ten yards at $60, no, $55": a sum with its sign stands where the first one stood, beside the count. */
const isSumAnew = (earlier: Figure, later: Figure, tokens: readonly Token[]): boolean =>
  at(tokens, earlier.first - 1) === "at" &&
  [earlier, later].every(
    ({ role, per, sure, unit, scale }) => role === "money" && sure && !per && unit === null && scale === 1,
  );

const inPlaceOf = (earlier: Figure, later: Figure): Figure =>
  figureWith(earlier, {
    last: later.last,
    number: { ...earlier.number, readings: later.number.readings },
    corrected: { first: later.first, last: later.last },
  });

/** "Ten percent off, actually make that five": a bare number that repairs a share is one, over the words that name it. */
function isShareAgain(earlier: Figure, later: Figure, tokens: readonly Token[]): boolean {
  if (earlier.role !== "percent" || !isBare(later, tokens) || dollarsOf(later) > 100) return false;
  let begins = earlier.last + 1;
  while (SHARE_WORDS.has(at(tokens, begins)) && begins < later.first) begins++;
  return repairBetween(tokens, begins, later.first) !== null && standsAlone(later, tokens, begins);
}

const PER = wordSet("a an per");

/** "Six dollars a square yard, I mean a square foot", "sixty square feet, rather linear feet": the unit alone is said anew. */
function withUnitAgain(figure: Figure, tokens: readonly Token[], taken: Uint8Array): Figure {
  const counts = figure.role === "quantity" && figure.unit !== null && figure.every === null;
  if (!figure.per && !counts) return figure;
  let index = figure.last + 1;
  while (index <= figure.last + LONGEST_REPAIR && (EDIT_TERMS.has(at(tokens, index)) || BRIDGE.has(at(tokens, index))))
    index++;
  const begins = counts ? index : index + 1;
  // "three rooms, no doors"
  const denies = counts && at(tokens, index - 1) === "no";
  const named =
    (counts || PER.has(at(tokens, index))) && !denies ? unitAt(at(tokens, begins), at(tokens, begins + 1)) : null;
  if (!named || repairBetween(tokens, figure.last + 1, index) !== "taken back") return figure;
  const last = begins + named.length - 1;
  taken.fill(TAKEN_BACK, figure.last + 1, last + 1);
  return figureWith(figure, { unit: named.unit, last, ...(counts ? { noun: last } : {}) });
}

/** How many words a thing has at most: "of crushed blue stone", "for the shelves". */
const LONGEST_THING = 3;
/** How far back the count stands that "not four, six" denies. */
const DENIAL_REACH = 4;

/** "Ninety feet ... a hundred and ten feet", "sixteen outlets ... eighteen outlets". */
const countsSame = (one: Figure, other: Figure, tokens: readonly Token[]): boolean =>
  one.role === "quantity" &&
  other.role === "quantity" &&
  (one.unit === null ? at(tokens, one.noun) === at(tokens, other.noun) : one.unit === other.unit);

/** The first of the words that take back what stands before "not": "no", "wait no". */
function takingBackBefore(tokens: readonly Token[], not: number): number {
  let first = not;
  while (EDIT_TERMS.has(at(tokens, first - 1)) && !beginsSentence(tokens[first])) first--;
  const halts = at(tokens, first - 1) === "on" && /^(?:hang|hold)$/.test(at(tokens, first - 2));
  return halts ? first - 2 : first;
}

/** "Did I say ninety? It was seventy five": the number asked about is the one that holds no more. */
const isAskedAbout = ({ first }: Figure, tokens: readonly Token[]): boolean =>
  at(tokens, first - 1) === "say" && at(tokens, first - 3) === "did";
const ASKED_BRIDGE = wordSet("it it's was is i meant that that's make should be been should've");

/** "Did I say twenty-eight?" of twenty eight hundred: who asks says the number short. */
const isDenied = (figure: Figure, denied: Figure, tokens: readonly Token[]): boolean =>
  dollarsOf(figure) === dollarsOf(denied) ||
  (figure.role === "money" && isAskedAbout(denied, tokens) && dollarsOf(figure) === 100 * dollarsOf(denied));

/** "It's twenty-nine hundred | for the shelves": the last token of the thing whose price is said anew, or of the price. */
function thingBehind({ role, last }: Figure, tokens: readonly Token[]): number {
  if (role !== "money" || !OF_THING.has(at(tokens, last + 1)) || at(tokens, last + 2) !== "the") return last;
  let end = last + 2;
  while (end < last + 2 + LONGEST_THING && isJoined(tokens[end + 1]) && !ENDS_THING.has(at(tokens, end + 1))) end++;
  return end;
}
const OF_THING = wordSet("for on");
const ENDS_THING = wordSet("and plus then because since so now");

/** Where the words begin that deny a figure which holds no more, "not four, six" or "did I say ninety, it was six"; -1 for none. */
function denialBefore(denied: Figure, later: Figure, tokens: readonly Token[]): number {
  if (at(tokens, denied.first - 1) === "not") return later.first - denied.last > 2 ? -1 : denied.first - 1;
  if (!isAskedAbout(denied, tokens) || later.first - denied.last > LONGEST_REPAIR) return -1;
  const between = tokens.slice(denied.last + 1, later.first);
  return between.every(({ norm }) => ASKED_BRIDGE.has(norm) || EDIT_TERMS.has(norm)) ? denied.first - 3 : -1;
}

/** "Four shelves at thirty five each, not four, six": the figure heard before that the one before this denies, and where its denial begins. */
function deniedBefore(
  kept: readonly Figure[],
  later: Figure,
  tokens: readonly Token[],
): { place: number; from: number } | null {
  const denied = kept.at(-1);
  const begins = denied && (denied.told || isAskedAbout(denied, tokens)) ? denialBefore(denied, later, tokens) : -1;
  if (!denied || begins < 0) return null;
  const from = Math.max(0, kept.length - 1 - DENIAL_REACH);
  const place = kept
    .slice(from, -1)
    .findLastIndex(
      (figure) =>
        figure.role !== "dimension" &&
        isDenied(figure, denied, tokens) &&
        (isBare(later, tokens) ||
          thingBehind(later, tokens) > later.last ||
          countsSame(figure, later, tokens) ||
          pricesSame(figure, later, tokens)),
    );
  return place < 0 ? null : { place: from + place, from: begins };
}

/** "Thirty one dollars a foot ... thirty six dollars a foot": a rate of the same unit, or a sum with nothing behind it. */
function pricesSame(one: Figure, other: Figure, tokens: readonly Token[]): boolean {
  if (one.role !== "money" || other.role !== "money" || one.per !== other.per) return false;
  return one.per ? one.unit === other.unit : !isJoined(tokens[other.last + 1]);
}

/** Where "not at" before a denied figure begins. */
const notBefore = ({ first }: Figure, tokens: readonly Token[]): number =>
  at(tokens, first - 1) === "not" ? first - 1 : at(tokens, first - 2) === "not" ? first - 2 : -1;

/** "Eight visits, not at forty but at forty five": where the denial that another figure makes good begins, or -1. */
function deniedFor(denied: Figure | undefined, later: Figure, tokens: readonly Token[]): number {
  const but = later.first - (SAID_AGAIN.has(at(tokens, later.first - 1)) ? 2 : 1);
  if (!denied?.told || at(tokens, but) !== "but" || but !== denied.last + 1) return -1;
  return notBefore(denied, tokens);
}

/**
 * "Sixty feet of slate, | no, sixty four with the closet": where the repair of a measure begins behind what is measured, or
 * -1. The thing keeps its name.
 */
function behindMeasured(earlier: Figure, later: Figure, tokens: readonly Token[]): number {
  const measured = earlier.role === "quantity" && earlier.unit !== null && isMeasure(earlier.unit);
  if (!measured || at(tokens, earlier.last + 1) !== "of" || !isBare(later, tokens)) return -1;
  const end = earlier.last + 2 + LONGEST_THING;
  for (let index = earlier.last + 3; index <= end && index < later.first; index++) {
    if (repairBetween(tokens, index, later.first) === "taken back")
      return isNear(earlier, later, "taken back") ? index : -1;
    if (!isJoined(tokens[index])) return -1;
  }
  return -1;
}

const ON_WHAT = wordSet("it that them this");

/** "Two hundred flat | no, I mean two dollars a foot", "a deposit of five thousand on it | no, six thousand": behind the words that a sum ends with. */
function behindSum(tokens: readonly Token[], index: number): number {
  if (EXACTLY.has(at(tokens, index))) return index + 1;
  return /^(?:on|for)$/.test(at(tokens, index)) && ON_WHAT.has(at(tokens, index + 1)) ? index + 2 : index;
}

/** Without one of these a figure takes the place of no other, but for a length of time that is said anew at once. */
const REPAIRING = cue(oneOf(EDIT_TERMS, RECKONING, CONFIRMING, ["not"]));

/**
 * "Three days, no, four days", "ninety no I'd better say one twenty": the later figure stands where the earlier one
 * stood. What was taken back leaves the talk, with the words that took it back.
 */
export function repairFigures(figures: readonly Figure[], tokens: readonly Token[], taken: Uint8Array): Figure[] {
  const kept: Figure[] = [];
  const repairs = hears(tokens, REPAIRING);
  for (const said of figures) {
    const figure = repairs ? withUnitAgain(said, tokens, taken) : said;
    const denial = repairs ? deniedBefore(kept, figure, tokens) : null;
    const held = denial ? kept[denial.place] : undefined;
    if (denial && held) {
      kept.pop();
      const { first, last } = figure;
      const bare = isBare(figure, tokens) || figure.unit !== null;
      const counted = figure.role === "money" ? thingBehind(figure, tokens) : bare ? last : figure.noun;
      taken.fill(TAKEN_BACK, takingBackBefore(tokens, denial.from), counted + 1);
      kept[denial.place] = figureWith(held, {
        number: { ...held.number, readings: figure.number.readings },
        corrected: { first, last },
      });
      continue;
    }
    const earlier = kept.at(-1);
    const not = repairs ? deniedFor(earlier, figure, tokens) : -1;
    if (not >= 0) {
      kept.pop();
      taken.fill(TAKEN_BACK, not, figure.first);
      kept.push(figure);
      continue;
    }
    const again =
      earlier !== undefined &&
      ((repairs && confirms(earlier, figure, tokens)) ||
        saysLengthAnew(earlier, figure, tokens) ||
        saysRateAnew(earlier, figure, tokens));
    if (again) {
      kept.pop();
      taken.fill(TAKEN_BACK, earlier.first, figure.first);
      kept.push(figure);
      continue;
    }
    if (!repairs) {
      kept.push(figure);
      continue;
    }
    const behind = earlier ? behindMeasured(earlier, figure, tokens) : -1;
    if (earlier && behind >= 0) {
      kept.pop();
      taken.fill(TAKEN_BACK, earlier.first, earlier.last + 1);
      taken.fill(TAKEN_BACK, behind, figure.first);
      kept.push(figureWith(figure, { role: "quantity", unit: earlier.unit }));
      continue;
    }
    const first = afterRepeated(tokens, (earlier?.number.last ?? 0) + 1, figure) || 0;
    let begins = Math.max(first, (earlier?.last ?? 0) + 1);
    if (earlier?.role === "money") begins = behindSum(tokens, begins);
    const repair = earlier ? repairBetween(tokens, begins, beforeSamePreposition(earlier, figure, tokens)) : null;
    if (
      !earlier ||
      !repair ||
      !standsAlone(figure, tokens, begins) ||
      (isBare(figure, tokens) && countsRather(kept.at(-2), earlier, figure)) ||
      !takesPlaceOf(earlier, figure, tokens, repair)
    ) {
      kept.push(earlier && isShareAgain(earlier, figure, tokens) ? figureWith(figure, { role: "percent" }) : figure);
      continue;
    }
    kept.pop();
    const whole = isSumAnew(earlier, figure, tokens) ? inPlaceOf(earlier, figure) : completed(earlier, figure, tokens);
    if (whole.first === earlier.first) taken.fill(TAKEN_BACK, earlier.last + 1, figure.last + 1);
    else taken.fill(TAKEN_BACK, earlier.first, figure.first);
    kept.push(whole);
  }
  return kept;
}
