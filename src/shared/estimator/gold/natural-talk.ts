import type { DocumentContentWire, DocumentType } from "#shared/documents/schema.ts";
import { sameSum } from "../numbers/figure.ts";
import { TEENS, TENS, UNITS } from "../words/number-words.ts";
import { stem } from "../words/stem.ts";
import { couldName } from "../words/words.ts";

/** What nobody who mends rules has read, and nothing is learned from. */
export const MEASURING_NATURAL: readonly string[] = ["f.json", "g.json", "p.json", "r.json"];

/** A dictation as people talk after a visit, 50 to 120 words, and what a careful bookkeeper wants on its document. */
export interface NaturalTalk {
  id: string;
  trade: string;
  /** As a recogniser without marks and capitals writes it. */
  raw: boolean;
  kind: DocumentType;
  transcript: string;
  client: string | null;
  /** In dollars; null when nobody priced it. */
  lines: { name: string; amount: number | null }[];
  total: number | null;
  /** What is not included, done or supplied by others. */
  leftOut: string[];
  start: string | null;
  duration: string | null;
  validity: string | null;
  warranty: string | null;
  payment: string | null;
  leadTime: string | null;
  /** Details of the work that a customer has to see. */
  mustSay: string[];
}

/** One thing that a talk's document must hold, and whether it does. */
interface NaturalCheck {
  kind: (typeof NATURAL_KINDS)[number];
  wanted: string;
  got: string;
  ok: boolean;
}
/** `price`: a line's amount stands on one line; `invented`: an amount that no line has; `name`: the words of a priced line. */
export const NATURAL_KINDS = [
  "client",
  "price",
  "invented",
  "name",
  "open",
  "leftOut",
  "start",
  "duration",
  "validity",
  "warranty",
  "payment",
  "leadTime",
  "mustSay",
] as const;

