import { wordSet } from "#shared/word-set.ts";
import { at, isJoined, joined, type Token } from "../words/tokens.ts";
import { isNumberWord } from "../words/number-words.ts";
import { singular } from "../words/units.ts";
import { CREW } from "../words/words.ts";

/** "Two days' work", "eight weeks out", "three days tops". */
const MORE = wordSet("of work worth or so tops max maximum minimum total out right now straight solid start to finish");
/** "Ten days on that", "two weeks for all of it". */
const FOR = wordSet("on for to");
const WHOLE = wordSet("it that this everything finish complete do");
/** "Six weeks to | complete", "ten days to | get it done". */
const REACHING = wordSet("complete finish launch deliver build install paint do get wrap turn pull assemble demo");
const REACHED = wordSet("it this that everything them all the whole thing job lot place house site up around done off");
/** "Six days all | told". */
const ALL = wordSet("told in together");
/** "Four weeks on | site", "a week in the | shop". */
const ON = wordSet("on in at");
const PLACES = wordSet("site job shop location");
/** "Four days including | drying", "a week with the | cure time". */
const WITH = wordSet("including counting with plus");
const BESIDES = wordSet(
  "drying dry cure curing cleanup prep demo paint painting inspection inspections testing weather tearout setup install installation everything",
);
const ARTICLES = wordSet("a an the my our");
const WHO = wordSet("with for");
const CREW_ARTICLES = wordSet("a the");
const VEHICLES = wordSet("truck van crew");

/** What stands behind a length of time: its last token, and whether it says that the time is that of the whole work. */
export interface Tail {
  last: number;
  /** "All told", "start to finish". */
  whole: boolean;
  /** "To complete", "on site", "including drying", "two guys": that is said of work alone. */
  works: boolean;
}

/** "Two guys", "with two of us", "with the two of us", "and a three man crew": the last token of who does the work, behind a token; or -1. */
function crewEnd(tokens: readonly Token[], starts: ReadonlySet<number>, last: number): number {
  // "three days, two guys"
  const comma = tokens[last + 1]?.gap === "comma" && starts.has(last + 1);
  if (!comma && !isJoined(tokens[last + 1])) return -1;
  const lead = WHO.has(at(tokens, last + 1)) ? last + 2 : last + 1;
  const many = CREW_ARTICLES.has(at(tokens, lead)) ? lead + 1 : lead;
  if (!starts.has(many)) return -1;
  if (joined(tokens, many + 1) === "of") return joined(tokens, many + 2) === "us" ? many + 2 : -1;
  const who = singular(joined(tokens, many + 1));
  if (!CREW.has(who) && !VEHICLES.has(who)) return -1;
  return joined(tokens, many + 2) === "crew" ? many + 2 : many + 1;
}

/** "To complete", "to get it done": the last token, or -1. */
function reachedEnd(tokens: readonly Token[], last: number): number {
  if (joined(tokens, last + 1) !== "to" || !REACHING.has(joined(tokens, last + 2))) return -1;
  let end = last + 2;
  while (REACHED.has(joined(tokens, end + 1))) end++;
  // "to get | the tile" is a wait, "to do | the stairs" a part of it
  return at(tokens, end) === "get" || at(tokens, end) === "the" ? -1 : end;
}

/** "On site", "in the shop", "including drying", "with the cure time": the last token, or -1. */
function besidesEnd(tokens: readonly Token[], last: number): number {
  const lead = joined(tokens, last + 1);
  const article = ARTICLES.has(joined(tokens, last + 2)) ? 1 : 0;
  const named = joined(tokens, last + 2 + article);
  const place = ON.has(lead) && PLACES.has(named);
  if (!place && !(WITH.has(lead) && BESIDES.has(named))) return -1;
  const end = last + 2 + article;
  return joined(tokens, end + 1) === "time" ? end + 1 : end;
}

/** "Two days' work", "six days all told", "four weeks to launch", "three days with two of us": what goes on with a length of time behind its last token. */
export function tailOf(tokens: readonly Token[], starts: ReadonlySet<number>, said: number): Tail {
  const tail: Tail = { last: said, whole: false, works: false };
  for (;;) {
    const works = Math.max(
      reachedEnd(tokens, tail.last),
      besidesEnd(tokens, tail.last),
      crewEnd(tokens, starts, tail.last),
    );
    const next = joined(tokens, tail.last + 1);
    if (works > 0) {
      tail.last = works;
      tail.works = true;
    } else if (next === "all" && ALL.has(joined(tokens, tail.last + 2))) {
      tail.last += 2;
      tail.whole = true;
    } else if (next === "altogether" || next === "overall") {
      tail.last++;
      tail.whole = true;
    } else if (MORE.has(next) && !starts.has(tail.last + 1)) {
      if (next === "start") tail.whole = true;
      tail.last++;
    } else break;
  }
  const of = FOR.has(joined(tokens, tail.last + 1));
  if (of && WHOLE.has(at(tokens, tail.last + 2))) tail.last += 2;
  return tail;
}

/** What is agreed for the whole: with it the talk of how long the work takes goes on. */
const AGREED = wordSet("net half deposit balance due payment");
const SHARE = wordSet("percent % deposit down retainer dollar dollars");
const ON_TO = wordSet("and plus but with then a an");
const LONGEST_SHARE = 4;

/** "Three days | half down", "two weeks | and net thirty", "four days on site | twenty five percent deposit", "six days | and no deposit". */
export function termsFollow(tokens: readonly Token[], last: number): boolean {
  let next = last + 1;
  while (ON_TO.has(at(tokens, next)) && next < last + 3) next++;
  if (AGREED.has(at(tokens, next)) || (at(tokens, next) === "no" && AGREED.has(at(tokens, next + 1)))) return true;
  for (let end = next; end < next + LONGEST_SHARE && isNumberWord(at(tokens, end)); end++)
    if (SHARE.has(at(tokens, end + 1)))
      return /^(?:percent|%)$/.test(at(tokens, end + 1)) || saysShare(tokens, end + 2);
  return false;
}

/** "A three hundred dollar | deposit". */
const saysShare = (tokens: readonly Token[], index: number): boolean =>
  SHARE.has(at(tokens, index - 1)) && (at(tokens, index) === "deposit" || at(tokens, index) === "down");
