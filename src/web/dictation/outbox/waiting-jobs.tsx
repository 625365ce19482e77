import { Button } from "#web/ui/button.tsx";
import type { Outbox } from "./use-outbox.ts";
import styles from "./waiting-jobs.module.css";

/** Below the pad: the jobs that were put aside, and what became of each. `onTakeBack` is missing while the pad is in use. */
export function WaitingJobs({
  outbox,
  onTakeBack,
}: {
  outbox: Outbox;
  onTakeBack: ((key: string) => void) | undefined;
}) {
  if (outbox.jobs.length === 0) return null;
  return (
    <section className={styles.waiting} aria-labelledby="waiting-jobs">
      <h2 id="waiting-jobs">Waiting to be written</h2>
      <ol className={styles.jobs}>
        {outbox.jobs.map(({ key, transcription, problem }) => (
          <li key={key} className={styles.job}>
            <p className={styles.words}>{transcription}</p>
            <p className={problem === null ? styles.state : styles.problem} role="status">
              {problem ?? (outbox.writing === key ? "Being written" : "Waiting for a connection")}
            </p>
            <Button
              size="small"
              disabled={onTakeBack === undefined || outbox.writing === key}
              onClick={() => onTakeBack?.(key)}
            >
              Back to the pad
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
