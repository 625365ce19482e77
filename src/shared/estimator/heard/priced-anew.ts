import { wordSet } from "#shared/word-set.ts";
import { dollarsOf, isWithin, type Figure } from "../numbers/figure.ts";
import { newCandidate, type Candidate } from "../quantities/candidate.ts";
import { isThing } from "../words/nearby.ts";
import { saysOneOf } from "../words/sentence-words.ts";
import { isDoer, stem } from "../words/stem.ts";
import { at, isJoined, normsAt, type Token } from "../words/tokens.ts";
import { isFootage } from "../words/units.ts";
import { WORK_VERBS } from "../words/words.ts";
import type { HeardLines } from "./heard-lines.ts";
import { eachOf, repriced } from "./repriced.ts";

/** The lines heard before, and the talk. */
interface Heard {
  lines: HeardLines;
  tokens: readonly Token[];
}

/** What stands between a thing and the price that it has now: "has to be", "is going to be", "came out to", "so", "so call it". */
const LEADING_TO_PRICE = wordSet(
  "has have had gotta got needs to be is are was were more like closer gonna going should should've been it's that's they're so make say call it came comes out ended up turned it'll they'll that'll will at only just goes go about",
);
/** Of those the ones that by themselves say that it is another price. */
const ANOTHER =
  /(?:^| )(?:(?:has|have|needs|got|going) to be|gotta be|has to go to|gonna be|came out (?:to|at)|comes out to|turned out|more like|closer to|ended up)(?: |$)/;
const NOW = wordSet("now instead");
const PRONOUNS = wordSet("it it's its they they're that that's those it'll they'll that'll");
/** "I could do the cleanup for", "I'd be happy with 80 for the edging": what the speaker asks after all. */
const SPEAKERS = wordSet("i i'd i'll we we'd we'll");
const OFFERING = wordSet(
  "do could can would will be happy fine with go down make let charge just only for at settle take",
);
const TOLD = wordSet("told quoted promised");
const KEPT = wordSet("honor honour stick keep honoring");
/** How far behind such a price "we honor that" stands. */
const KEPT_REACH = 10;
/** So soon a price that was changed may be said once more: "since Linda helps me with it, so say six fifty". */
const AGAIN_REACH = 14;
const SAYING = wordSet("so say make call put it at that's it's we i honor keep stick go with just");
const IS = wordSet("is are");
/** With one of these something comes on top. */
const ADDING = wordSet("also too plus another more extra additional second add adding");
const DEFINITE = wordSet("the those that his her their");
const LEADING_TO_THING = wordSet("for on");
/** A price that is said anew is not so many times larger or smaller. */
const FARTHEST = 3;
/** So many words name a thing at most. */
const LONGEST_NAME = 4;

const isNear = (one: Figure, other: Figure): boolean =>
  one.number.readings.some(({ value }) => isWithin(FARTHEST, value * one.scale, dollarsOf(other)));

/** The line that the words from a place on name, as many of them as do. */
function namedFrom(
  { lines, tokens }: Heard,
  words: readonly number[],
  from: number,
): { line: Candidate; end: number } | null {
  for (let end = Math.min(words.length, from + LONGEST_NAME); end > from; end--) {
    const some = words.slice(from, end).filter((index) => at(tokens, index) !== "ones" && at(tokens, index) !== "one");
    if (some.length < 1 || (some.at(-1) ?? 0) - (some[0] ?? 0) > some.length) continue;
    if (lines.content(some).length !== some.length) continue;
    const line = lines.repeats({ ...newCandidate(some[0] ?? 0), words: some });
    if (line?.price) return { line, end };
  }
  return null;
}

/** "The faucet" may be the thing that is put in, where the line is the work: only its verb names that. */
function namesWork({ lines, tokens }: Heard, line: Candidate, words: readonly number[]): boolean {
  const [first = ""] = lines.content(line.words);
  return !WORK_VERBS.has(first) || words.some((index) => stem(at(tokens, index)) === stem(first));
}

/** Before what was named these say where a thing is, or what it is for. */
const PLACING = wordSet("under on in around over behind above below beneath inside along by with through beside for");

