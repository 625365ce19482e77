import { borderStyles, fontFamilies, pixelRanges, shadowStyles, type SaveTheme } from "#shared/themes/schema.ts";
import { fontOf } from "#web/documents/paper/paper-style.ts";
import { TextField } from "#web/ui/field.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { ColorField } from "./color-field.tsx";
import { ContrastNote } from "./contrast-note.tsx";
import { PixelField } from "./pixel-field.tsx";
import type { ThemeEditor } from "./use-theme-editor.ts";
import styles from "./theme-fields.module.css";

const colors = [
  ["primaryColor", "Primary color", "Title, rules and edges"],
  ["secondaryColor", "Secondary color", "Your name and headings"],
  ["accentColor", "Accent color", "The total"],
  ["textColor", "Text color", "Everything else"],
  ["backgroundColor", "Background color", "The sheet"],
  ["businessInfoBackground", "Business info background", "Behind your name and logo"],
] as const;

const drawFont = (family: SaveTheme["fontFamily"]) => <span style={{ fontFamily: fontOf(family) }}>Ag 42</span>;
const drawBorder = (style: SaveTheme["borderStyle"]) => <i className={styles.edge} style={{ borderTopStyle: style }} />;
const drawShadow = (shadow: SaveTheme["shadowStyle"]) => <i className={styles.shadow} data-shadow={shadow} />;

/** Every field of a theme, in the order in which a page is made: name, colours, type, sheet, boxes. */
export function ThemeFields({ editor }: { editor: ThemeEditor }) {
  const { text, issues, set } = editor;
  const lengths = (fields: readonly (readonly [keyof typeof pixelRanges, string])[]) =>
    fields.map(([field, label]) => (
      <PixelField
        key={field}
        label={label}
        value={text[field]}
        range={pixelRanges[field]}
        error={issues[field]}
        onChange={(value) => set(field, value)}
      />
    ));
  return (
    <>
      <TextField
        label="Theme name"
        required
        data-first-focus
        maxLength={100}
        value={text.name}
        error={issues.name}
        onChange={(event) => set("name", event.target.value)}
      />
      <fieldset className={styles.group}>
        <legend>Colors</legend>
        <div className={styles.pairs}>
          {colors.map(([field, label, hint]) => (
            <ColorField
              key={field}
              label={label}
              hint={hint}
              value={text[field]}
              error={issues[field]}
              onChange={(value) => set(field, value)}
            />
          ))}
        </div>
        <ContrastNote weak={editor.weak} onMend={editor.mend} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Type</legend>
        <ChoiceField
          label="Font family"
          values={fontFamilies}
          value={text.fontFamily}
          sample={drawFont}
          onChange={(value) => set("fontFamily", value)}
        />
        {lengths([
          ["fontSize", "Font size"],
          ["headerSize", "Header size"],
        ])}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Sheet</legend>
        {lengths([
          ["maxWidth", "Max width"],
          ["padding", "Padding"],
          ["logoSize", "Logo size"],
        ])}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Boxes</legend>
        <ChoiceField
          label="Border style"
          values={borderStyles}
          value={text.borderStyle}
          sample={drawBorder}
          onChange={(value) => set("borderStyle", value)}
        />
        {lengths([
          ["borderWidth", "Border width"],
          ["borderRadius", "Border radius"],
        ])}
        <ChoiceField
          label="Shadow style"
          values={shadowStyles}
          value={text.shadowStyle}
          sample={drawShadow}
          onChange={(value) => set("shadowStyle", value)}
        />
        <p className={styles.hint}>
          Without border, radius and shadow the head of the page runs from edge to edge; on the sheet's own color it
          stands open over a rule.
        </p>
      </fieldset>
    </>
  );
}
