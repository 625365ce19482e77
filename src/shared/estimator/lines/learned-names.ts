import { wordSet } from "#shared/word-set.ts";
import { likelyNaming } from "../likelihood/likelihood.ts";
import type { Statement } from "../likelihood/statements.ts";
import { isNumberWord } from "../words/number-words.ts";
import { lowerFirst, sentenceCase } from "../prose/phrasing.ts";
import { isShortTalk } from "../words/short-talk.ts";
import { stem } from "../words/stem.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { couldName, PREPOSITIONS } from "../words/words.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import { describe } from "./describe.ts";
import type { HeardLine } from "./doubt.ts";
import type { Draft } from "./line-words.ts";
import { NameTalk, type NameWord } from "./name-words.ts";

/** A name whose words are likely ones by no more than this on the whole gives way to the likely words of its talk. */
const NAMES_NOTHING = 0.4;
/** A word so likely is one of such a name; one right beside a bare name joins it from here on, before a verb of work from here. */
const [NAMES, JOINS, JOINS_VERB] = [0.45, 0.6, 0.88];
/** Words at an end leave a name when they speak against themselves by so much (the logarithm of their odds). */
const LEAVES = 1.5;
/** What a word speaks that the talk does not say so, and what is added to each: a name is rather left as it is. */
const [UNSAID, LENIENT] = [0.5, 0.4];
/** So many small words may stand between two words of a name. */
const MOST_BETWEEN = 3;
/** A name that is made anew has no more phrases. */
const MOST_PHRASES = 2;
/** A name of no more words takes others in: "element" the "water heater". */
const BARE = 2;
const BETWEEN = wordSet(
  "a an the of and in on for with to from at by both all his her their under over behind into out up off",
);

/** Tells from 0 to 1 how likely a word names the line. */
type LikelihoodOf = (word: NameWord) => number;

/** Words of a name that stand together, with the small words between them. */
function phrasesOf(indexes: readonly number[], tokens: readonly Token[]): number[][] {
  const phrases: number[][] = [];
  for (const index of indexes) {
    const phrase = phrases.at(-1);
    const last = phrase?.at(-1) ?? -1;
    let isNear = phrase !== undefined && index - last <= MOST_BETWEEN + 1 && isJoined(tokens[index]);
    for (let between = last + 1; isNear && between < index; between++)
      isNear = BETWEEN.has(at(tokens, between)) && isJoined(tokens[between]);
    if (phrase && isNear) for (let next = last + 1; next <= index; next++) phrase.push(next);
    else phrases.push([index]);
  }
  return phrases;
}

/** What some words of a talk say as a name: "Gold leaf, letters". */
const saidAs = (text: string, tokens: readonly Token[], indexes: readonly number[]): string =>
  phrasesOf(indexes, tokens)
    .map((phrase) => describe(text, tokens, phrase))
    .filter((phrase) => phrase !== "")
    .map((phrase, place) => (place === 0 ? phrase : lowerFirst(phrase)))
    .join(", ");

/** Of each stem that a line is named by, the likeliest of its words. */
function likeliest(
  words: readonly NameWord[],
  tokens: readonly Token[],
  of: LikelihoodOf,
): ReadonlyMap<string, NameWord> {
  const best = new Map<string, NameWord>();
  for (const one of words) {
    if (!one.isNamed) continue;
    const said = stem(at(tokens, one.index));
    const before = best.get(said);
    if (!before || of(one) > of(before)) best.set(said, one);
  }
  return best;
}

/** The words of the likeliest phrases of a talk, each said once. */
function likelyPhrases(words: readonly NameWord[], tokens: readonly Token[], of: LikelihoodOf): number[] {
  const likelyAt = new Map<number, number>();
  const said = new Set<string>();
  for (const one of words.toReversed()) {
    const own = stem(at(tokens, one.index));
    if (of(one) < NAMES || said.has(own)) continue;
    said.add(own);
    likelyAt.set(one.index, of(one));
  }
  const likeliness = (phrase: readonly number[]) => phrase.reduce((sum, index) => sum + (likelyAt.get(index) ?? 0), 0);
  return phrasesOf([...likelyAt.keys()].sort(ascending), tokens)
    .toSorted((one, other) => likeliness(other) - likeliness(one))
    .slice(0, MOST_PHRASES)
    .flat()
    .sort(ascending);
}
const ascending = (one: number, other: number): number => one - other;

