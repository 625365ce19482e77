import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { documentContentSchema } from "#shared/documents/schema.ts";
import { calculateTotals } from "#shared/documents/totals.ts";
import { sumRows } from "#shared/documents/sum-rows.ts";
import { cents, formatMoney, sum, type Cents } from "#shared/money.ts";
import { convert, invoicedSoFar, type AcceptedSource, type EarlierInvoice } from "./conversion.ts";
import { offers } from "./sources.test-data.ts";

const TODAY = "2026-11-21";

/** What an owner may do: numbers choose lines and amounts of whatever there is. */
type Step =
  | { do: "lines"; pick: number }
  | { do: "deposit"; amount: number | null }
  | { do: "rest" }
  | { do: "delete"; pick: number }
  | { do: "lower"; pick: number; by: number };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant("lines" as const), pick: fc.integer({ min: 1, max: 511 }) }),
  fc.record({ do: fc.constant("deposit" as const), amount: fc.option(fc.integer({ min: 1, max: 90_000 })) }),
  fc.record({ do: fc.constant("rest" as const) }),
  fc.record({ do: fc.constant("delete" as const), pick: fc.nat(8) }),
  fc.record({ do: fc.constant("lower" as const), pick: fc.nat(8), by: fc.integer({ min: 1, max: 5_000 }) }),
);

function run(source: AcceptedSource, steps: readonly Step[]) {
  let invoices: EarlierInvoice[] = [];
  let made = 0;
  for (const one of steps) {
    if (one.do === "delete") invoices = invoices.filter((_, index) => index !== one.pick);
    else if (one.do === "lower")
      invoices = invoices.map((invoice, index) =>
        index === one.pick ? { ...invoice, amount: cents(Math.max(0, invoice.amount - one.by)) } : invoice,
      );
    else {
      const wish =
        one.do === "lines"
          ? {
              kind: "lines" as const,
              lines: source.content.items.filter((_, at) => one.pick & (1 << at)).map(({ id }) => id),
            }
          : one.do === "deposit"
            ? { kind: "deposit" as const, amount: one.amount === null ? null : cents(one.amount) }
            : { kind: "rest" as const };
      const converted = convert(source, invoices, wish, TODAY);
      if ("refused" in converted) continue;
      made += 1;
      const { kind, lines, content } = converted;
      // What is stored is what was computed, and every place that shows it shows the same.
      expect(documentContentSchema.decode(documentContentSchema.encode(content))).toEqual(content);
      expect(calculateTotals(content).amount).toBe(content.amount);
      const shown = new Map(sumRows(content).map(({ field, amount }) => [field, amount]));
      expect(shown.get("amount")).toBe(formatMoney(content.amount));
      expect(shown.get("balanceDue")).toBe(formatMoney(cents(content.amount - content.amountPaid)));
      expect(content.amountPaid).toBeLessThanOrEqual(content.amount);
      expect(content.items.every(({ optional }) => !optional)).toBe(true);
      const taken = new Set(invoices.flatMap((invoice) => invoice.lines));
      expect(lines.filter((id) => taken.has(id))).toEqual([]);
      invoices = [
        ...invoices,
        { number: `I-${made}`, kind, lines, amount: content.amount, paidAtFirst: content.amountPaid },
      ];
    }
    expect(invoicedSoFar(invoices)).toBeLessThanOrEqual(Math.max(0, source.accepted));
  }
  return invoices;
}

const sourceOf = (content: AcceptedSource["content"]): AcceptedSource => ({
  number: "Q-1001",
  type: "quote",
  content,
  accepted: content.amount,
  acceptedOn: TODAY,
});

describe("the invoices of an accepted offer", () => {
  test("never sum to more than was accepted, whatever is invoiced, deleted and lowered in whatever order", () => {
    fc.assert(
      fc.property(offers, fc.array(step, { maxLength: 12 }), (content, steps) => {
        const invoices = run(sourceOf(content), steps);
        expect(invoicedSoFar(invoices)).toBeLessThanOrEqual(Math.max(0, content.amount));
      }),
      { numRuns: 1000 },
    );
  });

  test("sum to what was accepted, to the cent, once the rest is invoiced", () => {
    fc.assert(
      fc.property(offers, fc.array(step, { maxLength: 8 }), (content, steps) => {
        fc.pre(content.amount > 0);
        const invoices = run(sourceOf(content), [...steps, { do: "rest" }]);
        expect(invoicedSoFar(invoices)).toBe(content.amount);
      }),
      { numRuns: 1000 },
    );
  });

  test("made line by line share discount and tax so that nothing is lost or won", () => {
    fc.assert(
      fc.property(offers, (content) => {
        const source = sourceOf(content);
        const steps = content.items.map((_, at) => ({ do: "lines" as const, pick: 1 << at }));
        const invoices = run(source, steps);
        const firmOnes = content.items.filter(({ optional }) => !optional);
        // With credits among them some lines are refused on the way: then something is left.
        fc.pre(firmOnes.length > 0 && invoices.length === firmOnes.length && content.amount > 0);
        expect(sum(invoices.map(({ amount }): Cents => amount))).toBe(content.amount);
      }),
      { numRuns: 1000 },
    );
  });

  test("take over what was paid already once", () => {
    fc.assert(
      fc.property(offers, fc.array(step, { maxLength: 6 }), (content, steps) => {
        const made = run(sourceOf(content), [
          ...steps.filter((one) => one.do !== "delete" && one.do !== "lower"),
          { do: "rest" },
        ]);
        expect(sum(made.map(({ paidAtFirst }) => paidAtFirst))).toBe(
          Math.max(0, Math.min(content.amountPaid, content.amount)),
        );
      }),
      { numRuns: 1000 },
    );
  });
});
