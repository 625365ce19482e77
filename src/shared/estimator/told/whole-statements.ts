import { isBeside, type Statement } from "../likelihood/statements.ts";
import { BARE_TIME } from "./bare-time.ts";
import { SAYS } from "./clauses.ts";

/** A statement of which is known whether its words begin and end where it does. */
export interface Heard extends Statement {
  /** True where a word before or behind it belongs to it: "we don't do" before "gutters". */
  isTorn: boolean;
}

/** Nothing ends with these: they begin what comes next. */
const BEGINS_NEXT = /^(.*\S)\s+(no|the|an?|my|our|your|their)$/iu;
/** "Within six feet of the rail it | ships in eight days". */
const IT_NEXT = /^(.*\S)\s+(it)$/iu;
const DOES = /^(?:is|was|will|has|needs|takes|comes|ships|goes|runs|gets|stays|can)(?!\p{L})/iu;
/** "It's extra back | half of October". */
const PART_NEXT = /^(.*\S)\s+(back|front|first|last|early|late|middle|end|next)$/iu;
const PART_OF = /^(?:half|week|part|month|of) /iu;
/** "..., she's got a handyman for that": what "that" is stands before the comma. */
const REFERS =
  /^(?:and |but )?(?:he|she|they|i|we)(?:['’]\p{L}+)? .*(?<!\p{L})(?:that|those|them)$|^that['’]s (?:the|an?|his|hers|theirs|on|not|for|extra)(?!\p{L})/iu;
/** Nothing ends with these either. */
const UNFINISHED =
  /(?:^|\s)(?:of|into|than|and|or|but|because|unless|i|we|he|she|they|i['’]m|we['’]re|they['’]re|(?:is|ai|are|was|were|does)n['’]t|against|(?<!\b(?:at|all)\s+)once|(?:is|are|was|were|it['’]s|that['’]s|they['’]re) too|when it|when they|if it|if they)$/iu;
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

/** "The balance is due no | leak for five years": the word goes to the statement that it begins. */
function withBeginnings(text: string, statements: readonly Statement[]): Statement[] {
  const moved = statements.map((statement) => ({ ...statement }));
  for (let at = 1; at < moved.length; at++) {
    const [before, behind] = [moved[at - 1], moved[at]];
    if (before === undefined || behind === undefined || isNone(before, behind) || isMarked(text, before, behind))
      continue;
    const next = text.slice(behind.start, behind.end);
    const ending = DOES.test(next) ? IT_NEXT : PART_OF.test(next) ? PART_NEXT : BEGINS_NEXT;
    const [, kept, word] = ending.exec(text.slice(before.start, before.end)) ?? [];
    if (kept === undefined || word === undefined || /\bor$/iu.test(kept)) continue;
    behind.start = before.end - word.length;
    before.end = before.start + kept.length;
    before.parts = before.parts.filter((part) => part < before.end);
  }
  return moved;
}

/** True where neither is told. */
const isNone = (before: Statement, behind: Statement): boolean => !isBeside(before.role) && !isBeside(behind.role);

const isMarked = (text: string, before: Statement, behind: Statement): boolean =>
  /\S/.test(text.slice(before.end, behind.start));

function cutBetween(before: string, behind: string): Cut {
  if (UNFINISHED.test(before)) return { isJoined: true, torn: "before" };
  if (NO_OBJECT.test(before) && !BEGINS_CLAUSE.test(behind)) return { isJoined: true, torn: "before" };
  return UNBEGUN.test(behind) ? { isJoined: true, torn: "behind" } : WHOLE;
}

/** The statements of a talk, each with whether it is torn, and those of which the words belong together as one where both `mayJoin`. */
export function wholeStatements(
  text: string,
  heard: readonly Statement[],
  mayJoin: (statement: Statement) => boolean,
): Heard[] {
  const statements = withBeginnings(text, heard);
  const said = statements.map(({ start, end }) => text.slice(start, end).trim());
  const cuts = statements.map((statement, at): Cut => {
    const before = statements[at - 1];
    if (before === undefined || isNone(before, statement)) return WHOLE;
    if (isMarked(text, before, statement)) {
      const isSame = text.slice(before.end, statement.start).trim() === "," && REFERS.test(said[at] ?? "");
      return isSame ? { isJoined: true, torn: "none" } : WHOLE;
    }
    return cutBetween(said[at - 1] ?? "", said[at] ?? "");
  });
  const isTorn = statements.map(
    (_, at) => cuts[at]?.torn === "behind" || (at + 1 < cuts.length && cuts[at + 1]?.torn === "before"),
  );
  for (const [at, statement] of statements.entries()) {
    const [before, behind] = [statements[at - 1], statements[at + 1]];
    if (!isBeside(statement.role)) continue;
    const isBound = before !== undefined && !isMarked(text, before, statement);
    const isBoundBehind = behind !== undefined && !isMarked(text, statement, behind);
    if (isWord(said[at] ?? "") && isBound && isBoundBehind && !cuts[at]?.isJoined && !cuts[at + 1]?.isJoined) {
      isTorn[at] = true;
      const toBefore = statement.begins < behind.begins && !IS_ABOUT.test(said[at] ?? "");
      cuts[toBefore ? at : at + 1] = { isJoined: true, torn: "none" };
    }
    if (isName(said[at] ?? "") && isBound && statement.begins < NAME_BEGINS)
      cuts[at] = { isJoined: true, torn: "none" };
    const isSpan =
      (BARE_TIME.test(said[at] ?? "") || YEARS.test(said[at] ?? "")) &&
      before?.role !== "time" &&
      isBeside(before?.role);
    if (isSpan && isBound && statement.begins < SPAN_BEGINS) cuts[at] = { isJoined: true, torn: "none" };
  }
  return joined(statements, cuts, isTorn, mayJoin);
}

/** The statements with those as one that are to be joined and may. */
function joined(
  statements: readonly Statement[],
  cuts: readonly Cut[],
  isTorn: readonly boolean[],
  mayJoin: (statement: Statement) => boolean,
): Heard[] {
  const whole: Heard[] = [];
  for (const [at, statement] of statements.entries()) {
    const last = whole.at(-1);
    const before = statements[at - 1];
    if (last !== undefined && before !== undefined && cuts[at]?.isJoined && mayJoin(before) && mayJoin(statement)) {
      whole[whole.length - 1] = asOne(last, statement, isTorn[at] === true && cuts[at + 1]?.torn === "before");
    } else whole.push({ ...statement, isTorn: isTorn[at] === true });
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
