import type { DocumentContent } from "#shared/documents/schema.ts";
import { sumRows } from "#shared/documents/sum-rows.ts";
import { TextField } from "#web/ui/field.tsx";
import { AdjustmentFields } from "./adjustment-fields.tsx";
import { textField, type FieldsProps } from "./field-props.ts";
import styles from "./sum-fields.module.css";

/** Discount, tax, deposit, what was paid; and the sums as they stand now. */
export function SumFields(props: FieldsProps & { content: DocumentContent }) {
  return (
    <fieldset className={styles.sums}>
      <legend className="visually-hidden">Sums</legend>
      <div className={styles.fields}>
        <AdjustmentFields {...props} field="discount" label="Discount" />
        <AdjustmentFields {...props} field="tax" label="Tax" />
        <AdjustmentFields {...props} field="deposit" label="Deposit" />
        <TextField
          label="Amount paid"
          figures
          inputMode="decimal"
          placeholder="0.00"
          {...textField(props, "amountPaid")}
        />
      </div>
      <dl className={styles.totals} aria-live="polite" aria-label="Sums now">
        {sumRows(props.content).map((row) => (
          <div key={row.field} className={row.rank === "total" ? styles.total : undefined}>
            <dt>{row.label}</dt>
            <dd>{row.amount}</dd>
          </div>
        ))}
      </dl>
    </fieldset>
  );
}
