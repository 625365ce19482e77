import { Mic } from "lucide-react";
import { landingGaps as gaps } from "#shared/marketing/landing.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { parts, signUp } from "../site-links.ts";
import styles from "./final-call.module.css";

/** The last word before the foot. */
export function FinalCall() {
  return (
    <section className={styles.call} data-on="binding" aria-labelledby="final-title">
      <div className={styles.inner}>
        <h2 id="final-title">
          The next job you look at, <em>say it.</em>
        </h2>
        <p>
          {gaps.trialDays} days free, then {gaps.monthly} a month. Money back within {gaps.refundDays} days.
        </p>
        <div className={styles.go}>
          <a href={signUp} className={buttonClass({ look: "talk", size: "glove" })}>
            Start {gaps.trialDays} days free
          </a>
          <a
            href={`#${parts.pad}`}
            className={`${buttonClass({ size: "glove" })} ${styles.outlined}`}
            data-open-pad="type"
          >
            <Mic aria-hidden="true" />
            Try it first
          </a>
        </div>
      </div>
    </section>
  );
}
