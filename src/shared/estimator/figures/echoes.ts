import { wordSet } from "#shared/word-set.ts";
import { dollarsOf, type Figure } from "../numbers/figure.ts";
import { EACH } from "../roles/per-unit.ts";
import { headAfter } from "../words/nearby.ts";
import { stem } from "../words/stem.ts";
import { ENDS_LINE, PASSED_OVER } from "../words/taken.ts";
import { at, beginsSentence, isJoined, type Token } from "../words/tokens.ts";
import { CURRENCY, WORK_VERBS } from "../words/words.ts";

/** No speaker says more figures again in one breath. */
const MOST_FIGURES = 3;
/** What one figure is said with has no more words, before it and behind it. */
const REACH = 8;
/** Words that name nothing new round what is said again. */
const SMALL = wordSet(
  "the at for of on is are was it's that's its that those them em these yeah yes yep so just flat each apiece per even total um uh like i said",
);
/** What leads from a price to its thing, or to the work that it is for. */
const LEADING = wordSet("for on of to");
const DETERMINERS = wordSet("the each every");
/** "Six of them": no more than were counted before. */
const THEM = wordSet("them em those these");
/** Another one of the same, and not the same once more. */
const ANOTHER = wordSet("a an another one second third other more again also too and plus then or no not but to");
/** Behind a count that was said again its price follows, or another matter. */
const GOES_ON = wordSet("and plus at that's so for not");

/** "They want fifteen vents, | so fifteen": the count once more, and no price. */
const restatesCount = (said: Figure, again: Figure, tokens: readonly Token[]): boolean =>
  said.role === "quantity" &&
  again.role === "money" &&
  !(again.sure || again.per || again.range || again.corrected || said.corrected) &&
  at(tokens, again.first - 1) === "so" &&
  (!isJoined(tokens[again.last + 1]) || at(tokens, again.last + 1) === "and");

/** The same figure: what it is per or counts may be left away when it is said again. */
function isSame(said: Figure, again: Figure | undefined, tokens: readonly Token[]): boolean {
  if (!again || said.told || again.told) return false;
  if (said.role !== again.role) return dollarsOf(said) === dollarsOf(again) && restatesCount(said, again, tokens);
  if ((said.role !== "money" && said.role !== "quantity") || dollarsOf(said) !== dollarsOf(again)) return false;
  if (said.range || again.range || said.corrected || again.corrected) return false;
  if (said.role === "money") return !again.per || (said.per && (said.unit === again.unit || said.unit === "each"));
  if (said.unit !== null && said.unit === again.unit) return true;
  const noun = at(tokens, again.noun);
  return again.unit === null && (stem(noun) === stem(at(tokens, said.noun)) || GOES_ON.has(noun) || SMALL.has(noun));
}

interface Run {
  tokens: readonly Token[];
  taken: Uint8Array;
  figures: readonly Figure[];
  /** The last token of the figure before that says something of its own, or -1. */
  before: number;
  /** The place of the first figure said, and how many are said again. */
  from: number;
  count: number;
}

/** True when a token belongs to a figure of the run. */
const isFigure = ({ figures, from, count }: Run, index: number): boolean =>
  figures
    .slice(from, from + 2 * count)
    .some(
      ({ first, last, role, noun }) => index >= first && index <= (role === "quantity" ? Math.max(last, noun) : last),
    );

/** The words that the figures were first said with: from the figure or the sentence before them. */
function wordsSaid(run: Run): Set<string> {
  const { tokens, figures, before, from, count } = run;
  const [begin, end] = [figures[from], figures[from + count - 1]];
  const words = new Set<string>();
  if (!begin || !end) return words;
  let first = begin.first;
  while (first > before + 1 && first > begin.first - REACH && !beginsSentence(tokens[first])) first--;
  for (let index = first; index <= end.last; index++) words.add(stem(at(tokens, index)));
  for (const { noun, role } of figures.slice(from, from + count))
    if (role === "quantity") words.add(stem(at(tokens, noun)));
  for (let index = end.last + 1; end.role === "quantity" && index <= headAfter(tokens, end.last); index++)
    words.add(stem(at(tokens, index)));
  return words;
}

