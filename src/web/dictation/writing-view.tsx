import { ChalkString } from "#web/ui/string.tsx";
import type { Generation } from "./generation/use-generation.ts";
import styles from "./panel.module.css";

/** The document is being written: the string carries the progress, the text appears as it is made, until then the words. */
export function WritingView({ generation, words }: { generation: Generation; words: string }) {
  const { progress, draft } = generation;
  return (
    <>
      <div className={styles.writing}>
        {!draft?.title && <p className={styles.draftText}>{words}</p>}
        {draft?.title && <p className={styles.draftTitle}>{draft.title}</p>}
        {draft?.description && <p className={styles.draftText}>{draft.description}</p>}
        {draft?.scope?.map((entry) => (
          <p key={entry} className={styles.draftText}>
            {entry}
          </p>
        ))}
      </div>
      <div
        className={styles.progress}
        role="progressbar"
        aria-label="Writing your document"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={progress.percent}
        aria-valuetext={`${progress.percent}%, ${progress.message}`}
      >
        <ChalkString progress={progress.percent} />
        <p className={styles.progressText}>
          <span>{progress.message}</span>
          <span className={styles.percent}>{progress.percent}%</span>
        </p>
      </div>
    </>
  );
}
