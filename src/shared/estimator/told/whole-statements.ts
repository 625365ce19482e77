import { isBeside, type Statement } from "../likelihood/statements.ts";
import { BARE_TIME } from "./bare-time.ts";
import { SAYS } from "./clauses.ts";

/** A statement of which is known whether its words begin and end where it does. */
export interface Heard extends Statement {
  /** True where a word before or behind it belongs to it: "we don't do" before "gutters". */
  isTorn: boolean;
}

/** Nothing ends with these: they begin what comes next. */
const BEGINS_NEXT = /^(.*\S)\s+(no|the|an?|my|our|your|their|fully)$/iu;
/** "Within six feet of the rail it | ships in eight days", "already paid part | takes a week". */
const IT_NEXT = /^(.*\S)\s+(it|(?<!(?:the|on|for|of|and|a|labor|this|that|each) )parts?)$/iu;
const DOES = /^(?:is|was|will|has|needs|takes|comes|ships|goes|runs|gets|stays|can)(?!\p{L})/iu;
/** "It's extra back | half of October". */
const PART_NEXT = /^(.*\S)\s+(back|front|first|last|early|late|middle|end|next)$/iu;
const PART_OF = /^(?:half|week|part|month|of) /iu;
/** "..., she's got a handyman for that": what "that" is stands before the comma. */
const REFERS =
  /^(?:and |but )?(?:he|she|they|i|we)(?:['’]\p{L}+)? .*(?<!\p{L})(?:that|those|them)$|^that['’]s (?:the|an?|his|hers|theirs|on|not|for|extra)(?!\p{L})/iu;
/** Nothing ends with these either. */
const UNFINISHED =
  /(?:^|\s)(?:of|into|than|and|or|but|because|unless|i|we|he|she|they|i['’]m|we['’]re|they['’]re|(?:is|ai|are|was|were|does)n['’]t|against|(?<!\b(?:at|all)\s+)once|(?:is|are|was|were|it['’]s|that['’]s|they['’]re) too|when it|when they|if it|if they|(?:moving|lifting|hauling|removing|painting|cleaning|patching|no|any) (?:heavy|existing|old|new|big|large|small|loose))$/iu;
/** "We don't do", "I bring": what is meant comes next, unless it stands before ("gutters we don't do"). */
const NO_OBJECT =
  /(?:^|\b(?:and|but|so|or)\s+)(?:i|we)\s+(?:(?:don['’]t|won['’]t|can['’]t|didn['’]t|do not|will not)\s+(?:do|refinish|replace|repair|fix|touch|move|take|include|supply|install|guarantee|cover|handle|offer|use|bring|clean)|bring|supply|provide|use|need)$/iu;
/** Nothing begins with these. */
const UNBEGUN =
  /^(?:of|(?:and )?(?:after|before)$|(?:her|him|them|me|us) (?:when|if|once|after|before|at|on|by|in)(?= )|ahead|apart|himself|herself|themselves|itself|give or take|or so|or less|or more)(?!\p{L})/iu;
/** How a clause of its own begins. */
const BEGINS_CLAUSE = /^(?:(?:and|but|so|then|if|when|no|i|we|you|he|she|it|they|that|this|there)(?!\p{L})|\d)/iu;

const FILLERS = /(?:^|(?<=\s))(?:um|uh|and|so|then|but|or|also|the|an?)(?:\s+|$)/giu;
/** One word alone says nothing: "hose" of "off his hose". */
const isWord = (said: string): boolean => !/[\s\d]/.test(said.replaceAll(FILLERS, "").trim());
/** "The hall | opens at two": what comes next is about it. */
const IS_ABOUT = /^(?:um |uh |and )*(?:the|an?) /iu;
/** Two words that say nothing either: "dent guy" of "that's a paintless dent guy". */
const isName = (said: string): boolean =>
  /^\p{L}+ \p{L}+$/u.test(said.replaceAll(FILLERS, "").trim()) && !SAYS.test(said) && !HAS_NUMBER.test(said);
const HAS_NUMBER =
  /(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|sixty|ninety|half|net|cash|check|card|due|paid|no|not|prepaid|free|included|excluded|by|done|mine|ours|his|hers|theirs)(?!\p{L})/iu;

/** From here on a statement may as well be said beside the work as not. */
export const PERHAPS = 0.5;
/** A span that less likely begins a statement belongs to what stands before: "keep cars off it | seven days". */
const SPAN_BEGINS = 0.65;
const YEARS = /^\p{L}+ years?$/iu;
/** A name that less likely begins one does. */
const NAME_BEGINS = 0.5;

/** Where words of two statements that follow each other belong together. */
interface Cut {
  isJoined: boolean;
  /** What is torn when both are not told as one. */
  torn: "before" | "behind" | "none";
}
const WHOLE: Cut = { isJoined: false, torn: "none" };
const JOINED: Cut = { isJoined: true, torn: "none" };
const TORN_BEFORE: Cut = { isJoined: true, torn: "before" };
const TORN_BEHIND: Cut = { isJoined: true, torn: "behind" };

/** "The balance is due no | leak for five years": the word goes to the statement that it begins. */
function withBeginnings(text: string, statements: readonly Statement[]): Heard[] {
  const moved = statements.map(asHeard);
  for (let at = 1; at < moved.length; at++) {
    const before = moved[at - 1];
    const behind = moved[at];
    if (before === undefined || behind === undefined || isNone(before, behind) || isMarked(text, before, behind))
      continue;
    const next = text.slice(behind.start, behind.end);
    const ending = DOES.test(next) ? IT_NEXT : PART_OF.test(next) ? PART_NEXT : BEGINS_NEXT;
    const ends = ending.exec(text.slice(before.start, before.end));
    if (ends === null) continue;
    const [, kept = "", word = ""] = ends;
    if (/\bor$/iu.test(kept)) continue;
    behind.start = before.end - word.length;
    before.end = before.start + kept.length;
    before.parts = before.parts.filter((part) => part < before.end);
  }
  return moved;
}

/** "Ten percent off", "$50 off the whole job": an offer that says nothing of when it holds. */
const OFFERED =
  /^(?:(?:then|we|i|we['’]ll|i['’]ll|do|give|take|there['’]s|he|she|they|you|gets?|it['’]s|a|an) )*(?:\$ ?[\d,.]+|[\p{L}\d.-]+(?: [\p{L}\d.-]+){0,3}? ?(?:percent|%|dollars|bucks)) (?:off|discount)(?: (?:on )?(?:it all|all of it|the (?:whole|total|job|price|bill)(?: (?:job|thing|bill|price))?))?$/iu;
/** "..., | if they book by Friday": a condition at the end of a statement, of so many characters at most. */
const IF_LAST = /(?:^|\s)((?:but |and )?(?:if|unless|as long as|provided)(?!\p{L})[^,;:]*)$/iu;
const LONGEST_IF = 90;
/** "If it rains | we come Tuesday": what comes of it was said already. */
const HAS_OUTCOME = /(?!^)(?<!\p{L})(?:we|i|we['’]\p{L}+|i['’]\p{L}+|rains?|snows?|weather)(?!\p{L})/iu;

/** "If she signs for a year | ten percent off": an offer is told with its condition, of which it is no offer without. */
function withConditions(text: string, statements: readonly Heard[]): Heard[] {
  const whole: Heard[] = [];
  for (const statement of statements) {
    const before = whole.at(-1);
    const mark = before ? text.slice(before.end, statement.start).trim() : ".";
    const isOffer = (mark === "" || mark === ",") && OFFERED.test(text.slice(statement.start, statement.end).trim());
    const from = before ? Math.max(before.start, before.end - LONGEST_IF) : 0;
    const condition = before && isOffer ? IF_LAST.exec(text.slice(from, before.end)) : null;
    if (!before || !condition || HAS_OUTCOME.test(condition[1] ?? "")) {
      whole.push(statement);
      continue;
    }
    const start = before.end - (condition[1]?.length ?? 0);
    const parts = [...before.parts.filter((part) => part >= start), ...statement.parts];
    before.end = start - (start > before.start ? 1 : 0);
    before.parts = before.parts.filter((part) => part < before.end);
    if (before.end <= before.start) whole.pop();
    whole.push({ ...statement, start, parts });
  }
  return whole;
}

/** A statement that is whole as yet, to be changed. */
const asHeard = ({ start, end, begins, role, likely, beside, parts }: Statement): Heard => ({
  start,
  end,
  begins,
  role,
  likely,
  beside,
  parts,
  isTorn: false,
});

/** True where neither is told. */
const isNone = (before: Statement, behind: Statement): boolean => !isBeside(before.role) && !isBeside(behind.role);

const isMarked = (text: string, before: Statement, behind: Statement): boolean =>
  text.slice(before.end, behind.start).trim() !== "";

function cutBetween(before: string, behind: string): Cut {
  if (UNFINISHED.test(before)) return TORN_BEFORE;
  if (NO_OBJECT.test(before) && !BEGINS_CLAUSE.test(behind)) return TORN_BEFORE;
  return UNBEGUN.test(behind) ? TORN_BEHIND : WHOLE;
}

/** The statements of a talk, each with whether it is torn, and those of which the words belong together as one where both `mayJoin`. */
export function wholeStatements(
  text: string,
  heard: readonly Statement[],
  mayJoin: (statement: Statement) => boolean,
): Heard[] {
  const statements = withConditions(text, withBeginnings(text, heard));
  const said = statements.map(({ start, end }) => text.slice(start, end).trim());
  const cuts = statements.map((statement, at): Cut => {
    const before = statements[at - 1];
    if (before === undefined || isNone(before, statement)) return WHOLE;
    const mark = text.slice(before.end, statement.start).trim();
    if (mark !== "") return mark === "," && REFERS.test(said[at] ?? "") ? JOINED : WHOLE;
    return cutBetween(said[at - 1] ?? "", said[at] ?? "");
  });
  for (let at = 0; at < statements.length; at++) {
    const statement = statements[at];
    if (statement) statement.isTorn = cuts[at]?.torn === "behind" || cuts[at + 1]?.torn === "before";
  }
  for (let at = 1; at < statements.length; at++) {
    const before = statements[at - 1];
    const statement = statements[at];
    if (before === undefined || statement === undefined || !isBeside(statement.role)) continue;
    if (isMarked(text, before, statement)) continue;
    const words = said[at] ?? "";
    const behind = statements[at + 1];
    const mayBeTorn = behind !== undefined && !cuts[at]?.isJoined && !cuts[at + 1]?.isJoined;
    if (mayBeTorn && isWord(words) && !isMarked(text, statement, behind)) {
      statement.isTorn = true;
      const toBefore = statement.begins < behind.begins && !IS_ABOUT.test(words);
      cuts[toBefore ? at : at + 1] = JOINED;
    }
    const { begins } = statement;
    if (begins < NAME_BEGINS && isName(words)) cuts[at] = JOINED;
    const maySpan = begins < SPAN_BEGINS && before.role !== "time" && isBeside(before.role);
    if (maySpan && (BARE_TIME.test(words) || YEARS.test(words))) cuts[at] = JOINED;
  }
  return joined(statements, cuts, mayJoin);
}

/** The statements with those as one that are to be joined and may. */
function joined(
  statements: readonly Heard[],
  cuts: readonly Cut[],
  mayJoin: (statement: Statement) => boolean,
): Heard[] {
  const whole: Heard[] = [];
  let at = 0;
  for (const statement of statements) {
    const last = whole.at(-1);
    const before = statements[at - 1];
    if (last !== undefined && before !== undefined && cuts[at]?.isJoined && mayJoin(before) && mayJoin(statement))
      whole[whole.length - 1] = asOne(last, statement, statement.isTorn && cuts[at + 1]?.torn === "before");
    else whole.push(statement);
    at++;
  }
  return whole;
}

/** Two statements as one, which is about what the longer is about. */
function asOne(before: Heard, behind: Statement, isTorn: boolean): Heard {
  const [first, second] = [before.end - before.start, behind.end - behind.start];
  const mean = (one: number, other: number) => (one * first + other * second) / (first + second);
  return {
    start: before.start,
    end: behind.end,
    begins: before.begins,
    role: first >= second ? before.role : behind.role,
    likely: mean(before.likely, behind.likely),
    beside: mean(before.beside, behind.beside),
    parts: [...before.parts, ...behind.parts],
    isTorn,
  };
}
