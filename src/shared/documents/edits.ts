import { wordTable } from "#shared/word-table.ts";
import { computedFrom, EDITED, factOf, isFlat } from "./line-figures.ts";
import { withWordingOf } from "./line-wording.ts";
import { saidPrice, sourceOfChoice } from "./questions.ts";
import type { Adjustment, DocumentContent, LineItem, Question } from "./schema.ts";
import type { Source } from "./source.ts";
import { lineAmount, withTotals } from "./totals.ts";

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

type Figure = "quantity" | "unitPrice" | "amount";

/**
 * The sources that the stored document itself offered for a figure of a line: those of the choices with this value, and
 * of a price that was said with the counts.
 */
function offered(before: DocumentContent, itemId: string, figure: Figure, value: number): Source[] {
  const asked = before.questions.filter((question) => question.itemId === itemId);
  const spoken = asked.flatMap((question) =>
    figure === "unitPrice" && saidPrice(question) === value ? (question.source ?? []) : [],
  );
  const chosen = asked
    .flatMap((question) => question.choices ?? [])
    .filter(
      (choice) =>
        choice.change[figure] === value ||
        (figure !== "quantity" && choice.change.amount === value && choice.change.unitPrice === undefined),
    )
    .flatMap((choice) => choice.source ?? []);
  return [...spoken, ...chosen];
}

/** True when nobody asks about the fact any more: what was assumed has been looked at. */
const isConfirmed = (questions: readonly Question[], itemId: string, figure: Figure): boolean =>
  !questions.some(
    (question) =>
      question.itemId === itemId && factOf(question.field) === (figure === "quantity" ? "quantity" : "price"),
  );

interface Versions {
  before: DocumentContent;
  after: DocumentContent;
  old: LineItem | undefined;
  item: LineItem;
}

/** Where a figure of a line comes from: as stored, a choice that was offered, or typed. */
function sourceOf({ before, after, old, item }: Versions, figure: Figure): Source | undefined {
  const value = item[figure];
  if (value === null) return undefined;
  const claimed = item.sources[figure];
  if (
    claimed !== undefined &&
    old !== undefined &&
    offered(before, item.id, figure, value).some((source) => same(source, claimed))
  )
    return claimed;
  if (old === undefined || old[figure] !== value) return EDITED;
  const stored = old.sources[figure];
  return stored?.kind === "assumed" && isConfirmed(after.questions, item.id, figure) ? EDITED : stored;
}

/** The source of a line's amount, which follows from its price unless it is a lump sum. */
function amountSource(versions: Versions, unitPrice: Source | undefined): Source | undefined {
  const { old, item } = versions;
  if (item.unitPrice === null) return sourceOf(versions, "amount");
  const isUntouched =
    old !== undefined &&
    old.unitPrice === item.unitPrice &&
    old.quantity === item.quantity &&
    same(old.sources.unitPrice, unitPrice);
  if (isUntouched) return old.sources.amount;
  return isFlat(item) ? unitPrice : computedFrom(item);
}

function attributeLine(before: DocumentContent, after: DocumentContent, line: LineItem): LineItem {
  const item = { ...line, amount: lineAmount(line) };
  const old = before.items.find((candidate) => candidate.id === item.id);
  const versions: Versions = { before, after, old, item };
  const unitPrice = sourceOf(versions, "unitPrice");
  const found = {
    description: old !== undefined && old.description === item.description ? old.sources.description : EDITED,
    quantity: sourceOf(versions, "quantity"),
    unitPrice,
    amount: amountSource(versions, unitPrice),
  };
  const sources: LineItem["sources"] = {};
  for (const key of ["description", "quantity", "unitPrice", "amount"] as const) {
    const source = found[key];
    if (source !== undefined) sources[key] = source;
  }
  return { ...item, sources };
}

/** What was said of an adjustment: its percentage, or its amount; the rest is computed. */
const said = (adjustment: Adjustment | null): string =>
  adjustment === null ? "" : adjustment.percent === null ? `$${adjustment.amount}` : `${adjustment.percent}%`;

/** The fields of a document that have sources, each with what is compared; an empty string has no source. */
const FIELDS = wordTable<(content: DocumentContent) => string>({
  client: (content) => content.client ?? "",
  email: (content) => content.contact?.email ?? "",
  phone: (content) => content.contact?.phone ?? "",
  address: (content) => content.contact?.address ?? "",
  discount: (content) => said(content.discount),
  tax: (content) => said(content.tax),
  deposit: (content) => said(content.deposit),
  amountPaid: (content) => (content.amountPaid === 0 ? "" : String(content.amountPaid)),
  travel_time_hours: (content) => (content.travel_time_hours === 0 ? "" : String(content.travel_time_hours)),
  validUntil: (content) => content.validUntil,
  timeline: (content) => content.timeline,
  terms: (content) => content.terms.join("\n"),
});

