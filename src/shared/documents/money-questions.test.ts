import { expect, test } from "vitest";
import { estimate } from "#shared/estimator/estimate.ts";
import { moneyQuestions } from "./money-questions.ts";
import type { Question } from "./schema.ts";

const contentOf = (transcription: string) =>
  estimate({ transcription, catalogue: [], clients: [], businessInfo: null, today: "2026-11-25", includeLogo: false });

test("a tax that was said and not answered touches the money", () => {
  const content = contentOf("Quote for Jo. Twelve outlets at 85 each. Tax 8.25 percent on materials.");
  expect(content.tax).toBeNull();
  expect(moneyQuestions(content).map(({ field }) => field)).toEqual(["tax"]);
});

test("hours that were taken for granted do too, and a line without a price is named as such already", () => {
  const content = contentOf("Quote for Jo. Two days labor at 95 an hour. New toilet in the corner.");
  expect(content.questions.length).toBeGreaterThan(1);
  expect(moneyQuestions(content).map(({ field }) => field)).toEqual(["quantity"]);
});

test("names, days and words cost nothing, unless a choice says so", () => {
  const asked = (rest: Partial<Question>): Question => ({ id: "q", text: "What?", ...rest });
  const questions = ["client", "timeline", "validUntil", "terms", undefined].map((field) => asked({ field }));
  expect(moneyQuestions({ items: [], questions })).toEqual([]);
  const charged = asked({ field: "terms", choices: [{ label: "Left out", change: { remove: true } }] });
  expect(moneyQuestions({ items: [], questions: [charged] })).toEqual([charged]);
});
