import { wordSet } from "#shared/word-set.ts";
import type { Figure } from "../numbers/figure.ts";
import { headAfter } from "../words/nearby.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { looksPlural, unitAt } from "../words/units.ts";

/** What goes on behind a figure that is whole. */
export const GOES_ON = wordSet("and plus then");
/** True for a number behind which its clause ends. */
export const endsBehind = ({ last }: Figure, tokens: readonly Token[]): boolean =>
  !isJoined(tokens[last + 1]) || GOES_ON.has(at(tokens, last + 1));

/** Behind a price these say more of it: "so three ten | for the pair". */
const OF_PRICE = wordSet("for of to at on a an per each apiece off down up percent more extra");

/** "So two ninety five | smoke detector in the return": what follows in the same breath is neither counted by a number nor said of it. */
export function beginsOther({ last, unit, per }: Figure, tokens: readonly Token[]): boolean {
  const next = at(tokens, last + 1);
  if (OF_PRICE.has(next) || (unit !== null && !per)) return false;
  return per || (!looksPlural(next) && headAfter(tokens, last) < 0 && unitAt(next, at(tokens, last + 2)) === null);
}

/** True where nothing more is said of a price: its clause ends, or in the same breath something else begins. */
export const isWhole = (figure: Figure, tokens: readonly Token[]): boolean =>
  endsBehind(figure, tokens) || beginsOther(figure, tokens);
