import { wordSet } from "#shared/word-set.ts";
import type { Figure } from "../numbers/figure.ts";
import { spoken } from "../numbers/spoken.ts";
import type { OpenQuestion } from "../open-question.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, beginsSentence, isJoined, joined, placesBetween, type Token } from "../words/tokens.ts";
import { discountChoices } from "./discount-choices.ts";

/** How far from a discount its condition or its owner is looked for. */
const [BEFORE, AFTER] = [12, 14];
const CONDITIONS = new Set(["if", "unless", "should", "whether", "might", "maybe", "could"]);
/** Money that others give: "the thirty percent federal credit is his to claim". */
const OTHERS = new Set(["federal", "irs", "government"]);
const CLAIMED = new Set([
  "claim",
  "claims",
  "apply",
  "applies",
  "taxes",
  "file",
  "files",
  "mail",
  "mails",
  "separately",
]);

const WEATHER = new Set(["rain", "rains", "raining", "snow", "snows", "weather", "dry"]);

/** "Ten percent off the whole thing, can do it saturday if it doesn't rain": a condition of the day alone. */
const isOfWeather = (tokens: readonly Token[], index: number): boolean =>
  [1, 2, 3, 4].some((step) => WEATHER.has(at(tokens, index + step)));

const GIVING = wordSet("giving give gave gives getting gets");
const MAYBE = wordSet("might may could");
const SUBJECTS = wordSet("he she they we i it");

/** "I'm giving them fifteen percent off | if this goes well they might come back": the condition of what may follow, and not of what is given. */
function opensAnother(tokens: readonly Token[], first: number, condition: number): boolean {
  if (![1, 2, 3, 4].some((back) => GIVING.has(at(tokens, first - back)))) return false;
  for (let index = condition + 2; index <= condition + AFTER && !beginsSentence(tokens[index]); index++)
    if (MAYBE.has(at(tokens, index)) && SUBJECTS.has(at(tokens, index - 1))) return index > condition + 3;
  return false;
}

const WISHING = wordSet("like likes want wants need needs decide decides say says");
const OF_WISH = wordSet("it that one so yes to");

/** "The porch swing for one ten | if she likes | five percent off the job": the condition of the price before it. */
function isOfPriceBefore(tokens: readonly Token[], first: number, condition: number): boolean {
  const priced = isNumberWord(at(tokens, condition - 1)) || /^\d|^dollars?$/.test(at(tokens, condition - 1));
  if (!priced || !SUBJECTS.has(at(tokens, condition + 1)) || !WISHING.has(at(tokens, condition + 2))) return false;
  return placesBetween(condition + 3, first).every((index) => OF_WISH.has(at(tokens, index)));
}

const CUSTOMERS = wordSet("he she they you");
/** What customers do for whom something is taken off. */
const BUYING = wordSet(
  "book books pay pays prepay prepays sign signs order orders schedule commit commits refer refers do does take takes go goes buy buys bundle decide decides",
);
/** "If they sign, | we start Monday": what comes of it. */
const OUTCOME = wordSet("we we'll we're i i'll i'm it it's that's then");

/** "If they sign by Monday | take two hundred off": the condition right before the sentence that begins at a token. */
function isConditionBefore(tokens: readonly Token[], first: number, starts: ReadonlySet<number>): boolean {
  for (let index = first - 1; index > 0 && index >= first - BEFORE && !starts.has(index); index--) {
    if (at(tokens, index) === "if") return CUSTOMERS.has(at(tokens, index + 1)) && BUYING.has(at(tokens, index + 2));
    if (OUTCOME.has(at(tokens, index)) || beginsSentence(tokens[index])) return false;
  }
  return false;
}

/** How a discount is given that is one of two things: "finance | or take 3% off". */
const TAKING = wordSet("take get save knock");

/** "Finance it | or take three percent off": one of two things that the client chooses from. */
const isOneOfTwo = (tokens: readonly Token[], first: number): boolean =>
  (TAKING.has(at(tokens, first - 1)) && at(tokens, first - 2) === "or") || at(tokens, first - 1) === "or";

const INVITING = wordSet("pay prepay book sign order commit refer");
/** "Pay up front | and it's | ten percent off": what somebody must do for it stands as an order. */
const invites = (tokens: readonly Token[], begins: number, first: number): boolean =>
  INVITING.has(at(tokens, begins)) &&
  placesBetween(begins + 1, first).some((index) => at(tokens, index) === "and" && GIVEN.has(at(tokens, index + 1)));
