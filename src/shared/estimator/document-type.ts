import type { DocumentType } from "#shared/documents/schema.ts";
import { wordTable } from "#shared/word-table.ts";
import type { Token } from "./tokens.ts";

const NAMES = wordTable<DocumentType>({
  invoice: "invoice",
  bill: "invoice",
  bid: "bid",
  estimate: "estimate",
  quote: "quote",
  quotation: "quote",
  proposal: "quote",
});

/** The type that the words name ("invoice for ...", "bid for ..."), the first one said; a quote when none is. */
export function typeOf(tokens: readonly Token[]): DocumentType {
  for (const [index, token] of tokens.entries()) {
    const type = NAMES[token.norm];
    if (type === undefined) continue;
    if (token.norm !== "bill" || index === 0 || tokens[index + 1]?.norm === "to") return type;
  }
  return "quote";
}
