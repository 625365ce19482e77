import { Plus } from "lucide-react";
import { landingGaps as gaps } from "#shared/marketing/landing.ts";
import { questions } from "../questions.ts";
import { parts } from "../site-links.ts";
import styles from "./faq.module.css";
import { Section } from "./section.tsx";

/** The five questions; each opens by itself, with and without a script, also by a link to it. */
export function Faq() {
  return (
    <Section
      id={parts.faq}
      title="Five questions, five answers."
      lead={
        <>
          Another one? Write to <a href={`mailto:${gaps.supportEmail}`}>{gaps.supportEmail}</a>.
        </>
      }
      onPaper
      aside
    >
      <div className={styles.questions}>
        {questions.map(({ id, ask, answer }, index) => (
          <details key={id} name="faq" open={index === 0}>
            <summary>
              <h3>{ask}</h3>
              <Plus aria-hidden="true" />
            </summary>
            <p id={id}>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
