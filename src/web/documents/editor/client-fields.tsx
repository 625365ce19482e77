import { TextField } from "#web/ui/field.tsx";
import { textField, type FieldsProps } from "./field-props.ts";
import styles from "./editor.module.css";

/** Whom the document is for. */
export function ClientFields(props: FieldsProps) {
  return (
    <fieldset className={styles.group}>
      <legend>Client</legend>
      <TextField label="Client name" autoComplete="off" {...textField(props, "client")} />
      <TextField label="Client email" type="email" autoComplete="off" {...textField(props, "email")} />
      <TextField label="Client phone" type="tel" autoComplete="off" {...textField(props, "phone")} />
      <TextField label="Client address" className={styles.wide} autoComplete="off" {...textField(props, "address")} />
    </fieldset>
  );
}
