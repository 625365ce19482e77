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

/** Where a text is to stand. */
export interface Place {
  /** As the subject of a sentence: "The title". */
  name: string;
  limit: number;
  /** Prices stand in the lines, where they stay right when somebody edits them; only terms and notes may repeat one. */
  mayNamePrices: boolean;
}

/** The place of a line's description. */
export const lineWording = (name: string): Place => ({ name, limit: LIMITS.textField, mayNamePrices: false });

/** What texts are judged by, and where the reasons go. */
export interface ProseJudge {
  evidence: Evidence;
  dropped: string[];
}

/** Why a text may not stand; undefined when it may. Ends a sentence: "… was left out: nobody said “four”." */
function objectionTo(text: string, place: Place, evidence: Evidence): string | undefined {
  if (text.length > place.limit) return `it is longer than ${place.limit.toLocaleString("en-US")} characters`;
  if (evidence.own.has(text)) return undefined;
  for (const number of numbersIn(text)) {
    if (isArticle(text, number.start, number.end)) continue;
    const kind = kindOf(text, number);
    const said = text.slice(number.start, number.end);
    if (kind === "money" && !place.mayNamePrices) return `prices stand in the lines, and it names “${said}”`;
    if (!isEvident(evidence, kind, number.values)) return `nobody said “${said}”`;
  }
  const claim = claims.find(([stem, pattern]) => pattern.test(text) && !evidence.words.includes(stem));
  if (claim) return `nobody spoke of “${claim[1].exec(text)?.[0] ?? claim[0]}”`;
  const address = text.match(addresses)?.find((found) => !evidence.words.includes(found.toLowerCase()));
  return address && `nobody gave “${address}”`;
}

/** A text that may stand, tidied; undefined when it is empty or may not, with the reason in `dropped`. */
export function acceptText(proposed: string, place: Place, { evidence, dropped }: ProseJudge): string | undefined {
  const text = tidy(proposed);
  if (text === "") return undefined;
  const objection = objectionTo(text, place, evidence);
  if (objection === undefined) return text;
  dropped.push(`${place.name} was left out: ${objection}.`);
  return undefined;
}

/** The entries of a list that may stand; the draft's list when none may. */
export function acceptList(
  proposed: readonly string[],
  draft: readonly string[],
  place: Place,
  judge: ProseJudge,
): string[] {
  const accepted = proposed.map((entry) => acceptText(entry, place, judge)).filter((entry) => entry !== undefined);
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
