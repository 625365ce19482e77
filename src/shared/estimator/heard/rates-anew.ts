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
