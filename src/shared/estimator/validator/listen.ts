import type { DocumentContent, LineItem } from "#shared/documents/schema.ts";
import type { Source } from "#shared/documents/source.ts";
import { findServices } from "#shared/estimator/catalogue/catalogue.ts";
import type { CatalogueEntry } from "#shared/estimator/estimate-input.ts";
import { findFigures, type Role } from "#shared/estimator/figures/figures.ts";
import { readNumbers } from "#shared/estimator/numbers/numbers.ts";
import { cueAt, type Cue } from "#shared/estimator/words/cues.ts";
import { isJoined, tokenize, type Token } from "#shared/estimator/words/tokens.ts";
import { EDGES, PREPOSITIONS } from "#shared/estimator/words/words.ts";
import { stem } from "../words/stem.ts";
import type { Span } from "./find-quote.ts";

/** A number of the transcription as the estimator understands it where it stands. Values in dollars or units. */
export interface SpokenFigure extends Span {
  role: Role;
  values: readonly number[];
  /** A price said for one of several: "each", "a foot", "at". */
  isPerUnit: boolean;
  /** "No wait", "I mean" and the like follow. */
  isTakenBack: boolean;
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
  cues: readonly SpokenCue[];
  /** Services of the catalogue, where the words name them. */
  services: readonly (Span & { entry: CatalogueEntry })[];
}

/** A phrase that changes what was said: takes it back, leaves it out, makes it free or optional. */
export interface SpokenCue extends Span {
  kind: Cue["kind"];
  /** Stems of the words right after it: what "leave out the shed" is about. */
  about: readonly string[];
}

/** Words that address a machine rather than describe a job, and what follows them. */
const command =
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.\n]{0,60}\b(?:instructions?|rules?|prompts?|previous|prior|above|everything)\b[^.\n]{0,120}|\b(?:system prompt|you are now|as an ai|(?:set|make) (?:all|every|each|the) (?:prices?|totals?|amounts?|lines?))\b[^.\n]{0,120}/gi;

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
const figureSpans = ({ sources }: LineItem): Span[] =>
  spansOfSources([sources.quantity, sources.unitPrice, sources.amount]);

/** The stretches that a line came from, its description's included. */
export const lineSpans = ({ sources }: LineItem): Span[] => spansOfSources(Object.values(sources));

/** Words before a price that make it one for each. */
const saidPerUnit = /(?:\bat|@|\brate (?:of|is|at))\s*\$?\s*$/i;

function figuresOf(transcription: string, tokens: readonly Token[]): SpokenFigure[] {
  return findFigures(tokens, readNumbers(tokens), new Uint8Array(tokens.length)).map((figure) => ({
    start: figure.number.start,
    end: figure.number.end,
    role: figure.role,
    values: figure.number.readings.map((reading) => reading.value * figure.scale),
    isPerUnit: figure.per || saidPerUnit.test(transcription.slice(0, figure.number.start).slice(-24)),
    isTakenBack: [1, 2].some((offset) => cueAt(tokens, figure.last + offset)?.kind === "replace"),
  }));
}

/** The figures of a transcription, with runs of number words cut where a comma was not spoken. */
export const spokenFigures = (transcription: string): SpokenFigure[] =>
  figuresOf(transcription, tokenize(transcription));

/** The stems of the words that name things, among at most five tokens of one clause. */
function thingsAfter(tokens: readonly Token[], index: number): string[] {
  const clause = tokens.slice(index, index + 5);
  const end = clause.findIndex((token, offset) => offset > 0 && !isJoined(token));
  return clause
    .slice(0, end === -1 ? undefined : end)
    .filter(({ norm }) => norm.length > 2 && !EDGES.has(norm) && !PREPOSITIONS.has(norm))
    .map(({ norm }) => stem(norm));
}

function cuesOf(tokens: readonly Token[]): SpokenCue[] {
  return tokens.flatMap((token, index) => {
    const cue = cueAt(tokens, index);
    const end = tokens[cue?.last ?? index]?.end ?? token.end;
    return cue ? [{ kind: cue.kind, start: token.start, end, about: thingsAfter(tokens, cue.last + 1) }] : [];
  });
}

/** Reads the transcription once for all the lines of a proposal. */
export function listen(draft: DocumentContent, transcription: string, catalogue: readonly CatalogueEntry[]): Spoken {
  const tokens = tokenize(transcription);
  const figures = figuresOf(transcription, tokens);
  const commands = spansOf(command, transcription);
  const back = figures.filter((figure) => figure.isTakenBack);
  const used = [...draft.items.flatMap(figureSpans), ...spansOfSources(Object.values(draft.sources))];
  const services = findServices(tokens, catalogue, readNumbers(tokens), new Uint8Array(tokens.length)).map(
    ({ entry, first, last }) => ({
      entry,
      start: tokens[first]?.start ?? 0,
      end: tokens[last]?.end ?? 0,
    }),
  );
  return {
    transcription,
    figures,
    used,
    told: [...used, ...draft.items.flatMap(lineSpans)],
    idle: [...commands, ...contactSpans(draft, transcription), ...back],
    commands,
    cues: cuesOf(tokens),
    services,
  };
}
