import type { DocumentContent, LineItem } from "#shared/documents/schema.ts";
import type { Source } from "#shared/documents/source.ts";

/** Words that were understood: UTF-16 offsets into the transcription. */
export type Mark = {
  start: number;
  end: number;
  /** `question`: nobody said the price. `spoken`: a figure. */
  kind: "spoken" | "question";
  /** The line that the words stand for, numbered from 1; null for words about the whole document. */
  line: number | null;
  itemId: string | null;
};

type Marked = Pick<DocumentContent, "items" | "questions" | "sources">;

/** The marks of a document over its transcription: in order, never overlapping, the first to claim a word keeps it. */
export function marksOf(content: Marked, length: number): Mark[] {
  const found = [
    ...content.items.flatMap((item, index) => marksOfItem(item, index + 1)),
    ...Object.entries(content.sources).flatMap(([field, source]) =>
      isName(field) ? [] : mark(source, "spoken", null, null),
    ),
    ...content.questions.flatMap((question) => {
      const line = content.items.findIndex((item) => item.id === question.itemId);
      return mark(question.source, "question", line < 0 ? null : line + 1, question.itemId ?? null);
    }),
  ].filter((each) => each.start >= 0 && each.end <= length && each.start < each.end);
  return withoutOverlaps(found);
}

/** Names are understood too, but canary is for figures. */
const isName = (field: string): boolean => /client|contact|address|email|phone/.test(field);

function marksOfItem(item: LineItem, line: number): Mark[] {
  const { description, ...figures } = item.sources;
  const unpriced = item.unitPrice === null && item.amount === null;
  return [
    ...Object.values(figures).flatMap((source) => mark(source, "spoken", line, item.id)),
    ...(unpriced ? mark(description, "question", line, item.id) : []),
  ];
}

function mark(source: Source | undefined, kind: Mark["kind"], line: number | null, itemId: string | null): Mark[] {
  return source?.kind === "spoken" ? [{ start: source.start, end: source.end, kind, line, itemId }] : [];
}

function withoutOverlaps(marks: readonly Mark[]): Mark[] {
  const kept: Mark[] = [];
  for (const each of marks) {
    const clear = kept.every((other) => each.end <= other.start || each.start >= other.end);
    if (clear) kept.push(each);
  }
  return kept.sort((a, b) => a.start - b.start);
}