/** "The new pump" of a new one horse pump: the last word of its name, before where it is: "gravel | under the slab". */
function isHead({ lines, tokens }: Heard, { words }: Candidate, word: number | undefined): boolean {
  const place = words.findIndex((index) => PLACING.has(at(tokens, index)));
  const own = lines.content(place > 0 ? words.slice(0, place) : words);
  const name = own.length > 0 ? own : lines.content(words);
  const [thing, said] = [name.at(-1) ?? "", at(tokens, word)];
  return stem(thing) === stem(said) && !isDoer(thing, said);
}

/** "The pumping" of pump the tank: the work that the line is. */
const isWork = ({ lines, tokens }: Heard, line: Candidate, word: number | undefined): boolean => {
  const [first = ""] = lines.content(line.words);
  return WORK_VERBS.has(first) && at(tokens, word).endsWith("ing") && stem(at(tokens, word)) === stem(first);
};

/** "A heated mat under | the floor": a thing of its own, which the line that is named behind it does not know. */
function placesThing({ lines, tokens }: Heard, line: Candidate, words: readonly number[]): boolean {
  if (!PLACING.has(at(tokens, words.at(-1)))) return false;
  const own = lines.stemsOfListed(line);
  return lines.content(words).some((word) => isThing(word) && !own.has(stem(word)) && !NAMES_PRICE.has(word));
}
/** "The price on the siding" is of the siding. */
const NAMES_PRICE = wordSet("price rate cost charge number total figure quote labor part parts");

/** Where the words begin, directly before the price, that only lead to it. */
function leadFrom(tokens: readonly Token[], words: readonly number[]): number {
  let place = words.length;
  while (place > 0 && LEADING_TO_PRICE.has(tokens[words[place - 1] ?? 0]?.norm ?? "")) place--;
  return place;
}

/** True when a price can stand where that of a line stood: in its unit, and of its size. */
function fits(price: Figure, line: Candidate): boolean {
  const before = line.price;
  if (!before || !isNear(price, before)) return false;
  const feet = price.unit === "ft" && isFootage(before.unit ?? "");
  return !price.per || (before.per && (before.unit === price.unit || feet)) || line.quantities.length > 0;
}

/** The line that some words name last: "the crown isn't that bad either". */
function lastNamed(heard: Heard, words: readonly number[]): Candidate | null {
  for (let place = words.length - 1; place >= 0; place--)
    if (DEFINITE.has(at(heard.tokens, words[place]))) {
      const named = namedFrom(heard, words, place + 1);
      if (named) return named.line;
    }
  return null;
}

/** "Camera inspection, 90. I told her | I'd do it for seventy": nothing but the line before can be meant, when there is one of it. */
function toldOfLast({ lines, tokens }: Heard, lead: readonly number[]): Candidate | null {
  const line = lines.list.at(-1);
  const told = saysOneOf(tokens, lead, TELLING) && lead.every((index) => TELLING_LEADS.has(at(tokens, index)));
  return told && line && line.quantities.length === 0 && !line.price?.per ? line : null;
}
const TELLING = wordSet("told said promised");
const TELLING_LEADS = wordSet(
  "told said promised i i'd i've we had already just him her them that and but so uh um well",
);

/** "I could do the cleanup for", "I'd be happy with": the price that the speaker names instead. */
function offers({ lines, tokens }: Heard, before: readonly number[], behind: readonly number[]): Candidate | null {
  const place = before.findLastIndex((index) => SPEAKERS.has(at(tokens, index)));
  if (place < 0) return null;
  let next = place + 1;
  while (OFFERING.has(at(tokens, before[next])) || PRONOUNS.has(at(tokens, before[next]))) next++;
  if (next === place + 1) return null;
  // "the crown isn't that bad either, I'd do that for five hundred"
  if (next === before.length && PRONOUNS.has(at(tokens, before[next - 2]))) {
    const lead = before.slice(0, place);
    return lastNamed({ lines, tokens }, lead) ?? toldOfLast({ lines, tokens }, lead);
  }
  const named = DEFINITE.has(at(tokens, before[next])) ? namedFrom({ lines, tokens }, before, next + 1) : null;
  const rest = before.slice(named?.end ?? next);
  if (rest.some((index) => !OFFERING.has(at(tokens, index)))) return null;
  return named?.line ?? namedBehind({ lines, tokens }, behind);
}

