import { addDays } from "#shared/dates.ts";
import {
  documentContentSchema,
  type DocumentContent,
  type DocumentContentWire,
  type DocumentType,
} from "#shared/documents/schema.ts";
import type { CatalogueEntry, EstimateInput } from "#shared/estimator/estimate-input.ts";
import { centsFromDollars } from "#shared/money.ts";

/** A line that a careful estimator writes, in dollars. */
interface GoldItem {
  match: string[];
  quantity?: number;
  unitPrice?: number;
  amount: number;
  optional?: boolean;
}

/** One spoken job and the figures that a careful estimator writes. Keys left out are not checked. */
export interface GoldCase {
  id: string;
  trade?: string;
  kind?: string;
  type: DocumentType | "contractor";
  catalogue: string;
  say: string;
  clients?: string[];
  expect: {
    /** Null when nobody who was named is the client. */
    client?: string | null;
    total?: number;
    partial?: boolean;
    discountPercent?: number;
    discountAmount?: number;
    taxPercent?: number;
    depositPercent?: number;
    depositAmount?: number;
    amountPaid?: number;
    timeline?: string[];
    terms?: string[];
    validDays?: number;
    phone?: string;
    email?: string;
    labor_hours?: number;
    hourly_rate?: number;
    material_costs?: number;
    travel_time_hours?: number;
    travel_cost?: number;
    items?: GoldItem[];
    /** Words of each line that has no price and asks for one: these, and no others. */
    open?: string[][];
  };
}

export type GoldCatalogues = Record<
  string,
  { name: string; fixedRate: number | null; hourlyRate: number | null; category: string }[]
>;
/** Spoken jobs with the services that they name. */
export interface GoldSet {
  catalogues: GoldCatalogues;
  cases: GoldCase[];
}
/** What a file of gold holds: a set, or jobs that name the services of all. */
export type GoldFile = GoldSet | GoldCase[];

/** The set that a file holds; `all` are the services of all. */
export const setOf = (file: GoldFile, all: GoldCatalogues): GoldSet =>
  Array.isArray(file) ? { catalogues: all, cases: file } : file;

export interface Check {
  name: string;
  role: string;
  ok: boolean;
  got: unknown;
}

export const GOLD_TODAY = "2026-11-20";
const FIELDS = ["labor_hours", "hourly_rate", "material_costs", "travel_time_hours", "travel_cost"] as const;

/** True for the same money or count, to less than a cent. */
export const same = (a: number | null | undefined, b: number) => a != null && Math.abs(a - b) < 0.006;
/** Sales taxes have three decimals, which are not to be lost. */
const sameShare = (a: number | null | undefined, b: number) => a != null && Math.abs(a - b) < 0.0006;
const has = (text: string | null | undefined, words: readonly string[]) =>
  words.some((word) => (text ?? "").toLowerCase().includes(word.toLowerCase()));

export function goldInput(item: GoldCase, catalogues: GoldCatalogues): EstimateInput {
  const catalogue: CatalogueEntry[] = (catalogues[item.catalogue] ?? []).map((service, index) => ({
    id: `service-${index + 1}`,
    name: service.name,
    description: null,
    hourlyRate: service.hourlyRate === null ? null : centsFromDollars(service.hourlyRate),
    fixedRate: service.fixedRate === null ? null : centsFromDollars(service.fixedRate),
    category: service.category,
  }));
  return {
    transcription: item.say,
    ...(item.type === "contractor" ? {} : { type: item.type }),
    catalogue,
    clients: item.clients ?? [],
    businessInfo: null,
    today: GOLD_TODAY,
    includeLogo: false,
  };
}

/** A talk of an account without services, as an input. */
export const plainInput = (say: string): EstimateInput =>
  goldInput({ id: "", type: "quote", catalogue: "none", say, expect: {} }, {});

/** True for a line, in dollars, that has the figures that a key says of it. */
export const hasFiguresOf = (
  { quantity, unitPrice, amount }: Pick<DocumentContentWire["items"][number], "quantity" | "unitPrice" | "amount">,
  wanted: GoldItem,
): boolean =>
  same(amount, wanted.amount) &&
  (wanted.quantity === undefined || same(quantity, wanted.quantity)) &&
  (wanted.unitPrice === undefined || same(unitPrice, wanted.unitPrice));

