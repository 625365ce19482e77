import { cents, thousandths } from "#shared/money.ts";
import type { DocumentContent, LineItem } from "../schema.ts";
import { withTotals } from "../totals.ts";

type Change = Partial<LineItem> & { price?: number | null };

/** A line for tests; `price` in dollars. */
export function testLine(id: string, description: string, { price = 100, ...rest }: Change = {}): LineItem {
  const unitPrice = price === null ? null : cents(Math.round(price * 100));
  return {
    id,
    description,
    quantity: thousandths(1000),
    unit: null,
    unitPrice,
    amount: null,
    category: "service",
    optional: false,
    sources: price === null ? {} : { unitPrice: { kind: "spoken", start: 0, end: 5, text: "words" } },
    ...rest,
  };
}

/** A document with lines of every kind: counted, hourly, flat, by the foot, unpriced; 10 % discount, no tax. */
export function sampleContent(change: Partial<DocumentContent> = {}): DocumentContent {
  const zero = cents(0);
  return withTotals({
    schemaVersion: 1,
    title: "Backyard fence and outlets",
    description: "Vinyl fence and outlets for Tom Becker. The work covers the fence, a gate and outlets.",
    client: "Tom Becker",
    contact: null,
    quote_type: "quote",
    job_description: "",
    items: [
      testLine("i1", "Outlets", { quantity: thousandths(12_000), price: 140 }),
      testLine("i2", "Labor", { quantity: thousandths(6000), unit: "hour", price: 85, category: "labor" }),
      testLine("i3", "Walk gate", { price: 310 }),
      testLine("i4", "Vinyl fence", { quantity: thousandths(85_000), unit: "linear ft", price: 28 }),
      testLine("i5", "Gutter guards", { price: 650 }),
      testLine("i6", "Materials", { price: 420, category: "material" }),
      testLine("i7", "Haul away", { price: null }),
    ],
    subtotal: zero,
    discount: { percent: null, amount: cents(20_000) },
    tax: null,
    deposit: null,
    amountPaid: zero,
    amount: zero,
    total_cost: zero,
    labor_hours: thousandths(0),
    hourly_rate: null,
    material_costs: zero,
    travel_time_hours: thousandths(0),
    travel_cost: zero,
    scope: ["Install outlets"],
    approach: [],
    differentiators: [],
    terms: ["Net 30", "50% deposit before work starts", "Permits are not included."],
    notes: "",
    timeline: "Four days",
    validUntil: "2026-12-21",
    includeLogo: true,
    businessInfo: null,
    questions: [
      { id: "q1", text: "What does hauling cost?", itemId: "i7", field: "unitPrice" },
      { id: "q2", text: "Is tax due?", field: "tax" },
      { id: "q3", text: "How many outlets?", itemId: "i1", field: "quantity" },
    ],
    sources: {},
    generator: { name: "estimator", ms: 0 },
    ...change,
  });
}

export const refineContext = {
  today: "2026-11-21",
  businessInfo: null,
  catalogue: [
    {
      id: "s1",
      name: "Drain cleaning",
      description: null,
      hourlyRate: null,
      fixedRate: cents(18_900),
      category: "Plumbing",
    },
    {
      id: "s2",
      name: "Plumbing labor",
      description: null,
      hourlyRate: cents(11_000),
      fixedRate: null,
      category: "Plumbing",
    },
  ],
};
