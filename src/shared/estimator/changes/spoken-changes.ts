import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { USUAL } from "../heard/referring-words.ts";
import { dollarsOf, type Figure } from "../numbers/figure.ts";
import { newCandidate, type Candidate } from "../quantities/candidate.ts";
import { EDIT_TERMS, timesApart } from "../numbers/repairs.ts";
import { oneOf, waysThatBegin, type Begins } from "../words/begins.ts";
import { beginsCue, cueAt, type Cue } from "../words/cues.ts";
import { stem } from "../words/stem.ts";
import { beginsSentence, isJoined } from "../words/tokens.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import { FILLERS } from "../words/words.ts";
import { beginsOptionLabel, eitherOf, oneOrOther, optionLabel, otherChoice } from "./alternatives.ts";
import { beginsChangeTo, changeTo, topicOf, turnTo } from "./changed-to.ts";
import { beginsComesWith, comesWithIt } from "./comes-with-it.ts";
import { contrastAt, leavesDenied } from "./contrasted.ts";
import { deniedLine, deniesLine, SAYS_PRICE } from "./denied-lines.ts";
import { beginsDoneByThem, doneByThem } from "./done-by-them.ts";
import { beginsStaying, drops, keptEnd, staysSame } from "./dropped-lines.ts";
import { beginsExchange, exchangesThing } from "./exchanged-things.ts";
import { beginsNamedOption, beginsPuttingDown, namedAsOption, putsDownAsOption } from "./named-options.ts";
import { beginsDroppingIt, beginsPuttingOff, dropsSpokenOf, putsOff } from "./put-off-lines.ts";
import { keepsOnly } from "./removed-things.ts";
import { DEFINITE, lineNamed, nameAt } from "./said-names.ts";
import { chargesAfterAll, beginsRestoring, bringsBack, neverMindsRemoval, restoresLine } from "./restored-lines.ts";
import { makeOptional, onlyIfTaken, soIsNext, supposesLine, suppositionEnd } from "./spoken-options.ts";
import { sumsUp } from "./summed-up.ts";
import { beginsTakingOut, isOut, takesLineOut } from "./taken-out.ts";
import { beginsTakingSome, takesSome } from "./taken-some.ts";
import { leaveOut, waives } from "./waived-lines.ts";
import {
  beginsBothOptional,
  beginsUndecidedLine,
  beginsWishedLine,
  bothOptionalEnd,
  undecidedEnd,
  wishesLine,
} from "./wished-lines.ts";

/** Small words that a correction goes on with: "no, sorry, that's nine hundred", "nope, I'd better say ninety". */
const AGAIN = new Set(
  "no sorry wait actually it's that's its um uh hmm well nope nah i i'd i'll we'll think better say says make made call let's go going with do should more like it that make was".split(
    " ",
  ),
);
/** "No wait, I'm going with", but not "no wait, with the niche": that tells why. */
function goesOn(open: OpenLines, index: number): boolean {
  if (!AGAIN.has(open.at(index)) || beginsSentence(open.tokens[index]) || deniedLine(open, index)) return false;
  return open.at(index) !== "with" || ["go", "going"].includes(open.at(index - 1));
}
/** How many of them may stand between "no" and the figure. */
const LONGEST_BRIDGE = 5;
/** "No, for her make it two ninety". */
const WHOM = wordSet("her him them you us this");

/** "The patio one forty no patio one thirty", "no make patio one thirty": the thing that was just priced, and its price anew. */
function namesAnew(open: OpenLines, index: number): boolean {
  const { lines, figures } = open;
  const priced = open.current.price ? open.current : open.isEmpty() ? lines.list.at(-1) : undefined;
  if (!priced?.price) return false;
  const names = new Set(lines.content(priced.words).map(stem));
  const first = open.at(index + 1) === "make" ? index + 2 : index + 1;
  let next = first;
  while (names.has(stem(open.at(next)))) next++;
  const price = figures.get(SAYS_PRICE.has(open.at(next)) ? next + 1 : next);
  return next > first && price?.role === "money" && isJoined(open.tokens[price.first]);
}

/** "Two full details and a ceramic coating no | three full details": a service that was heard before the last one, and how many there are of it. */
function countsServiceAnew(open: OpenLines, first: number): boolean {
  const count = open.figures.get(first);
  if (count?.role !== "quantity" || !open.current.service) return false;
  const name = count.number.last + 1;
  return open.namesService(name) && isJoined(open.tokens[name]) && open.lines.names(open.at(name));
}