/** A choice of the stored document's own question about a field, with the same value and source. */
function isOfferedField(before: DocumentContent, after: DocumentContent, field: string): boolean {
  const claimed = after.sources[field];
  if (claimed === undefined) return false;
  return before.questions
    .filter((question) => question.itemId === undefined && question.field === field)
    .flatMap((question) =>
      (question.choices ?? []).map((choice) => ({ ...choice, source: sourceOfChoice(question, choice) })),
    )
    .some(({ change, source }) => {
      if (!same(source, claimed)) return false;
      const value = FIELDS[field]?.(after) ?? "";
      return [
        change.text,
        change.percent === undefined ? undefined : `${change.percent}%`,
        `$${change.amount}`,
        String(change.amount),
        String(change.quantity),
      ].includes(value);
    });
}

/** Without where the entries of a list or the parts of a timeline were said, as "terms.1": these words are no more what stands there. */
function forget(sources: DocumentContent["sources"], field: string): void {
  for (const key of Object.keys(sources)) if (key.startsWith(`${field}.`)) delete sources[key];
}

function attributeFields(before: DocumentContent, after: DocumentContent): DocumentContent["sources"] {
  const sources = { ...before.sources };
  if (!same(before.scope, after.scope)) {
    forget(sources, "scope");
    delete sources.scope;
  }
  for (const [field, valueOf] of Object.entries(FIELDS)) {
    if (valueOf(before) === valueOf(after)) continue;
    delete sources[field];
    forget(sources, field);
    delete sources[`contact.${field}`]; // as the words or the client list gave it
    const claimed = after.sources[field];
    if (claimed !== undefined && isOfferedField(before, after, field)) sources[field] = claimed;
    else if (valueOf(after) !== "") sources[field] = EDITED;
  }
  return sources;
}

/** True while a stored question still asks for something: its line stands, and what it asks for has not been given. */
function isOpen(question: Question, before: DocumentContent, after: DocumentContent): boolean {
  const { itemId, field } = question;
  if (itemId === undefined) return field === undefined || FIELDS[field]?.(before) === FIELDS[field]?.(after);
  const [old, item] = [before, after].map((content) => content.items.find((candidate) => candidate.id === itemId));
  if (!old || !item) return false;
  const fact = factOf(field);
  if (fact !== "price") return old[fact] === item[fact];
  return (
    lineAmount(item) === null ||
    (old.unitPrice === item.unitPrice && (item.unitPrice !== null || old.amount === item.amount))
  );
}

/** The stored questions that the new document still has; a line without a price keeps its own, whatever was sent. */
function openQuestions(before: DocumentContent, after: DocumentContent): Question[] {
  const kept = new Set(after.questions.map((question) => question.id));
  const unpriced = new Set(after.items.filter((item) => lineAmount(item) === null).map((item) => item.id));
  return before.questions.filter((question) => {
    const mustStay =
      question.itemId !== undefined && factOf(question.field) === "price" && unpriced.has(question.itemId);
    return (kept.has(question.id) || mustStay) && isOpen(question, before, after);
  });
}

/**
 * Marks what a user changed. A figure that differs from the stored one has the source "edited", unless it is a choice
 * that one of the stored questions offered, source and value alike; figures that follow are "computed". Nothing that a
 * client says of sources, questions or the generator counts otherwise. Questions whose line is gone or whose figure is
 * given now are dropped, and the sums are done again.
 */
export function attributeEdits(before: DocumentContent, after: DocumentContent): DocumentContent {
  return withTotals({
    ...after,
    // words that said a sum are held against the stored ones
    amount: before.amount,
    subtotal: before.subtotal,
    items: after.items.map((item) => attributeLine(before, after, item)),
    sources: attributeFields(before, after),
    questions: openQuestions(before, after),
    generator: before.generator,
  });
}

/**
 * A document as saving its fields leaves it: `attributeEdits`, and the texts that were not written anew in the same save
 * tell of the lines as they are now.
 */
export const editedContent = (before: DocumentContent, after: DocumentContent): DocumentContent =>
  attributeEdits(before, withWordingOf(before, after));
