import { useState } from "react";
import type { Theme } from "#shared/themes/schema.ts";
import { Empty } from "#web/ui/empty.tsx";
import { useThemes } from "../api.ts";
import { Loaded } from "../loaded.tsx";
import { ThemeForm } from "./theme-form.tsx";
import { ThemeRow } from "./theme-row.tsx";
import styles from "../settings.module.css";

/** How paper looks: the default theme is what the PDF is printed with. */
export function ThemesTab() {
  const themes = useThemes();
  const [edited, setEdited] = useState<Theme | null>(null);
  return (
    <div className={styles.columns}>
      <Loaded query={themes} loading="Loading the themes" failed="The themes could not be loaded">
        {(data) =>
          data.length === 0 ? (
            <Empty text="No theme yet. Documents use the plain one until you make your own." />
          ) : (
            <ul className={styles.list} aria-label="Themes">
              {data.map((theme) => (
                <ThemeRow key={theme.id} theme={theme} onEdit={setEdited} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <ThemeForm key={edited?.id ?? "new"} theme={edited} onDone={() => setEdited(null)} />
    </div>
  );
}
