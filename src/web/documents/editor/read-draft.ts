import { z } from "zod";
import { editedContent } from "#shared/documents/edits.ts";
import { readMoney, readPercent, readQuantity, type FigureText } from "#shared/documents/figure-text.ts";
import {
  documentContentSchema,
  type Adjustment,
  type Document,
  type DocumentContent,
  type LineItem,
} from "#shared/documents/schema.ts";
import { lineAmount } from "#shared/documents/totals.ts";
import { cents, thousandths } from "#shared/money.ts";
import type { Draft, DraftAdjustment, DraftLine, ListField } from "./draft.ts";

/** What to put right, by field: "items.3.quantity", "title", "tax". */
export type Issues = Readonly<Record<string, string>>;
export type ReadDraft = { content: DocumentContent; issues: Issues };

type Note = (path: string, message: string) => void;

function figure<T>(read: FigureText<T>, path: string, note: Note): T | null {
  if (read.ok) return read.value;
  note(path, read.message);
  return null;
}

function readLine(line: DraftLine, index: number, before: LineItem | undefined, note: Note): LineItem {
  const path = `items.${index}`;
  const price = figure(readMoney(line.price), `${path}.unitPrice`, note);
  const quantity = figure(readQuantity(line.quantity), `${path}.quantity`, note) ?? thousandths(1000);
  const unitPrice = line.pricing === "unit" ? price : null;
  if (line.description.trim() === "") note(`${path}.description`, "Say what this line is for.");
  const item = {
    id: line.id,
    description: line.description.trim(),
    quantity,
    unit: line.unit.trim() || null,
    unitPrice,
    amount: lineAmount({ quantity, unitPrice, amount: line.pricing === "line" ? price : null }),
    category: line.category,
    optional: line.optional,
  };
  return { ...item, sources: before?.sources ?? {} };
}

function readAdjustment({ kind, value }: DraftAdjustment, path: string, note: Note): Adjustment | null {
  if (kind === "none") return null;
  const percent = kind === "percent" ? figure(readPercent(value), path, note) : null;
  const amount = kind === "amount" ? figure(readMoney(value), path, note) : null;
  if (percent === null && amount === null) return null;
  if (amount !== null && amount < 0) note(path, "At least 0.");
  return { percent, amount: amount ?? cents(0) };
}

const entries = (draft: Draft, field: ListField) =>
  draft[field].map((entry) => entry.text.trim()).filter((text) => text !== "");

function contactOf({ email, phone, address }: Draft): DocumentContent["contact"] {
  if (!email.trim() && !phone.trim() && !address.trim()) return null;
  return { email: email.trim() || null, phone: phone.trim() || null, address: address.trim() || null };
}

/** What the schema itself says against the content, such as a text that is too long. */
function noteLimits(content: DocumentContent, note: Note): void {
  const encoded = z.safeEncode(documentContentSchema, content);
  if (!encoded.success) for (const issue of encoded.error.issues) note(issue.path.join("."), issue.message);
}

/** The document that the fields describe, with every sum done, and what to put right before it can be saved. */
export function readDraft(draft: Draft, { content: before }: Pick<Document, "content">): ReadDraft {
  const issues: Record<string, string> = {};
  const note: Note = (path, message) => void (issues[path] ??= message);
  const itemBefore = (id: string) => before.items.find((item) => item.id === id);
  const items = draft.lines.map((line, index) => readLine(line, index, itemBefore(line.id), note));
  const content = editedContent(before, {
    ...before,
    title: draft.title.trim(),
    quote_type: draft.type,
    client: draft.client.trim() || null,
    contact: contactOf(draft),
    description: draft.description.trim(),
    job_description: draft.jobDescription.trim(),
    items,
    discount: readAdjustment(draft.discount, "discount", note),
    tax: readAdjustment(draft.tax, "tax", note),
    deposit: readAdjustment(draft.deposit, "deposit", note),
    amountPaid: figure(readMoney(draft.amountPaid), "amountPaid", note) ?? cents(0),
    scope: entries(draft, "scope"),
    approach: entries(draft, "approach"),
    differentiators: entries(draft, "differentiators"),
    terms: entries(draft, "terms"),
    notes: draft.notes.trim(),
    timeline: draft.timeline.trim(),
    validUntil: draft.validUntil,
    includeLogo: draft.includeLogo,
  });
  noteLimits(content, note);
  return { content, issues };
}
