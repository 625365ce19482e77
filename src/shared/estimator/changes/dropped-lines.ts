import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { newCandidate, type Candidate } from "../quantities/candidate.ts";
import { wordsOfName } from "../service-names/service-names.ts";
import { oneOf } from "../words/begins.ts";
import type { Cue } from "../words/cues.ts";
import { isThing } from "../words/nearby.ts";
import { stem } from "../words/stem.ts";
import { at, beginsSentence, isJoined } from "../words/tokens.ts";
import { singular } from "../words/units.ts";
import { leavesFronted } from "./advised-against.ts";
import { beginsPriced, isDropOff, isObject, ITS, namesNoLine } from "./removed-things.ts";
import { nameAt } from "./said-names.ts";
import { isSomeOf } from "./taken-some.ts";
import { waivePronoun } from "./waived-lines.ts";

/** Particles of "take that off", "leave it out", "they don't want it anymore". */
const PARTICLES = new Set(["off", "out", "away", "anymore"]);
/** Verbs of work as well: they take out a line only where one is spoken of. */
const ALSO_WORK = wordSet("drop skip take scratch forget cancel scrap");
/** Behind "don't bill it": when, how often or to whom, and not that it is free. */
const SAYS_HOW = wordSet("to till until yet before twice as");
const SPEAKS_OF_LINE = wordSet("the that those on about off");

/** With more words something else is told as well. */
const [MOST_TOPIC_WORDS, MOST_TOLD_WORDS] = [3, 6];

const ASKED = new Set(["asked", "mentioned"]);

/** "Spring cleanup, they asked about tree removal but we don't do that": what somebody asked for behind a service is no line. */
function leavesAsked(open: OpenLines): boolean {
  const { current } = open;
  const asked = current.words.findIndex(
    (index) => ASKED.has(open.at(index)) && index > (current.service?.last ?? index),
  );
  if (asked < 0 || current.price || !open.lines.hasContent(current.words.slice(asked + 1))) return false;
  current.words = current.words.slice(0, asked);
  open.finish();
  return true;
}

/** "Leaf guard, I priced it with him at six a foot and he said no, | leave it off": what has the price that was declined, and no line. */
function leavesDeclined(open: OpenLines, index: number): boolean {
  const { current, figures, lines } = open;
  if (open.settled() || open.correction || !lines.hasContent(current.words)) return false;
  for (let place = current.first; place < index; place++) {
    const figure = figures.get(place);
    if (!figure?.others || place === current.first) continue;
    current.words = [];
    current.quantities = [];
    return true;
  }
  return false;
}

/** What a clause begins with that speaks of the line before it. */
const SPEAKS_OF = new Set(["but", "that's", "it's", "they're", "because"]);

const SOMEBODY = wordSet("he she they");

/** "The window decal, he liked it, then he didn't": a thing that begins a sentence, and what somebody thinks of it. */
function isDecidedAnew(open: OpenLines, first: number): boolean {
  const begins = beginsSentence(open.tokens[first]) && /^(?:the|a|an|that)$/.test(open.at(first));
  return begins && open.current.words.some((index) => SOMEBODY.has(open.at(index)));
}

/** "Scaffolding no they have nine foot ceilings we don't need it": what was just named, and no line, is left out. */
function leavesTopic(open: OpenLines): boolean {
  const { current, lines } = open;
  // "the hardware's on them now, so take it out": a line heard before, and why
  const opening = current.words.slice(0, 3);
  const [subject = ""] = lines.content(opening);
  const topic = open.at(opening[0] ?? -1) === "the" && lines.names(subject);
  const fresh = !topic && isDecidedAnew(open, opening[0] ?? -1);
  // "but that's through Dave so leave that out": said of the line before
  const pronoun =
    !topic &&
    !fresh &&
    (current.words.some((index) => ITS.has(open.at(index))) || SPEAKS_OF.has(open.at(current.words[0] ?? -1)));
  if (
    open.settled() ||
    pronoun ||
    current.words.some((index) => open.at(index) === "know") ||
    !lines.hasContent(current.words) ||
    open.correction
  )
    return false;
  const short = topic || lines.content(current.words).length <= MOST_TOPIC_WORDS;
  const line = short ? lines.match(topic ? { ...current, words: opening } : current) : null;
  if (line) lines.remove(line);
  current.words = [];
  current.quantities = [];
  return true;
}

