import type { DocumentContent } from "../schema.ts";
import type { Clause, Figure } from "./clause.ts";
import { linesMeant } from "./find-line.ts";

/** Below so much a bare number may be a share as well as dollars. */
const MOST_SHARE = 100;

/** Ten percent, or ten dollars: nobody knows which. */
export function isEither(figure: Figure | undefined): boolean {
  const value = figure?.readings[0]?.value ?? 0;
  return figure?.kind === "plain" && value >= 1 && value < MOST_SHARE;
}

const OFF = /#(?<figure>\d+) (?:off|discount)\b(?: (?:of )?(?:the |my )?(?<name>[a-z][a-z' -]*))?/;

/**
 * "Take ten off": the number that has two meanings; null for any other instruction. Off one line it is dollars, as a
 * price is said.
 */
export function eitherOff({ norm, figures }: Clause, content: Pick<DocumentContent, "items">): number | null {
  const found = OFF.exec(norm)?.groups;
  const figure = figures[Number(found?.["figure"])];
  const isOfLine = found?.["name"] !== undefined && linesMeant(content, found["name"]).length > 0;
  return found && isEither(figure) && !isOfLine ? (figure?.readings[0]?.value ?? null) : null;
}
