import type { LineItem } from "#shared/documents/schema.ts";
import type { Source, SpokenSource } from "#shared/documents/source.ts";
import { calculateTotals, type Sums } from "#shared/documents/totals.ts";
import { boundedCents, type Cents } from "#shared/money.ts";
import type { SpokenNumber } from "../numbers/numbers.ts";
import { spoken } from "../numbers/spoken.ts";
import type { Token } from "../words/tokens.ts";

/** A smaller number may count something, in cents. */
const LEAST = 2000;

/** What stands in the user's own words may hold a sum. */
const TOLD = /^(?:terms|scope|timeline)/;

/** True for a line that adds its amount to the total. */
const isCharged = ({ optional }: LineItem): boolean => !optional;

/** Where the words of a figure stand that prices or counts something, or is told of the document. */
const placesOf = (sources: readonly (Source | undefined)[]): SpokenSource[] =>
  sources.filter((source): source is SpokenSource => source?.kind === "spoken");

/**
 * "Faucet 200, disposal 130, that's | 330": where a sum of the document was said that it comes to, by the sum's field: `amount`,
 * `subtotal` or `balanceDue`. Nothing is told of a document with an open price, nor of one price alone.
 */
export function spokenTotals(
  sums: Sums & { sources: Readonly<Record<string, Source>> },
  text: string,
  tokens: readonly Token[],
  numbers: readonly SpokenNumber[],
): Record<string, SpokenSource> {
  const charged = sums.items.filter(isCharged);
  const isSum = charged.length > 1 || charged.some(({ quantity }) => quantity !== 1000);
  if (!isSum || charged.some(({ amount }) => amount === null)) return {};
  const { subtotal, amount, balanceDue } = calculateTotals(sums);
  const fields: [string, Cents][] = [
    ["amount", amount],
    ["subtotal", subtotal],
    ["balanceDue", balanceDue],
  ];
  const claimed = placesOf([
    ...sums.items.flatMap(({ sources: { quantity, unitPrice, amount: whole } }) => [quantity, unitPrice, whole]),
    ...Object.entries(sums.sources).flatMap(([field, source]) => (TOLD.test(field) ? [] : [source])),
  ]);
  const found: Record<string, SpokenSource> = {};
  for (const { first, last, start, end, readings } of numbers) {
    const field = fields.find(([name, sum]) => {
      const isSaid = sum >= LEAST && readings.some(({ value }) => boundedCents(value) === sum);
      return isSaid && !(name in found);
    })?.[0];
    if (field === undefined || claimed.some((place) => place.start < end && start < place.end)) continue;
    found[field] = spoken(text, tokens, first, last);
  }
  return found;
}
