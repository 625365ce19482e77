import { cents, formatMoney, formatPercent, MAX_CENTS, MAX_THOUSANDTHS, percentOf } from "#shared/money.ts";
import { computedFrom, EDITED, factOf, withFigures } from "../line-figures.ts";
import { withWordingOf } from "../line-wording.ts";
import { isHours, lineAmount, withTotals } from "../totals.ts";
import type { Source } from "../source.ts";
import type { Adjustment, Change, DocumentContent, LineItem, Question } from "../schema.ts";
import { LIMITS } from "#shared/limits.ts";
import { describeChange } from "./describe.ts";
import type { Operation, OperationOf } from "./operations.ts";
import { shorten } from "./shorten.ts";

/** Payment terms and nothing else: "Net 30", "Payment is due within 15 days". */
const isPaymentTerm = (term: string): boolean =>
  /^\W*(?:(?:payment )?terms?:? )?net \d+\b|\bdue (?:on|upon|within|in|by)\b|^payment (?:is )?due\b/i.test(term) &&
  !/deposit/i.test(term);
const isDepositTerm = (term: string): boolean => /\bdeposit\b|\bup ?front\b|\bdown payment\b/i.test(term);

const without = <Key extends string, Value>(record: Record<Key, Value>, key: Key): Record<Key, Value> => {
  const { [key]: _gone, ...rest } = record;
  return rest as Record<Key, Value>; // the record is open: no key of it is required
};

const settled = (questions: readonly Question[], isAnswered: (question: Question) => boolean): Question[] =>
  questions.filter((question) => !isAnswered(question));

/** The document with a field's source replaced and the questions about that field gone. */
function given(content: DocumentContent, field: string): DocumentContent {
  return {
    ...content,
    sources: { ...content.sources, [field]: EDITED },
    questions: settled(content.questions, (question) => question.itemId === undefined && question.field === field),
  };
}

function adjust(
  content: DocumentContent,
  field: "discount" | "tax" | "deposit",
  operation: { percent: Adjustment["percent"]; amount: Adjustment["amount"] | null },
): DocumentContent {
  const { percent, amount } = operation;
  const adjustment: Adjustment | null =
    percent === null && amount === null
      ? null
      : { percent, amount: percent === null ? (amount ?? cents(0)) : cents(0) };
  const next = given({ ...content, [field]: adjustment }, field);
  if (field === "deposit") next.terms = depositTerms(content.terms, adjustment);
  return adjustment === null ? { ...next, sources: without(next.sources, field) } : next;
}

const REST_DUE =
  /^(?:half|a? ?third|\d+(?:\.\d+)? ?%|the (?:rest|balance|other half|remainder)) (?:is )?due (?<when>(?:on|upon|at|after) \S.*?)\.?$/i;

/** A term that names the deposit must not contradict it. */
function depositTerms(terms: readonly string[], deposit: Adjustment | null): string[] {
  const share = deposit && (deposit.percent === null ? formatMoney(deposit.amount) : formatPercent(deposit.percent));
  let isWritten = false;
  return terms.flatMap((term) => {
    // "Half due on completion" was said beside a deposit of half.
    const rest = REST_DUE.exec(term)?.groups?.["when"];
    if (rest !== undefined) return [`${deposit === null ? "Payment" : "The balance"} is due ${rest}`];
    if (!isDepositTerm(term)) return [term];
    if (share === null || isWritten) return [];
    isWritten = true;
    return [/^\S*\d\S* deposit\b/i.test(term) ? term.replace(/^\S+/, () => share) : `${share} deposit`];
  });
}

/** "i4" after "i3": ids stay deterministic. */
function nextItemId(items: readonly { id: string }[]): string {
  const numbers = items.map((item) => /^i(\d{1,9})$/.exec(item.id)?.[1]).map((digits) => Number(digits ?? 0));
  return `i${Math.max(0, ...numbers) + 1}`;
}

function nextQuestionId(questions: readonly Question[]): string {
  const numbers = questions.map((question) => Number(/^q(\d{1,9})$/.exec(question.id)?.[1] ?? 0));
  return `q${Math.max(0, ...numbers) + 1}`;
}

function withPriceAsked(questions: readonly Question[], line: LineItem): Question[] {
  if (questions.length >= LIMITS.itemsPerDocument) return [...questions];
  const text = `What does “${line.description.slice(0, 100)}” cost?`;
  return [...questions, { id: nextQuestionId(questions), text, itemId: line.id, field: "unitPrice" }];
}

