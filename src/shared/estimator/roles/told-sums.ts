import { wordSet } from "#shared/word-set.ts";
import { SAYS_PRICE } from "../numbers/price-cues.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { beginsLateFee, FALLS_DUE } from "../words/late-fees.ts";
import { isThing } from "../words/nearby.ts";
import { wordBefore, wordsFrom } from "../words/sentence-words.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, isJoined, joined } from "../words/tokens.ts";
import { CURRENCY, WORK_VERBS } from "../words/words.ts";
import { figureAs, type Place, type RoleRule } from "./number-place.ts";

/** Less than this numbers a thing, and so many papers are not written of one job. */
const [LEAST_SUM, MOST_DOCUMENTS] = [20, 10];

const OF_PHONES = wordSet("phone office desk number");
/** True for the price of a thing that could be numbered: "one step | 250", "downspout extension | 25". */
export const isCountedThing = ({ number, around, before, value, plural }: Place): boolean =>
  value >= LEAST_SUM &&
  !plural &&
  ((around.isNumberAt(number.first - 2) && isJoined(around.tokens[number.first - 1])) ||
    (before === "extension" &&
      isThing(at(around.tokens, number.first - 2)) &&
      !OF_PHONES.has(at(around.tokens, number.first - 2))));

/** So few words stand between it and how much it is: "a late fee | of". */
const LATE_REACH = 4;
/** So it is as well: "when it is late", "on the eleventh". */
const ALSO_DUE = wordSet("when on");
/** "Late fee of | $25 | after 30 days": what is charged only of whom pays late; one "from last month" is charged. */
export const lateFee: RoleRule = cued(oneOf(["late"]), (place) => {
  const { around, number, next } = place;
  const { tokens } = around;
  const behind = CURRENCY.has(joined(tokens, next)) ? next + 1 : next;
  const due = at(tokens, behind);
  if (!FALLS_DUE.has(due) && !ALSO_DUE.has(due)) return null;
  for (let back = number.first - 2; back >= number.first - 1 - LATE_REACH; back--)
    if (beginsLateFee(tokens, back)) return figureAs(place, "dimension", { last: behind - 1, told: true });
  return null;
});

const DOCUMENTS = wordSet("quotes prices bids estimates numbers");
/** "He wants two | quotes": of papers there are so many, and nothing is sold. */
export const countsDocuments = cued(
  oneOf(DOCUMENTS),
  ({ number, after, value }: Place): boolean =>
    DOCUMENTS.has(after) && value > 1 && value < MOST_DOCUMENTS && !number.priceShaped,
);

/** "Split it fifty fifty with the insurance", "go 50/50", but "at fifty fifty": two equal shares, which price nothing. */
export const evenSplit: RoleRule = cued(oneOf(["fifty"]), (place) => {
  const { number, around, before } = place;
  const first = at(around.tokens, number.first);
  const twice = first === "fifty" && number.last === number.first + 1 && at(around.tokens, number.last) === "fifty";
  const shares = twice && before !== "at" && !SAYS_PRICE.has(before);
  return shares ? figureAs(place, "dimension", { told: true }) : null;
});

const HOLDING = wordSet("holds hold seats fits parks accommodates sleeps");
const HELD = wordSet("people guests persons folks bodies cars vehicles trucks");
/** "The hall holds | two hundred people": how many a place has room for, and not how many come. */
export const isCapacity = cued(oneOf(HOLDING), ({ said, after }: Place): boolean => {
  const verb = said[0] === "about" || said[0] === "maybe" ? said[1] : said[0];
  return HELD.has(after) && HOLDING.has(verb ?? "");
});

/** Behind "of them" their price follows: "cameras at two of them | at ninety each". */
const LEADS_TO_PRICE = wordSet("at for is are was were which that $");
/** "We only film at | two of them": so many places of those told of, and no price. */
export const isSomeOfThem = cued(oneOf(["them"]), ({ number, around, before, after, second, value, next }: Place) => {
  if (after !== "of" || second !== "them" || value >= LEAST_SUM || !PLACED.has(before)) return false;
  const behind = joined(around.tokens, next + 2);
  return !number.priceShaped && !LEADS_TO_PRICE.has(behind) && !around.isNumberAt(next + 2);
});
const PLACED = wordSet("at in");

