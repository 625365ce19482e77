import { wordSet } from "#shared/word-set.ts";
import { headNoun, valueOf, type Counted } from "../figures/counts.ts";
import type { Figure } from "../numbers/figure.ts";
import { isNumberWord } from "../words/number-words.ts";
import { NOUN_VERBS } from "../words/nearby.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { isMeasure, looksPlural, TIME_UNITS } from "../words/units.ts";
import { couldName, EDGES, WORK_VERBS } from "../words/words.ts";
import type { Candidate } from "./candidate.ts";

/** Units that only hold what is priced: "gravel", not "gravel loads". */
export const CONTAINERS = new Set(["load", "bag", "box", "roll", "pallet", "bundle", "gallon", "pair", "case"]);

/** What stands in a line's unit and not in its name: "mow the lawn, forty a cut", "day-of staff, four guys at ninety a guy". */
const SAID_BY_UNIT = wordSet(
  "push cut pass application treatment round spray mow mowing plow people person guest man guy",
);

/** True for a word that says what is counted, and not only what is done with it: "set two boxes". */
const names = (word: string): boolean => !EDGES.has(word) && (!WORK_VERBS.has(word) || NOUN_VERBS.has(word));

/** True when the words of a line say what is counted, beside what its counts do. */
function saysWhat(candidate: Candidate, tokens: readonly Token[], text: string): boolean {
  const heading = headingEnd(candidate, tokens, text);
  for (const index of candidate.words) if (index > heading && names(at(tokens, index))) return true;
  return false;
}

/** Words of counted units that are things and belong to the description: "three rooms", not "nine yards". */
export function nounTokensOf(
  candidate: Candidate,
  tokens: readonly Token[],
  text: string,
  per: string | null,
): number[] {
  const indices: number[] = [];
  for (const { unit, number, noun } of candidate.quantities) {
    if (unit === null || (isMeasure(unit) && !(unit === "guest" && per === "each"))) continue;
    const isHolder = CONTAINERS.has(unit) || (unit === per && SAID_BY_UNIT.has(unit));
    if (isHolder && saysWhat(candidate, tokens, text)) continue;
    for (let index = number.last + 1; index <= noun; index++) indices.push(index);
  }
  return indices;
}

/** The last word of "Pack and move a flat: | thirty five boxes": what stands before a colon heads several lines. -1 for none. */
function headingEnd({ words, quantities }: Candidate, tokens: readonly Token[], text: string): number {
  const first = quantities[0]?.first ?? -1;
  const last = words.findLast((index) => index < first) ?? -1;
  if (last < 0) return -1;
  const [before, count] = [tokens[last], tokens[first]];
  return before && count && text.slice(before.end, count.start).includes(":") ? last : -1;
}

const LEADS_TO_PLACE = wordSet("in for on of at from with over around along across");
const DETERMINERS = wordSet("the her his their my our your all both");

/** "Crown molding in | four rooms", "sitting for the | two cats", "lattice around | three sides": a count of where or for whom something is done. */
function saysWhere(tokens: readonly Token[], words: readonly number[], { number, unit }: Figure): boolean {
  const norm = (index: number) => tokens[index]?.norm ?? "";
  const led = DETERMINERS.has(norm(number.first - 1)) ? number.first - 2 : number.first - 1;
  const thing = norm(led - 1);
  // "put in eight heads": no thing stands before it
  const named = words.includes(led - 1) && couldName(thing) && !WORK_VERBS.has(thing);
  return named && LEADS_TO_PLACE.has(norm(led)) && (unit === null || !isMeasure(unit));
}

/** "Seventy five a window | all eight | lead safe setup": true for how many things the price before is for, where what is counted does not stand behind it. */
const isOfBefore = ({ price, words }: Candidate, { number, noun }: Figure, tokens: readonly Token[]): boolean =>
  at(tokens, number.first - 1) === "all" &&
  !words.includes(number.first - 1) &&
  price !== null &&
  noun === number.last + 1 &&
  !looksPlural(at(tokens, noun));

/** "Two sinks and | one | shower": true for one of several things that a price is for, of which there are more of another. */
const isListed = ({ quantities }: Candidate, { source }: Counted, figure: Figure): boolean =>
  source === null &&
  figure.unit === null &&
  valueOf(figure) === 1 &&
  quantities.some((other) => other.unit === null && other.every === null && valueOf(other) > 1);

/** True for a count that makes the quantity of a line, alone or with others, or whose things another does: "four rooms, no, three rooms". */
function makes({ source, unit }: Counted, figure: Figure, tokens: readonly Token[]): boolean {
  const things = headNoun(figure, tokens);
  if (source === null || figure.unit === unit || (source.kind !== "spoken" && source.kind !== "computed")) return true;
  const said = source.kind === "spoken" ? source.text : source.from;
  if (things !== "" && said.toLowerCase().includes(things)) return true;
  if (source.kind === "computed") return said.split(/[^\d.]+/).includes(String(valueOf(figure)));
  const [first, last] = [tokens[figure.first], tokens[figure.last]];
  return (first?.start ?? 0) < source.end && (last?.end ?? 0) > source.start;
}

/**
 * "Install four cameras for eight hundred": the tokens of the counts that a price for all of them says nothing of, and of
 * those that only say where: "crown in two rooms, ninety feet". They are part of what is sold, and stand in the line's words.
 */
export function toldCounts(candidate: Candidate, counted: Counted, tokens: readonly Token[]): number[] {
  const { words, quantities, price, service, echo } = candidate;
  if (service || echo || !price) return [];
  const norm = (index: number) => tokens[index]?.norm ?? "";
  const indices: number[] = [];
  for (const figure of quantities) {
    const { number, unit, every } = figure;
    const lasts = unit === "mile" || (unit !== null && TIME_UNITS.has(unit));
    const isOne = valueOf(figure) <= 1 && !isListed(candidate, counted, figure);
    if (every !== null || isOne || lasts || number.last > price.first || isOfBefore(candidate, figure, tokens))
      continue;
    if (counted.source !== null && (makes(counted, figure, tokens) || !saysWhere(tokens, words, figure))) continue;
    // "two, paint the shed" counts nothing, and "three doors, sorry, the doors" says it twice
    const noun = figure.noun > number.last ? figure.noun : number.last + 1;
    const named = isJoined(tokens[number.last + 1]) && !EDGES.has(norm(noun)) && !isNumberWord(norm(noun));
    if (!named || words.some((index) => index !== noun && norm(index) === norm(noun))) continue;
    for (let index = number.first; index <= Math.max(figure.noun, number.last); index++)
      if (!words.includes(index) && !counted.nounTokens.includes(index)) indices.push(index);
  }
  return indices;
}
