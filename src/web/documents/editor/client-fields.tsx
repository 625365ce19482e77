import { TextField } from "#web/ui/field.tsx";
import { textField, type FieldsProps } from "./field-props.ts";
import styles from "./editor.module.css";

/** Whom the document is for. */
export function ClientFields(props: FieldsProps) {
  return (
    <fieldset className={styles.group}>
      <legend>Client</legend>
      <TextField label="Name" autoComplete="off" {...textField(props, "client")} />
      <TextField label="Email" type="email" autoComplete="off" {...textField(props, "email")} />
      <TextField label="Phone" type="tel" autoComplete="off" {...textField(props, "phone")} />
      <TextField label="Address" className={styles.wide} autoComplete="off" {...textField(props, "address")} />
    </fieldset>
  );
}
