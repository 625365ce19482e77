import { BookOpen, CircleQuestionMark, Equal, Mic } from "lucide-react";
import { parts } from "../site-links.ts";
import { Section } from "./section.tsx";
import styles from "./sources.module.css";

/** How it works: the four places that a figure may come from. */
export function Sources() {
  return (
    <Section id={parts.how} title="A figure comes from one of four places. There is no fifth.">
      <ol className={styles.sources}>
        <li>
          <h3>
            <Mic aria-hidden="true" />
            You said it
          </h3>
          <p>The words light up, and the line points back at them.</p>
          <p className={styles.example}>
            <mark className={styles.said}>thirty-eight a foot</mark> $38.00
          </p>
        </li>
        <li>
          <h3>
            <BookOpen aria-hidden="true" />
            Your price list
          </h3>
          <p>Name the thing, and we fetch the rate that you saved.</p>
          <p className={styles.example}>
            <span className={styles.list}>Post mix, 60 lb</span> $7.85
          </p>
        </li>
        <li>
          <h3>
            <Equal aria-hidden="true" />A sum
          </h3>
          <p>Worked out in whole cents, and shown with its parts.</p>
          <p className={styles.example}>140 × $38.00 = $5,320.00</p>
        </li>
        <li>
          <h3>
            <CircleQuestionMark aria-hidden="true" />A question
          </h3>
          <p>Nobody said a price? We ask. We never guess.</p>
          <p className={styles.example}>
            <span className={styles.open}>haul the old one away</span> Price?
          </p>
        </li>
      </ol>
    </Section>
  );
}
