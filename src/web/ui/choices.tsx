import styles from "./choices.module.css";

export type Choice<Value> = { value: Value; label: string; count?: string | undefined };
type ChoicesProps<Value> = {
  label: string;
  choices: readonly Choice<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** A few choices in a row, of which one holds: such as the statuses of a list with their counts. */
export const Choices = <Value extends string | number | undefined>(props: ChoicesProps<Value>) => (
  <div className={styles.choices} role="group" aria-label={props.label}>
    {props.choices.map(({ value, label, count }) => (
      <button
        key={label}
        type="button"
        className={styles.choice}
        aria-pressed={value === props.chosen}
        onClick={() => props.onChoose(value)}
      >
        {label} <ChoiceCount count={count} />
      </button>
    ))}
  </div>
);

/** How many a choice is of; nothing while that is not known. */
export const ChoiceCount = ({ count }: { count: string | undefined }) =>
  count === undefined ? null : <span className={styles.count}>{count}</span>;
