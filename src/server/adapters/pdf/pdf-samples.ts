import type { Adjustment, DocumentContent, DocumentType, ItemCategory, LineItem } from "#shared/documents/schema.ts";
import { adjustmentOfPercent, withTotals } from "#shared/documents/totals.ts";
import { milliPercentFromPercent, centsFromDollars, thousandthsFromNumber } from "#shared/money.ts";
import type { PdfDocument } from "./pdf-document.ts";

/** Documents for the tests and the benchmark of the PDF. */

/** A line from plain numbers: dollars and units. Without a price it is unpriced. */
export function line(
  description: string,
  quantity: number,
  unit: string | null,
  price: number | null,
  more: Partial<LineItem> & { category?: ItemCategory } = {},
): LineItem {
  return {
    id: description.slice(0, 100),
    description,
    quantity: thousandthsFromNumber(quantity),
    unit,
    unitPrice: price === null ? null : centsFromDollars(price),
    amount: null,
    category: "service",
    optional: false,
    sources: {},
    ...more,
  };
}

export const percent = (value: number): Adjustment => adjustmentOfPercent(milliPercentFromPercent(value));

const zero = centsFromDollars(0);
const noHours = thousandthsFromNumber(0);

/** A document with nothing in it but a title; `content` fills it, and the sums are computed. */
export function emptyDocument(content: Partial<DocumentContent> = {}, type: DocumentType = "quote"): PdfDocument {
  return {
    number: `${type.slice(0, 1).toUpperCase()}-1043`,
    type,
    status: "draft",
    createdOn: "2026-11-18",
    content: withTotals({
      schemaVersion: 1,
      title: "Untitled",
      description: "",
      client: null,
      contact: null,
      quote_type: type,
      job_description: "",
      items: [],
      subtotal: zero,
      discount: null,
      tax: null,
      deposit: null,
      amountPaid: zero,
      amount: zero,
      total_cost: zero,
      labor_hours: noHours,
      hourly_rate: null,
      material_costs: zero,
      travel_time_hours: noHours,
      travel_cost: zero,
      scope: [],
      approach: [],
      differentiators: [],
      terms: [],
      notes: "",
      timeline: "",
      validUntil: "2026-12-18",
      includeLogo: true,
      businessInfo: null,
      questions: [],
      sources: {},
      generator: { name: "sample", ms: 0 },
      ...content,
    }),
  };
}

export const kessler = {
  businessName: "Kessler Bath & Tile",
  email: "office@kesslertile.com",
  phone: "(937) 555-0148",
  address: "2210 Wayne Avenue, Dayton, Ohio 45410",
  website: "kesslertile.com",
  logoUrl: null,
};

const bathroom: Partial<DocumentContent> = {
  title: "Bathroom remodel, 118 Linden Avenue",
  description: "Full remodel of the upstairs bathroom: old fixtures out, new tile, vanity and plumbing in.",
  client: "Maria Okafor",
  contact: {
    email: "maria.okafor@mail.com",
    phone: "(937) 555-0117",
    address: "118 Linden Avenue, Dayton, Ohio 45403",
  },
  items: [
    line("Demolition and haul-off", 1, null, 1150),
    line("Porcelain floor, laid", 64, "sq ft", 14.5, { category: "material" }),
    line("Shower walls, tiled", 96, "sq ft", 18),
    line("Vanity, 48 in, set", 1, null, 1340),
    line("Plumbing", 16, "hours", 95, { category: "labor" }),
    line("Exhaust fan, installed", 1, null, 245),
  ],
  discount: percent(5),
  deposit: percent(40),
  scope: [
    "Protect the hallway and stairs before work starts.",
    "Remove the tub, tile, vanity and toilet, and haul them away.",
  ],
  terms: ["40% to schedule, the rest on completion.", "Changes are agreed in writing before they are made."],
  timeline: "Two weeks from the day the tile arrives.",
  businessInfo: kessler,
};

/** Document A: six lines on one page. */
export const sixLines = (content: Partial<DocumentContent> = {}, type: DocumentType = "quote"): PdfDocument =>
  emptyDocument({ ...bathroom, ...content }, type);

const WORK = ["Frame and hang", "Patch and paint", "Rough in and finish", "Strip, sand and seal", "Café façade, crème"];
const PLACES = ["kitchen east wall", "stair hall", "主卧室 master suite", "غرفة المعيشة", "porch 🏠 and steps"];

/** Document B: three hundred lines, with accents, ideographs, Arabic, emoji and words that are too long. */
export function threeHundredLines(content: Partial<DocumentContent> = {}): PdfDocument {
  const items = Array.from({ length: 300 }, (_, index) => {
    const word = index % 60 === 7 ? ` part-${"ABC123".repeat(20)}` : "";
    const name = `${WORK[index % 5]}, ${PLACES[(index * 3) % 5]}, unit ${index + 1}${word}`;
    return line(name, (index % 9) + 0.5, index % 3 === 0 ? "sq ft" : "hours", 12.25 + index, {
      category: index % 2 === 0 ? "labor" : "material",
    });
  });
  return sixLines({ title: "Whole-house renovation", items, ...content });
}
