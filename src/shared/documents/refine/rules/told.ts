import { readNumbers } from "#shared/estimator/numbers/numbers.ts";
import { tokenize } from "#shared/estimator/words/tokens.ts";
import { lowerFirst, sentenceCase } from "#shared/estimator/prose/phrasing.ts";
import { isStreet } from "#shared/estimator/words/street-words.ts";
import { wordSet } from "#shared/word-set.ts";
import { MONTHS, SEASONS, WEEKDAYS } from "#shared/calendar-words.ts";

/** What is told of a field, and what is to stand in it: "the address is hard to find" is no address. */
const STATE =
  /^(?:an?|not|still|already|gonna|going|out|in|at|on|off|away|about|to|too|so|very|really|pretty|kind of|the same|there|here|never|always|only|supposed|asking)(?![-\w])/i;
const QUALITY =
  /^(?:hard|easy|wrong|right|fine|good|bad|ok|okay|great|tight|loose|short|long|missing|unknown|ready|back|busy|gone|late|happy|weird|confusing)(?:$| (?:to|at|in|on|for|from|until|til|till|about|with|by|and|of|because|now|here|there|than)\b)/i;
const DOING =
  /^\p{Ll}+ing(?:$| (?:the|an?|my|our|your|his|her|their|it|that|this|to|about|for|on|in|at|with|out|up|off|me|us|more|less)\b)/u;

/** "On Point Plumbing". */
const IN_CAPITALS = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)+$/u;

/** "Out of town", "thinking about it": how something stands, and nothing to be called. */
export function isState(typed: string): boolean {
  const text = typed.trim();
  return !IN_CAPITALS.test(text) && [STATE, QUALITY, DOING].some((told) => told.test(text));
}

const TIME = new RegExp(
  `\\b(?:half|couple|few|\\d+(?:st|nd|rd|th)?|(?:hour|day|week|month|year)s?|${[...MONTHS, ...WEEKDAYS, ...SEASONS].join("|")}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|weekend|today|tomorrow|asap|immediately|right away|as soon|morning|afternoon|flexible|ongoing|tbd)\\b`,
  "i",
);

/** True for words with a number in them, spoken or written. */
export const saysNumber = (typed: string): boolean => readNumbers(tokenize(typed)).length > 0;

/** True for words that say when, or how long. */
export const saysTime = (typed: string): boolean =>
  !/^(?:with|using|to|it|over|by)\b/i.test(typed.trim()) && (TIME.test(typed) || saysNumber(typed));

const ALSO_PLACES = wordSet("dr ct pl trail corner box");
const isPlace = (word: string): boolean => isStreet(word) || ALSO_PLACES.has(word);

/** True for words that say where: with a number, a kind of street, or a name. */
export const saysPlace = (typed: string): boolean =>
  !isState(typed) && (/\d|\p{Lu}/u.test(typed) || (typed.match(/\p{L}+/gu) ?? []).some(isPlace) || saysNumber(typed));

/** "Bob now": the word that says that it is new. */
export const withoutNow = (typed: string): string => typed.trim().replace(/,? (?:now|instead)[.!]?$/iu, "");

/** "Starting Monday", "work starts March 9th", but not "takes two days" behind it. */
const START =
  /(?:^|,\s*|\s+)((?:(?:we|i|work|the work|the job)(?:['’]ll| will| can)? )?(?:starting|starts?|beginning|begins?)\b.*?)(?=,?\s+(?:and )?(?:(?:it|that) )?takes\b|$)/iu;
const TAKES = /^,?\s*(?:and )?(?:(?:it|that) )?takes /iu;
/** A timeline tells one thing after the other: "Work starts March 9th; two weeks". */
const partsOf = (timeline: string): string[] => timeline.split(/;\s*/u);

/** A timeline with another beginning: how long it takes stays. */
export function withStart(timeline: string, start: string): string {
  const takes = partsOf(timeline)
    .map((part) => part.replace(START, "").replace(TAKES, "").trim())
    .filter((part) => part !== "")
    .join("; ");
  return takes === "" ? `Starting ${start}` : `${sentenceCase(takes)}, starting ${start}`;
}

const IS_DURATION = /^(?:about |around )?[\p{L}\d.\s-]*\b(?:hour|day|week|month|year)s?$/iu;

/** A timeline that takes another time: when it begins stays. */
export function withDuration(timeline: string, takes: string): string {
  const start = START.exec(partsOf(timeline).find((part) => START.test(part)) ?? "")?.[1];
  return start === undefined || !IS_DURATION.test(takes.trim()) ? takes : `${takes.trim()}, ${lowerFirst(start)}`;
}