function addLine(content: DocumentContent, operation: OperationOf<"add_line">): DocumentContent | null {
  if (content.items.length >= LIMITS.itemsPerDocument) return null;
  const { description, quantity, unit, unitPrice, category, optional, service } = operation;
  const priced: Source = service ? { kind: "catalogue", serviceId: service.id, name: service.name } : EDITED;
  const line: LineItem = {
    id: nextItemId(content.items),
    description, quantity, unit, unitPrice, amount: null, category, optional,
    sources: { description: EDITED, quantity: EDITED, ...(unitPrice === null ? {} : { unitPrice: priced, amount: computedFrom({ quantity, unit, unitPrice }) }) },
  }; // prettier-ignore
  const next = { ...content, items: [...content.items, line] };
  return unitPrice === null ? { ...next, questions: withPriceAsked(content.questions, line) } : next;
}

/** Another thing in a line's place: its price is asked for. */
function replaceLine(content: DocumentContent, operation: OperationOf<"replace_line">): DocumentContent | null {
  const before = content.items.find((item) => item.id === operation.itemId);
  if (before === undefined) return null;
  const { description, quantity } = operation;
  const sources: LineItem["sources"] = { ...before.sources, description: EDITED };
  delete sources.unitPrice;
  delete sources.amount;
  const priceless: LineItem = { ...before, description, unitPrice: null, amount: null, sources };
  const line = withFigures(priceless, { quantity }, EDITED);
  const others = settled(content.questions, (question) => question.itemId === line.id);
  return withWordingOf(content, {
    ...content,
    items: content.items.map((item) => (item.id === line.id ? line : item)),
    questions: withPriceAsked(others, line),
  });
}

/** True when an operation on a line gives what a question asks for. */
function answers(operation: OperationOf<"set_line">, question: Question): boolean {
  if (question.itemId !== operation.itemId) return false;
  const fact = factOf(question.field);
  return fact === "price" ? (operation.unitPrice ?? operation.amount) !== undefined : operation[fact] !== undefined;
}

function setLine(content: DocumentContent, operation: OperationOf<"set_line">): DocumentContent | null {
  const before = content.items.find((item) => item.id === operation.itemId);
  if (before === undefined) return null;
  const { description, unit, optional } = operation;
  const named = description === undefined ? {} : { description, sources: { ...before.sources, description: EDITED } };
  const renamed: LineItem = {
    ...before,
    ...named,
    unit: unit === undefined ? before.unit : unit,
    optional: optional ?? before.optional,
  };
  const line = withFigures(renamed, operation, EDITED);
  if (unit !== undefined && unit !== before.unit && line.unitPrice !== null) line.sources.amount = computedFrom(line);
  return withWordingOf(content, {
    ...content,
    items: content.items.map((item) => (item.id === line.id ? line : item)),
    questions: settled(content.questions, (question) => answers(operation, question)),
  });
}

function scale(
  content: DocumentContent,
  { itemIds, direction, percent }: OperationOf<"scale_prices">,
): DocumentContent | null {
  const ids = new Set(itemIds);
  if (!content.items.some((item) => ids.has(item.id))) return null;
  const sign = direction === "up" ? 1 : -1;
  const scaled = (price: LineItem["unitPrice"]) =>
    price === null ? null : cents(price + sign * percentOf(price, percent));
  const from = (price: NonNullable<LineItem["unitPrice"]>): Source => ({
    kind: "computed",
    from: `${formatMoney(price)} ${direction === "up" ? "+" : "−"} ${formatPercent(percent)}`,
  });
  const items = content.items.map((item): LineItem => {
    if (!ids.has(item.id) || lineAmount(item) === null) return item;
    if (item.unitPrice === null)
      return item.amount === null
        ? item
        : { ...item, amount: scaled(item.amount), sources: { ...item.sources, amount: from(item.amount) } };
    const next = { ...item, unitPrice: scaled(item.unitPrice) };
    return { ...next, sources: { ...item.sources, unitPrice: from(item.unitPrice), amount: computedFrom(next) } };
  });
  return { ...content, items };
}

function removeLine(content: DocumentContent, itemId: string): DocumentContent | null {
  if (!content.items.some((item) => item.id === itemId)) return null;
  return withWordingOf(content, {
    ...content,
    items: content.items.filter((item) => item.id !== itemId),
    questions: settled(content.questions, (question) => question.itemId === itemId),
  });
}

function setPaymentTerms(content: DocumentContent, text: string): DocumentContent {
  const index = content.terms.findIndex(isPaymentTerm);
  const others = content.terms.filter((term) => !isPaymentTerm(term));
  others.splice(Math.max(index, 0), 0, text);
  return given({ ...content, terms: others.slice(0, LIMITS.listEntries) }, "terms");
}

function setContact(content: DocumentContent, { field, text }: OperationOf<"set_contact">): DocumentContent {
  const contact = { email: null, phone: null, address: null, ...content.contact, [field]: text || null };
  const empty = contact.email === null && contact.phone === null && contact.address === null;
  const next = given({ ...content, contact: empty ? null : contact }, field);
  // what the words or the client list gave goes too
  const { [field]: _edited, [`contact.${field}`]: _before, ...sources } = next.sources;
  return {
    ...next,
    questions: settled(next.questions, (question) => question.field === "contact"),
    sources,
  };
}

