import type { Figure } from "./figure.ts";
import type { ServiceMention } from "./service-mention.ts";
import type { Token } from "./tokens.ts";
import { looksPlural } from "./units.ts";

/**
 * "Four bed bug treatments": a number before the plural of a service counts it, though its first word could as well
 * say of what size something is.
 */
export function countingServices(
  figures: readonly Figure[],
  services: readonly ServiceMention[],
  tokens: readonly Token[],
): Figure[] {
  const plurals = new Set(
    services.filter(({ last }) => looksPlural(tokens[last]?.norm ?? "")).map(({ first }) => first),
  );
  return figures.map((figure) => {
    const { last } = figure.number;
    const sized = figure.role === "dimension" && !figure.told && !figure.sides && figure.last === last + 1;
    return sized && plurals.has(last + 1) ? { ...figure, role: "quantity", unit: null, last, noun: last + 1 } : figure;
  });
}
