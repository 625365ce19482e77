import { wordSet } from "#shared/word-set.ts";
import { endsHead, isFault } from "../asked/mentioned-things.ts";
import { oneOf } from "../words/begins.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at } from "../words/tokens.ts";
import { singular, unitAt } from "../words/units.ts";
import { couldName, CREW, HESITATIONS, PREPOSITIONS } from "../words/words.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import { isCounted } from "./behind-stories.ts";
import { findingCue, lineCue } from "./line-cues.ts";
import { isVerb } from "./order-behind-talk.ts";
import type { Said, ToldRule } from "./told-rule.ts";

/**
 * What was found on site, what the price before takes in and where the speaker comes back to the job run into the name of the
 * next thing in raw talk. These rules find where that thing begins.
 */

const ARTICLES = wordSet("a an the his her their my our your");
const PARTICLES = wordSet("in out up down off back away");
/** What is no more than how many of the thing before: "all four new | set". */
const NO_THINGS = wordSet("set sets one ones pair pairs");

const isNumber = (word: string): boolean => isNumberWord(word) || /^\d/.test(word);

/** True for a word with which a thing's name can end, before another begins without an article. */
const endsName = (word: string): boolean => couldName(word) && !endsHead(word);

/** True where a thing begins without an article: "new main shutoff" behind "two hose bibs". */
const isBareNew = ({ words, tokens }: Said, place: number): boolean =>
  at(tokens, words[place]) === "new" && endsName(at(tokens, words[place - 1])) && !NO_THINGS.has(at(tokens, words[place + 1])); // prettier-ignore

/** "The jamb's punky going with | a fiberglass door": what is chosen. */
function chosenThing({ words, tokens, names }: Said): number {
  const going = words.findLastIndex(
    (index, place) => at(tokens, index) === "going" && at(tokens, words[place + 1]) === "with",
  );
  return going > 0 && names(words.slice(going + 2)) ? going + 2 : -1;
}

const INCLUDES = wordSet("includes include included covers takes with what");

