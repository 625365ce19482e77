import { Contrast } from "lucide-react";
import type { ColorField, GroundField, WeakPair } from "#shared/themes/contrast.ts";
import { Button } from "#web/ui/button.tsx";
import styles from "./theme-fields.module.css";

const texts: Record<ColorField, string> = {
  textColor: "Text",
  primaryColor: "The title",
  secondaryColor: "Headings",
  accentColor: "The total",
};
const grounds: Record<GroundField, string> = {
  backgroundColor: "the sheet",
  businessInfoBackground: "the business info",
};

/** "2.94:1", cut and not rounded: 4.496 is not 4.5. */
const ratio = (contrast: number) => `${(Math.floor(contrast * 100) / 100).toFixed(2)}:1`;

/** What cannot be read well, and one press that mends all of it. */
export function ContrastNote({ weak, onMend }: { weak: readonly WeakPair[]; onMend: () => void }) {
  return (
    <div role="status" className={styles.contrastPlace}>
      {weak.length > 0 && (
        <div className={styles.contrast}>
          <Contrast aria-hidden="true" />
          <div>
            <b>Hard to read</b>
            <ul>
              {weak.map(({ color, ground, contrast, need }) => (
                <li key={`${color} ${ground}`}>
                  {texts[color]} on {grounds[ground]}: {ratio(contrast)}, needs {need}:1
                </li>
              ))}
            </ul>
          </div>
          <Button size="small" onClick={onMend}>
            Fix contrast
          </Button>
        </div>
      )}
    </div>
  );
}
