import { z } from "zod";
import { documentSchema, type Document } from "#shared/documents/schema.ts";
import type { Source } from "#shared/documents/source.ts";

/** A spoken bathroom job with one price from the list, one assumed day and one line without a price. For tests. */
const transcription =
  "Bathroom for Maria Okafor, one eighteen Linden. Gut it and haul it off, eleven fifty. Sixty-four square foot of " +
  "porcelain on the floor at fourteen fifty a foot, shower walls ninety-six foot at eighteen. Vanity's thirteen forty " +
  "set. Two days of plumbing, an exhaust fan, new toilet in the corner. Take five percent off, forty percent down.";

export function said(words: string): Source {
  const start = transcription.indexOf(words);
  if (start < 0) throw new Error(`Nobody said: ${words}`);
  return { kind: "spoken", start, end: start + words.length, text: words };
}

const line = (id: string, description: string, figures: object, sources: object, category = "service") => ({
  id,
  description,
  quantity: 1,
  unit: null,
  unitPrice: null,
  amount: null,
  category,
  optional: false,
  ...figures,
  sources,
});

const list = (name: string): Source => ({ kind: "catalogue", serviceId: `s-${name}`, name });

const items = [
  line("i1", "Demolition and haul-off", { unitPrice: 1150, amount: 1150 }, { unitPrice: said("eleven fifty") }),
  line(
    "i2",
    "Porcelain floor, laid",
    { quantity: 64, unit: "sq ft", unitPrice: 14.5, amount: 928 },
    {
      quantity: said("Sixty-four square foot"),
      unitPrice: said("fourteen fifty a foot"),
    },
  ),
  line(
    "i3",
    "Shower walls, tiled",
    { quantity: 96, unit: "sq ft", unitPrice: 18, amount: 1728 },
    {
      quantity: said("ninety-six foot"),
      unitPrice: said("at eighteen"),
    },
  ),
  line("i4", "Vanity, 48 in, set", { unitPrice: 1340, amount: 1340 }, { unitPrice: said("thirteen forty") }),
  line(
    "i5",
    "Plumbing",
    { quantity: 16, unit: "h", unitPrice: 95, amount: 1520 },
    {
      description: said("plumbing"),
      quantity: { kind: "assumed", reason: "Two days of 8 hours." },
      unitPrice: list("Plumbing"),
    },
    "labor",
  ),
  line(
    "i6",
    "Exhaust fan, installed",
    { unitPrice: 245, amount: 245 },
    {
      quantity: said("an exhaust fan"),
      unitPrice: list("Exhaust fan"),
    },
  ),
  line("i7", "Toilet, set", {}, { description: said("new toilet in the corner") }),
];

const questions = [
  {
    id: "q1",
    text: "What do you charge for the toilet? You said “new toilet in the corner”.",
    itemId: "i7",
    field: "unitPrice",
    source: said("new toilet in the corner"),
    choices: [{ label: "$385.00 from your list", change: { unitPrice: 385 }, source: list("Toilet, set") }],
  },
  {
    id: "q2",
    text: "How long is a day? You said “two days of plumbing”. We wrote 8 hours a day.",
    itemId: "i5",
    field: "quantity",
    source: said("Two days"),
    choices: [
      { label: "8 hours, $1,520.00", change: { quantity: 16 } },
      { label: "10 hours, $1,900.00", change: { quantity: 20 } },
    ],
  },
];

const content = {
  schemaVersion: 1,
  title: "Bathroom remodel, 118 Linden Avenue",
  description:
    "We strip the bathroom back, tile the floor and the shower, set the vanity and the toilet, and leave it clean.",
  client: "Maria Okafor",
  contact: { email: "maria@example.com", phone: null, address: "118 Linden Avenue, Dayton, Ohio" },
  quote_type: "quote",
  job_description: "Full remodel of the upstairs bathroom.",
  items,
  subtotal: 6911,
  discount: { percent: 5, amount: 345.55 },
  tax: null,
  deposit: { percent: 40, amount: 2626.18 },
  amountPaid: 0,
  amount: 6565.45,
  total_cost: 6565.45,
  labor_hours: 16,
  hourly_rate: 95,
  material_costs: 0,
  travel_time_hours: 0,
  travel_cost: 0,
  scope: [
    "Remove the old fixtures and tile, and haul them away",
    "Lay 64 sq ft of porcelain on the floor",
    "Tile the shower walls",
    "Set the vanity and an exhaust fan",
  ],
  approach: ["Water and power are made safe first", "Waterproofing is tested before tile goes on"],
  differentiators: [],
  terms: ["40 % down before work starts, the rest when it is done"],
  notes: "Tile is chosen by the customer before the start date.",
  timeline: "Two weeks from the start",
  validUntil: "2026-12-18",
  includeLogo: true,
  businessInfo: {
    businessName: "Kessler Bath & Tile",
    email: "ray@kesslerbath.example",
    phone: "(937) 555-0148",
    address: "Dayton, Ohio",
    website: null,
    logoUrl: null,
  },
  questions,
  sources: { discount: said("five percent off"), deposit: said("forty percent down"), client: said("Maria Okafor") },
  generator: { name: "estimator", ms: 1 },
};

/** As the server sends it. */
const bathroomWire = {
  id: "019a0000-0000-7000-8000-000000000001",
  number: "Q-1043",
  title: "Bathroom remodel, 118 Linden Avenue",
  type: "quote",
  client: "Maria Okafor",
  amount: 6565.45,
  status: "draft",
  transcription,
  openQuestions: 2,
  sentAt: null,
  viewedAt: null,
  answeredAt: null,
  isSigned: false,
  createdAt: "2026-11-18T14:00:00.000Z",
  updatedAt: "2026-11-18T14:00:00.000Z",
  version: 1,
  themeId: null,
  content,
};

export const bathroom = (): Document => z.parse(documentSchema, structuredClone(bathroomWire));
