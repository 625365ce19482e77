import { useState } from "react";
import type { Document } from "#shared/documents/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextareaField } from "#web/ui/field.tsx";
import { toast, toastError } from "#web/ui/toast.ts";
import { useVoid } from "./api.ts";

/** Takes an acceptance back, with a reason that the client reads. */
export function VoidDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const [reason, setReason] = useState("");
  const [showsIssues, setShowsIssues] = useState(false);
  const voiding = useVoid(document.id);
  const confirm = () => {
    setShowsIssues(true);
    if (reason.trim() === "") return;
    voiding.mutate(reason, {
      onSuccess: () => {
        toast("Voided", `${document.number} waits for an answer again.`);
        onClose();
      },
      onError: (error) => toastError("Error", reasonOf(error, "It could not be voided. Please try again.")),
    });
  };
  return (
    <Dialog
      open
      title="Void the acceptance?"
      description={`${document.number} waits for an answer again, as it was sent. The signature stays in its history, with your reason. Your client sees both.`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button look="destructive-filled" busy={voiding.isPending} onClick={confirm}>
            Void it
          </Button>
        </>
      }
    >
      <TextareaField
        label="Why?"
        data-first-focus
        maxLength={2_000}
        value={reason}
        error={showsIssues && reason.trim() === "" ? "Say why, so that it can be understood later." : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}
