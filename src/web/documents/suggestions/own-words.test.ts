import { expect, test } from "vitest";
import { applyOperations } from "#shared/documents/refine/apply.ts";
import type { DocumentContent } from "#shared/documents/schema.ts";
import { bathroom } from "../bathroom.fixture.ts";
import { ownWordsOf } from "./own-words.ts";

const { content } = bathroom();
const readAs = (id: string, text: string, of: DocumentContent = content) => ownWordsOf(id, of)?.read(text);

/** The document with what was typed done to it. */
function done(id: string, text: string, of: DocumentContent = content): DocumentContent {
  const read = readAs(id, text, of);
  if (!read || "message" in read) throw new Error(`${id} takes no ${text}`);
  return applyOperations(of, read.operations).content;
}

test("an address is told from a number, and what is neither is said", () => {
  expect(readAs("client-contact", " dana@whitfield.example ")).toEqual({
    operations: [{ op: "set_contact", field: "email", text: "dana@whitfield.example" }],
  });
  expect(readAs("client-contact", "(937) 555-0148")).toEqual({
    operations: [{ op: "set_contact", field: "phone", text: "(937) 555-0148" }],
  });
  expect(readAs("client-contact", "Dana")).toHaveProperty("message");
  expect(readAs("client-contact", "  ")).toHaveProperty("message");
});

test("names of no suggestion ask for nothing, nor what has nothing to ask about", () => {
  expect(ownWordsOf("constructor", content)).toBeUndefined();
  expect(ownWordsOf("questions", content)).toBeUndefined();
  expect(ownWordsOf("lump-sum", content)).toBeUndefined();
});

test("a tax is a rate, or a term when none is due", () => {
  expect(done("tax", "8.25%").tax?.percent).toBe(8_250);
  expect(done("tax", "0").terms.at(-1)).toBe("No sales tax is due.");
  expect(readAs("tax", "eight")).toHaveProperty("message");
  expect(readAs("tax", "101")).toHaveProperty("message");
});

test("a deposit is a share, or an amount", () => {
  expect(done("deposit", "40").deposit?.percent).toBe(40_000);
  expect(done("deposit", "$500").deposit).toEqual({ percent: null, amount: 50_000 });
  expect(readAs("deposit", "0")).toHaveProperty("message");
});

test("one price is split by what of it is material, and the sum stays", () => {
  const whole = done("lines", "Bathroom, 1150", { ...content, items: [], questions: [] });
  const split = done("lump-sum", "400", whole);
  expect(split.items.map(({ description, amount }) => [description, amount])).toEqual([
    ["Bathroom, labor", 75_000],
    ["Bathroom, materials", 40_000],
  ]);
  expect(split.subtotal).toBe(whole.subtotal);
  expect(readAs("lump-sum", "1150", whole)).toHaveProperty("message");
});

test("a line is typed with its price, or without one", () => {
  const empty = { ...content, items: [], questions: [] };
  expect(done("lines", "Fence repair $1,450", empty).items[0]).toMatchObject({
    description: "Fence repair",
    amount: 145_000,
  });
  expect(done("lines", "Fence repair", empty).questions).toHaveLength(1);
});

test("the price of the first line without one is asked for by its name", () => {
  expect(ownWordsOf("unpriced-lines", content)?.label).toMatch(/^Price of Toilet/);
  expect(done("unpriced-lines", "385").items.find(({ id }) => id === "i7")?.amount).toBe(38_500);
});
