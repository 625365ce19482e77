import { SelectField, TextField } from "#web/ui/field.tsx";
import type { AdjustmentField, DraftAdjustment } from "./draft.ts";
import type { FieldsProps } from "./field-props.ts";
import styles from "./sum-fields.module.css";

const kinds: Record<DraftAdjustment["kind"], string> = { none: "None", percent: "Percent", amount: "Dollars" };

const kindOf = (value: string): DraftAdjustment["kind"] => (value === "percent" || value === "amount" ? value : "none");

type AdjustmentFieldsProps = FieldsProps & { field: AdjustmentField; label: string };

/** A discount, tax or deposit: none, a percentage or an amount. */
export function AdjustmentFields({ field, label, draft, dispatch, issues }: AdjustmentFieldsProps) {
  const { kind, value } = draft[field];
  return (
    <div className={styles.adjustment}>
      <SelectField
        label={label}
        value={kind}
        onChange={(event) => dispatch({ do: "adjust", field, change: { kind: kindOf(event.target.value) } })}
      >
        {Object.entries(kinds).map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </SelectField>
      {kind !== "none" && (
        <TextField
          label={`${label} ${kind === "percent" ? "in percent" : "in dollars"}`}
          labelHidden
          figures
          inputMode="decimal"
          placeholder={kind === "percent" ? "%" : "$"}
          className={styles.value}
          value={value}
          error={issues[field] ?? issues[`${field}.amount`] ?? issues[`${field}.percent`]}
          onChange={(event) => dispatch({ do: "adjust", field, change: { value: event.target.value } })}
        />
      )}
    </div>
  );
}
