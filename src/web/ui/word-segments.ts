import type { DocumentContent, LineItem, Question } from "#shared/documents/schema.ts";
import type { Source, SpokenSource } from "#shared/documents/source.ts";
import { lineAmount } from "#shared/documents/totals.ts";
import { assumedCounts } from "./ledger-line.ts";

/** Whose words these are: a line by its id, or a field of the document such as "discount". */
export type Owner = { kind: "line"; id: string; number: number } | { kind: "field"; name: string };

/**
 * A run of the transcription, in UTF-16 offsets. `said` was understood; `assumed` was too, with something taken for
 * granted; `unsure` belongs to what is still open; `struck` was corrected and counts no more.
 */
export type Segment = {
  start: number;
  text: string;
  mark: "none" | "said" | "assumed" | "unsure" | "struck";
  owners: Owner[];
  /** True on the last run of a span: there the line's number stands. */
  ends: boolean;
};

type Span = { start: number; end: number; mark: "said" | "assumed" | "unsure"; owner: Owner };

const isSpoken = (source: Source | undefined): source is SpokenSource => source?.kind === "spoken";

/** The words of a source: those that say the figure, or the ones that it was worked out from. */
export function saidIn(source: Source | undefined): readonly { start: number; end: number }[] {
  if (source?.kind === "computed") return source.said ?? [];
  return isSpoken(source) ? [source] : [];
}

function spansOfLine(item: LineItem, number: number, isAssumed: boolean): Span[] {
  const owner: Owner = { kind: "line", id: item.id, number };
  const { description, quantity, unitPrice, amount } = item.sources;
  const spans = (sources: (Source | undefined)[], mark: Span["mark"]): Span[] =>
    sources.flatMap(saidIn).map(({ start, end }) => ({ start, end, mark, owner }));
  const figures = [...spans([quantity], isAssumed ? "assumed" : "said"), ...spans([unitPrice, amount], "said")];
  // A count is understood although its line has no price; a line without a heard figure is found by its name.
  if (lineAmount(item) === null) return [...figures, ...spans([description], "unsure")];
  return figures.length > 0 ? figures : spans([description], "said");
}

/** A question's words belong to its line, and without one to the field that it asks for. */
function spansOfQuestion({ id, itemId, field, source }: Question, items: readonly LineItem[]): Span[] {
  if (!isSpoken(source)) return [];
  const index = items.findIndex((item) => item.id === itemId);
  const item = items[index];
  const owner: Owner = item ? { kind: "line", id: item.id, number: index + 1 } : { kind: "field", name: field ?? id };
  return [{ start: source.start, end: source.end, mark: "unsure", owner }];
}

/** Names are understood too, but canary is for figures. */
const isName = (field: string): boolean => /client|contact|address|email|phone/.test(field);

type Understood = Pick<DocumentContent, "items" | "questions" | "sources">;

function spansOf(content: Understood): Span[] {
  const assumed = assumedCounts(content.questions);
  const ofLines = content.items.flatMap((item, index) => spansOfLine(item, index + 1, assumed.has(item.id)));
  const ofFields = Object.entries(content.sources).flatMap(([name, source]): Span[] =>
    isName(name) ? [] : saidIn(source).map((said) => ({ ...said, mark: "said", owner: { kind: "field", name } })),
  );
  const ofQuestions = content.questions.flatMap((question) => spansOfQuestion(question, content.items));
  return [...ofLines, ...ofFields, ...ofQuestions];
}

/** Names a line or a field, for what is chosen on the screen: "line i2", "field discount". */
export const keyOf = (
  owner: Pick<Extract<Owner, { kind: "line" }>, "kind" | "id"> | Extract<Owner, { kind: "field" }>,
) => (owner.kind === "line" ? `line ${owner.id}` : `field ${owner.name}`);

function ownersOf(spans: readonly Span[]): Owner[] {
  return [...new Map(spans.map(({ owner }) => [keyOf(owner), owner])).values()];
}

/** The numbers of the lines that share a run: "1, 2"; empty for words about the whole document. */
export const numbersOf = (owners: readonly Owner[]): string =>
  owners.flatMap((owner) => (owner.kind === "line" ? [owner.number] : [])).join(", ");

/** True when two runs can be drawn as one: same owners and mark. */
const isSame = (a: Segment, b: Segment) =>
  a.mark === b.mark && a.owners.map(keyOf).join() === b.owners.map(keyOf).join();

/** What is assumed of one line says so, although another line has it from the same words. */
const markOf = (spans: readonly Span[]): Span["mark"] | undefined =>
  spans.some(({ mark }) => mark === "assumed") ? "assumed" : spans[0]?.mark;

function joined(segments: readonly Segment[]): Segment[] {
  const result: Segment[] = [];
  for (const segment of segments) {
    const last = result.at(-1);
    if (last !== undefined && isSame(last, segment)) {
      result[result.length - 1] = { ...last, text: last.text + segment.text, ends: segment.ends };
    } else result.push(segment);
  }
  return result;
}

/**
 * Cuts the transcription into runs with their owners; joined again they are the transcription, whatever the offsets
 * say (a span that is out of range or empty is passed over). `struck` are the stretches that were corrected.
 */
export function wordSegments(
  transcription: string,
  content: Understood,
  struck: readonly { start: number; end: number }[] = [],
): Segment[] {
  const { length } = transcription;
  const spans = spansOf(content).filter(({ start, end }) => start >= 0 && start < end && end <= length);
  const cuts = new Set([0, transcription.length, ...[...spans, ...struck].flatMap(({ start, end }) => [start, end])]);
  const points = [...cuts].sort((a, b) => a - b);
  const segments = points.slice(0, -1).map((start, index): Segment => {
    const end = points[index + 1] ?? transcription.length;
    const here = spans.filter((span) => span.start <= start && span.end >= end);
    const understood = here.filter(({ mark }) => mark !== "unsure");
    const shown = understood.length > 0 ? understood : here;
    const isStruck = struck.some((span) => span.start <= start && span.end >= end);
    return {
      start,
      text: transcription.slice(start, end),
      mark: markOf(shown) ?? (isStruck ? "struck" : "none"),
      owners: ownersOf(shown),
      ends: shown.some((span) => span.end === end),
    };
  });
  return joined(segments);
}
