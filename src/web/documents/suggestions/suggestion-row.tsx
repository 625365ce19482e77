import { useRef, useState } from "react";
import type { Operation } from "#shared/documents/refine/operations.ts";
import type { Suggestion } from "#shared/documents/suggestions/schema.ts";
import { Link } from "wouter";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { OwnWordsForm } from "./own-words-form.tsx";
import { ownWordsOf } from "./own-words.ts";
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
  /** Does what the user's own words say. */
  onOwnWords: (operation: Operation) => void;
  onEdit: () => void;
};

/** One suggestion: what, why, and a button where it can be done without more questions. */
export function SuggestionRow({
  suggestion,
  isBusy,
  onApply,
  onAnswer,
  elsewhere,
  onOwnWords,
  onEdit,
}: SuggestionRowProps) {
  const [isTyping, setTyping] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const words = (onApply ?? onAnswer) ? undefined : ownWordsOf(suggestion.id);
  const name = onApply ? "Apply" : onAnswer ? "Answer" : words ? "Add" : "Edit";
  const act = onApply ?? onAnswer ?? (words ? () => setTyping(true) : onEdit);
  const goBack = () => {
    setTyping(false);
    requestAnimationFrame(() => button.current?.focus());
  };
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
        {isTyping && words && <OwnWordsForm words={words} isBusy={isBusy} onDone={onOwnWords} onCancel={goBack} />}
      </div>
      {elsewhere !== undefined && !isBusy ? (
        <Link href={elsewhere} className={buttonClass({})} aria-label={label}>
          {name}
        </Link>
      ) : isTyping ? null : (
        <Button ref={button} disabled={isBusy} aria-label={label} onClick={act}>
          {name}
        </Button>
      )}
    </li>
  );
}
