import { ChevronDown, CircleAlert } from "lucide-react";
import { useId, type ComponentProps, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./field.module.css";

export type FieldText = {
  label: ReactNode;
  /** Hides the label from sight, where a column head says the same. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** What is wrong and what to do. */
  error?: ReactNode;
  /** Marks a field that may stay empty. */
  optional?: boolean | undefined;
  /** Class of the whole field, for the form's grid. */
  className?: string | undefined;
};

type Ids = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };

/** Label above, control, hint or error below; hands the control what ties them together. */
export function Field({
  label,
  labelHidden,
  hint,
  error,
  optional,
  className,
  id,
  children,
}: FieldText & { id?: string | undefined; children: (ids: Ids) => ReactNode }) {
  const made = useId();
  const controlId = id ?? made;
  const noteId = `${controlId}-note`;
  const hasNote = Boolean(error) || Boolean(hint);
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={controlId} className={labelHidden ? "visually-hidden" : styles.label}>
        {label}
        {optional && (
          <>
            {" "}
            <span className={styles.optional}>optional</span>
          </>
        )}
      </label>
      {children({
        id: controlId,
        "aria-describedby": hasNote ? noteId : undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {hasNote && <FieldNote id={noteId} hint={hint} error={error} />}
    </div>
  );
}

/** The hint of a field, or its error with an icon, spoken when it appears. */
export function FieldNote({ id, hint, error }: { id?: string; hint?: ReactNode; error?: ReactNode }) {
  if (!error) {
    return (
      <p id={id} className={styles.hint}>
        {hint}
      </p>
    );
  }
  return (
    <p id={id} className={styles.error} role="alert">
      <CircleAlert aria-hidden="true" />
      <span>{error}</span>
    </p>
  );
}

type Bare<Tag extends "input" | "textarea" | "select"> = Omit<ComponentProps<Tag>, "className" | "style">;

/** One line of text. `figures` sets it right-aligned in tabular figures. */
export function TextField({ figures, ...props }: FieldText & Bare<"input"> & { figures?: boolean | undefined }) {
  const [text, rest] = split(props);
  return (
    <Field {...text} id={rest.id}>
      {(ids) => <input {...rest} {...ids} className={classNames(styles.control, figures && styles.number)} />}
    </Field>
  );
}

/** Several lines of text. */
export function TextareaField(props: FieldText & Bare<"textarea">) {
  const [text, rest] = split(props);
  return (
    <Field {...text} id={rest.id}>
      {(ids) => <textarea {...rest} {...ids} className={classNames(styles.control, styles.area)} />}
    </Field>
  );
}

/** A choice of a few; the options are children. */
export function SelectField(props: FieldText & Bare<"select">) {
  const [text, rest] = split(props);
  return (
    <Field {...text} id={rest.id}>
      {(ids) => (
        <div className={styles.selectBox}>
          <select {...rest} {...ids} className={classNames(styles.control, styles.select)} />
          <ChevronDown aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}

/** A box to tick, with its label beside it; the whole line is pressable. */
export function CheckboxField({
  label,
  labelHidden,
  className,
  ...rest
}: Pick<FieldText, "label" | "labelHidden" | "className"> & Omit<Bare<"input">, "type">) {
  return (
    <label className={classNames(styles.check, className)}>
      <input {...rest} type="checkbox" />
      <span className={labelHidden ? "visually-hidden" : undefined}>{label}</span>
    </label>
  );
}

function split<Props extends FieldText>(props: Props): [FieldText, Omit<Props, keyof FieldText>] {
  const { label, labelHidden, hint, error, optional, className, ...rest } = props;
  return [{ label, labelHidden, hint, error, optional, className }, rest];
}
