import { useState, type FormEvent } from "react";
import type { SaveTheme, Theme } from "#shared/themes/schema.ts";
import { useAccountId } from "#web/accounts/api.ts";
import { ApiError } from "#web/api-client.ts";
import { useCreateTheme, useUpdateTheme } from "#web/themes/api.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast, toastError } from "#web/ui/toast.ts";
import { useWarningBeforeUnload } from "#web/ui/use-warning-before-unload.ts";
import { forgetThemeDraft, type ThemeDraft } from "./theme-draft.ts";
import { ThemeFields } from "./theme-fields.tsx";
import { ThemePreview } from "./theme-preview.tsx";
import { useThemeEditor } from "./use-theme-editor.ts";
import styles from "./theme-editor.module.css";

const FORM = "theme-form";

/** A theme's fields beside the page that follows them. Nothing is thrown away without asking. */
export function ThemeEditorDialog({ draft, onClose }: { draft: ThemeDraft; onClose: () => void }) {
  const userId = useAccountId();
  const editor = useThemeEditor(draft);
  const saving = useSave(draft.id, () => {
    forgetThemeDraft(userId);
    onClose();
  });
  const [isAsking, setAsking] = useState(false);
  useWarningBeforeUnload(editor.isDirty);
  const mayClose = () => {
    setAsking(editor.isDirty);
    return !editor.isDirty;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const theme = editor.read();
    if (theme !== null && !saving.isSaving) saving.save(theme);
  };
  const isNew = draft.id === null;
  return (
    <>
      <Dialog
        open
        flush
        size="full"
        title={isNew ? "New theme" : "Change a theme"}
        mayClose={mayClose}
        onClose={onClose}
        actions={
          <div className={styles.foot}>
            <span role="status">{stateOf(editor)}</span>
            <Button onClick={() => mayClose() && onClose()}>Cancel</Button>
            <Button type="submit" form={FORM} look="main" busy={saving.isSaving}>
              {isNew ? "Add theme" : "Save theme"}
            </Button>
          </div>
        }
      >
        <div className={styles.columns}>
          <form id={FORM} data-save className={styles.form} noValidate onSubmit={submit}>
            <ThemeFields editor={editor} />
          </form>
          <ThemePreview theme={editor.shown} />
        </div>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title="Leave without saving?"
        description="What you changed since the last save will be lost."
        confirm="Discard changes"
        cancel="Keep editing"
        onConfirm={() => {
          forgetThemeDraft(userId);
          onClose();
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function stateOf({ issues, isDirty }: ReturnType<typeof useThemeEditor>): string {
  const count = Object.keys(issues).length;
  if (count > 0) return `${count} ${count === 1 ? "field needs" : "fields need"} another look.`;
  return isDirty ? "Not saved yet." : "";
}

function useSave(id: string | null, onDone: () => void) {
  const create = useCreateTheme();
  const update = useUpdateTheme();
  const onSuccess = (saved: Theme) => {
    toast(id === null ? "Theme added" : "Theme saved", saved.name);
    onDone();
  };
  const onError = (error: unknown) => {
    const said = error instanceof ApiError && [409, 422].includes(error.status);
    toastError(
      id === null ? "Failed to create theme" : "Failed to update theme",
      said ? error.reason : "Please try again.",
    );
  };
  return {
    isSaving: create.isPending || update.isPending,
    save: (theme: SaveTheme) =>
      id === null ? create.mutate(theme, { onSuccess, onError }) : update.mutate({ id, theme }, { onSuccess, onError }),
  };
}
