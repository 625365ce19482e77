import { expect, test } from "vitest";
import { answerQuestion } from "#shared/documents/questions.ts";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

test("a deposit that is more than the whole is asked about, and holds only when it is meant", () => {
  const document = estimate(plainInput("portraits 350 and prints 90 four thousand dollar deposit holds the date"));
  expect(document.deposit).toBeNull();
  expect(document.terms.join(" ")).not.toMatch(/deposit due/);
  const question = document.questions.find(({ field }) => field === "deposit");
  expect(question?.choices?.map(({ label }) => label)).toEqual(["$4,000.00 deposit", "No deposit"]);
  expect(answerQuestion(document, question?.id ?? "", { choice: 0 }).deposit).toMatchObject({ amount: 400_000 });
  expect(answerQuestion(document, question?.id ?? "", { choice: 1 }).deposit).toBeNull();
});

test.each([
  ["one that is not", "portraits 350 and prints 90 two hundred dollar deposit holds the date"],
  [
    "one of a document whose lines wait",
    "Portraits, $350. Build a new frame for the hall. A $4,000 deposit holds the date.",
  ],
])("nothing is asked of %s", (_what, say) => {
  const { deposit, questions } = estimate(plainInput(say));
  expect(deposit).not.toBeNull();
  expect(questions.filter(({ field }) => field === "deposit")).toEqual([]);
});