const GIVEN = wordSet("it's it its you you'll they they'll we we'll i i'll get take there's that's");

/** True when the words around a discount make it no offer that holds: "ten percent off if they sign by Friday". */
export function isOnlyOffered(
  tokens: readonly Token[],
  first: number,
  last: number,
  starts: ReadonlySet<number>,
): boolean {
  if (isOneOfTwo(tokens, first)) return true;
  for (let index = first - 1; index >= Math.max(0, first - BEFORE) && !starts.has(index); index--) {
    if (at(tokens, index) === "if" && isOfPriceBefore(tokens, first, index)) break;
    if (CONDITIONS.has(at(tokens, index)) || OTHERS.has(at(tokens, index))) return true;
    if (!beginsSentence(tokens[index])) continue;
    if (isConditionBefore(tokens, index, starts) || invites(tokens, index, first)) return true;
    break;
  }
  for (let index = last + 1; index <= last + AFTER && !beginsSentence(tokens[index]) && !starts.has(index); index++) {
    const word = at(tokens, index);
    if (word === "if" && opensAnother(tokens, first, index)) return false;
    if ((word === "if" && !isOfWeather(tokens, index)) || word === "unless" || OTHERS.has(word) || CLAIMED.has(word))
      return true;
    if (["not", "isn't", "doesn't", "won't"].includes(word) && /^com(?:e|ing)$/.test(at(tokens, index + 1)))
      return true;
  }
  return false;
}

const PUTTING = wordSet("put take include add apply use give do knock");
const INTO = wordSet("in on off there through");
const CONCLUDES = wordSet("so and");
/** "Five percent off if | no, just give her the five percent off": what was begun before is left. */
const RETHINKS = wordSet("no nah nope actually scratch forget");
const UNSURE = wordSet("don't not never won't if unless might may maybe could whether");
const SAYING = wordSet("the that this their in them him her it");
const LONGEST_SAYING = 3;

/** "Ten percent off if they sign, so put the | ten percent | in": the tokens with which an offer is taken up, or null. */
export function takenUp(tokens: readonly Token[], { first, last }: Figure): { first: number; last: number } | null {
  let verb = first - 1;
  while (first - verb <= LONGEST_SAYING && SAYING.has(at(tokens, verb)) && !beginsSentence(tokens[verb])) verb--;
  if (!PUTTING.has(at(tokens, verb))) return null;
  for (let index = verb - 1; index >= verb - 4 && !CONCLUDES.has(at(tokens, index)); index--) {
    if (beginsSentence(tokens[index + 1]) || RETHINKS.has(at(tokens, index))) break;
    if (UNSURE.has(at(tokens, index))) return null;
  }
  const into = INTO.has(joined(tokens, last + 1)) ? last + 1 : last;
  const ends = !isJoined(tokens[into + 1]) || at(tokens, into + 1) === "and";
  return ends ? { first: verb, last: into } : null;
}

const ASKS_TO = wordSet("just please go ahead and let's i'll we'll you can");
const IT = wordSet("that it this");
/** "A hundred off if they sign this week, | so put that in": the last token with which an offer is taken up right behind it, or -1. */
export function takenUpBehind(tokens: readonly Token[], last: number): number {
  for (let index = last + 1; index <= last + AFTER && !beginsSentence(tokens[index]); index++) {
    if (!IT.has(at(tokens, index)) || !PUTTING.has(at(tokens, index - 1)) || !INTO.has(joined(tokens, index + 1)))
      continue;
    let lead = index - 2;
    while (lead > last && ASKS_TO.has(at(tokens, lead)) && !CONCLUDES.has(at(tokens, lead))) lead--;
    const ends = !isJoined(tokens[index + 2]) || !CONDITIONS.has(at(tokens, index + 2));
    return CONCLUDES.has(at(tokens, lead)) && lead > last && ends ? index + 1 : -1;
  }
  return -1;
}

/** Asks about a discount that was only offered: it is on the document when the user puts it there. */
export function askOffered(text: string, tokens: readonly Token[], figure: Figure): OpenQuestion {
  const source = spoken(text, tokens, figure.first, figure.last);
  return {
    line: null,
    text: `“${source.text.slice(0, 100)}” was only offered and is not taken off. Should it be?`,
    field: "discount",
    source,
    choices: discountChoices(figure, source, "Take it off", "Leave it as it is"),
  };
}
