import { classNames } from "./class-names.ts";
import styles from "./wordmark.module.css";

/** "Bidspoke" with the highlighter over "spoke". "Bid" takes the colour of the text around it. */
export function Wordmark({ className }: { className?: string | undefined }) {
  return (
    <svg className={classNames(styles.wordmark, className)} viewBox="0 0 202 56" role="img" aria-label="Bidspoke">
      <path className={styles.swipe} d="M70.64 15.2L198.12 13.6L196.72 47.6L69.44 48.8Z" />
      {/* As wide as in Besley also before that face is there. */}
      <text className={styles.letters} x="0" y="44" textLength="193.5">
        Bid<tspan className={styles.on}>spoke</tspan>
      </text>
    </svg>
  );
}
