import type { LineItem } from "#shared/documents/schema.ts";
import type { Source } from "#shared/documents/source.ts";
import {
  cents,
  centsFromDollars,
  MAX_CENTS,
  MAX_THOUSANDTHS,
  thousandths,
  thousandthsFromNumber,
  type Cents,
  type Thousandths,
} from "#shared/money.ts";
import { contains, type Span } from "./find-quote.ts";
import type { Spoken, SpokenFigure } from "./listen.ts";
import type { ProposedItem } from "./proposal.ts";
import { countsIn, freeFigures, saidToBeFree } from "./quote-figures.ts";

interface Priced {
  unitPrice: Cents;
  source: Source;
  unit?: "hour";
  /** The price was said for one of several, so that a count may multiply it. */
  isPerUnit: boolean;
  figure?: SpokenFigure;
}

interface Counted {
  quantity: Thousandths;
  source?: Source;
}

export const spokenSource = ({ transcription }: Spoken, { start, end }: Span): Source => ({
  kind: "spoken",
  start,
  end,
  text: transcription.slice(start, end),
});

/** True for dollars above zero, in range, without parts of a cent. */
export const isAmount = (dollars: number): boolean =>
  dollars > 0 && dollars * 100 <= MAX_CENTS && Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-4;

/** True when the value is one of the readings of a spoken figure. */
export const says = (figure: SpokenFigure, value: number): boolean =>
  figure.values.some((reading) => Math.abs(reading - value) < 1e-9);

function spokenPrice(proposed: ProposedItem, quote: Span, spoken: Spoken): Priced | undefined {
  const { unitPrice } = proposed;
  if (unitPrice === null || !isAmount(unitPrice)) return undefined;
  const figure = freeFigures(spoken, quote).find((free) => free.role === "money" && says(free, unitPrice));
  return (
    figure && {
      unitPrice: centsFromDollars(unitPrice),
      source: spokenSource(spoken, figure),
      isPerUnit: figure.isPerUnit,
      figure,
    }
  );
}

function cataloguePrice(proposed: ProposedItem, quote: Span, spoken: Spoken): Priced | undefined {
  for (const { entry } of spoken.services.filter((service) => contains(quote, service))) {
    const rates = [entry.fixedRate, entry.hourlyRate].filter((rate) => rate !== null && rate > 0);
    const unitPrice = rates.find((rate) => rate === Math.round((proposed.unitPrice ?? 0) * 100));
    if (unitPrice == null) continue;
    const source: Source = { kind: "catalogue", serviceId: entry.id, name: entry.name };
    return { unitPrice, source, isPerUnit: true, ...(unitPrice === entry.fixedRate ? {} : { unit: "hour" as const }) };
  }
  return undefined;
}

function freePrice(proposed: ProposedItem, quote: Span, spoken: Spoken): Priced | undefined {
  const words = proposed.unitPrice === 0 ? saidToBeFree(spoken, quote) : undefined;
  return words && { unitPrice: cents(0), source: spokenSource(spoken, words), isPerUnit: false };
}

/** The proposed price with its source, when the quote or the catalogue holds it. */
export function resolvePrice(proposed: ProposedItem, quote: Span, spoken: Spoken): Priced | undefined {
  return (
    spokenPrice(proposed, quote, spoken) ??
    cataloguePrice(proposed, quote, spoken) ??
    freePrice(proposed, quote, spoken)
  );
}

/** Products of two or three counts of the quote: a crew, its days and their hours. */
function computedCount(wanted: number, counts: readonly SpokenFigure[]): Source | undefined {
  const values = counts.slice(0, 8).map((figure) => figure.values[0] ?? 0);
  for (const [first, a] of values.entries())
    for (const [second, b] of values.entries()) {
      if (second <= first) continue;
      if (a * b === wanted) return { kind: "computed", from: `${a} × ${b}` };
      const third = values.findIndex((c, index) => index > second && a * b * c === wanted);
      if (third !== -1) return { kind: "computed", from: `${a} × ${b} × ${values[third] ?? 0}` };
    }
  return undefined;
}

/** The proposed count with its source; undefined when nobody said it. One of something needs no source. */
export function resolveQuantity(
  proposed: ProposedItem,
  priced: Priced,
  quote: Span,
  spoken: Spoken,
): Counted | undefined {
  const wanted = proposed.quantity ?? 1;
  if (wanted === 1 && priced.unit === undefined) return { quantity: thousandths(1000) };
  if (!(wanted > 0 && wanted * 1000 <= MAX_THOUSANDTHS) || !priced.isPerUnit) return undefined;
  const counts = countsIn(spoken, quote);
  const figure = counts.find((candidate) => says(candidate, wanted));
  const source = figure ? spokenSource(spoken, figure) : computedCount(wanted, counts);
  return source && { quantity: thousandthsFromNumber(wanted), source };
}

/** A unit that was said, or the catalogue's hour; never one that a model thought of. */
export function resolveUnit(proposed: ProposedItem, priced: Priced, quoteText: string): LineItem["unit"] {
  if (priced.unit !== undefined) return priced.unit;
  const unit = proposed.unit?.trim().toLowerCase() ?? "";
  const stem = unit.replace(/s$/, "");
  return stem.length > 1 && unit.length <= 50 && quoteText.toLowerCase().includes(stem) ? unit : null;
}
