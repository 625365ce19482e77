import type { Document } from "#shared/documents/schema.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { ProofBox } from "./proof-box.tsx";
import { SpokenWords } from "./spoken-words.tsx";
import type { Selection } from "./use-selection.ts";
import styles from "./words.module.css";

/** Where there is no room beside the paper, the words come up from the line that was pressed. */
export function WordsSheet({ document, selection }: { document: Document; selection: Selection }) {
  return (
    <Dialog open={selection.chosen !== null} onClose={selection.clear} title="Where it came from">
      <div className={styles.sheet}>
        <ProofBox document={document} chosen={selection.chosen} />
        <SpokenWords document={document} selection={selection} />
      </div>
    </Dialog>
  );
}