/** "The drain is one forty, one forty to snake the drain": the first verb is said with the thing when none was said before. */
function newVerb(tokens: readonly Token[], lead: number, words: ReadonlySet<string>): boolean {
  const thing = stem(at(tokens, lead + 3));
  return (
    at(tokens, lead) === "to" &&
    at(tokens, lead + 2) === "the" &&
    words.has(thing) &&
    ![...words].some((word) => word !== thing && WORK_VERBS.has(word))
  );
}

/** The last token of "for the removal" behind a price when all of it was said, or -1. */
function saidBehind(tokens: readonly Token[], first: number, words: ReadonlySet<string>): number {
  if (!LEADING.has(at(tokens, first))) return -1;
  let things = 0;
  let index = newVerb(tokens, first, words) ? first + 2 : first + 1;
  for (; index < first + REACH && isJoined(tokens[index]); index++) {
    const word = at(tokens, index);
    if (words.has(stem(word)) && !SMALL.has(word)) things++;
    else if (!DETERMINERS.has(word)) break;
  }
  // "nine hundred for the tile, nine hundred for the tile labor"
  const ends = !isJoined(tokens[index]) || GOES_ON.has(at(tokens, index));
  return things > 0 && ends ? index - 1 : -1;
}

/** "Twenty five each, twenty five for each downspout": of the things that the price was said of. */
const ofSameThings = (said: Figure | undefined, again: Figure, words: ReadonlySet<string>): boolean =>
  !again.per || said?.unit === again.unit || words.has(stem(again.unit ?? ""));

/** The last token of what a count said again is of: "six", "six outlets", "six of them", "six of them outlets". */
function countedEnd(tokens: readonly Token[], count: Figure, words: ReadonlySet<string>): number {
  let last = Math.max(count.last, count.noun);
  if (at(tokens, count.number.last + 1) !== "of" || !THEM.has(at(tokens, count.number.last + 2))) return last;
  last = Math.max(last, count.number.last + 2);
  while (isJoined(tokens[last + 1]) && words.has(stem(at(tokens, last + 1)))) last++;
  return last;
}

/** The tokens that say a run of figures again and nothing else; null when they say more. */
function echoOf(run: Run): { first: number; last: number } | null {
  const { tokens, taken, figures, from, count } = run;
  const [end, begin, last] = [figures[from + count - 1], figures[from + count], figures[from + 2 * count - 1]];
  if (!end || !begin || !last || begin.first - end.last > REACH) return null;
  const words = wordsSaid(run);
  const named = end.role === "quantity" ? Math.max(end.noun, headAfter(tokens, end.last)) : -1;
  const first = named < begin.first ? Math.max(end.last, named) + 1 : end.last + 1;
  let things = 0;
  for (let index = first; index <= last.last; index++) {
    if (taken[index] || isFigure(run, index)) continue;
    const word = at(tokens, index);
    if (ANOTHER.has(word)) return null;
    if (SMALL.has(word) || CURRENCY.has(word)) continue;
    if (!words.has(stem(word))) return null;
    things++;
  }
  if (!ofSameThings(end, last, words)) return null;
  const behind = last.role === "money" ? saidBehind(tokens, last.last + 1, words) : -1;
  if (behind >= 0) return { first, last: behind };
  const noun = last.role === "quantity" ? countedEnd(tokens, last, words) : last.last;
  const after = EACH.has(at(tokens, noun + 1)) ? noun + 1 : noun;
  const ends = !isJoined(tokens[after + 1]) || GOES_ON.has(at(tokens, after + 1));
  if (last.role === "quantity") return ends ? { first, last: after } : null;
  // "one fifty for the door | one fifty for the window"
  if (LEADING.has(at(tokens, last.last + 1))) return null;
  const alone = things === 0 && count === 1;
  return !alone || ends ? { first, last: last.last } : null;
}

