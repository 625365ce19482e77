import { wordSet } from "#shared/word-set.ts";
import type { Figure } from "../numbers/figure.ts";
import { newCandidate, type Candidate } from "../quantities/candidate.ts";
import { namesWork } from "../words/named-work.ts";
import { isTask } from "../words/nature.ts";
import { headAfter } from "../words/nearby.ts";
import { saysOneOf } from "../words/sentence-words.ts";
import { stem } from "../words/stem.ts";
import { at, beginsSentence, isJoined, normsAt, placesBetween, type Token } from "../words/tokens.ts";
import { isMeasure, TIME_UNITS } from "../words/units.ts";
import { couldName, LABOR_WORDS, WORK_VERBS, withoutPossessive } from "../words/words.ts";
import { isWorkVerb } from "../words/work-forms.ts";

const AND = wordSet("and plus also then");
/** "The dryer vent | is 90": what stands before one of these is what the price is for. */
const IS = wordSet("is are was were runs costs");
/** Work that makes room for what comes next, and that its price holds: "pull the old posts and set six new ones at 90". */
const PREPARES = wordSet("remove pull tear rip demo demolish cut prep dig strip disconnect scrape gut");
/** What is priced of the work itself: "replace a disposal, the unit is 185". */
const PARTS = new Set([
  ...LABOR_WORDS,
  ..."unit part parts install installation material materials price total job kit".split(" "),
]);
/** So many priced things in one sentence are a list. */
const LIST = 3;
/** Shorter stems are shared by chance. */
const LEAST_STEM = 2;
/** A thing in a list is named in no more words. */
const MOST_NAMED = 4;
/** "Hedge trimming and a mailbox" without the counted noun. */
const LEAST_WORDS = 3;
const OPENS = wordSet("a an the another new some");
const NEEDS = wordSet("needs need has have");
const EACH = wordSet("each apiece");
/** Of a wish, or of a need. */
const WISHES = new Set([...NEEDS, "wants", "want", "wanted"]);
const REFERS = wordSet("it them those these that one ones both same");

const contentOf = (tokens: readonly Token[], places: readonly number[]): string[] =>
  normsAt(tokens, places).map(withoutPossessive).filter(couldName);

/** Where the name of what is priced begins; whether what stands before it is surely something else, and a thing as such. */
interface Own {
  from: number;
  sure: boolean;
  thing: boolean;
}

const unsure = (from: number): Own | null => (from < 0 ? null : { from, sure: false, thing: false });
const beside = (from: number): Own => ({ from, sure: true, thing: true });

/** What is looked at: the priced line's words before its price, and where the price begins. */
interface Before {
  tokens: readonly Token[];
  words: readonly number[];
  price: number;
}

/** "Gutter cleaning and | two downspouts at 60 each", "clean the gutters and | hang two doors at 60 each". */
function countedFrom(tokens: readonly Token[], { first, number, unit }: Figure): Own | null {
  const from = isWorkVerb(at(tokens, first - 1)) ? first - 1 : first;
  const counts = headAfter(tokens, number.last) >= 0 && !isMeasure(unit ?? "") && !TIME_UNITS.has(unit ?? "");
  return counts && AND.has(at(tokens, from - 1)) ? unsure(from) : null;
}

/** "She wants the steps redone then | a patio in the yard for 3900", "soft-close hinges, and | a lazy Susan in the corner for 160". */
function joinedFrom({ tokens, words, price }: Before): Own | null {
  for (let place = words.length - 1; place > 0; place--) {
    const index = words[place] ?? -1;
    const lead = index > 0 ? tokens[index - 1] : undefined;
    if (lead?.norm !== "then" && lead?.norm !== "and") continue;
    const word = at(tokens, index);
    if (lead.norm === "then" && place > 1 && (OPENS.has(word) || !isWorkVerb(word)))
      return { from: index, sure: true, thing: false };
    const listed = (word === "a" || word === "an") && lead.norm === "and" && lead.gap === "comma";
    if (listed && at(tokens, price - 1) === "for") return beside(index);
  }
  return null;
}

/** "Hedge trimming and a new mailbox put up | the mailbox is 90": what is priced was named before; its article, or -1. */
function namedAgain({ tokens, words }: Before): number {
  const thing = words.at(at(tokens, words.at(-1)).endsWith("'s") ? -1 : -2) ?? -1;
  const name = withoutPossessive(at(tokens, thing));
  if (at(tokens, thing - 1) !== "the") return -1;
  return words.some((index) => index < thing - 1 && at(tokens, index) === name) ? thing - 1 : -1;
}

