import type { DocumentContent } from "#shared/documents/schema.ts";
import { cents, dollarsFromCents, numberFromThousandths, percentFromMilliPercent, type Cents } from "#shared/money.ts";
import type { ValidationContext } from "./context.ts";
import { spokenFigures } from "./listen.ts";
import { kindOf, numbersIn, type FigureKind } from "./text-figures.ts";

/** Everything that a sentence of a document may rest on. */
export interface Evidence {
  /** All the words: spoken, typed into the profile and the catalogue, and the draft's; in lower case. */
  words: string;
  /** The draft's own texts, which may always stand. */
  own: ReadonlySet<string>;
  figures: ReadonlyMap<FigureKind, ReadonlySet<number>>;
}

type MutableFigures = Map<FigureKind, Set<number>>;

function note(figures: MutableFigures, kind: FigureKind, values: Iterable<number | null | undefined>): void {
  const known = figures.get(kind) ?? new Set();
  for (const value of values) if (value != null) known.add(Math.abs(value));
  figures.set(kind, known);
}

function noteText(figures: MutableFigures, text: string): void {
  for (const number of numbersIn(text)) note(figures, kindOf(text, number), number.values);
}

const dollars = (amount: Cents | null) => amount && dollarsFromCents(amount);

function noteFigures(figures: MutableFigures, draft: DocumentContent): void {
  const adjustments = [draft.discount, draft.tax, draft.deposit].filter((adjustment) => adjustment !== null);
  const sums = [draft.subtotal, draft.amount, draft.amountPaid, cents(draft.amount - draft.amountPaid)];
  const parts = [draft.material_costs, draft.travel_cost, draft.hourly_rate];
  const prices = draft.items.flatMap((item) => [item.unitPrice, item.amount]);
  const money = [...sums, ...parts, ...prices, ...adjustments.map((adjustment) => adjustment.amount)];
  note(figures, "money", money.map(dollars));
  note(
    figures,
    "percent",
    adjustments.map(({ percent }) => percent && percentFromMilliPercent(percent)),
  );
  note(
    figures,
    "plain",
    draft.items.map((item) => numberFromThousandths(item.quantity)),
  );
  note(figures, "hour", [draft.labor_hours, draft.travel_time_hours].map(numberFromThousandths));
  note(figures, "plain", draft.validUntil.split("-").map(Number));
}

function textsOfDraft(draft: DocumentContent): string[] {
  const prose = [draft.title, draft.description, draft.client, draft.notes, draft.timeline];
  const lists = [draft.scope, draft.approach, draft.differentiators, draft.terms].flat();
  const lines = draft.items.flatMap((item) => [item.description, item.unit]);
  const parties = [draft.contact, draft.businessInfo].flatMap((parts) => Object.values(parts ?? {}));
  return [...prose, ...lists, ...lines, ...parties].filter((text) => text !== null);
}

function textsOfContext({ transcription, catalogue, profile }: ValidationContext): string[] {
  const services = catalogue.flatMap((service) => [service.name, service.description]);
  return [transcription, profile?.businessName, profile?.description, ...services].filter((text) => text != null);
}

/** Gathers what the words, the catalogue, the profile and the draft say. */
export function gatherEvidence(draft: DocumentContent, context: ValidationContext): Evidence {
  const figures: MutableFigures = new Map();
  const own = textsOfDraft(draft);
  const texts = [...own, ...textsOfContext(context)];
  for (const text of texts) noteText(figures, text);
  for (const figure of spokenFigures(context.transcription))
    note(figures, figure.role === "money" ? "money" : "plain", figure.values);
  noteFigures(figures, draft);
  const rates = context.catalogue.flatMap((service) => [service.hourlyRate, service.fixedRate]);
  note(figures, "money", rates.map(dollars));
  return { own: new Set(own), words: texts.join("\n").toLowerCase(), figures };
}

/** True when the evidence holds one of these values in this kind. */
export function isEvident(evidence: Evidence, kind: FigureKind, values: readonly number[]): boolean {
  const has = (wanted: FigureKind) => values.some((value) => evidence.figures.get(wanted)?.has(Math.abs(value)));
  if (kind === "plain") return [...evidence.figures.keys()].some(has);
  // Money is mostly said without a word for it; durations and percentages never are.
  return has(kind) || (kind === "money" && has("plain"));
}
