import { inCompound } from "./done-services.ts";
import type { CatalogueEntry } from "./estimate-input.ts";
import type { NamedServices } from "./named-services.ts";
import { partOf, type ServiceMatch } from "./service-mention.ts";
import type { ServiceName } from "./service-names.ts";

function matchAt(services: NamedServices, name: ServiceName, index: number): ServiceMatch | null {
  const { entry, stems, head, joins } = name;
  const whole = services.lastOf(stems, index, joins);
  if (whole >= 0) return { entry, first: index, last: whole, words: stems.length, exact: true, sizes: 0 };
  if (head === stems || !head.includes(services.stems[index] ?? "")) return null;
  const last = services.lastOf(head, index, joins);
  if (last < 0 || inCompound(services, last)) return null;
  const sizes = services.sizesSaid(name, index, last);
  return sizes < 0 ? null : { ...partOf(entry, index, last, head.length), sizes };
}

/** The service whose name, or all of it but its size, is said from an index on, with the others that fit as well. */
export function namedAt(services: NamedServices, index: number): ServiceMatch | null {
  let best: ServiceMatch | null = null;
  let equal: CatalogueEntry[] = [];
  for (const name of services.withWordAt(index)) {
    if (best && name.stems.length < best.words) break;
    const match = matchAt(services, name, index);
    const better = match && best ? match.words - best.words || match.sizes - best.sizes : 1;
    if (!match || better < 0 || (better === 0 && best?.exact)) continue;
    equal = better > 0 || match.exact ? [match.entry] : [...equal, match.entry];
    if (better > 0 || match.exact) best = match;
  }
  return best && equal.length > 1 ? { ...best, others: equal } : best;
}
