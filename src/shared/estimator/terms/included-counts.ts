import type { Figure } from "../numbers/figure.ts";
import { spoken } from "../numbers/spoken.ts";
import { includedFrom, moreOfIncluded } from "../roles/included-counts.ts";
import { ENDS_LINE } from "../words/taken.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import type { Terms } from "./clause-reader.ts";
import { inOwnWords } from "./in-own-words.ts";

/** Before "extra" these belong to it: "and | an extra chair is 25". */
const LEADS = new Set(["a", "an", "and", "any", "each", "anything", "everything", "but", "the"]);

/**
 * What a price has in it is a term in the user's own words, and what more of it costs is a line beside it where it has a
 * name: "includes 15 images | extra images 20 each", "up to four tons, over that is 85 a ton |".
 */
export function readIncluded(
  text: string,
  figures: readonly Figure[],
  tokens: readonly Token[],
  taken: Uint8Array,
  terms: Terms,
): void {
  for (const [place, figure] of figures.entries()) {
    const next = figures[place + 1];
    if (!figure.told || next?.role !== "money") continue;
    const more = moreOfIncluded(tokens, figure.first, figure.last, (index) => index === next.first);
    if (!more) continue;
    const first = includedFrom(tokens, figure.first);
    let last = more.isAll ? next.last : more.first - 1;
    while (!more.isAll && last > figure.last && LEADS.has(at(tokens, last)) && isJoined(tokens[last + 1])) last--;
    terms.paymentTerms.push(inOwnWords(text, tokens, figures, first, last));
    terms.sources["terms"] = spoken(text, tokens, first, last);
    taken.fill(ENDS_LINE, first, last + 1);
  }
}
