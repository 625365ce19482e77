import type { DocumentContent } from "#shared/documents/schema.ts";
import styles from "./paper.module.css";

/** The written parts in the order in which the PDF prints them. */
const parts = [
  ["scope", "Scope of work"],
  ["approach", "Our approach"],
  ["timeline", "Timeline"],
  ["differentiators", "Why choose us"],
  ["terms", "Terms"],
  ["notes", "Notes"],
] as const;

/** The written parts under the sums; an empty one is not shown. */
export function PaperProse({ content }: { content: DocumentContent }) {
  const shown = parts.filter(([field]) => content[field].length > 0);
  if (shown.length === 0) return null;
  return (
    <div className={styles.prose}>
      {shown.map(([field, heading]) => (
        <section key={field}>
          <h3>{heading}</h3>
          <Wording value={content[field]} />
        </section>
      ))}
    </div>
  );
}

function Wording({ value }: { value: string | readonly string[] }) {
  if (typeof value === "string") return <p dir="auto">{value}</p>;
  return (
    <ul>
      {[...new Set(value)].map((entry) => (
        <li key={entry} dir="auto">
          {entry}
        </li>
      ))}
    </ul>
  );
}
