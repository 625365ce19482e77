import { landingGaps as gaps } from "#shared/marketing/landing.ts";
import { parts } from "../site-links.ts";
import styles from "./guarantee.module.css";

/** The money back, as a stamp on the page. */
export function Guarantee() {
  return (
    <section id={parts.guarantee} className={styles.guarantee} aria-labelledby="guarantee-title">
      <div className={styles.stamp}>
        <p className={styles.days} aria-hidden="true">
          {gaps.refundDays}
          <small>days</small>
        </p>
        <div>
          <h2 id="guarantee-title">Not worth it? Your money back, for {gaps.refundDays} days.</h2>
          <p>
            Ask for it in your settings within {gaps.refundDays} days of the first charge. The money is with you in 3–5
            business days, and your documents stay yours.
          </p>
        </div>
      </div>
    </section>
  );
}
