import type { Document } from "#shared/documents/schema.ts";
import { defaultThemeStyle, type ThemeStyle } from "#shared/themes/schema.ts";
import { themeOf, useThemes } from "#web/themes/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useQuickUpdate } from "../dialog/use-quick-update.ts";
import { excerptOf } from "../paper/excerpt.ts";
import { printedOf } from "../paper/paper.tsx";
import { PrintedPage } from "../paper/printed-page.tsx";
import styles from "./theme-dialog.module.css";

/** This document in each of the account's themes. Choosing one saves it at once; the default stands for none. */
export function ThemeDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { data: themes = [] } = useThemes();
  const { apply, isBusy } = useQuickUpdate(document);
  const worn = themeOf(themes, document.themeId);
  const page = excerptOf(printedOf(document));
  const choose = (themeId: string | null, name: string) =>
    apply({ themeId }, `${document.number} wears ${name}`, { themeId: document.themeId });
  const choices: { id: string | null; name: string; style: ThemeStyle; note: string }[] =
    themes.length === 0
      ? [{ id: null, name: "Standard", style: defaultThemeStyle, note: "The product's own" }]
      : themes.map((theme) => ({
          id: theme.isDefault ? null : theme.id,
          name: theme.name,
          style: theme,
          note: theme.isDefault ? "Your default" : theme.fontFamily,
        }));
  return (
    <Dialog
      open
      size="wide"
      title="Theme of this document"
      description="Make and change themes in Settings, under Document Themes."
      onClose={onClose}
      actions={
        <Button look="main" onClick={onClose}>
          Done
        </Button>
      }
    >
      <fieldset className={styles.themes} disabled={isBusy}>
        <legend className="visually-hidden">Themes</legend>
        {choices.map(({ id, name, style, note }) => (
          <label key={id ?? "default"} className={styles.theme}>
            <input
              type="radio"
              name="theme"
              checked={worn === null || (id === null ? worn.isDefault : worn.id === id)}
              onChange={() => choose(id, name)}
            />
            <PrintedPage document={page} theme={style} />
            <span>
              <b>{name}</b>
              <small>{note}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