/** How many words stand between a line that is left out and why: "they", "and he just". */
const WHY_REACH = 4;

/** "Drop the shutters. They decided against them": why, said of a line that is out already. */
const saysWhyLeftOut = (open: OpenLines, index: number): boolean =>
  index - open.leftOut <= WHY_REACH && !open.settled() && !open.lines.hasContent(open.current.words);

/** How far behind "drop the ceiling" its price stands. */
const PRICE_REACH = 8;
/** "Drop the fan, they're going with a chandelier": who says why something goes. */
const PEOPLE = /^(?:they|he|she|we|i|you)(?:'\p{L}+)?$/u;

/** "Drop the polish, | add a clay bar 30": behind a comma something else begins, and not a price. */
const beginsOther = (open: OpenLines, index: number): boolean =>
  !isJoined(open.tokens[index]) && !open.figures.has(index) && !LEADS_TO_PRICE.has(open.at(index));
const LEADS_TO_PRICE = wordSet("that's it's thats its for at about call say figure $");

/** "Drop the ceiling | by six inches, nine hundred": work on what no line is of, with a price of its own. */
function lowersThing(open: OpenLines, index: number, named: boolean): boolean {
  if (open.at(index) !== "drop" || open.at(index + 1) !== "the" || named) return false;
  for (let next = index + 3; next <= index + PRICE_REACH && !beginsSentence(open.tokens[next]); next++)
    if (open.figures.get(next)?.role === "money") return !open.lines.names(open.at(index + 2));
    else if (PEOPLE.test(open.at(next)) || beginsOther(open, next)) return false;
  return false;
}

/** "Drop a dumpster", "eighty to take it out", "leave the keys", "ceilings she doesn't want": the cue's words are of the work. */
function isOfTheWork(open: OpenLines, index: number, cue: Extract<Cue, { kind: "remove" }>): boolean {
  const next = cue.last + 1;
  const names = [next, next + 1].some((word) => isJoined(open.tokens[word]) && open.lines.names(open.at(word)));
  const spoken = SPEAKS_OF_LINE.has(open.at(next)) || (open.at(next) === "it" && open.at(next + 1) !== "if") || names;
  if (!cue.waived && ALSO_WORK.has(open.at(index)) && !spoken) return true;
  if (lowersThing(open, index, names) || isSomeOf(open, next)) return true;
  // "eighty to take it out": what the price is for
  const forPrice = open.at(index - 1) === "to" && open.current.price?.last === index - 2;
  if (forPrice || namesNoLine(open, index, cue.last) || isDropOff(open, index)) return true;
  // "actually leave the shed", but not "leave the keys"
  const leaves = open.at(index) === "leave" && open.at(index + 1) === "the" && !isJoined(open.tokens[index + 3]);
  if (leaves && !open.lines.names(open.at(index + 2))) return true;
  // "leave hosting out", but "leave hoses out"
  const bare = open.at(index) === "leave" && index === cue.last && !SPEAKS_OF_LINE.has(open.at(next));
  const { price, service, words } = open.current;
  const priced = price !== null && open.lines.content(words).includes(open.at(next));
  const own = priced || (service !== null && wordsOfName(service.entry.name).has(stem(open.at(next))));
  if (bare && !names && !own && open.at(next) !== "it") return true;
  // "ceilings she doesn't want": what stands before it has no line
  return cue.unwanted === true && !isObject(open, next);
}

/** "Drop the tongue to 190 and leave the hinges": behind a change this is what stays as it is; its last token, or -1. */
function leavesAsItIs(open: OpenLines, index: number): number {
  const { correction, current } = open;
  const leaves = open.at(index) === "leave" && open.at(index + 1) === "the" && LINKING.has(open.at(index - 1));
  const changing = correction?.kind === "replace" && (current.price !== null || current.quantities.length > 0);
  const changed = open.lines.changedAt >= index - 2 && !open.lines.hasContent(current.words);
  if (!leaves || !(changing || changed)) return -1;
  open.finish();
  open.current = newCandidate(index + 3);
  return index + 2;
}
const LINKING = wordSet("and but");

const STAYS = wordSet("stays stay staying remains");
/** "The fascia boards are staying" has no more words. */
const LONGEST_KEPT = 5;

/** "Forget the gutters | but the fascia stays": behind what goes this is what stays as it is; its last token, or -1. */
export function keptEnd(open: OpenLines, index: number): number {
  const { correction, current, tokens } = open;
  if (correction?.kind !== "remove" || !open.lines.hasContent(current.words)) return -1;
  const thing = open.at(index + 1) === "the" ? index + 2 : index + 1;
  if (!open.lines.names(open.at(thing)) || current.words.some((word) => open.at(word) === open.at(thing))) return -1;
  for (let next = thing + 1; next < thing + LONGEST_KEPT && isJoined(tokens[next]); next++) {
    if (open.figures.has(next)) return -1;
    if (!STAYS.has(open.at(next))) continue;
    open.finish();
    open.current = newCandidate(next + 1);
    return next;
  }
  return -1;
}

/** "Gas line | stays the same": of a line with a price that was heard; the last token, or -1. */
export function staysSame(open: OpenLines, index: number): number {
  const { current, lines } = open;
  if (!STAYS.has(open.at(index)) || open.at(index + 1) !== "the" || open.at(index + 2) !== "same") return -1;
  if (open.settled() || current.quantities.length > 0 || !lines.repeats(current)?.price) return -1;
  open.current = newCandidate(index + 3);
  return index + 2;
}
export const beginsStaying = oneOf(STAYS);

const REMARKS = wordSet("only but except though");
/** "Service call is 89, | only I knock that off when there's a repair, so don't bill it": what is told of the line before, and no thing. */
function isRemark({ current, lines, tokens }: OpenLines): boolean {
  const [first = -1, second = -1] = current.words;
  const told = REMARKS.has(at(tokens, first)) && SPEAKERS.has(at(tokens, second)) && second === first + 1;
  return told && current.price === null && current.service === null && lines.list.at(-1)?.price !== undefined;
}

/** "The ticket was my fault, sixty five, so don't bill it": the line before goes, or what was just named. */
function dropsLast(open: OpenLines, index: number, last: number): number {
  // "skip the rush, we're not billing it": said of what is out already
  if (open.correction === null && saysWhyLeftOut(open, index)) {
    open.current = newCandidate(last + 1);
    return last;
  }
  if (leavesTopic(open)) return last;
  if (isRemark(open)) open.current = newCandidate(last + 1);
  const named = !open.isEmpty() || open.correction !== null;
  open.finish();
  const { list } = open.lines;
  const line = named ? list.at(-1) : list.findLast(({ price, service }) => price ?? service);
  const apart = open.tokens.slice((line?.last ?? 0) + 1, index).some((token) => token.gap === "stop");
  // "truck fee. The toll was my mistake so don't bill it"
  if (line && !(apart && named)) open.lines.remove(line);
  open.leftOut = last;
  return last;
}

const DECLINING = wordSet("passed declined turned said");

/** "She declined that | rotor upgrade": what was said before it stays, when it has another name. */
function declinesOther(open: OpenLines, index: number, last: number): boolean {
  const next = open.at(last + 1);
  const thing = open.at(last) === "that" && isJoined(open.tokens[last + 1]) && isThing(next);
  return DECLINING.has(open.at(index)) && thing && !open.lines.names(next);
}

/** So far before "forget about it" a story about others ends with their price or with who asked it. */
const STORY_REACH = 8;
const FORGETTING = wordSet("forget never");
const WHOM = wordSet("him her them");

/** "The guy next door paid nine hundred, forget about it", "but never mind him": the story is dismissed, and no line. */
function dismissesStory(open: OpenLines, index: number): boolean {
  if (!FORGETTING.has(open.at(index)) || open.at(index - 1) === "so") return false;
  for (let back = index - 1; back > index - STORY_REACH; back--) {
    const figure = open.figures.get(back);
    if (figure) return figure.told && figure.others;
  }
  return false;
}

/** "There's a two hour minimum but we were way over that so | never mind": what was counted and has no price is let go, and no line before it. */
function dismissesCount(open: OpenLines, index: number, last: number): boolean {
  const { current, lines } = open;
  const alone = open.at(index) === "never" && !isJoined(open.tokens[last + 1]) && open.correction === null;
  if (!alone || current.price || current.service || current.quantities.length === 0) return false;
  return lines.hasContent(current.words);
}

/** The line that "it" is: the one that is being heard when that is what was said of, else the one before, when no other is begun. */
function justSaid({ current, lines }: OpenLines, isCurrent: boolean): Candidate | undefined {
  if (isCurrent) return current;
  return !lines.hasContent(current.words) ? lines.list.at(-1) : undefined;
}

/** "Crane is included | don't add it": what was just said to cost nothing, and no line before it. */
function isFreeAlready(open: OpenLines): boolean {
  const last = justSaid(open, open.current.free !== null);
  return Boolean(last?.free) && !last?.price;
}

const NOT = wordSet("don't not do");
const COUNTED = wordSet("add adding include including count counting put");
const IN_THE_SUM = wordSet("in on yet there now");

/** "A renewal, two forty, that's optional, | don't add it in": said once more of an option, which stays one. The last token, or -1. */
function keepsOption(open: OpenLines, index: number, verb: number): number {
  if (!NOT.has(open.at(index)) || !COUNTED.has(open.at(verb))) return -1;
  const line = justSaid(open, open.settled());
  if (!line?.optional || !line.price) return -1;
  return IN_THE_SUM.has(open.at(verb + 2)) ? verb + 2 : verb + 1;
}

const TAKING = wordSet("take knock");
const SPEAKERS = wordSet("i we");
const ARTICLES = wordSet("the a an any his her their");

/** "I don't | do". */
const isNeverDone = (open: OpenLines, index: number, last: number): boolean =>
  SPEAKERS.has(open.at(index - 1)) && open.at(index) === "don't" && open.at(last) === "do";

/** "I don't do the vapor barrier or the insulation", beside an insulated duct: what the speaker never does is no line that was heard. */
function saysNeverDone(open: OpenLines, index: number, last: number): boolean {
  if (!isNeverDone(open, index, last)) return false;
  if (ITS.has(open.at(last + 1))) return false;
  const said = neverDoneNames(open, last);
  return said.length === 0 || ![open.current, ...open.lines.list].some((line) => isNamedAll(open, line, said));
}

/** What "I don't do | the roots" names. */
function neverDoneNames(open: OpenLines, last: number): string[] {
  const first = ARTICLES.has(open.at(last + 1)) ? last + 2 : last + 1;
  return nameAt(open, first, new Set()).map((word) => singular(open.at(word)));
}

/** True for a line that says all of some words: "the string lights" are no path lights. */
function isNamedAll(open: OpenLines, { words, quantities }: Candidate, said: readonly string[]): boolean {
  const named = new Set([...words, ...quantities.map(({ noun }) => noun)].map((word) => singular(open.at(word))));
  return said.every((word) => named.has(word));
}

/** "The line from the house has roots and I don't do | roots": what was just told and has no price, and no line before it. */
function leavesOwnNeverDone(open: OpenLines, index: number, last: number): boolean {
  const { current, lines, correction } = open;
  if (!isNeverDone(open, index, last) || ITS.has(open.at(last + 1)) || open.settled() || correction) return false;
  const said = neverDoneNames(open, last);
  const own = said.length > 0 && isNamedAll(open, current, said);
  if (!own || lines.list.some((line) => isNamedAll(open, line, said))) return false;
  open.current = newCandidate(last + 1);
  return true;
}

/** "I told her that the wool rug stays rolled up, we don't do those": what was just named and has no price, and no line before it. */
function leavesNeverDone(open: OpenLines, index: number, last: number): boolean {
  const { current, lines, correction } = open;
  const said = lines.content(current.words).length;
  // "but that's for a roofer, so we don't do that"
  const refers = SPEAKS_OF.has(open.at(current.words[0] ?? -1)) && said <= MOST_TOLD_WORDS;
  if (!isNeverDone(open, index, last) || said <= MOST_TOPIC_WORDS || refers || open.settled() || correction)
    return false;
  open.current = newCandidate(last + 2);
  return true;
}

const WHO = wordSet("he she they we i");
/** "The ceiling border she | decided against": what begins the sentence is left out, and no line before it. */
const isFronted = (open: OpenLines, index: number, last: number): boolean =>
  WHO.has(open.at(index - 1)) && !isJoined(open.tokens[last + 1]) && open.lines.hasContent(open.current.words);

const ORDERS = wordSet("so please just");

/** Behind "leave it off": from where, why, or what comes in its place. */
const GOES_ON = wordSet("the his her their my this from for of because since cause cuz as if so just and but or");

/** "Leave it off | heater won't light could be the board, finding out is eighty five": a thing begins, of which something is told before what it costs. */
function turnsToCost(open: OpenLines, index: number): boolean {
  if (GOES_ON.has(open.at(index)) || !open.lines.hasContent([index]) || open.lines.names(open.at(index))) return false;
  for (let next = index + 1; isJoined(open.tokens[next]); next++) {
    const figure = open.figures.get(next);
    if (figure) return figure.role === "money" && !figure.told && COSTS.has(open.at(next - 1));
  }
  return false;
}
const COSTS = wordSet("is are runs costs");

const DROPPED = wordSet("dropped");
const NAMED_AS_PRICE = wordSet("said quoted fee charge");
const WHY = wordSet("so since because as and");
const SAID_REACH = 8;
/** "Rush fee, I said fifty, | then I dropped it | since ...": a price that was named as one, and no fridge at the dump. */
function dropsPrice(open: OpenLines, index: number, last: number): boolean {
  if (isJoined(open.tokens[last + 1]) && !WHY.has(open.at(last + 1))) return false;
  for (let back = 1; back <= SAID_REACH; back++) if (NAMED_AS_PRICE.has(open.at(index - back))) return true;
  return false;
}

const WHOSE_CHOICE = wordSet("he she they client customer owner homeowner");
const TURNS = wordSet("but though actually no nope so");
const [CONDITION_REACH, TO_PRICE] = [12, 6];
const ASKING = wordSet(
  "see ask asks asked know knows wonder check checks sure find out me him her us them says said even",
);
/** Who leaves something out later; "drop it" is said to the document, now. */
const WE = wordSet("we i we'd i'd we'll i'll can could would will just");

/** "If she keeps the wood we | skip the hauling", but not "if you could, drop the fuel charge": what is left out only then, and stays a line until it is. */
function onlyLeftOutIf(open: OpenLines, index: number): boolean {
  if (!WE.has(open.at(index - 1))) return false;
  // "if he pays cash drop the paint | to 60"
  for (let next = index + 1; next <= index + TO_PRICE && isJoined(open.tokens[next]); next++)
    if (open.figures.has(next)) return false;
  for (let back = index - 1; back > index - CONDITION_REACH && !open.figures.has(back); back--) {
    if (TURNS.has(open.at(back))) return false;
    const who = open.at(back + 1) === "the" ? back + 2 : back + 1;
    // "she'll ask | if her son can do it"
    if (open.at(back) === "if") return WHOSE_CHOICE.has(open.at(who)) && !ASKING.has(open.at(back - 1));
    if (beginsSentence(open.tokens[back])) return false;
  }
  return false;
}

/** "Drop the gate", "take that off", "waive the diagnostic": what is left out by a cue. Returns the last token, or -1. */
export function drops(open: OpenLines, index: number, cue: Extract<Cue, { kind: "remove" }>): number {
  if (onlyLeftOutIf(open, index)) return -1;
  const kept = index === cue.last ? leavesAsItIs(open, index) : -1;
  if (kept >= 0) return kept;
  if (cue.whole && DROPPED.has(open.at(cue.last - 1)) && !dropsPrice(open, index, cue.last)) return -1;
  // "don't bill it till Friday", "don't bill that to the tenant"
  if (cue.whole && SAYS_HOW.has(open.at(cue.last + 1)) && isJoined(open.tokens[cue.last + 1])) return -1;
  // "so don't charge that" is an order, "but I don't charge for that" tells of something else
  if (cue.whole && cue.waived) return ORDERS.has(open.at(index - 1)) ? waivePronoun(open, index, cue.last) : -1;
  if (cue.whole && declinesOther(open, index, cue.last)) return -1;
  if (cue.whole) return dropsLast(open, index, cue.last);
  if (isOfTheWork(open, index, cue) || saysNeverDone(open, index, cue.last)) return -1;
  if (leavesOwnNeverDone(open, index, cue.last)) return cue.last;
  const { waived } = cue;
  let { last } = cue;
  const pronoun = ITS.has(open.at(last + 1));
  // "forget the staining, they don't want it": one thing left out, said twice
  if (pronoun && open.correction?.kind === "remove") {
    if (PARTICLES.has(open.at(last + 2))) return last + 2;
    // "hold off on the coating they don't want it | also headlight restoration"
    if (!isJoined(open.tokens[last + 2]) || !open.lines.hasContent(open.current.words)) return last;
    open.finish();
    open.current = newCandidate(last + 2);
    return last + 1;
  }
  if (pronoun && saysWhyLeftOut(open, index)) {
    open.current = newCandidate(last + 2);
    return last + 1;
  }
  if (pronoun && leavesNeverDone(open, index, last)) return last + 1;
  // "he gave me two hundred already so take that off": what was paid, and no line
  const off = pronoun && TAKING.has(open.at(last)) && open.at(last + 2) === "off";
  if (off && open.isTaken(index - 1)) {
    open.takeBack(index, last + 2);
    open.finish();
    return last + 2;
  }
  const story = pronoun || WHOM.has(open.at(last + 1)) ? last + 1 : last;
  if ((story > last || !isJoined(open.tokens[last + 1])) && dismissesStory(open, index)) return story;
  if (dismissesCount(open, index, last)) {
    open.current = newCandidate(last + 1);
    return last;
  }
  if (isFronted(open, index, last) && leavesTopic(open)) return last;
  if (pronoun && waived) return waivePronoun(open, index, last + 1);
  const option = pronoun ? keepsOption(open, index, last) : -1;
  if (option >= 0) return option;
  if (pronoun && isFreeAlready(open)) return last + 1;
  if (pronoun && (leavesAsked(open) || leavesDeclined(open, index) || leavesTopic(open))) return last + 1;
  if (leavesFronted(open, index, last)) return last;
  // "actually scratch that, leave out the deck": one change said twice
  if (!(open.isEmpty() && open.correction)) open.finish();
  open.current.first = index;
  open.correction = { kind: "remove", strikes: false, waived, first: index };
  while (PARTICLES.has(open.at(last + 2)) && ITS.has(open.at(last + 1))) last += 2;
  // "leave that out | travel to the lake is one ten"
  const begins = last > cue.last && isJoined(open.tokens[last + 1]);
  if (begins && (beginsPriced(open, last + 1) || turnsToCost(open, last + 1))) open.finish();
  return last;
}
