import type { firstPart, laterParts } from "#shared/documents/page-words.ts";
import type { DocumentContent } from "#shared/documents/schema.ts";
import styles from "./paper.module.css";

type Part = typeof firstPart | (typeof laterParts)[number];

/** Written parts with their headings beside them; an empty one is not shown. */
export function PaperProse({ content, parts }: { content: DocumentContent; parts: readonly Part[] }) {
  return parts
    .filter(([field]) => content[field].length > 0)
    .map(([field, heading]) => (
      <section key={field} className={styles.part}>
        <h3>{heading}</h3>
        <Wording value={content[field]} />
      </section>
    ));
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
