import { z } from "zod";
import { isDay } from "#shared/dates.ts";
import { estimate } from "#shared/estimator/estimate.ts";
import type { CatalogueEntry } from "#shared/estimator/estimate-input.ts";
import { cents } from "#shared/money.ts";
import type { Adjustment, DocumentContent, LineItem } from "../../schema.ts";
import { withTotals } from "../../totals.ts";
import { refine, type Refinement } from "../refine.ts";

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
type Cell = z.output<typeof cell>;
const addedLine = z.object({
  name: z.string(),
  quantity: z.number().optional(),
  price: z.number().nullable().optional(),
  total: z.number().optional(),
});

const command = z.object({
  id: z.number(),
  set: z.enum(["blind", "held", "probe"]),
  document: z.string(),
  say: z.string(),
  becomes: z.record(z.string(), z.union([cell, z.array(addedLine)])),
  orNothing: z.boolean().optional(),
  free: z.array(z.string()).optional(),
});

/**
 * What people say to documents, and what is to become of them. The documents are written from `words`. `becomes` holds what
 * changes, all else stays: "2.price" is of the second line, in dollars, "2" is null for a line that goes, `added` are new
 * lines, and "total" leaves open how the document comes to it. "~" stands before a pattern, "<" for a shorter text. With
 * `orNothing` it may also ask, with nothing in `becomes` it must; `free` names what may be either way.
 */
const goldSchema = z.object({
  today: z.string().refine(isDay),
  catalogue: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string().nullable(),
      hourlyRate: z.number().transform(cents).nullable(),
      fixedRate: z.number().transform(cents).nullable(),
      category: z.string().nullable(),
    }),
  ),
  documents: z.array(z.object({ id: z.string(), trade: z.string(), words: z.string() })),
  commands: z.array(command),
});

type Gold = z.output<typeof goldSchema>;
export type Command = Gold["commands"][number];
/** Partly: what changed is right, and the rest was said not to be understood. */
export const outcomes = ["right", "wrongly changed", "partly", "not understood"] as const;

export interface Scored {
  command: Command;
  outcome: (typeof outcomes)[number];
  /** What is other than it is to be, a fact each. */
  faults: string[];
  refinement: Refinement;
}

type Facts = Map<string, Cell>;

const shareOf = (share: Adjustment | null): string | null =>
  share && (share.percent === null ? `$${share.amount / 100}` : `${share.percent / 1000}%`);

function factsOfLine(line: LineItem): [string, Cell][] {
  const dollars = (value: number | null) => (value === null ? null : value / 100);
  const { quantity, unit, unitPrice, amount, description, optional } = line;
  const price = unitPrice ?? (amount === null ? null : (amount * 1000) / quantity);
  return [
    ["quantity", quantity / 1000],
    ["unit", unit],
    ["price", dollars(price)],
    ["amount", dollars(amount)],
    ["name", description],
    ["optional", optional],
  ];
}

/** All that is compared of a document; its lines by their places in the one before. */
function factsOf(content: DocumentContent, before: DocumentContent): Facts {
  const { contact, client, title, timeline, validUntil, terms, notes, description } = content;
  const lines = before.items.flatMap(({ id }, index): [string, Cell][] => {
    const line = content.items.find((item) => item.id === id);
    if (line === undefined) return [[`${index + 1}`, null]];
    return [[`${index + 1}`, "there"], ...factsOfLine(line).map(([fact, is]): [string, Cell] => [`${index + 1}.${fact}`, is])];
  }); // prettier-ignore
  return new Map<string, Cell>([
    ...lines,
    ...Object.entries({ client, title, timeline, validUntil, description, terms: terms.join(" / ") }),
    ...Object.entries({ phone: null, email: null, address: null, ...contact }),
    ["type", content.quote_type],
    ["texts", [notes, description, ...terms].join(" / ")],
    ["discount", shareOf(content.discount)],
    ["tax", shareOf(content.tax)],
    ["deposit", shareOf(content.deposit)],
    ["paid", content.amountPaid / 100],
    ["total", content.amount / 100],
  ]);
}

/** What changes along with other things, and is compared only when it is asked for. */
const FOLLOWS = /^(?:description|terms|texts|total|\d+\.amount)$/;

function holds(want: Cell, is: Cell, was: Cell): boolean {
  if (want === "<") return String(is).length < String(was).length;
  if (typeof want === "string" && want.startsWith("~")) return new RegExp(want.slice(1), "i").test(String(is ?? ""));
  return want === is || (typeof want === "number" && typeof is === "number" && Math.abs(want - is) < 0.005);
}