/** Checks each expected figure of a case against what the estimator wrote, as it goes over the wire. */
export function scoreCase(
  item: GoldCase,
  catalogues: GoldCatalogues,
  estimate: (input: EstimateInput) => DocumentContent,
): Check[] {
  const content: DocumentContentWire = documentContentSchema.encode(estimate(goldInput(item, catalogues)));
  const { expect } = item;
  const checks: Check[] = [];
  const note: Note = (name, role, ok, got) => checks.push({ name, role, ok, got });
  if (expect.total !== undefined) note("total", "total", same(content.amount, expect.total), content.amount);
  if (expect.client !== undefined)
    note(
      "client",
      "client",
      expect.client === null ? content.client === null : has(content.client, [expect.client]),
      content.client,
    );
  if (expect.discountPercent !== undefined)
    note("discount", "terms", sameShare(content.discount?.percent, expect.discountPercent), content.discount);
  if (expect.discountAmount !== undefined)
    note("discount", "terms", same(content.discount?.amount, expect.discountAmount), content.discount);
  if (expect.taxPercent !== undefined)
    note("tax", "terms", sameShare(content.tax?.percent, expect.taxPercent), content.tax);
  if (expect.depositPercent !== undefined)
    note("deposit", "terms", sameShare(content.deposit?.percent, expect.depositPercent), content.deposit);
  if (expect.depositAmount !== undefined)
    note("deposit", "terms", same(content.deposit?.amount, expect.depositAmount), content.deposit);
  if (expect.amountPaid !== undefined)
    note("amountPaid", "terms", same(content.amountPaid, expect.amountPaid), content.amountPaid);
  if (expect.timeline) note("timeline", "terms", has(content.timeline, expect.timeline), content.timeline);
  if (expect.terms) note("terms", "terms", has(content.terms.join("\n"), expect.terms), content.terms);
  if (expect.validDays !== undefined)
    note("validUntil", "terms", content.validUntil === addDays(GOLD_TODAY, expect.validDays), content.validUntil);
  if (expect.phone !== undefined)
    note("phone", "client", (content.contact?.phone ?? "").replaceAll(/\D/g, "") === expect.phone, content.contact);
  if (expect.email !== undefined) note("email", "client", content.contact?.email === expect.email, content.contact);
  for (const field of FIELDS)
    if (expect[field] !== undefined) note(field, "fields", same(content[field], expect[field]), content[field]);
  checkItems(content, expect, note);
  return checks;
}

type Note = (name: string, role: string, ok: boolean, got: unknown) => void;

/** What nobody priced stands as a line without a price, each once, and nothing else does. */
function checkOpen(content: DocumentContentWire, wanted: readonly string[][], note: Note): void {
  const open = content.items.filter((line) => line.amount === null).map((line) => line.description);
  const left = [...open];
  for (const words of wanted) {
    const at = left.findIndex((description) => has(description, words));
    note(`asks for ${words[0] ?? ""}`, "questions", at >= 0, at >= 0 ? undefined : open);
    if (at >= 0) left.splice(at, 1);
  }
  note("asks for nothing else", "questions", left.length === 0, left);
}

function checkItems(content: DocumentContentWire, expect: GoldCase["expect"], note: Note): void {
  const items = [...content.items];
  const listing = content.items.map(
    (line) =>
      `${line.description}: ${line.quantity} x ${line.unitPrice} = ${line.amount}${line.optional ? " (optional)" : ""}`,
  );
  for (const wanted of expect.items ?? []) {
    const at = items.findIndex(
      (line) =>
        has(line.description, wanted.match) && hasFiguresOf(line, wanted) && line.optional === Boolean(wanted.optional),
    );
    note(`item ${wanted.match[0] ?? ""}`, "lines", at >= 0, at >= 0 ? undefined : listing);
    if (at >= 0) items.splice(at, 1);
  }
  const listed = (expect.items ?? []).reduce((total, line) => total + (line.optional ? 0 : line.amount), 0);
  const complete = expect.items !== undefined && !expect.partial && (expect.total === 0 || listed > 0);
  const everyLine =
    complete &&
    !items.some(
      (line) =>
        FIELDS.some((field) => expect[field] !== undefined) && ["labor", "material", "travel"].includes(line.category),
    );
  const invented = items.filter((line) => (line.amount ?? 0) > 0 && !line.optional);
  if (expect.open) checkOpen(content, expect.open, note);
  if (everyLine) note("no invented price", "invented", invented.length === 0, listing);
}
