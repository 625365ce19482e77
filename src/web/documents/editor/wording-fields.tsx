import { TextareaField, TextField } from "#web/ui/field.tsx";
import { textField, type FieldsProps } from "./field-props.ts";
import styles from "./editor.module.css";

/** The written parts. */
export function WordingFields(props: FieldsProps) {
  return (
    <fieldset className={styles.group}>
      <legend>Wording</legend>
      <TextareaField label="Description" className={styles.wide} rows={3} {...textField(props, "description")} />
      <TextareaField label="Job description" className={styles.wide} rows={3} {...textField(props, "jobDescription")} />
      <TextField label="Timeline" className={styles.wide} {...textField(props, "timeline")} />
      <TextareaField label="Notes" className={styles.wide} rows={3} {...textField(props, "notes")} />
    </fieldset>
  );
}
