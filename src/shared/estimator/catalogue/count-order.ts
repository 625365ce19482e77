import { countsNothingBehind } from "../numbers/bare-counts.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import type { ServiceMention } from "../quantities/service-mention.ts";
import { soldName } from "../service-names/sold-by.ts";
import { isJoined, type Token } from "../words/tokens.ts";
import { looksPlural } from "../words/units.ts";

/** A price this near to the listed one may be meant as one. */
const NEAR = 2;
/** Nobody sells more of a thing in one job without saying what they are. */
const MOST = 500;

const isCount = ({ role, unit, per, sure, scale, range, number, first, last }: Figure): boolean =>
  (role === "quantity" || role === "money") &&
  unit === null &&
  !per &&
  !sure &&
  !range &&
  scale === 1 &&
  last >= first &&
  Number.isInteger(number.readings[0]?.value ?? 0.5) &&
  (number.readings[0]?.value ?? 0) <= MOST;

/** True when a bare number behind a service rather counts it than prices it: the name is a plural, and the price is another. */
function mayCount(figure: Figure, { entry, last }: ServiceMention, tokens: readonly Token[]): boolean {
  if (!isCount(figure) || !looksPlural(tokens[last]?.norm ?? "")) return false;
  const value = figure.number.readings[0]?.value ?? 0;
  const listed = (entry.fixedRate ?? 0) / 100;
  return soldName(entry.name).unit === "each" || value * NEAR < listed || value > listed * NEAR;
}

/**
 * "Exterior windows 18 interior windows 12": who says how many behind the first of several services says it behind each.
 * The counts of such a list, which has no count before its first service; by themselves they would be of the service that follows.
 */
export function countsBehind(
  figures: readonly Figure[],
  services: readonly ServiceMention[],
  tokens: readonly Token[],
): ReadonlySet<Figure> {
  const behind = new Set<Figure>();
  const starts = new Map(figures.map((figure) => [figure.number.first, figure]));
  const ends = new Set(figures.map(({ number }) => number.last));
  let list: Figure[] = [];
  let next = -1;
  for (const service of services) {
    const follows = service.first === next || (service.first === next + 1 && tokens[next]?.norm === "and");
    if (!follows) list = [];
    const counted = !follows && ends.has(service.first - 1) && isJoined(tokens[service.first]);
    const figure = starts.get(service.last + 1);
    if (counted || !figure || !isJoined(tokens[figure.first]) || !mayCount(figure, service, tokens)) {
      list = [];
      next = -1;
      continue;
    }
    list.push(figure);
    next = figure.number.last + 1;
    const whole = figureWith(figure, { last: figure.number.last });
    if (list.length > 1 && countsNothingBehind(whole, tokens)) for (const one of list) behind.add(one);
    else if (list.length > 1 && tokens[next]?.norm === "and") for (const one of list) behind.add(one);
  }
  return behind;
}
