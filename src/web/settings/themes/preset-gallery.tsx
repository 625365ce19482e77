import type { Printed } from "#shared/documents/page-words.ts";
import { presets, type Preset } from "#shared/themes/presets.ts";
import { PrintedPage } from "#web/documents/paper/printed-page.tsx";
import styles from "./themes.module.css";

/** The product's own themes, each as the page that it makes. Pressing one begins a new theme like it. */
export function PresetGallery({ document, onChoose }: { document: Printed; onChoose: (preset: Preset) => void }) {
  return (
    <section className={styles.presets} aria-labelledby="presets-heading">
      <h2 id="presets-heading">Start from one of ours</h2>
      <ul>
        {presets.map((preset) => (
          <li key={preset.name}>
            <button type="button" onClick={() => onChoose(preset)}>
              <PrintedPage document={document} theme={preset.style} />
              <b>{preset.name}</b>
              <small>{preset.note}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
