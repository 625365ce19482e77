import { tokenize } from "#shared/estimator/words/tokens.ts";
import { stem } from "../words/stem.ts";
import { contains, overlaps, type Span } from "./find-quote.ts";
import type { Spoken, SpokenFigure } from "./listen.ts";

const inQuote = (spoken: Spoken, quote: Span) =>
  spoken.figures.filter((figure) => contains(quote, figure) && !spoken.idle.some((span) => overlaps(span, figure)));

/** The figures of a quote that no line has taken yet: one price is charged once. */
export const freeFigures = (spoken: Spoken, quote: Span): SpokenFigure[] =>
  inQuote(spoken, quote).filter((figure) => !spoken.used.some((span) => overlaps(span, figure)));

/** The figures of a quote that count things; other lines may count by the same words ("both", "the same footage"). */
export const countsIn = (spoken: Spoken, quote: Span): SpokenFigure[] =>
  inQuote(spoken, quote).filter((figure) => figure.role === "quantity" || figure.role === "dimension");

/** The words of a quote that say that the thing costs nothing. */
export const saidToBeFree = ({ cues }: Spoken, quote: Span): Span | undefined =>
  cues.find((cue) => cue.kind === "free" && contains(quote, cue));

/** True when a quote says that the client may choose the thing. */
export const saidToBeOptional = ({ cues }: Spoken, quote: Span): boolean =>
  cues.some((cue) => cue.kind === "optional" && contains(quote, cue));

/** A longer quote names more than its own line. */
const WORDS_OF_ONE_LINE = 15;

/** True when later words leave out what a line names: "actually leave the shed out". */
export function isLeftOut({ cues, transcription }: Spoken, quote: Span, description: string): boolean {
  const quoted = tokenize(transcription.slice(quote.start, quote.end));
  const words = [...tokenize(description), ...(quoted.length <= WORDS_OF_ONE_LINE ? quoted : [])];
  const named = new Set(words.map((token) => stem(token.norm)));
  return cues.some(
    (cue) => cue.kind === "remove" && cue.end > quote.start && cue.about.some((word) => named.has(word)),
  );
}
