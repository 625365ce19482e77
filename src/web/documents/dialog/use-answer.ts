import { useState } from "react";
import { answerQuestion, type Choice } from "#shared/documents/questions.ts";
import type { Document } from "#shared/documents/schema.ts";
import { useQuickUpdate } from "./use-quick-update.ts";

/** Answers a question and saves it at once; the answer can be taken back. */
export function useAnswer(document: Document) {
  const { apply, isBusy } = useQuickUpdate(document);
  const [askedId, setAskedId] = useState<string>();
  const answer = (questionId: string, choice: Choice) => {
    setAskedId(questionId);
    const content = answerQuestion(document.content, questionId, choice);
    apply({ content }, choice.change.remove ? "Left out" : `Answered: ${choice.label}`);
  };
  return { answer, isBusy, savingId: isBusy ? askedId : undefined };
}