function isFree(key: string, { becomes, free = [] }: Command): boolean {
  if (free.includes(key)) return true;
  const line = /^(\d+)\./.exec(key)?.[1];
  // With an amount asked for, how a line comes to it is open; with a total, how the document does.
  const [amounts, total] = [becomes[`${line}.amount`] !== undefined, becomes["total"] !== undefined];
  return (amounts || total) && /\.price$|^discount$/.test(key);
}

function faultsOf(item: Command, before: DocumentContent, after: DocumentContent): { key: string; fault: string }[] {
  const [was, is] = [factsOf(before, before), factsOf(after, before)];
  const keys = new Set([...was.keys(), ...Object.keys(item.becomes)].filter((key) => key !== "added"));
  return [...keys].flatMap((key) => {
    const [found = null, old = null] = [is.get(key), was.get(key)];
    const asked = item.becomes[key];
    if (Array.isArray(asked) || (asked === undefined && (FOLLOWS.test(key) || isFree(key, item)))) return [];
    const line = key.split(".")[0] ?? "";
    // What is free of charge may as well be gone, and of what is gone nothing more is compared.
    const isFreeOfCharge = item.becomes[`${line}.amount`] === 0;
    if (is.get(line) === null && (key.includes(".") || isFreeOfCharge)) return [];
    const want = asked === undefined ? old : asked;
    return holds(want, found, old) ? [] : [{ key, fault: `${key} is ${found}, and was to be ${want}` }];
  });
}

const addedTo = (before: DocumentContent, after: DocumentContent): LineItem[] =>
  after.items.filter((item) => before.items.every(({ id }) => id !== item.id));

function faultsOfAdded({ becomes }: Command, before: DocumentContent, after: DocumentContent): string[] {
  const wanted = Array.isArray(becomes["added"]) ? becomes["added"] : [];
  const added = addedTo(before, after);
  if (added.length !== wanted.length)
    return [`added: ${added.map(({ description }) => description).join(", ") || "none"}`];
  return wanted.flatMap(({ name, quantity, price, total }, index) => {
    const line = added[index];
    if (line === undefined) return [];
    const { description, ...figures } = line;
    const isNamed = new RegExp(name, "i").test(description);
    const isPriced = price === undefined || figures.unitPrice === (price === null ? null : Math.round(price * 100));
    const isCounted = quantity === undefined || figures.quantity === quantity * 1000;
    const isWhole = total === undefined || figures.amount === Math.round(total * 100);
    return isNamed && isPriced && isCounted && isWhole
      ? []
      : [`added: ${description}, ${figures.quantity / 1000} at ${figures.unitPrice} cents`];
  });
}

function score(item: Command, before: DocumentContent, refinement: Refinement): Scored {
  const { content, notUnderstood } = refinement;
  const isSame = JSON.stringify(before) === JSON.stringify(content);
  const isQuiet = Object.keys(item.becomes).length === 0;
  if (isSame) {
    const isRight = isQuiet || item.orNothing === true;
    return { command: item, outcome: isRight ? "right" : "not understood", faults: [], refinement };
  }
  const [facts, added] = [faultsOf(item, before, content), faultsOfAdded(item, before, content)];
  const faults = [...facts.map(({ fault }) => fault), ...added];
  if (content.amount !== withTotals(content).amount) faults.push("the sums are of another state");
  if (faults.length === 0 && isQuiet) faults.push("something changed, and nothing was to");
  if (faults.length === 0 && notUnderstood.length === 0) return { command: item, outcome: "right", faults, refinement };
  const [was, is] = [factsOf(before, before), factsOf(content, before)];
  const missing = facts.every(({ key }) => is.get(key) === was.get(key));
  const isPart =
    missing && (added.length === 0 || addedTo(before, content).length === 0) && notUnderstood.length > 0 && !isQuiet;
  return { command: item, outcome: isPart ? "partly" : "wrongly changed", faults, refinement };
}

/** Says every command to its document. `text` is the file of commands. */
export function scoreCommands(text: string): Scored[] {
  const { today, catalogue, documents, commands } = goldSchema.parse(JSON.parse(text));
  const known: readonly CatalogueEntry[] = catalogue;
  const written = new Map(
    documents.map(({ id, words: transcription }) => [
      id,
      withTotals(
        estimate({ transcription, catalogue: known, clients: [], businessInfo: null, today, includeLogo: true }),
      ),
    ]),
  );
  return commands.map((item) => {
    const before = written.get(item.document);
    if (before === undefined) throw new Error(`No document ${item.document}`);
    return score(item, before, refine(before, item.say, { catalogue: known, today, businessInfo: null }));
  });
}
