import { wordSet } from "#shared/word-set.ts";
import { endsHead } from "../asked/mentioned-things.ts";
import { oneOf } from "../words/begins.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at } from "../words/tokens.ts";
import { unitAt } from "../words/units.ts";
import { couldName, CREW, EDGES, HESITATIONS, PREPOSITIONS, WORK_VERBS, WORK_WORDS } from "../words/words.ts";
import { isIrregularWork, isWorkVerb } from "../words/work-forms.ts";
import { OF_COMPUTERS } from "./describe.ts";
import { lineCue } from "./line-cues.ts";
import type { Said, ToldRule } from "./told-rule.ts";

/**
 * What a figure prices is the thing nearest to it: in raw talk the words before that thing, which tell of people, times or
 * how something is, run into it without a mark. These rules find where the thing begins.
 */

/** Counted things that can stand for what is sold: "Guests", "Visits". */
export const NOUN_UNITS = wordSet("guest visit session night trip event class lesson game");

/** Of whom or what something is told: "they had", "it was", "is called". */
const TOLD_OF = wordSet(
  "he she they i we it he's she's they're i'm we're it's i've we've they've he'd she'd i'd there's nobody everybody was were had said told called",
);
/** Who wants something has it done: the thing may stand in that clause. */
const WANTS = wordSet("want wants wanted need needs needed like get gets getting ordered asked");
/** Before a verb: somebody does that work. */
const DOES = wordSet("i we he she they i'll we'll i'd we'd to and then will can us");
const OURSELVES = wordSet("i we");
const OURS_TO_DO = wordSet("i'd we'd i'll we'll");
const PARTICLES = wordSet("in out up down off");
/** With these a clause can end. */
const ENDS_CLAUSE = wordSet("it him them there too");
const NAMES = wordSet("a an the his her their my our");
const BEING = wordSet("is are was were");

const isNumber = (word: string): boolean => isNumberWord(word) || /^\d/.test(word);

/** True when somebody does or wants work in some words, and not only a story is told. */
const asksForWork = ({ tokens }: Said, words: readonly number[]): boolean =>
  words.some((index, place) => {
    const word = at(tokens, index);
    // "wants them plain but bold"
    const [before, next] = [at(tokens, words[place - 1]), at(tokens, words[place + 1])];
    if (WANTS.has(word)) return !/^(?:it|them)$/.test(next);
    // "we ground out [seven] stumps", "I'd change the pipe too"
    if (OURSELVES.has(before) && isIrregularWork(word, next)) return true;
    if (OURS_TO_DO.has(before) && couldName(word) && (NAMES.has(next) || isNumber(at(tokens, index + 1)))) return true;
    // "so we finished it"
    if (!isWorkVerb(word) || ENDS_CLAUSE.has(at(tokens, words[place + 1]))) return false;
    return place === 0 || DOES.has(at(tokens, words[place - 1])) || word.endsWith("ed");
  });

/** True when the words before a place end with a story: the last of whom something is told wants nothing done. */
function isStory(said: Said, end: number): boolean {
  const { words, tokens } = said;
  const who = words.findLastIndex(
    (index, place) => place < end - 1 && TOLD_OF.has(at(tokens, index)) && !OF_COMPUTERS.has(at(tokens, index + 1)),
  );
  // "repair the furnace it's a two story house"
  const from = at(tokens, words[who]) === "it's" ? 0 : who;
  return who >= 0 && !asksForWork(said, words.slice(from, end));
}

/** True when some words are a thing's name and tell nothing. */
const isThing = ({ tokens, names }: Said, words: readonly number[]): boolean =>
  names(words) && !words.some((index) => TOLD_OF.has(at(tokens, index)));

/** True for the place of a word behind a count: "[two] truck loads". */
export const isCounted = ({ words, tokens }: Pick<Said, "words" | "tokens">, place: number): boolean => {
  const [before = 0, index = 0] = [words[place - 1], words[place]];
  return place > 0 && index > before + 1 && isNumber(at(tokens, before + 1));
};

/** "All the paint cans | [two] truck loads", "we got through it | hung [three] doors": a counted thing, with its work. */
function countedBehindStory(said: Said): number {
  const { words, tokens } = said;
  if ((words.at(-1) ?? 0) - (words[0] ?? 0) < words.length) return -1;
  for (let place = words.length - 1; place > 2; place--) {
    const word = at(tokens, words[place]);
    if (TOLD_OF.has(word)) return -1;
    // "the white one with the grey veins", but "[eight hours] of coverage"
    const opens = (word === "of" || !endsHead(word)) && !CREW.has(word);
    if (!opens || !isCounted(said, place) || !said.names(words.slice(place))) continue;
    const verb = place - (PARTICLES.has(at(tokens, words[place - 1])) ? 2 : 1);
    const worked = at(tokens, words[verb]);
    const works =
      (isWorkVerb(worked) || isIrregularWork(worked, at(tokens, words[verb + 1]))) &&
      !NAMES.has(at(tokens, words[verb - 1]));
    const begins = works ? verb : place;
    const before = at(tokens, words[begins - 1]);
    const apart = ENDS_CLAUSE.has(before) || (couldName(before) && !endsHead(before) && !before.endsWith("ing"));
    if (apart && isStory(said, begins)) return begins;
  }
  return -1;
}

