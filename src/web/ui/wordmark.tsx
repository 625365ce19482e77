import { classNames } from "./class-names.ts";
import styles from "./wordmark.module.css";

/** The letters of Besley, as outlines: a picture of their own, since they weigh more than a screen's code should. */
const LETTERS = "/wordmark-letters.svg";

/** "Bidspoke" with the highlighter over "spoke". "Bid" takes the colour of the text around it. */
export function Wordmark({ className }: { className?: string | undefined }) {
  return (
    <svg className={classNames(styles.wordmark, className)} viewBox="0 0 202 56" role="img" aria-label="Bidspoke">
      <path className={styles.swipe} d="M70.64 15.2L198.12 13.6L196.72 47.6L69.44 48.8Z" />
      <use href={`${LETTERS}#bid`} fill="currentColor" />
      <use href={`${LETTERS}#spoke`} className={styles.on} />
    </svg>
  );
}
