/** A stretch of a text, in UTF-16 offsets. */
export interface Span {
  start: number;
  end: number;
}

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
export const contains = (outer: Span, inner: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;

interface Word extends Span {
  text: string;
}

function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), (match) => ({
    text: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/**
 * Makes a function that gives every place of the transcription where a quote stands, word for word; case, punctuation
 * and the width of gaps do not count, as models tidy them. Empty when it stands nowhere or has no word.
 */
export function quoteFinder(transcription: string): (quote: string) => Span[] {
  const said = wordsOf(transcription);
  return (quote) => {
    const wanted = wordsOf(quote);
    const places: Span[] = [];
    for (let at = 0; wanted.length > 0 && at + wanted.length <= said.length; at++) {
      if (!wanted.every((word, offset) => said[at + offset]?.text === word.text)) continue;
      const first = said[at];
      const last = said[at + wanted.length - 1];
      if (first && last) places.push({ start: first.start, end: last.end });
    }
    return places;
  };
}
