import { classNames } from "./class-names.ts";
import styles from "./marked-words.module.css";
import { numbersOf, type Segment } from "./word-segments.ts";

export type MarkedWordsProps = {
  /** The transcription in its runs; a newline is a pause of the speaker. */
  segments: readonly Segment[];
  /** From this offset on the words may still change. */
  interimFrom?: number | undefined;
  /** The red caret of a recording. */
  caret?: boolean | undefined;
  className?: string | undefined;
};

/** What was said, with the understood words lit and numbered by their line. */
export function MarkedWords({ segments, interimFrom = Number.POSITIVE_INFINITY, caret, className }: MarkedWordsProps) {
  return (
    <p className={classNames(styles.words, className)}>
      {segments.map((segment) =>
        segment.mark === "none" ? (
          <PlainRun key={segment.start} segment={segment} interimFrom={interimFrom} />
        ) : segment.mark === "struck" ? (
          <s key={segment.start} className={styles.struck}>
            {segment.text}
          </s>
        ) : (
          <MarkedRun key={segment.start} segment={segment} />
        ),
      )}
      {caret && <span className={styles.caret} aria-hidden="true" />}
    </p>
  );
}

function PlainRun({ segment: { start, text }, interimFrom }: { segment: Segment; interimFrom: number }) {
  const final = Math.max(0, Math.min(interimFrom - start, text.length));
  return (
    <>
      {text.slice(0, final)}
      {final < text.length && <span className={styles.interim}>{text.slice(final)}</span>}
    </>
  );
}

function MarkedRun({ segment: { text, mark, owners, ends } }: { segment: Segment }) {
  const numbers = numbersOf(owners);
  const isUnsure = mark === "unsure";
  return (
    <mark className={isUnsure ? styles.question : classNames(styles.mark, mark === "assumed" && styles.assumed)}>
      {text}
      {!isUnsure && ends && numbers !== "" && <sup>{numbers}</sup>}
    </mark>
  );
}
