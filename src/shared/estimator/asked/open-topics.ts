import { wordSet } from "#shared/word-set.ts";
import { at, beginsSentence, isJoined, normsAt, placesBetween, type Token } from "../words/tokens.ts";
import { isMeasure, TIME_UNITS, unitAt } from "../words/units.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import { couldName, CREW, FILLERS } from "../words/words.ts";
import { isContracted } from "./mentioned-things.ts";
import { beginsOpenPrice, openPriceLength } from "./open-prices.ts";
import { DENIED, headOf, isFigure, isPlaceWord, isWork, LONGEST, REFERS, type Talk } from "./phrases.ts";

/** A thing of which nobody knows yet what it costs, where it is first named, and the last of the words that say so. */
export interface OpenTopic {
  thing: readonly number[];
  first: number;
  last: number;
}

/** So far before such words the thing is named. */
const REACH = 26;
const ARTICLES = wordSet("the a an his her their some");
const OPENS = new Set([...ARTICLES, "new", "another"]);
/** Behind these a clause begins. */
const JOINTS = wordSet("and but so then plus also oh");
/** What was asked about or is to be looked at: "asked about | stamping the border", "look at | the fascia". */
const OF = wordSet("about at");
const ASKING = wordSet("asked asking ask asks look looked looking wondering talked");
/** Behind the thing what is told of it begins, or a clause of its own. */
const TELLS = wordSet(
  "is are was were isn't aren't wasn't weren't has have had hasn't haven't needs need needed wants want wanted keeps kept looks looked felt feels seems must may might could can can't won't wouldn't would will doesn't don't didn't i i'm i'll i'd i've we we're we'll we'd we've he he's he'd she she's she'd they they're they'd they've you it it's that that's which who where if when till until before because since nobody somebody everybody nothing still yet now already too as not never got gotta gets goes let lemme said told first again after",
);
/** Names that say nothing of what a thing is. */
const NO_TOPIC = wordSet(
  "material materials price prices part parts labor rest amount line one ones side corner payment deposit supplier what size color colors style finish forth",
);
const PRICES = wordSet("price prices pricing quote number numbers figure rate cost costs");
/** Behind a verb: "taking apart | the table". */
const PARTICLES = wordSet("apart up out down off back away over");
/** People who have a say and are no thing. */
const PEOPLE = new Set([
  ...CREW,
  ..."neighbor neighbors owner wife husband sister brother mother father mom dad son daughter kid kids cousin uncle aunt friend buddy boss lady landlord tenant client customer inspector marshal city county town hoa insurance adjuster builder architect".split(
    " ",
  ),
]);
/** "I can't price the fascia till | the old gutters are off": what has to happen first. */
const WHEN = wordSet("till til until when once before after because since unless");
/** "I have to see | the fixture": what the speaker does before. */
const LEARNING = wordSet("see know find measure get tell order call ask need");
/** What is so only perhaps is a condition, and nothing that somebody asked for. */
const PERHAPS = wordSet("any if whatever anything should");

/** Where the words before a place begin that are of the same sentence, and stand behind the last price. */
function regionFrom({ tokens, endsPrice, isTaken }: Talk, end: number, floor: number): number {
  let first = end;
  while (first > floor && end - first < REACH && !endsPrice(first - 1) && !isTaken(first - 1)) {
    if (beginsSentence(tokens[first]) && first < end) break;
    first--;
  }
  return first;
}

/** True where a thing that a clause is about may begin: at a pause, behind "and" or "it", or where an article follows a name. */
function beginsTopic(tokens: readonly Token[], region: number, place: number): boolean {
  const [before, word] = [at(tokens, place - 1), at(tokens, place)];
  // "wire and pipe" are one
  if (before === "and" && couldName(at(tokens, place - 2)) && couldName(word) && isJoined(tokens[place - 1]))
    return false;
  if (place === region || !isJoined(tokens[place]) || JOINTS.has(before) || REFERS.has(before)) return true;
  if (PEOPLE.has(before) || (FILLERS.has(before) && before !== "about")) return true;
  // "no rain | speed bump they asked about", "lot 9 | outlet baffle"
  const label = at(tokens, place - 2);
  if (label === "no" || (isFigure(before) && couldName(label) && !isPlaceWord(label))) return true;
  if (OF.has(before) && ASKING.has(at(tokens, place - 2))) return true;
  const does =
    isWorkVerb(before) ||
    isPlaceWord(before) ||
    PARTICLES.has(before) ||
    LEARNING.has(before) ||
    /(?:ing|ed)$/.test(before);
  const names = couldName(before) && !does;
  return ARTICLES.has(word) && names;
}

