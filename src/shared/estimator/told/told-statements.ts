import type { DocumentContent, LineItem } from "#shared/documents/schema.ts";
import type { Source } from "#shared/documents/source.ts";
import { LIMITS } from "#shared/limits.ts";
import type { Role } from "../likelihood/statement-lattice.ts";
import { hearStatements, isBeside, type Statement } from "../likelihood/statements.ts";
import { tokenize, type Token } from "../words/tokens.ts";
import { withCapitals } from "../prose/capitals.ts";
import { clip, lowerFirst } from "../prose/phrasing.ts";
import { asTold } from "./as-told.ts";

/** What is so likely said beside the work stands on the document: of what is so likely in unread talk nineteen of twenty are no part of a line or a story (`bench/statements.ts`). */
const SURE = 0.88;
/** A time that is less sure is told among the terms. */
const SURELY_TIME = 0.7;
/** What takes part in the sums stands there, and is told by them. */
const COUNTED = ["discount", "tax", "amountPaid"];

/** What somebody said beside the work itself, in their own words as they stand on the document, and where. */
export interface Told {
  role: Role;
  start: number;
  end: number;
  text: string;
}

const meets = (source: Source | undefined, { start, end }: Statement): boolean =>
  source?.kind === "spoken"
    ? source.start < end && source.end > start
    : source?.kind === "computed" && (source.said ?? []).some((said) => said.start < end && said.end > start);

/** True for a statement that stands on the document: it is sure enough, and neither work nor what only leads to it. */
export const isTold = ({ role, beside }: Statement): boolean => beside >= SURE && isBeside(role);

/** To the user or the office, and not to the client: "bill him when it's done". */
const ORDERS = /^(?:bill|invoice|send|email|text|mail|charge|put|make|leave|take|add|give|write|mark)\b/iu;

/** What is put right as it is said: the rules know what holds. */
const CORRECTED =
  /\b(?:no,? wait|wait,? no|scratch that|i mean|make (?:it|that)|no,? sorry|no,? actually|i meant|check that|strike that|my mistake|correction|let me rephrase)\b/iu;
