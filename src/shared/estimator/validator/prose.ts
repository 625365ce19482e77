import { LIMITS } from "#shared/limits.ts";
import { isEvident, type Evidence } from "./evidence.ts";
import { kindOf, numbersIn } from "./text-figures.ts";

/** What a business must have said of itself before a document may say it: each stem with its word forms. */
const claims: [stem: string, pattern: RegExp][] = [
  ["licen", /\b(un)?licen[cs]e/i],
  ["insur", /\binsur/i],
  ["bond", /\bbonded\b/i],
  ["certif", /\bcertif/i],
  ["warrant", /\bwarrant/i],
  ["guarant", /\bguarant/i],
  ["award", /\baward/i],
  ["accredit", /\baccredit/i],
  ["experience", /\bexperienced?\b/i],
  ["family", /\bfamily[ -](owned|run)\b/i],
  ["decade", /\bdecades?\b/i],
  ["lifetime", /\blifetime\b/i],
  ["refund", /\brefund/i],
  ["free", /\bfree\b|\bcomplimentary\b/i],
  ["rated", /\b(top|highest|best)[ -]rated\b/i],
];

const addresses = /\bhttps?:\/\/\S+|\bwww\.\S+|\S+@\S+\.\S+/gi;
const numbering = /^\s*(?:(?:step|phase)\s+)?\d{1,2}\s*[.):]\s+/i;
const controls = /(?!\n)\p{Cc}/gu;

/** Without control characters, list marks and emphasis, which models add out of habit. */
export function tidy(text: string): string {
  return text
    .replaceAll("\r\n", "\n")
    .replaceAll(controls, "")
    .replaceAll("**", "")
    .replace(/^\s*[-*•]\s+/, "")
    .replace(numbering, "")
    .trim();
}

/** "One" is a word before it is a number ("one of the rooms"), unless it counts a measure. */
const isArticle = (text: string, start: number, end: number) =>
  /^one$/i.test(text.slice(start, end)) && kindOf(text, { start, end }) === "plain";

/** Why a sentence may not stand in the document; undefined when it may. The reason ends a sentence: "… was left out: it names 450." */
export function objectionTo(text: string, evidence: Evidence): string | undefined {
  for (const number of numbersIn(text)) {
    if (isArticle(text, number.start, number.end)) continue;
    if (!isEvident(evidence, kindOf(text, number), number.values))
      return `nobody said “${text.slice(number.start, number.end)}”`;
  }
  const claim = claims.find(([stem, pattern]) => pattern.test(text) && !evidence.words.includes(stem));
  if (claim) return `nobody spoke of “${claim[1].exec(text)?.[0] ?? claim[0]}”`;
  const address = text.match(addresses)?.find((found) => !evidence.words.includes(found.toLowerCase()));
  return address && `nobody gave “${address}”`;
}

/** A text that may stand, tidied, or undefined with the reason pushed to `dropped`. */
export function acceptText(
  field: string,
  proposed: string,
  limit: number,
  evidence: Evidence,
  dropped: string[],
): string | undefined {
  const text = tidy(proposed);
  if (text === "") return undefined;
  const objection =
    text.length > limit ? `it is longer than ${limit.toLocaleString("en-US")} characters` : objectionTo(text, evidence);
  if (objection === undefined) return text;
  dropped.push(`${field} was left out: ${objection}.`);
  return undefined;
}

/** The entries of a list that may stand; the draft's list when none may. */
export function acceptList(
  field: string,
  proposed: readonly string[],
  draft: readonly string[],
  evidence: Evidence,
  dropped: string[],
): string[] {
  const accepted = proposed
    .map((entry) => acceptText(`An entry of ${field}`, entry, LIMITS.textField, evidence, dropped))
    .filter((entry) => entry !== undefined);
  return accepted.length > 0 ? [...new Set(accepted)] : [...draft];
}

/** The entries of the draft's list that name a figure which no accepted entry names: what was agreed is never lost. */
export function agreedButMissing(accepted: readonly string[], draft: readonly string[]): string[] {
  const named = new Set(accepted.flatMap((entry) => numbersIn(entry).flatMap((number) => number.values)));
  return draft.filter((entry) => {
    const numbers = numbersIn(entry);
    return !accepted.includes(entry) && numbers.some((number) => !number.values.some((value) => named.has(value)));
  });
}
