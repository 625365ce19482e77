import { useId, useState } from "react";
import type { Document } from "#shared/documents/schema.ts";
import { templateNameOf } from "#shared/templates/from-document.ts";
import { saveTemplateSchema } from "#shared/templates/schema.ts";
import { ApiError } from "#web/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast, toastError } from "#web/ui/toast.ts";
import { useSaveTemplate } from "./api.ts";
import { issuesOf, NameFields } from "./name-fields.tsx";

/** Keeps the lines and wording of a document under a name. What was typed stays when it fails. */
export function SaveTemplateDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const save = useSaveTemplate();
  const formId = useId();
  const [draft, setDraft] = useState(() => ({ name: templateNameOf(document.content), description: "" }));
  const [issues, setIssues] = useState<ReturnType<typeof issuesOf>>({});
  const submit = () => {
    const template = { documentId: document.id, ...draft };
    const checked = saveTemplateSchema.safeParse(template);
    setIssues(issuesOf(checked.error));
    if (!checked.success) return;
    save.mutate(template, {
      onSuccess: (saved) => {
        toast("Template saved", `“${saved.name}” is offered when a job sounds like it.`);
        onClose();
      },
      onError: (error) => {
        const said = error instanceof ApiError && error.status === 422;
        toastError("Error", said ? error.reason : "The template could not be saved. Please try again.");
      },
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Save as template"
      description="Keeps the lines, steps and terms. The client, the quantities and the sums of this job stay out."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="main" type="submit" form={formId} busy={save.isPending}>
            Save template
          </Button>
        </>
      }
    >
      <NameFields formId={formId} draft={draft} issues={issues} onDraft={setDraft} onSubmit={submit} />
    </Dialog>
  );
}
