import type { DocumentContent } from "#shared/documents/schema.ts";
import { assumedCounts } from "#web/ui/ledger-line.ts";
import { keyOf } from "#web/ui/word-segments.ts";
import { pointing, type Selection } from "../words/use-selection.ts";
import { LedgerHeads } from "./ledger-heads.tsx";
import { PaperLine } from "./paper-line.tsx";
import styles from "./paper-ledger.module.css";

/** The lines of the ledger, each of them pressable. A document without lines shows its empty ruling. */
export function PaperLines({ content, selection }: { content: DocumentContent; selection: Selection }) {
  const { items, questions } = content;
  const asked = assumedCounts(questions);
  if (items.length === 0) return <p className={styles.noLines}>No lines yet. Press Edit to add one.</p>;
  return (
    <>
      <LedgerHeads />
      <ol className={styles.lines} aria-label="Lines">
        {items.map((item, index) => {
          const key = keyOf({ kind: "line", id: item.id });
          return (
            <PaperLine
              key={item.id}
              item={item}
              number={index + 1}
              isQuantityAsked={asked.has(item.id)}
              isChosen={selection.chosen === key}
              isLit={selection.pointed === key}
              pointing={pointing(selection, key)}
              onChoose={() => selection.choose(key)}
            />
          );
        })}
      </ol>
    </>
  );
}
