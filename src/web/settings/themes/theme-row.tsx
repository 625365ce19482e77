import { Copy, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import type { Printed } from "#shared/documents/page-words.ts";
import type { Theme } from "#shared/themes/schema.ts";
import { PrintedPage } from "#web/documents/paper/printed-page.tsx";
import { useCreateTheme, useDeleteTheme, useSetDefaultTheme } from "#web/themes/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Stamp } from "#web/ui/stamp.tsx";
import { toast, toastError } from "#web/ui/toast.ts";
import styles from "./themes.module.css";

type ThemeRowProps = { theme: Theme; document: Printed; onEdit: () => void; onCopy: () => void };

/** One theme: its page, and what can be done with it. The default one stays until another is. */
export function ThemeRow({ theme, document, onEdit, onCopy }: ThemeRowProps) {
  const setDefault = useSetDefaultTheme();
  const remove = useRemoveWithUndo();
  const makeDefault = () =>
    setDefault.mutate(theme.id, {
      onSuccess: () => toast("Default theme set", `Documents without a theme of their own wear ${theme.name}.`),
      onError: () => toastError("Failed to set default theme", "Please try again."),
    });
  return (
    <li className={styles.row}>
      <button type="button" className={styles.thumbnail} aria-label={`Open ${theme.name}`} onClick={onEdit}>
        <PrintedPage document={document} theme={theme} />
      </button>
      <div className={styles.name}>
        <b>{theme.name}</b>
        <small>
          {theme.fontFamily}, {parseInt(theme.fontSize, 10)} px
        </small>
        {theme.isDefault && <Stamp tone="accepted">Default</Stamp>}
      </div>
      <span className={styles.buttons}>
        {!theme.isDefault && (
          <Button size="small" busy={setDefault.isPending} onClick={makeDefault}>
            Set default
          </Button>
        )}
        <IconButton label={`Edit ${theme.name}`} icon={<Pencil aria-hidden="true" />} onClick={onEdit} />
        <IconButton label={`Copy ${theme.name}`} icon={<Copy aria-hidden="true" />} onClick={onCopy} />
        {!theme.isDefault && (
          <IconButton
            label={`Delete ${theme.name}`}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => remove(theme)}
          />
        )}
      </span>
    </li>
  );
}

const IconButton = ({ label, ...rest }: { label: string; icon: ReactNode; onClick: () => void }) => (
  <Button look="quiet" square aria-label={label} {...rest} />
);

/** Put back, a theme has its id again, and the documents that wore it wear it. */
function useRemoveWithUndo() {
  const remove = useDeleteTheme();
  const create = useCreateTheme();
  const putBack = (theme: Theme) =>
    create.mutate(theme, { onError: () => toastError("Failed to create theme", "Please try again.") });
  return (theme: Theme) =>
    remove.mutate(theme.id, {
      onSuccess: () =>
        toast("Theme deleted", "Documents that wore it wear your default.", {
          action: { label: "Undo", onPress: () => putBack(theme) },
        }),
      onError: () => toastError("Failed to delete theme", "Please try again."),
    });
}
