/** Nothing to do: most text. */
const PLAIN = /^[\n\x20-\x7E]*$/;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029\v\f]/g;
/** Half of a surrogate pair alone: with the u flag a whole pair is one code point and does not match. */
const LONE_SURROGATE = /\p{Surrogate}/gu;
const CONTROL = /(?!\n)\p{Cc}/gu;
/** Overrides and isolates turn text around so that it reads as something else. */
const BIDI_CONTROL = /\p{Bidi_Control}/gu;
const PRIVATE_OR_NONCHARACTER = /[\p{Private_Use}\p{Noncharacter_Code_Point}]/gu;
/** No ink and no meaning on paper, such as soft hyphens and zero-width spaces. Joiners and variation selectors stay. */
const INVISIBLE = /(?!\u200C|\u200D|\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;

/**
 * Text that can be set in type: any string in, a well-formed one out whose lines end in "\n". Control characters, bidi
 * controls, private use, non-characters and invisible characters are gone, a tab is a space, and at most four
 * combining marks stand on one letter. What a reader sees of ordinary text does not change.
 */
export function sanitiseText(value: string): string {
  if (PLAIN.test(value)) return value;
  return value
    .replace(LINE_ENDS, "\n")
    .replaceAll("\t", " ")
    .replace(LONE_SURROGATE, "\uFFFD")
    .replace(CONTROL, "")
    .replace(BIDI_CONTROL, "")
    .replace(PRIVATE_OR_NONCHARACTER, "")
    .replace(INVISIBLE, "")
    .replace(STACKED_MARKS, "$1");
}

/** The same on one line: every run of white space is one space. */
export function sanitiseLine(value: string): string {
  return sanitiseText(value).replace(/\s+/gu, " ").trim();
}
