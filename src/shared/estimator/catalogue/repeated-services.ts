import { figureWith, type Figure } from "../numbers/figure.ts";
import type { ServiceMention } from "../quantities/service-mention.ts";
import type { Token } from "../words/tokens.ts";
import { TIME_UNITS, unitAt } from "../words/units.ts";

const EACH = new Set(["a", "per", "each", "every"]);

/** The time in which hours of a service repeat, when it is said behind its name, else null. */
function periodBehind(service: ServiceMention, tokens: readonly Token[]): string | null {
  if (!EACH.has(tokens[service.last + 1]?.norm ?? "")) return null;
  const period = unitAt(tokens[service.last + 2]?.norm, undefined)?.unit ?? "";
  return period !== "hour" && TIME_UNITS.has(period) ? period : null;
}

/**
 * "Two hours of reading tutoring a week": the hours repeat, the week counts nothing, and the name goes on to its end.
 */
export function repeatingServices(
  figures: readonly Figure[],
  services: readonly ServiceMention[],
  tokens: readonly Token[],
): { figures: readonly Figure[]; services: readonly ServiceMention[] } {
  const hours = new Map(
    figures
      .filter(({ unit, every, last }) => unit === "hour" && every === null && tokens[last + 1]?.norm === "of")
      .map((figure) => [figure.last + 2, figure]),
  );
  const every = new Map<Figure, string>();
  const periods = new Set<number>();
  const repeated = services.map((service) => {
    const timed = hours.get(service.first);
    const period = timed ? periodBehind(service, tokens) : null;
    if (!timed || period === null) return service;
    every.set(timed, period);
    periods.add(service.last + 1);
    return { ...service, last: service.last + 2 };
  });
  if (every.size === 0) return { figures, services };
  return {
    figures: figures
      .filter(({ first }) => !periods.has(first))
      .map((figure) => figureWith(figure, { every: every.get(figure) ?? figure.every })),
    services: repeated,
  };
}
