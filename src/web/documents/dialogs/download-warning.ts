import { nameLines } from "../document-notes.ts";

/** What is said before a download: of the lines without a price, and of so many questions that may change the sums. */
export function downloadWarning(lines: readonly number[], questions: number) {
  const asked = `${questions === 1 ? "A question" : `${questions} questions`} may still change the sums`;
  if (lines.length === 0) {
    return {
      title: asked,
      description: `Answer ${questions === 1 ? "it" : "them"} first, or download the PDF with the sums as they stand.`,
      confirm: "Download as it stands",
    };
  }
  const one = lines.length === 1;
  const prices = `${one ? "It has" : "They have"} no price yet`;
  return {
    title: `The PDF leaves out ${nameLines(lines)}`,
    description: `${prices}${questions === 0 ? "" : `, and ${lowerFirst(asked)}`}. Answer first, or download without ${one ? "it" : "them"}.`,
    confirm: "Download without",
  };
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
