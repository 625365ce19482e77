import type { DocumentContent, LineItem } from "#shared/documents/schema.ts";
import type { Source } from "#shared/documents/source.ts";
import { findFigures, type Role } from "#shared/estimator/figures.ts";
import { readNumbers } from "#shared/estimator/numbers.ts";
import { tokenize } from "#shared/estimator/tokens.ts";
import { contains, overlaps, type Span } from "./find-quote.ts";

/** A number of the transcription as the estimator understands it where it stands. Values in dollars or units. */
export interface SpokenFigure extends Span {
  role: Role;
  values: readonly number[];
  /** A price said for one of several: "each", "a foot", "at". */
  isPerUnit: boolean;
}

/** The figures of a transcription, and which stretches of it are already spoken for. */
export interface Spoken {
  transcription: string;
  figures: readonly SpokenFigure[];
  /** Stretches that a figure of the document came from; each figure that is accepted adds its own. */
  used: Span[];
  /** Stretches that a line of the document came from; each line that is accepted adds its own. */
  told: Span[];
  /** Stretches in which no number is a figure: commands to a machine, addresses and phone numbers, taken-back figures. */
  idle: readonly Span[];
  /** Words that address a machine rather than describe a job: they make no line either. */
  commands: readonly Span[];
}

/** Words that address a machine rather than describe a job, and what follows them. */
const command =
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.\n]{0,60}\b(?:instructions?|rules?|prompts?|previous|prior|above|everything)\b[^.\n]{0,120}|\b(?:system prompt|you are now|as an ai|(?:set|make) (?:all|every|each|the) (?:prices?|totals?|amounts?|lines?))\b[^.\n]{0,120}/gi;

/** Words right after a figure that take it back. */
const takenBack =
  /^[\s,.;–—-]{0,3}(?:no\b|wait\b|sorry\b|scratch that|strike that|i mean|actually|correction|make (?:that|it)|or rather|hang on)/i;

function spansOf(pattern: RegExp, text: string): Span[] {
  return Array.from(text.matchAll(pattern), (match) => ({ start: match.index, end: match.index + match[0].length }));
}

function contactSpans(draft: DocumentContent, transcription: string): Span[] {
  const parts = Object.values(draft.contact ?? {}).filter(
    (part): part is string => part !== null && part.trim() !== "",
  );
  const lower = transcription.toLowerCase();
  return parts.flatMap((part) => {
    const start = lower.indexOf(part.toLowerCase());
    return start === -1 ? [] : [{ start, end: start + part.length }];
  });
}

const spansOfSources = (sources: Iterable<Source | undefined>): Span[] =>
  Array.from(sources).flatMap((source) =>
    source?.kind === "spoken" ? [{ start: source.start, end: source.end }] : [],
  );

/** The stretches that the figures of a line came from. */
export const figureSpans = ({ sources }: LineItem): Span[] =>
  spansOfSources([sources.quantity, sources.unitPrice, sources.amount]);

/** The stretches that a line came from, its description's included. */
export const lineSpans = ({ sources }: LineItem): Span[] => spansOfSources(Object.values(sources));

/** Words before a price that make it one for each. */
const saidPerUnit = /(?:\bat|@|\brate (?:of|is|at))\s*\$?\s*$/i;

/** The figures of a transcription, with runs of number words cut where a comma was not spoken. */
export function spokenFigures(transcription: string): SpokenFigure[] {
  const tokens = tokenize(transcription);
  return findFigures(tokens, readNumbers(tokens), new Uint8Array(tokens.length)).map((figure) => ({
    start: figure.number.start,
    end: figure.number.end,
    role: figure.role,
    values: figure.number.readings.map((reading) => reading.value * figure.scale),
    isPerUnit: figure.per || saidPerUnit.test(transcription.slice(0, figure.number.start).slice(-24)),
  }));
}

/** Reads the transcription once for all the lines of a proposal. */
export function listen(draft: DocumentContent, transcription: string): Spoken {
  const figures = spokenFigures(transcription);
  const back = figures.filter((figure) => takenBack.test(transcription.slice(figure.end, figure.end + 30)));
  const commands = spansOf(command, transcription);
  const idle = [...commands, ...contactSpans(draft, transcription), ...back];
  const used = [...draft.items.flatMap(figureSpans), ...spansOfSources(Object.values(draft.sources))];
  return { transcription, figures, used, told: [...used, ...draft.items.flatMap(lineSpans)], idle, commands };
}

const inQuote = (spoken: Spoken, quote: Span) =>
  spoken.figures.filter((figure) => contains(quote, figure) && !spoken.idle.some((span) => overlaps(span, figure)));

/** The figures of a quote that no line has taken yet: one price is charged once. */
export const freeFigures = (spoken: Spoken, quote: Span): SpokenFigure[] =>
  inQuote(spoken, quote).filter((figure) => !spoken.used.some((span) => overlaps(span, figure)));

/** The figures of a quote that count things; other lines may count by the same words ("both", "the same footage"). */
export const countsIn = (spoken: Spoken, quote: Span): SpokenFigure[] =>
  inQuote(spoken, quote).filter((figure) => figure.role === "quantity" || figure.role === "dimension");

/** True when a quote says that something costs nothing; gives the place of these words. */
export function saidToBeFree({ transcription }: Spoken, quote: Span): Span | undefined {
  const [found] = spansOf(
    /\b(?:no charge|free of charge|for free|no cost|on the house|complimentary|waived|included)\b/gi,
    transcription.slice(quote.start, quote.end),
  );
  return found && { start: quote.start + found.start, end: quote.start + found.end };
}
