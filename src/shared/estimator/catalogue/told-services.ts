import { MONTHS as MONTH_NAMES, SEASONS } from "#shared/calendar-words.ts";
import { wordSet } from "#shared/word-set.ts";
import type { ServiceMention } from "../quantities/service-mention.ts";
import { actionOf } from "../service-names/service-names.ts";
import { cueAt } from "../words/cues.ts";
import { BETWEEN, wordsBefore, wordsFrom } from "../words/sentence-words.ts";
import { isJoined } from "../words/tokens.ts";
import { REASONS } from "../words/words.ts";
import { isWhere } from "./done-services.ts";
import type { NamedServices } from "./named-services.ts";

/** How far behind a name its clause may tell of it. */
const CLAUSE_REACH = 10;
const ARTICLES = wordSet("the a an any its his her their all both");
const WHO = wordSet("he she they");
const GOT = /^(?:had|got)$/;
const WERE = /^(?:was|were)$/;
/** A clause ends before these. */
const ENDING = wordSet("so but and plus then");

const YEARS = /^(?:19|20)\d\d$/;
const TIMES = new Set([...SEASONS, "time", "year", "season"]);
const MONTHS = new Set([...MONTH_NAMES, ...MONTH_NAMES.map((name) => name.slice(0, 3)), "sept"]);

/** "Last spring", "in 2021", "two years ago": a time that nobody bills any more. */
const isLongAgo = ({ at }: NamedServices, index: number): boolean =>
  (at(index) === "last" && TIMES.has(at(index + 1))) ||
  (at(index) === "in" && YEARS.test(at(index + 1))) ||
  (at(index) === "ago" && /^years?$/.test(at(index - 1)));

/** "Three weeks ago", but not "two days ago". */
const isAgo = (services: NamedServices, index: number): boolean =>
  isLongAgo(services, index) || (services.at(index) === "ago" && /^(?:weeks?|months?)$/.test(services.at(index - 1)));

/** "Last month", "in april", "three weeks ago", "back in": a time before this job. */
const isBefore = (services: NamedServices, index: number): boolean => {
  const [word, next] = [services.at(index), services.at(index + 1)];
  return (
    isAgo(services, index) ||
    word === "last" ||
    (word === "in" && (MONTHS.has(next) || isSeason(services, index + 1))) ||
    (word === "ago" && /^(?:days?|while)$/.test(services.at(index - 1))) ||
    (word === "back" && next === "in")
  );
};

/** "The spring", but not "in the spring cleanup". */
const isSeason = ({ at, tokens }: NamedServices, index: number): boolean =>
  at(index) === "the" &&
  SEASONS.includes(at(index + 1)) &&
  (!isJoined(tokens[index + 2]) || /^(?:so|and|but|from|by|with|already)$/.test(at(index + 2)));

/** True when such a time is said behind a name, before its clause ends. */
function isTimed(
  services: NamedServices,
  last: number,
  isTime: (services: NamedServices, index: number) => boolean,
): boolean {
  for (let next = last + 1; next <= last + CLAUSE_REACH && isJoined(services.tokens[next]); next++) {
    if (ENDING.has(services.at(next)) || services.at(next) === "same") return false;
    if (isTime(services, next)) return true;
  }
  return false;
}

/** "Had his tires rotated at costco": where others did it, and no price. */
function isElsewhere(services: NamedServices, last: number): boolean {
  const { at, tokens } = services;
  const place = /^(?:done|redone)$/.test(at(last + 1)) ? last + 2 : last + 1;
  if (!/^(?:at|by)$/.test(at(place)) || !isJoined(tokens[place])) return false;
  let said = place + 1;
  while (BETWEEN.has(at(said)) && at(said) !== "$") said++;
  return !services.isNumberAt(said) && !/^(?:our|my|us|me|the|\$)$/.test(at(said));
}

/** "They had the aeration done in april", "we did the move out cleaning last spring", "the heater was replaced in 2021": what was done before. */
function wasBefore(services: NamedServices, first: number, name: number): boolean {
  const { at } = services;
  const last = /^ones?$/.test(at(name + 1)) ? name + 1 : name;
  const verb = ARTICLES.has(at(first - 1)) ? first - 2 : first - 1;
  if (at(verb) === "had" && isElsewhere(services, last)) return true;
  const within = wordsFrom(services.tokens, first, last - first).some((word) => GOT.test(word));
  if (GOT.test(at(verb)) || within || (at(verb) === "did" && WHO.has(at(verb - 1))))
    return isTimed(services, last, isBefore);
  // "the deep one was last month"
  if (WERE.test(at(last + 1))) return at(last + 2) === "last" || isTimed(services, last, isAgo);
  return at(verb) === "did" && isTimed(services, last, isLongAgo);
}

/** "Moss treatment last spring was us too": what is told of another time. */
const wasThen = ({ at, tokens }: NamedServices, last: number): boolean =>
  at(last + 1) === "last" && isJoined(tokens[last + 1]) && isJoined(tokens[last + 3]) && WERE.test(at(last + 3));

