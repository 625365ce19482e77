import type { Printed } from "#shared/documents/page-words.ts";
import { documentContentSchema, type LineItem } from "#shared/documents/schema.ts";
import { adjustmentOfPercent, withTotals } from "#shared/documents/totals.ts";
import { milliPercentFromPercent, cents, thousandths } from "#shared/money.ts";
import type { Profile } from "#shared/profile/schema.ts";

const line = (description: string, units: number, unit: string | null, dollars: number): LineItem => ({
  id: description,
  description,
  quantity: thousandths(units * 1000),
  unit,
  unitPrice: cents(dollars * 100),
  amount: null,
  category: "service",
  optional: false,
  sources: {},
});

const sample = withTotals(
  documentContentSchema.decode({
    schemaVersion: 1,
    title: "Deck and stairs, 42 Oak Street",
    description: "New cedar deck with rail and stairs. The old one comes out and goes away.",
    client: "Dana Whitfield",
    contact: { email: "dana@example.com", phone: "(937) 555-0117", address: "42 Oak Street, Dayton, Ohio" },
    quote_type: "quote",
    job_description: "",
    items: [],
    subtotal: 0,
    discount: null,
    tax: null,
    deposit: null,
    amountPaid: 0,
    amount: 0,
    total_cost: 0,
    labor_hours: 0,
    hourly_rate: null,
    material_costs: 0,
    travel_time_hours: 0,
    travel_cost: 0,
    scope: ["Take out the old deck and haul it away", "Set every post in concrete"],
    approach: [],
    differentiators: [],
    terms: ["40% to schedule, the rest when it is done"],
    notes: "",
    timeline: "Two weeks from the start",
    validUntil: "2026-12-18",
    includeLogo: true,
    businessInfo: null,
    questions: [],
    sources: {},
    generator: { name: "sample", ms: 0 },
  }),
);

const firm = {
  businessName: "Your business name",
  email: "office@yourbusiness.example",
  phone: "(555) 555-0148",
  address: "118 Linden Avenue, Dayton, Ohio",
  website: null,
  logoUrl: null,
};

/** A document for accounts that have none yet, under their own name as far as it is known. */
export const sampleDocument = (profile: Profile | null): Printed => ({
  number: "Q-1001",
  type: "quote",
  status: "draft",
  createdOn: "2026-11-18",
  content: withTotals({
    ...sample,
    items: [
      line("Tear-out and haul-off", 1, null, 850),
      line("Cedar deck boards, laid", 320, "sq ft", 19.5),
      line("Rail with balusters", 48, "ft", 42),
      line("Stairs, four steps", 1, null, 640),
      line("Post and footing", 9, "each", 110),
    ],
    discount: adjustmentOfPercent(milliPercentFromPercent(5)),
    deposit: adjustmentOfPercent(milliPercentFromPercent(40)),
    businessInfo: profile ? { ...firm, ...profile } : firm,
  }),
});
