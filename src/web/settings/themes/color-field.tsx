import { Field } from "#web/ui/field.tsx";
import styles from "./theme-fields.module.css";

type ColorFieldProps = {
  label: string;
  hint: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** "abc" and "#AABBCC" are colours too. */
function colorOf(typed: string): string {
  const digits = typed.trim().replace(/^#/, "").toLowerCase();
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${digits.replace(/./g, "$&$&")}`;
  return /^[0-9a-f]{6}$/.test(digits) ? `#${digits}` : typed;
}

/** A colour, picked or typed. */
export function ColorField({ label, hint, value, error, onChange }: ColorFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <span className={styles.color}>
          <input
            type="color"
            aria-label={`${label}, pick`}
            value={/^#[0-9a-f]{6}$/i.test(value) ? value : "#000000"}
            onChange={(event) => onChange(event.target.value)}
          />
          <input
            {...ids}
            type="text"
            spellCheck={false}
            autoComplete="off"
            maxLength={9}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={(event) => onChange(colorOf(event.target.value))}
          />
        </span>
      )}
    </Field>
  );
}
