import { changesAlongside } from "#shared/documents/refine/describe.ts";
import type { Change, Document, Refined } from "#shared/documents/schema.ts";
import { formatMoney } from "#shared/money.ts";
import { reasonOf } from "#web/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast, toastError } from "#web/ui/toast.ts";
import { useRestoreVersion } from "../api.ts";
import { Examples } from "./refine-examples.tsx";
import { ChangeList } from "./change-list.tsx";
import styles from "./lists.module.css";

type RefineResultProps = {
  /** The document as it was. */
  before: Document;
  result: Refined;
  /** Sends what was meant of an instruction with two meanings. */
  onMeant: (instruction: string) => void;
  isBusy: boolean;
  /** Back to the box, with these words in it too. */
  onAgain: (words?: string) => void;
  onClose: () => void;
};

/** What the changes come to; nothing when they left the total as it was. */
function totalChange(before: Document, after: Document): Change[] {
  const [old, now] = [before, after].map(({ content }) => formatMoney(content.amount));
  return old === undefined || now === undefined || old === now ? [] : [{ label: "Total", before: old, after: now }];
}

/** What a refinement changed, in the wording too, and what it comes to, what it did not understand, and the way back. */
export function RefineResult({ before, result, onMeant, isBusy, onAgain, onClose }: RefineResultProps) {
  const restore = useRestoreVersion(before.id);
  const { changes, notUnderstood, advice, document } = result;
  const adviceOn = (words: string) => advice.find(({ instruction }) => instruction === words);
  const along = changesAlongside(before.content, document.content, changes);
  const undo = () =>
    restore.mutate(before.version, {
      onSuccess: () => {
        toast("Taken back", "The document is as it was before.");
        onClose();
      },
      onError: (error) => toastError("Error", reasonOf(error, "It could not be taken back. Please try again.")),
    });
  const hasChanged = changes.length > 0;
  const count = `${changes.length} ${changes.length === 1 ? "change" : "changes"}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={hasChanged ? `Refined: ${count}` : "Nothing was changed"}
      actions={
        <>
          {hasChanged && (
            <Button busy={restore.isPending} onClick={undo}>
              Undo
            </Button>
          )}
          {hasChanged ? (
            <>
              <Button onClick={() => onAgain()}>Refine again</Button>
              <Button look="main" data-first-focus onClick={onClose}>
                Done
              </Button>
            </>
          ) : (
            <>
              <Button onClick={onClose}>Done</Button>
              <Button look="main" data-first-focus onClick={() => onAgain()}>
                Refine again
              </Button>
            </>
          )}
        </>
      }
    >
      {hasChanged && (
        <ChangeList changes={[...totalChange(before, document), ...changes]} before="Before" after="Now" />
      )}
      {hasChanged && along.length > 0 && (
        <>
          <h3 className={styles.along}>Reworded to match</h3>
          <ChangeList changes={along} before="Before" after="Now" />
        </>
      )}
      {notUnderstood.length > 0 && (
        <section className={styles.missed}>
          <b>Not understood, and not changed:</b>
          <ul>
            {notUnderstood.map((text) => (
              <li key={text}>
                “{text}” <span>{adviceOn(text)?.text}</span>
                {adviceOn(text)?.choices && (
                  <div className={styles.meant}>
                    {adviceOn(text)?.choices?.map((choice) => (
                      <Button key={choice} size="small" disabled={isBusy} onClick={() => onMeant(choice)}>
                        {choice}
                      </Button>
                    ))}
                  </div>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {!hasChanged && !advice.some(({ choices }) => choices) && (
        <>
          <p className={styles.such}>Say it in words such as these:</p>
          <Examples onChoose={onAgain} />
        </>
      )}
    </Dialog>
  );
}
