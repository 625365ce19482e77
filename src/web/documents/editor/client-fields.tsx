import { useId } from "react";
import { useKnownClients } from "#web/clients/use-known-clients.ts";
import { TextField } from "#web/ui/field.tsx";
import { textField, type FieldsProps } from "./field-props.ts";
import styles from "./editor.module.css";

/** Whom the document is for. Clients that are known are offered by name, and bring what is known of them. */
export function ClientFields(props: FieldsProps) {
  const { draft, dispatch } = props;
  const known = useKnownClients();
  const listId = useId();
  const name = textField(props, "client");
  const write = (event: { target: { value: string } }) => {
    name.onChange(event);
    const client = known.find((one) => one.name === event.target.value);
    if (!client || client.name === draft.client) return;
    for (const field of ["email", "phone", "address"] as const)
      if (draft[field].trim() === "") dispatch({ do: "set", field, value: client[field] ?? "" });
  };
  return (
    <fieldset className={styles.group}>
      <legend>Client</legend>
      <TextField label="Client name" autoComplete="off" list={listId} {...name} onChange={write} />
      <datalist id={listId}>
        {[...new Set(known.map((client) => client.name))].map((each) => (
          <option key={each}>{each}</option>
        ))}
      </datalist>
      <TextField label="Client email" type="email" autoComplete="off" {...textField(props, "email")} />
      <TextField label="Client phone" type="tel" autoComplete="off" {...textField(props, "phone")} />
      <TextField label="Client address" className={styles.wide} autoComplete="off" {...textField(props, "address")} />
    </fieldset>
  );
}
