import type { DocumentContent, LineItem } from "#shared/documents/schema.ts";
import type { Source } from "#shared/documents/source.ts";
import { contains, overlaps, type Span } from "./find-quote.ts";
import { kindOf, numbersIn, type TextNumber } from "./text-figures.ts";

/** The numbers of a transcription, and which stretches of it are already spoken for. */
export interface Spoken {
  transcription: string;
  numbers: readonly TextNumber[];
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

/** Reads the transcription once for all the lines of a proposal. */
export function listen(draft: DocumentContent, transcription: string): Spoken {
  const numbers = numbersIn(transcription);
  const back = numbers.filter((number) => takenBack.test(transcription.slice(number.end, number.end + 30)));
  const commands = spansOf(command, transcription);
  const idle = [...commands, ...contactSpans(draft, transcription), ...back];
  const used = [...draft.items.flatMap(figureSpans), ...spansOfSources(Object.values(draft.sources))];
  return { transcription, numbers, used, told: [...used, ...draft.items.flatMap(lineSpans)], idle, commands };
}

/** The numbers inside a quote that may still become figures. */
export function freeNumbers(spoken: Spoken, quote: Span): TextNumber[] {
  const isTaken = (number: Span) => [...spoken.used, ...spoken.idle].some((span) => overlaps(span, number));
  return spoken.numbers.filter((number) => contains(quote, number) && !isTaken(number));
}

const before =
  /(?:\$|\b(?:for|at|is|are|was|be|costs?|charge|charging|price|priced|plus|runs?|about|around|of|fee|rate|another|add))\s*$/i;
const after = /^\s*(?:dollars?|bucks?|each|apiece|per|an?|every|flat|total|even|all in)\b/i;

/** True when the words around a number make it a price, and its unit no measure. */
export function readsAsPrice({ transcription }: Spoken, number: TextNumber): boolean {
  const kind = kindOf(transcription, number);
  if (kind === "money") return true;
  if (kind !== "plain") return false;
  const following = transcription.slice(number.end, number.end + 20);
  if (number.priceShaped || after.test(following)) return true;
  return (
    before.test(transcription.slice(0, number.start)) &&
    !/^[\s-]*[\p{L}]*(?:feet|foot|inch|gallon|yard|mile|coat|room|street|avenue|road|drive|lane)/iu.test(following)
  );
}

/** True when the price is said to be for one of several. */
export const readsAsUnitPrice = ({ transcription }: Spoken, number: Span): boolean =>
  /^\s*(?:dollars?|bucks?)?\s*(?:each|apiece|per|an?|every|\/)(?:\b|\s)/i.test(
    transcription.slice(number.end, number.end + 24),
  );

/** True when a quote says that something costs nothing; gives the place of these words. */
export function saidToBeFree({ transcription }: Spoken, quote: Span): Span | undefined {
  const [found] = spansOf(
    /\b(?:no charge|free of charge|for free|no cost|on the house|complimentary|waived|included)\b/gi,
    transcription.slice(quote.start, quote.end),
  );
  return found && { start: quote.start + found.start, end: quote.start + found.end };
}
