import type { Adjustment, Document, DocumentType, ItemCategory, LineItem } from "#shared/documents/schema.ts";
import { textOfMoney, textOfPercent, textOfQuantity } from "#shared/documents/figure-text.ts";

/** A document as it stands in the fields: figures are the text that was typed, so that nothing typed is ever lost. */
export type DraftLine = {
  id: string;
  description: string;
  quantity: string;
  unit: string;
  price: string;
  /** What the price is for: one unit, or the whole line. */
  pricing: "unit" | "line";
  category: ItemCategory;
  optional: boolean;
};

export type DraftAdjustment = { kind: "none" | "percent" | "amount"; value: string };
export type DraftEntry = { id: string; text: string };

export const adjustmentFields = ["discount", "tax", "deposit"] as const;
export type AdjustmentField = (typeof adjustmentFields)[number];
export const listFields = ["scope", "approach", "differentiators", "terms"] as const;
export type ListField = (typeof listFields)[number];
export const textFields = [
  "title",
  "client",
  "email",
  "phone",
  "address",
  "description",
  "jobDescription",
  "amountPaid",
  "notes",
  "timeline",
  "validUntil",
] as const;
export type TextField = (typeof textFields)[number];

export type Draft = Record<TextField, string> &
  Record<AdjustmentField, DraftAdjustment> &
  Record<ListField, DraftEntry[]> & { type: DocumentType; lines: DraftLine[]; includeLogo: boolean };

const entriesOf = (list: readonly string[]): DraftEntry[] =>
  list.map((text, index) => ({ id: `entry${index + 1}`, text }));

function adjustmentText(adjustment: Adjustment | null): DraftAdjustment {
  if (adjustment === null) return { kind: "none", value: "" };
  if (adjustment.percent === null) return { kind: "amount", value: textOfMoney(adjustment.amount) };
  return { kind: "percent", value: textOfPercent(adjustment.percent) };
}

function lineText(item: LineItem): DraftLine {
  const isLump = item.unitPrice === null && item.amount !== null;
  return {
    id: item.id,
    description: item.description,
    quantity: textOfQuantity(item.quantity),
    unit: item.unit ?? "",
    price: textOfMoney(isLump ? item.amount : item.unitPrice),
    pricing: isLump ? "line" : "unit",
    category: item.category,
    optional: item.optional,
  };
}

/** The fields of a stored document. */
export function draftOf({ content, type }: Pick<Document, "content" | "type">): Draft {
  return {
    type,
    title: content.title,
    client: content.client ?? "",
    email: content.contact?.email ?? "",
    phone: content.contact?.phone ?? "",
    address: content.contact?.address ?? "",
    description: content.description,
    jobDescription: content.job_description,
    lines: content.items.map(lineText),
    discount: adjustmentText(content.discount),
    tax: adjustmentText(content.tax),
    deposit: adjustmentText(content.deposit),
    amountPaid: content.amountPaid === 0 ? "" : textOfMoney(content.amountPaid),
    scope: entriesOf(content.scope),
    approach: entriesOf(content.approach),
    differentiators: entriesOf(content.differentiators),
    terms: entriesOf(content.terms),
    notes: content.notes,
    timeline: content.timeline,
    validUntil: content.validUntil,
    includeLogo: content.includeLogo,
  };
}
