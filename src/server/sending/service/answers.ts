import type { Ctx } from "#server/context.ts";
import { DAY_MS } from "#shared/dates.ts";
import { answerKinds, type Answer } from "#shared/sending/answers.ts";
import { listAnswerRows } from "../store/answers.ts";
import { happeningOf } from "./state.ts";

/** Older ones are no news. */
const NEWS_MS = 14 * DAY_MS;
const MOST_ANSWERS = 20;

/** What clients answered lately and what still stands, newest first. */
export async function listAnswers(ctx: Ctx): Promise<Answer[]> {
  const rows = await listAnswerRows(ctx, new Date(ctx.now().getTime() - NEWS_MS), MOST_ANSWERS);
  return rows.flatMap(({ documentId, number, type, title, ...event }) => {
    const kind = answerKinds.find((one) => one === event.kind);
    return kind ? happeningOf(event).map((said) => ({ ...said, documentId, number, type, title, kind })) : [];
  });
}
