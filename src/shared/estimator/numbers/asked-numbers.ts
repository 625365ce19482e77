import type { SpokenNumber } from "../words/spoken-number.ts";
import { PASSED_OVER } from "../words/taken.ts";
import { at, beginsSentence, type Token } from "../words/tokens.ts";

/** The answer to "eighty five?" says its number within so many words. */
const ANSWER_REACH = 8;

const valueOf = ({ readings }: SpokenNumber): number => readings[0]?.value ?? 0;

/** True for a number that is a question by itself: "Eighty-five?" */
function isAsked({ first, last }: SpokenNumber, text: string, tokens: readonly Token[]): boolean {
  const [end, next] = [tokens[last], tokens[last + 1]];
  if (!end || !next || !beginsSentence(tokens[first]) || !beginsSentence(next)) return false;
  return text.slice(end.end, next.start).trimStart().startsWith("?");
}

/** True when the sentence before it has a number that it may change: "Chairs. Forty?" asks for the only one. */
function asksOf(asked: SpokenNumber, before: SpokenNumber | undefined, tokens: readonly Token[]): boolean {
  if (!before) return false;
  for (let index = asked.first - 1; index > before.last; index--) if (beginsSentence(tokens[index])) return false;
  return true;
}

/** True when the sentences right behind it say the number again, or another one after "no". */
function isAnswered(asked: SpokenNumber, answer: SpokenNumber | undefined, tokens: readonly Token[]): boolean {
  if (!answer || answer.first - asked.last > ANSWER_REACH) return false;
  return valueOf(asked) === valueOf(answer) || at(tokens, asked.last + 1) === "no";
}

/**
 * "Eighty-five? Okay, make it eighty-five guests": who talks with the customer beside asks for a number before it holds.
 * What was asked leaves the talk, and its answer stands.
 */
export function withoutAsked(
  numbers: readonly SpokenNumber[],
  text: string,
  tokens: readonly Token[],
  taken: Uint8Array,
): readonly SpokenNumber[] {
  if (!text.includes("?")) return numbers;
  return numbers.filter((number, place) => {
    if (!isAsked(number, text, tokens) || !asksOf(number, numbers[place - 1], tokens)) return true;
    if (!isAnswered(number, numbers[place + 1], tokens)) return true;
    taken.fill(PASSED_OVER, number.first, number.last + 1);
    return false;
  });
}
