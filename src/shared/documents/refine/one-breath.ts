import { readNumbers } from "#shared/estimator/numbers/numbers.ts";
import { tokenize } from "#shared/estimator/words/tokens.ts";
import { unitAt } from "#shared/estimator/words/units.ts";
import { CURRENCY } from "#shared/estimator/words/words.ts";
import { beginsInstruction, holdsDictation } from "./split.ts";

/** More seams are no instructions but a talk. */
const MOST_SEAMS = 24;
/** So many ways to part its instructions are tried of one text. */
export const MOST_TRIES = 400;

/** Where another instruction may begin: behind a figure and its unit, before a verb, and at a joining word. */
function seamsOf(text: string): { end: number; next: number }[] {
  const tokens = tokenize(text);
  const numbers = readNumbers(tokens);
  const ends = new Set<number>();
  for (const { last } of numbers) {
    let index = last + 1;
    // "Eighty | an hour" is no seam
    if (!/^(?:a|an|per)$/.test(tokens[index]?.norm ?? "")) ends.add(index);
    if (CURRENCY.has(tokens[index]?.norm ?? "") || /^(?:percent|%)$/.test(tokens[index]?.norm ?? "")) index += 1;
    if (/^(?:a|an|per)$/.test(tokens[index]?.norm ?? "")) index += 1;
    index += unitAt(tokens[index]?.norm, tokens[index + 1]?.norm)?.length ?? 0;
    if (/^(?:each|apiece)$/.test(tokens[index]?.norm ?? "")) index += 1;
    ends.add(index);
  }
  const begins = new Set(numbers.map(({ first }) => first));
  const inNumber = new Set(
    numbers.flatMap(({ first, last }) => Array.from({ length: last - first }, (_, step) => first + step + 1)),
  );
  return tokens.flatMap((token, index) => {
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    if (before === undefined || inNumber.has(index)) return [];
    if (/^(?:and|then|plus|also)$/.test(token.norm) && after !== undefined)
      return [{ end: before.end, next: after.start }];
    if (/^,\s+$/.test(text.slice(before.end, token.start)) && /^\p{L}/u.test(token.norm))
      return [{ end: before.end, next: token.start }];
    return ends.has(index) || begins.has(index) || beginsInstruction(text.slice(token.start))
      ? [{ end: before.end, next: token.start }]
      : [];
  });
}

/** "Add a bench for two hundred and a table for three": what is added first says that the second is too. */
const withVerbOf = (first: string, second: string): string | null => {
  const verb = /^(?:(?:and|then|also|please|can you) )*(add|include|put in|remove|delete|take out|take off)\b/i.exec(
    first,
  )?.[1];
  return verb === undefined ? null : `${verb} ${second}`;
};

/**
 * Instructions that were said in one breath, without a comma: "labor twelve hours gate four hundred". They are parted where
 * every part is understood by itself; null when there is no such way, and then none of them is done.
 */
export function inOneBreath<State>(
  state: State,
  text: string,
  read: (from: State, words: string) => State | null,
  patience: { tries: number },
): State | null {
  if (holdsDictation(text)) return null;
  const parted = (from: State, words: string, lead: string | null): State | null => {
    const seams = seamsOf(words);
    if (seams.length > MOST_SEAMS) return null;
    for (const { end, next } of seams.toReversed()) {
      patience.tries -= 1;
      if (patience.tries < 0) return null;
      const head = words.slice(0, end);
      const after = read(from, head) ?? (lead === null ? null : readLed(from, lead, head));
      if (after === null) continue;
      const tail = words.slice(next);
      const led = withVerbOf(head, "") === null ? lead : head;
      const whole = read(after, tail) ?? (led === null ? null : readLed(after, led, tail)) ?? parted(after, tail, led);
      if (whole !== null) return whole;
    }
    return null;
  };
  const readLed = (from: State, lead: string, words: string): State | null => {
    const led = withVerbOf(lead, words);
    return led === null ? null : read(from, led);
  };
  return parted(state, text, null);
}
