import type { DocumentContent, LineItem } from "#shared/documents/schema.ts";
import type { Source } from "#shared/documents/source.ts";
import { withTotals } from "#shared/documents/totals.ts";
import { LIMITS } from "#shared/limits.ts";
import { cents, centsFromDollars, thousandths, thousandthsFromNumber } from "#shared/money.ts";

export interface DraftLine {
  description: string;
  /** Words of the transcription, for the source of each figure. Dollars and units. */
  price?: [dollars: number, words: string];
  quantity?: [count: number, words: string];
  unit?: string;
  optional?: boolean;
}

/** The place of words in a transcription as a source. Throws when they are not there. */
export function spokenAt(transcription: string, words: string): Source {
  const start = transcription.indexOf(words);
  if (start === -1) throw new Error(`Not in the transcription: ${words}`);
  return { kind: "spoken", start, end: start + words.length, text: words };
}

function lineOf(transcription: string, line: DraftLine, index: number): LineItem {
  const { price, quantity } = line;
  return {
    id: `i${index + 1}`,
    description: line.description,
    quantity: thousandthsFromNumber(quantity?.[0] ?? 1),
    unit: line.unit ?? null,
    unitPrice: price ? centsFromDollars(price[0]) : null,
    amount: null,
    category: "service",
    optional: line.optional ?? false,
    sources: {
      ...(price ? { unitPrice: spokenAt(transcription, price[1]) } : {}),
      ...(quantity ? { quantity: spokenAt(transcription, quantity[1]) } : {}),
    },
  };
}

/** A draft as the estimator would make it of a transcription, with exactly these lines. */
export function draftOf(
  transcription: string,
  lines: readonly DraftLine[],
  fields: Partial<DocumentContent> = {},
): DocumentContent {
  const items = lines.map((line, index) => lineOf(transcription, line, index));
  const asked = items.filter((item) => item.unitPrice === null);
  return withTotals({
    schemaVersion: 1,
    title: "Painting",
    description: "Painting as discussed.",
    client: null,
    contact: null,
    quote_type: "quote",
    job_description: transcription.slice(0, LIMITS.textField),
    items,
    subtotal: cents(0),
    discount: null,
    tax: null,
    deposit: null,
    amountPaid: cents(0),
    amount: cents(0),
    total_cost: cents(0),
    labor_hours: thousandths(0),
    hourly_rate: null,
    material_costs: cents(0),
    travel_time_hours: thousandths(0),
    travel_cost: cents(0),
    scope: ["Painting"],
    approach: ["Prepare the surfaces."],
    differentiators: [],
    terms: ["This quote is valid for 30 days."],
    notes: "",
    timeline: "",
    validUntil: "2026-12-21",
    includeLogo: true,
    businessInfo: null,
    questions: asked.map(({ id, description }, index) => ({
      id: `q${index + 1}`,
      text: `What is the price of ${description}?`,
      itemId: id,
      field: "unitPrice",
    })),
    sources: {},
    generator: { name: "estimator", ms: 0 },
    ...fields,
  });
}
