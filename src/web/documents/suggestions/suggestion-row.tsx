import type { Suggestion } from "#shared/documents/suggestions/schema.ts";
import { Link } from "wouter";
import { Button, buttonClass } from "#web/ui/button.tsx";
import styles from "./suggestions.module.css";

const priorities: Record<Suggestion["priority"], string> = { high: "High", medium: "Medium", low: "Low" };

const categories: Record<Suggestion["category"], string> = {
  pricing: "Pricing",
  content: "Content",
  structure: "Structure",
  professionalism: "Professionalism",
  clarity: "Clarity",
  completeness: "Completeness",
};

type SuggestionRowProps = {
  suggestion: Suggestion;
  isBusy: boolean;
  /** Undefined where it takes the user's own words or figures. */
  onApply: (() => void) | undefined;
  /** Undefined where the document does not ask for them itself. */
  onAnswer: (() => void) | undefined;
  /** The page that holds what is missing; undefined where the document does. */
  elsewhere: string | undefined;
  onEdit: () => void;
};

/** One suggestion: what, why, and a button where it can be done without more questions. */
export function SuggestionRow({ suggestion, isBusy, onApply, onAnswer, elsewhere, onEdit }: SuggestionRowProps) {
  const name = onApply ? "Apply" : onAnswer ? "Answer" : "Edit";
  const act = onApply ?? onAnswer ?? onEdit;
  const label = `${name}: ${suggestion.title}`;
  return (
    <li className={styles.row}>
      <p className={styles.meta}>
        <b data-priority={suggestion.priority}>{priorities[suggestion.priority]}</b>
        <span>{categories[suggestion.category]}</span>
      </p>
      <div className={styles.what}>
        <h3>{suggestion.title}</h3>
        <p>{suggestion.description}</p>
        <p className={styles.change}>{suggestion.suggestedChange}</p>
        <p className={styles.why}>{suggestion.rationale}</p>
      </div>
      {elsewhere !== undefined && !isBusy ? (
        <Link href={elsewhere} className={buttonClass({})} aria-label={label}>
          {name}
        </Link>
      ) : (
        <Button disabled={isBusy} aria-label={label} onClick={act}>
          {name}
        </Button>
      )}
    </li>
  );
}
