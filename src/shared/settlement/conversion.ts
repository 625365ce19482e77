import { formatDay, type Day } from "#shared/dates.ts";
import { LIMITS } from "#shared/limits.ts";
import { cents, formatMoney, formatPercent, percentOf, shareOf, sum, thousandths, type Cents } from "#shared/money.ts";
import { typeNames } from "#shared/documents/page-words.ts";
import type { Adjustment, DocumentContent, DocumentType, LineItem } from "#shared/documents/schema.ts";
import type { Source } from "#shared/documents/source.ts";
import { calculateTotals, withTotals } from "#shared/documents/totals.ts";
import { dueDay } from "./due.ts";

export type ConversionKind = "all" | "lines" | "deposit" | "rest";

/** What an invoice is to be made of: what is left, some lines, or an amount in advance (null: the deposit asked for). */
export type ConversionWish =
  | { kind: "rest" }
  | { kind: "lines"; lines: readonly string[] }
  | { kind: "deposit"; amount: Cents | null };

/** The accepted document that is invoiced. `accepted` is what may be invoiced in all. */
export interface AcceptedSource {
  number: string;
  type: DocumentType;
  content: DocumentContent;
  accepted: Cents;
  acceptedOn: Day | null;
}

/** An invoice of the same source that stands. */
export interface EarlierInvoice {
  number: string;
  kind: ConversionKind;
  /** The lines that it took, by their ids. */
  lines: readonly string[];
  /** Its grand total now. */
  amount: Cents;
  /** What was said as paid when it was made: payments that were entered later do not count. */
  paidAtFirst: Cents;
}

export interface Conversion {
  kind: ConversionKind;
  lines: string[];
  content: DocumentContent;
}
/** Why no invoice is made of it, in words for the owner; `field` is the part of the wish that is wrong. */
export interface ConversionRefusal {
  refused: string;
  field: "kind" | "lines" | "amount";
}

/** The lines that count: an option that nobody chose is not invoiced. */
const firm = (content: DocumentContent): LineItem[] => content.items.filter((item) => !item.optional);
const sumOf = (items: readonly LineItem[]): Cents => sum(items.map((item) => item.amount ?? cents(0)));

/** What was invoiced of it so far. */
export const invoicedSoFar = (earlier: readonly EarlierInvoice[]): Cents => sum(earlier.map(({ amount }) => amount));

/** The ids of the lines that stand on an invoice. */
const linesTaken = (earlier: readonly EarlierInvoice[]): Set<string> => new Set(earlier.flatMap(({ lines }) => lines));

/** The share of an adjustment: with its percentage where that gives the same cents, else as an amount. */
function shared(adjustment: Adjustment | null, amount: Cents, base: Cents): Adjustment | null {
  if (adjustment === null) return null;
  const { percent } = adjustment;
  return { percent: percent !== null && percentOf(base, percent) === amount ? percent : null, amount };
}

const nameOf = ({ type, number }: AcceptedSource) => `${typeNames[type].toLowerCase()} ${number}`;
const from = (source: AcceptedSource): Source => ({
  kind: "computed",
  from: `${typeNames[source.type]} ${source.number}`,
});

/** A line of its own: a deposit, what was invoiced before, or a rest that its lines do not add up to. */
function plainLine(source: AcceptedSource, id: string, description: string, amount: Cents): LineItem {
  return {
    id,
    description,
    quantity: thousandths(1000),
    unit: null,
    unitPrice: amount,
    amount,
    category: "fee",
    optional: false,
    sources: { unitPrice: from(source), amount: from(source) },
  };
}

/** The words that lines were heard in stay with the source: here they say which document they come from. */
const taken = (source: AcceptedSource, items: readonly LineItem[]): LineItem[] =>
  items.map((item) => ({
    ...item,
    sources: {
      ...(item.unitPrice === null ? {} : { unitPrice: from(source) }),
      ...(item.amount === null ? {} : { amount: from(source) }),
    },
  }));

