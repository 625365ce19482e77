import { BookOpen } from "lucide-react";
import { useRef, useState } from "react";
import type { LineItem, Question } from "#shared/documents/schema.ts";
import type { SaveService } from "#shared/services/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { AnswerForm } from "./answer-form.tsx";
import type { Choice } from "#shared/documents/questions.ts";
import { answerKindOf, dismissIt, leaveItOut } from "./answer-kind.ts";
import styles from "./questions.module.css";

type QuestionCardProps = {
  question: Question;
  item: LineItem | undefined;
  isSaving: boolean;
  isBusy: boolean;
  onAnswer: (choice: Choice, kept?: SaveService) => void;
  onShow: (itemId: string) => void;
};

/** One question: the choices as buttons, a field for one's own answer, and leaving the line out. */
export function QuestionCard({ question, item, isSaving, isBusy, onAnswer, onShow }: QuestionCardProps) {
  const [isTyping, setTyping] = useState(false);
  const typeButton = useRef<HTMLButtonElement>(null);
  const goBack = () => {
    setTyping(false);
    requestAnimationFrame(() => typeButton.current?.focus());
  };
  const kind = answerKindOf(question, item);
  const choices = question.choices ?? [];
  const offersRemoval = choices.some(({ change }) => change.remove);
  return (
    <article className={styles.card} aria-busy={isSaving || undefined}>
      <h3>
        {item === undefined ? (
          question.text
        ) : (
          <button type="button" className={styles.text} onClick={() => onShow(item.id)}>
            {question.text}
          </button>
        )}
      </h3>
      {isTyping && kind ? (
        <AnswerForm kind={kind} item={item} isSaving={isSaving} onAnswer={onAnswer} onCancel={goBack} />
      ) : (
        <div className={styles.choices}>
          {choices.map((choice) => (
            <Button
              key={choice.label}
              className={styles.choice}
              disabled={isBusy}
              icon={choice.source?.kind === "catalogue" && <BookOpen className={styles.book} aria-hidden="true" />}
              onClick={() => onAnswer(choice)}
            >
              {choice.label}
            </Button>
          ))}
          {kind && (
            <Button ref={typeButton} className={styles.choice} disabled={isBusy} onClick={() => setTyping(true)}>
              {kind.button}
            </Button>
          )}
          {!kind && choices.length === 0 && (
            <Button className={styles.choice} disabled={isBusy} onClick={() => onAnswer(dismissIt)}>
              {dismissIt.label}
            </Button>
          )}
          {kind?.mayLeaveOut && !offersRemoval && (
            <Button className={styles.choice} disabled={isBusy} onClick={() => onAnswer(leaveItOut)}>
              {leaveItOut.label}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
