import { wordSet } from "#shared/word-set.ts";
import { isWholeCount, summed, valueOf } from "../figures/counts.ts";
import { beginsPlace, WORKERS } from "../figures/placed-counts.ts";
import type { Figure } from "../numbers/figure.ts";
import type { ServiceMention } from "../quantities/service-mention.ts";
import { cueAt } from "../words/cues.ts";
import { isDoneTo } from "../words/nature.ts";
import { isThing } from "../words/nearby.ts";
import { PASSED_OVER } from "../words/taken.ts";
import { at, beginsSentence, isJoined, joined, type Token } from "../words/tokens.ts";
import { looksPlural } from "../words/units.ts";
import { WORK_VERBS } from "../words/words.ts";

const AND = wordSet("and plus");
const AT = wordSet("at for");
const ARTICLES = wordSet("a an another");
const EACH = wordSet("each apiece");
const THERE = wordSet("there's there're are there");
const [MOST_NOUNS, LARGEST, CORRECTION_REACH] = [3, 500, 8];

/** The token behind what a count counts: "two | shutoff valves | at"; -1 when no plain thing stands there. */
function nounEnd(tokens: readonly Token[], first: number, starts: ReadonlySet<number>, one: boolean): number {
  let end = first;
  while (end < first + MOST_NOUNS && isNoun(tokens, end) && !starts.has(end)) end++;
  const head = at(tokens, end - 1);
  if (end === first || WORKERS.has(head) || WORK_VERBS.has(at(tokens, first)) || isDoneTo(head)) return -1;
  return one || looksPlural(head) ? end : -1;
}

const isNoun = (tokens: readonly Token[], index: number): boolean => {
  const word = joined(tokens, index);
  return word !== "" && !AND.has(word) && !AT.has(word) && isThing(word);
};

const isPlain = (figure: Figure): boolean =>
  figure.role === "quantity" && !figure.told && figure.sum === null && isWholeCount(figure, LARGEST);

/** "Two sinks | and a toilet": the token of the "and" of one more thing that ends a list before a token, or -1. */
function oneMore(tokens: readonly Token[], end: number): number {
  let first = end;
  while (first > end - MOST_NOUNS && isNoun(tokens, first - 1)) first--;
  const article = first < end && ARTICLES.has(joined(tokens, first - 1)) ? first - 1 : -1;
  return article >= 0 && AND.has(at(tokens, article - 1)) && isJoined(tokens[article]) ? article - 1 : -1;
}

/** The counts of a list that ends at a token, the first of them first; `more` when one thing follows without a number. */
function membersBefore(
  figures: readonly Figure[],
  place: number,
  last: number,
  more: boolean,
  tokens: readonly Token[],
  taken: Uint8Array,
  starts: ReadonlySet<number>,
): Figure[] {
  const members: Figure[] = [];
  let next = last;
  for (let index = place - 1; index >= 0; index--) {
    const figure = figures[index];
    if (!figure || !isPlain(figure)) break;
    let end = nounEnd(tokens, figure.number.last + 1, starts, valueOf(figure) === 1);
    // "outlets | in the living room | and two fans": where they are is passed over
    if (beginsPlace(at(tokens, end))) while (end < next && taken[end] === PASSED_OVER) end++;
    const and = AND.has(at(tokens, end)) && isJoined(tokens[end]);
    // the last two are joined by "and", those before by commas too
    const byComma = (members.length > 1 || more) && end === next;
    const follows = members.length === 0 ? end === next : (and && end + 1 === next) || byComma;
    if (end < 0 || !follows || tokens[next]?.gap === "stop") break;
    members.unshift(figure);
    next = figure.first;
  }
  return members;
}

const pricesEach = ({ role, per, last }: Figure, tokens: readonly Token[]): boolean =>
  role === "money" && per && EACH.has(at(tokens, last));

const OWN_REACH = 12;

/** "Two doors and 12 hinges at 4 each, | the doors are 200 each": a thing of the list has a price of its own behind it. */
function isPricedApart(
  members: readonly Figure[],
  price: Figure,
  figures: readonly Figure[],
  tokens: readonly Token[],
  starts: ReadonlySet<number>,
): boolean {
  const heads = new Set(members.map((one) => at(tokens, nounEnd(tokens, one.number.last + 1, starts, true) - 1)));
  return figures.some(({ role, first }) => {
    if (role !== "money" || first <= price.last || first > price.last + OWN_REACH) return false;
    return [1, 2, 3].some((back) => first - back > price.last && heads.has(at(tokens, first - back)));
  });
}

/** True when the list begins anew, and no rate or correction before it waits for its first count: "at nine each, strike that, thirty four". */
function beginsAnew(before: Figure | undefined, first: Figure, tokens: readonly Token[]): boolean {
  if (beginsSentence(tokens[first.first])) return true;
  for (let index = first.first - 1; index > (before?.last ?? -1) && index >= first.first - CORRECTION_REACH; index--) {
    if (beginsSentence(tokens[index + 1])) return true;
    const cue = cueAt(tokens, index);
    if (cue?.kind === "replace" || THERE.has(at(tokens, index))) return false;
  }
  return before?.role !== "money" || !before.per;
}

/**
 * "Five shrubs and two trees | at forty each": counts of several things with one price of each are one count. Whether the
 * price is of the last alone is asked when it stands right at it, and not behind a comma. What an account sells has a price of its own, and is not joined.
 */
export function joinListed(
  figures: readonly Figure[],
  services: readonly ServiceMention[],
  tokens: readonly Token[],
  taken: Uint8Array,
): readonly Figure[] {
  if (!figures.some((figure) => pricesEach(figure, tokens))) return figures;
  const starts = new Set(figures.map((figure) => figure.first));
  let joinedFigures = figures;
  for (let place = 0; place < figures.length; place++) {
    const price = figures[place];
    if (!price || !pricesEach(price, tokens)) continue;
    const end = AT.has(at(tokens, price.first - 1)) ? price.first - 1 : price.first;
    const and = oneMore(tokens, end);
    const members = membersBefore(figures, place, and < 0 ? end : and, and >= 0, tokens, taken, starts);
    const [first] = members;
    const last = members.at(-1);
    const sold = services.some((service) => first && service.last >= first.first && service.first < price.first);
    const values = [...members.map(valueOf), ...(and < 0 ? [] : [1])];
    if (!first || !last || values.length < 2 || sold) continue;
    if (!beginsAnew(figures[place - members.length - 1], first, tokens)) continue;
    if (isPricedApart(members.slice(0, -1), price, figures, tokens, starts)) continue;
    const whole = summed(first, values, {
      unit: null,
      last: first.number.last,
      alone: end < price.first ? (values.at(-1) ?? null) : null,
    });
    for (const other of members.slice(1)) taken.fill(PASSED_OVER, other.number.first, other.number.last + 1);
    joinedFigures = joinedFigures.flatMap((figure) =>
      figure === first ? [whole] : members.includes(figure) ? [] : [figure],
    );
  }
  return joinedFigures;
}
