import { expect, test } from "vitest";
import { sampleContent } from "#shared/documents/refine/sample.test-data.ts";
import { dueDay, dueDaysOf, withDueDay } from "./due.ts";

test.each([
  ["Net 15", 15],
  ["Terms: net-30", 30],
  ["NET 7 days", 7],
  ["Payment is due on receipt.", 0],
  ["Payment is due upon receipt", 0],
  ["Payable immediately", 0],
  ["Payment due within 14 days of the invoice date.", 14],
  ["Please pay in 10 days.", 10],
  ["45 days from invoice", 45],
  ["40% deposit before work starts", null],
  ["Work is done within 10 days.", null],
  ["Net 900", null],
])("“%s” gives %s days", (term, days) => {
  expect(dueDaysOf(["Permits are not included.", term])).toBe(days);
});

test("the first term that says so counts, and a month is usual", () => {
  expect(dueDay(["Net 15", "Net 60"], "2026-11-21")).toBe("2026-12-06");
  expect(dueDay([], "2026-11-21")).toBe("2026-12-21");
});

test("the day follows the terms of an invoice, and a day that was set stays", () => {
  const quote = sampleContent({ quote_type: "quote", terms: ["Net 30"], validUntil: "2026-12-01" });
  const invoice = { ...quote, quote_type: "invoice" as const };
  const net15 = { ...invoice, terms: ["Net 15"] };
  expect(withDueDay(quote, quote, "2026-11-21").validUntil).toBe("2026-12-01");
  expect(withDueDay(quote, net15, "2026-11-21").validUntil).toBe("2026-12-06");
  expect(withDueDay(invoice, net15, "2026-11-21").validUntil).toBe("2026-12-06");
  expect(withDueDay(invoice, { ...invoice, title: "New" }, "2026-11-21").validUntil).toBe("2026-12-01");
  expect(withDueDay(invoice, { ...net15, validUntil: "2027-01-01" }, "2026-11-21").validUntil).toBe("2027-01-01");
});

test("a day that the terms name is the day, the last one where there are two", () => {
  expect(dueDay(["Net 15", "Due on Dec 15, 2026"], "2026-11-21")).toBe("2026-12-15");
  expect(dueDay(["Due on Dec 15, 2026", "Due on Dec 20, 2026"], "2026-11-21")).toBe("2026-12-20");
  expect(dueDay(["Due on Feb 30, 2027"], "2026-11-21")).toBe("2026-12-21");
  // made from an estimate after the day that its terms named
  expect(dueDay(["Due on Dec 15, 2026"], "2026-12-20")).toBe("2026-12-20");
  const quote = sampleContent({ quote_type: "quote", terms: ["Due on Dec 15, 2026"], validUntil: "2026-12-01" });
  const invoice = { ...quote, quote_type: "invoice" as const };
  expect(withDueDay(quote, invoice, "2026-11-21").validUntil).toBe("2026-12-15");
  expect(withDueDay(invoice, { ...invoice, terms: ["Due on Jan 4, 2027"] }, "2026-11-21").validUntil).toBe(
    "2027-01-04",
  );
});