const PAPERS = wordSet("invoice bill quote estimate");
const LONGEST_PAPER = 6;

/** "The virus removal was on the march invoice": what another document has. */
function isOnOther({ at, tokens }: NamedServices, last: number): boolean {
  // "was missing from the quote", "was not on the estimate" are to be added
  if (!WERE.test(at(last + 1)) || !/^(?:on|in)$/.test(at(last + 2))) return false;
  for (let next = last + 2; next <= last + LONGEST_PAPER && isJoined(tokens[next]); next++) {
    if (at(next) === "this") return false;
    if (PAPERS.has(at(next))) return true;
  }
  return false;
}

const THAT = /^(?:that|which)$/;

/** "The deep cleaning she got from the other outfit was lousy": what somebody had from others. */
function isGotElsewhere({ at, tokens }: NamedServices, last: number): boolean {
  const who = THAT.test(at(last + 1)) ? last + 2 : last + 1;
  if (!WHO.has(at(who)) || !isJoined(tokens[last + 1])) return false;
  // "a duct cleaning they never did"
  if (at(who + 1) === "never") return true;
  if (!/^(?:got|had)$/.test(at(who + 1))) return false;
  const from = at(who + 2) === "done" ? who + 3 : who + 2;
  if (!/^(?:from|by|at|with)$/.test(at(from))) return false;
  for (let next = from + 1; next <= from + CLAUSE_REACH && isJoined(tokens[next]); next++)
    if (WERE.test(at(next))) return true;
  return false;
}

const CALLED_OFF = /^cancell?ed$|^nixed$/;

/** True where somebody calls something off: "canceled", "called off". */
const callsOff = ({ at }: NamedServices, index: number): boolean =>
  CALLED_OFF.test(at(index)) || (at(index) === "called" && at(index + 1) === "off");

/** "The smart lock they canceled", "the sofa cleaning got cancelled", "they called off the acid wash": what was ordered once, and is not done. */
function isCalledOff(services: NamedServices, first: number, last: number): boolean {
  const { at, tokens } = services;
  const lead = ARTICLES.has(at(first - 1)) ? first - 2 : first - 1;
  if (CALLED_OFF.test(at(lead)) || (at(lead) === "off" && at(lead - 1) === "called")) return true;
  if (!isJoined(tokens[last + 1])) return false;
  const next = THAT.test(at(last + 1)) ? last + 2 : last + 1;
  const who = WHO.has(at(next)) || at(next) === "got" || WERE.test(at(next));
  return who && callsOff(services, at(next + 1) === "just" || at(next + 1) === "then" ? next + 2 : next + 1);
}

/** "I gave him his rabies back in March so he's good", "I did the diagnostic last week so that's behind us": done and settled. */
function isSettled(services: NamedServices, last: number): boolean {
  const { tokens, at } = services;
  let then = false;
  for (let next = last + 1; next <= last + CLAUSE_REACH && tokens[next]?.gap !== "stop"; next++) {
    if (at(next) === "way" && at(next + 1) === "back") return true;
    then ||= at(next) === "ago" || at(next) === "last" || (at(next) === "back" && at(next + 1) === "in");
    if (!then || at(next) !== "so") continue;
    return SETTLING.test(at(next + 1)) && [2, 3, 4].some((step) => SETTLED.has(at(next + step)));
  }
  return false;
}
const SETTLING = /^(?:that|it|this|those|they)$|^(?:that|he|she|it)'s$|^(?:they|we|you)'re$/;
const SETTLED = wordSet("good fine done set behind covered okay ok taken not current");

/** "The water heater's only three years old, that stays": what is said of a thing that nobody works on. */
function staysThere({ tokens, at, values }: NamedServices, last: number): boolean {
  const is = at(last).endsWith("'s") || /^(?:is|was)$/.test(at(last + 1));
  if (!is) return false;
  const end = Math.min(last + STAY_REACH, tokens.length - 1);
  for (let next = last + 1; next <= end && tokens[next]?.gap !== "stop"; next++) {
    const aged = values.has(next) && /^(?:years?|months?)$/.test(at(next + 1)) && at(next + 2) === "old";
    if (aged) return !wordsFrom(tokens, next + 3, STAY_REACH).some((word) => REPLACING.has(actionOf(word)));
  }
  return false;
}
const STAY_REACH = 8;
const REPLACING = new Set(["replace", "repair", "clean"].map(actionOf));

/** "The trimming is next year so that is not in here": no other thing and no price stands up to the denial. */
function isLeftOut({ at, tokens, values }: NamedServices, last: number): boolean {
  if (at(last + 1) !== "is") return false;
  for (let next = last + 1; next < last + CLAUSE_REACH && isJoined(tokens[next]); next++) {
    if (values.has(next) || /^(?:and|but|plus)$/.test(at(next))) return false;
    if (at(next) === "not") return /^(?:included|part)$|^(?:in|on) (?:here|this)$/.test(behindNot(at, next + 1));
  }
  return false;
}

const behindNot = (at: (index: number) => string, next: number): string =>
  /^(?:in|on)$/.test(at(next)) ? `${at(next)} ${at(next + 1)}` : at(next);