/** The last of some words before which there is a pause, or -1. */
function lastPause(tokens: readonly Token[], words: readonly number[]): number {
  for (let place = words.length - 1; place >= 0; place--) {
    const index = words[place] ?? -1;
    if (!isJoined(tokens[index])) return index;
  }
  return -1;
}

/** Those of some places that stand before a token: mostly all of them. */
const placesUntil = (places: readonly number[], end: number): readonly number[] =>
  places.every((index) => index < end) ? places : places.filter((index) => index < end);

/** Where the name of what is priced begins: behind the last pause or "and" before the price, or before its count; null when nothing parts it. */
function ownFrom({ price, quantities, words: all }: Candidate, tokens: readonly Token[]): Own | null {
  const first = price?.first ?? 0;
  const count = quantities.find((figure) => figure.first < first);
  const alone = count && quantities.findLast((figure) => figure.first < first) === count;
  if (alone && (price?.per || EACH.has(at(tokens, (price?.last ?? -1) + 1)))) return countedFrom(tokens, count);
  const words = placesUntil(all, first);
  const before = { tokens, words, price: first };
  const joins = joinedFrom(before);
  if (joins || count) return joins;
  const from = lastPause(tokens, words);
  const paused = from > (words[0] ?? 0);
  const says = (verbs: ReadonlySet<string>, end: number) => saysOneOf(tokens, placesUntil(words, end), verbs);
  const is = at(tokens, words.at(-1));
  // "gutters need cleaning, | dryer vent 90"
  if (!IS.has(is) && !/\p{L}'s$/u.test(is))
    return paused && isJoined(tokens[first]) && says(WISHES, from) ? unsure(from) : null;
  const again = namedAgain(before);
  if (again >= 0) return beside(again);
  if (paused) return unsure(from);
  // "the wiring has to be redone | and the panel is 2600"
  const and = words.findLastIndex((index) => at(tokens, index) === "and");
  return and > 0 && says(NEEDS, words[and] ?? -1) ? unsure(words[and + 1] ?? -1) : null;
}

/** True when words have several parts, between pauses and "and". */
const haveParts = (words: readonly number[], tokens: readonly Token[]): boolean =>
  words.some((index, place) => place > 0 && (AND.has(at(tokens, index)) || !isJoined(tokens[index])));

/** The parts of some words, between pauses and "and". */
function partsOf(words: readonly number[], tokens: readonly Token[]): number[][] {
  const parts: number[][] = [[]];
  for (const index of words) {
    const and = AND.has(at(tokens, index));
    if (and || !isJoined(tokens[index])) parts.push([]);
    if (!and) parts.at(-1)?.push(index);
  }
  return parts.filter((part) => part.length > 0);
}

/** Work that makes room for other work. */
const isRoomFor = (words: readonly number[], tokens: readonly Token[]): boolean =>
  PREPARES.has(normsAt(tokens, words).find((word) => WORK_VERBS.has(word)) ?? "");

/** Work that stands for itself, and makes no room for other work. */
const isOwnWork = (words: readonly number[], tokens: readonly Token[]): boolean =>
  namesWork(tokens, words) || (isTask(tokens, words) && !isRoomFor(words, tokens));

/** The work that was said before the priced thing, in one breath with it, and is another: null when there is none. */
function workBefore(candidates: readonly Candidate[], index: number, tokens: readonly Token[]): Candidate | null {
  const candidate = candidates[index];
  if (!candidate?.price || candidate.service || candidate.free || candidate.echo) return null;
  // asked first, since most prices are of one thing: two of them take more words
  if (candidate.words.length < LEAST_WORDS) return null;
  const { price, insteadOf, trailing } = candidate;
  const found = insteadOf || price.whole ? null : ownFrom(candidate, tokens);
  if (!found || headsList(candidates, index, tokens)) return null;
  const { from, sure, thing: isThing } = found;
  const own = candidate.words.filter((place) => place >= from);
  const counted = candidate.quantities.map(({ noun }) => noun);
  const thing = contentOf(tokens, [...own, ...trailing, ...counted]);
  if (thing.every((word) => PARTS.has(word)) || normsAt(tokens, own).some((word) => REFERS.has(word))) return null;
  const stems = new Set(thing.map(stem));
  const parts = partsOf(placesUntil(candidate.words, from), tokens);
  // "install a toilet and two valves at 45 each": the order is of both
  const isOrdered = from === candidate.quantities[0]?.first;
  const others = parts.filter((part) => !contentOf(tokens, part).some((word) => stems.has(stem(word))));
  const isWork = (part: readonly number[]) => {
    if (sure) return !isRoomFor(part, tokens);
    return isOrdered ? namesWork(tokens, part) : isOwnWork(part, tokens);
  };
  const [first, last] = [others[0]?.[0], others.at(-1)?.at(-1)];
  if (!others.every(isWork) || first === undefined || last === undefined) return null;
  // not a copy: other lines may refer to this one
  candidate.words = own;
  candidate.first = candidate.words[0] ?? candidate.quantities[0]?.first ?? candidate.first;
  const words = others.flat();
  return { ...newCandidate(first), words, last, asked: isThing && contentOf(tokens, words).length <= MOST_NAMED };
}

/** "Set up a home network: mesh system is 360, four drops at 125, setup ...": what begins such a sentence is made of all that follows. */
function headsList(candidates: readonly Candidate[], index: number, tokens: readonly Token[]): boolean {
  const [candidate, ...others] = candidates.slice(index, index + LIST);
  const { first = 0 } = candidate ?? {};
  const last = others.at(-1)?.first ?? 0;
  const isOne = placesBetween(first + 1, last + 1).every((place) => !beginsSentence(tokens[place]));
  return others.length === LIST - 1 && isOne && others.every(({ price }) => price !== null);
}

const contentStems = ({ words, trailing, quantities }: Candidate, tokens: readonly Token[]): string[] =>
  contentOf(tokens, [...words, ...trailing, ...quantities.map(({ noun }) => noun)]).map(stem);

/** "Install a fan and a dimmer. The dimmer is 120": of work without a price only what no price follows for. */
function withoutPriced(
  candidate: Candidate,
  stemsOfPriced: () => ReadonlySet<string>,
  tokens: readonly Token[],
): Candidate {
  const parts = haveParts(candidate.words, tokens) ? partsOf(candidate.words, tokens) : [];
  if (parts.length < 2) return candidate;
  const known = stemsOfPriced();
  const said = parts.map((part) => new Set(contentOf(tokens, part).map(stem)));
  const isOwn = (word: string) => word.length > LEAST_STEM && said.filter((stems) => stems.has(word)).length === 1;
  const left = parts.filter((_, place) => ![...(said[place] ?? [])].some((word) => isOwn(word) && known.has(word)));
  if (left.length === 0 || left.length === parts.length || !left.every((part) => isOwnWork(part, tokens)))
    return candidate;
  return { ...candidate, words: left.flat() };
}

/** True for a line that has neither price nor count: its words are all there is of it. */
const isBare = ({ price, service, free, quantities }: Candidate): boolean =>
  !price && !service && !free && quantities.length === 0;

/** What a list is announced as: "a few things", "some work". */
const LISTED = wordSet("work things stuff items repairs projects jobs list help");

/** "Patch the ceiling in the den, re-caulk the tub": each task of a list is a line of its own. */
function tasksIn(candidate: Candidate, tokens: readonly Token[]): Candidate[] {
  if (candidate.trailing.length > 0 || !haveParts(candidate.words, tokens)) return [candidate];
  const said = partsOf(candidate.words, tokens).filter((part) => contentOf(tokens, part).length > 0);
  const [opening = [], ...rest] = said;
  const orders = (part: readonly number[]) => isTask(tokens, part);
  // "she needs some work: patch the ceiling, paint the hall"
  const announces = !orders(opening) && opening.some((index) => LISTED.has(at(tokens, index)));
  const parts = announces ? rest : [opening, ...rest];
  if (parts.length < (announces ? 1 : 2) || !parts.every(orders)) return [candidate];
  return parts.map((words) => ({ ...candidate, words, first: words[0] ?? candidate.first, last: words.at(-1) ?? 0 }));
}

/**
 * What is to be done and has no price stands as a line of its own, which asks: "gutter cleaning and two downspouts at 60
 * each" prices no cleaning, "mowing and edging. The mowing is 45" no edging.
 */
export function partUnpricedWorks(candidates: readonly Candidate[], tokens: readonly Token[]): Candidate[] {
  const parted: Candidate[] = [];
  for (let index = 0; index < candidates.length; index++) {
    const candidate = candidates[index];
    if (!candidate) break;
    const work = workBefore(candidates, index, tokens);
    if (work) parted.push(work);
    if (isBare(candidate)) parted.push(...tasksIn(candidate, tokens));
    else parted.push(candidate);
  }
  const last = parted.findLast(({ price, service }) => price ?? service)?.first ?? -1;
  if (!parted.some((candidate) => isBare(candidate) && candidate.last < last)) return parted;
  const priced = parted.filter(({ price, service }) => price ?? service);
  let known: ReadonlySet<string> | null = null;
  const stemsOfPriced = () => (known ??= new Set(priced.flatMap((candidate) => contentStems(candidate, tokens))));
  return parted.map((candidate) =>
    isBare(candidate) && candidate.last < last ? withoutPriced(candidate, stemsOfPriced, tokens) : candidate,
  );
}
