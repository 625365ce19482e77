import { documentTypes, documentTypeSchema } from "#shared/documents/schema.ts";
import { CheckboxField, SelectField, TextField } from "#web/ui/field.tsx";
import { typeLabels } from "../labels.ts";
import { textField, type FieldsProps } from "./field-props.ts";
import styles from "./editor.module.css";

/** Title, type, and how long it holds. */
export function AboutFields(props: FieldsProps) {
  const { draft, dispatch } = props;
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">The document</legend>
      <TextField label="Title" className={styles.wide} dir="auto" {...textField(props, "title")} />
      <SelectField
        label="Type"
        value={draft.type}
        onChange={(event) => dispatch({ do: "setType", value: documentTypeSchema.parse(event.target.value) })}
      >
        {documentTypes.map((type) => (
          <option key={type} value={type}>
            {typeLabels[type]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={draft.type === "invoice" ? "Due by" : "Valid until"}
        type="date"
        {...textField(props, "validUntil")}
      />
      <CheckboxField
        label="Show my logo"
        checked={draft.includeLogo}
        onChange={(event) => dispatch({ do: "setLogo", value: event.target.checked })}
      />
    </fieldset>
  );
}
