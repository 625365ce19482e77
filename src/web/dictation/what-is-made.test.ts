import { expect, test } from "vitest";
import { bathroom } from "../documents/bathroom.fixture.ts";
import { typeOf, whatSmartMakes, withArticle } from "./what-is-made.ts";

const heard = (type: "quote" | "invoice") => ({ content: { ...bathroom().content, quote_type: type } });

test("the words decide what Smart Quote makes, and the other two make what they say", () => {
  expect(typeOf("smart", heard("invoice"))).toBe("invoice");
  expect(typeOf("smart", { content: null })).toBe("quote");
  expect(typeOf("estimate", heard("invoice"))).toBe("estimate");
  expect(whatSmartMakes(heard("invoice"))).toContain("here, an invoice.");
  expect(withArticle("quote")).toBe("a quote");
});
