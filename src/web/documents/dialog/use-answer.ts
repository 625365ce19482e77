import { useState } from "react";
import { answerQuestion, type Choice } from "#shared/documents/questions.ts";
import type { Document } from "#shared/documents/schema.ts";
import type { SaveService } from "#shared/services/schema.ts";
import { dismissIt } from "../questions/answer-kind.ts";
import { useKeepPrice } from "./use-keep-price.ts";
import { useQuickUpdate } from "./use-quick-update.ts";

/** Answers a question and saves it at once, with its price for the price list if wished; both can be taken back. */
export function useAnswer(document: Document) {
  const { apply, isBusy } = useQuickUpdate(document);
  const keepPrice = useKeepPrice();
  const [askedId, setAskedId] = useState<string>();
  const answer = (questionId: string, choice: Choice, kept?: SaveService) => {
    setAskedId(questionId);
    const content = answerQuestion(document.content, questionId, choice);
    const said = whatWasDone(choice);
    apply({ content }, kept ? (undo) => keepPrice(kept, said, undo) : said);
  };
  return { answer, isBusy, savingId: isBusy ? askedId : undefined };
}

function whatWasDone(choice: Choice): string {
  if (choice === dismissIt) return "Question dismissed";
  return choice.change.remove ? "Left out" : `Answered: ${choice.label}`;
}