/** True when the next so many figures are the same as those from a place on. */
function saysAgain(figures: readonly Figure[], from: number, count: number, tokens: readonly Token[]): boolean {
  for (let place = from; place < from + count; place++) {
    const said = figures[place];
    if (!said || !isSame(said, figures[place + count], tokens)) return false;
  }
  return true;
}

const TELLING = wordSet("it's they're we're that's there's");
const IT = wordSet("it they that there");

/** "This time it's eighteen, so eighteen box lunches": how many there are is told bare, and then counted with what they are. */
function isToldAhead(figure: Figure, next: Figure | undefined, tokens: readonly Token[]): boolean {
  const { first, last, number, role, per, sure, unit } = figure;
  const bare = (role === "money" || role === "quantity") && !per && !sure && unit === null && last === number.last;
  if (!bare || next?.role !== "quantity" || next.first !== last + 2 || at(tokens, last + 1) !== "so") return false;
  const counts = dollarsOf(figure) === dollarsOf(next) && headAfter(tokens, next.number.last) >= 0;
  const is = /^(?:is|are)$/.test(at(tokens, first - 1)) && IT.has(at(tokens, first - 2));
  return counts && (is || TELLING.has(at(tokens, first - 1)));
}

/** "A shade canopy, $1,150. I said eleven hundred at first but the fabric went up, | so it's eleven fifty.": the first token of a sentence that ends with the price before it, or -1. */
function resumedFrom({ last }: Figure, next: Figure, tokens: readonly Token[]): number {
  if (next.per || dollarsOf(next) <= 0) return -1;
  const led = /^(?:it's|that's)$/.test(at(tokens, next.first - 1)) && at(tokens, next.first - 2) === "so";
  if (!led || isJoined(tokens[next.last + 1])) return -1;
  let first = next.first;
  while (first > last + 1 && !beginsSentence(tokens[first])) first--;
  return beginsSentence(tokens[first]) && SPEAKER.has(at(tokens, first)) ? first : -1;
}
const SPEAKER = wordSet("i we i'd we'd i'll we'll i've we've i'm we're");

/** The place of the next price behind a figure. */
function nextPrice(figures: readonly Figure[], from: number): number {
  let place = from + 1;
  while (place < figures.length && figures[place]?.role !== "money") place++;
  return place;
}

/**
 * "The siding is two sixty, the siding is two sixty", "two hundred flat, two hundred for the removal", "two bathrooms at
 * thirty eight hundred each, two bathrooms thirty eight hundred each": the same figures of the same thing, said again
 * with no word of anything else, leave the talk.
 */
export function withoutEchoes(figures: readonly Figure[], tokens: readonly Token[], taken: Uint8Array): Figure[] {
  const kept: Figure[] = [];
  const values = figures.map(dollarsOf);
  for (let from = 0; from < figures.length; from++) {
    const figure = figures[from];
    if (!figure) break;
    if (isToldAhead(figure, figures[from + 1], tokens)) {
      taken.fill(ENDS_LINE, figure.first - 1, figure.last + 2);
      continue;
    }
    const before = kept.at(-1)?.last ?? -1;
    kept.push(figure);
    const price = figure.role === "money" ? nextPrice(figures, from) : from;
    const next = price > from ? figures[price] : undefined;
    const resumed = next && values[from] === values[price] ? resumedFrom(figure, next, tokens) : -1;
    if (next && resumed >= 0) {
      taken.fill(ENDS_LINE, resumed, next.last + 1);
      from = price;
      continue;
    }
    for (let count = MOST_FIGURES; count > 0; count--) {
      const echo =
        values[from] === values[from + count] && saysAgain(figures, from, count, tokens)
          ? echoOf({ tokens, taken, figures, before, from, count })
          : null;
      if (!echo) continue;
      taken.fill(PASSED_OVER, echo.first, echo.last + 1);
      kept.push(...figures.slice(from + 1, from + count));
      from += 2 * count - 1;
      break;
    }
  }
  return kept;
}
