import { useState } from "react";
import type { Document } from "#shared/documents/schema.ts";
import { openPoints } from "#shared/sending/open-points.ts";
import { nameOf } from "#shared/sending/words.ts";
import { reasonOf } from "#web/api-client.ts";
import { renewalFor } from "#web/billing/renewal.ts";
import { InvoiceAlikeNote } from "#web/settlement/alike-note.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { CheckboxField, TextareaField, TextField } from "#web/ui/field.tsx";
import { focusFirstIssue } from "#web/ui/focus-first-issue.ts";
import { toast, toastError } from "#web/ui/toast.ts";
import { useSend } from "./api.ts";
import { LinkBox } from "./link-box.tsx";
import { OpenPointsNote } from "./open-points-note.tsx";
import { firstDraft, readSendDraft } from "./send-draft.ts";
import styles from "./send-dialog.module.css";

const FORM = "send-form";

/** To whom, with what words, and with the PDF or without. Sending freezes the document as it is now. */
export function SendDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const [draft, setDraft] = useState(() => firstDraft(document));
  const [showsIssues, setShowsIssues] = useState(false);
  const send = useSend(document.id);
  const open = openPoints(document.content);
  const { input, issues } = readSendDraft(draft, document.version, open !== null);
  const issue = (field: string) => (showsIssues ? issues[field] : undefined);
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });
  const submit = () => {
    setShowsIssues(true);
    if (!input) return focusFirstIssue(`#${FORM}`);
    send.mutate(input, {
      onSuccess: () => {
        toast(`${nameOf(document)} is on its way`, `To ${input.to.join(", ")}`);
        onClose();
      },
      onError: (error) =>
        toastError("Not sent", reasonOf(error, "It could not be sent. Please try again."), renewalFor(error)),
    });
  };
  return (
    <Dialog
      open
      size="wide"
      title={`Send ${nameOf(document)}`}
      description="Your client gets a page of their own, in your theme, to read it, answer it and sign it. No account is needed."
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="main" busy={send.isPending} onClick={submit}>
            Send
          </Button>
        </>
      }
    >
      <div id={FORM} className={styles.form}>
        {open && (
          <OpenPointsNote
            open={open}
            isAgreed={draft.evenOpen}
            error={issue("evenOpen")}
            onAgree={(evenOpen) => set({ evenOpen })}
          />
        )}
        {document.type === "invoice" && <InvoiceAlikeNote invoice={document} />}
        <TextField
          label="To"
          type="email"
          multiple
          inputMode="email"
          autoComplete="off"
          data-first-focus
          placeholder="name@example.com"
          hint="Several people? Put a comma between their addresses."
          value={draft.to}
          error={issue("to")}
          onChange={(event) => set({ to: event.target.value })}
        />
        <TextField
          label="Subject"
          maxLength={200}
          value={draft.subject}
          error={issue("subject")}
          onChange={(event) => set({ subject: event.target.value })}
        />
        <TextareaField
          label="Message"
          rows={8}
          maxLength={5_000}
          value={draft.message}
          error={issue("message")}
          onChange={(event) => set({ message: event.target.value })}
        />
        <div className={styles.checks}>
          <CheckboxField
            label="Attach the PDF"
            checked={draft.attachPdf}
            onChange={(event) => set({ attachPdf: event.target.checked })}
          />
          <CheckboxField
            label="Send me a copy"
            checked={draft.copyToMe}
            onChange={(event) => set({ copyToMe: event.target.checked })}
          />
        </div>
        <section className={styles.link} aria-label="By a link">
          <p>
            <b>Or hand over a link yourself</b>
            <span>By text message, or to be signed on your own device.</span>
          </p>
          <LinkBox document={document} mayMake={open === null || draft.evenOpen} />
        </section>
      </div>
    </Dialog>
  );
}