/** The place behind the words of which a price is said: "the kitchen deep clean | is", "tear off | is [24 squares] at"; or -1. */
function endOfSubject({ words, tokens }: Said): number {
  const last = words.length - (at(tokens, words.at(-1)) === "at" ? 2 : 1);
  return BEING.has(at(tokens, words[last])) ? last : -1;
}

/** "The tenants left it rough | the deep clean is", "where it leaks over the kitchen | tear off is": a subject behind a story. */
function subjectBehindStory(said: Said): number {
  const { words, tokens } = said;
  const end = endOfSubject(said);
  if (end < 4) return -1;
  const begins = words.findLastIndex((index, place) => {
    const work = place === end - 2 && WORK_VERBS.has(at(tokens, index)) && PARTICLES.has(at(tokens, words[place + 1]));
    if (place < 3 || place >= end || !(work || NAMES.has(at(tokens, index)))) return false;
    const before = at(tokens, words[place - 1]);
    // "the firewall a fortigate": another name for it
    if (/^an?$/.test(at(tokens, index)) && NAMES.has(at(tokens, words[place - 2]))) return false;
    const compared = BEING.has(before) && at(tokens, words[place - 3]) === "than";
    return compared || ENDS_CLAUSE.has(before) || (couldName(before) && !endsHead(before) && !isWorkVerb(before));
  });
  return begins > 0 && isThing(said, words.slice(begins, end)) && isStory(said, begins) ? begins : -1;
}

const DEGREES = wordSet("pretty too very really so all kinda");
/** What is said to be so: "left it", "nothing", "the dog not". */
const BEFORE_DEGREE = wordSet("is are was were it them nothing not it's he's she's they're everything");

/** "Nothing too stiff | bridal bouquet", "the run is all mud | retaining wall is": behind how something is. */
function thingBehindDegree(said: Said): number {
  const { words, tokens } = said;
  const degree = words.findLastIndex(
    (index, place) => place > 0 && DEGREES.has(at(tokens, index)) && BEFORE_DEGREE.has(at(tokens, words[place - 1])),
  );
  const begins = degree + 2;
  const [so, next] = [at(tokens, words[begins - 1]), at(tokens, words[begins])];
  if (degree < 1 || EDGES.has(so) || PREPOSITIONS.has(so) || isWorkVerb(so)) return -1;
  // "it looks it so logo refresh"
  if (at(tokens, words[degree]) === "so" && /^(?:it|them)$/.test(at(tokens, words[degree - 1]))) return -1;
  // "it's all oak cabinets"
  const isSubject = endOfSubject(said) > begins;
  if (at(tokens, words[degree]) === "all" && !isSubject) return -1;
  // "the dog not so much [nine nights] at"
  const unit = unitAt(at(tokens, (words[begins] ?? 0) - 1), undefined)?.unit ?? "";
  const counted = isCounted(said, begins) && (said.names(words.slice(begins)) || NOUN_UNITS.has(unit));
  const opens = !endsHead(next) && (NAMES.has(next) || couldName(next)) && isThing(said, words.slice(begins));
  return (counted || opens) && !asksForWork(said, words.slice(0, degree)) ? begins : -1;
}

const NEEDING = wordSet("need needs takes gets");

/** "The stairs need | [four] new treads": what is counted is what the thing before it needs. */
function neededThing(said: Said): number {
  const { words, tokens } = said;
  const needs = words.findLastIndex((index, place) => place > 1 && NEEDING.has(at(tokens, index)));
  const begins = needs + 1;
  if (needs < 0 || !NAMES.has(at(tokens, words[0])) || !isCounted(said, begins)) return -1;
  return said.names(words.slice(begins)) ? begins : -1;
}

/** True for a word that says how something is to be: "simple but hot". */
const saysHow = (word: string): boolean => word === "but" || word === "and" || word === "or" || couldName(word);

/** "Catering for the dinner | he wants it simple but hot": how somebody wants the thing before. */
export function wantedSo({ words, tokens }: Said): number {
  const wants = words.findLastIndex((index) => /^wants?$/.test(at(tokens, index)));
  if (wants < 2 || !/^(?:he|she|they)$/.test(at(tokens, words[wants - 1]))) return -1;
  const end = words.length - (at(tokens, words.at(-1)) === "at" ? 1 : 0);
  const so = words.slice(wants + 2, end).map((index) => at(tokens, index));
  const plain = so.length > 0 && so.length < 5 && so.every((word) => saysHow(word) && !isWorkVerb(word));
  const counts = words.some((_, place) => place > wants && place < end && isCounted({ words, tokens }, place));
  const work = counts || so.some((word) => word.endsWith("ed") || WORK_WORDS.has(word));
  return /^(?:it|them)$/.test(at(tokens, words[wants + 1])) && plain && !work ? wants - 1 : -1;
}

const STARTS = wordSet("start starts started starting begin begins began");

