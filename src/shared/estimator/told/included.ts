import { asTold } from "./as-told.ts";
import type { Told } from "./told-statements.ts";

/** A clause of its own that says what belongs to a price, up to the end of its sentence: ", includes the tall ladder." */
const INCLUDES = /(?<=^|[,.;:] )(?:(?:that|this|it|which|price) )?includes (?=\p{L})[^.;:!?]{3,90}(?=[.;!?\n]|$)/giu;
/** What has a number or a price of its own is a line, and what is left out is told as such. */
const TOLD_ELSEWHERE =
  /[\d$%]|(?<!\p{L})(?:not|no|nothing|except|but|if|tax|dollars|bucks|hundred|thousand|extra)(?!\p{L})/iu;

/** What a price includes where a clause of marked talk says it, and no statement told it: "Includes trash, restrooms and vacuuming". */
export function includedIn(text: string, told: readonly Told[]): Told[] {
  if (!/includes/iu.test(text)) return [];
  const found: Told[] = [];
  for (const { 0: clause, index: start } of text.matchAll(INCLUDES)) {
    const end = start + clause.length;
    const said = asTold(clause.replace(/^(?:that|this|it|which|price) /iu, ""));
    const isTold = told.some((one) => one.start < end && one.end > start);
    if (said !== null && !isTold && !TOLD_ELSEWHERE.test(clause))
      found.push({ role: "detail", start, end, text: said });
  }
  return found;
}
