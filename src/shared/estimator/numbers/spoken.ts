import type { SpokenSource } from "#shared/documents/source.ts";
import type { Token } from "../words/tokens.ts";
import type { Figure } from "./figure.ts";

/** The source that points at the tokens from `first` to `last`. Its text is exactly what stands there. */
export function spoken(text: string, tokens: readonly Token[], first: number, last: number): SpokenSource {
  const start = tokens[first]?.start ?? 0;
  const end = Math.max(start, tokens[last]?.end ?? start);
  return { kind: "spoken", start, end, text: text.slice(start, end) };
}

/** The source of a figure: where the value was said that holds. */
export const spokenFigure = (text: string, tokens: readonly Token[], figure: Figure): SpokenSource => {
  const { first, last } = figure.corrected ?? figure;
  return spoken(text, tokens, first, last);
};
