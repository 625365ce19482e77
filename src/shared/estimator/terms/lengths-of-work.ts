import { wordSet } from "#shared/word-set.ts";
import type { Figure } from "../numbers/figure.ts";
import { ENDS_LINE } from "../words/taken.ts";
import { at, beginsSentence, isJoined, placesBetween, type Token } from "../words/tokens.ts";
import { isDoneTo } from "../words/nature.ts";
import { isMeasure, singular } from "../words/units.ts";
import { CREW, HESITATIONS } from "../words/words.ts";
import { tailOf, termsFollow } from "./work-tails.ts";

/** Work takes days or longer: so many hours are charged. */
const LONG = wordSet("day week month night");
/** What is said to last is the work: "it'd be", "that should take". */
const WORK_LASTS = wordSet("runs goes it'll it'd that'll that'd this'll should will would gonna need");
/** The speaker reckons how long: "figure on", "I'd say", "allow", "give me". */
const RECKONING = wordSet(
  "figure figuring say call allow allowing expect expecting plan planning count give reckon think thinking guess guessing tell",
);
/** The same, loosely: "roughly three days". */
const LOOSELY = wordSet("roughly about around approximately probably maybe likely almost nearly");
/** What else stands before a length of time in such a clause. */
const SMALL = wordSet(
  "it it's that that's this be run could can might may take takes us me you i i'd i'll we we'd we'll on for at least most of a an another good full whole under over up to close is like just only all and so but then uh um ok okay him her them",
);
const ON_SITE = wordSet("there here up out down site");
/** How long it takes for a reason or under a condition: "three weeks once I have their photos", "two days if it's dry". */
const TURNS = wordSet("once when if because cause since from after unless provided assuming weather depending mostly");
/** What a deposit is for: "thirty percent down | to book it". */
const BOOKS = wordSet(
  "to book hold reserve secure start lock schedule get it us me on in the a your her his their date day spot started",
);
/** "I'll | have it four days", "we'll | keep it a week". */
const HOLDING = wordSet("have keep");
const OURS_WILL = wordSet("i'll we'll i'd we'd will would to gonna");
/** With these another clause begins: "six days all told | and I'd like half down". */
const GOES_ON = wordSet("and plus then so but");
/** Who is told of behind how long it takes: "two days, and she's at home all week". */
const SPEAKS_ON = wordSet("i i'd i'll i'm we we'd we'll we're he he's he'll she she's she'll they they're they'll");
/** So far back the talk may begin to say how long. */
const LONGEST_LEAD = 8;

/** How sure the words before a length of time make it that the work takes so long. */
interface Lead {
  first: number;
  work: boolean;
  reckoned: boolean;
  loose: boolean;
  /** "So it's two days", "so call it two days": what all that was said comes to. */
  concludes: boolean;
  /** "It's three days". */
  is: boolean;
  /** "Lumber | and all | about five days": of the whole work. */
  all: boolean;
}

function leadOf(tokens: readonly Token[], taken: Uint8Array, starts: ReadonlySet<number>, first: number): Lead {
  const lead = { first, work: false, reckoned: false, loose: false, concludes: false, is: false, all: false };
  let there = false;
  while (lead.first > 0 && first - lead.first < LONGEST_LEAD && isJoined(tokens[lead.first])) {
    const word = at(tokens, lead.first - 1);
    if (taken[lead.first - 1] || starts.has(lead.first - 1)) break;
    if (WORK_LASTS.has(word)) lead.work = true;
    else if (RECKONING.has(word)) lead.reckoned = true;
    else if (LOOSELY.has(word)) lead.loose = true;
    else if (ON_SITE.has(word)) there = true;
    // "we'd be up there two days"
    else if (word === "be" && there) lead.work = true;
    else if (HOLDING.has(word) && OURS_WILL.has(at(tokens, lead.first - 2)) && at(tokens, lead.first) === "it")
      lead.work = true;
    else if (!SMALL.has(word)) break;
    if (word === "and" && at(tokens, lead.first) === "all") lead.all = true;
    if (word === "so") lead.concludes = true;
    else if (word === "it's" || word === "that's") lead.is = true;
    lead.first--;
  }
  return lead;
}

/** "Most of a week", "a day's work": the tokens that say how long. */
function saidOf(tokens: readonly Token[], { first, last }: Figure): { first: number; last: number } {
  const most = at(tokens, first - 1) === "of" && at(tokens, first - 2) === "most";
  return { first: most ? first - 2 : first, last: at(tokens, last + 1) === "work" ? last + 1 : last };
}

