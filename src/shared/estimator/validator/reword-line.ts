import type { LineItem } from "#shared/documents/schema.ts";
import { lineAmount } from "#shared/documents/totals.ts";
import { dollarsFromCents, formatMoney, formatQuantity, numberFromThousandths } from "#shared/money.ts";
import type { Bench } from "./bench.ts";
import { overlaps, type Span } from "./find-quote.ts";
import { priceLine } from "./price-line.ts";
import type { ProposedItem } from "./proposal.ts";
import { acceptText, lineWording } from "./prose.ts";

/** Takes back the questions that a price answers: the line's own, and those about the words that it came from. */
function settleQuestions(bench: Bench, line: LineItem, words: Span | undefined): void {
  bench.questions = bench.questions.filter((question) => {
    const { source, itemId, field = "unitPrice" } = question;
    if (itemId === line.id && (field === "unitPrice" || field === "amount")) return false;
    return !(itemId === undefined && words && source?.kind === "spoken" && overlaps(source, words));
  });
}

function noteDifferences({ dropped }: Bench, line: LineItem, { unitPrice, quantity }: ProposedItem): void {
  const price = line.unitPrice ?? line.amount;
  if (unitPrice !== null && price !== null && unitPrice !== dollarsFromCents(price))
    dropped.push(
      `A price of ${unitPrice} for “${line.description}” was left out: the words say ${formatMoney(price)}.`,
    );
  if (quantity !== null && quantity !== numberFromThousandths(line.quantity))
    dropped.push(
      `A quantity of ${quantity} for “${line.description}” was left out: the words say ${formatQuantity(line.quantity)}.`,
    );
}

/** A line of the draft in the proposal's words. Its own figures stand; one that had no price may get a spoken one. */
export function rewordLine(bench: Bench, line: LineItem, proposed: ProposedItem): LineItem {
  const { dropped } = bench;
  const place = lineWording(`A new wording of “${line.description.slice(0, 80)}”`);
  const description = acceptText(proposed.description, place, bench) ?? line.description;
  if (lineAmount(line) !== null) {
    noteDifferences(bench, line, proposed);
    return { ...line, description };
  }
  for (const quote of bench.findQuote(proposed.quote)) {
    const priced = priceLine(bench, line.id, description, proposed, quote);
    if (priced === undefined) continue;
    settleQuestions(bench, line, priced.words);
    const { quantity, unit, unitPrice, sources } = priced.figures;
    const counted =
      quantity === 1000 && unit === null ? { quantity: line.quantity, unit: line.unit } : { quantity, unit };
    return { ...line, ...counted, description, unitPrice, sources: { ...line.sources, ...sources } };
  }
  if (proposed.unitPrice !== null)
    dropped.push(`A price of ${proposed.unitPrice} for “${line.description}” was left out: nobody said it.`);
  return { ...line, description };
}
