import { BookOpen, Check } from "lucide-react";
import { useRef, useState } from "react";
import type { LineItem, Question } from "#shared/documents/schema.ts";
import type { SaveService } from "#shared/services/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { AnswerForm } from "./answer-form.tsx";
import type { Choice } from "#shared/documents/questions.ts";
import { effectOf } from "./choice-effect.ts";
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
  const button = (choice: Choice) => (
    <ChoiceButton key={choice.label} choice={choice} item={item} isBusy={isBusy} onPress={() => onAnswer(choice)} />
  );
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
          {choices.filter((choice) => !chargesNothing(choice)).map(button)}
          {kind && (
            <Button ref={typeButton} className={styles.choice} disabled={isBusy} onClick={() => setTyping(true)}>
              {kind.button}
            </Button>
          )}
          {choices.filter(chargesNothing).map(button)}
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

/** The line costs nothing then, or goes: what fewest want, and so behind a price of one's own. */
const chargesNothing = ({ change: { remove, unitPrice, amount } }: Choice): boolean =>
  remove === true || (unitPrice ?? amount) === 0;

type ChoiceButtonProps = { choice: Choice; item: LineItem | undefined; isBusy: boolean; onPress: () => void };

/** A choice, with what the line comes to by it. */
function ChoiceButton({ choice, item, isBusy, onPress }: ChoiceButtonProps) {
  const { amount, isWritten } = effectOf(choice, item);
  const isListed = choice.source?.kind === "catalogue";
  return (
    <Button
      className={styles.choice}
      disabled={isBusy}
      icon={
        isListed ? <BookOpen className={styles.book} aria-hidden="true" /> : isWritten && <Check aria-hidden="true" />
      }
      onClick={onPress}
    >
      <span>
        {choice.label}
        {amount !== undefined && (
          <>
            <span className="visually-hidden">, </span>
            <small className={styles.effect}>{amount}</small>
          </>
        )}
        {isWritten && <span className="visually-hidden">, as written</span>}
      </span>
    </Button>
  );
}