const CORRECTS = /^(?:no|nope|wait|sorry|actually|scratch|let's say|let’s say|make (?:it|that)|more like|call it)\b/iu;
/** What somebody did or said once is a story, whatever it is about: "they gave me two weeks notice". */
const STORY =
  /^(?:and |so |but |then )*(?:he|she|they|it) (?:already )?(?:gave|said|told|asked|had|was|were|went|came|called|thought|wanted|did|tried|saw|knew|felt)\b/iu;

/** "... on the spot, so mark it paid": what is to be done with the document. */
const ORDER_BEHIND = /,? so (?:mark|put|take|leave|add|note) .*$/iu;

/** True for a statement in which a line's figure or an adjustment was said. */
const isCounted = (
  statement: Statement,
  items: readonly LineItem[],
  sources: Readonly<Record<string, Source>>,
): boolean =>
  items.some(({ sources: { quantity, unitPrice, amount } }) =>
    [quantity, unitPrice, amount].some((source) => meets(source, statement)),
  ) || COUNTED.some((field) => meets(sources[field], statement));

/** A statement as it stands on the document, or null where that is not sure: it is put right as it is said, or says nothing. */
function written(text: string, statements: readonly Statement[], at: number): Told | null {
  const [before, statement, next] = [statements[at - 1], statements[at], statements[at + 1]];
  if (statement === undefined) return null;
  const { role, likely, start, end, parts } = statement;
  const said = (from: number, to: number) => text.slice(from, to).replaceAll(/\s+/g, " ").trim();
  const whole = said(start, end);
  if ((role === "payment" && ORDERS.test(whole)) || CORRECTED.test(whole) || CORRECTS.test(whole) || STORY.test(whole))
    return null;
  if (next !== undefined && CORRECTS.test(said(next.start, next.end))) return null;
  const told = [start, ...parts].flatMap((from, part) => {
    const earlier = part > 0 ? said(start, from) : before === undefined ? "" : said(before.start, before.end);
    const one = said(from, parts[part] ?? end);
    // of what is torn apart a word alone says nothing
    if (parts.length > 0 && !/[\s\d]/.test(one)) return [];
    return asTold(one.replace(ORDER_BEHIND, ""), earlier) ?? [];
  });
  if (told.length === 0) return null;
  const [first = "", ...others] = told;
  return {
    role: role === "time" && likely < SURELY_TIME ? "condition" : role,
    start,
    end,
    text: clip(withCapitals([first, ...others.map((one) => lowerFirst(one))].join("; ")), LONGEST),
  };
}
/** No text that is told is longer, in characters. */
const LONGEST = 500;

/** The statements that surely are what they seem, but for those in which a line's figure or an adjustment was said. */
export function toldStatements(
  statements: readonly Statement[],
  text: string,
  items: readonly LineItem[],
  sources: Readonly<Record<string, Source>>,
): Told[] {
  return statements.flatMap((statement, at) =>
    isTold(statement) && !isCounted(statement, items, sources) ? (written(text, statements, at) ?? []) : [],
  );
}

/** From here on a statement may as well be said beside the work as not. */
const PERHAPS = 0.5;

/**
 * What the words of a document perhaps say beside its work, too little sure to stand there by themselves. Of words that fill
 * their field the last statement may be cut off, and is left.
 */
export function perhapsTold({
  job_description: text,
  items,
  sources,
}: Pick<DocumentContent, "job_description" | "items" | "sources">): Told[] {
  const { statements } = hearStatements(tokenize(text));
  return statements.flatMap((statement, at) => {
    const { role, beside, end } = statement;
    const isPerhaps = beside >= PERHAPS && beside < SURE && isBeside(role);
    const isCut = text.length >= LIMITS.textField && end === text.length;
    return isPerhaps && !isCut && !isCounted(statement, items, sources) ? (written(text, statements, at) ?? []) : [];
  });
}

/** From here on, and so surely what it seems, a statement asks for nothing that would have a price. */
const [SURELY_BESIDE, SURELY_THAT] = [0.93, 0.8];
/** "I can't price the fascia yet", "have to figure out what the piano is": a price is asked for after all. */
const UNKNOWN_PRICE = /\b(?:prices?|costs?|charges?|numbers?|figure|determined|quote|bid|runs?)\b/iu;

/** How surely a token is told beside the work: at all, as no part of it, or so surely that nothing that is asked for there has a price. */
export type ToldAt = (index: number, how: "told" | "no order" | "no part" | "surely") => boolean;

/** Tells a token of what is said beside the work. */
export function toldAtOf(text: string, tokens: readonly Token[], statements: readonly Statement[]): ToldAt {
  const kinds = { told: new Uint8Array(tokens.length), "no order": new Uint8Array(tokens.length), "no part": new Uint8Array(tokens.length), surely: new Uint8Array(tokens.length) }; // prettier-ignore
  let at = 0;
  for (const statement of statements) {
    const { start, end, likely, beside, role } = statement;
    const isSurely = beside >= SURELY_BESIDE && likely >= SURELY_THAT && !UNKNOWN_PRICE.test(text.slice(start, end));
    for (; at < tokens.length && (tokens[at]?.start ?? 0) < end; at++) {
      if ((tokens[at]?.start ?? 0) < start || !isTold(statement)) continue;
      kinds.told[at] = 1;
      if (role !== "detail") kinds["no order"][at] = 1;
      if (role !== "detail" && likely >= SURELY_THAT) kinds["no part"][at] = 1;
      if (isSurely) kinds.surely[at] = 1;
    }
  }
  return (index, how) => kinds[how][index] === 1;
}

/** So sure of what a statement is about nothing in it is when the work is done. */
const NO_TIME = 0.9;

/** True for a time that was said in a warranty, a story or a condition: "twenty years from the maker" is no timeline. */
export function isOfOther(statements: readonly Statement[], source: Source | undefined): boolean {
  if (source?.kind !== "spoken") return false;
  const around = statements.find(({ start, end }) => source.start >= start && source.end <= end);
  return (
    around !== undefined &&
    around.likely >= NO_TIME &&
    ["warranty", "story", "validity", "condition", "leftOut"].includes(around.role)
  );
}

/** The texts of what was told of some roles. */
export const textsOf = (told: readonly Told[], ...roles: Role[]): string[] =>
  told.filter(({ role }) => roles.includes(role)).map(({ text }) => text);