const COMING = wordSet("people guests persons folks heads kids students adults");
const CAME = wordSet("had got invited drew expected");
const THEM = wordSet("they he she they'd he'd she'd");
const EARLIER =
  /\blast (?:year|time|summer|winter|spring|fall|season|month|christmas|thanksgiving|one)\b|\b(?:years? ago|years? before)\b/;
/** How far behind its people a day is named or a price begins. */
const COMING_REACH = 4;
/** "Last year they had | 110 people and it was too crowded": how many came to another day. "They had 110 people at $24 a head" is billed. */
export const isOfLastTime = cued(oneOf(COMING), ({ around, said, after, next }: Place): boolean => {
  if (!COMING.has(after)) return false;
  const verb = said.findIndex((word) => !/^(?:about|like|around|maybe|over|only|almost|nearly)$/.test(word));
  if (!CAME.has(said[verb] ?? "") || !THEM.has(said[verb + 1] ?? "")) return false;
  const behind = wordsFrom(around.tokens, next + 1, COMING_REACH);
  if (behind.some((word, step) => LEADS_TO_PRICE.has(word) && around.isNumberAt(next + 2 + step))) return false;
  return (
    EARLIER.test(
      said
        .slice(verb + 2, verb + 2 + COMING_REACH)
        .reverse()
        .join(" "),
    ) || EARLIER.test(behind.join(" "))
  );
});

const ANIMALS = wordSet("dog dogs cat cats pet pets horse horses pony ponies puppy puppies");
/** "A portrait with | eleven people and | two dogs": who is there, and no crew. */
export const isOfParty = cued(oneOf(ANIMALS), ({ number, around, before, after, second, next }: Place): boolean => {
  const { tokens } = around;
  if (ANIMALS.has(after)) {
    const people = before === "and" && COMING.has(at(tokens, number.first - 2)) && around.numberAt(number.first - 3);
    return people ? PARTY.has(at(tokens, people.first - 1)) : false;
  }
  if (!COMING.has(after) || second !== "and" || !PARTY.has(before)) return false;
  const animals = around.numberAt(next + 2);
  return animals !== undefined && ANIMALS.has(joined(tokens, animals.last + 1));
});
const PARTY = wordSet("with of");

const SUPPOSED = wordSet("supposed meant");
const PLANNED = /^(?:be|have) to (?:supposed|meant) (?:were|was)\b/;
/** How far behind such a number "but" may stand, and how far where it is said to be past. */
const [BUT_REACH, PLAN_REACH] = [5, 12];
/** "There were supposed to be | ten chair massages but four people were out sick": a plan that came to nothing. */
export const isPlanned = cued(oneOf(SUPPOSED), ({ number, around, said }: Place): boolean => {
  const past = PLANNED.test(said.slice(0, 4).join(" "));
  if (!past && !(said[0] === "be" && said[1] === "to" && SUPPOSED.has(said[2] ?? ""))) return false;
  for (let index = number.last + 1; index <= number.last + (past ? PLAN_REACH : BUT_REACH); index++) {
    // "supposed to be ten at forty each but": these have their price
    if (around.isNumberAt(index)) return false;
    if (at(around.tokens, index) === "but") return true;
    if (around.tokens[index]?.gap === "stop") return false;
  }
  return false;
});

const MARKED = wordSet("got gets made scored earned pulled");
const EXAMS =
  /^on (?:the|his|her|their|that|a) (?:\S+ ){0,2}(?:test|sat|psat|act|gre|gmat|lsat|mcat|exam|quiz|final|midterm|math|reading|writing|verbal)\b/;
