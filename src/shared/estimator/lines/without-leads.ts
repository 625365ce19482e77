import { wordSet } from "#shared/word-set.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { ARTICLES } from "../words/sentence-words.ts";
import { isNumberWord } from "../words/number-words.ts";
import { couldName, PREPOSITIONS } from "../words/words.ts";
import { isWorkVerb } from "../words/work-forms.ts";

/** What leads to whom something is for, to where and to when it is. */
const LEADS = wordSet("at for to from by with on");

/** "AC not cooling at the | Novaks | found a bad capacitor": what is told next. */
const TELLS = wordSet("found had has was is got needs need wants said checked");
/** Where a client is: "at | otis | office". */
const PREMISES = wordSet("office shop store church school building clinic restaurant warehouse apartment");

/** "Luncheon for | 45 people | sandwich trays": true where between two places something is counted that the name has not. */
function isCounted(tokens: readonly Token[], from: number, to: number): boolean {
  let end = from;
  while (end < to && isNumberWord(at(tokens, end))) end++;
  return end > from && end < to && couldName(at(tokens, end));
}

/**
 * "Leak repair | at | replaced a boot", "portrait session | for the | at the park": the words of a line without what led to the client, a
 * place or a day that stand elsewhere. What goes on behind an article or an owner stays: "music for the | holiday party".
 */
export function withoutLeads(tokens: readonly Token[], taken: Uint8Array, words: readonly number[]): readonly number[] {
  let left: number[] | null = null;
  for (let place = 1; place < words.length; place++) {
    const [before = 0, index = 0] = [words[place - 1], words[place]];
    if (index <= before + 1) continue;
    const article = ARTICLES.has(at(tokens, before)) && place > 1 ? 1 : 0;
    const lead = place - 1 - article;
    if (lead < 1 || !LEADS.has(at(tokens, words[lead])) || words[lead] !== before - article) continue;
    const next = at(tokens, index);
    const tells = isWorkVerb(next) || PREPOSITIONS.has(next) || TELLS.has(next);
    const goesOn = isJoined(tokens[index]) && couldName(next) && !tells;
    // "at | Dana's | cabin"
    const isOwned = article > 0 || /['’]s$/.test(at(tokens, index - 1)) || PREMISES.has(next);
    // "washer won't drain at the | Novaks | the pump is": another thing begins
    const isLeft = taken[before + 1] && !ARTICLES.has(next) ? !isOwned || !goesOn : false;
    const counts = article === 0 && next !== "of" && goesOn && isCounted(tokens, before + 1, index);
    if (!isLeft && !counts) continue;
    left ??= [...words];
    for (let gone = lead; gone < place; gone++) left[gone] = -1;
  }
  return left?.filter((index) => index >= 0) ?? words;
}