/** "At seven eighty each no eight units", "about ninety no I'd better say one twenty". */
function plainNo(open: OpenLines, index: number): boolean {
  if (open.at(index) !== "no") return false;
  if (namesAnew(open, index)) return true;
  const { price, quantities } = open.current;
  if (price === null && quantities.length === 0) return countsServiceAnew(open, index + 1);
  const made = open.at(index + 1) === "make" || open.at(index + 1) === "do" ? 2 : 1;
  if (open.at(index + made) === "the") return open.changesSomething(index + made, index);
  // "no for her make it two ninety"
  const whom = open.at(index + 1) === "for" && WHOM.has(open.at(index + 2)) ? 2 : 0;
  for (let next = index + whom + 1; next <= index + whom + LONGEST_BRIDGE; next++) {
    // "no I think six hours", but "no I think two hundred for the parts" is said of something else
    const role = open.figures.get(next)?.role;
    if (role) return role === "quantity" || open.at(next - 1) !== "think";
    if (!AGAIN.has(open.at(next)) && !FILLERS.has(open.at(next))) return false;
  }
  return false;
}

const USUAL_REACH = 3;
const ARTICLES = wordSet("the my our a");
const GIVING = wordSet("give do charge make bill let have giving doing charging");

/** "Six baths, give them forty each instead of the fifty": words that name nothing, behind a service that has its own price. */
function pricesService(open: OpenLines, index: number): boolean {
  const { current, figures, lines } = open;
  const against = figures.get(ARTICLES.has(open.at(index + 2)) ? index + 3 : index + 2);
  const line = lines.list.at(-1);
  const waits = against?.told === true && line !== undefined && line.service !== null && line.price === null;
  return waits && lines.content(current.words).every((word) => GIVING.has(word));
}

/** "For the outlets do a hundred and twenty each instead": what was named before is priced anew. */
function isInstead(open: OpenLines, index: number): boolean {
  if (open.at(index) !== "instead" || !open.current.price || open.correction || open.current.optional) return false;
  // "eleven each instead of the usual eight", "of the one forty": what it is set against, and no change
  const usual = pricesService(open, index) || open.isSaid(USUAL, index + 2, index + 2 + USUAL_REACH);
  if (open.at(index + 1) === "of" && usual) return false;
  // "forget the crown molding, put in cabinet lighting for four seventy five instead" of what was left out
  const other = ["put", "use"].includes(open.at(open.current.words[0] ?? -1)) && !open.lines.repeats(open.current);
  if (other) return false;
  open.correction = { kind: "replace", strikes: false, waived: false, first: open.current.first };
  return true;
}

const TELLERS = wordSet("he she they we he's she's they're i he'd she'd they'd turns");
const SETTING = new Set(["make", "call", "let's"]);

/** "Strip the old film, 350. Oh, he says only six windows have it, | so make that | 200": of how few things the price before it is. */
function tellsFewer(open: OpenLines, index: number): boolean {
  const { words } = open.current;
  if (open.settled() || !open.lines.list.some((line) => line.price)) return false;
  const said = words.some((word) => TELLERS.has(open.at(word))) && words.some((word) => open.at(word) === "only");
  const refers = open.at(index - 1) === "so" && REFERRED.has(open.at(index + 1));
  return said && refers && open.figures.get(index + 2)?.role === "money";
}
const REFERRED = wordSet("that it");

/** "He wants the high-efficiency one, so make that forty-nine hundred": why something changes is no line of its own. */
function tellsWhy(open: OpenLines, index: number): boolean {
  const { current, lines } = open;
  if (open.settled() || current.quantities.length > 0 || !lines.list.some((line) => line.price ?? line.service))
    return false;
  if (!SETTING.has(open.at(index))) return false;
  const told = current.words.some((word) => TELLERS.has(open.at(word)));
  return told || open.at(index - 1) === "so";
}

const SPEAKERS = wordSet("i we i've we've");
/** What a speaker does who finds out or settles how much it is. */
const RECKONED = wordSet(
  "measured remeasured counted recounted figured looked checked asked called talked promised agreed quoted messed missed needed wanted guessed rounded started",
);

