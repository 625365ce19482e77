import type { Figure } from "../numbers/figure.ts";
import type { Token } from "../words/tokens.ts";
import { Signs, SIGNS } from "./signs.ts";
import { NOTHING, STEP, WEIGHTS } from "./weights.ts";

/** What each sign speaks for a price, in steps; read once, when it is first asked. */
let weights: Int8Array | undefined;

function readWeights(): Int8Array {
  const read = new Int8Array(SIGNS);
  let sign = 0;
  for (const line of WEIGHTS)
    for (let index = 0; index < line.length; index++) read[sign++] = line.charCodeAt(index) - NOTHING;
  return read;
}

/**
 * How likely numbers of a talk are prices of its job, from 0 to 1, by the words round them alone: what some thousand
 * people said beside their prices and beside numbers that they only told. `scripts/learn-prices.ts` learns the weights.
 */
export function likelihoods(tokens: readonly Token[]): (figure: Figure) => number {
  let signs: Signs | undefined;
  return (figure) => {
    const known = (weights ??= readWeights());
    signs ??= new Signs(tokens);
    let sum = 0;
    for (const sign of signs.of(figure)) sum += known[sign] ?? 0;
    return 1 / (1 + Math.exp(-sum * STEP));
  };
}