/** How far behind a name it may be refused. */
const REFUSAL_REACH = 12;
const IT = wordSet("it one that those them this");
const CANNOT = wordSet("can't cannot couldn't won't don't doesn't didn't");
/** Behind a refusal its clause ends, or goes on with these. */
const REFUSED_THEN = wordSet("so and but then this now again anymore either right just yet alone be for");

/** The last word of a refusal that begins at a token and leaves what is refused to a pronoun: "doesn't need", "can't afford", "leave"; -1 for none. */
function refusalAt({ at, tokens }: NamedServices, index: number): number {
  const cue = cueAt(tokens, index);
  if (cue?.kind === "remove" && cue.unwanted) return cue.last;
  if (CANNOT.has(at(index)) && /^(?:afford|touch)$/.test(at(index + 1))) return index + 1;
  if (at(index) === "leave" || at(index) === "not") return index;
  return -1;
}

/** True when nothing but the end of its clause stands behind a pronoun: "not that | again", but not "leave it at ninety". */
function endsRefusal({ at, tokens, values }: NamedServices, word: string, it: number): boolean {
  const next = at(it + 1);
  if (!isJoined(tokens[it + 1])) return word !== "not" || at(it - 2) === "so";
  if (word === "not") return next === "again";
  if (values.has(it + 1) || values.has(it + 2)) return false;
  if (word === "leave")
    return /^(?:alone|be|so|and|but|this|for)$/.test(next) || (next === "as" && at(it + 2) !== "an");
  return REFUSED_THEN.has(next);
}

/** "Would love a panel upgrade but can't afford one", "last spring, not that again", "was replaced, so we leave it": what is refused behind its name. */
function isRefusedBehind(services: NamedServices, last: number): boolean {
  const { at, stems, tokens, values } = services;
  let stops = 0;
  for (let next = last + 1; next <= last + REFUSAL_REACH && next < tokens.length; next++) {
    if (tokens[next]?.gap === "stop" && ++stops > 1) return false;
    // what is said of another thing refuses that
    if (REASONS.has(at(next)) || (values.has(next) && !YEARS.test(at(next)))) return false;
    if (services.withWord(stems[next] ?? "").length > 0) return false;
    const word = refusalAt(services, next);
    if (word < 0) continue;
    return IT.has(at(word + 1)) && endsRefusal(services, at(word), word + 1);
  }
  return false;
}

const NOW_NOT = /^(?:(?:can|will|could|should) wait|waits |(?:has|have) to wait)/;

/** "The furnace tune-up can wait till fall". */
const canWait = ({ at, tokens }: NamedServices, last: number): boolean =>
  isJoined(tokens[last + 1]) && NOW_NOT.test(`${at(last + 1)} ${at(last + 2)} ${at(last + 3)}`);

/** How far before a name it may be asked about, and what would be done otherwise. */
const LEAD_REACH = 6;
const ASKED = /\b(?:asked|asking|wondered|wondering) (?:me |us )?(?:what|how much|if|whether)\b/;
const USUALLY = /\b(?:we'd|i'd|would) (?:normally|usually|typically|always)\b/;

/** "She asked what a thermostat install runs", "we'd normally do a washing first but": what is not ordered so far. */
function isOnlyThought(services: NamedServices, first: number, last: number): boolean {
  const before = wordsBefore(services.tokens, first, LEAD_REACH);
  if (!before.some((word) => THINKING.has(word))) return false;
  const turn = before.findIndex((word) => ENDING.has(word));
  const said = before
    .slice(0, turn < 0 ? before.length : turn)
    .toReversed()
    .join(" ");
  const behind = wordsFrom(services.tokens, last + 1, CLAUSE_REACH);
  if (USUALLY.test(said)) return behind.includes("but");
  return ASKED.test(said) && ![1, 2, 3, 4].some((step) => services.isNumberAt(last + step));
}
const THINKING = wordSet("normally usually typically always asked asking wondered wondering");

/** "We went over the deck staining", "put it under the service call": what was talked of, or where it is written. */
function isTalkedOver({ at }: NamedServices, first: number): boolean {
  const lead = ARTICLES.has(at(first - 1)) ? first - 2 : first - 1;
  if (at(lead) === "over") return /^(?:go|went|going|talked|talk|ran)$/.test(at(lead - 1));
  return at(lead) === "under" && /^(?:put|bill|it|that|this|file)$/.test(at(lead - 1));
}

/** True when the clause of a name, or the one behind it, only tells of what it names, and orders nothing. */
export const isToldOf = (services: NamedServices, { first, last }: ServiceMention): boolean =>
  (isWhere(services, first) && !isTalkedOver(services, first)) ||
  wasBefore(services, first, last) ||
  wasThen(services, last) ||
  isOnOther(services, last) ||
  isGotElsewhere(services, last) ||
  isCalledOff(services, first, last) ||
  isSettled(services, last) ||
  staysThere(services, last) ||
  isLeftOut(services, last) ||
  canWait(services, last) ||
  isOnlyThought(services, first, last) ||
  isRefusedBehind(services, last);
