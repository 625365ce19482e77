import { expect, test } from "vitest";
import { estimate } from "#shared/estimator/estimate.ts";
import { answerKindOf } from "./answer-kind.ts";
import { effectOf } from "./choice-effect.ts";

test("hours that are offered show what the line comes to, and which were written", () => {
  const { items, questions } = estimate({
    transcription: "Two days of labor at ninety five an hour.",
    catalogue: [],
    clients: [],
    businessInfo: null,
    today: "2026-11-25",
    includeLogo: false,
  });
  const offered = (questions[0]?.choices ?? []).map((choice) => ({ [choice.label]: effectOf(choice, items[0]) }));
  expect(offered).toContainEqual({ "8 hours a day": { amount: "$1,520.00", isWritten: true } });
  const typed = questions[0] && answerKindOf(questions[0], items[0])?.read("7.5");
  expect(typed?.ok && effectOf(typed.choice, items[0])).toEqual({ amount: "$1,425.00", isWritten: false });
  expect(offered).toContainEqual({ "10 hours a day": { amount: "$1,900.00", isWritten: false } });
});

test("a price that is offered says itself what it is", () => {
  expect(effectOf({ label: "$13.40", change: { unitPrice: 1340 as never } }, undefined)).toEqual({ isWritten: false });
});
