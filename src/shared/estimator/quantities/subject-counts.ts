import { formatQuantity } from "#shared/money.ts";
import { wordSet } from "#shared/word-set.ts";
import { computed, headNoun, valueOf, type Reckoned } from "../figures/counts.ts";
import type { Figure } from "../numbers/figure.ts";
import { isThing } from "../words/nearby.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { isMeasure, looksPlural, singular } from "../words/units.ts";
import { couldName } from "../words/words.ts";
import { said, type CountRule, type Sought } from "./count-rule.ts";

/** Between a thing and its price: "doors are one ten", "pines three hundred". */
const LEADS = wordSet("are at is were run runs cost go for about around like just all double triple $");
/** With these the price may be for all of them as well as for each. */
const COSTING = wordSet("are run were cost go");

/** Of these there are more than were counted. */
const FURTHER = wordSet("extra additional further more other another");
const ALL = wordSet("the these those both all my our his her their");

/** "The three | big old ones are": the first of the words that say which ones. */
function firstOfKind(tokens: readonly Token[], words: readonly number[], ones: number): number {
  let first = ones;
  while (isJoined(tokens[first]) && words.includes(first - 1) && couldName(at(tokens, first - 1))) first--;
  return first;
}

/** The plural that a price is said of, right before it, and where it stands: "door" of "doors are one ten"; null for none. */
function subjectOf({ candidate: { price, words, after }, tokens }: Sought): { noun: string; from: number } | null {
  if (!price || after) return null;
  let from = price.first - 1;
  while (LEADS.has(at(tokens, from))) from--;
  const word = at(tokens, from);
  if (!looksPlural(word) || !isThing(word) || !words.includes(from)) return null;
  return { noun: singular(word), from: word === "ones" ? firstOfKind(tokens, words, from) : from };
}

/** The counts of a line that are of its subject, when others are not: "three bathrooms and two bedrooms bathrooms are ninety each". */
function ownCounts(sought: Sought, subject: string): Figure[] {
  const own: Figure[] = [];
  let others = false;
  for (const figure of sought.figures) {
    if (figure.every !== null || (figure.unit !== null && isMeasure(figure.unit))) continue;
    const noun = figure.unit ?? headNoun(figure, sought.tokens);
    if (noun === subject) own.push(figure);
    else if (noun !== "") others = true;
  }
  return others ? own : [];
}

/** "They have three bathrooms and two bedrooms, bathrooms are ninety each": the count of what the price is said of. */
export const ofSubject: CountRule = (sought) => {
  const subject = sought.unit === "each" ? subjectOf(sought) : null;
  if (!subject) return null;
  const [own, ...more] = ownCounts(sought, subject.noun);
  if (own) return more.length === 0 ? { ...said(sought, own, "each"), head: subject.noun, from: subject.from } : null;
  // "three logo concepts four fifty, extra concepts seventy five each"
  const others = FURTHER.has(sought.tokens[subject.from - 1]?.norm ?? "");
  const before = sought.figures.length === 0 && !others ? sought.heard?.things(subject.noun) : null;
  return before ? computed(before, "each", `the ${formatQuantity(before)} that were counted before`) : null;
};

/**
 * "Twenty six doors and eleven drawers, doors are one ten": the price may be for each of them or for all, so that the line
 * waits with both counts; null when nobody counted them.
 */
export function eitherOfSubject(sought: Sought): Pick<Reckoned, "open" | "either" | "from"> | null {
  const { candidate, tokens } = sought;
  if (!COSTING.has(at(tokens, (candidate.price?.first ?? 0) - 1))) return null;
  const subject = subjectOf(sought);
  // "the doors cost three hundred ninety": they are those that were spoken of, all of them
  if (!subject || ALL.has(at(tokens, subject.from - 1))) return null;
  const [own] = ownCounts(sought, subject.noun);
  const before = sought.figures.length === 0 ? sought.heard?.things(subject.noun) : null;
  const count = own ? valueOf(own) : (before ?? 0) / 1000;
  return count > 1 ? { open: "each", either: [count, 1], from: own ? subject.from : undefined } : null;
}
