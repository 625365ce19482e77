import { z } from "zod";

const LONE_SURROGATE = /\p{Surrogate}/gu; // with the u flag a whole pair is one code point and does not match

/** Text that a database can hold: without NUL and without halves of surrogate pairs. Nothing else changes. */
export function storableText(text: string): string {
  return text.replaceAll("\u0000", "").replace(LONE_SURROGATE, "\uFFFD");
}

/** A text field: storable, and at most this many UTF-16 units, which the refusal names. */
export const limitedText = (limit: number) =>
  z
    .string()
    .overwrite(storableText)
    .max(limit, `At most ${limit.toLocaleString("en-US")} characters.`);

/** The same without white space at its ends, and not empty. */
export const requiredText = (limit: number, missing: string) => limitedText(limit).trim().min(1, missing);
