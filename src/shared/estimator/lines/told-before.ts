import { thingMentioned } from "../asked/mentioned-things.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, type Token } from "../words/tokens.ts";
import { isMeasure, TIME_UNITS, unitAt } from "../words/units.ts";
import { couldName } from "../words/words.ts";
import { isVague } from "./vague.ts";

/** Where the statement begins in which a place is. */
function statementOf(tokens: readonly Token[], from: number, to: number): number {
  let begins = to;
  while (begins > from && tokens[begins]?.gap !== "stop") begins--;
  return begins;
}

const isNumber = (word: string): boolean => isNumberWord(word) || /^[\d$]/.test(word);
const isMeasured = (word: string): boolean => {
  const unit = unitAt(word, undefined)?.unit ?? "";
  return isMeasure(unit) || TIME_UNITS.has(unit) || word === "degrees" || word === "percent";
};

/** "Deadwood pruning, with the tent underneath we can't drop a thing, so": the thing that the statement of a price speaks of before it; none when it speaks of none. */
export function thingToldBefore(tokens: readonly Token[], from: number, to: number, most: number): readonly number[] {
  const words: number[] = [];
  const begins = statementOf(tokens, from, to);
  // behind so many words the talk has turned to something else
  if (to - begins > most) return words;
  for (let index = begins; index < to; index++) if (!isNumber(at(tokens, index))) words.push(index);
  const thing = thingMentioned(tokens, words, { plural: null, behindNew: false }) ?? [];
  const named = thing.filter((index) => couldName(at(tokens, index)) && !isMeasured(at(tokens, index)));
  const opens = words.findIndex((index) => couldName(at(tokens, index)));
  // "nail trims fifteen a | dog": what is named later in it may be anything
  const leads = thing.length > 0 && words.indexOf(thing[0] ?? -1) <= opens;
  return !leads || isVague(tokens, named) || named.length === 0 ? [] : thing;
}
