import { useId, type ReactNode } from "react";
import styles from "./theme-fields.module.css";

type ChoiceFieldProps<Value extends string> = {
  label: string;
  values: readonly Value[];
  value: string;
  /** How a value looks; its name stands under it. */
  sample: (value: Value) => ReactNode;
  onChange: (value: Value) => void;
};

/** One of a few, each shown as it looks. */
export function ChoiceField<Value extends string>({ label, values, value, sample, onChange }: ChoiceFieldProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      <div style={{ gridTemplateColumns: `repeat(${values.length > 5 ? 3 : values.length}, minmax(0, 1fr))` }}>
        {values.map((option) => (
          <label key={option}>
            <input type="radio" name={name} checked={value === option} onChange={() => onChange(option)} />
            <span className={styles.sample} aria-hidden="true">
              {sample(option)}
            </span>
            <span>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
