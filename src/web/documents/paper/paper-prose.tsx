import type { DocumentContent } from "#shared/documents/schema.ts";
import styles from "./paper.module.css";

const lists = [
  ["scope", "Scope of work"],
  ["approach", "How we work"],
  ["differentiators", "Why us"],
  ["terms", "Terms"],
] as const;

const texts = [
  ["job_description", "The job"],
  ["timeline", "Timeline"],
  ["notes", "Notes"],
] as const;

/** The written parts under the sums; an empty one is not shown. */
export function PaperProse({ content }: { content: DocumentContent }) {
  const shownLists = lists.filter(([field]) => content[field].length > 0);
  const shownTexts = texts.filter(([field]) => content[field] !== "");
  if (shownLists.length + shownTexts.length === 0) return null;
  return (
    <div className={styles.prose}>
      {shownLists.map(([field, heading]) => (
        <section key={field}>
          <h3>{heading}</h3>
          <ul>
            {[...new Set(content[field])].map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        </section>
      ))}
      {shownTexts.map(([field, heading]) => (
        <section key={field}>
          <h3>{heading}</h3>
          <p>{content[field]}</p>
        </section>
      ))}
    </div>
  );
}