/** "She got a | seven forty on the practice test": a mark. */
export const isMark = cued(oneOf(MARKED), ({ around, said, after, next }: Place): boolean => {
  const [article = "", verb = ""] = said;
  if (after !== "on" || !/^an?$/.test(article) || !MARKED.has(verb)) return false;
  return EXAMS.test(wordsFrom(around.tokens, next, COMING_REACH + 1).join(" "));
});

const RACED = wordSet("ran run running finished raced did does doing");
const WHICH_RACE = wordSet("first second third last next own annual yearly spring summer fall winter charity");
/** "She ran her first 10K": a race, by so many thousand of what nobody says. */
export const isRace = cued(oneOf(WHICH_RACE), ({ number, around, said, value }: Place): boolean => {
  const [which = "", whose = "", verb = ""] = said;
  const thousands = value >= 1000 && /^(?:\d+)?k$/.test(at(around.tokens, number.last));
  return thousands && WHICH_RACE.has(which) && /^(?:a|the|his|her|their|my)$/.test(whose) && RACED.has(verb);
});

const COVERING = wordSet("liability insurance coverage");
const COVERED = /^(?:(?:for|to|up) ){0,2}(?:insured|bonded)\b/;
/** How far behind a sum what it covers is named: "in general liability insurance". */
const COVER_REACH = 4;
/** Nobody sells so dear an insurance beside a job. */
const LEAST_COVER = 100_000;
/** "We carry | two million | in liability", "insured for a million": what an insurance would pay, and no price. */
export const coverage: RoleRule = cued(oneOf(COVERING, ["insured", "bonded"]), (place) => {
  const { around, said, value, next } = place;
  if (value < LEAST_COVER) return null;
  const behind = wordsFrom(around.tokens, next, COVER_REACH + 1);
  const covers = behind.findIndex((word) => COVERING.has(word));
  const insured = COVERED.test(said.slice(0, COVER_REACH).join(" "));
  if (covers < 0 && !insured) return null;
  return figureAs(place, "dimension", { last: covers < 0 ? place.number.last : next + covers, told: true });
});

const QUOTING = wordSet("quote quoting price");
const QUOTED = wordSet("him her them you it");
const LEADS_TO_QUOTED = wordSet("at about around like $");
/** When what is quoted would be done: "later", "next time". */
const LATER =
  /^(?:(?:for|to do) (?:that|it|this|those|the \S+) )?(?:later|(?:some ?)?other time|another (?:time|day|visit)|next (?:time|visit|month|year|week|spring|summer|fall|winter)|down the road|separately)\b/;
const LATER_REACH = 6;
/** "Didn't replace it, quote her | two forty | for that later": the price of work that is not of this job. */
export const quotedForLater: RoleRule = cued(oneOf(QUOTING), (place) => {
  const { number, around, next, after } = place;
  const { tokens } = around;
  let whom = number.first;
  while (LEADS_TO_QUOTED.has(wordBefore(tokens, whom))) whom--;
  if (!QUOTED.has(wordBefore(tokens, whom)) || !QUOTING.has(wordBefore(tokens, whom - 1))) return null;
  const currency = CURRENCY.has(after) ? next + 1 : next;
  const later = LATER.exec(wordsFrom(around.tokens, currency, LATER_REACH).join(" "));
  return later && figureAs(place, "dimension", { last: currency + later[0].split(" ").length - 1, told: true });
});

const TIPPED = wordSet("tipped tip tips");
/** "He tipped me | twenty", "a tip of twenty": what somebody gave on top, and no part of the price. */
export const isTip = cued(oneOf(TIPPED), ({ before, said, after }: Place): boolean => {
  const [, second = ""] = said;
  // "replace the tip 45", "drill tip 12": the end of something
  const end = /^(?:the|a|new)$/.test(second) || WORK_VERBS.has(second) || (isThing(second) && !isNumberWord(second));
  if (TIPPED.has(before)) return before !== "tip" || !end;
  // "the tips of three blades"
  return TIPPED.has(second) && (/^(?:me|us|was)$/.test(before) || (before === "of" && !isThing(after)));
});
