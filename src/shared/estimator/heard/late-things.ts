import { wordSet } from "#shared/word-set.ts";
import { isThing } from "../words/nearby.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import { PREPOSITIONS } from "../words/words.ts";
import type { OpenLines } from "./open-lines.ts";

const ARTICLES = wordSet("the a an");

/** True for a word that a name may end with: "bay", but not "redo", "over" or "painting". */
const endsThing = (word: string): boolean =>
  isThing(word) && !isWorkVerb(word) && !PREPOSITIONS.has(word) && !word.endsWith("ing");

/** "Sixty to haul the door on the left bay | the bottom seal": where among the words behind a price its own thing ends and another begins with an article, or -1. */
export function lateThingAt(open: OpenLines, words: readonly number[]): number {
  for (let place = words.length - 2; place > 1; place--) {
    const index = words[place] ?? -1;
    if (!ARTICLES.has(open.at(index)) || words[place - 1] !== index - 1 || !open.lines.hasContent([index + 1]))
      continue;
    if (endsThing(open.at(index - 1))) return place;
    // "three forty for the exclusion | put the treatment down for six twenty"
    if (open.at(index - 1) === "put" && endsThing(open.at(index - 2)) && place > 2) return place - 1;
  }
  return -1;
}

/** Takes the words of such a thing from the line that is being heard, whose price stands before them; none when there is none. */
export function takeLateThing(open: OpenLines): number[] {
  const { current } = open;
  const behind = current.after ? current.words : current.trailing;
  const place = current.price ? lateThingAt(open, behind) : -1;
  return place < 0 || (behind[place] ?? 0) < (current.price?.last ?? 0) ? [] : behind.splice(place);
}
