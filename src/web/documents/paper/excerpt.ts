import { cutAtWord } from "#shared/documents/excerpt.ts";
import type { Printed } from "#shared/documents/page-words.ts";
import { promisedContent } from "#shared/documents/promised.ts";

const LINES = 7;
const ENTRIES = 3;
const LETTERS = 260;

const shortened = (text: string) => cutAtWord(text, LETTERS);

/** As much of a document as fits a page, so that its head, lines, sums and the box at its end are seen at once. */
export function excerptOf(document: Printed): Printed {
  const content = promisedContent(document.content);
  const few = (entries: readonly string[]) => entries.slice(0, ENTRIES).map(shortened);
  return {
    ...document,
    content: {
      ...content,
      description: shortened(content.description),
      items: content.items.slice(0, LINES),
      scope: few(content.scope),
      approach: [],
      differentiators: [],
      terms: few(content.terms),
      notes: "",
      timeline: shortened(content.timeline),
    },
  };
}
