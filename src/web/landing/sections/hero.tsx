import { Mic } from "lucide-react";
import { landingGaps as gaps, type FigureKind } from "#shared/marketing/landing.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { parts, signUp } from "../site-links.ts";
import { Slogan } from "../slogan.tsx";
import { Figures } from "./figures.tsx";
import styles from "./hero.module.css";
import { SamplePad } from "./sample-pad.tsx";

/** What it is, what it costs, and the thing itself at work. */
export function Hero({ figures }: { figures: FigureKind }) {
  return (
    <div className={styles.overlap}>
      <section className={styles.hero}>
        <div className={styles.copy} data-on="binding">
          <Slogan as="h1" />
          <p className={styles.lead}>
            Talk through the work the way you’d tell your crew. Bidspoke writes the quote line by line as you speak, and
            every figure shows the words it came from.
          </p>
          <div className={styles.go}>
            <a href={signUp} className={`${buttonClass({ look: "talk" })} ${styles.button}`}>
              Start {gaps.trialDays} days free
            </a>
            <a
              href={`#${parts.pad}`}
              className={`${buttonClass({})} ${styles.button} ${styles.outlined}`}
              data-open-pad="type"
            >
              <Mic aria-hidden="true" />
              Try it here
            </a>
          </div>
          <p className={styles.terms}>Then {gaps.monthly} a month. Card needed, cancel any time.</p>
        </div>
        <SamplePad className={styles.pad} />
        <Figures figures={figures} className={styles.figures} />
      </section>
    </div>
  );
}
