import type { Figure } from "./figure.ts";
import type { ServiceMention } from "./service-mention.ts";
import type { Token } from "./tokens.ts";
import { looksPlural } from "./units.ts";

/**
 * "Four bed bug treatments", "two car key programmings": what reads as the size of a thing counts a service when the
 * service's name begins with that word. A name that holds a size itself ("fifty gallon heater") is counted by its plural alone.
 */
export function countingServices(
  figures: readonly Figure[],
  services: readonly ServiceMention[],
  tokens: readonly Token[],
): Figure[] {
  const counted = services.filter(({ entry, last }) => !/\d/.test(entry.name) || looksPlural(tokens[last]?.norm ?? ""));
  const begins = new Map(counted.map(({ first, last }) => [first, last]));
  return figures.map((figure) => {
    const { last } = figure.number;
    const noun = begins.get(last + 1);
    const sized = figure.role === "dimension" && !figure.told && !figure.sides;
    return sized && noun !== undefined ? { ...figure, role: "quantity", unit: null, last, noun } : figure;
  });
}
