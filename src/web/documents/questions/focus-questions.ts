export const QUESTIONS_ID = "open-questions";

/** Goes to the questions above the preview, once they are there. */
export const focusQuestions = () => requestAnimationFrame(() => document.getElementById(QUESTIONS_ID)?.focus());
