import { wordSet } from "#shared/word-set.ts";
import { dollarsOf, isWithin } from "../numbers/figure.ts";
import { EDIT_TERMS } from "../numbers/repairs.ts";
import type { Candidate, Correction } from "../quantities/candidate.ts";
import { stem } from "../words/stem.ts";
import { at, beginsSentence, isJoined, normsAt, type Token } from "../words/tokens.ts";
import { unitAt } from "../words/units.ts";
import { HESITATIONS, WORK_VERBS } from "../words/words.ts";

/** "They want the heat pump", "he's going with granite": what somebody chose instead. */
const CHOOSING = new Set(
  "want wants wanted prefer prefers chose picked rather decided deciding settled going went go goes took taking switching switched getting".split(
    " ",
  ),
);
/** These only halt the talk: what follows may as well be one more thing that came to mind. */
const HALTING = new Set(["wait", "actually", "hm", "hmm"]);
/** With one of these something comes on top. */
export const ADDING = wordSet("too also and another plus extra more well");
const ARTICLES = new Set(["the", "a", "an", "her", "his", "their"]);
/** "Switch that to the coffee cart". */
const EXCHANGING = new Set(["change", "switch", "swap", "changed", "switched", "swapped"]);
/** How many times dearer or cheaper what was chosen instead may be. */
const FARTHEST = 3;
const LONGEST_NAME = 7;

/** "They want", "she's going with": somebody's choice stands at the beginning of some words. */
export const tellsChoice = (words: readonly number[], tokens: readonly Token[]): boolean =>
  words.slice(1, 3).some((index) => CHOOSING.has(at(tokens, index)));

const isNear = (one: Candidate, other: Candidate): boolean =>
  !!one.price && !!other.price && isWithin(FARTHEST, dollarsOf(one.price), dollarsOf(other.price));

/** True when the words that begin a correction take back what was said: "no", "sorry", "I mean", "switch that to", and not "wait". */
export function takesBack(tokens: readonly Token[], index: number): boolean {
  const first = at(tokens, index);
  const next = at(tokens, index + 1);
  const changes = EXCHANGING.has(first) && (next === "that" || (next === "it" && first.startsWith("change")));
  // "actually no"
  if (HALTING.has(first) && EDIT_TERMS.has(next) && !HALTING.has(next)) return true;
  return changes || (EDIT_TERMS.has(first) && !HALTING.has(first)) || (first === "i" && EDIT_TERMS.has(next));
}

const LONGEST_BARE = 5;

/** "Sorry, the office.", "the office and paint": an article and a name, and nothing else in the clause. */
export function namesOnly(tokens: readonly Token[], first: number): boolean {
  const unit = unitAt(at(tokens, first + 1), at(tokens, first + 2));
  if (!ARTICLES.has(at(tokens, first)) || unit || !isJoined(tokens[first + 1])) return false;
  let end = first + 1;
  while (end < first + LONGEST_BARE && isJoined(tokens[end]) && at(tokens, end) !== "and") end++;
  const verb = at(tokens, end) === "and" && WORK_VERBS.has(at(tokens, end + 1));
  return verb || !isJoined(tokens[end]);
}

/** "Sorry, the dog is barking", "the phone cut out", "no wait, the gate too": that puts nothing in the place of what was said. */
const TELLING = new Set([
  ...ADDING,
  ..."is are was were has needs got cut went came died rang fell stopped".split(" "),
]);

/** True when a correction directly follows a line. */
const isRightBehind = ({ last }: Candidate, { first }: Correction, tokens: readonly Token[]): boolean =>
  tokens.slice(last + 1, first).every(({ norm }) => HESITATIONS.has(norm));

/** True while all that a correction has said is another thing: "no, the dock", "oops, privacy fence" behind a picket fence. */
export function namesAnother(
  change: Candidate,
  correction: Correction,
  line: Candidate | undefined,
  tokens: readonly Token[],
): boolean {
  if (!line?.price || change.price || change.service || change.quantities.length > 0) return false;
  if (correction.kind !== "replace" || !takesBack(tokens, correction.first)) return false;
  if (!isRightBehind(line, correction, tokens) || change.words.some((index) => TELLING.has(at(tokens, index))))
    return false;
  if (!ARTICLES.has(at(tokens, change.words[0]))) return kindNamed(change, line, tokens) !== null;
  // "paint the bedroom four hundred, sorry the bedrooms, there are two": the same thing, and how many
  const known = new Set(line.words.map((index) => stem(at(tokens, index))));
  return change.words.slice(1).some((index) => !known.has(stem(at(tokens, index))));
}

