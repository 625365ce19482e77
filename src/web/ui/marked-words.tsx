import { classNames } from "./class-names.ts";
import styles from "./marked-words.module.css";
import { numbersOf, type Segment } from "./word-segments.ts";

export type MarkedWordsProps = {
  /** The transcription in its runs; a newline is a pause of the speaker. */
  segments: readonly Segment[];
  /** Words that may still change, after the text. */
  interim?: string | undefined;
  /** The red caret of a recording. */
  caret?: boolean | undefined;
  className?: string | undefined;
};

/** What was said, with the understood words lit and numbered by their line. */
export function MarkedWords({ segments, interim, caret, className }: MarkedWordsProps) {
  return (
    <p className={classNames(styles.words, className)}>
      {segments.map((segment) =>
        segment.mark === "none" ? (
          <span key={segment.start}>{segment.text}</span>
        ) : segment.mark === "struck" ? (
          <s key={segment.start} className={styles.struck}>
            {segment.text}
          </s>
        ) : (
          <MarkedRun key={segment.start} segment={segment} />
        ),
      )}
      {interim && <span className={styles.interim}>{segments.length === 0 ? interim : ` ${interim}`}</span>}
      {caret && <span className={styles.caret} aria-hidden="true" />}
    </p>
  );
}

function MarkedRun({ segment: { text, mark, owners, ends } }: { segment: Segment }) {
  const numbers = numbersOf(owners);
  return (
    <mark className={mark === "said" ? styles.mark : styles.question}>
      {text}
      {mark === "said" && ends && numbers !== "" && <sup>{numbers}</sup>}
    </mark>
  );
}
