import { wordSet } from "#shared/word-set.ts";
import { isNumberWord } from "../words/number-words.ts";
import { isOrdinaryWord } from "../words/ordinary-words.ts";
import { at, beginsSentence, isJoined, type Token } from "../words/tokens.ts";
import { FIRM_ENDINGS, GIVEN_NAMES, WORK_WORDS } from "../words/words.ts";
import { isWork } from "./finder.ts";
import type { Named } from "./households.ts";
import { nameEnd } from "./name-span.ts";
import { isStreet } from "../words/street-words.ts";

/** Directly before a name that is said as it is right: "it's Harmon", "his name is Hanley". */
const SAYS_NAME = wordSet("it's its is name's that's");
/** "The customer is", "client is", "the name is": before a whole name that is said anew. */
const WHO = wordSet("client customer name");
/** The words before it that belong to "and his name is". */
const LEADING = wordSet(
  "and but oh no wait sorry actually his her their the my mistake well so spelled now it customer client name",
);
/** No spelling is corrected that differs in more letters, nor in a word with fewer. */
const [MOST_LETTERS, SHORTEST] = [2, 4];
/** The beginning that two spellings share: "Bluebird", "Bluebell". */
const SAME_BEGINNING = 4;

/** How many letters must be put in, taken out or changed to make one word of another; more than a few are not counted. */
function lettersApart(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > MOST_LETTERS) return MOST_LETTERS + 1;
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let place = 1; place <= one.length; place++) {
    const next = [place];
    for (let column = 1; column <= other.length; column++) {
      const changed = (row[column - 1] ?? 0) + (one[place - 1] === other[column - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** "Harmon" of Harlan, "Bluebell" of Bluebird: another spelling or hearing of one name. */
function soundsLike(word: string, name: string): boolean {
  if (word === name || word.length < SHORTEST || name.length < SHORTEST || word[0] !== name[0]) return false;
  const begins =
    word.slice(0, SAME_BEGINNING) === name.slice(0, SAME_BEGINNING) && Math.abs(word.length - name.length) < 2;
  return begins || lettersApart(word, name) <= MOST_LETTERS;
}

/** True for a word that can be somebody's name here. */
function canBeName({ capital, norm }: Token, cased: boolean): boolean {
  if (isNumberWord(norm) || FIRM_ENDINGS.has(norm)) return false;
  return cased ? capital : !isOrdinaryWord(norm) && !isWork(norm) && !WORK_WORDS.has(norm);
}

/** Where the words begin that lead to a name: "and his name is". */
function leadFrom(tokens: readonly Token[], cue: number, after: number): number {
  let from = cue;
  while (from > after + 1 && LEADING.has(at(tokens, from - 1)) && !beginsSentence(tokens[from])) from--;
  return from;
}

/** Of the places where a name is said as it is right, the one that says the most of it: "Harmon" and then "Harmon Brothers", "hanley" and then "bob hanley". */
function wholeName(tokens: readonly Token[], index: number, name: Named, cased: boolean): Named {
  const word = at(tokens, index);
  const known = new Set(tokens.slice(name.first, name.last + 1).map(({ norm }) => norm));
  let best: Named = { first: index, last: index };
  for (let place = index; place < Math.min(tokens.length, index + 10); place++) {
    if (at(tokens, place) !== word) continue;
    let [first, last] = [place, place];
    while (known.has(at(tokens, first - 1)) && isJoined(tokens[first])) first--;
    while (known.has(at(tokens, last + 1)) && isJoined(tokens[last + 1])) last++;
    const given =
      GIVEN_NAMES.has(at(tokens, place - 1)) && isJoined(tokens[place]) && (!cased || tokens[place - 1]?.capital);
    if (first === place && given) first--;
    if (last - first > best.last - best.first) best = { first, last };
  }
  return best;
}

/** "Her name's Corrigan, | Dana Corrigan" behind Dana Kerrigan. */
function sameGiven(tokens: readonly Token[], index: number, name: Named): Named | null {
  for (let place = index + 1; place < index + 4; place++) {
    const again = at(tokens, place) === at(tokens, index) && isJoined(tokens[place]);
    if (again && name.last > name.first && at(tokens, place - 1) === at(tokens, name.first))
      return { first: place - 1, last: place };
  }
  return null;
}

/** "The customer is Janine Marsh" behind Janet Marsh: a whole name that shares a word with the one said before. */
function announcedAnew(tokens: readonly Token[], index: number, name: Named, cased: boolean): Named | null {
  const first = index + 1;
  const last = nameEnd(tokens, first, true, cased);
  if (last <= first || !isJoined(tokens[first])) return null;
  // "crystal and I think it's baptiste | crystal baptiste": the whole of it, behind what was missing
  const given = at(tokens, name.first);
  const whole = last === first + 1 && at(tokens, last) === given && at(tokens, last + 1) === at(tokens, first);
  if (whole && name.first === name.last) return { first: last, last: last + 1 };
  const said = tokens.slice(first, last + 1).map(({ norm }) => norm);
  const before = tokens.slice(name.first, name.last + 1).map(({ norm }) => norm);
  const shares = said.some((word) => before.includes(word) && word.length >= SHORTEST);
  return shares && said.join(" ") !== before.join(" ") ? { first, last } : null;
}

/**
 * "It's Harmon, I keep doing that, Harmon Brothers" behind Harlan Brothers, "his name is hanley not hensley", "it's
 * castellanos with an s", "it's westfield dental group now": the name that was said before, as it is right; null when it
 * is not said anew.
 */
export function respelledName(
  tokens: readonly Token[],
  name: Named,
  cased: boolean,
): (Named & { from: number; to: number }) | null {
  for (let index = name.last + 2; index < tokens.length; index++) {
    const cue = tokens[index - 1]?.norm ?? "";
    if (!SAYS_NAME.has(cue)) continue;
    const token = tokens[index];
    if (!token || !isJoined(token)) continue;
    const who = cue === "is" ? WHO.has(at(tokens, index - 2)) : true;
    const anew = who ? announcedAnew(tokens, index - 1, name, cased) : null;
    if (anew) return { ...anew, from: leadFrom(tokens, index - 1, name.last), to: anew.last };
    if (!who || !canBeName(token, cased)) continue;
    if (isStreet(at(tokens, index + 1))) continue;
    const given = cue === "name's" || cue === "is" ? sameGiven(tokens, index, name) : null;
    if (given) return { ...given, from: leadFrom(tokens, index - 1, name.last), to: given.last };
    for (let place = name.first; place <= name.last; place++) {
      const word = at(tokens, place).replace(/['’]s$/u, "");
      if (FIRM_ENDINGS.has(word) || !soundsLike(token.norm, word)) continue;
      const whole = wholeName(tokens, index, name, cased);
      return { ...whole, from: leadFrom(tokens, index - 1, name.last), to: Math.max(index, whole.last) };
    }
  }
  return null;
}
