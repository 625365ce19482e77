import { estimate, type CatalogueEntry } from "#shared/estimator/estimate.ts";
import type { DocumentContent, LineItem } from "#shared/documents/schema.ts";
import { calculateTotals } from "#shared/documents/totals.ts";
import { cents, type Cents } from "#shared/money.ts";

/** A job as it would be dictated, and the price list of whoever dictates it. */
export type SampleJob = { id: string; name: string; said: string; catalogue: readonly CatalogueEntry[] };

const priced = (id: string, name: string, rates: Partial<CatalogueEntry>): CatalogueEntry => ({
  id,
  name,
  description: null,
  hourlyRate: null,
  fixedRate: null,
  category: null,
  ...rates,
});

export const fence: SampleJob = {
  id: "fence",
  name: "Fence",
  said: "Hundred forty foot of six foot cedar at thirty-eight a foot, two walk gates at two eighty-five each. Thirty-six bags of post mix and haul the old one away.",
  catalogue: [priced("post-mix", "Post mix, 60 lb", { fixedRate: cents(785), category: "Materials" })],
};
const bathroom: SampleJob = {
  id: "bathroom",
  name: "Bathroom",
  said: "Bathroom for Maria Okafor. Gut it and haul it off, eleven fifty. Sixty-four square foot of porcelain at fourteen fifty a foot. Two days of plumbing. Forty percent down.",
  catalogue: [priced("plumbing", "Plumbing", { hourlyRate: cents(9500), category: "Labor" })],
};
const wedding: SampleJob = {
  id: "wedding",
  name: "Wedding",
  said: "Ninety guests at sixty-five a head, two bartenders six hours each at thirty-five an hour. Linens are four twenty, florist is nine hundred. A third down.",
  catalogue: [],
};
export const sampleJobs: readonly SampleJob[] = [fence, bathroom, wedding];

/** The document that the estimator makes of these words. A sample has no clients and no business. */
export const draftOf = ({ said, catalogue }: Pick<SampleJob, "said" | "catalogue">): DocumentContent =>
  estimate({
    transcription: said,
    catalogue,
    clients: [],
    businessInfo: null,
    today: new Date().toISOString().slice(0, 10),
    includeLogo: false,
  });

/** How many words are said when this line is understood. */
function wordsUntil(item: LineItem, said: string): number {
  const { description, quantity, unitPrice, amount } = item.sources;
  const ends = [description, quantity, unitPrice, amount].map((source) => (source?.kind === "spoken" ? source.end : 0));
  return said.slice(0, Math.max(...ends)).split(/\s+/).length;
}

/** A moment of the talk at which another line stands on the pad: the words by then, and the total so far. */
export type Moment = { words: number; total: Cents };

/** The moments of a job, one for each line, as they come while it is said. */
export function momentsOf({ said }: SampleJob, content: DocumentContent): Moment[] {
  const moments = content.items.map((item) => wordsUntil(item, said));
  return moments.map((words, index) => {
    const items = content.items.slice(0, index + 1);
    const isLast = index === moments.length - 1;
    const total = isLast
      ? content.amount
      : calculateTotals({ items, discount: null, tax: null, deposit: null, amountPaid: cents(0) }).amount;
    return { words: Math.max(words, ...moments.slice(0, index)), total };
  });
}