const SAYS = wordSet("say make call");
/** "Too high", "too low": what the speaker thinks of a price that was said. */
const FAR_OFF = wordSet("high low steep cheap much little");

/** "I put the labor too high there, $3,500 will do it": the line of the price that was too high, or null. */
function pricedFarOff(heard: Heard, before: readonly number[]): Candidate | null {
  const { tokens } = heard;
  const off = before.findIndex((index) => at(tokens, index) === "too" && FAR_OFF.has(at(tokens, index + 1)));
  if (
    off < 0 ||
    before.slice(off + 2).some((index) => isThing(at(tokens, index)) && !BESIDE_OFF.has(at(tokens, index)))
  )
    return null;
  const named = lastNamed(heard, before.slice(0, off));
  const [article = -1, thing = -1] = before.slice(off - 2, off);
  // "the labor": a word that many lines share
  if (named || !DEFINITE.has(at(tokens, article))) return named;
  return heard.lines.unwanted({ ...newCandidate(thing), words: [thing] });
}
const BESIDE_OFF = wordSet("there here on it that's it's make call say should be is go with let's do");

/** "For the edging", "for the crown": the line that stands behind the price. */
function namedBehind(heard: Heard, behind: readonly number[]): Candidate | null {
  const { tokens } = heard;
  if (!LEADING_TO_THING.has(at(tokens, behind[0])) || !DEFINITE.has(at(tokens, behind[1]))) return null;
  return namedFrom(heard, behind, 2)?.line ?? null;
}

/** "I told her 319 for the damper, | so we honor that": what was told holds. */
function keepsSoon(tokens: readonly Token[], from: number): boolean {
  for (let index = from + 1; index < from + KEPT_REACH; index++) if (KEPT.has(at(tokens, index))) return true;
  return false;
}

/** "It's fifty a push now": of several lines the one that is priced by the push. */
function linePer({ lines }: Heard, { per, unit }: Figure): Candidate | undefined {
  const last = lines.list.at(-1);
  if (!per || unit === null || unit === "each" || last?.price?.unit === unit) return last;
  const [line, ...others] = lines.list.filter(({ price }) => price?.per && price.unit === unit);
  return others.length === 0 ? line : undefined;
}

/** The words of a line behind its price. */
const behindPrice = ({ words, trailing }: Candidate, price: Figure): number[] =>
  [...words, ...trailing].filter((index) => index > price.last).sort((a, b) => a - b);

