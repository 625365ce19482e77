import { expect, test } from "vitest";
import type { Question } from "#shared/documents/schema.ts";
import { bathroom } from "../bathroom.fixture.ts";
import { answerKindOf } from "./answer-kind.ts";

const { items } = bathroom().content;
const itemOf = (id: string) => items.find((item) => item.id === id);
const question = (rest: Partial<Question>): Question => ({ id: "q", text: "What?", ...rest });

test("a price is typed in dollars and may be left out", () => {
  const kind = answerKindOf(question({ itemId: "i7", field: "unitPrice" }), itemOf("i7"));
  expect(kind).toMatchObject({ button: "Type a price", mayLeaveOut: true });
  expect(kind.read("1,200.50")).toMatchObject({ ok: true, choice: { change: { unitPrice: 120050 } } });
  expect(kind.read("").ok).toBe(false);
  expect(kind.read("lots").ok).toBe(false);
});

test("a length of work is typed in hours", () => {
  const kind = answerKindOf(question({ itemId: "i5", field: "quantity" }), itemOf("i5"));
  expect(kind).toMatchObject({ button: "Type hours", mayLeaveOut: false });
  expect(kind.read("7.5")).toMatchObject({ choice: { change: { quantity: 7500 } } });
});

test("a question about the document asks for percent, money or words", () => {
  const percent = question({
    field: "tax",
    choices: [{ label: "8%", change: { percent: bathroom().content.discount?.percent ?? undefined } }],
  });
  expect(answerKindOf(percent, undefined).read("8.25%")).toMatchObject({ choice: { change: { percent: 825 } } });
  expect(answerKindOf(question({ field: "deposit" }), undefined).read("$500")).toMatchObject({
    choice: { change: { amount: 50000 } },
  });
  expect(answerKindOf(question({ field: "client" }), undefined).read(" Ann ")).toMatchObject({
    choice: { change: { text: "Ann" } },
  });
});