/** A phrase is held by a text that has so much of its words. */
const HELD = 0.7;
const NUMBERS: ReadonlyMap<string, string> = new Map(
  [...UNITS, ...TEENS, ...TENS].map(([word, value]) => [word, String(value)]),
);
const WORD = /[\p{L}\d'’/%$.]+/gu;
const ORDINALS = /^(\d+)(?:st|nd|rd|th)$/;
const SAID_AS: Readonly<Record<string, readonly string[]>> = {
  half: ["50%"],
  third: ["1/3", "33.333%"],
  day: ["days", "daily"],
  included: ["include"],
  completion: ["complete", "completed", "done", "finished"],
  rest: ["balance", "remainder"],
  balance: ["rest", "remainder"],
  down: ["deposit", "upfront"],
  deposit: ["down"],
  homeowner: ["you", "owner", "client", "customer"],
  owner: ["you", "owner", "client", "customer"],
  customer: ["you", "owner", "client"],
  client: ["you", "owner", "customer"],
};

function rootsOf(text: string): string[] {
  const words = text.toLowerCase().replaceAll("’", "'").replaceAll("-", " ").match(WORD) ?? [];
  return words
    .map((word) => word.replace(/^[$'.]+|['.,]+$/g, "").replace(/'s$/, ""))
    .map((word) => ORDINALS.exec(word)?.[1] ?? NUMBERS.get(word) ?? word)
    .filter((word) => /^[\d%/.]+$/.test(word) || couldName(word))
    .map((word) => (/^\d/.test(word) ? word : stem(word)));
}

/** The share of a phrase's words that a text has; small words count for nothing. */
function heldShare(phrase: string, text: string): number {
  const wanted = rootsOf(phrase);
  const has = new Set(rootsOf(text));
  const held = wanted.filter((word) => {
    const others = Object.entries(SAID_AS).find(([one]) => stem(one) === word)?.[1] ?? [];
    return has.has(word) || others.some((other) => has.has(stem(other)) || text.toLowerCase().includes(other));
  });
  return wanted.length === 0 ? 1 : held.length / wanted.length;
}

const DAY_MS = 86_400_000;

/** Holds a document, as it goes over the wire, against what a bookkeeper wants on it. */
export function scoreNatural(talk: NaturalTalk, content: DocumentContentWire, today: string): NaturalCheck[] {
  const checks: NaturalCheck[] = [];
  const note = (kind: NaturalCheck["kind"], wanted: string, got: string, ok: boolean) =>
    checks.push({ kind, wanted, got, ok });
  if (talk.client !== null)
    note("client", talk.client, content.client ?? "", heldShare(talk.client, content.client ?? "") === 1);

  const left = [...content.items];
  /** Takes the line out that fits and has most of a name's words, or gives null. */
  const best = (wanted: string, fits: (item: (typeof left)[number]) => boolean) => {
    const [first] = left
      .filter(fits)
      .toSorted((a, b) => heldShare(wanted, b.description) - heldShare(wanted, a.description));
    if (first === undefined) return null;
    left.splice(left.indexOf(first), 1);
    return first;
  };
  for (const { name, amount } of talk.lines) {
    if (amount === null) continue;
    const line = best(name, (item) => item.amount !== null && Math.abs(item.amount - amount) < 0.006);
    note("price", `${name}: ${amount}`, line?.description ?? "", line !== null);
    if (line === null) continue;
    const isWhole = heldShare(name, line.description) >= HELD && heldShare(line.description, name) >= HELD;
    note("name", name, line.description, isWhole);
  }
  for (const { name, amount } of talk.lines) {
    if (amount !== null) continue;
    const line = best(name, (item) => item.amount === null);
    note("open", name, line?.description ?? "", line !== null && heldShare(name, line.description) >= HELD);
  }
  for (const { description, amount } of left)
    if (amount !== null && amount !== 0) note("invented", "", `${description}: ${amount}`, false);

  const lines = content.items.map(({ description }) => description).join(". ");
  const terms = [...content.terms, content.notes].join(" ");
  const all = [content.title, content.description, lines, ...content.scope, content.timeline, terms].join(" ");
  const when = `${content.timeline} ${terms}`;
  for (const phrase of talk.leftOut) note("leftOut", phrase, terms, heldShare(phrase, terms) >= HELD);
  const told = { start: when, duration: when, warranty: terms, leadTime: when };
  for (const [kind, text] of Object.entries(told) as [keyof typeof told, string][]) {
    const phrase = talk[kind];
    if (phrase !== null) note(kind, phrase, text, heldShare(phrase, text) >= HELD);
  }
  if (talk.payment !== null) {
    const deposit = content.deposit?.percent ?? null;
    const said = `${terms} ${deposit === null ? "" : `${deposit}% deposit`}`;
    note("payment", talk.payment, said, heldShare(talk.payment, said) >= HELD);
  }
  if (talk.validity !== null) {
    const days = Math.round((Date.parse(content.validUntil) - Date.parse(today)) / DAY_MS);
    note("validity", talk.validity, `${days} days`, content.sources["validUntil"] !== undefined);
  }
  for (const phrase of talk.mustSay) note("mustSay", phrase, all, heldShare(phrase, all) >= HELD);
  return checks;
}

/** An amount in dollars as questions say it. */
export const inDollars = (amount: number): string => amount.toLocaleString("en-US", { minimumFractionDigits: 2 });

/** Takes an amount, in dollars, out of those that are left to be found; false when it is none of them. */
export function takeAmount(left: number[], amount: number): boolean {
  const place = left.findIndex((one) => sameSum(one, amount));
  if (place >= 0) left.splice(place, 1);
  return place >= 0;
}

/**
 * Of a document's amounts: all are the talk's and stand there ("right"), some wait for an answer ("asked"), or one is wrong or
 * lost and nothing asks about it ("wrong"). What stays optional is in no sum, and is left.
 */
export const amountsOf = (
  talk: { readonly lines: readonly NaturalTalk["lines"][number][] },
  { items, questions }: Pick<DocumentContentWire, "items" | "questions">,
): ReturnType<typeof documentAmountsOf> => documentAmountsOf(talk, items, JSON.stringify(questions));

/** The same of lines in dollars and the questions in one text. */
export function documentAmountsOf(
  { lines }: { readonly lines: readonly NaturalTalk["lines"][number][] },
  items: readonly { amount: number | null; optional: boolean }[],
  asked: string,
): "right" | "asked" | "wrong" {
  const left = lines.flatMap(({ amount }) => amount ?? []);
  let isWrong = false;
  for (const { amount, optional } of items) {
    if (amount === null || amount === 0) continue;
    if (!takeAmount(left, amount)) isWrong ||= !optional;
  }
  const isOpen = items.some(({ amount }) => amount === null);
  if (isWrong || left.some((amount) => !isOpen && !asked.includes(inDollars(amount)))) return "wrong";
  return left.length > 0 ? "asked" : "right";
}