/** "The pond's been low since June so we start with | a leak test": the first of what is done about it. */
export function startedWith({ words, tokens, names }: Said): number {
  const starts = words.findLastIndex((index) => STARTS.has(at(tokens, index)));
  const begins = starts + 2;
  const who = DOES.has(at(tokens, words[starts - 1])) || at(tokens, words[starts - 1]) === "so";
  const led = starts > 1 && who && at(tokens, words[starts + 1]) === "with";
  return led && names(words.slice(begins)) ? begins : -1;
}

/** What others' prices are called. */
const JUDGED = wordSet("joke robbery insult crazy ridiculous nuts insane bonkers outrageous steep");

/** "For the whole thing which is a joke | labor is [ten hours] at": behind what is thought of a price. */
function behindJudgement(said: Said): number {
  const { words, tokens, names } = said;
  const judged = words.findLastIndex((index) => JUDGED.has(at(tokens, index)));
  const is = /^an?$/.test(at(tokens, words[judged - 1])) ? judged - 2 : judged - 1;
  const which = BEING.has(at(tokens, words[is])) && /^(?:which|that)$/.test(at(tokens, words[is - 1]));
  const thing = words.slice(judged + 1, Math.max(judged + 1, endOfSubject(said)));
  return judged > 0 && which && names(thing) ? judged + 1 : -1;
}

const HOMES = wordSet("place house home bungalow cottage condo farmhouse ranch cape colonial townhouse cabin");
const ROOMS = wordSet(
  "living dining family kitchen hall hallway bedroom bathroom bath master guest basement garage den foyer porch attic laundry front back upstairs downstairs main",
);
/** "A nice big old | place". */
const LONGEST_HOME = 4;

/** "She's got a nice old place with the tall ceilings | living room walls": the room that is done, behind what somebody lives in. */
function roomBehindHome({ words, tokens, names }: Said): number {
  const who = words.findIndex((index) => TOLD_OF.has(at(tokens, index)));
  const home = words.findIndex((index, place) => place > who && HOMES.has(at(tokens, index)));
  const article = words.slice(Math.max(0, home - LONGEST_HOME), Math.max(0, home));
  if (who < 0 || home < 0 || !article.some((index) => /^an?$/.test(at(tokens, index)))) return -1;
  let begins = words.findLastIndex((index, place) => place > home && ROOMS.has(at(tokens, index)));
  while (begins - 1 > home && ROOMS.has(at(tokens, words[begins - 1]))) begins--;
  const before = at(tokens, words[begins - 1]);
  const rest = words.slice(begins);
  const plain = !rest.some((index) => TOLD_OF.has(at(tokens, index)) || PREPOSITIONS.has(at(tokens, index)));
  const apart = !NAMES.has(before) && !PREPOSITIONS.has(before) && before !== "and";
  return begins > home && plain && apart && rest.length > 1 && names(rest) ? begins : -1;
}

/** Where a speaker comes from a story to the job. */
const COMES_BACK = new Set([...HESITATIONS, "obviously", "anyway", "anyways"]);

/** "I told him to just call me next time um | virus cleanup", "he handles the bills um | weld up [six] gate frames": behind the hesitation that ends a story. */
function behindHesitation(said: Said): number {
  const { words, tokens } = said;
  const last = words.findLastIndex((index) => COMES_BACK.has(at(tokens, index)));
  const begins = last + 1;
  if (last < 3 || begins >= words.length) return -1;
  return isThing(said, words.slice(begins)) && isStory(said, last) ? begins : -1;
}

export const TOLD = lineCue(oneOf(TOLD_OF));

const BORNE_BY = wordSet("him her them");
const THEIR = wordSet("his her their");
/** "The refill is on him his own hose | new filter sand": what stands behind what others pay for or bring themselves. */
function behindBorne({ words, tokens, names }: Said): number {
  const who = words.findLastIndex(
    (index, place) =>
      BORNE_BY.has(at(tokens, index)) &&
      at(tokens, words[place - 1]) === "on" &&
      /^(?:is|are)$/.test(at(tokens, words[place - 2])),
  );
  if (who < 3) return -1;
  const own = THEIR.has(at(tokens, words[who + 1])) && at(tokens, words[who + 2]) === "own";
  const begins = own ? who + 4 : who + 1;
  const thing = words.slice(begins);
  return names(thing) && !PREPOSITIONS.has(at(tokens, thing[0])) ? begins : -1;
}

/** One cue for both: there is room for no more. */
const OPINION = lineCue(oneOf(JUDGED, BORNE_BY));

/** Rules that find a thing behind a story, each with its cue. */
export const BEHIND_STORIES: readonly ToldRule[] = [
  [TOLD, countedBehindStory],
  [TOLD, subjectBehindStory],
  [TOLD, roomBehindHome],
  [TOLD, behindHesitation],
  [lineCue(oneOf(DEGREES)), thingBehindDegree],
  [lineCue(oneOf(NEEDING)), neededThing],
  [lineCue(oneOf(STARTS)), startedWith],
  [OPINION, behindJudgement],
  [OPINION, behindBorne],
];
