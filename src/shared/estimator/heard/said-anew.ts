import { wordSet } from "#shared/word-set.ts";
import { headNoun, isLeastCount } from "../figures/counts.ts";
import { EDIT_TERMS } from "../numbers/repairs.ts";
import { figureWith, isWithin, type Figure } from "../numbers/figure.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { NOUN_VERBS } from "../words/nearby.ts";
import { saysOneOf } from "../words/sentence-words.ts";
import { isDoer, stem } from "../words/stem.ts";
import { at, beginsSentence, type Token } from "../words/tokens.ts";
import { isMeasure, TIME_UNITS } from "../words/units.ts";
import { WORK_VERBS } from "../words/words.ts";
import type { HeardLines } from "./heard-lines.ts";
import { nearestTo, repriced } from "./repriced.ts";

/** The lines heard before, and the talk. */
interface Heard {
  lines: HeardLines;
  tokens: readonly Token[];
}

const HESITATING = new Set(["um", "oh", "hmm", "hm"]);
/** "The fobs went up, they're thirty eight": words that say that a price is another now. */
const CHANGED = wordSet("went gone jumped dropped rose up down now");
/** A price that is said anew is not so many times larger or smaller. */
const FARTHEST = 2.5;

const valueOf = (figure: Figure): number => figure.number.readings[0]?.value ?? 0;

const isNear = (one: Figure, other: Figure): boolean => isWithin(FARTHEST, valueOf(one), valueOf(other));

/** True for a sentence that begins with what it is of: "the priming's twenty five". */
const beginsWithThing = (tokens: readonly Token[], { words }: Candidate): boolean =>
  at(tokens, words[0]) === "the" && beginsSentence(tokens[words[0] ?? -1]);

/** The line that "the priming's twenty five" names whole: by its last word, or by its verb when it begins with one. A "sealer" is no "seal". */
function namedWhole({ lines, tokens }: Heard, candidate: Candidate): Candidate | null {
  if (!beginsWithThing(tokens, candidate)) return null;
  const line = lines.repeats(candidate);
  if (!line) return null;
  const said = lines.stems(candidate);
  const named = lines.content(line.words);
  const verb = WORK_VERBS.has(named[0] ?? "");
  const thing = (verb ? named[0] : named.at(-1)) ?? "";
  const isOther = lines.content(candidate.words).some((word) => isDoer(thing, word));
  return said.has(stem(thing)) && !isOther ? line : null;
}

/** "Two coats for eight hundred ... they only want one coat so five fifty": less of the same thing, and what that costs. */
function wantsOnly({ lines, tokens }: Heard, { words, price, last }: Candidate): boolean {
  const so = price !== null && at(tokens, price.first - 1) === "so";
  const only = so ? words.findIndex((index) => at(tokens, index) === "only") : -1;
  if (only < 0 || !so || price.per) return false;
  const things = lines.content(words.slice(only + 1)).map(stem);
  const line = lines.list.findLast((one) => things.some((thing) => lines.stemsOfListed(one).has(thing)));
  if (!line?.price || line.price.per || !isNear(price, line.price)) return false;
  line.price = nearestTo(price, line.price);
  line.last = Math.max(line.last, last);
  lines.changed(line);
  return true;
}

const ONLY = wordSet("only just");
const LED_BY = wordSet("so no actually");

/** "Both wheels at 115 apiece. Actually, no, the front is true, so only the rear one, 115": one of some things is left, at the price of each. */
function leavesOne({ lines, tokens }: Heard, { quantities, price, service, last }: Candidate): boolean {
  if (!price || service) return false;
  const one = price.first - 1;
  const which = one - 1;
  if (at(tokens, one) !== "one" || at(tokens, one - 2) !== "the" || !ONLY.has(at(tokens, one - 3))) return false;
  const line = lines.list.findLast((other) => other.price !== null);
  if (!line?.price?.per || line.service || valueOf(price) !== valueOf(line.price)) return false;
  if (!LED_BY.has(at(tokens, one - 4)) || quantities.some(({ first }) => first !== one)) return false;
  const [count] = line.quantities;
  if (count) {
    const number = { ...count.number, readings: [{ value: 1, why: "as said" as const }], priceShaped: false };
    line.quantities = [figureWith(count, { number, corrected: { first: which, last: one } })];
  } else {
    line.words = line.words.map((index) => (at(tokens, index) === "both" ? which : index));
    line.instead = which;
    line.price = figureWith(line.price, { per: false, unit: null });
  }
  line.last = Math.max(line.last, last);
  lines.changed(line);
  return true;
}