/** True when a figure stands in the sentence behind a token, or, when `near`, right behind it. */
function figureFollows(tokens: readonly Token[], starts: ReadonlySet<number>, last: number, near: boolean): boolean {
  for (let next = last + 1; next < tokens.length && !beginsSentence(tokens[next]); next++) {
    if (starts.has(next)) return true;
    if (near) break;
  }
  return false;
}

/** "Start to finish", "all told", "with drying time": how the talk of the whole work begins or ends before its time. */
const BEGINS_WHOLE = wordSet("with including counting everything all start weather");
const ENDS_WHOLE = wordSet("all told included finish everything permitting willing total");
const LONGEST_WHOLE = 4;
const ARTICLES = wordSet("a an the his her their my our");

/** "Cure and all, | three days", "start to finish, | two weeks": the first token of a sentence that tells of the whole work and then how long it takes, or -1. */
function wholeBefore({ tokens, taken, starts }: Talk, first: number): number {
  if (tokens[first]?.gap !== "comma" || isJoined(tokens[first])) return -1;
  let begin = first;
  while (begin > 0 && first - begin < LONGEST_WHOLE && !beginsSentence(tokens[begin])) {
    begin--;
    // "with | a lift, two days" is a thing
    const named = taken[begin] || starts.has(begin) || ARTICLES.has(at(tokens, begin));
    if (named || (begin < first - 1 && !isJoined(tokens[begin + 1]))) return -1;
  }
  const whole = BEGINS_WHOLE.has(at(tokens, begin)) || ENDS_WHOLE.has(at(tokens, first - 1));
  return whole && beginsSentence(tokens[begin]) ? begin : -1;
}

/** So near before a crew the price of the last line begins: "six dollars each | two guys". */
const PRICE_REACH = 4;

/** "... at $6 each. | Two guys, | one day": the first token of who does the work in a sentence of its own, right behind a price; or -1. */
function crewBefore({ tokens, starts }: Talk, first: number): number {
  const crew = first - 2;
  if (tokens[first]?.gap !== "comma" || !starts.has(crew) || !beginsSentence(tokens[crew])) return -1;
  if (!CREW.has(singular(at(tokens, first - 1)))) return -1;
  return placesBetween(crew - PRICE_REACH, crew).some((index) => starts.has(index)) ? crew : -1;
}

const OWN_ARTICLES = wordSet("the his her their");

/** "Four days | on the walls": the last token of the part of the work that takes so long, where with it a sentence ends; or the token itself. */
function partEnd(tokens: readonly Token[], last: number): number {
  const part = at(tokens, last + 1) === "on" && isJoined(tokens[last + 1]) && OWN_ARTICLES.has(at(tokens, last + 2));
  return part && isJoined(tokens[last + 3]) && beginsSentence(tokens[last + 4]) ? last + 3 : last;
}

/** What a length of time is looked at with. */
interface Talk {
  tokens: readonly Token[];
  taken: Uint8Array;
  /** The first tokens of the figures. */
  starts: ReadonlySet<number>;
  /** Something has a price by the hour, the day or longer, which waits for how long. */
  rated: boolean;
  /** Hours were counted. */
  counted: boolean;
  /** Each of those prices has its count beside it. */
  settled: boolean;
  /** The units of those prices. */
  ratedBy: ReadonlySet<string>;
}

const THAT = wordSet("that this which the");
/** "That one": no count. */
const isThatOne = (tokens: readonly Token[], before: Figure | undefined): boolean =>
  before !== undefined && at(tokens, before.first) === "one" && THAT.has(at(tokens, before.first - 1));

/** True for a price that a length of time behind it does not count: "900", "five a foot", but not "twelve each". */
const isSettled = (before: Figure | undefined): boolean =>
  before?.role === "percent" || (before?.role === "money" && (!before.per || isMeasure(before.unit ?? "")));

/**
 * "It should be two days' work", "three weeks once I have their photos", "figure on most of a week": a length of time
 * that is a clause of its own says how long the work takes, when no rate waits for it and nothing unpriced stands before
 * it that it could count. The tokens of the clause, and those that say how long; or null.
 */
