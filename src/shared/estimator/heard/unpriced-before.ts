import { wordSet } from "#shared/word-set.ts";
import { LIVING } from "../figures/told-counts.ts";
import type { Figure } from "../numbers/figure.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { fits } from "../quantities/heard-counts.ts";
import { saysHowOften } from "../quantities/recurrence.ts";
import { firstAside, isTask } from "../words/nature.ts";
import { isNumberWord } from "../words/number-words.ts";
import { saysOneOf } from "../words/sentence-words.ts";
import { at, beginsSentence, normsAt, type Token } from "../words/tokens.ts";
import { EXTENT_WORDS, isMeasure, looksPlural, singular, TIME_UNITS } from "../words/units.ts";
import { PREPOSITIONS, WORK_VERBS } from "../words/words.ts";
import type { HeardLines } from "./heard-lines.ts";

/** Of "we've got four hundred feet and I'm asking four a foot": words round the figures that name nothing. */
const TALK = wordSet("got asking figuring looking talking thinking came measured guess works getting");
/** "Boardwalk for Mill Pond. | It's 22 by 40, four inches thick at nine a square foot": how large something is. */
const isSize = (word: string): boolean =>
  EXTENT_WORDS.has(word) || word === "by" || word === "inches" || isNumberWord(word);
/** "Wedding planning. | A flat fee of three thousand": what any price is called. */
const PRICES = wordSet("flat fee price charge rate cost");
/** "The fence. It's two forty feet. Three fifty a foot.": name, count and price in sentences of their own. */
const MOST_BEFORE = 2;

const THEM = wordSet("them those these both all it");

/** "There are two cracked sinks. Replace both at 340 apiece.": a verb and a pronoun take the thing, and its count, that was said before. */
export function takeThingBefore(lines: HeardLines, tokens: readonly Token[], candidate: Candidate): void {
  const before = lines.list.at(-1);
  const count = before?.quantities[0];
  if (!before || !count || !candidate.price) return;
  if (before.price || before.service || before.free !== null || before.quantities.length > 1) return;
  const done = lines.content(candidate.words.filter((index) => !THEM.has(at(tokens, index))));
  const refers = saysOneOf(tokens, candidate.words, THEM) && done.length === 1;
  if (!refers || !WORK_VERBS.has(done[0] ?? "")) return;
  const counted = before.words.filter((index) => index > count.number.last);
  const end = counted.findIndex((index) => PREPOSITIONS.has(at(tokens, index)));
  lines.list.pop();
  candidate.words = [...(end < 0 ? counted : counted.slice(0, end)), ...candidate.words];
  if (candidate.quantities.length === 0) candidate.quantities = [count];
  candidate.first = before.first;
}

/** "We've got four hundred feet and I'm asking": words round the figures of a price that say nothing of what it is for. */
const isOfPrice = (word: string): boolean => TALK.has(word) || PRICES.has(word) || saysHowOften(word) || isSize(word);

/** True when a line has no words but those round its figures. */
function isNameless(lines: HeardLines, tokens: readonly Token[], { words, trailing }: Candidate): boolean {
  const namesNothing = (index: number) => isOfPrice(at(tokens, index)) || lines.content([index]).length === 0;
  return words.every(namesNothing) && trailing.every(namesNothing);
}

/** "Eight trees. Three hundred each.": whether a price per unit can be for what was counted. */
const countsPriced = (figure: Figure, unit: string): boolean =>
  figure.unit === null || fits(unit, figure.unit) || (unit === "each" && !isMeasure(figure.unit));

/** Things that are counted by what they are called, and are sold. */
const THINGS = wordSet("window door post panel table");
/** "Replace the front door. | Two windows at 285 each": work of its own, which is none of what is counted in the next sentence. */
function countsOwnThing({ quantities }: Candidate, { words }: Candidate, tokens: readonly Token[]): boolean {
  const [count] = quantities;
  if (!count || !THINGS.has(count.unit ?? "") || !beginsSentence(tokens[count.first])) return false;
  return isTask(tokens, words) && !words.some((index) => singular(tokens[index]?.norm ?? "") === count.unit);
}