/** "Some beading came loose, I sewed that back on, | call it forty": work that was done besides has that price, which changes none. */
function pricesOwnWork(open: OpenLines, index: number): boolean {
  if (open.at(index) !== "call" || open.settled() || open.current.quantities.length > 0) return false;
  return open.current.words.some(
    (word) =>
      SPEAKERS.has(open.at(word)) &&
      ((open.at(word + 1).endsWith("ed") && !RECKONED.has(open.at(word + 1))) || hasOwnWork(open, word + 1, index)),
  );
}

/** "I | have to scan the prints, call it forty": work on a thing that is no line yet. */
function hasOwnWork(open: OpenLines, index: number, call: number): boolean {
  const verb = open.at(index + 1) === "to" ? index + 2 : index + 1;
  if (!DUTY.has(open.at(index)) || BRINGS.has(open.at(verb))) return false;
  // "the hot tub | I gotta cut up with the saw, call it three hundred"
  const before = open.current.words.filter((word) => word < index - 1);
  const worksOn = open.lines.hasContent(before) && isWorkVerb(open.at(verb));
  if (worksOn && lineNamed(open, before) === null) return true;
  const article = open.current.words.find((word) => word > verb && DEFINITE.has(open.at(word)));
  const thing = article === undefined ? [] : nameAt(open, article + 1, EDIT_TERMS);
  return open.lines.hasContent(thing) && lineNamed(open, thing) === null && costsLess(open, call + 2);
}

/** "Paint the hall, $300. I have to move the piano, call it | $350" says why the hall costs more: work of its own costs less. */
function costsLess({ lines, figures }: OpenLines, index: number): boolean {
  const [before, price] = [lines.list.at(-1)?.price, figures.get(index)];
  return price?.role === "money" && before !== undefined && before !== null && dollarsOf(price) < dollarsOf(before);
}
const DUTY = wordSet("have need got gotta must");
/** "I have to get the better one, call it four hundred": why a price is another. */
const BRINGS = wordSet("get go use buy order charge raise bring be do pay bump add");

/** How far behind "actually" a count may be said anew. */
const ANEW_REACH = 14;

/** "Came to six yards actually he had more in the back it was eight yards": the next figure counts the same unit once more. */
function countsUnitAnew({ current, figures, tokens }: OpenLines, next: number): boolean {
  const unit = current.quantities.at(-1)?.unit ?? null;
  if (unit === null || current.price) return false;
  for (let index = next; index < next + ANEW_REACH && !beginsSentence(tokens[index]); index++) {
    const figure = figures.get(index);
    if (figure)
      return figure.role === "quantity" && figure.unit === unit && TOLD_ANEW.has(tokens[index - 1]?.norm ?? "");
  }
  return false;
}
/** "She wants the hall too, that's twenty feet". */
const COMES_ON_TOP = wordSet("too also another more extra plus add adding");
/** Who was wrong: "hang on, I forgot behind the toilet". */
const WHO_ERRED = wordSet("i we he she they");

const CHECKING = wordSet("let lemme i'm let's");
/** Who looks a price up, or sees that it was another: "let me check my notes", "I had the old book". */
const LOOKED_UP = wordSet("check checking look looking see double notes sheet book list wrong misread old");

/** "3.25 a square foot. Wait, let me check my notes. It's | 3.45 a square foot": the rate of the line, said anew. */
function isRateAnew({ price }: Candidate, figure: Figure): boolean {
  const rate = figure.role === "money" && figure.per && price?.per === true && figure.unit === price.unit;
  return rate && timesApart(dollarsOf(figure), dollarsOf(price)) < FARTHEST_RATE;
}
const FARTHEST_RATE = Math.log(2);

