import { Check } from "lucide-react";
import { claims } from "../claims.ts";
import { parts } from "../site-links.ts";
import { Section } from "./section.tsx";
import styles from "./features.module.css";

const features = [
  {
    title: "Talk like you talk",
    text: "“Two walk gates at two eighty-five each, no wait, make that three.” Fractions, dozens, crews and days, a third down, ten percent off: it reads all of them, and takes back what you take back.",
  },
  {
    title: "Answer, don’t retype",
    text: "What is open stands on top with its answers as buttons. Refine the rest by saying so: “take ten percent off”, “make it good for fourteen days”.",
  },
  {
    title: "Hand over your own paper",
    text: "Your logo, your colors, your fonts, on a PDF that is set like a printed one, and on a page where the customer ticks the options and signs. Nothing of ours on the paper.",
  },
] as const;

/** Three features, and the whole list: what there is, and what is planned. */
export function Features() {
  const built = claims.filter(({ isBuilt }) => isBuilt);
  const planned = claims.filter(({ isBuilt }) => !isBuilt);
  return (
    <Section id={parts.features} title="From the last word to a document in the same minute." onPaper>
      <ul className={styles.features}>
        {features.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={styles.lists}>
        <div>
          <h3 className={styles.head}>What it does</h3>
          <ul className={styles.built}>
            {built.map(({ text }) => (
              <li key={text}>
                <Check aria-hidden="true" />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className={styles.head}>Planned</h3>
          <ul className={styles.planned}>
            {planned.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
