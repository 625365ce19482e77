import { SHOWN_TAGS } from "#shared/templates/schema.ts";

/** The tags that say something which the name does not say already. */
export const tellingTags = (name: string, tags: readonly string[]): string[] =>
  tags.filter((tag) => !name.toLowerCase().includes(tag.toLowerCase())).slice(0, SHOWN_TAGS);
