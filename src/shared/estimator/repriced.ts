import type { Figure } from "./figure.ts";

/** "Forty one fifty" after thirty nine hundred is 4,150: the reading that lies nearest to what stood there. */
export function nearestTo(price: Figure, before: Figure): Figure {
  const [first, second] = price.number.readings;
  const [known, unsure] = before.number.readings;
  if (!first || !second || !known || unsure || known.value <= 0) return price;
  const distance = (value: number) => Math.abs(Math.log(value / known.value));
  const readings = distance(second.value) < distance(first.value) ? [second] : [first];
  return { ...price, number: { ...price.number, readings } };
}

/** A price said anew: what it is per was said before, when it says nothing of its own. */
export function repriced(before: Figure, price: Figure): Figure {
  const nearest = nearestTo(price, before);
  return price.per || !before.per ? nearest : { ...nearest, per: before.per, unit: before.unit };
}
