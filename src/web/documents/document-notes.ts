import { moneyQuestions } from "#shared/documents/money-questions.ts";
import type { Document, DocumentContent, LineItem } from "#shared/documents/schema.ts";
import { lineAmount } from "#shared/documents/totals.ts";

/** Numbers, from 1, of the lines without a price: the PDF leaves them out. */
export const openLineNumbers = (items: readonly LineItem[]): number[] =>
  items.flatMap((item, index) => (lineAmount(item) === null ? [index + 1] : []));

/** What the paper leaves out, and the questions that may still change its sums: of a signed one nothing is asked. */
export const openOnPaper = ({ content, isSigned }: Pick<Document, "content" | "isSigned">) => ({
  lines: openLineNumbers(content.items),
  questions: isSigned ? [] : moneyQuestions(content),
});

/** "1, 3, and 7". */
export const conjunction = new Intl.ListFormat("en-US", { type: "conjunction" });

/** Three and more in a row are told by the first and the last of them. */
const ROW = 3;

/** "line 7", "lines 3 and 7", or "lines 1, 3 to 6, and 9". */
export function nameLines(numbers: readonly number[]): string {
  const parts: string[] = [];
  for (let from = 0; from < numbers.length;) {
    const first = numbers[from] ?? 0;
    let count = 1;
    while (numbers[from + count] === first + count) count += 1;
    if (count < ROW) count = 1;
    parts.push(count === 1 ? String(first) : `${first} to ${first + count - 1}`);
    from += count;
  }
  return `${numbers.length === 1 ? "line" : "lines"} ${conjunction.format(parts)}`;
}

/** What is open, in one sentence: "2 questions open, the PDF leaves out line 7." Empty when nothing is. */
export function openNote({ items, questions }: Pick<DocumentContent, "items" | "questions">): string {
  const open = openLineNumbers(items);
  const parts = [
    ...(questions.length > 0 ? [`${questions.length} ${questions.length === 1 ? "question" : "questions"} open`] : []),
    ...(open.length > 0 ? [`the PDF leaves out ${nameLines(open)}`] : []),
  ];
  const sentence = parts.join(", ");
  return sentence === "" ? "" : `${sentence[0]?.toUpperCase() ?? ""}${sentence.slice(1)}.`;
}
