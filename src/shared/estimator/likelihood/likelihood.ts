import type { Figure } from "../numbers/figure.ts";
import type { Token } from "../words/tokens.ts";
import { ChangeSigns, type Change } from "./change-signs.ts";
import { WEIGHTS as CHANGE_WEIGHTS } from "./change-weights.ts";
import { TREES as LINE_TREES } from "./line-trees.ts";
import { TREES as NUMBER_TREES } from "./number-trees.ts";
import { PriceSigns } from "./price-signs.ts";
import { WEIGHTS as NAME_WEIGHTS } from "./name-weights.ts";
import { WEIGHTS as PRICE_WEIGHTS } from "./price-weights.ts";
import { likelyBy } from "./trees.ts";
import { weighedBy } from "./weighed.ts";

const weighedAsPrice = weighedBy(PRICE_WEIGHTS);
const weighedAsChange = weighedBy(CHANGE_WEIGHTS);

/**
 * How likely a line's amount is wrong, from 0 to 1, by how the line was made (`lines/line-measures.ts`): what was learned from the
 * lines of talk whose amounts are known. `scripts/learn-lines.ts` grows the trees.
 */
export const likelyWrong = likelyBy(LINE_TREES);

/**
 * How likely a number that stands nowhere on a document is a price that was lost, from 0 to 1, by how it was said
 * (`lines/lost-numbers.ts`). `scripts/learn-lost-numbers.ts` grows the trees.
 */
export const likelyLost = likelyBy(NUMBER_TREES);

/**
 * How likely a word of a talk names a line, from 0 to 1, by where it stands and what stands beside it (`lines/name-words.ts`): what
 * was learned from talk whose lines a bookkeeper named. `scripts/learn-names.ts` learns the weights.
 */
export const likelyNaming = weighedBy(NAME_WEIGHTS);

/**
 * How likely numbers of a talk are prices of its job, from 0 to 1, by the words round them alone: what some thousand
 * people said beside their prices and beside numbers that they only told. `scripts/learn-prices.ts` learns the weights.
 */
export function likelihoods(tokens: readonly Token[]): (figure: Figure) => number {
  let signs: PriceSigns | undefined;
  return (figure) => weighedAsPrice((signs ??= new PriceSigns(tokens)).of(figure));
}

/**
 * The changes that a talk may have: how likely a number takes the place of an earlier one, from 0 to 1, by what each belongs
 * to and the words round the later one. `scripts/learn-changes.ts` learns the weights from people who change their mind.
 */
export class LikelyChanges extends ChangeSigns {
  likelihood(change: Change): number {
    return weighedAsChange(this.of(change));
  }
}
