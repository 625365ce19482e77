import { useId, useState } from "react";
import type { Document } from "#shared/documents/schema.ts";
import { templateNameOf } from "#shared/templates/from-document.ts";
import { saveTemplateSchema } from "#shared/templates/schema.ts";
import { ApiError } from "#web/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { toast, toastError } from "#web/ui/toast.ts";
import { useSaveTemplate, useTemplateNames } from "./api.ts";
import styles from "./templates.module.css";

const ALIKE = "Another template has this name. A name of its own tells them apart on the pad.";

type Issues = { name?: string | undefined; description?: string | undefined };

/** Keeps the lines and wording of a document under a name. What was typed stays when it fails. */
export function SaveTemplateDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const save = useSaveTemplate();
  const namesTaken = useTemplateNames();
  const formId = useId();
  const [name, setName] = useState(() => templateNameOf(document.content));
  const [description, setDescription] = useState("");
  const [issues, setIssues] = useState<Issues>({});
  const submit = () => {
    const template = { documentId: document.id, name, description };
    const found = saveTemplateSchema.safeParse(template).error?.issues ?? [];
    const messageFor = (field: keyof Issues) => found.find(({ path }) => path[0] === field)?.message;
    setIssues({ name: messageFor("name"), description: messageFor("description") });
    if (found.length > 0) return;
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
      <form
        id={formId}
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label="Name"
          required
          value={name}
          hint={namesTaken.has(name.trim().toLowerCase()) ? ALIKE : undefined}
          error={issues.name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label="What it is for"
          optional
          value={description}
          error={issues.description}
          onChange={(event) => setDescription(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
