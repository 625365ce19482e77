import { answerQuestion } from "#shared/documents/questions.ts";
import { documentContentSchema, type DocumentContent } from "#shared/documents/schema.ts";
import { amountsOf, takeAmount, type NaturalTalk } from "#shared/estimator/gold/natural-talk.ts";

/** So many documents go on after each tap, and so many taps are tried. */
const [WIDTH, MOST_TAPS] = [8, 12];

/** Every document that one tap on a choice makes of another. */
const afterTap = (content: DocumentContent): DocumentContent[] =>
  content.questions.flatMap(({ id, itemId, choices = [] }) =>
    itemId === undefined ? [] : choices.map((_, choice) => answerQuestion(content, id, { choice })),
  );

/** How many lines have an amount of the talk, less those that have another, and a little less for each that is open. */
function worth({ lines }: NaturalTalk, { items }: DocumentContent): number {
  const left = lines.flatMap(({ amount }) => amount ?? []);
  let all = 0;
  for (const { amount, optional } of items) {
    if (amount === null) all -= 0.1;
    if (amount === null || optional) continue;
    all += takeAmount(left, amount / 100) ? 1 : -2;
  }
  return all;
}

/** True when taps on the choices of a document's own questions can make all its amounts those of its talk. */
export function canBeTapped(talk: NaturalTalk, content: DocumentContent): boolean {
  const isRight = (one: DocumentContent) => amountsOf(talk, documentContentSchema.encode(one)) === "right";
  let documents = [content];
  for (let tap = 0; tap < MOST_TAPS && documents.length > 0; tap++) {
    const next = documents.flatMap(afterTap);
    if (next.some(isRight)) return true;
    documents = next.toSorted((one, other) => worth(talk, other) - worth(talk, one)).slice(0, WIDTH);
  }
  return false;
}
