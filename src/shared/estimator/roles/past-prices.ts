import { wordSet } from "#shared/word-set.ts";
import { type Begins, oneOf } from "../words/begins.ts";
import { cue, cued, hears } from "../words/cued.ts";
import { FIRST_PERSON, wordsBefore, wordsFrom } from "../words/sentence-words.ts";
import { at, beginsSentence, type Token } from "../words/tokens.ts";
import type { Place } from "./number-place.ts";

/** How far round a price the talk of other days reaches. */
const [BEFORE, BEHIND] = [14, 9];
/** From here on the talk is of today, or about something else. */
const TURNS = wordSet("but so now today nowadays anyway");

/** What leads to a price that was once, or that another would have asked: "used to charge", "would have been". */
const ONCE =
  /(?:\bused to (?:be|cost|run|charge|get|ask|pay|do (?:it|this|that) for)|(?:\bwould|'d)(?:'ve| have| of|a) (?:been|cost|run|charged|asked|taken|done (?:it|this|that) for))(?: (?:about|around|me|him|her|us|them|you|a|maybe|like))*$/;
/** "In his day", "back in my father's time", "when I started out in 1989": and then the clause ends, or says who or what it was. */
const DAYS =
  /\b(?:back in the day|in (?:his|her|their|my|those|the old|(?:\S+ )?\S+'s) days?|in (?:\S+ )?\S+'s time|when i (?:first )?started(?: out)?(?: (?:back )?in #)?)(?= (?:an?|the|it|he|she|they|we|i|you|that|this|my)\b|$)/;
/** "Ten years ago", "a few years back", "when they bought it", "back then", "in the eighties". */
const WHEN =
  /\b(?:(?:years?|decades?) (?:ago|back)|when (?:\S+ ){0,2}(?:bought|built|moved|got|put|had)|back then|back (?:\S+ )*day|sixties|seventies|eighties|nineties)\b/;

/** "She had it done by somebody else last year for", "they did this with another shop in 2019 for", "somebody else did it last time for": what others did before. */
const DONE_BEFORE =
  /\b(?:(?:he|she|they|who) (?:had|got) (?:it|that|this|them|those|one|theirs|his|hers)(?: all)? (?:done|put in|\p{L}+ed)|(?:he|she|they) did (?:it|that|this|them|those|one)(?= with (?:else|somebody|someone|another|an?|some|the|his|her|their)\b)|(?:else|another \p{L}+|other \p{L}+) did (?:it|that|this|them|those|one))\b(.*) (?:for|at)(?: (?:about|around|like|maybe|only|just))?$/u;
const THEN =
  /\b(?:last|ago|before|back then|years back|else|another|elsewhere|(?:19|20)\d\d|by (?:a|an|some|the|his|her|their))\b/;

/** "I did one half the size in 2019 for", "we did one just like it last summer for": another job, which this one is likened to. */
const LIKENED =
  /\b(?:i|we) (?:did|had|built|made|sold) one (?:(?:just|about|almost|nearly|maybe|exactly) )?(?:half|twice|double|like|the same|the size|similar|smaller|bigger|as)\b.* (?:for|at)(?: (?:about|around|like|maybe|only|just))?$/;
/** Each such story has one of these. */
const DOING = wordSet("had got did built made sold");
const BEFORE_SUM = wordSet("for at about around like maybe only just");
const LONGEST_STORY = 16;
/** "She had it done by somebody else last year for nine hundred": that job is over, and was none of ours. */
function wasDoneBefore({ number, around }: Place): boolean {
  const lead = at(around.tokens, number.first - 1) === "$" ? number.first - 1 : number.first;
  if (!BEFORE_SUM.has(at(around.tokens, lead - 1))) return false;
  const said = wordsBefore(around.tokens, lead, LONGEST_STORY);
  if (!said.some((word) => DOING.has(word))) return false;
  const story = said.reverse().join(" ");
  if (LIKENED.test(story)) return true;
  const [told = "", when = ""] = DONE_BEFORE.exec(story) ?? [];
  return told !== "" && (THEN.test(when) || told.startsWith("else")) && !/\b(?:us|we|me|i|my|our)\b/.test(told);
}

/** "I was charging them | two hundred a post last spring, but I came down". */
const WAS_ASKING =
  /\b(?:i|we) (?:was|were|had been|used to be) (?:charging|getting|asking|billing|doing (?:it|this|that|them|those) (?:for|at))(?: (?:him|her|them|you|folks|people|about|around|like))*$/;
/** What such a price is followed by when another holds today. */
const NO_LONGER = /\b(?:last (?:year|season|spring|summer|fall|winter|month|time)|until|back then|before|but)\b/;

/** "I'd told him fifty five, | but that was before I saw the ceilings": a price that no longer holds. */
const HELD_BEFORE =
  /\bbut (?:that|this|it)(?: price| number)?(?: was|'s| is) (?:before|back (?:when|in|then)|when|last|without (?:seeing|knowing))\b/;
const HELD_REACH = 9;
/** True when what is said behind a price takes it for one of another day. */
const heldBefore = ({ around, next }: Place): boolean => {
  const words = wordsFrom(around.tokens, next, HELD_REACH);
  const but = words.indexOf("but");
  if (but < 0 || words.slice(0, but).some((_, step) => around.isNumberAt(next + step))) return false;
  return HELD_BEFORE.test(words.join(" "));
};

/** Talk of once and of those days has one of these. */
const THOSE_TIMES = wordSet("used would would've woulda in when back");
const speaksOfThen = (word: string): boolean => THOSE_TIMES.has(word) || word.endsWith("'d");

/** None of these has fewer words. */
const SHORTEST = 3;
const tells = (talk: RegExp, words: readonly string[]): boolean =>
  words.length >= SHORTEST && talk.test(words.join(" "));

/** What a thing did when it was bought: "cost three hundred", "ran him eight hundred", "set them back nine hundred". */
const COST = wordSet("cost ran was were set went");
/** Between the verb and the sum. */
const WHOM = wordSet("him her them me us back about around like roughly for only just $");
/** A price that is paid for work now. */
const NOW = wordSet("each apiece to today");
const EARLIER = wordSet("last first previous original old");
const JOINING = wordSet("and then");

/** A year of digits or words, and no amount. */
function isYearAt({ around }: Place, index: number): boolean {
  const value = around.numberAt(index)?.readings[0]?.value ?? 0;
  return Number.isInteger(value) && value >= 1900 && value < 2100;
}

/** The words between the number before and this one, or from the turn of the talk, years as "#"; and whether a number stands before them. */
function leadingTo(place: Place): { words: string[]; first: boolean } {
  const { number, around } = place;
  const words: string[] = [];
  for (let back = number.first - 1; back >= Math.max(0, number.first - BEFORE); back--) {
    const word = at(around.tokens, back);
    const year = at(around.tokens, back - 1) === "in" && isYearAt(place, back);
    if (around.isNumberAt(back) && word !== "a" && word !== "$" && !year)
      return { words: words.reverse(), first: false };
    if (TURNS.has(word)) break;
    if (word !== "$") words.push(year ? "#" : word);
    if (beginsSentence(around.tokens[back])) break;
  }
  return { words: words.reverse(), first: true };
}

/** What is said behind a price of the same thing. */
function clauseBehind({ around, next }: Place): string[] {
  const words = wordsFrom(around.tokens, next, BEHIND);
  const end = words.findIndex((word) => TURNS.has(word) || JOINING.has(word));
  return end < 0 ? words : words.slice(0, end);
}

/** "Back in 2012", "in nineteen ninety eight". */
function isInYear(place: Place, clause: readonly string[]): boolean {
  const lead = clause.findIndex((word) => word === "in" || word === "around");
  return lead >= 0 && lead <= 2 && isYearAt(place, place.next + lead + 1);
}

/** The words behind a price up to the next number. */
const untilNumber = ({ around, next }: Place, clause: readonly string[]): string[] => {
  const end = clause.findIndex((_, step) => around.isNumberAt(next + step));
  return end < 0 ? [...clause] : clause.slice(0, end);
};

/** "Last time I did it", "back in the spring": when it cost what is said before. */
const EARLIER_DAYS =
  /^(?:(?:back )?last (?:time(?: (?:i|we) (?:did|was|were|came|had|sold|bought)(?: (?:it|one|that|this|there|here|out|them))*)?|year|season|spring|summer|fall|winter)\b|back in (?:the )?(?:spring|summer|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december)\b)/;
const ITS = wordSet("it they that those these");
/** Behind such a price the talk turns to the one of today. */
const TODAY = wordSet("but so now");

/** "It was one forty | back in the spring", "the lawn was eighty five | last time but": how many words say that it cost so before today. */
export function wordsOfEarlier({ around, said, next }: Place): number {
  const verb = said.findIndex((word) => !WHOM.has(word));
  if (verb < 0 || !COST.has(said[verb] ?? "") || !/^(?:last|back)$/.test(at(around.tokens, next))) return 0;
  const words = wordsFrom(around.tokens, next, BEHIND);
  const [when = ""] = EARLIER_DAYS.exec(words.join(" ")) ?? [];
  const told = ITS.has(said[verb + 1] ?? "") || words.some((word) => TODAY.has(word));
  return told && when !== "" ? when.split(" ").length : 0;
}

/** "Her last pump cost three hundred back in 2012", "the old roof was nine thousand when they built it": what the speaker did or charged may still be billed. */
function wasPaid(place: Place): boolean {
  const { around, said, next } = place;
  const verb = said.findIndex((word) => !WHOM.has(word));
  if (verb < 0 || !COST.has(said[verb] ?? "")) return false;
  const clause = clauseBehind(place);
  const ours = [...said.filter((word) => !WHOM.has(word)), ...clause].some((word) => FIRST_PERSON.has(word));
  // "the old windows cost forty each to pull"
  if (ours || clause.some((word) => NOW.has(word))) return false;
  const paid = !/^(?:was|were)$/.test(said[verb] ?? "");
  const earlier = said.slice(verb + 1).some((word) => EARLIER.has(word));
  const once = WHEN.test(clause.join(" ")) || said.includes("originally");
  // "the books were six hundred in 2024" may be billed
  if (once || ((paid || earlier || clause[0] === "back") && isInYear(place, clause))) return true;
  // "their last heater cost nine hundred. The new one is"
  const anew = [0, 1, 2].map((step) => at(around.tokens, next + clause.length + step));
  return paid && earlier && anew.includes("new");
}

/** "Used to", "would have", "he'd have": what leads to a price that was once. */
const leadsToOnce = (word: string): boolean => word === "used" || word.startsWith("would") || word.includes("'d");
const DAY_WORDS = wordSet("day days time");
const [DAY_TOLD, IN_TOLD, START_TOLD] = [cue(oneOf(DAY_WORDS)), cue(oneOf(["in"])), cue(oneOf(["started"]))];
/** True when a talk may hold "in his day" or "when I started". */
const speaksOfDays = (tokens: readonly Token[]): boolean =>
  hears(tokens, START_TOLD) || (hears(tokens, IN_TOLD) && hears(tokens, DAY_TOLD));
const ASKED = wordSet("charging getting asking billing doing");
const WAS_ASKED = cue(oneOf(ASKED));

/** "It used to be ninety", "my father would have done it for fifty". */
function wasOnce(place: Place): boolean {
  const { words } = leadingTo(place);
  return words.some(speaksOfThen) && tells(ONCE, words);
}

/** "In his day it was forty". */
function isOfDaysBefore(place: Place): boolean {
  if (!speaksOfDays(place.around.tokens)) return false;
  const { words, first } = leadingTo(place);
  return first && tells(DAYS, words);
}

/** "Forty | in his day", "the old one cost three hundred | back in 2012"; what was asked then is of the past where it is no longer asked. */
function isOfThen(place: Place): boolean {
  const { tokens } = place.around;
  if (hears(tokens, WAS_ASKED) && tells(WAS_ASKING, leadingTo(place).words))
    return NO_LONGER.test(wordsFrom(tokens, place.next, BEHIND).join(" "));
  const isOfDays = speaksOfDays(tokens) && tells(DAYS, untilNumber(place, clauseBehind(place)));
  return isOfDays || wasPaid(place);
}

/** A way to tell of other days, of prices without a unit. */
const ofOtherDays = (begins: Begins, tellsOf: (place: Place) => boolean) =>
  cued(begins, (place: Place): boolean => place.unit === null && tellsOf(place));

/**
 * "My father would have done it for fifty", "it used to be ninety", "forty in his day", "the old one cost three hundred
 * back in 2012": what it cost once, and costs nobody here.
 */
export const ofThePast = [
  ofOtherDays(oneOf(DOING), wasDoneBefore),
  ofOtherDays(oneOf(["last", "back"]), (place) => wordsOfEarlier(place) > 0),
  ofOtherDays(oneOf(["but"]), heldBefore),
  ofOtherDays(leadsToOnce, wasOnce),
  ofOtherDays(oneOf(DAY_WORDS, ["started"]), isOfDaysBefore),
  ofOtherDays(oneOf(ASKED, COST, DAY_WORDS, ["started"]), isOfThen),
];