/** The title and the description name the client too: a document for one speaks of no other. */
function withClientNamed(content: DocumentContent, client: string | null): DocumentContent {
  const before = content.client?.trim();
  if (!before || before.length < 2 || client === null) return content;
  // "The Lopez family" has an article, and Hector Lopez none.
  const article = /^the\b|^\S+s$|(?:family|residence|household|hoa)$/i.test(client) ? "" : "(?:the )?";
  const name = new RegExp(
    `(?<![\\p{L}\\p{N}])${article}${before.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}(?![\\p{L}\\p{N}])`,
    "gu",
  );
  const renamed = (text: string, limit: number) => text.replace(name, () => client).slice(0, limit);
  return {
    ...content,
    title: renamed(content.title, 300),
    description: renamed(content.description, LIMITS.textField),
  };
}

/** One operation; null when it names a line or an entry that is not there, or does not fit the limits. */
function applyOne(content: DocumentContent, operation: Operation): DocumentContent | null {
  switch (operation.op) {
    case "set_type":
      return { ...given(content, "quote_type"), quote_type: operation.type, sources: content.sources };
    case "set_title":
      return { ...content, title: operation.text };
    case "set_client": {
      const next = given({ ...withClientNamed(content, operation.client), client: operation.client }, "client");
      return operation.client === null ? { ...next, sources: without(next.sources, "client") } : next;
    }
    case "set_contact":
      return setContact(content, operation);
    case "set_text":
      return operation.field === "timeline"
        ? given({ ...content, timeline: operation.text }, "timeline")
        : { ...content, [operation.field]: operation.text };
    case "shorten_description":
      return { ...content, description: shorten(content.description, content.title) };
    case "set_valid_until":
      return given({ ...content, validUntil: operation.day }, "validUntil");
    case "set_payment_terms":
      return setPaymentTerms(content, operation.text);
    case "add_entry":
      return content[operation.list].length >= LIMITS.listEntries
        ? null
        : { ...content, [operation.list]: [...content[operation.list], operation.text] };
    case "remove_entry":
      return operation.index in content[operation.list]
        ? { ...content, [operation.list]: content[operation.list].filter((_, index) => index !== operation.index) }
        : null;
    case "clear_list":
      return { ...content, [operation.list]: [] };
    case "set_discount":
      return adjust(content, "discount", operation);
    case "set_tax":
      return adjust(content, "tax", operation);
    case "set_deposit":
      return adjust(content, "deposit", operation);
    case "set_amount_paid":
      return given({ ...content, amountPaid: operation.amount }, "amountPaid");
    case "add_line":
      return addLine(content, operation);
    case "remove_line":
      return removeLine(content, operation.itemId);
    case "set_line":
      return setLine(content, operation);
    case "replace_line":
      return replaceLine(content, operation);
    case "scale_prices":
      return scale(content, operation);
    case "set_include_logo":
      return { ...content, includeLogo: operation.includeLogo };
  }
}

/** True when every sum of the document can be stored; reckoned in floating point, before the exact sums. */
function fitsLimits(content: DocumentContent): boolean {
  const amounts = content.items.map((item) =>
    Math.abs(item.unitPrice === null ? (item.amount ?? 0) : (item.unitPrice * item.quantity) / 1000),
  );
  const whole = amounts.reduce((total, amount) => total + amount, 0);
  const fixed = Math.abs(content.tax?.percent === null ? content.tax.amount : 0) + Math.abs(content.amountPaid);
  const hours = content.items.reduce((total, item) => total + (isHours(item.unit) ? item.quantity : 0), 0);
  return whole * 2 + fixed < MAX_CENTS && hours <= MAX_THOUSANDTHS;
}

export interface Applied {
  content: DocumentContent;
  /** One for each operation that was applied, in plain words. */
  changes: Change[];
  /** Operations on lines that are not there, or beyond the limits: they changed nothing. */
  refused: Operation[];
}

/**
 * Applies operations in order and does the sums again. Figures that they set have the source "edited", figures that
 * follow from them "computed"; questions that they answer are gone.
 */
export function applyOperations(content: DocumentContent, operations: readonly Operation[]): Applied {
  let current = content;
  const changes: Change[] = [];
  const refused: Operation[] = [];
  for (const operation of operations) {
    const next = applyOne(current, operation);
    if (next === null || !fitsLimits(next)) {
      refused.push(operation);
      continue;
    }
    const after = withTotals(next);
    changes.push(describeChange(operation, current, after));
    current = after;
  }
  return { content: current, changes, refused };
}
