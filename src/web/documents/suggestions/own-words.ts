import { readMoney, readPercent } from "#shared/documents/figure-text.ts";
import type { Operation } from "#shared/documents/refine/operations.ts";
import type { DocumentContent, LineItem } from "#shared/documents/schema.ts";
import { lumpLine } from "#shared/documents/suggestions/lump-sum.ts";
import { lineAmount, unpricedItems } from "#shared/documents/totals.ts";
import { cents, formatMoney, thousandths } from "#shared/money.ts";

type Read = { operations: Operation[] } | { message: string };

/** A suggestion that takes a word or a figure of the user's: what is asked, and what is done with it. */
export type OwnWords = {
  /** The button that asks for it. */
  button: string;
  label: string;
  isFigure: boolean;
  /** The button that does it. */
  submit: string;
  /** What puts the words into the document, or what is wrong with them. */
  read: (text: string) => Read;
};

const LEAST_DIGITS = 7;

const only = (operation: Operation): Read => ({ operations: [operation] });

const inWords = (label: string, read: OwnWords["read"]): OwnWords => ({
  button: "Add",
  label,
  isFigure: false,
  submit: "Add it",
  read,
});
const inFigures = (label: string, read: OwnWords["read"]): OwnWords => ({
  button: "Add",
  label,
  isFigure: true,
  submit: "Add it",
  read,
});

function readContact(text: string): Read {
  if (/^\S+@\S+\.\S+$/.test(text)) return only({ op: "set_contact", field: "email", text });
  if (text.replaceAll(/\D/g, "").length >= LEAST_DIGITS && !text.includes("@"))
    return only({ op: "set_contact", field: "phone", text });
  return { message: "Type an e-mail address, or a phone number with its area code." };
}

function readTax(text: string): Read {
  const read = readPercent(text);
  if (!read.ok) return read;
  if (read.value === null) return { message: "Type a percentage, or 0 when none is due." };
  return only(
    read.value === 0
      ? { op: "add_entry", list: "terms", text: "No sales tax is due." }
      : { op: "set_tax", percent: read.value, amount: null },
  );
}

function readDeposit(text: string): Read {
  const message = "Type a percentage, or an amount such as $500.";
  if (text.includes("$")) {
    const read = readMoney(text);
    if (!read.ok) return read;
    return read.value !== null && read.value > 0
      ? only({ op: "set_deposit", percent: null, amount: read.value })
      : { message };
  }
  const read = readPercent(text);
  if (!read.ok) return read;
  return read.value !== null && read.value > 0
    ? only({ op: "set_deposit", percent: read.value, amount: null })
    : { message };
}

/** What is asked of a whole job's one price: how much of it is material. The rest is labor, and the sum stays. */
function splitOf(item: LineItem): OwnWords {
  const whole = lineAmount(item) ?? cents(0);
  const read = (text: string): Read => {
    const part = readMoney(text);
    if (!part.ok) return part;
    if (part.value === null || part.value <= 0 || part.value >= whole)
      return { message: `Type an amount below ${formatMoney(whole)}.` };
    const labor = cents(whole - part.value);
    return {
      operations: [
        {
          op: "set_line",
          itemId: item.id,
          description: `${item.description}, labor`,
          ...(item.unitPrice === null ? { amount: labor } : { unitPrice: labor }),
        },
        {
          op: "add_line",
          description: `${item.description}, materials`,
          quantity: thousandths(1000),
          unit: null,
          unitPrice: part.value,
          category: "material",
          optional: false,
        },
      ],
    };
  };
  return { button: "Split", label: "Materials, in dollars", isFigure: true, submit: "Split it", read };
}

/** The price of the first line that has none; the others are asked for after it. */
function priceOf({ id, description }: LineItem): OwnWords {
  return inFigures(`Price of ${description}`, (text) => {
    const read = readMoney(text);
    if (!read.ok) return read;
    return read.value === null
      ? { message: "Type a price." }
      : only({ op: "set_line", itemId: id, unitPrice: read.value });
  });
}

/** "Fence repair, 450": a line and what it costs; without a figure its price is asked for. */
function readLine(text: string): Read {
  const { name = text, price = "" } = /^(?<name>.+?)[,:]?\s+(?<price>\$?[\d.,]+)$/.exec(text)?.groups ?? {};
  const read = readMoney(price);
  if (!read.ok) return read;
  return only({
    op: "add_line",
    description: name,
    quantity: thousandths(1000),
    unit: null,
    unitPrice: read.value,
    category: "service",
    optional: false,
  });
}

type Asking = (content: DocumentContent) => OwnWords | undefined;

const asked: Record<string, Asking> = {
  client: () => inWords("Client's name", (client) => only({ op: "set_client", client: client.slice(0, 300) })),
  "client-contact": () => inWords("E-mail or phone", readContact),
  timeline: () =>
    inWords("Start and duration", (text) => only({ op: "set_text", field: "timeline", text: text.slice(0, 500) })),
  scope: () => inWords("What is done", (text) => only({ op: "add_entry", list: "scope", text })),
  lines: () => inWords("Work and its price: Fence repair, 450", readLine),
  tax: () => ({ ...inFigures("Percent, 0 for none", readTax), button: "Type a rate" }),
  deposit: () => ({ ...inFigures("Percent, or dollars: $500", readDeposit), button: "Type a share" }),
  "lump-sum": ({ items }) => {
    const item = lumpLine(items);
    return item && splitOf(item);
  },
  "unpriced-lines": (content) => {
    const item = unpricedItems(content).find(({ optional }) => !optional);
    return item && priceOf(item);
  },
};

/** What a suggestion about a document asks for, if a word or a figure of the user's is all that it lacks. */
export function ownWordsOf(id: string, content: DocumentContent): OwnWords | undefined {
  const found = Object.hasOwn(asked, id) ? asked[id]?.(content) : undefined;
  return (
    found && {
      ...found,
      read: (text) =>
        text.trim() === "" && !found.isFigure ? { message: "Type something first." } : found.read(text.trim()),
    }
  );
}
