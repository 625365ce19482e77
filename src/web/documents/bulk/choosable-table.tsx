import { useEffect, useState } from "react";
import type { ListedDocument } from "#shared/documents/schema.ts";
import { LIMITS } from "#shared/limits.ts";
import { Button } from "#web/ui/button.tsx";
import { DocumentTable } from "../list/document-table.tsx";
import type { Open } from "../list/use-opened-document.tsx";
import { toast } from "#web/ui/toast.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { OutcomeDialog, type Failed, type OnDone } from "./outcome-dialog.tsx";
import { outcomeWords } from "./outcome.ts";
import { useChosen } from "./use-chosen.ts";
import styles from "./bulk.module.css";

type ChoosableTableProps = { documents: readonly ListedDocument[]; onOpen: Open; withWords?: boolean };

/**
 * The table of documents whose rows can be chosen, and the bar with what can be done to them. At the desk each row has
 * its box; on a phone they come with a press on Select, and then all of a row chooses it.
 */
export function ChoosableTable({ documents, onOpen, withWords = false }: ChoosableTableProps) {
  const [isChoosing, setChoosing] = useState(false);
  const chosen = useChosen(documents);
  const [failed, setFailed] = useState<Failed>();
  const { keep } = chosen;
  const count = chosen.chosen.length;
  useEffect(() => {
    if (count === 0) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) keep([]);
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [count, keep]);
  const leave = () => {
    keep([]);
    setChoosing(false);
  };
  // What happened to each is said; those that could not be stay chosen.
  const finish: OnDone = (outcome, verb, undo) => {
    const title = outcomeWords(outcome, verb);
    if (undo || outcome.failed.length === 0)
      toast(title, undefined, undo && { action: { label: "Undo", onPress: undo } });
    if (outcome.failed.length === 0) return leave();
    const named = new Map(chosen.chosen.map((document) => [document.id, document]));
    setFailed({ title, documents: outcome.failed.map(({ id, reason }) => ({ reason, ...named.get(id), id })) });
    return keep(outcome.failed.map(({ id }) => id));
  };
  return (
    <div className={styles.choosable} data-choosing={isChoosing}>
      <div className={styles.phoneTools}>
        {isChoosing && (
          <Button look="quiet" accent onClick={() => chosen.chooseAll(!chosen.isAll)}>
            {chosen.isAll ? "Select none" : "Select all shown"}
          </Button>
        )}
        <Button look="quiet" accent onClick={isChoosing ? leave : () => setChoosing(true)}>
          {isChoosing ? "Done" : "Select"}
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {count > 0 && `${count} selected${count === LIMITS.documentsAtOnce ? ", the most at once" : ""}`}
      </p>
      {count > 0 && <BulkBar documents={chosen.chosen} onClear={leave} onDone={finish} />}
      <DocumentTable label="Documents" documents={documents} onOpen={onOpen} withWords={withWords} chosen={chosen} />
      {failed && <OutcomeDialog failed={failed} onClose={() => setFailed(undefined)} />}
    </div>
  );
}