/** The line whose price is said anew, when it is. */
function targetOf(heard: Heard, candidate: Candidate, price: Figure): Candidate | null {
  const { lines, tokens } = heard;
  const before = candidate.words.filter((index) => index < price.first);
  const farOff = pricedFarOff(heard, before);
  if (farOff) return farOff;
  if (saysOneOf(tokens, before, SPEAKERS)) {
    // "I told her 319 for the damper, so we honor that"
    const told = saysOneOf(tokens, before, TOLD);
    const same = told ? namedBehind(heard, behindPrice(candidate, price)) : null;
    // "I'd quoted her the 90 for the camera": the price that it has
    if (same?.price && !price.per && dollarsOf(same.price) === dollarsOf(price)) return same;
    if (told && keepsSoon(tokens, price.last)) return namedBehind(heard, behindPrice(candidate, price));
    const offered = offers(heard, before, behindPrice(candidate, price));
    if (offered) return offered;
  }
  const place = leadFrom(tokens, before);
  const lead = normsAt(tokens, before.slice(place));
  const so = lead[0] === "so" || (lead[0] === "it" && at(tokens, before[place - 1]) === "so");
  const now = NOW.has(at(tokens, price.last + 1));
  const another = lead.length > 1 && ANOTHER.test(lead.join(" "));
  const being = lead.length === 1 && IS.has(lead[0] ?? "");
  // "say $720 for the door glass", "it'll run me more like ninety for the steel"
  const says = SAYS.has(lead[0] ?? "") && lead.length === 1 && !isJoined(tokens[before[place] ?? -1]);
  const ofThing = says || another ? namedBehind(heard, behindPrice(candidate, price)) : null;
  if (ofThing) return ofThing;
  if (!(so || now || another || being)) return null;
  // "so five hundred for the crown"
  if (so && lead.length === 1 && LEADING_TO_THING.has(at(tokens, price.last + 1)))
    return namedBehind(heard, behindPrice(candidate, price));
  const norms = normsAt(tokens, before);
  const name = norms.findLastIndex((word, index) => index < place && DEFINITE.has(word));
  const said = name < 0 ? null : namedFrom(heard, before, name + 1);
  // "the washing in the studio is gonna be ninety" behind another thing in the studio
  const named = said && another && placesThing(heard, said.line, before.slice(0, name)) ? null : said;
  // "and the new pump is sixteen fifty"
  const is =
    being &&
    named !== null &&
    !placesThing(heard, named.line, before.slice(0, name)) &&
    (isHead(heard, named.line, before[place - 1]) || isWork(heard, named.line, before[place - 1]));
  if (!(so || now || another || is)) return null;
  if (named && named.end === place && !so) {
    const work = is || lead.includes("out") || lead.includes("ended");
    return !work || namesWork(heard, named.line, before) ? named.line : null;
  }
  if (is) return null;
  const last = linePer(heard, price);
  const adds = norms.some((word) => ADDING.has(word));
  if (adds) return null;
  // "garden roses in the centerpieces, I can't do those at fifty, | they have to be sixty apiece", "it's two coats so nine fifty"
  const own = lead.findLastIndex((word) => PRONOUNS.has(word));
  const subject = own >= 0 ? place + own : PRONOUNS.has(norms[place - 1] ?? "") ? place - 1 : -1;
  const first = norms[0] === "and" || norms[0] === "but" ? 1 : 0;
  if (subject >= 0 && !so)
    return lastNamed(heard, before.slice(0, subject)) ?? (subject === first ? (last ?? null) : null);
  if (!last?.price) return null;
  if (so && PRONOUNS.has(norms[first] ?? "")) return last;
  // "she called, wants three tiers now, so three forty"
  const stems = lines.stemsOfListed(last);
  const shared = lines.content(before.slice(0, place)).some((word) => stems.has(stem(word)));
  return so && shared && norms.includes("now") ? last : null;
}

/** "So we honor that. $319.", "so say six fifty": the price that a line just got, once more. */
function saysAgain({ lines, tokens }: Heard, { words, trailing, first }: Candidate, price: Figure): boolean {
  const line = lines.pricedAnew;
  if (!line?.price || price.per || dollarsOf(line.price) !== dollarsOf(price)) return false;
  if (first - lines.changedAt > AGAIN_REACH || trailing.length > 0) return false;
  const lead = words.slice(leadFrom(tokens, words));
  return words.every((index) => SAYING.has(at(tokens, index))) || lead.some((index) => at(tokens, index) === "so");
}

/**
 * "The plank has to be four seventy five", "the disposal is seventy eight hundred instead", "I could do the cleanup for six
 * fifty", "so five hundred for the crown", "it's fifty a push now": the price of a line that was heard, said anew. The
 * later price holds.
 */
export function pricesAnew(heard: Heard, candidate: Candidate): boolean {
  const { price, quantities, service, optional } = candidate;
  if (!price || price.whole || service || optional || quantities.length > 0 || heard.lines.list.length === 0)
    return false;
  if (saysAgain(heard, candidate, price)) return true;
  const line = targetOf(heard, candidate, price);
  if (!line?.price || !fits(price, line)) return false;
  const before = eachOf(line, price, heard.tokens) ?? line.price;
  const feet = price.unit !== before.unit && isFootage(before.unit ?? "");
  line.price = feet ? { ...repriced(before, price), unit: before.unit } : repriced(before, price);
  line.last = Math.max(line.last, candidate.last);
  heard.lines.changed(line);
  heard.lines.pricedAnew = line;
  heard.lines.changedAt = candidate.last;
  return true;
}
