import type { OpenLines } from "../heard/open-lines.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import { QUANTITIES } from "../roles/form-figures.ts";

/** "Price: ninety. Quantity: four.", "Workstation setup. Quantity: five.": how many have the price before it, or of a service. */
export function countsByLabel(open: OpenLines, figure: Figure): boolean {
  const { current, lines } = open;
  const line = (current.price ?? current.service) ? current : lines.list.at(-1);
  const plain = line === current || !lines.hasContent(current.words);
  if (!QUANTITIES.has(open.at(figure.first - 1)) || !line || !plain || figure.unit !== null) return false;
  if (!(line.price ?? line.service) || line.free || line.quantities.length > 0 || line.last < figure.first - 2)
    return false;
  if (line.price && !line.price.per) line.price = figureWith(line.price, { per: true, unit: "each" });
  line.quantities.push(figure);
  line.last = figure.last;
  lines.changed(line);
  if (line !== current) current.words = [];
  return true;
}
