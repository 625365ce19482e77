import { wordSet } from "#shared/word-set.ts";
import { likelyNaming } from "../likelihood/likelihood.ts";
import type { Statement } from "../likelihood/statements.ts";
import { isNumberWord } from "../words/number-words.ts";
import { sentenceCase } from "../prose/phrasing.ts";
import { stem } from "../words/stem.ts";
import { at, type Token } from "../words/tokens.ts";
import { couldName } from "../words/words.ts";
import { describe } from "./describe.ts";
import type { HeardLine } from "./doubt.ts";
import type { Draft } from "./line-words.ts";
import { NameTalk, stemsOfName, type NameWord } from "./name-words.ts";

/** A name whose words are likely ones by no more than this on the whole gives way to the likely words of its talk. */
const NAMES_NOTHING = 0.4;
/** A word so likely is one of such a name; one right beside a bare name joins it from here on. */
const [NAMES, JOINS] = [0.45, 0.6];
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

interface LikelyWord extends NameWord {
  likely: number;
}

/** Words of a name that stand together, with the small words between them. */
function phrasesOf(indexes: readonly number[], tokens: readonly Token[]): number[][] {
  const phrases: number[][] = [];
  for (const index of indexes) {
    const phrase = phrases.at(-1);
    const last = phrase?.at(-1) ?? -1;
    let isNear = phrase !== undefined && index - last <= MOST_BETWEEN + 1 && tokens[index]?.gap !== "stop";
    for (let between = last + 1; isNear && between < index; between++)
      isNear = BETWEEN.has(at(tokens, between)) && tokens[between]?.gap !== "stop";
    if (phrase && isNear) for (let next = last + 1; next <= index; next++) phrase.push(next);
    else phrases.push([index]);
  }
  return phrases;
}

const lowerFirst = (text: string): string =>
  /^\p{Lu}(?:\p{Lu}|$)/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** What some words of a talk say as a name: "Gold leaf, letters". */
const saidAs = (text: string, tokens: readonly Token[], indexes: readonly number[]): string =>
  phrasesOf(indexes, tokens)
    .map((phrase) => describe(text, tokens, phrase))
    .filter((phrase) => phrase !== "")
    .map((phrase, place) => (place === 0 ? phrase : lowerFirst(phrase)))
    .join(", ");

/** Of each stem that a line is named by, the likeliest of its words. */
function likeliest(words: readonly LikelyWord[], tokens: readonly Token[]): ReadonlyMap<string, LikelyWord> {
  const best = new Map<string, LikelyWord>();
  for (const one of words) {
    const said = stem(at(tokens, one.index));
    if (one.isNamed && one.likely > (best.get(said)?.likely ?? 0)) best.set(said, one);
  }
  return best;
}

/** The words of the likeliest phrases of a talk, each said once. */
function likelyPhrases(words: readonly LikelyWord[], tokens: readonly Token[]): number[] {
  const oddsAt = new Map<number, number>();
  const said = new Set<string>();
  for (const { index, likely } of words.toReversed()) {
    const own = stem(at(tokens, index));
    if (likely < NAMES || said.has(own)) continue;
    said.add(own);
    oddsAt.set(index, likely);
  }
  const likeliness = (phrase: readonly number[]) => phrase.reduce((sum, index) => sum + (oddsAt.get(index) ?? 0), 0);
  return phrasesOf(
    [...oddsAt.keys()].sort((one, other) => one - other),
    tokens,
  )
    .toSorted((one, other) => likeliness(other) - likeliness(one))
    .slice(0, MOST_PHRASES)
    .flat()
    .sort((one, other) => one - other);
}

/** What each word of a name speaks for itself: the logarithm of its odds, 0 for small words. */
function oddsOf(said: readonly string[], best: ReadonlyMap<string, LikelyWord>): number[] {
  return said.map((word) => {
    const stems = [...stemsOfName(word)].filter(couldName);
    if (stems.length === 0) return 0;
    const likely = Math.max(...stems.map((one) => best.get(one)?.likely ?? -1));
    return likely < 0 ? UNSAID : Math.log(likely / (1 - likely)) + LENIENT;
  });
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

/** The words beside those of a bare name that name it with them: "| water heater | element". */
function besideOf(words: readonly LikelyWord[], kept: readonly number[], tokens: readonly Token[]): number[] {
  const others = words.filter(({ isNamed, likely }) => !isNamed && likely >= JOINS).map(({ index }) => index);
  const all = [...kept, ...others].sort((one, other) => one - other);
  return phrasesOf(all, tokens)
    .filter((phrase) => phrase.some((index) => kept.includes(index)))
    .flat();
}

/** A name without small words at its ends. */
function trimmed(words: readonly string[]): string {
  let [from, to] = [0, words.length];
  const isSmall = (word = "") => BETWEEN.has(word.toLowerCase()) || !/[\p{L}\d]/u.test(word);
  while (from < to - 1 && isSmall(words[from])) from++;
  while (to > from + 1 && isSmall(words[to - 1]) && !/^(?:in|out|up|off)$/.test(words[to - 1] ?? "")) to--;
  return sentenceCase(
    words
      .slice(from, to)
      .join(" ")
      .replace(/[,.;]$/u, ""),
  );
}

/**
 * A line's name by what was learned of names: without the words at its ends that hardly name it ("Hit it with oil today and the |
 * swing gate |"), with those beside it where it is bare ("| water heater | element"), and by others where it names nothing.
 */
export function mendedName(text: string, tokens: readonly Token[], name: string, words: readonly LikelyWord[]): string {
  const best = likeliest(words, tokens);
  const said = name.split(" ");
  const odds = oddsOf(said, best);
  const named = [...best.values()];
  const mean = named.reduce((sum, { likely }) => sum + likely, 0) / Math.max(1, named.length);
  const isAsSaid = odds.every((one, place) => one !== UNSAID || best.has(stem(said[place] ?? "")));
  if (mean < NAMES_NOTHING && isAsSaid) return saidAs(text, tokens, likelyPhrases(words, tokens)) || name;
  const [from, to] = withoutEnds(odds);
  const left = said.slice(from, to);
  const isBare = left.filter((word) => couldName(word.toLowerCase())).length <= BARE;
  if (isAsSaid && isBare && !left.some((word) => isNumberWord(word.toLowerCase()) || /[\d-]/.test(word))) {
    const stems = stemsOfName(left.join(" "));
    const kept = named.filter(({ index }) => stems.has(stem(at(tokens, index)))).map(({ index }) => index);
    const beside = besideOf(words, kept, tokens);
    if (beside.length > kept.length) return saidAs(text, tokens, beside) || name;
  }
  return from === 0 && to === said.length ? name : trimmed(left);
}

/** In talk of fewer words nothing is told beside the lines, which are named by what is said. */
const LEAST_WORDS = 45;

/** The lines under the names that what was learned of names gives them; a service is called as the price list calls it. */
export function withLearnedNames(
  heard: readonly HeardLine[],
  text: string,
  tokens: readonly Token[],
  statements: readonly Statement[],
): readonly HeardLine[] {
  if (tokens.length < LEAST_WORDS) return heard;
  const names = new Map<HeardLine, string>();
  for (const { line, words } of new NameTalk(tokens, statements, heard).lines()) {
    if (line.candidate.service || !line.draft) continue;
    const likely = words.map((one) => ({ ...one, likely: likelyNaming(one.signs) }));
    names.set(line, mendedName(text, tokens, line.draft.item.description, likely));
  }
  return heard.map((line) => {
    const name = names.get(line);
    return name === undefined || !line.draft ? line : { ...line, draft: renamed(line.draft, name) };
  });
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
