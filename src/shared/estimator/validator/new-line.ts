import type { LineItem } from "#shared/documents/schema.ts";
import { LIMITS } from "#shared/limits.ts";
import { centsFromDollars, formatMoney, thousandths } from "#shared/money.ts";
import { ask, type Bench } from "./bench.ts";
import { contains, overlaps, type Span } from "./find-quote.ts";
import { priceLine } from "./price-line.ts";
import type { ProposedItem } from "./proposal.ts";
import { acceptText, lineWording } from "./prose.ts";
import { freeFigures, isLeftOut, saidToBeOptional } from "./quote-figures.ts";
import { isAmount, says, spokenSource } from "./resolve-figures.ts";

/** More questions about lines that nobody spoke of would bury the ones that matter. */
const MOST_SUGGESTIONS = 5;

function suggest(bench: Bench, description: string, proposed: ProposedItem): void {
  bench.dropped.push(`A line “${description}” was left out: nobody said “${proposed.quote.slice(0, 200)}”.`);
  if (proposed.unitPrice === null || bench.suggestions >= MOST_SUGGESTIONS) return;
  bench.suggestions += 1;
  ask(bench, {
    text: `Nobody spoke of “${description.slice(0, 200)}”. If it belongs to the job, add it with its price.`,
  });
}

function askPrice(bench: Bench, itemId: string, description: string, proposed: ProposedItem, quote: Span): void {
  const { unitPrice: wanted } = proposed;
  const question = { text: `What is the price of “${description.slice(0, 200)}”?`, itemId, field: "unitPrice" };
  // Said, but not as a price: perhaps it is one all the same, and one tap says so.
  const figure = freeFigures(bench.spoken, quote).find((free) => wanted !== null && says(free, wanted));
  if (figure === undefined || wanted === null || !isAmount(wanted)) return ask(bench, question);
  const unitPrice = centsFromDollars(wanted);
  const source = spokenSource(bench.spoken, figure);
  ask(bench, { ...question, choices: [{ label: formatMoney(unitPrice), change: { unitPrice }, source }] });
}

/**
 * A line that the draft does not have. It must quote words that stand in the transcription. With a price that was said
 * it is a line; without one it is an unpriced line with a question, unless its words belong to another line already.
 * A line that nobody spoke of, or that comes from a command to a machine, is no line: at most a question.
 */
export function newLine(bench: Bench, id: string, proposed: ProposedItem): LineItem | undefined {
  const { spoken, dropped } = bench;
  const places = bench
    .findQuote(proposed.quote)
    .filter((place) => !spoken.commands.some((command) => contains(command, place)));
  const written = acceptText(proposed.description, lineWording("The wording of a new line"), bench);
  const [first] = places;
  if (first === undefined) {
    if (written !== undefined) suggest(bench, written, proposed);
    return undefined;
  }
  if (isLeftOut(spoken, first, proposed.description)) {
    dropped.push(`A line “${proposed.description.slice(0, 200)}” was left out: the words take it back.`);
    return undefined;
  }
  const words = spoken.transcription.slice(first.start, first.end).slice(0, LIMITS.textField);
  const description = written ?? words;
  const base = { id, description, category: proposed.category, amount: null };

  for (const quote of places) {
    const priced = priceLine(bench, id, description, proposed, quote);
    if (priced === undefined) continue;
    spoken.told.push(quote);
    bench.questions = bench.questions.filter(
      ({ itemId, source }) =>
        !(itemId === undefined && source?.kind === "spoken" && priced.words && overlaps(source, priced.words)),
    );
    const { sources, ...figures } = priced.figures;
    const optional = saidToBeOptional(spoken, quote);
    return { ...base, ...figures, optional, sources: { description: spokenSource(spoken, quote), ...sources } };
  }

  if (proposed.unitPrice !== null)
    dropped.push(`A price of ${proposed.unitPrice} for “${description.slice(0, 200)}” was left out: nobody said it.`);
  if (words.length < 4 || spoken.told.some((span) => overlaps(span, first))) {
    dropped.push(`A line “${description.slice(0, 200)}” was left out: its words stand for another line.`);
    return undefined;
  }
  spoken.told.push(first);
  askPrice(bench, id, description, proposed, first);
  const optional = saidToBeOptional(spoken, first);
  const figures = { quantity: thousandths(1000), unit: null, unitPrice: null, optional };
  return { ...base, ...figures, sources: { description: spokenSource(spoken, first) } };
}