const PEOPLE_ARE = wordSet("he's she's they're");
const PEOPLE = wordSet("he she they");
const ARE = wordSet("is are was were");
const OPENERS = wordSet("um uh so and well but yeah the her his their this that");

/** "The cats were angels, the dog not so much. | Nine nights at 75 a night": how somebody is names no time that is paid. */
function tellsOfSomebody({ words }: Candidate, { price, quantities }: Candidate, tokens: readonly Token[]): boolean {
  const unit = price?.per ? (price.unit ?? "") : "";
  if (!TIME_UNITS.has(unit) || !quantities.some((figure) => figure.unit === unit)) return false;
  const [who = "", next = "", third = ""] = normsAt(
    tokens,
    words.slice(
      Math.max(
        0,
        words.findIndex((index) => !OPENERS.has(tokens[index]?.norm ?? "")),
      ),
    ),
  );
  const living = PEOPLE.has(who) || LIVING.has(who) || LIVING.has(`${who}s`);
  // "he's getting a new deck"
  if (PEOPLE_ARE.has(who)) return !next.endsWith("ing");
  return living && ARE.has(next) && !third.endsWith("ing");
}

/** "Gutters need replacing. A hundred and sixty feet at eleven dollars a foot.": a price takes the name that was said before it. */
export function takeUnpricedBefore(lines: HeardLines, tokens: readonly Token[], candidate: Candidate): void {
  for (let step = 0; step < MOST_BEFORE && candidate.price; step++) {
    const before = lines.list.at(-1);
    if (!before || before.price || before.service || before.free !== null || !isNameless(lines, tokens, candidate))
      break;
    // "a hundred and ninety for protection, that's floors and furniture. Then it's ...": said of the line before
    if (["that's", "which"].includes(at(tokens, before.words[0])) && lines.list.at(-2)?.price) break;
    if (countsOwnThing(candidate, before, tokens) || tellsOfSomebody(before, candidate, tokens)) break;
    lines.list.pop();
    // "sprinkler system for Gwen, she's got two dogs. Five zones at ...": without what was told
    const aside = firstAside(tokens, before.words);
    candidate.words = [
      ...before.words.filter((index) => index < aside),
      ...candidate.words.filter((index) => !isSize(at(tokens, index)) && !PRICES.has(at(tokens, index))),
    ];
    const unit = candidate.price.unit ?? "";
    const counts = candidate.quantities.length > 0 ? [] : before.quantities;
    candidate.quantities = [...counts.filter((figure) => countsPriced(figure, unit)), ...candidate.quantities];
    candidate.first = before.first;
  }
  takeCountedBefore(lines, tokens, candidate);
}

/** "Nine windows. Vinyl. Four eighty apiece.": a price of each and the kind of things, behind a sentence that only counts them. */
function takeCountedBefore(lines: HeardLines, tokens: readonly Token[], candidate: Candidate): void {
  const before = lines.list.at(-1);
  const [count, ...others] = before?.quantities ?? [];
  const { price, quantities, words } = candidate;
  if (!before || !count || others.length > 0 || price?.unit !== "each" || quantities.length > 0) return;
  if (before.price || before.service || before.free !== null || !countsPriced(count, "each")) return;
  const kind = lines.content(words);
  const apart = beginsSentence(tokens[words[0] ?? -1]) && beginsSentence(tokens[price.first]);
  // "two toilets. Vanities. Three hundred each": other things
  const only = before.last === (words[0] ?? -1) - 1 && before.words.every((index) => index > count.number.last);
  if (!apart || !only || kind.length === 0 || kind.length > LONGEST_KIND || kind.some(looksPlural)) return;
  lines.list.pop();
  candidate.words = [...before.words, ...words];
  candidate.quantities = [count];
  candidate.first = before.first;
}

/** "Brushed nickel", "solid core". */
const LONGEST_KIND = 2;
