import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import type { ShownTemplate } from "#shared/templates/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { RuledSkeleton } from "#web/ui/skeleton.tsx";
import { toast, toastError } from "#web/ui/toast.ts";
import { returnFocusTo } from "#web/ui/use-focus-return.ts";
import { tellingTags } from "./telling-tags.ts";
import { useDeleteTemplate, useOwnTemplates, useUndeleteTemplate } from "./api.ts";
import { RenameTemplateDialog } from "./rename-template-dialog.tsx";
import styles from "./templates.module.css";
import { usageNote } from "./usage-note.ts";

const NONE =
  "No template of your own yet. Open a document and press Save as template; the next job like it starts from there.";

const HEADING = "your-templates";

/** The account's own templates, to look through, to rename and to delete. */
export function SavedTemplates() {
  return (
    <section className={styles.saved} aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1}>
        Your templates
      </h2>
      <p className={styles.lead}>
        The lines and wording that you kept of a document. They are offered on the pad when a job sounds like them,
        beside the templates that come with Bidspoke.
      </p>
      <List />
    </section>
  );
}

function List() {
  const { data, isPending, error, refetch, isFetching } = useOwnTemplates();
  const [open, setOpen] = useState<{ what: "rename" | "delete"; template: ShownTemplate }>();
  const close = () => setOpen(undefined);
  if (isPending) return <RuledSkeleton rows={4} label="Loading your templates" />;
  if (error) {
    return (
      <Problem
        title="Your templates could not be loaded"
        description={reasonOf(error, "Please try again.")}
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        }
      />
    );
  }
  if (data.length === 0) return <Empty text={NONE} />;
  return (
    <>
      <ul className={styles.list} aria-label="Your templates">
        {data.map((template) => (
          <SavedTemplate key={template.id} template={template} onOpen={(what) => setOpen({ what, template })} />
        ))}
      </ul>
      {open?.what === "rename" && <RenameTemplateDialog template={open.template} onClose={close} />}
      {open?.what === "delete" && <DeleteTemplate template={open.template} onClose={close} />}
    </>
  );
}

type SavedTemplateProps = { template: ShownTemplate; onOpen: (what: "rename" | "delete") => void };

function SavedTemplate({ template, onOpen }: SavedTemplateProps) {
  const { name, description, lines, tags } = template;
  const usage = usageNote(template);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          <b>{name}</b>
        </p>
        {description !== "" && <p className={styles.note}>{description}</p>}
        <p className={styles.note}>{lines.join("; ")}</p>
        <p className={styles.small}>
          {tellingTags(name, tags).map((tag) => (
            <span key={tag} className={styles.tag}>
              {tag}
            </span>
          ))}
          {usage !== "" && <span>{usage}</span>}
        </p>
      </div>
      <span className={styles.rowButtons}>
        <Button
          look="quiet"
          square
          title="Rename"
          aria-label={`Rename ${name}`}
          icon={<Pencil aria-hidden="true" />}
          onClick={() => onOpen("rename")}
        />
        <Button
          look="quiet"
          square
          title="Delete"
          aria-label={`Delete ${name}`}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => onOpen("delete")}
        />
      </span>
    </li>
  );
}

function DeleteTemplate({ template, onClose }: { template: ShownTemplate; onClose: () => void }) {
  const remove = useDeleteTemplate(template.id);
  const { mutateAsync: undelete } = useUndeleteTemplate(template.id);
  // The message outlives this dialog and the page under it, so that this does not wait for either.
  const bringBack = () =>
    void undelete().then(
      () => toast("Restored", template.name),
      (error: unknown) => toastError("Error", reasonOf(error, `${template.name} could not be brought back.`)),
    );
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast("Template deleted", template.name, { action: { label: "Undo", onPress: bringBack } });
        returnFocusTo(HEADING); // its row is gone
        onClose();
      },
      onError: (error) => toastError("Error", reasonOf(error, "It could not be deleted. Please try again.")),
    });
  return (
    <ConfirmDialog
      open
      title={`Delete “${template.name}”?`}
      description="The documents made with it stay as they are."
      confirm="Delete"
      cancel="Keep it"
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
