import { readNumbers } from "#shared/estimator/numbers/numbers.ts";
import { tokenize } from "#shared/estimator/words/tokens.ts";
import { properName, sentenceCase, tidy } from "#shared/estimator/prose/phrasing.ts";
import { wordTable } from "#shared/word-table.ts";

const DIGITS = wordTable<string>({
  zero: "0", oh: "0", o: "0", one: "1", two: "2", three: "3", four: "4", five: "5", six: "6", seven: "7", eight: "8", nine: "9",
}); // prettier-ignore

const unquoted = (text: string): string => tidy(text).replace(/^["“'‘]+|["”'’]+$/g, "");

/** Dictated text for a field: no quotes around it, a capital at its beginning. */
export const dictated = (text: string): string => sentenceCase(unquoted(text));

/** A dictated name, with capitals where none were spoken. */
export const dictatedName = (text: string): string => properName(unquoted(text).replace(/[.,]+$/, ""));

/** "Nine twelve ridge road": its number in digits, and capitals. */
export function dictatedAddress(text: string): string {
  const tokens = tokenize(tidy(text));
  const [number] = readNumbers(tokens);
  const whole = number?.readings.find(({ value }) => Number.isInteger(value) && value > 0);
  if (number?.first !== 0 || whole === undefined || /^\d/.test(tidy(text))) return dictatedName(text);
  return dictatedName(`${whole.value}${tidy(text).slice(number.end)}`);
}

/** "dana at example dot com" as an address, or null when it is none. */
export function dictatedEmail(text: string): string | null {
  const joined = tidy(text)
    .toLowerCase()
    .replace(/ at /g, "@")
    .replace(/ dot /g, ".")
    .replace(/ underscore /g, "_")
    .replace(/ (?:dash|hyphen) /g, "-")
    .replace(/\s+/g, "");
  return /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/.test(joined) ? joined : null;
}

/** A telephone number as it was typed, or its spoken digits together; null when there are fewer than seven. */
export function dictatedPhone(text: string): string | null {
  const clean = tidy(text);
  if (/^[\d\s()+./x-]+$/.test(clean) && clean.replace(/\D/g, "").length >= 7) return clean;
  const digits = clean
    .toLowerCase()
    .split(/[\s-]+/)
    .map((word) => DIGITS[word] ?? (/^\d+$/.test(word) ? word : "x"))
    .join("");
  if (!/^\d{7,15}$/.test(digits)) return null;
  return digits.length === 10 ? `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}` : digits;
}
