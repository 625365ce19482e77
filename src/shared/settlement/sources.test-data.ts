import * as fc from "fast-check";
import { sampleContent } from "#shared/documents/refine/sample.test-data.ts";
import type { Adjustment, DocumentContent, LineItem } from "#shared/documents/schema.ts";
import { withTotals } from "#shared/documents/totals.ts";
import { milliPercent, cents, thousandths } from "#shared/money.ts";

const line: fc.Arbitrary<Omit<LineItem, "id">> = fc.record({
  description: fc.constantFrom("Tile the floor", "Paint the hall", "Haul it away"),
  quantity: fc.integer({ min: 1, max: 40_000 }).map(thousandths),
  unit: fc.constantFrom(null, "hour", "sq ft"),
  unitPrice: fc.option(fc.integer({ min: -20_000, max: 900_000 }).map(cents), { freq: 8 }),
  amount: fc.constant(null),
  category: fc.constantFrom("labor", "material", "travel", "service", "fee"),
  optional: fc.boolean(),
  sources: fc.constant({}),
});

const adjustment: fc.Arbitrary<Adjustment | null> = fc.option(
  fc.oneof(
    fc.integer({ min: 1, max: 30_000 }).map((share) => ({ percent: milliPercent(share), amount: cents(0) })),
    fc.integer({ min: 1, max: 50_000 }).map((amount) => ({ percent: null, amount: cents(amount) })),
  ),
);

/** Offers as they come: options, credits, discount, tax and deposit in percent or as an amount, something paid. */
export const offers: fc.Arbitrary<DocumentContent> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 9 }),
    discount: adjustment,
    tax: adjustment,
    deposit: adjustment,
    amountPaid: fc.constantFrom(0, 0, 5_000).map(cents),
  })
  .map(({ lines, ...sums }) =>
    withTotals({
      ...sampleContent(),
      ...sums,
      quote_type: "quote",
      questions: [],
      items: lines.map((item, index) => ({ ...item, id: `i${index + 1}` })),
    }),
  );
