import { classNames } from "./class-names.ts";
import type { Mark } from "./marks.ts";
import styles from "./marked-words.module.css";

export type MarkedWordsProps = {
  /** The transcription; a newline is a pause of the speaker. */
  text: string;
  marks: readonly Mark[];
  /** Words that may still change, after the text. */
  interim?: string | undefined;
  /** The red caret of a recording. */
  caret?: boolean | undefined;
  /** Soft canary, as in "Where it came from"; a chosen line's words are strong. */
  soft?: boolean | undefined;
  chosenId?: string | null | undefined;
  onPress?: ((mark: Mark) => void) | undefined;
  className?: string | undefined;
};

/** What was said, with the understood words lit and numbered by their line. */
export function MarkedWords({ text, marks, interim, caret, soft, className, ...rest }: MarkedWordsProps) {
  const pieces = piecesOf(text, marks);
  return (
    <p className={classNames(styles.words, soft && styles.soft, className)}>
      {pieces.map((piece) =>
        piece.mark ? (
          <MarkedPiece key={piece.start} text={piece.text} mark={piece.mark} {...rest} />
        ) : (
          <span key={piece.start}>{piece.text}</span>
        ),
      )}
      {interim && <span className={styles.interim}>{text === "" ? interim : ` ${interim}`}</span>}
      {caret && <span className={styles.caret} aria-hidden="true" />}
    </p>
  );
}

function MarkedPiece({
  text,
  mark,
  chosenId,
  onPress,
}: { text: string; mark: Mark } & Pick<MarkedWordsProps, "chosenId" | "onPress">) {
  const className = classNames(
    mark.kind === "question" ? styles.question : styles.mark,
    chosenId != null && mark.itemId === chosenId && styles.chosen,
    onPress && styles.pressable,
  );
  if (!onPress) {
    return (
      <mark className={className}>
        {text}
        {mark.kind === "spoken" && mark.line !== null && <sup>{mark.line}</sup>}
      </mark>
    );
  }
  // A real button cannot break over two lines, and words must.
  return (
    <span
      className={className}
      role="button"
      tabIndex={0}
      aria-label={mark.line === null ? text : `${text}, line ${mark.line}`}
      onClick={() => onPress(mark)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        onPress(mark);
      }}
    >
      {text}
      {mark.kind === "spoken" && mark.line !== null && <sup>{mark.line}</sup>}
    </span>
  );
}

type Piece = { start: number; text: string; mark: Mark | undefined };

/** The text cut at its marks, which are in order and do not overlap. */
export function piecesOf(text: string, marks: readonly Mark[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const mark of marks) {
    if (mark.start > at) pieces.push({ start: at, text: text.slice(at, mark.start), mark: undefined });
    pieces.push({ start: mark.start, text: text.slice(mark.start, mark.end), mark });
    at = mark.end;
  }
  if (at < text.length) pieces.push({ start: at, text: text.slice(at), mark: undefined });
  return pieces;
}