/** The words from a place on that may name a thing, up to what is told of it. */
function namingFrom({ tokens, isTaken, isSold }: Talk, first: number, end: number): readonly number[] {
  let next = first;
  while (next < end && (next === first || isJoined(tokens[next])) && next - first < LONGEST) {
    const word = at(tokens, next);
    const joins = word === "and" && next > first && couldName(at(tokens, next + 1)) && !OPENS.has(at(tokens, next + 1));
    if (TELLS.has(word) || (JOINTS.has(word) && !joins) || isTaken(next) || isSold(next)) break;
    // "in the bath | the city has to": another clause
    if (next > first && (isFigure(word) || (OPENS.has(word) && PEOPLE.has(at(tokens, next + 1))))) break;
    next++;
    if (isContracted(word, at(tokens, next))) break;
  }
  // "fixing | that"
  if (REFERS.has(at(tokens, next)) && at(tokens, next - 1).endsWith("ing")) return [];
  // "I have to look at | the lumber | first"
  if (at(tokens, next) === "first") return [];
  while (next > first && (!couldName(at(tokens, next - 1)) || PARTICLES.has(at(tokens, next - 1)))) next--;
  // "I haven't got | the fixture | price back"
  if (PRICES.has(at(tokens, next))) return [];
  return placesBetween(first, next).filter((place) => !FILLERS.has(at(tokens, place)));
}

/** The words of the thing that begins at a place, up to an end; none when they name none. */
function topicAt(talk: Talk, first: number, end: number): readonly number[] {
  const { tokens } = talk;
  const thing = namingFrom(talk, first, end);
  const norms = normsAt(tokens, thing);
  const head = headOf(tokens, thing).replace(/'s$/, "");
  const unit = unitAt(head, undefined)?.unit ?? "";
  // "about ten feet of it"
  const counts = isFigure(norms[0] ?? "") || (isFigure(at(tokens, first - 1)) && !OPENS.has(norms[0] ?? ""));
  const isMeasured = TIME_UNITS.has(unit) || (counts && isMeasure(unit));
  const isNone = isFigure(head) || NO_TOPIC.has(head) || PEOPLE.has(head) || isMeasured;
  if (!norms.some(couldName) || !isWork(head) || isNone || norms.some((word) => DENIED.has(word))) return [];
  const before = at(tokens, first - 1);
  return PERHAPS.has(norms[0] ?? "") || PERHAPS.has(before) || WHEN.has(before) ? [] : thing;
}

/** The nearest thing that some words are about, or none. */
function nearestTopic(talk: Talk, region: number, end: number): readonly number[] {
  for (let place = end - 1; place >= region; place--) {
    const thing = beginsTopic(talk.tokens, region, place) ? topicAt(talk, place, end) : [];
    if (thing.length > 0) return thing;
  }
  return [];
}

/** The thing that the words before a place are about, in its sentence or the one before; or none. */
function topicBefore(talk: Talk, end: number, floor: number): readonly number[] {
  const region = regionFrom(talk, end, floor);
  const thing = nearestTopic(talk, region, end);
  if (thing.length > 0 || !beginsSentence(talk.tokens[region])) return thing;
  // "He asked about stamping the border. | I'll have to price that separately"
  const before = regionFrom(talk, region, Math.max(floor, end - REACH));
  return nearestTopic(talk, before, region);
}

const NEW_ONE = wordSet("one ones");
/** Before what is done to the thing: "the return, | I'll relocate". */
const DOING = wordSet("i'll we'll i'd we'd");

/** "The damper is gone, I have to ask what a | new one runs", "the return, I'll | relocate": a word behind the thing that says more of it. */
function saidBehind(tokens: readonly Token[], thing: readonly number[], last: number): readonly number[] {
  const behind = placesBetween((thing.at(-1) ?? 0) + 1, last + 1);
  const isNew = behind.find((place) => at(tokens, place) === "new" && NEW_ONE.has(at(tokens, place + 1)));
  if (isNew !== undefined && at(tokens, thing[0]) !== "new") return [isNew];
  const [doing = -1, verb = -1] = behind;
  const isDone = DOING.has(at(tokens, doing)) && isWorkVerb(at(tokens, verb)) && !isJoined(tokens[verb + 1]);
  return isDone && at(tokens, verb) !== "price" ? [verb] : [];
}

/**
 * The things of which the talk says, wherever and however, that nobody knows yet what they cost, and that were not asked
 * for in other words: "The keypad, she's still choosing, so no number yet", "a vent through the roof i'm waiting on my
 * roofer for what he wants". A word that is said behind a thing and tells more of it stands before its words.
 */
export function findOpenTopics(talk: Talk, asked: readonly (readonly number[])[]): readonly OpenTopic[] {
  const { tokens, isTaken } = talk;
  const topics: OpenTopic[] = [];
  let floor = 0;
  for (let index = 1; index < tokens.length; index++) {
    const length = beginsOpenPrice(at(tokens, index)) && !isTaken(index) ? openPriceLength(tokens, index) : 0;
    if (length === 0) continue;
    const thing = topicBefore(talk, index, floor);
    const [first = -1] = thing;
    const last = index + length - 1;
    const known = topics.at(-1);
    const isAsked = asked.some((words) => Math.max(...words) >= first && Math.min(...words) < index);
    if (thing.length > 0 && !isAsked) topics.push({ thing, first, last });
    else if (thing.length === 0 && known && regionFrom(talk, index, floor) === floor) known.last = last;
    floor = last + 1;
    index = last;
  }
  return topics.map(({ thing, first, last }) => ({
    thing: [...saidBehind(tokens, thing, last), ...thing],
    first,
    last,
  }));
}
