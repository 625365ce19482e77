import type { DocumentType } from "#shared/documents/schema.ts";
import { wordSet } from "#shared/word-set.ts";
import { wordTable } from "#shared/word-table.ts";
import { at, beginsSentence, type Token } from "../words/tokens.ts";

const NAMES = wordTable<DocumentType>({
  invoice: "invoice",
  bill: "invoice",
  bid: "bid",
  estimate: "estimate",
  quote: "quote",
  quotation: "quote",
  proposal: "quote",
});

/** What may stand before an order: "okay bill Anderson Dental", "we need to bill them". */
const BEFORE_ORDER = wordSet("okay ok so hey alright now please um uh and to let's just");
const ARTICLES = wordSet("the a this his her their final");
const WANTS = wordSet("needs wants is has wanted needed got called");

/** "The bill for Ann", "bill her for", "okay bill Anderson Dental": the document, and not the name of "Bill Anders". */
function isBill(tokens: readonly Token[], index: number): boolean {
  const next = at(tokens, index + 1);
  if (next === "to" || next === "for" || ARTICLES.has(at(tokens, index - 1))) return true;
  // "okay bill anders needs a sink"
  if (index > 0 && [2, 3].some((step) => WANTS.has(at(tokens, index + step)))) return false;
  return index === 0 || beginsSentence(tokens[index]) || BEFORE_ORDER.has(at(tokens, index - 1));
}

/** The type that the words name ("invoice for ...", "bid for ..."), the first one said; a quote when none is. */
export function typeOf(tokens: readonly Token[]): DocumentType {
  for (let index = 0; index < tokens.length; index++) {
    const word = at(tokens, index);
    const type = NAMES[word];
    if (type === undefined) continue;
    if (word !== "bill" || isBill(tokens, index)) return type;
  }
  return "quote";
}
