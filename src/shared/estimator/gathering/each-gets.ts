import { wordSet } from "#shared/word-set.ts";
import { valueOf } from "../figures/counts.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { oneOf } from "../words/begins.ts";
import { cue, hears } from "../words/cued.ts";
import { categoryOf } from "../words/nature.ts";
import { ARTICLES } from "../words/number-words.ts";
import { saysOneOf } from "../words/sentence-words.ts";
import { addsToSentence, at, beginsSentence, type Token } from "../words/tokens.ts";
import { isMeasure } from "../words/units.ts";

const EACH = wordSet("each every");
const GETS = wordSet("gets get needs need takes wants requires");

const SAYS_EACH = cue(oneOf(EACH));
const SAYS_GETS = cue(oneOf(GETS));

/** The verb of "each gets", "every one needs", "each of them takes" in the words of a line; -1 for none. */
function verbOf({ words }: Candidate, tokens: readonly Token[]): number {
  if (!saysOneOf(tokens, words, EACH)) return -1;
  const each = words.find((index) => EACH.has(at(tokens, index))) ?? -1;
  const step = at(tokens, each + 1) === "one" ? 2 : at(tokens, each + 1) === "of" ? 3 : 1;
  return GETS.has(at(tokens, each + step)) ? each + step : -1;
}

/** How many there are that each get it: a count of things before "each", and the only one. */
function groupBefore(counts: readonly Figure[], verb: number): Figure | null {
  const [group, ...others] = counts.filter((figure) => figure.last < verb - 1);
  const several = group && valueOf(group) > 1 && !isMeasure(group.unit ?? "");
  return several && others.length === 0 ? group : null;
}

/** The count of a line that counts one kind of things and several of them, or null. */
function soleGroup({ quantities: [group, ...others], service }: Candidate): Figure | null {
  const several = group && valueOf(group) > 1 && group.unit === null && others.length === 0 && !service;
  return several ? group : null;
}

/** A line as often as there are things that get it; one with a count of its own is asked how many there are in all. */
function forEach(line: Candidate, group: Figure, verb: number): Candidate {
  const words = line.words.filter((index) => index > verb);
  const counted = line.quantities.some((figure) => figure.first > verb);
  return {
    ...line,
    words,
    quantities: counted ? [] : [group],
    price: line.price && figureWith(line.price, { per: true, unit: "each" }),
  };
}

const isFlat = ({ price, service }: Candidate): boolean =>
  price !== null && service === null && (!price.per || price.unit === "each");

/** "... and an outlet at eighty five": the sentence goes on with what each gets as well. */
function goesOn(line: Candidate, before: Candidate, tokens: readonly Token[]): boolean {
  const begins = Math.min(line.first, line.words[0] ?? line.first);
  for (let index = before.last + 1; index <= begins; index++)
    if (beginsSentence(tokens[index]) && !addsToSentence(tokens[index])) return false;
  const said = line.words.map((index) => at(tokens, index));
  // after a stop "and" is a word of the line
  if (said[0] === "and") said.shift();
  return (ARTICLES.has(said[0] ?? "") || line.quantities.length > 0) && categoryOf(said, null) !== "fee";
}

/**
 * "There are four bathrooms and each one gets a fan at one ninety five and an outlet at eighty five": what each of so
 * many gets is priced for all of them.
 */
export function shareAmongEach(candidates: readonly Candidate[], tokens: readonly Token[]): readonly Candidate[] {
  if (!hears(tokens, SAYS_EACH) || !hears(tokens, SAYS_GETS)) return candidates;
  const lines: Candidate[] = [];
  let [group, verb]: [Figure | null, number] = [null, -1];
  for (const [place, line] of candidates.entries()) {
    const before = place > 0 ? candidates[place - 1] : undefined;
    const gets = isFlat(line) ? verbOf(line, tokens) : -1;
    if (gets >= 0) {
      const told = before && !before.price && !before.service && !before.free ? before : null;
      [group, verb] = [groupBefore(line.quantities, gets), gets];
      if (!group && told) {
        group = groupBefore(told.quantities, gets);
        if (group) lines.pop();
      }
      // "[three] fans at 110 each, each one needs a box, 45": what was priced of each
      if (!group && before?.price?.unit === "each" && at(tokens, gets - 1) !== "each") group = soleGroup(before);
    } else if (group && !(before && isFlat(line) && goesOn(line, before, tokens))) group = null;
    lines.push(group ? forEach(line, group, verb) : line);
  }
  return lines;
}
