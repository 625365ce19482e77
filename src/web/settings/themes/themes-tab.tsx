import { useState } from "react";
import { themeFromPreset } from "#shared/themes/presets.ts";
import { saveThemeSchema, type SaveTheme, type Theme } from "#shared/themes/schema.ts";
import { useAccountId } from "#web/accounts/api.ts";
import { useThemes } from "#web/themes/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Loaded } from "../loaded.tsx";
import { PresetGallery } from "./preset-gallery.tsx";
import { findThemeDraft, forgetThemeDraft, type ThemeDraft } from "./theme-draft.ts";
import { ThemeEditorDialog } from "./theme-editor.tsx";
import { ThemeRow } from "./theme-row.tsx";
import { usePreviewDocument } from "./use-preview-document.ts";
import styles from "./themes.module.css";

const draftOf = (id: string | null, theme: SaveTheme): ThemeDraft => ({ id, before: theme, text: theme });

/** A new theme counts as changed from the start: closing it asks. */
const copyOf = ({ name, ...style }: SaveTheme): SaveTheme => ({ ...style, name: `${name.slice(0, 95)} copy` });
const fieldsOf = (theme: Theme): SaveTheme => saveThemeSchema.strip().parse(theme);

/** How paper looks: the account's themes, and the product's own to start from. */
export function ThemesTab() {
  const themes = useThemes();
  const { document } = usePreviewDocument();
  const [draft, setDraft] = useState<ThemeDraft | null>(null);
  const userId = useAccountId();
  const [kept, setKept] = useState(() => findThemeDraft(userId));
  const close = () => {
    setDraft(null);
    setKept(findThemeDraft(userId));
  };
  return (
    <div className={styles.tab}>
      {kept && !draft && (
        <KeptDraft
          draft={kept}
          onContinue={() => setDraft(kept)}
          onDiscard={() => {
            forgetThemeDraft(userId);
            setKept(null);
          }}
        />
      )}
      <Loaded query={themes} loading="Loading the themes" failed="The themes could not be loaded">
        {(data) =>
          data.length === 0 ? (
            <p className={styles.none}>No theme yet. Documents wear Standard until you make your own.</p>
          ) : (
            <ul className={styles.list} aria-label="Themes">
              {data.map((theme) => (
                <ThemeRow
                  key={theme.id}
                  theme={theme}
                  document={document}
                  onEdit={() => setDraft(draftOf(theme.id, fieldsOf(theme)))}
                  onCopy={() => setDraft(draftOf(null, copyOf(fieldsOf(theme))))}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {!themes.isPending && (
        <PresetGallery document={document} onChoose={(preset) => setDraft(draftOf(null, themeFromPreset(preset)))} />
      )}
      {draft && <ThemeEditorDialog draft={draft} onClose={close} />}
    </div>
  );
}

type KeptDraftProps = { draft: ThemeDraft; onContinue: () => void; onDiscard: () => void };

/** What was typed when the page was left. */
function KeptDraft({ draft, onContinue, onDiscard }: KeptDraftProps) {
  return (
    <p className={styles.kept} role="status">
      <span>
        Your unsaved changes to <b>{draft.text.name || "a new theme"}</b> are kept on this device.
      </span>
      <Button size="small" onClick={onContinue}>
        Continue
      </Button>
      <Button size="small" look="quiet" onClick={onDiscard}>
        Discard
      </Button>
    </p>
  );
}
