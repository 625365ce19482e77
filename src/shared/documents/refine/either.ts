import { centsFromDollars, formatMoney } from "#shared/money.ts";
import type { DocumentContent } from "../schema.ts";
import type { Clause, Figure } from "./clause.ts";
import { linesMeant } from "./find-line.ts";
import type { Doubt } from "./rule.ts";

/** Below so much a bare number may be a share as well as dollars. */
const MOST_SHARE = 100;

/** Ten percent, or ten dollars: nobody knows which. */
export function isEither(figure: Figure | undefined): boolean {
  const value = figure?.readings[0]?.value ?? 0;
  return figure?.kind === "plain" && value >= 1 && value < MOST_SHARE;
}

const OFF = /#(?<figure>\d+) (?:off|discount)\b(?: (?:of )?(?:the |my )?(?<name>[a-z][a-z' -]*))?/;

/** "Take ten off", "take another ten off": a number that has two meanings. Off one line it is dollars, as a price is said. */
export function eitherOff({ norm, figures }: Clause, content: Pick<DocumentContent, "items">): Doubt | null {
  const found = OFF.exec(norm)?.groups;
  const figure = figures[Number(found?.["figure"])];
  const name = found?.["name"]?.replace(/^(?:each|every|all|both)(?: of)?(?: the)? /, "");
  const isOfLine = name !== undefined && linesMeant(content, name).length > 0;
  const value = figure?.readings[0]?.value;
  if (!found || value === undefined || !isEither(figure) || isOfLine) return null;
  const more = /\b(?:another|more|extra|additional|further)\b/.test(norm) ? "another " : "";
  const choices = [`Take ${more}${value}% off`, `Take ${more}$${value} off`];
  const text = `That may be ${value}% or ${formatMoney(centsFromDollars(value))}.`;
  return figures.length > 1 ? { text } : { text, choices };
}
