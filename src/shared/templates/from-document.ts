import { isFlat } from "#shared/documents/line-figures.ts";
import type { DocumentContent } from "#shared/documents/schema.ts";
import { recogniseTrade } from "#shared/estimator/prose/recognise-trade.ts";
import { sentenceCase, tidy } from "#shared/estimator/prose/phrasing.ts";
import { ownLineWords } from "./line-words.ts";
import { MOST_TEMPLATE_LINES, type TemplateBody } from "./schema.ts";
import type { Template } from "./template.ts";

/** Money and percentages belong to the job that they were said for. */
const FIGURE = /[$€£]\s?\d|\d\s?%|\bpercent\b|\bdollars?\b/i;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** What tells who the client is: the name, its parts, and how to reach them. */
function clientData({ client, contact }: DocumentContent): string[] {
  const street = contact?.address?.split(",", 1)[0];
  const parts = (client ?? "").split(/\s+/).filter((part) => /^\p{Lu}\p{L}{2,}$/u.test(part));
  const whole = [client, contact?.address, street, contact?.email, contact?.phone];
  return [...whole.flatMap((text) => (text && text.trim().length > 1 ? [text.trim()] : [])), ...parts];
}

const LEADING = String.raw`(?:,| [-–—])?\s*(?:\b(?:for|at|to|of|from|with|on)\s+)?(?:\bthe\s+)?`;

/** Takes the client's data out of a text; "for Maria Lopez" goes with its "for". */
function redact(text: string, secrets: readonly string[]): string {
  let clean = text;
  for (const secret of secrets) {
    const whole = String.raw`(?<![\p{L}\p{N}])${escaped(secret)}(?:['’]s?)?(?![\p{L}\p{N}])`;
    clean = clean.replace(new RegExp(LEADING + whole, secret.includes(" ") ? "giu" : "gu"), "");
  }
  return clean === text ? text : sentenceCase(tidy(clean));
}

const names = (text: string, secrets: readonly string[]): boolean => redact(text, secrets) !== text;

/** A name for the template of this document: its title without the client. */
export const templateNameOf = (content: DocumentContent): string =>
  redact(content.title, clientData(content)).slice(0, 200) || "Template";

/**
 * What is kept of a document as a template: lines and wording, without the client, the quantities and the sums of this
 * job. A flat line remembers its price, to be offered as an answer.
 */
export function bodyOfDocument(content: DocumentContent): TemplateBody {
  const secrets = clientData(content);
  const general = (entry: string) => !FIGURE.test(entry) && !names(entry, secrets);
  const seen = new Set<string>();
  const lines = content.items.flatMap((item) => {
    const description = redact(item.description, secrets).slice(0, 500);
    const key = description.toLowerCase();
    if (description.trim() === "" || seen.has(key)) return [];
    seen.add(key);
    const isCredit = (item.unitPrice ?? item.amount ?? 0) < 0;
    const price = isFlat(item) && !isCredit && item.unitPrice !== 0 ? item.unitPrice : null;
    return isCredit ? [] : [{ description, category: item.category, optional: item.optional, price }];
  });
  return {
    schemaVersion: 1,
    lines: lines.slice(0, MOST_TEMPLATE_LINES),
    approach: content.approach.filter(general),
    terms: content.terms.filter(general),
    notes: general(content.notes) ? content.notes : "",
  };
}

const GENERAL = "General";

/** The trade of a document, as a template is filed under it. */
export function tradeOfDocument(
  content: DocumentContent,
): Pick<Template, "category" | "industry" | "projectType"> & { tags: string[] } {
  const found =
    recogniseTrade(content.job_description) ??
    recogniseTrade([content.title, ...content.items.map((item) => item.description)].join(".\n"));
  if (!found) return { category: GENERAL, industry: null, projectType: null, tags: [] };
  const { category, industry, projectType } = found;
  const tags = [category, projectType].map((tag) => tag.toLowerCase());
  return { category, industry, projectType, tags: [...new Set(tags)] };
}

/** The lines of a template of one's own, with what they are known by. */
export const linesOfBody = (body: TemplateBody): Template["lines"] =>
  body.lines.map((line) => ({ ...line, ...ownLineWords(line.description) }));
