import { useEffect, useId, useRef } from "react";
import type { Segment } from "#web/ui/word-segments.ts";
import styles from "./lit-words.module.css";

type LitWordsProps = {
  label: string;
  value: string;
  /** The same words, cut where they were understood. */
  runs: readonly Segment[];
  readOnly: boolean;
  onChange: (words: string) => void;
};

/** A text box whose words light up as they are understood: the marks lie behind the letters, in the same lines. */
export function LitWords({ label, value, runs, readOnly, onChange }: LitWordsProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.place}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.stack}>
        <p className={styles.behind} aria-hidden="true">
          {runs.map((run) =>
            run.mark === "none" ? (
              <span key={run.start}>{run.text}</span>
            ) : (
              <mark key={run.start} className={styles[run.mark]}>
                {run.text}
              </mark>
            ),
          )}
          {"\u200b"}
        </p>
        <textarea
          ref={box}
          id={id}
          className={styles.box}
          value={value}
          readOnly={readOnly}
          maxLength={4_000}
          rows={4}
          spellCheck={false}
          placeholder="Two days of labor at sixty-five an hour, materials four eighty…"
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </div>
  );
}
