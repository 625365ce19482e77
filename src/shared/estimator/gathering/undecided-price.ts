import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { NOUN_VERBS } from "../words/nearby.ts";
import { at, beginsSentence, isJoined, type Token } from "../words/tokens.ts";
import { WORK_VERBS } from "../words/words.ts";

const PRICES = wordSet("price prices pricing number numbers figure cost quote");
/** "Price to come", "price to follow", "number pending". */
const COMING = [
  ["to", "come"],
  ["to", "follow"],
  ["is", "to", "come"],
  ["will", "follow"],
  ["comes", "later"],
  ["later"],
  ["pending"],
  ["tbd"],
];
/** "To be priced", "to be determined". */
const PRICED = wordSet("priced quoted determined decided");
/** "No number on that yet". */
const ON_IT = wordSet("on for that it this them those yet so far right now there");
const LONGEST = 5;

const stands = (tokens: readonly Token[], index: number, phrase: readonly string[]): boolean =>
  phrase.every((word, place) => at(tokens, index + place) === word && isJoined(tokens[index + place]));

const REACH = 4;
const LATER = wordSet("price quote figure");
const THAT = wordSet("that it those them this");
const TURNS = wordSet("after once when later tonight tomorrow separately separate");
const LONGEST_TURN = 7;

/** "[I'll have to] price that one after we see it": the last token, or -1. */
function pricedLater(tokens: readonly Token[], index: number): number {
  const leads = /^(?:to|i'll|we'll)$/.test(at(tokens, index - 1));
  if (!leads || !THAT.has(at(tokens, index + 1)) || !isJoined(tokens[index + 1])) return -1;
  let last = index + 1;
  while (/^(?:ones?|out|up)$/.test(at(tokens, last + 1)) && isJoined(tokens[last + 1])) last++;
  if (!TURNS.has(at(tokens, last + 1)) || !isJoined(tokens[last + 1])) return last;
  const most = last + LONGEST_TURN;
  while (last < most && isJoined(tokens[last + 1]) && !/^(?:and|plus|then)$/.test(at(tokens, last + 1))) last++;
  return last;
}

/** "Work up numbers tonight", "work out a price": what the speaker does with prices. The last token, or -1. */
function workingOut(tokens: readonly Token[], index: number): number {
  const verb = at(tokens, index);
  const works = (verb === "work" && /^(?:up|out|on)$/.test(at(tokens, index + 1))) || verb === "crunch";
  if (!works) return -1;
  for (let next = index + 1; next <= index + REACH && isJoined(tokens[next]); next++)
    if (PRICES.has(at(tokens, next))) return WHEN.has(at(tokens, next + 1)) ? next + 1 : next;
  return -1;
}
const BEGINNINGS = new Set([...PRICES, ...LATER, "tbd", "work", "crunch", "to", "no"]);
const WHEN = wordSet("later tonight tomorrow today soon monday");

/** The last token of words that say that a price is not known yet: "price to come", "no number on that yet", "TBD"; or -1. */
export function undecidedPriceEnd(tokens: readonly Token[], index: number): number {
  const word = at(tokens, index);
  // asked of every word
  if (!BEGINNINGS.has(word)) return -1;
  if (word === "tbd") return index;
  if (word === "work" || word === "crunch") return workingOut(tokens, index);
  const later = LATER.has(word) ? pricedLater(tokens, index) : -1;
  if (later >= 0) return later;
  if (PRICES.has(word)) {
    const coming = COMING.find((phrase) => stands(tokens, index + 1, phrase));
    return coming ? index + coming.length : -1;
  }
  if (word === "to" && at(tokens, index + 1) === "be" && PRICED.has(at(tokens, index + 2))) return index + 2;
  if (word !== "no" || !PRICES.has(at(tokens, index + 1)) || !isJoined(tokens[index + 1])) return -1;
  let last = index + 1;
  while (last < index + LONGEST && ON_IT.has(at(tokens, last + 1)) && isJoined(tokens[last + 1])) last++;
  const ends = at(tokens, last) === "yet" || !tokens[last + 1] || beginsSentence(tokens[last + 1]);
  return ends || !isJoined(tokens[last + 1]) ? last : -1;
}

/** Between a thing and these words: "wall touch-ups | I'll have to | price later". */
const LEADING = wordSet("i'll we'll have to is are still and but so oh then plus also");
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
  while (end > 0 && LEADING.has(open.at(words[end - 1] ?? -1))) end--;
  const thing = words.slice(0, end);
  // "I'll work up prices later": of nothing that has no line yet
  if (end === 0 && (open.at(index) === "work" || open.at(index) === "crunch")) {
    open.current.words = [];
    return last;
  }
  if (open.lines.content(thing).length === 0 || thing.some((place) => TELLS.has(open.at(place)))) return -1;
  open.current.words = thing;
  for (const next of [...worksIn(open, thing), []]) {
    open.current.asked = true;
    open.finish(next);
  }
  return last;
}
