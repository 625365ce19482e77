import type { Day } from "#shared/dates.ts";
import { cents } from "#shared/money.ts";
import { AdjustmentReader } from "./adjustments.ts";
import type { Terms } from "./clause-reader.ts";
import { DurationReader } from "./durations.ts";
import type { Figure } from "./figure.ts";
import { isJoined, type Token } from "./tokens.ts";

/** How many characters after an offer it is withdrawn. */
const NEAR = 80;

/** "Ninety five an hour and it took three hours": the hours that a rate before them waits for, and no timeline. */
function countsRate(figures: readonly Figure[], position: number): boolean {
  if (figures[position]?.unit !== "hour") return false;
  const told = figures.slice(0, position).filter((figure) => figure.role !== "dimension");
  const [counted, rate] = [told.at(-2), told.at(-1)];
  return !!rate?.per && rate.unit === "hour" && counted?.unit !== "hour";
}

/**
 * Reads the document's terms and takes their tokens (2 marks them as a boundary between lines). Returns the figures
 * that are left. The last thing said wins, so a correction needs no rule of its own here.
 */
export function readTerms(
  text: string,
  tokens: readonly Token[],
  figures: readonly Figure[],
  taken: Uint8Array,
  today: Day,
): { terms: Terms; rest: Figure[] } {
  const terms: Terms = {
    discount: null,
    tax: null,
    deposit: null,
    withdrawn: -1,
    thirds: new Set(),
    amountPaid: cents(0),
    paymentTerms: [],
    timeline: "",
    validUntil: null,
    travelTime: null,
    sources: {},
    markups: [],
    surcharges: [],
    offered: [],
  };
  const starts = new Set(figures.map((figure) => figure.first));
  const adjustments = new AdjustmentReader(text, tokens, taken, terms, starts);
  const durations = new DurationReader(text, tokens, taken, terms, starts);
  for (let index = 0; index < tokens.length; index++) durations.words(index, today);
  const rest = figures.flatMap((figure, position): Figure[] => {
    const travel = taken[figure.first] ? null : durations.paidTravel(figure, figures[position + 1]);
    if (travel) return [travel];
    return belongsToLine(figure, position) ? [figure] : [];
  });
  const offered = terms.sources["discount"];
  if (offered && offered.start < terms.withdrawn && terms.withdrawn - offered.end < NEAR) {
    terms.discount = null;
    delete terms.sources["discount"];
  }
  return { terms, rest };

  function belongsToLine(figure: Figure, position: number): boolean {
    if (taken[figure.first]) return false;
    // "five to ten percent off": which of them has to be asked
    if (figure.range && figure.role === "percent") return true;
    if (figure.role === "percent") return !adjustments.percent(figure);
    if (figure.role === "money" && !figure.range && adjustments.money(figure)) return false;
    const next = figures[position + 1];
    const followed =
      next !== undefined &&
      next.role === "money" &&
      next.first - figure.last <= 4 &&
      isJoined(tokens[figure.last + 1]) &&
      (["at", "for", "of"].includes(tokens[figure.last + 1]?.norm ?? "") || next.per);
    return !durations.count(figure, today, followed || countsRate(figures, position));
  }
}