/** "48 square feet at 14 a foot. Hang on, I forgot behind the toilet. It's | 52 square feet": the first token of a count or a rate said anew, behind why; or -1. */
function figureAnewAt(open: OpenLines, next: number): number {
  const { current, lines, figures, tokens } = open;
  const line = current.price ? current : open.isEmpty() ? lines.list.at(-1) : null;
  if (!line?.price || !(WHO_ERRED.has(open.at(next)) || CHECKING.has(open.at(next)))) return -1;
  let sentences = 0;
  for (let index = next; index < next + ANEW_REACH && sentences < 2; index++) {
    if (index > next && beginsSentence(tokens[index])) sentences++;
    if (COMES_ON_TOP.has(open.at(index))) return -1;
    const figure = figures.get(index);
    if (!figure) continue;
    if (!TOLD_ANEW.has(open.at(index - 1))) return -1;
    const same = figure.unit !== null && line.quantities.some(({ unit }) => unit === figure.unit);
    const counts = figure.role === "quantity" && same;
    return counts || (isRateAnew(line, figure) && open.isSaid(LOOKED_UP, next, index)) ? index : -1;
  }
  return -1;
}
const TOLD_ANEW = wordSet("was it's is be came to that's took were");

const ALSO = wordSet("also another too");
const FOR = wordSet("for on");

/** "Replace the faucet, 180. No, wait, | there's also the disposal, so 95 for that": what comes on top has a price of its own, less than the one before or said to be for it. */
function addsBeside(open: OpenLines, first: number): boolean {
  const { current, lines, figures, tokens } = open;
  const before = current.price ?? (open.isEmpty() ? lines.list.at(-1)?.price : undefined);
  if (!before || before.per) return false;
  let also = false;
  let names = false;
  for (let index = first; index < first + ANEW_REACH && !(index > first && beginsSentence(tokens[index])); index++) {
    const figure = figures.get(index);
    if (figure) {
      if (figure.role !== "money" || figure.per || figure.whole) return false;
      const own = FOR.has(open.at(figure.last + 1)) && isJoined(tokens[figure.last + 1]);
      return also && names && (own || dollarsOf(figure) < dollarsOf(before));
    }
    if (ALSO.has(open.at(index))) also = true;
    else if (lines.hasContent([index]) && !lines.names(open.at(index))) names = true;
  }
  return false;
}

/** "She doesn't want the drive gate, | so scratch that.": what was just left out by its name, said twice. */
function leavesAgain(open: OpenLines, index: number, last: number): boolean {
  const { current, tokens, leftOut } = open;
  if (index - leftOut > AGAIN_REACH || isJoined(tokens[last + 1]) || open.settled()) return false;
  if (open.lines.hasContent(current.words) || beginsSentence(tokens[index])) return false;
  open.current = newCandidate(last + 1);
  return true;
}
const AGAIN_REACH = 3;

/** "No, make that ninety", "scratch that, leave out the deck": what stands there instead. Returns the last token, or -1. */
function replaces(open: OpenLines, index: number, cue: Extract<Cue, { kind: "replace" }>): number {
  if (pricesOwnWork(open, index)) return cue.last;
  if (cue.strikes && leavesAgain(open, index, cue.last)) return cue.last;
  if (!cue.strikes && addsBeside(open, cue.last + 1)) {
    open.finish();
    open.current.first = cue.last + 1;
    return cue.last;
  }
  const summed = sumsUp(open, cue.last);
  if (summed >= 0) return summed;
  const anew = figureAnewAt(open, cue.last + 1);
  if (anew >= 0) {
    open.finish();
    open.current.first = index;
    open.correction = { kind: "replace", strikes: false, waived: false, first: index };
    return anew - 1;
  }
  const changes = cue.strikes || open.changesSomething(cue.last + 1, index) || countsUnitAnew(open, cue.last + 1);
  if (!changes) return FILLERS.has(open.at(index)) ? index : -1;
  const again = open.isEmpty() && open.correction !== null; // one change said twice
  const topic = topicOf(open);
  if (topic.length === 0 && tellsFewer(open, index)) open.current = newCandidate(index);
  else if (topic.length > 0 || tellsWhy(open, index)) open.current.words = [];
  if (!again && topic.length === 0) open.finish();
  open.current.words.push(...topic);
  open.current.first = index;
  const strikes = cue.strikes || (open.correction?.strikes ?? false);
  open.correction = { kind: "replace", strikes, waived: false, first: index };
  let { last } = cue;
  while (goesOn(open, last + 1)) last++;
  return strikes ? newsEnd(open, last) : last;
}

/** "The agent just called", "he texted me": how the speaker heard of the change. */
const NEWS = wordSet("called texted emailed wrote phoned messaged rang says said tells told");
const LONGEST_NEWS = 6;

