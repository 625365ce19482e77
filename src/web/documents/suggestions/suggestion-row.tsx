import { useRef, useState } from "react";
import type { Operation } from "#shared/documents/refine/operations.ts";
import type { Suggestion } from "#shared/documents/suggestions/schema.ts";
import { Link } from "wouter";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { InlineForm } from "../inline-form.tsx";
import type { OwnWords } from "./own-words.ts";
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
  /** What the user may say here: instead of what can be applied, or because nothing can. */
  words: OwnWords | undefined;
  /** Does what the user's own words say. */
  onOwnWords: (operations: readonly Operation[]) => void;
  onEdit: () => void;
};

/** One suggestion: what, why, and a button that does it; what only the user knows is asked for in its place. */
export function SuggestionRow({
  suggestion,
  isBusy,
  onApply,
  onAnswer,
  elsewhere,
  words,
  onOwnWords,
  onEdit,
}: SuggestionRowProps) {
  const [isTyping, setTyping] = useState(false);
  const asks = useRef<HTMLButtonElement>(null);
  const goBack = () => {
    setTyping(false);
    requestAnimationFrame(() => asks.current?.focus());
  };
  const named = (name: string) => `${name}: ${suggestion.title}`;
  const action = onApply
    ? { name: "Apply", act: onApply }
    : onAnswer
      ? { name: "Answer", act: onAnswer }
      : words
        ? undefined
        : { name: "Edit", act: onEdit };
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
        {isTyping && words && (
          <div className={styles.form}>
            <InlineForm
              label={words.label}
              isFigure={words.isFigure}
              submit={words.submit}
              isBusy={isBusy}
              onSubmit={(text) => {
                const read = words.read(text);
                if ("message" in read) return read;
                onOwnWords(read.operations);
                return undefined;
              }}
              onCancel={goBack}
            />
          </div>
        )}
      </div>
      <div className={styles.actions}>
        {elsewhere !== undefined && !isBusy ? (
          <Link href={elsewhere} className={buttonClass({})} aria-label={named("Edit")}>
            Edit
          </Link>
        ) : (
          <>
            {action && !isTyping && (
              <Button disabled={isBusy} aria-label={named(action.name)} onClick={action.act}>
                {action.name}
              </Button>
            )}
            {words && !isTyping && !onAnswer && (
              <Button
                ref={asks}
                look={action ? "quiet" : "plain"}
                disabled={isBusy}
                aria-label={named(words.button)}
                onClick={() => setTyping(true)}
              >
                {words.button}
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  );
}
