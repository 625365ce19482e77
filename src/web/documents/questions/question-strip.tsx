import { useLayoutEffect, useRef, useState } from "react";
import type { DocumentContent } from "#shared/documents/schema.ts";
import type { SaveService } from "#shared/services/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { isFocusLost } from "#web/ui/lost-focus.ts";
import type { Choice } from "#shared/documents/questions.ts";
import { chosenTab } from "../dialog/chosen-tab.ts";
import { QUESTIONS_ID } from "./focus-questions.ts";
import { QuestionCard } from "./question-card.tsx";
import styles from "./questions.module.css";

type QuestionStripProps = {
  content: DocumentContent;
  /** The question whose answer is being saved. */
  savingId: string | undefined;
  isBusy: boolean;
  onAnswer: (questionId: string, choice: Choice, kept?: SaveService) => void;
  onShow: (itemId: string) => void;
  atOnce: number;
};

/** What is still open, on pink, before anything else. The first few are shown; the rest on demand. */
export function QuestionStrip({ content, savingId, isBusy, onAnswer, onShow, atOnce }: QuestionStripProps) {
  const [showsAll, setShowsAll] = useState(false);
  const { questions, items } = content;
  const strip = useFocusKept(questions.length);
  if (questions.length === 0) return null;
  const shown = showsAll ? questions : questions.slice(0, atOnce);
  const hidden = questions.length - shown.length;
  return (
    <section
      ref={strip}
      id={QUESTIONS_ID}
      tabIndex={-1}
      className={styles.strip}
      aria-label={`${questions.length} open ${questions.length === 1 ? "question" : "questions"}`}
    >
      <div className={styles.cards}>
        {shown.map((question) => (
          <QuestionCard
            key={question.id}
            question={question}
            item={items.find(({ id }) => id === question.itemId)}
            isSaving={savingId === question.id}
            isBusy={isBusy}
            onAnswer={(choice, kept) => onAnswer(question.id, choice, kept)}
            onShow={onShow}
          />
        ))}
      </div>
      {hidden > 0 && (
        <Button look="quiet" size="small" className={styles.more} onClick={() => setShowsAll(true)}>
          Show {hidden} more {hidden === 1 ? "question" : "questions"}
        </Button>
      )}
    </section>
  );
}

/**
 * The answer's button goes with its question: the focus stays before the next one, or behind the last one at the tab of
 * the view, and not at the dialog's beginning.
 */
function useFocusKept(count: number) {
  const strip = useRef<HTMLElement>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    if (count < before.current && isFocusLost()) (strip.current ?? chosenTab())?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return strip;
}