/** The last token of such a clause right behind "scratch that", or `from`. */
function newsEnd(open: OpenLines, from: number): number {
  for (let next = from + 1; next <= from + LONGEST_NEWS && !open.figures.has(next); next++) {
    if (next > from + 1 && !isJoined(open.tokens[next])) return from;
    const object = WHOM.has(open.at(next + 1)) || open.at(next + 1) === "me" ? next + 1 : next;
    if (NEWS.has(open.at(next))) return isJoined(open.tokens[object + 1]) ? from : object;
  }
  return from;
}

/** Applies the cue that begins at a token: a plain "no" in the middle of a breath replaces like one between commas. */
function cueHeard(open: OpenLines, index: number): number {
  // "at seven eighty each no eight units"
  if (plainNo(open, index)) return applyCue(open, index, { kind: "replace", last: index, strikes: false });
  const cue = cueAt(open.tokens, index);
  if (cue) return applyCue(open, index, cue);
  return isInstead(open, index) ? index : -1;
}

/** What hears a change, in the order in which they ask, and at which words each begins: each returns the last token that it takes, or -1. */
const changesAt = waysThatBegin<(open: OpenLines, index: number) => number>([
  { begins: oneOf(["or"]), way: otherChoice },
  { begins: beginsOptionLabel, way: optionLabel },
  { begins: oneOf(["either"]), way: eitherOf },
  { begins: oneOf(["one"]), way: oneOrOther },
  { begins: beginsWishedLine, way: wishesLine },
  { begins: beginsUndecidedLine, way: undecidedEnd },
  { begins: beginsBothOptional, way: bothOptionalEnd },
  { begins: oneOf(["so"]), way: soIsNext },
  { begins: oneOf(["so"]), way: chargesAfterAll },
  { begins: oneOf(["but", "only"]), way: onlyIfTaken },
  { begins: oneOf(["but", "and"]), way: keptEnd },
  { begins: beginsStaying, way: staysSame },
  { begins: oneOf(["if"]), way: supposesLine },
  { begins: oneOf(["if"]), way: suppositionEnd },
  { begins: beginsComesWith, way: comesWithIt },
  { begins: beginsDoneByThem, way: doneByThem },
  { begins: oneOf(["no"]), way: deniesLine },
  { begins: beginsTakingSome, way: takesSome },
  { begins: beginsPuttingOff, way: putsOff },
  { begins: beginsDroppingIt, way: dropsSpokenOf },
  { begins: beginsPuttingDown, way: putsDownAsOption },
  { begins: beginsNamedOption, way: namedAsOption },
  { begins: beginsTakingOut, way: takesLineOut },
  { begins: oneOf(["out"]), way: isOut },
  { begins: oneOf(["never"]), way: neverMindsRemoval },
  { begins: beginsRestoring, way: restoresLine },
  { begins: oneOf(["back"]), way: bringsBack },
  { begins: oneOf(["no"]), way: keepsOnly },
  { begins: oneOf(["not", "instead"]), way: contrastAt },
  { begins: oneOf(["not"]), way: leavesDenied },
  { begins: beginsExchange, way: exchangesThing },
  { begins: beginsChangeTo, way: changeTo },
  { begins: oneOf(["not", "back"]), way: turnTo },
  { begins: (word) => beginsCue(word) || word === "instead", way: cueHeard },
]);

/** What a cue does to the lines. */
function applyCue(open: OpenLines, index: number, cue: Cue): number {
  switch (cue.kind) {
    case "optional":
    case "undecided":
      makeOptional(open, index, cue);
      open.optionAt = cue.last;
      return cue.last;
    case "unneeded":
      leaveOut(open);
      return cue.last;
    case "free":
      return waives(open, index, cue.last);
    case "remove":
      return drops(open, index, cue);
    case "replace":
      return replaces(open, index, cue);
  }
}

/** True for a word at which a change may begin. */
export const beginsChange: Begins = (word) => changesAt(word).length > 0;

/** What is changed by words that begin at a token: returns the last of them, or -1 when none begin here. */
export function changeAt(open: OpenLines, index: number): number {
  const changes = changesAt(open.at(index));
  // "paint correction, five hours" corrects nothing
  if (changes.length === 0 || open.namesService(index)) return -1;
  for (const change of changes) {
    const last = change(open, index);
    if (last >= 0) return last;
  }
  return -1;
}
