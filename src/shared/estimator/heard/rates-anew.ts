import { wordSet } from "#shared/word-set.ts";
import type { Figure } from "../numbers/figure.ts";
import type { Candidate } from "../quantities/candidate.ts";
import type { ServiceMention } from "../quantities/service-mention.ts";
import { countsUnit } from "../quantities/sold-count.ts";
import { soldName } from "../service-names/sold-by.ts";

/** True for a price per the unit that a service is sold by: forty five an hour, of what has a price an hour. */
export function isRateOf({ service }: Candidate, { unit }: Figure): boolean {
  if (!service) return false;
  if (unit === "hour") return service.entry.hourlyRate !== null;
  return unit !== null && countsUnit(soldName(service.entry.name).unit ?? "", unit);
}

/** "Six hours of bench repair ... the bench repair let's do at 70 an hour": the line of a service that was counted before and gets its rate now. */
export const sameOfRate = (lines: readonly Candidate[], { entry }: ServiceMention, price: Figure): Candidate | null =>
  lines.findLast(
    (line) => line.service?.entry.id === entry.id && price.per && line.quantities.length > 0 && isRateOf(line, price),
  ) ?? null;

const LABOR = wordSet("labor labour hours time");
const CHARGING = wordSet("charge charging bill make do use him her them it at rate is that's");

/** "Five hours of plumbing labor ... for the | labor, charge him one forty an hour": the only line of a service by the hour that has its hours and no rate of its own; or null. */
export function soleLabor(lines: readonly Candidate[], said: readonly string[], price: Figure): Candidate | null {
  if (!price.per || price.unit !== "hour" || !said.some((word) => LABOR.has(word))) return null;
  if (!said.every((word) => LABOR.has(word) || CHARGING.has(word))) return null;
  const [line, ...others] = lines.filter((one) => one.quantities.length > 0 && !one.price && isRateOf(one, price));
  return others.length === 0 ? (line ?? null) : null;
}
