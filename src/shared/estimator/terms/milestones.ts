import { dollarsOf, type Figure } from "../numbers/figure.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, joined, wordsOf, type Token } from "../words/tokens.ts";

/** A share of the price that is due later: "30% due at design approval". */
export interface Milestone {
  figure: Figure;
  term: string;
  last: number;
}

/** How a price is paid share by share: "fifty percent down, forty on delivery, ten when done". */
export interface PaymentPlan {
  /** The share that comes first, which may be a deposit. */
  opening: Figure;
  /** When the first is due, if that was said as of the others: "half of it | at hang", or null. */
  first: Milestone | null;
  later: readonly Milestone[];
}

const WHEN = /^(?:at|on|upon|when|after|before|once)$/;
const ENDS = /^(?:and|plus|then|the|a|but|so|i|we)$/;
/** "At design approval": so many words at most. */
const LONGEST_WHEN = 4;

/** The last token of "at launch", "on design approval" behind a share, or -1. */
function whenEnd(tokens: readonly Token[], { last }: Figure): number {
  const lead = last + 1;
  if (!WHEN.test(joined(tokens, lead))) return -1;
  let end = /^(?:the|their|your|his|her)$/.test(joined(tokens, lead + 1)) ? lead + 2 : lead + 1;
  if (joined(tokens, end) === "") return -1;
  while (
    end < lead + LONGEST_WHEN &&
    joined(tokens, end + 1) !== "" &&
    !ENDS.test(at(tokens, end + 1)) &&
    !isNumberWord(at(tokens, end + 1))
  )
    end++;
  return end;
}

/** How many tokens may stand between two shares of one price. */
const FARTHEST = 7;

/** "Forty percent to start, | thirty at design approval, thirty at launch": shares that make the whole, or null. */
export function paymentPlanOf(text: string, tokens: readonly Token[], figures: readonly Figure[]): PaymentPlan | null {
  const milestoneOf = (figure: Figure, last: number): Milestone => {
    const when = wordsOf(text, tokens, figure.last + 1, last);
    return { figure, term: `${dollarsOf(figure)}% due ${when}`, last };
  };
  for (let place = 0; place < figures.length; place++) {
    const opening = figures[place];
    if (opening?.role !== "percent") continue;
    const found: Milestone[] = [];
    let [sum, before] = [dollarsOf(opening), opening];
    for (let later = place + 1; later < figures.length; later++) {
      const figure = figures[later];
      if (!figure || figure.first - before.last > FARTHEST) break;
      const isShare = figure.role === "percent" || (figure.unit === null && !figure.per && !figure.sure);
      const last = isShare ? whenEnd(tokens, figure) : -1;
      if (last < 0) break;
      sum += dollarsOf(figure);
      found.push(milestoneOf(figure, last));
      before = figure;
      if (sum > 100) break;
      if (sum < 100) continue;
      const end = whenEnd(tokens, opening);
      return { opening, first: end < 0 ? null : milestoneOf(opening, end), later: found };
    }
  }
  return null;
}