type Part = Pick<DocumentContent, "items" | "discount" | "tax">;
/** More than this is no rounding. */
const MOST_ROUNDED = 10;

/** The sums of these lines of the source, and their shares of its discount and tax after those of the lines before. */
function partOf(source: AcceptedSource, before: readonly LineItem[], items: readonly LineItem[]): Part {
  const { subtotal, discount, tax } = calculateTotals(source.content);
  const [start, end] = [sumOf(before), sumOf([...before, ...items])];
  const shareFor = (adjustment: Adjustment | null): Cents =>
    adjustment === null
      ? cents(0)
      : cents(shareOf(adjustment.amount, end, subtotal) - shareOf(adjustment.amount, start, subtotal));
  const [discounted, taxed] = [shareFor(discount), shareFor(tax)];
  const base = sumOf(items);
  return {
    items: taken(source, items),
    discount: shared(discount, discounted, base),
    tax: shared(tax, taxed, cents(base - discounted)),
  };
}

/** How long an offer holds and what it asks for in advance is nothing that an invoice repeats. */
const OF_OFFERS = /\b(?:valid (?:for|until|through)|deposit|up ?front|in advance)\b/i;

function contentOf(source: AcceptedSource, part: Part, opening: string, paid: Cents, today: Day): DocumentContent {
  const { content } = source;
  const ids = new Set(part.items.map(({ id }) => id));
  const { validUntil: _validUntil, deposit: _deposit, amountPaid: _amountPaid, ...sources } = content.sources;
  return withTotals({
    ...content,
    ...part,
    quote_type: "invoice",
    description: opening,
    deposit: null,
    amountPaid: paid,
    travel_time_hours: thousandths(0),
    scope: [],
    approach: [],
    differentiators: [],
    timeline: "",
    terms: content.terms.filter((term) => !OF_OFFERS.test(term)),
    validUntil: dueDay(content.terms, today),
    questions: content.questions.filter(({ itemId }) => itemId !== undefined && ids.has(itemId)),
    sources: Object.fromEntries(Object.keys(sources).map((field) => [field, from(source)])),
    generator: { name: "conversion", ms: 0 },
  });
}

function depositPart(source: AcceptedSource, amount: Cents): Part {
  const asked = source.content.deposit;
  const percent =
    asked?.percent != null && asked.amount === amount ? `${formatPercent(asked.percent)} deposit` : "Deposit";
  const line = plainLine(source, "deposit", `${percent} for ${nameOf(source)}: ${source.content.title}`, amount);
  return { items: [line], discount: null, tax: null };
}

/** Takes a few cents that roundings left over into the tax, or else into the discount. */
function evened(part: Part, over: Cents): Part {
  const { tax, discount } = part;
  if (tax !== null) return { ...part, tax: { percent: null, amount: cents(tax.amount + over) } };
  if (discount !== null) return { ...part, discount: { percent: null, amount: cents(discount.amount - over) } };
  return part;
}

/** What is left: the lines that no invoice took, less what was invoiced in advance. Its sum is `left` to the cent. */
function restPart(source: AcceptedSource, earlier: readonly EarlierInvoice[], left: Cents): Part {
  const gone = linesTaken(earlier);
  const [before, items] = [true, false].map((is) => firm(source.content).filter(({ id }) => gone.has(id) === is));
  const part = partOf(source, before ?? [], items ?? []);
  const credits = earlier
    .filter(({ kind }) => kind === "deposit")
    .map(({ number, amount }) =>
      plainLine(source, `deposit-${number}`, `Deposit, invoiced with ${number}`, cents(-amount)),
    );
  const fixed = (adjustment: Adjustment | null) =>
    adjustment === null || credits.length === 0 ? adjustment : { ...adjustment, percent: null };
  const detailed: Part = { items: [...part.items, ...credits], discount: fixed(part.discount), tax: fixed(part.tax) };
  const totalOf = (one: Part) => calculateTotals({ ...source.content, ...one }).amount;
  const over = cents(left - totalOf(detailed));
  // Each invoice before that is gone again may leave a cent of its roundings.
  const exact = over !== 0 && Math.abs(over) <= MOST_ROUNDED ? evened(detailed, over) : detailed;
  const isShort = exact.items.length <= LIMITS.itemsPerDocument;
  if (part.items.length > 0 && isShort && totalOf(exact) === left) return exact;
  // Earlier invoices were changed by hand: what they left over is one figure.
  return {
    items: [plainLine(source, "rest", `Rest of ${nameOf(source)}: ${source.content.title}`, left)],
    discount: null,
    tax: null,
  };
}