/** The words of "picket fence" in a line, when a correction says "privacy fence". */
function kindNamed(change: Candidate, line: Candidate, tokens: readonly Token[]): number[] | null {
  const [noun, before] = [change.words.at(-1), change.words.at(-2)];
  const place = line.words.findLastIndex((index) => at(tokens, index) === at(tokens, noun));
  const [kind, named] = [line.words[place - 1], line.words[place]];
  if (before === undefined || kind === undefined || named !== kind + 1) return null;
  return at(tokens, kind) === at(tokens, before) ? null : [kind, named];
}

/** The words of a line in whose place another thing is named: its last thing with an article, or the kind of it. */
export function wordsReplaced(change: Candidate, line: Candidate, tokens: readonly Token[]): readonly number[] {
  const kind = kindNamed(change, line, tokens);
  if (kind) return kind;
  const article = line.words.findLastIndex((index) => ARTICLES.has(at(tokens, index)));
  const led = article > 0 && ARTICLES.has(at(tokens, change.words[0]));
  return led ? line.words.slice(article + 1) : [];
}

/**
 * The line that a correction puts another thing in the place of: "the shed for four hundred, no, the barn, for nine
 * hundred", "the bedroom, no, the office, for three hundred", "haul the couch for ninety, sorry, the recliner".
 */
export function replacedBy(
  change: Candidate,
  correction: Correction,
  last: Candidate | undefined,
  tokens: readonly Token[],
): Candidate | null {
  if (!last || change.words.some((index) => ADDING.has(at(tokens, index)))) return null;
  const chosen = tellsChoice(change.words, tokens);
  if (!chosen && !takesBack(tokens, correction.first)) return null;
  if (last.price && change.price) return isNear(last, change) ? last : null;
  if (last.service || change.service || change.quantities.length > 0) return null;
  const adjacent = isRightBehind(last, correction, tokens) && !beginsSentence(tokens[correction.first]);
  const named = ARTICLES.has(at(tokens, change.words[0])) && change.words.length <= LONGEST_NAME;
  return adjacent && (named || chosen || change.price !== null) ? last : null;
}

/** "The steel door" after "the oak door": the same noun with another word before it. */
export function isOtherKind(
  change: Candidate,
  line: Candidate,
  named: readonly string[],
  tokens: readonly Token[],
): boolean {
  const [article, ...words] = change.words.filter((index) => at(tokens, index) !== "at" && at(tokens, index) !== "for");
  const [kind, noun] = [at(tokens, words[0]), at(tokens, words[1])];
  const place = line.words.findIndex((index) => at(tokens, index) === noun);
  const before = at(tokens, line.words[place - 1]);
  return (
    ARTICLES.has(at(tokens, article)) && words.length === 2 && place > 0 && named.includes(before) && kind !== before
  );
}

/**
 * "An oak door, no wait, she called back, so | a walnut door with glass |, nineteen fifty", "... she wants the sink, so | a sink with legs |":
 * the thing that has the price behind a correction, where nothing had one before, is of the kind of the first or what was chosen
 * instead; no words for a reason, as in "no wait, it needs two coats, so nine hundred".
 */
export function namedWithPrice(
  change: Candidate,
  target: Candidate,
  tokens: readonly Token[],
  isNew: (word: string) => boolean,
): readonly number[] {
  if (!change.price || change.after || change.service || change.quantities.length > 0) return [];
  if (target.price || target.service) return [];
  const so = change.words.findLastIndex((index) => at(tokens, index) === "so");
  const [told, thing] = [change.words.slice(0, Math.max(so, 0)), change.words.slice(so + 1)];
  const norms = normsAt(tokens, thing);
  if (!norms.some(isNew) || norms.some((word) => WHO.has(word) || TELLING.has(word))) return [];
  const stemsOf = (words: readonly number[]) => new Set(normsAt(tokens, words).map(stem));
  const names = [...stemsOf(thing)].filter((word) => word.length > 2 && !ARTICLES.has(word));
  const [before, chosen] = [stemsOf(target.words), stemsOf(told)];
  const choice = told.some((index) => CHOOSING.has(at(tokens, index)));
  return names.some((word) => before.has(word) || (choice && chosen.has(word))) ? thing : [];
}

const WHO = wordSet("he she they we i it he's she's they're we're i'm it's that's");
/** "The mantel's staying". */
const STAYS = wordSet("staying stays stay keeping keeps");
const WISHES = wordSet("wants want needs need wanted like likes prefers prefer gets chose picked");

/** "No, forget that, they agreed to a Friday": why the line before goes, and nothing that comes in its place. */
export function tellsWhyStruck(
  { words, quantities, sizes, price, service, free }: Candidate,
  tokens: readonly Token[],
): boolean {
  if (price || service || free || quantities.length > 0 || sizes.length > 0) return false;
  const norms = normsAt(tokens, words);
  const told = WHO.has(norms[0] ?? "") || norms.some((word) => STAYS.has(word));
  return told && !norms.some((word) => WISHES.has(word));
}
