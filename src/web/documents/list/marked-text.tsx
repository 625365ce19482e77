import { Fragment } from "react";
import styles from "./list.module.css";

type MarkedTextProps = { text: string; ranges?: readonly { start: number; end: number }[] | undefined };

/** A text with the words marked that a search found in it. */
export function MarkedText({ text, ranges }: MarkedTextProps) {
  if (!ranges) return text;
  const ends = [0, ...ranges.map(({ end }) => end)];
  return (
    <>
      {ranges.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(ends[index], start)}
          <mark className={styles.found}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