export function lengthOfWork(
  talk: Talk,
  figure: Figure,
  before: Figure | undefined,
): { first: number; last: number; said: { first: number; last: number } } | null {
  const { tokens, taken, starts, counted } = talk;
  // "nine hours at seventy an hour ... so call it two days": of another unit than all that is counted already
  const rated = talk.rated && !(talk.settled && !talk.ratedBy.has(figure.unit ?? ""));
  if (!LONG.has(figure.unit ?? "") || figure.every !== null || (rated && !counted)) return null;
  const { first, ...lead } = leadOf(tokens, taken, starts, figure.first);
  // "we work nights so plan on six nights", but "six nights" alone are sold
  if (figure.unit === "night" && !(lead.reckoned && lead.concludes)) return null;
  const tail = tailOf(tokens, starts, figure.last);
  const last = lead.work || lead.reckoned ? partEnd(tokens, tail.last) : tail.last;
  const behind = tokens[last + 1];
  const sure = lead.work || lead.reckoned || tail.whole || tail.works;
  // "I'd say three days | if the rain holds off"
  const turns = TURNS.has(behind?.norm ?? "") || (sure && behind?.norm === "if");
  const stops = !behind || !isJoined(behind);
  const ends = stops || ((sure || lead.is) && GOES_ON.has(behind.norm));
  const clause = { first, last, said: saidOf(tokens, figure) };
  // "fourteen hours at 78 an hour ... so figure three days once the tile is here": no rate waits for them
  if (rated) return turns && lead.reckoned ? clause : null;
  // "moving furniture is one twenty um three days | half down", "two weeks | and net thirty"
  const hesitates = HESITATIONS.has(at(tokens, first)) || HESITATIONS.has(at(tokens, first - 1));
  const apart = beginsSentence(tokens[first]) || !isJoined(tokens[first]) || hesitates || first - 1 === before?.last;
  const told = apart || lead.loose || lead.reckoned || tail.works || tail.whole;
  if (told && at(tokens, last) !== "of" && termsFollow(tokens, last)) return clause;
  // "net thirty | and two weeks", "net 15, | six weeks total"
  const term = first - (GOES_ON.has(at(tokens, first - 1)) ? 2 : 1);
  if (stops && taken[term] === ENDS_LINE && at(tokens, last) !== "of") return clause;
  if (!(ends || turns) || at(tokens, last) === "of") return null;
  // "Air sealing is $480. Two days, | and we need a quarter down"
  const goesOn = behind?.gap === "comma" && behind.norm === "and" && SPEAKS_ON.has(at(tokens, last + 2));
  if (goesOn && isSettled(before) && beginsSentence(tokens[first])) return clause;
  if (!turns && figureFollows(tokens, starts, last, sure || lead.is)) return null;
  const crew = stops ? crewBefore(talk, figure.first) : -1;
  if (crew >= 0) return { ...clause, first: crew };
  // "at ninety five apiece | and I reckon I'd say three days": a price of each that is told apart from the time
  const apiece = before?.per === true && before.unit === "each" && lead.reckoned && GOES_ON.has(at(tokens, first));
  const settled = isSettled(before) || apiece;
  // "purlins eleven hundred for those lumber | and all about five days"
  if (lead.all && lead.loose && settled && !behind) return clause;
  if (lead.work) return settled || first === 0 || apart ? clause : null;
  const whole = settled && ends ? wholeBefore(talk, first) : -1;
  if (whole >= 0) return { ...clause, first: whole };
  const own = beginsSentence(tokens[first]);
  const more = last > figure.last;
  // "Fourteen treads. Four days | including drying.", "so three days | with two of us"
  if (tail.works && (own || lead.concludes || lead.is)) return clause;
  // "so it's two days | and net fifteen", "we're nowhere near that so give it two weeks"
  const said = lead.is || lead.reckoned || tail.whole;
  if (lead.concludes && said && (settled || tail.whole || termsFollow(tokens, last))) return clause;
  // "so he's covered it's three days": with it the talk ends
  if (lead.is && settled && !behind) return clause;
  // "nine hundred and probably three days", "thirty percent down to book it and about two days"
  const behindPrice =
    before !== undefined &&
    placesBetween(before.last + 1, first).every(
      (index) => taken[index] !== 0 || BOOKS.has(at(tokens, index)) || isDoneTo(at(tokens, index)),
    );
  // "two doors, $1,950 apiece. Six weeks | once we break ground"
  // "I can't price that one till she picks it. Ten days | once the tile is here"
  const began = turns && own && (before?.role === "money" || isThatOne(tokens, before));
  if (!(settled || began) || !(own || ((lead.reckoned || lead.loose || more) && behindPrice))) return null;
  // "Fifty percent deposit. | Three days."
  const among = before?.role === "percent" && own;
  const long = lead.reckoned || lead.loose || figure.range !== null || more || turns || among;
  // "Drywall is 900. | Two days."
  const alone = own && stops && figure.first === first && (!behind || beginsSentence(behind));
  return long || alone || figure.unit !== "day" ? clause : null;
}
