import type { Document } from "#shared/documents/schema.ts";
import { ProofBox } from "./proof-box.tsx";
import { SpokenWords } from "./spoken-words.tsx";
import { TickKey } from "./tick-key.tsx";
import type { Selection } from "./use-selection.ts";
import styles from "./words.module.css";

/** What was said, beside what was made of it. */
export function WordsSide({ document, selection }: { document: Document; selection: Selection }) {
  return (
    <aside className={styles.side} aria-label="Where it came from">
      <div>
        <h2>Where it came from</h2>
        <p className={styles.hint}>Press a line to find its words, or a word to find its line.</p>
      </div>
      <SpokenWords document={document} selection={selection} />
      <ProofBox document={document} chosen={selection.chosen} />
      <TickKey />
    </aside>
  );
}
