import type { Document } from "#shared/documents/schema.ts";
import type { Selection } from "../words/use-selection.ts";
import { PaperHead } from "./paper-head.tsx";
import { PaperLines } from "./paper-lines.tsx";
import { PaperProse } from "./paper-prose.tsx";
import { PaperSums } from "./paper-sums.tsx";
import styles from "./paper.module.css";

/** The document as it will be printed, with the marks that only its owner sees. White in both themes. */
export function Paper({ document, selection }: { document: Document; selection: Selection }) {
  const { content } = document;
  const description = content.description || content.job_description;
  return (
    <article className={styles.paper} data-theme="light" aria-label={`Preview of ${document.number}`}>
      <PaperHead document={document} />
      <h2 className={styles.title} dir="auto">
        {content.title}
      </h2>
      {description !== "" && (
        <p className={styles.description} dir="auto">
          {description}
        </p>
      )}
      <PaperLines content={content} selection={selection} />
      <PaperSums content={content} selection={selection} />
      <PaperProse content={content} />
    </article>
  );
}
