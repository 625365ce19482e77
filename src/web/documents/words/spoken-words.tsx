import { useMemo } from "react";
import type { Document } from "#shared/documents/schema.ts";
import type { Selection } from "./use-selection.ts";
import { wordSegments } from "#web/ui/word-segments.ts";
import { SpokenRun } from "./spoken-run.tsx";
import { useStruck } from "./use-struck.ts";
import styles from "./words.module.css";

/** The transcription with every heard figure marked and numbered by its line, and what was taken back struck. */
export function SpokenWords({ document, selection }: { document: Document; selection: Selection }) {
  const { transcription, content } = document;
  const struck = useStruck(transcription ?? "");
  const segments = useMemo(() => wordSegments(transcription ?? "", content, struck), [transcription, content, struck]);
  if (!transcription) return <p className={styles.silent}>Nothing was said for this document. You typed it.</p>;
  return (
    <p className={styles.words} dir="auto">
      {segments.map((segment) => (
        <SpokenRun key={segment.start} segment={segment} selection={selection} />
      ))}
    </p>
  );
}
