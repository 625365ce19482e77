import { Pencil, Trash2 } from "lucide-react";
import type { Theme } from "#shared/themes/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { Stamp } from "#web/ui/stamp.tsx";
import { toast, toastError } from "#web/ui/toast.ts";
import { useDeleteTheme, useSaveTheme, useSetDefaultTheme } from "../api.ts";
import styles from "../settings.module.css";

/** One theme: its colours, and what can be done with it. The default one stays until another is. */
export function ThemeRow({ theme, onEdit }: { theme: Theme; onEdit: (theme: Theme) => void }) {
  const setDefault = useSetDefaultTheme();
  const remove = useDeleteTheme();
  const save = useSaveTheme();
  const swatches = [theme.primaryColor, theme.secondaryColor, theme.accentColor];
  const makeDefault = () =>
    setDefault.mutate(theme.id, {
      onError: () => toastError("Failed to set default theme", "Please try again."),
    });
  const drop = () =>
    remove.mutate(theme.id, {
      onSuccess: () =>
        toast("Theme deleted", theme.name, { action: { label: "Undo", onPress: () => save.mutate({ theme }) } }),
      onError: () => toastError("Failed to delete theme", "Please try again."),
    });
  return (
    <li className={styles.row}>
      <div>
        <b>{theme.name}</b>
        <small>{theme.fontFamily}</small>
      </div>
      <span className={styles.swatches} aria-hidden="true">
        {swatches.map((color, index) => (
          <i key={["primary", "secondary", "accent"][index]} style={{ background: color }} />
        ))}
      </span>
      <span className={styles.rowButtons}>
        {theme.isDefault ? (
          <Stamp tone="accepted">Default</Stamp>
        ) : (
          <Button size="small" busy={setDefault.isPending} onClick={makeDefault}>
            Set default
          </Button>
        )}
        <Button
          look="quiet"
          square
          aria-label={`Edit ${theme.name}`}
          icon={<Pencil aria-hidden="true" />}
          onClick={() => onEdit(theme)}
        />
        {!theme.isDefault && (
          <Button
            look="quiet"
            square
            aria-label={`Delete ${theme.name}`}
            icon={<Trash2 aria-hidden="true" />}
            onClick={drop}
          />
        )}
      </span>
    </li>
  );
}
