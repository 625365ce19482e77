import type { LineItem } from "#shared/documents/schema.ts";
import type { Source } from "#shared/documents/source.ts";
import type { Role } from "../likelihood/statement-lattice.ts";
import type { Statement } from "../likelihood/statements.ts";
import { asTold } from "./as-told.ts";

/** What is so likely of a role stands on the document: of what is so likely in unread talk nine of ten are no part of a line or a story (`bench/statements.ts`). */
const SURE = 0.8;
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
export const isTold = ({ role, likely }: Statement): boolean =>
  likely >= SURE && role !== "work" && role !== "client" && role !== "story";

/** To the user or the office, and not to the client: "bill him when it's done". */
const ORDERS = /^(?:bill|invoice|send|email|text|mail|charge|put|make|leave|take|add|give|write|mark)\b/iu;

/** The statements that surely are what they seem, but for those in which a line's figure or an adjustment was said. */
export function toldStatements(
  statements: readonly Statement[],
  text: string,
  items: readonly LineItem[],
  sources: Readonly<Record<string, Source>>,
): Told[] {
  return statements
    .filter(isTold)
    .filter(
      (statement) =>
        !items.some(({ sources: { quantity, unitPrice, amount } }) =>
          [quantity, unitPrice, amount].some((source) => meets(source, statement)),
        ) && !COUNTED.some((field) => meets(sources[field], statement)),
    )
    .flatMap(({ role, start, end }) => {
      const told = role === "payment" && ORDERS.test(text.slice(start, end)) ? null : asTold(text.slice(start, end));
      return told === null ? [] : { role, start, end, text: told };
    });
}

/** The texts of what was told of some roles. */
export const textsOf = (told: readonly Told[], ...roles: Role[]): string[] =>
  told.filter(({ role }) => roles.includes(role)).map(({ text }) => text);
