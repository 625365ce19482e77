import { SHOWN_TAGS } from "#shared/templates/schema.ts";

/** In small letters, with a space before each word and behind the last. */
const wordsOf = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `;

/** The tags that say something which the name does not say already. */
export const tellingTags = (name: string, tags: readonly string[]): string[] =>
  tags.filter((tag) => !wordsOf(name).includes(wordsOf(tag))).slice(0, SHOWN_TAGS);
