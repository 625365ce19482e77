import { dollarsOf, figureWith, isWithin, type Figure } from "../numbers/figure.ts";
import type { Candidate } from "../quantities/candidate.ts";
import type { Token } from "../words/tokens.ts";

/** "Forty one fifty" after thirty nine hundred is 4,150: the reading that lies nearest to what stood there. */
export function nearestTo(price: Figure, before: Figure): Figure {
  const [first, second] = price.number.readings;
  const [known, unsure] = before.number.readings;
  if (!first || !second || !known || unsure || known.value <= 0) return price;
  const distance = (value: number) => Math.abs(Math.log(value / known.value));
  const readings = distance(second.value) < distance(first.value) ? [second] : [first];
  return figureWith(price, { number: { ...price.number, readings } });
}

/** So many times larger or smaller a price is no other price of the same thing. */
const FARTHEST = 1.6;

/** "Windows, eight at 465 ... the windows are 485": what stood behind "at" was for each, and so is what is like it. */
export function eachOf({ price, quantities }: Candidate, anew: Figure, tokens: readonly Token[]): Figure | null {
  const [count, ...others] = quantities;
  const several = others.length === 0 && count?.role === "quantity" && (count.number.readings[0]?.value ?? 0) > 1;
  if (!price || price.per || !several || tokens[price.first - 1]?.norm !== "at") return price;
  return isWithin(FARTHEST, dollarsOf(price), dollarsOf(anew)) ? figureWith(price, { per: true, unit: "each" }) : price;
}

/** A price said anew: what it is per was said before, when it says nothing of its own. */
export function repriced(before: Figure, price: Figure): Figure {
  const nearest = nearestTo(price, before);
  return price.per || !before.per ? nearest : figureWith(nearest, { per: before.per, unit: before.unit });
}