const refuse = (field: ConversionRefusal["field"], refused: string): ConversionRefusal => ({ refused, field });

/**
 * An invoice of what a client accepted: what is left of it, some of its lines, or an amount in advance. The invoices of
 * one source never sum to more than was accepted, and when all is invoiced they sum to it, to the cent: discount and tax
 * are shared out over the lines, and what was paid already is taken over once.
 */
export function convert(
  source: AcceptedSource,
  earlier: readonly EarlierInvoice[],
  wish: ConversionWish,
  today: Day,
): Conversion | ConversionRefusal {
  const left = cents(source.accepted - invoicedSoFar(earlier));
  if (left <= 0) return refuse("kind", `All of the ${formatMoney(source.accepted)} that was accepted is invoiced.`);
  const found = partFor(source, earlier, wish, left);
  if ("refused" in found) return found;
  const { kind, lines, part, opening } = found;
  const { amount } = calculateTotals({ ...source.content, ...part });
  const field = wish.kind === "deposit" ? "amount" : "lines";
  if (amount <= 0) return refuse(field, "An invoice is for more than $0.00.");
  if (amount > left)
    return refuse(
      field,
      `That is ${formatMoney(amount)}. Of what was accepted ${formatMoney(left)} is left to invoice.`,
    );
  const paidOver = cents(source.content.amountPaid - sum(earlier.map(({ paidAtFirst }) => paidAtFirst)));
  const paid = cents(Math.max(0, Math.min(amount, paidOver)));
  return { kind, lines, content: contentOf(source, part, opening, paid, today) };
}

type Found = { kind: ConversionKind; lines: string[]; part: Part; opening: string };

function partFor(
  source: AcceptedSource,
  earlier: readonly EarlierInvoice[],
  wish: ConversionWish,
  left: Cents,
): Found | ConversionRefusal {
  const gone = linesTaken(earlier);
  const accepted = source.acceptedOn === null ? "" : `, accepted on ${formatDay(source.acceptedOn)}`;
  const of = `${nameOf(source)}${accepted}`;
  if (wish.kind === "deposit") {
    const amount = wish.amount ?? source.content.deposit?.amount ?? null;
    if (amount === null) return refuse("amount", "No deposit was agreed. Say how much to invoice in advance.");
    return { kind: "deposit", lines: [], part: depositPart(source, amount), opening: `In advance for ${of}.` };
  }
  if (wish.kind === "rest") {
    const items = firm(source.content).filter(({ id }) => !gone.has(id));
    return {
      kind: earlier.length === 0 ? "all" : "rest",
      lines: items.map(({ id }) => id),
      part: restPart(source, earlier, left),
      opening: earlier.length === 0 ? `For ${of}.` : `The rest of ${of}.`,
    };
  }
  const chosen = firm(source.content).filter(({ id }) => wish.lines.includes(id));
  if (chosen.length < new Set(wish.lines).size || chosen.length === 0)
    return refuse("lines", "Choose lines that were accepted.");
  const twice = chosen.find(({ id }) => gone.has(id));
  if (twice) return refuse("lines", `“${twice.description}” is on an invoice already.`);
  const before = firm(source.content).filter(({ id }) => gone.has(id));
  return {
    kind: "lines",
    lines: chosen.map(({ id }) => id),
    part: partOf(source, before, chosen),
    opening: `A part of ${of}.`,
  };
}
