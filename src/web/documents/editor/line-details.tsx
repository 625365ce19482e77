import { itemCategories } from "#shared/documents/schema.ts";
import { CheckboxField, SelectField, TextField } from "#web/ui/field.tsx";
import { categoryLabels } from "../labels.ts";
import type { DraftLine } from "./draft.ts";
import type { Issues } from "./read-draft.ts";
import styles from "./line-row.module.css";

type LineDetailsProps = {
  line: DraftLine;
  issues: Issues | undefined;
  onChange: (change: Partial<DraftLine>) => void;
};

/** Quantity, unit, price, what the price is for, category, optional. */
export function LineDetails({ line, issues, onChange }: LineDetailsProps) {
  const error = (field: string) => issues?.[field];
  return (
    <div className={styles.details}>
      <TextField
        label="Quantity"
        figures
        inputMode="decimal"
        value={line.quantity}
        error={error("quantity")}
        onChange={(event) => onChange({ quantity: event.target.value })}
      />
      <TextField
        label="Unit"
        placeholder="none"
        value={line.unit}
        error={error("unit")}
        onChange={(event) => onChange({ unit: event.target.value })}
      />
      <TextField
        label="Price"
        figures
        inputMode="decimal"
        placeholder="Price?"
        value={line.price}
        error={error("unitPrice") ?? error("amount")}
        onChange={(event) => onChange({ price: event.target.value })}
      />
      <SelectField
        label="Price is for"
        value={line.pricing}
        onChange={(event) => onChange({ pricing: event.target.value === "line" ? "line" : "unit" })}
      >
        <option value="unit">one unit</option>
        <option value="line">the line</option>
      </SelectField>
      <SelectField
        label="Category"
        value={line.category}
        onChange={(event) => {
          const category = itemCategories.find((each) => each === event.target.value);
          if (category) onChange({ category });
        }}
      >
        {itemCategories.map((category) => (
          <option key={category} value={category}>
            {categoryLabels[category]}
          </option>
        ))}
      </SelectField>
      <CheckboxField
        label="Optional"
        checked={line.optional}
        onChange={(event) => onChange({ optional: event.target.checked })}
      />
    </div>
  );
}
