/** Letters for numbers below `DIGITS`: none of them is escaped in a string. */
const FIRST_LETTER = "#".charCodeAt(0);
const BACKSLASH = "\\".charCodeAt(0);
export const DIGITS = 91;
/** Of a number's digits the last is below this, those before it are not. */
const LAST_DIGITS = 61;
const MORE_DIGITS = DIGITS - LAST_DIGITS;
/** No weight is further from nothing. */
export const MOST_STEPS = (DIGITS - 1) / 2;

const letterOf = (digit: number): string => {
  const code = FIRST_LETTER + digit;
  return String.fromCharCode(code < BACKSLASH ? code : code + 1);
};
const digitAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  return (code < BACKSLASH ? code : code - 1) - FIRST_LETTER;
};

/** Numbers in rising order as text: how far each lies behind the one before. */
export function packRising(numbers: readonly number[]): string {
  let [text, before] = ["", 0];
  for (const number of numbers) {
    let rest = number - before;
    let digits = letterOf(rest % LAST_DIGITS);
    for (rest = Math.floor(rest / LAST_DIGITS); rest > 0; rest = Math.floor(rest / MORE_DIGITS))
      digits = letterOf(LAST_DIGITS + (rest % MORE_DIGITS)) + digits;
    text += digits;
    before = number;
  }
  return text;
}

/** The numbers that `packRising` made a text of. */
export function unpackRising(text: string): number[] {
  const numbers: number[] = [];
  let [before, more] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const digit = digitAt(text, at);
    if (digit >= LAST_DIGITS) {
      more = more * MORE_DIGITS + digit - LAST_DIGITS;
      continue;
    }
    before += more * LAST_DIGITS + digit;
    more = 0;
    numbers.push(before);
  }
  return numbers;
}

/** Steps from -`MOST_STEPS` to `MOST_STEPS` as text, one letter each. */
export const packSteps = (steps: ArrayLike<number>): string =>
  Array.from(steps, (step) => letterOf(step + MOST_STEPS)).join("");

export const unpackSteps = (text: string): Int8Array =>
  Int8Array.from({ length: text.length }, (_, at) => digitAt(text, at) - MOST_STEPS);