/** What a word of a name speaks for itself: the logarithm of its odds, 0 for small words. */
function oddsOf(word: string, best: ReadonlyMap<string, NameWord>, of: LikelihoodOf): number {
  if (word.includes("-")) {
    const parts = word.split("-").map((part) => oddsOf(part, best, of));
    return Math.max(...parts);
  }
  if (!couldName(word)) return 0;
  const one = best.get(stem(word));
  if (one === undefined) return UNSAID;
  const likely = of(one);
  return Math.log(likely / (1 - likely)) + LENIENT;
}

/** Where a name begins and ends without the words at its ends that hardly name it. */
function withoutEnds(odds: readonly number[]): [from: number, to: number] {
  let [from, to] = [0, odds.length];
  for (let [place, sum, least] = [0, 0, -LEAVES]; place < odds.length - 1; place++) {
    sum += odds[place] ?? 0;
    if (sum < least) [from, least] = [place + 1, sum];
  }
  for (let [place, sum, least] = [odds.length - 1, 0, -LEAVES]; place > from; place--) {
    sum += odds[place] ?? 0;
    if (sum < least) [to, least] = [place, sum];
  }
  return [from, to];
}

const plain = (word: string): string => word.toLowerCase().replace("’", "'").replace(/[,.;]/gu, "");
/** "Canoe's | got a crack": what something is told of. */
const isTold = (word: string): boolean => /['’]s$/u.test(word);
const opensWork = (word: string): boolean => isWorkVerb(word) || word === "new";
const NOT = wordSet("no not don't doesn't didn't won't");
const REFERRING = wordSet("it them");
const PARTICLES = wordSet("up out off down away");
/** A verb with its particle, an article and how the thing is. */
const LONGEST_ORDER = 4;
/** With one of these in them words at the beginning of a name tell something. */
const NO_ORDER = wordSet("it them and so but i we he she they on in at for with to");

/**
 * True when the words at the beginning of a name may leave it: what stays is likely, begins no phrase in its middle ("the door, |
 * in | the hall"), and needs none of them: not the thing that is told of ("her canoe's got a crack, | glass it inside and out") nor a "no".
 */
function mayLeave(cut: readonly string[], left: readonly string[], leftOdds: readonly number[]): boolean {
  const [opens = ""] = left;
  if (leftOdds.reduce((sum, odds) => sum + odds, 0) <= 0) return false;
  if (PARTICLES.has(opens) || REFERRING.has(opens) || PREPOSITIONS.has(opens) || opens === "and") return false;
  if (cut.every((word) => NOT.has(word)) || cut.at(-1) === "and") return false;
  if (!cut.some(isTold)) return true;
  // what is told of a thing, of which only the work is left: "the rear deck's cupped, | sand and flip the boards"
  if (isWorkVerb(opens) || left.some((word) => REFERRING.has(word)) || left.filter(couldName).every(isWorkVerb))
    return false;
  return opens === "new" || !(couldName(cut.at(-1) ?? "") || REFERRING.has(cut.at(-1) ?? ""));
}

/** A name without small words at its ends. */
function trimmed(words: readonly string[]): string {
  let [from, to] = [0, words.length];
  const isSmall = (word = "") => BETWEEN.has(plain(word)) || !/[\p{L}\d]/u.test(word);
  while (from < to - 1 && isSmall(words[from])) from++;
  while (to > from + 1 && isSmall(words[to - 1]) && !PARTICLES.has(words[to - 1] ?? "") && words[to - 1] !== "in") to--;
  return sentenceCase(
    words
      .slice(from, to)
      .join(" ")
      .replace(/[,.;]$/u, ""),
  );
}

/** The words right beside those of a bare name that name it with them: "| water heater | element". */
function besideOf(
  words: readonly NameWord[],
  kept: readonly NameWord[],
  tokens: readonly Token[],
  of: LikelihoodOf,
): readonly number[] {
  const [first, last] = [kept[0], kept.at(-1)];
  if (!first || !last) return [];
  const isBeside = (one: NameWord, other: NameWord) => phrasesOf([one.index, other.index], tokens).length === 1;
  const leads = opensWork(at(tokens, first.index)) ? JOINS_VERB : JOINS;
  let [from, to] = [words.indexOf(first), words.indexOf(last)];
  for (let one = words[from - 1]; one && of(one) >= leads && isBeside(one, words[from] ?? one); one = words[from - 1])
    from--;
  for (let one = words[to + 1]; one && of(one) >= JOINS && isBeside(words[to] ?? one, one); one = words[to + 1]) to++;
  const all = words.slice(from, to + 1).map(({ index }) => index);
  return phrasesOf(all, tokens).length === 1 ? all : [];
}

/** A name made anew, with the order before it, unless it is only a word of the one before, or only work. */
function anew(made: string, name: string): string {
  const before = new Set(name.split(" ").map(plain));
  const words = made.split(" ").map(plain).filter(couldName);
  const [only = ""] = words;
  const isLess = words.length === 1 && before.has(only);
  if (words.length === 0 || isLess || words.every(isWorkVerb)) return name;
  // "take down the big | silver maple | in back of"
  const place = name.toLowerCase().indexOf(` ${made.toLowerCase()}`);
  const order = name.slice(0, Math.max(0, place)).split(" ").map(plain);
  const orders =
    isWorkVerb(order[0] ?? "") && order.length <= LONGEST_ORDER && !order.some((word) => NO_ORDER.has(word));
  return orders && !isWorkVerb(words[0] ?? "") ? name.slice(0, place + 1 + made.length) : made;
}

/**
 * A line's name by what was learned of names: without the words at its ends that hardly name it ("Hit it with oil today and the |
 * swing gate |"), with those beside it where it is bare ("| water heater | element"), and by others where it names nothing.
 */
export function mendedName(
  text: string,
  tokens: readonly Token[],
  name: string,
  words: readonly NameWord[],
  of: LikelihoodOf,
): string {
  const best = likeliest(words, tokens, of);
  const said = name.split(" ");
  const low = said.map(plain);
  const odds = low.map((word) => oddsOf(word, best, of));
  const named = [...best.values()];
  const mean = named.reduce((sum, one) => sum + of(one), 0) / Math.max(1, named.length);
  const isAsSaid = !odds.includes(UNSAID);
  if (mean < NAMES_NOTHING && isAsSaid) return anew(saidAs(text, tokens, likelyPhrases(words, tokens, of)), name);
  const [start, to] = withoutEnds(odds);
  const from = start > 0 && mayLeave(low.slice(0, start), low.slice(start, to), odds.slice(start, to)) ? start : 0;
  const left = low.slice(from, to);
  if (isAsSaid && left.filter(couldName).length <= BARE && !left.some(isNoBareName)) {
    const stems = new Set(left.map(stem));
    const kept = named
      .filter(({ index }) => stems.has(stem(at(tokens, index))))
      .sort((one, other) => one.index - other.index);
    const beside = besideOf(words, kept, tokens, of);
    if (beside.length > kept.length) return saidAs(text, tokens, beside) || name;
  }
  return from === 0 && to === said.length ? name : trimmed(said.slice(from, to));
}
/** A name with a number, "it" or "off" says what it is of where it stands. */
const isNoBareName = (word: string): boolean =>
  isNumberWord(word) || /[\d-]/.test(word) || REFERRING.has(word) || PARTICLES.has(word);

/** What tells a line, whatever becomes of its price. */
const keyOf = ({ item: { description, sources } }: Draft): string =>
  `${sources.description?.kind === "spoken" ? sources.description.start : -1} ${description}`;

/** Gives lines the names that what was learned of names gives them; a service is called as the price list calls it. */
export function learnedNames(
  heard: readonly HeardLine[],
  text: string,
  tokens: readonly Token[],
  statements: readonly Statement[],
): (draft: Draft) => Draft {
  // nothing is told there beside the lines, which are named by what is said
  if (isShortTalk(tokens)) return (draft) => draft;
  const names = new Map<string, string>();
  for (const { line, words, signsOf } of new NameTalk(tokens, statements, heard).lines()) {
    const { candidate, draft } = line;
    if (candidate.service || !draft) continue;
    const known = new Map<NameWord, number>();
    const likelihoodOf = (word: NameWord) => {
      const likely = known.get(word) ?? likelyNaming(signsOf(word));
      known.set(word, likely);
      return likely;
    };
    names.set(keyOf(draft), mendedName(text, tokens, draft.item.description, words, likelihoodOf));
  }
  return (draft) => renamed(draft, names.get(keyOf(draft)) ?? draft.item.description);
}

/** A line under another name, which its questions say as well. */
function renamed(draft: Draft, description: string): Draft {
  const before = draft.item.description;
  if (before === description) return draft;
  const questions = draft.questions.map((question) => ({
    ...question,
    text: question.text.replace(`“${before.slice(0, 150)}”`, `“${description.slice(0, 150)}”`),
  }));
  return { ...draft, item: { ...draft.item, description }, questions };
}
