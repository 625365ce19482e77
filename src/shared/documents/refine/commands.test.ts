import { describe, expect, test } from "vitest";
import { cents, milliPercent, thousandths } from "#shared/money.ts";
import type { Adjustment, DocumentContent, LineItem } from "../schema.ts";
import { withTotals } from "../totals.ts";
import { commands, written, type Expected, type Written } from "./commands.test-data.ts";
import { refine } from "./refine.ts";
import { sampleContent } from "./sample.test-data.ts";

const hundredths = (text: string) => cents(Math.round(Number(text) * 100));

function adjustment(text: string | null): Adjustment | null {
  if (text === null) return null;
  const value = Number(text.replace(/[$%]/g, ""));
  return text.endsWith("%")
    ? { percent: milliPercent(Math.round(value * 1000)), amount: cents(0) }
    : { percent: null, amount: cents(value * 100) };
}

/** "12 hour @ 65", "350", "open". */
function figures(text: string): Pick<LineItem, "quantity" | "unit" | "unitPrice"> {
  const [, count = "1", unit, price = "open"] = /^(?:([\d.]+)(?: ([a-z ]+?))? @ )?(open|[\d.]+)$/.exec(text) ?? [];
  return {
    quantity: thousandths(Math.round(Number(count) * 1000)),
    unit: unit?.replace("linear foot", "linear ft").replace("square foot", "sq ft") ?? null,
    unitPrice: price === "open" ? null : hundredths(price),
  };
}

function documentOf(name: Written): DocumentContent {
  const { lines, phone, email, address, type, discount, tax, deposit, paid, terms, ...texts } = written[name];
  return withTotals({
    ...sampleContent({ scope: [], questions: [] }),
    ...texts,
    contact: phone || email || address ? { phone, email, address } : null,
    quote_type: type,
    discount: adjustment(discount),
    tax: adjustment(tax),
    deposit: adjustment(deposit),
    amountPaid: cents(paid * 100),
    terms: [...terms],
    items: lines.map((line): LineItem => {
      const [head = "", text = "", flags = ""] = line.split(" | ");
      const category =
        (["labor", "material", "travel", "fee"] as const).find((one) => flags.startsWith(one)) ?? "service";
      const optional = flags.endsWith("optional");
      return {
        id: head.charAt(0),
        description: head.slice(2),
        ...figures(text),
        amount: null,
        category,
        optional,
        sources: {},
      };
    }),
  });
}

const shareOf = (share: Adjustment | null): string | null =>
  share && (share.percent === null ? `$${share.amount / 100}` : `${share.percent / 1000}%`);

function figuresOf({ quantity, unit, unitPrice, amount }: LineItem): string {
  const price = unitPrice === null ? (amount === null ? "open" : `sum of ${amount / 100}`) : String(unitPrice / 100);
  const name = unit === null || unit === "each" ? "" : ` ${unit}`;
  return quantity === 1000 && name === "" ? price : `${quantity / 1000}${name} @ ${price}`;
}

/** Everything of a document that a command may change, each under its name. */
function factsOf(content: DocumentContent, known: ReadonlySet<string>): Record<string, string | boolean | null> {
  const { client, contact, title, description, notes, timeline, validUntil } = content;
  let added = 0;
  const lines = content.items.flatMap((item): [string, string | boolean][] => {
    const key = known.has(item.id) ? item.id : `+${(added += 1)}`;
    return [[key, figuresOf(item)], [`${key}.name`, item.description], [`${key}.optional`, item.optional]];
  }); // prettier-ignore
  return {
    ...Object.fromEntries(lines),
    client, title, description, notes, timeline, validUntil,
    phone: contact?.phone ?? null, email: contact?.email ?? null, address: contact?.address ?? null,
    type: content.quote_type, terms: content.terms.join("\n"), paid: String(content.amountPaid / 100),
    discount: shareOf(content.discount), tax: shareOf(content.tax), deposit: shareOf(content.deposit),
  }; // prettier-ignore
}

/** What is expected, name by name: "Haul away | 300" is a line with a name, figures, and no option. */
function wanted(expected: Expected): Map<string, string | boolean | null> {
  const facts = new Map<string, string | boolean | null>();
  for (const [key, value] of Object.entries(expected)) {
    if (typeof value === "object" && value !== null) {
      value.forEach((line, index) => {
        const [name = "", text = "", option] = line.split(" | ");
        facts.set(`+${index + 1}`, text);
        facts.set(`+${index + 1}.name`, name);
        facts.set(`+${index + 1}.optional`, option !== undefined);
      });
      continue;
    }
    facts.set(key, value);
    if (value === null && key.length === 1) for (const part of ["name", "optional"]) facts.set(`${key}.${part}`, null);
  }
  return facts;
}

/** The fact as it is expected to be written, when it is so; else the fact. */
function asWanted(
  key: string,
  want: string | boolean | null,
  is: string | boolean | null,
  was: string | boolean | null,
) {
  if (typeof want !== "string" || typeof is !== "string") return is;
  const [part = "", gone] = want.slice(1).split(" ^");
  if (want === "<") return is.length < String(was).length ? want : is;
  if (want.startsWith("~"))
    return is.toLowerCase().includes(part.toLowerCase()) && (gone === undefined || !is.includes(gone)) ? want : is;
  if (want.startsWith("#")) return `#${is.replace(/\D/g, "")}`;
  if (/^(?:[a-z]|\+\d)$/.test(key)) return is === figuresOf(lineOf(want)) ? want : is;
  return is;
}

const lineOf = (text: string): LineItem => ({
  id: "x", description: "", ...figures(text), amount: null, category: "service", optional: false, sources: {},
}); // prettier-ignore

describe.each(Object.entries(commands))("%s", (_, cases) => {
  test.each(cases)("%s: %s", (name, words, expected) => {
    const before = documentOf(name);
    const known = new Set(before.items.map((item) => item.id));
    const { content, changes, notUnderstood } = refine(before, words, {
      catalogue: [],
      today: "2026-11-25",
      businessInfo: null,
    });
    const [was, is] = [factsOf(before, known), factsOf(content, known)];
    const want = wanted(expected);
    const keys = [...new Set([...Object.keys(was), ...Object.keys(is), ...want.keys()])].filter(
      (key) => want.has(key) || was[key] !== is[key],
    );
    const found = keys.map((key) => [key, asWanted(key, want.get(key) ?? null, is[key] ?? null, was[key] ?? null)]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(want));
    expect(content.amount).toBe(withTotals(content).amount);
    if (want.size > 0) expect(notUnderstood).toEqual([]);
    else expect(changes).toEqual([]);
  });
});
