import { expect, test } from "vitest";
import type { Question } from "#shared/documents/schema.ts";
import { cents, thousandths } from "#shared/money.ts";
import { bathroom } from "../bathroom.fixture.ts";
import { answerKindOf } from "./answer-kind.ts";

const { items } = bathroom().content;
const itemOf = (id: string) => items.find((item) => item.id === id);
function kindOf(asked: Question, itemId?: string) {
  const kind = answerKindOf(asked, itemId === undefined ? undefined : itemOf(itemId));
  if (kind === null) throw new Error("This question takes no typed answer.");
  return kind;
}
const question = (rest: Partial<Question>): Question => ({ id: "q", text: "What?", ...rest });

test("a price is typed in dollars and may be left out", () => {
  const kind = kindOf(question({ itemId: "i7", field: "unitPrice" }), "i7");
  expect(kind).toMatchObject({ button: "Type a price", mayLeaveOut: true });
  expect(kind.read("1,200.50")).toMatchObject({ ok: true, choice: { change: { unitPrice: 120050 } } });
  expect(kind.read("").ok).toBe(false);
  expect(kind.read("lots").ok).toBe(false);
});

test("a length of work is typed in hours", () => {
  const kind = kindOf(question({ itemId: "i5", field: "quantity" }), "i5");
  expect(kind).toMatchObject({ button: "Type hours", mayLeaveOut: false });
  expect(kind.read("7.5")).toMatchObject({ choice: { change: { quantity: 7500 } } });
});

test("a count that is typed has the price that was said with those on offer", () => {
  const choices = [50, 100].map((count) => ({
    label: String(count),
    change: { quantity: thousandths(count * 1000), unitPrice: cents(150) },
  }));
  const asked = question({ itemId: "i7", field: "quantity", choices });
  expect(kindOf(asked, "i7").read("37")).toMatchObject({
    choice: { label: "37", change: { quantity: 37_000, unitPrice: 150 } },
  });
  expect(kindOf(question({ itemId: "i7", field: "quantity" }), "i7").read("37")).toEqual({
    ok: true,
    choice: { label: "37", change: { quantity: 37_000 }, source: { kind: "edited" } },
  });
});

test("hours of a day are those of each day that is asked about", () => {
  const kind = kindOf(question({ itemId: "i5", field: "quantity", days: thousandths(2000) }), "i5");
  expect(kind).toMatchObject({ button: "Type hours", label: "Hours a day" });
  expect(kind.read("7.5")).toMatchObject({ choice: { label: "7.5 hours a day", change: { quantity: 15_000 } } });
  expect(kind.read("30")).toMatchObject({ ok: false });
  expect(kind.read("")).toMatchObject({ ok: false });
});

test("a question about the document asks for percent, money or words", () => {
  const percent = question({
    field: "tax",
    choices: [{ label: "8%", change: { percent: bathroom().content.discount?.percent ?? undefined } }],
  });
  expect(kindOf(percent).read("8.25%")).toMatchObject({ choice: { change: { percent: 8250 } } });
  expect(kindOf(question({ field: "deposit" })).read("$500")).toMatchObject({
    choice: { change: { amount: 50000 } },
  });
  expect(kindOf(question({ field: "client" })).read(" Ann ")).toMatchObject({
    choice: { change: { text: "Ann" } },
  });
});

test("a percentage sign decides over what was asked, and days must exist", () => {
  expect(kindOf(question({ field: "deposit" })).read("40%")).toMatchObject({ choice: { change: { percent: 40_000 } } });
  expect(kindOf(question({ field: "validUntil" })).read("2026-02-30").ok).toBe(false);
});

test("a rate of tax is typed as a percentage, and what no field takes is not typed at all", () => {
  const tax = kindOf(question({ field: "tax" }));
  expect(tax.button).toBe("Type a percentage");
  expect(tax.read("7.25")).toMatchObject({ choice: { change: { percent: 7250 } } });
  expect(tax.read("8.875%")).toMatchObject({ choice: { change: { percent: 8875 } } });
  for (const field of [undefined, "amount"]) expect(answerKindOf(question({ field }), undefined)).toBeNull();
});

test.each([
  [question({ itemId: "i7", field: "unitPrice" }), "120", "$120.00"],
  [question({ itemId: "i5", field: "quantity" }), "07.50", "7.5"],
  [question({ field: "tax" }), "8.250", "8.25%"],
  [question({ field: "deposit" }), "1500", "$1,500.00"],
])("what was typed is said back as it is written in the document: %#", (asked, typed, label) => {
  expect(kindOf(asked, asked.itemId).read(typed)).toMatchObject({ choice: { label } });
});

test("yes or no is not typed", () => {
  expect(answerKindOf(question({ itemId: "i5", field: "optional" }), itemOf("i5"))).toBeNull();
});
