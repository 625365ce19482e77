import { returnFocusTo } from "#web/ui/use-focus-return.ts";

export const QUESTIONS_ID = "open-questions";

/** Goes to the questions above the preview, once they are there; the dialog that asked, if one does, closes to them. */
export function focusQuestions({ fromDialog = false } = {}): void {
  if (fromDialog) returnFocusTo(QUESTIONS_ID);
  else requestAnimationFrame(() => document.getElementById(QUESTIONS_ID)?.focus());
}