/** "[Seventy two hundred] that takes in both baths and two hose bibs | new main shutoff", "[75] that's what the dump takes and | the old freezer": behind what is told of the price before. */
function behindIncluded(said: Said): number {
  const { words, tokens, names } = said;
  const before = at(tokens, (words[0] ?? 0) - 1);
  const ofPrice = isNumber(before) || unitAt(before, undefined) !== null;
  const tells = /^(?:that|which|that's)$/.test(at(tokens, words[0])) && INCLUDES.has(at(tokens, words[1]));
  if (!ofPrice || !tells) return -1;
  const begins = words.findLastIndex((index, place) => {
    if (place < 3) return false;
    const [one, two] = [at(tokens, words[place - 1]), at(tokens, words[place - 2])];
    const and = one === "and" && /^(?:the|his|her|their)$/.test(at(tokens, index));
    // "with the concrete patched back | sump pit"
    const done = PARTICLES.has(one) && two.endsWith("ed") && endsName(at(tokens, index));
    return and || done || isBareNew(said, place);
  });
  return begins > 0 && names(words.slice(begins)) ? begins : -1;
}

const SAYING = wordSet("says said shows showed calls called");

/** "Template says [52 square feet] of | the quartz": the thing whose count is told. */
function countTold({ words, tokens, names }: Said): number {
  const of = words.findLastIndex((index, place) => {
    const before = words[place - 1] ?? index;
    return place > 0 && at(tokens, index) === "of" && before < index - 1 && SAYING.has(at(tokens, before));
  });
  return of > 0 && names(words.slice(of + 1)) ? of + 1 : -1;
}

const HAVING = wordSet("with has got more less");
const AT_IT = wordSet("on in of to");

/** "The twenty footer with a one fifty on it | annual service", "only more of it | roofline across the front": behind what a thing has. */
function behindIt({ words, tokens, names }: Said): number {
  const it = words.findLastIndex((index, place) => {
    const next = at(tokens, words[place + 1]);
    const led = at(tokens, index) === "it" && AT_IT.has(at(tokens, words[place - 1]));
    return led && endsName(next) && !PARTICLES.has(next) && !/(?:ed|ing)$/.test(next);
  });
  const has = words.slice(0, Math.max(0, it)).findLastIndex((index) => HAVING.has(at(tokens, index)));
  const isPlain = !isWorkVerb(at(tokens, words[0])) && !words.slice(0, Math.max(0, it)).some((index) => isVerb(at(tokens, index))); // prettier-ignore
  return it > 1 && has >= 0 && isPlain && names(words.slice(it + 1)) ? it + 1 : -1;
}

const COMES_BACK = wordSet("yup yep");

/** "Shed for the lady on the corner yup | ten by twelve saltbox": behind a nod. */
function behindNod({ words, tokens, names }: Said): number {
  const nod = words.findLastIndex((index) => COMES_BACK.has(at(tokens, index)));
  return nod > 1 && names(words.slice(nod + 1)) ? nod + 1 : -1;
}

/** "Vinyl white low e and then | the two hoppers": what comes next in a list, and no second part of one work. */
function nextInList({ words, tokens, names }: Said): number {
  const then = words.findLastIndex((index, place) => at(tokens, index) === "then" && at(tokens, words[place - 1]) === "and"); // prettier-ignore
  const counted = isCounted({ words, tokens }, then + 2) || isCounted({ words, tokens }, then + 1);
  const opens = ARTICLES.has(at(tokens, words[then + 1])) && counted;
  const works = words.slice(0, Math.max(0, then)).some((index) => isWorkVerb(at(tokens, index)));
  return then > 1 && opens && !works && names(words.slice(then + 1)) ? then + 1 : -1;
}

/** "Color is sea salt | new soft close hinges": what is new, behind how something else is; what replaces a thing at fault is named with it. */
function newBehindState(said: Said): number {
  const { words, tokens, names } = said;
  const is = words.findIndex((index) => /^(?:is|are)$/.test(at(tokens, index)));
  const begins = words.findLastIndex((_, place) => place > is + 1 && isBareNew(said, place));
  const mends = isFault(at(tokens, words[begins - 1]));
  return is > 0 && begins > 0 && !mends && names(words.slice(begins + 1)) ? begins : -1;
}

const TIMES = wordSet("today yesterday now");

/** "We finished up today um [a hundred feet] of | gutter": what is counted behind a hesitation. */
function countedBehindPause({ words, tokens, names }: Said): number {
  const pause = words.findLastIndex((index, place) => HESITATIONS.has(at(tokens, index)) && isCounted({ words, tokens }, place + 1)); // prettier-ignore
  const before = at(tokens, words[pause - 1]);
  const apart = TIMES.has(before) || (endsName(before) && !words.slice(0, Math.max(0, pause)).some((index) => isWorkVerb(at(tokens, index)))); // prettier-ignore
  return pause > 0 && apart && names(words.slice(pause + 1)) ? pause + 1 : -1;
}

const VEHICLES = wordSet("truck van trailer crane lift bucket");
const LONG = 5;

/** "Moving a two bedroom to a house across town | two guys and the truck [six hours]": who comes with what, behind a long story. */
function crewBehindStory({ words, tokens }: Said): number {
  const last = words.findLast((index) => couldName(at(tokens, index)));
  if (!VEHICLES.has(at(tokens, last))) return -1;
  const crew = words.findLastIndex(
    (index, place) => CREW.has(singular(at(tokens, index))) && at(tokens, words[place + 1]) === "and",
  );
  const said = isNumber(at(tokens, words[crew - 1]));
  const begins = said ? crew - 1 : crew;
  const told = words.slice(0, Math.max(0, begins)).map((index) => at(tokens, index));
  const plain = told.filter(couldName).length >= LONG && !told.some((word) => isVerb(word));
  return (said || isCounted({ words, tokens }, crew)) && plain ? begins : -1;
}

const DEGREES = wordSet("all still pretty");
const READY = wordSet("ready done good clean dry open");

/** "Second floor's all primed and ready | crown in the master": behind how far something is. */
function behindContractedState({ words, tokens, names }: Said): number {
  const state = words.findIndex((index, place) => {
    const [before, degree] = [at(tokens, words[place - 2]), at(tokens, words[place - 1])];
    return /^\p{L}{4,}'s$/u.test(before) && DEGREES.has(degree) && (at(tokens, index).endsWith("ed") || READY.has(at(tokens, index))); // prettier-ignore
  });
  if (state < 0) return -1;
  const joined = at(tokens, words[state + 1]) === "and" && READY.has(at(tokens, words[state + 2]));
  const begins = state + (joined ? 3 : 1);
  const next = at(tokens, words[begins]);
  return couldName(next) && !PREPOSITIONS.has(next) && names(words.slice(begins)) ? begins : -1;
}

const OTHERS = wordSet("going it them then new one other first second choice pick preference where was were by x did");
/** One cue for all that is found before and behind a thing, and its sizes and what was done: there is room for no more. */
export const FINDING = lineCue(oneOf(COMES_BACK, VEHICLES, DEGREES, SAYING, INCLUDES, HESITATIONS, OTHERS));

/** Rules that find a thing behind a finding, each with its cue. */
export const BEHIND_FINDINGS: readonly ToldRule[] = [
  [FINDING, chosenThing, findingCue(oneOf(["going"]))],
  [FINDING, behindIncluded, findingCue(oneOf(INCLUDES))],
  [FINDING, countTold, findingCue(oneOf(SAYING))],
  [FINDING, behindNod, findingCue(oneOf(COMES_BACK))],
  [FINDING, behindIt, findingCue(oneOf(["it"])) | findingCue(oneOf(HAVING))],
  [FINDING, nextInList, findingCue(oneOf(["then"]))],
  [FINDING, newBehindState, findingCue(oneOf(["new"])) | findingCue(oneOf(["is", "are"]))],
  [FINDING, countedBehindPause, findingCue(oneOf(HESITATIONS))],
  [FINDING, crewBehindStory, findingCue(oneOf(VEHICLES))],
  [FINDING, behindContractedState, findingCue(oneOf(DEGREES))],
];
