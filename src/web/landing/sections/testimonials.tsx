import { parts } from "../site-links.ts";
import { SampleMark } from "./sample-mark.tsx";
import { Section } from "./section.tsx";
import styles from "./testimonials.module.css";

const samples = [
  {
    words:
      "I talk on the way back to the truck. By the time I have the tools in, the quote is written and I only answer two questions.",
    who: "A fencing contractor, Ohio",
  },
  {
    words: "A customer asked where the eleven fifty came from. I pressed the line and read her my own words.",
    who: "A bath and tile business, Oregon",
  },
  {
    words: "Ninety guests, three menus, a third down. I used to do that on a napkin and then again on Sunday.",
    who: "An event planner, Georgia",
  },
] as const;

/** Three voices as they might sound; nobody said them, and the page says so. */
export function Testimonials() {
  return (
    <Section
      id={parts.reviews}
      title="How it might sound."
      lead="Three samples, written by us. They go as soon as there are customers’ own words to print."
      onPaper
      more={
        <div className={styles.mark}>
          <SampleMark />
        </div>
      }
    >
      <ul className={styles.voices}>
        {samples.map(({ words, who }) => (
          <li key={who}>
            <blockquote>{words}</blockquote>
            <p>{who} (sample)</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
