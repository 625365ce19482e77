import type { Segment } from "./speech-source.ts";

/** The words that stand: the final stretches, a newline for each pause. This is what the estimator reads. */
export const wordsOf = (segments: readonly Segment[]): string =>
  segments
    .filter((segment) => segment.isFinal)
    .map((segment) => segment.text)
    .join("\n");

/** Every word there is, interim ones too. */
export const allWordsOf = (segments: readonly Segment[]): string => segments.map((segment) => segment.text).join("\n");

/** The stretches with one more, or with the newer text of one that is there. */
export function withSegment(segments: readonly Segment[], segment: Segment): readonly Segment[] {
  const exists = segments.some((each) => each.id === segment.id);
  return exists ? segments.map((each) => (each.id === segment.id ? segment : each)) : [...segments, segment];
}
