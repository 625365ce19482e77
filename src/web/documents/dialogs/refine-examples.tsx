import { Button } from "#web/ui/button.tsx";
import styles from "./lists.module.css";

const examples = ["Take 10% off", "Add delivery for $85", "Good for 15 days", "Remove the last line"];

type ExamplesProps = { disabled?: boolean; onChoose: (words: string) => void };

/** What can be said to change a document. */
export function Examples({ disabled = false, onChoose }: ExamplesProps) {
  return (
    <div className={styles.examples} role="group" aria-label="Examples">
      {examples.map((example) => (
        <Button
          key={example}
          size="small"
          className={styles.example}
          disabled={disabled}
          onClick={() => onChoose(example)}
        >
          {example}
        </Button>
      ))}
    </div>
  );
}
