import { useId, useState } from "react";
import { renameTemplateSchema, type ShownTemplate } from "#shared/templates/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast, toastError } from "#web/ui/toast.ts";
import { useRenameTemplate } from "./api.ts";
import { issuesOf, NameFields } from "./name-fields.tsx";

/** Another name for a template of one's own, and what it is for. What was typed stays when it fails. */
export function RenameTemplateDialog({ template, onClose }: { template: ShownTemplate; onClose: () => void }) {
  const rename = useRenameTemplate(template.id);
  const formId = useId();
  const [draft, setDraft] = useState({ name: template.name, description: template.description });
  const [issues, setIssues] = useState<ReturnType<typeof issuesOf>>({});
  const submit = () => {
    const checked = renameTemplateSchema.safeParse(draft);
    setIssues(issuesOf(checked.error));
    if (!checked.success) return;
    rename.mutate(draft, {
      onSuccess: ({ name }) => {
        toast("Template renamed", name);
        onClose();
      },
      onError: (error) => toastError("Error", reasonOf(error, "It could not be renamed. Please try again.")),
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Rename template"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="main" type="submit" form={formId} busy={rename.isPending}>
            Save
          </Button>
        </>
      }
    >
      <NameFields
        formId={formId}
        draft={draft}
        ownName={template.name}
        issues={issues}
        onDraft={setDraft}
        onSubmit={submit}
      />
    </Dialog>
  );
}