const THAT_ONE = /^(?:that|this) one(?:'s| is)$/;
const LONGEST_THAT_ONE = 3;
/** How far behind the new name of a line "that one's" may stand. */
const NAME_REACH = 8;

/** "Instead of the shade put a blind, that one's two ninety": the price of what was just named anew. */
function pricesRenamed({ lines, tokens }: Heard, { words, price, last, first }: Candidate): boolean {
  if (!price || words.length > LONGEST_THAT_ONE || !THAT_ONE.test(words.map((index) => at(tokens, index)).join(" ")))
    return false;
  const line = lines.list.findLast(({ instead }) => instead >= 0 && first > instead && first - instead < NAME_REACH);
  if (!line?.price) return false;
  line.price = repriced(line.price, price);
  line.last = Math.max(line.last, last);
  lines.changed(line);
  return true;
}

/** "The total should be nine hundred": the price of nothing that was said before. */
const TOGETHER = wordSet("total all everything altogether whole both sum");
const SHOULD = wordSet("should should've");
const BEING = wordSet("be been have");

/** "The tuning should be one seventy": what it costs instead. */
function saysShould(tokens: readonly Token[], { first }: Figure): boolean {
  let index = first - 1;
  while (BEING.has(at(tokens, index)) && index > first - 3) index--;
  return index < first - 1 && SHOULD.has(at(tokens, index));
}

/** The line that "the tuning" or "the table" names: not by stuff that its verb is called as well ("the paint", "the stain"). */
function meantBy({ lines, tokens }: Heard, told: Candidate): Candidate | null {
  const article = told.words.findLastIndex((index) => at(tokens, index) === "the");
  if (article < 0) return null;
  const words = told.words.slice(article);
  const [thing = "", ...more] = lines.content(words);
  return more.length === 0 && NOUN_VERBS.has(thing) ? null : lines.repeats({ ...told, words });
}

/**
 * The price of a line said anew: "the electrical, he just texted me, it's fifty four hundred now", "oh the downspouts
 * are two story so ninety each", "the priming's twenty five", "it's five twenty five now".
 */
export function restatesPrice(heard: Heard, candidate: Candidate): boolean {
  const { lines, tokens } = heard;
  const { price, quantities, service, after } = candidate;
  if (leavesOne(heard, candidate)) return true;
  if (!price || quantities.length > 0 || service) return false;
  // "a hundred sixty to put it up" changes nothing
  const words = saysOneOf(tokens, candidate.words, CHANGED)
    ? candidate.words.filter((index) => !CHANGED.has(at(tokens, index)) || /^(?:it|them)$/.test(at(tokens, index - 1)))
    : candidate.words;
  const corrects = saysShould(tokens, price) && !saysOneOf(tokens, candidate.words, TOGETHER);
  if (after && !corrects && lines.content(words).length > 0) return false;
  if (wantsOnly(heard, candidate) || pricesRenamed(heard, candidate)) return true;
  const changed = at(tokens, price.last + 1) === "now" || words.length < candidate.words.length || corrects;
  const begins = candidate.words[0] ?? -1;
  const hesitates = HESITATING.has(at(tokens, begins)) || HESITATING.has(at(tokens, begins - 1));
  const now = changed || at(tokens, price.first - 1) === "so" || hesitates;
  if (!now && !beginsWithThing(tokens, candidate)) return false;
  const [thing = ""] = lines.content(words);
  const told = { ...candidate, words };
  if (changed || !now) {
    const last = lines.list.findLast((one) => one.price);
    const line =
      thing !== ""
        ? corrects
          ? meantBy(heard, told)
          : changed
            ? lines.repeats(told)
            : namedWhole(heard, told)
        : changed
          ? last
          : null;
    if (line?.price && isNear(price, line.price) && (!price.per || line.price.unit === price.unit)) {
      line.price = repriced(line.price, price);
      line.last = Math.max(line.last, candidate.last);
      lines.changed(line);
      return true;
    }
  }
  const line =
    now && thing !== ""
      ? (lines.list.findLast((one) => lines.content(one.words)[0] === thing) ?? lines.repeats(told))
      : undefined;
  if (!line?.price || line.quantities.length > 0 !== price.per) return false;
  if (price.per && line.price.per && line.price.unit !== price.unit) return false;
  line.price = nearestTo(price, line.price);
  line.last = Math.max(line.last, candidate.last);
  lines.changed(line);
  return true;
}

const FURTHER = wordSet("second third fourth another more extra");
const SUMMING = wordSet("that's makes that'll it's");

/** "One gate, 275. They want a second gate, so that's two at 275": a further one of a line, and how many they are with it. */
function countsFurther({ lines, tokens }: Heard, candidate: Candidate, count: Figure): boolean {
  const { price, words } = candidate;
  if (!price || valueOf(count) < 2 || count.unit !== null || !SUMMING.has(at(tokens, count.first - 1))) return false;
  const further = words.findIndex((index) => FURTHER.has(at(tokens, index)));
  const [thing = ""] = further < 0 ? [] : lines.content(words.slice(further + 1));
  const line = thing === "" ? null : lines.list.findLast((one) => lines.stemsOfListed(one).has(stem(thing)));
  const single = line?.quantities.every((one) => valueOf(one) < valueOf(count) && !isMeasure(one.unit ?? ""));
  if (!line || !single || (line.price && valueOf(line.price) !== valueOf(price))) return false;
  line.quantities = [count];
  line.price = figureWith(price, { per: true, unit: price.unit ?? "each" });
  line.last = Math.max(line.last, candidate.last);
  lines.changed(line);
  return true;
}

/** "Niche one eighty, no, she's got two niches, so two at one eighty": a thing that was priced as one, with the same price of each. */
function isOneOfThose({ lines }: Heard, line: Candidate, { price, words, quantities }: Candidate): boolean {
  if (!line.price || line.price.per || line.quantities.length > 0 || line.service) return false;
  const [count = 0] = quantities.map(valueOf);
  if (!price || valueOf(line.price) !== valueOf(price) || count < 2) return false;
  const own = lines.stems(line);
  const named = lines.content(words).map(stem);
  return quantities.every((one) => valueOf(one) === count) && named.some((word) => own.has(word));
}

/** "Actually one of them is a closet, so three bedrooms at three eighty": count and price of a line, said anew. */
function restatesWhole({ lines, tokens }: Heard, candidate: Candidate, count: Figure): boolean {
  const { price } = candidate;
  if (!["so", "make"].includes(at(tokens, count.first - 1)) || !price) return false;
  if (!price.per && at(tokens, price.first - 1) !== "at") return false;
  const single = lines.list.findLast((one) => isOneOfThose({ lines, tokens }, one, candidate));
  if (single) {
    Object.assign(single, { quantities: [count], price: figureWith(price, { per: true, unit: "each" }) });
    lines.changed(single);
    return true;
  }
  const noun = count.unit !== null && isMeasure(count.unit) ? "" : headNoun(count, tokens);
  const line = lines.list.findLast(
    (one) =>
      one.price?.per === true &&
      (noun === ""
        ? one.price.number.readings[0]?.value === price.number.readings[0]?.value
        : one.quantities.some((figure) => headNoun(figure, tokens) === noun)),
  );
  if (!line) return false;
  line.quantities = candidate.quantities;
  line.price = price.per ? price : figureWith(price, { per: true, unit: line.price?.unit ?? "each" });
  lines.changed(line);
  return true;
}

const ADDS = wordSet("plus extra additional another");
const THEN = wordSet("and then");
const TAKING = new Set(["took", "takes", "needed"]);
const US = new Set(["me", "us"]);

/** "It only took two and a half", "no, it took me two": so many hours, and not those that were said before. */
export function retakesTime({ lines, tokens }: Heard, candidate: Candidate): boolean {
  const count = candidate.quantities.at(-1);
  if (!count || candidate.price || candidate.service) return false;
  const line = lines.list.findLast((one) => one.price);
  const hours = line?.quantities.find((figure) => figure.unit === "hour");
  const others = candidate.words.filter(
    (index) => ![TAKING, US, EDIT_TERMS].some((said) => said.has(at(tokens, index))),
  );
  const it = lines.content(others).length === 0;
  const verb = US.has(at(tokens, count.first - 1)) ? count.first - 2 : count.first - 1;
  if (!line || !hours || !it || !TAKING.has(at(tokens, verb))) return false;
  if (count.unit !== null && count.unit !== "hour") return false;
  line.quantities = line.quantities.map((figure) => (figure === hours ? figureWith(count, { unit: "hour" }) : figure));
  lines.changed(line);
  return true;
}

/** "The dumpster is four hundred for three days": how long what was just priced lasts, and no count of another line. */
function lastsFor({ lines, tokens }: Heard, candidate: Candidate, count: Figure): boolean {
  const line = lines.list.at(-1);
  const time = count.unit !== null && TIME_UNITS.has(count.unit) && at(tokens, count.first - 1) === "for";
  if (!line?.price || line.price.per || !time || line.last < count.first - 2) return false;
  if (lines.content(candidate.words).length > 0 || candidate.quantities.length > 1) return false;
  line.quantities.push(count);
  line.last = count.last;
  lines.changed(line);
  return true;
}

/** "And the labor's four hours" after "three hours of labor": the count of a line is said anew. */
export function restatesCount(heard: Heard, candidate: Candidate): boolean {
  const { lines, tokens } = heard;
  const count = candidate.quantities.at(-1);
  if (!count || candidate.service || candidate.free || at(tokens, count.first - 1) === "the") return false;
  if (candidate.price) return countsFurther(heard, candidate, count) || restatesWhole(heard, candidate, count);
  if (retakesTime(heard, candidate) || lastsFor(heard, candidate, count)) return true;
  const { unit } = count;
  // "she'd like a third, so three pillows"
  const anew = ["so", "it's", "that's", "make"].includes(at(tokens, count.first - 1));
  // "two windows are painted shut"
  const counted = unit !== null && !isMeasure(unit) && !TIME_UNITS.has(unit);
  const takesBack = EDIT_TERMS.has(at(tokens, count.first - 1));
  if ((unit === null || (counted && !takesBack)) && !anew) return false;
  const behind = candidate.words.filter((index) => index > count.last);
  // "add one more outlet, so seven"
  const words = unit === null && anew && lines.content(behind).length > 0 ? behind : candidate.words;
  const quantities = words === behind ? candidate.quantities : [count];
  const target = lines.match({ ...candidate, words, quantities });
  if (!target?.quantities.some((figure) => figure.unit === unit) || !(target.price || target.service)) return false;
  // "two hours of hedge trimming and one hour on the fence", "fourteen squares plus one square for waste": so many on top
  // "six hours at ninety ... three hour minimum": more than the least was counted
  const least = TIME_UNITS.has(unit ?? "") && isLeastCount(count, tokens);
  if (least && target.quantities.some((one) => one.unit === unit && valueOf(one) >= valueOf(count))) return true;
  if (ADDS.has(at(tokens, count.first - 1)) || (unit === "hour" && THEN.has(at(tokens, count.first - 1)))) return false;
  lines.replace(
    { ...candidate, quantities },
    { kind: "replace", strikes: false, waived: false, first: candidate.first },
  );
  return true;
}
