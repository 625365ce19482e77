import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { NOUN_VERBS } from "../words/nearby.ts";
import { isWorkedOut, undecidedPriceEnd } from "../words/undecided-prices.ts";
import { WORK_VERBS } from "../words/words.ts";

/** Between a thing and these words: "wall touch-ups | I'll have to | price later". */
const LEADING = wordSet("i'll we'll have to is are still and but so oh then plus also");
/** "I have to | look up the price": the same before what the speaker does about it. */
const DOING = wordSet("i we gotta need");
/** "I still have to look at the subfloor, so no price yet", "the treads will need sanding": more is told than what it is. */
const TELLS = wordSet(
  "i i'm i'd i've we we're we'd she he they she's he's they're it it's that's there's who which has have had going will would need needs gets size color style wants want could can can't",
);

/** "Change the filter and | reseal the jets": the words from each other work on. */
function worksIn(open: OpenLines, words: readonly number[]): number[][] {
  const begins = (place: number) => {
    const [and, verb] = [open.at(words[place] ?? -1), open.at(words[place + 1] ?? -1)];
    return and === "and" && WORK_VERBS.has(verb) && !NOUN_VERBS.has(verb);
  };
  return words.flatMap((_, place) => (begins(place) ? [words.slice(place + 1)] : []));
}

/** "Resurface the steps, price to come, and | new filter sand": what was named so far is a line that asks. Its last token, or -1. */
export function undecidedAt(open: OpenLines, index: number): number {
  const last = undecidedPriceEnd(open.tokens, index);
  const { price, service, words, quantities } = open.current;
  if (last < 0 || price || service || open.correction || quantities.length > 0) return -1;
  let end = words.length;
  const worked = isWorkedOut(open.tokens, index);
  const leads = (word: string) => LEADING.has(word) || (worked && DOING.has(word));
  while (end > 0 && leads(open.at(words[end - 1] ?? -1))) end--;
  const thing = words.slice(0, end);
  // "I'll work up prices later": of nothing that has no line yet
  if (end === 0 && worked) {
    open.current.words = [];
    return last;
  }
  const tells = thing.some((place) => TELLS.has(open.at(place)));
  // "she also wants the screen door fixed, | I have to look up the price on that": the wish asks by itself
  // "the other line comes when there's a barn, so no number | two regulators"
  if (tells && (worked || open.figures.has(last + 1))) {
    open.current.words = thing;
    open.finish();
    return last;
  }
  if (!open.lines.hasContent(thing) || tells) return -1;
  Object.assign(open.current, { words: thing, first: thing[0] });
  for (const next of [...worksIn(open, thing), []]) {
    open.current.asked = true;
    open.finish(next);
  }
  return last;
}
