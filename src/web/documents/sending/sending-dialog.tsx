import { useState } from "react";
import type { Document } from "#shared/documents/schema.ts";
import { nameOf } from "#shared/sending/words.ts";
import { reasonOf } from "#web/api-client.ts";
import { ReminderBox } from "#web/follow-ups/reminder-box.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { RuledSkeleton } from "#web/ui/skeleton.tsx";
import { useSending } from "./api.ts";
import { HappeningList } from "./happening-list.tsx";
import { LinkBox } from "./link-box.tsx";
import { VoidDialog } from "./void-dialog.tsx";
import { WithdrawDialog } from "./withdraw-dialog.tsx";
import styles from "./sending-dialog.module.css";

type SendingDialogProps = { document: Document; onClose: () => void };

/** All that happened between a document and its client, and what its owner can still do about it. */
export function SendingDialog({ document, onClose }: SendingDialogProps) {
  const { data: state, error, refetch } = useSending(document.id);
  const hasLinks = (state?.liveLinks ?? 0) > 0;
  const [asks, setAsks] = useState<"withdraw" | "void" | null>(null);
  return (
    <Dialog
      open
      size="wide"
      title={`${nameOf(document)} and your client`}
      onClose={onClose}
      actions={
        <>
          {document.isSigned ? (
            <Button look="destructive" onClick={() => setAsks("void")}>
              Void the acceptance
            </Button>
          ) : (
            hasLinks && (
              <Button look="destructive" onClick={() => setAsks("withdraw")}>
                Withdraw
              </Button>
            )
          )}
          <Button look="main" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      {error && (
        <Problem
          title="This could not be read"
          description={reasonOf(error, "Please try again.")}
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
      {!state && !error && <RuledSkeleton rows={4} label="Reading what happened" />}
      {state && (
        <div className={styles.body}>
          <HappeningList state={state} />
          <ReminderBox documentId={document.id} onReminded={() => void refetch()} />
          {hasLinks && (document.isSigned || !state.hasChanged) && (
            <section className={styles.link}>
              <p>
                <b>A link to show it again</b>
                <span>{state.liveLinks === 1 ? "1 link works now." : `${state.liveLinks} links work now.`}</span>
              </p>
              <LinkBox document={document} mayMake />
            </section>
          )}
        </div>
      )}
      {asks === "withdraw" && <WithdrawDialog document={document} onClose={() => setAsks(null)} />}
      {asks === "void" && <VoidDialog document={document} onClose={() => setAsks(null)} />}
    </Dialog>
  );
}
