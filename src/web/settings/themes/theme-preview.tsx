import { ZoomIn, ZoomOut } from "lucide-react";
import { useState } from "react";
import type { ThemeStyle } from "#shared/themes/schema.ts";
import { PrintedPage } from "#web/documents/paper/printed-page.tsx";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { usePreviewDocument } from "./use-preview-document.ts";
import styles from "./theme-editor.module.css";

/** The page in the theme as it stands in the fields: whole, or near enough to read. */
export function ThemePreview({ theme }: { theme: ThemeStyle }) {
  const { document, isSample } = usePreviewDocument();
  const [isNear, setNear] = useState(false);
  const what = isSample ? "a sample quote" : `${document.number}, your newest document`;
  return (
    <section className={styles.preview} aria-label="Preview">
      <div className={styles.desk}>
        <div className={classNames(styles.sheet, isNear && styles.near)}>
          <PrintedPage document={document} theme={theme} label={`Preview on ${what}`} />
        </div>
      </div>
      <p className={styles.caption}>
        <span>Shown on {what}</span>
        <Button
          look="quiet"
          size="small"
          icon={isNear ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
          onClick={() => setNear(!isNear)}
        >
          {isNear ? "Whole page" : "Closer"}
        </Button>
      </p>
    </section>
  );
}
