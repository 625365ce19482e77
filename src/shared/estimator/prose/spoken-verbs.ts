import { keptByWord } from "#shared/kept-words.ts";
import { workingWords, type Job } from "./job.ts";
import { articleBefore, tidy } from "./phrasing.ts";
import { wordSet } from "#shared/word-set.ts";
import { compoundAt, verbAt, type Verb } from "./verbs.ts";
import { isNumber, type Word } from "./words.ts";

const LINKS = new Set(
  "at for with is are was were to from per each every on plus because if then so but in costs cost comes come about by including".split(
    " ",
  ),
);
/** No verb governs what stands behind one of these. */
const ENDING = new Set(["material", "labor", "optionally", "optional", "part", "plus"]);
const NEGATIONS = /^(?:not|no|don't|dont|won't|wont|without|skip|leave|scratch|except|never|didn't|forget)$/;
const MONEY = /^(?:percent|markup|discount|deposit|dollars?|hundred|thousand|tax|price|travel|labor)$/i;
const SMALL = /^(?:the|a|an|new|old|existing|all|both|my|his|her|their|our|some|of|\d.*)$/;
const SMALL_WORD = new Set(["the", "a", "an", "new", "old", "existing", "and"]);
const REACH = 5;
const CARRY = 14;

/** Where the line's own words were said, or -1. Looks at the first twenty places only, so that it stays linear. */
function placeOf(job: Job, line: readonly Word[]): number {
  const from = tellingFrom(line, 0);
  const first = line[from]?.norm;
  if (first === undefined) return -1;
  const second = line[tellingFrom(line, from + 1)]?.norm;
  let seen = 0;
  for (let at = 0; at < job.words.length && seen < 20; at += 1) {
    if (job.words[at]?.norm !== first) continue;
    seen += 1;
    if (second === undefined || isNear(job.words, at, second)) return at;
  }
  return -1;
}

const isSmall = keptByWord((word) => SMALL.test(word));

/** The place of the first word from one on that is no small one. */
function tellingFrom(line: readonly Word[], from: number): number {
  let at = from;
  while (at < line.length && isSmall(line[at]?.norm ?? "")) at += 1;
  return at;
}

/** True where a word stands close behind a place. */
const isNear = (words: readonly Word[], at: number, norm: string): boolean =>
  words[at + 1]?.norm === norm || words[at + 2]?.norm === norm || words[at + 3]?.norm === norm;

const negates = keptByWord((word) => NEGATIONS.test(word.replace("’", "'")));

const negated = (words: readonly Word[], index: number): boolean =>
  negates(words[index - 1]?.lower ?? "") || negates(words[index - 2]?.lower ?? "");

/** What is done to one thing is not done to the next behind its price as well: "air seal the attic six hundred and two boxes". */
const DONE_ONCE =
  /^(?:(?:air )?seal|treat|spray|haul|dig|excavate|grade|demo|demolish|trench|backfill)$|^(?:tear|rip|break|haul|dig) /;
const ENDS_PRICE = /^(?:hundred|thousand|grand|bucks|dollars?)$/;
/** "Crawl space spray | three hundred": what stands right before a price is no verb of it. */
const pricedAt = (words: readonly Word[], index: number): boolean =>
  isNumber(words[index]?.lower ?? "") && ENDS_PRICE.test(words[index + 1]?.lower ?? "");

/** Verbs that end the names of things as well: "drip edge", "chimney cap", "weather strip". */
const ENDS_NAMES = wordSet("edge cap strip patch cut load stack record grade set stock");
const BEFORE_VERB =
  /^(?:and|then|also|to|we|i|we'll|i'll|please|or|but|just|so|plus|you|they|he|she|gotta|will|can|could|should|next|first|last|now)$/;
/** True for "edge" behind "new drip": the word before it belongs to the same thing. */
const endsName = (words: readonly Word[], index: number): boolean => {
  const before = words[index - 1];
  return (
    ENDS_NAMES.has(words[index]?.lower ?? "") &&
    before !== undefined &&
    !before.closes &&
    !before.comma &&
    /^\p{L}{3,}$/u.test(before.lower) &&
    !isNumber(before.lower) &&
    !BEFORE_VERB.test(before.lower) &&
    verbAt(words, index - 1, true) === null
  );
};

/** They are said of one thing alone: what was pulled, opened or found is not what stands a few words on. */
const SAID_OF_ONE = /^(?:pull|find|check|open|close|raise|train|cut|finish|bring|move|salt|run|test)\b/;
/** They tell what sort a thing is, but before an article. */
const SORT = /^(?:insulated|treated|coated|finished|polished|laminated|stamped|framed)$/;
const LENDS_NOTHING = /^(?:make|do|get|take|put)$/;

/** The verb that governs the word at `at`: close before it, or carried over an "and" from the thing before it. */
function governing(words: readonly Word[], at: number, count: number): Verb | null {
  let [joined, priced] = [false, false];
  let before = at - 1;
  while (SMALL_WORD.has(words[before]?.lower ?? "")) before -= 1;
  // "crack repair one fifty | moisture test": a number before what is one thing priced what was said before it
  if (count === 1 && isNumber(words[before]?.lower ?? "")) return null;
  // "grading 600 | topsoil 10 yards"
  if (/^\d+$/.test(words[before]?.lower ?? "") && Number(words[before]?.lower) !== count) return null;
  // "replace | about sixty bricks": what is counted stands right behind its verb
  while (isNumber(words[before]?.lower ?? "") || SMALL_WORD.has(words[before]?.lower ?? "")) before -= 1;
  for (let back = 1; back <= CARRY; back += 1) {
    const index = at - back;
    const word = words[index];
    if (word === undefined || word.closes) return null;
    // "salting ninety five an application | sidewalks": a number between them is the price of what is before it
    if (!joined && index < before && isNumber(word.lower)) return null;
    // behind a price begins the next thing, unless an "and" joins it
    if (ENDS_PRICE.test(word.lower)) {
      if (!joined) return null;
      priced = true;
    }
    const found = endsName(words, index) ? null : verbAt(words, index, true);
    const verb = found && !pricedAt(words, index + 1) ? (compoundAt(words, index - 1, true) ?? found) : null;
    // "two essays edited at forty | and six worksheets": what was done stands behind its own thing
    if (verb !== null && word.lower.endsWith("ed") && LINKS.has(words[index + 1]?.lower ?? "")) return null;
    if (verb !== null) {
      const isFar = index + verb.length - 1 < before;
      // "insulated steel door 1150 | opener"
      if (isFar && SORT.test(word.lower) && !isSmall(words[index + 1]?.norm ?? "")) return null;
      const isLoose = LENDS_NOTHING.test(verb.base) || (joined && word.lower.endsWith("ing"));
      if (isFar && SAID_OF_ONE.test(verb.base)) return null;
      if (priced && DONE_ONCE.test(verb.base)) return null;
      return isLoose || negated(words, index) || (back > REACH && !joined) ? null : verb;
    }
    const { lower } = word;
    if (!joined && back <= REACH && lower === "and") joined = true;
    else if (!joined && (LINKS.has(lower) || word.comma)) return null;
    if (ENDING.has(word.norm)) return null;
  }
  return null;
}

/** The article that stood before a thing when it was spoken, with a blank after it, or nothing. */
export function articleOf(job: Job, line: readonly Word[]): string {
  let at = placeOf(job, line) - 1;
  const isOwn = (said: Word | undefined) => said && !said.closes && line.some(({ norm }) => norm === said.norm);
  while (isOwn(job.words[at])) at -= 1;
  const before = at < 0 ? undefined : job.words[at];
  if (!before || before.closes || !/^(?:the|a|an)$/.test(before.lower)) return "";
  // "a ev charger" of a recogniser
  return before.lower === "the" ? "the " : `${articleBefore(line[0]?.raw ?? "")} `;
}

/** The verb with which a line was spoken, or null; `count`: of how many, 1 of a thing that was not counted. */
export function verbOfLine(job: Job, line: readonly Word[], count: number): Verb | null {
  const at = placeOf(job, line);
  return at < 0 ? null : governing(job.words, at, count);
}

const CREW = /^(?:guys?|men|man|people|workers?|movers?|painters?|techs?|helpers?|crew|hours?|days?)$/;
/** "Move the apartment | two guys five hours": who comes, and for how long. */
const isCrew = (words: readonly Word[], index: number): boolean =>
  isNumber(words[index]?.lower ?? "") && CREW.test(words[index + 1]?.lower ?? "");

const NAMES_NOTHING =
  /^(?:ones?|it|them|that|those|this|everything|here|there|him|her|(?:him|her|my|it)self|themselves|down|up|yesterday|today)$/i;

/** "Paid by check today", "make checks payable to", "customer Ann Lee": how it is paid and by whom is no work. */
const PAYING = /^(?:checks?|cheques?|payable|payments?|invoice|customer|client|owner|email|venmo|zelle)$/i;

/** The things that were said to be done: each verb with the words up to the next link, price or pause. `isTold`: what "was done" too. */
export function spokenTasks(job: Job, isTold = false): string[] {
  const words = workingWords(job);
  const tasks: string[] = [];
  let index = 0;
  while (index < words.length && tasks.length < 8) {
    const verb = verbAt(words, index, isTold);
    // "paid by check today"
    if (verb === null || negated(words, index) || words[index - 1]?.lower === "by") {
      index += 1;
      continue;
    }
    let end = index + verb.length;
    const closed = () => words[end - 1]?.closes || words[end - 1]?.comma;
    while (end < words.length && end - index < 10 && !closed()) {
      const lower = words[end]?.lower ?? "";
      if (LINKS.has(lower) || lower === "and" || lower === "off" || /\d/.test(lower) || isCrew(words, end)) break;
      end += 1;
    }
    const rest = words.slice(index + verb.length, end).map((word) => word.raw);
    const isMoney = rest.some((word) => MONEY.test(word) || PAYING.test(word));
    const isNamed =
      !NAMES_NOTHING.test(rest.at(-1) ?? "it") && !rest.every((word) => isNumber(word) || NAMES_NOTHING.test(word));
    if (isNamed && !isMoney && verb.base !== "add")
      tasks.push(tidy(`${job.facts.type === "invoice" ? verb.past : verb.base} ${rest.join(" ")}`));
    index = end;
  }
  return tasks;
}
