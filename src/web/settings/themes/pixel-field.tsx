import { Field } from "#web/ui/field.tsx";
import styles from "./theme-fields.module.css";

type PixelFieldProps = {
  label: string;
  /** "16px", or what was typed before "px". */
  value: string;
  range: readonly [number, number];
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** A length in pixels, drawn out or typed. */
export function PixelField({ label, value, range: [least, most], error, onChange }: PixelFieldProps) {
  const digits = value.replace(/px$/, "");
  const limits = { min: least, max: most, step: 1 };
  return (
    <Field label={label} error={error}>
      {(ids) => (
        <span className={styles.pixels}>
          <input
            {...limits}
            type="range"
            aria-label={`${label}, slider`}
            value={Number(digits)}
            onChange={(event) => onChange(`${event.target.value}px`)}
          />
          <span className={styles.number}>
            <input
              {...ids}
              {...limits}
              type="number"
              inputMode="numeric"
              value={digits}
              onChange={(event) => onChange(`${event.target.value}px`)}
            />
            <span aria-hidden="true">px</span>
          </span>
        </span>
      )}
    </Field>
  );
}
