import type { CatalogueEntry } from "../estimate-input.ts";
import { partOf, type ServiceMatch } from "../quantities/service-mention.ts";
import type { ServiceName } from "../service-names/service-names.ts";
import { inCompound } from "./done-services.ts";
import type { NamedServices } from "./named-services.ts";

/** Before the word that tells which of its kind a thing is: "the large one", "that's a small one", "he's small". */
const DEICTIC = new Set(["a", "the", "that's", "it's", "he's", "she's", "is", "are", "they're", "both", "so"]);

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

const LINKS = new Set(["and", "plus", "then", "also"]);
/** How far behind a name it may be told which of its kind is meant. */
const KIND_REACH = 8;

/** "Full groom for the poodle, that's a small one": the one of several whose own word is said later in the sentence. */
function toldLater(services: NamedServices, last: number, equal: readonly CatalogueEntry[]): CatalogueEntry | null {
  for (let next = last + 1; next <= last + KIND_REACH && services.tokens[next]?.gap !== "stop"; next++) {
    if (LINKS.has(services.at(next))) return null;
    const names = services.withWordAt(next).filter(({ head, stems }) => head !== stems);
    const own = names.filter(({ entry, head }) => equal.includes(entry) && !head.includes(services.stems[next] ?? ""));
    if (own.length === 1 && DEICTIC.has(services.at(next - 1))) return own[0]?.entry ?? null;
  }
  return null;
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
  if (!best || equal.length < 2) return best;
  const told = toldLater(services, best.last, equal);
  return told ? { ...best, entry: told } : { ...best, others: equal };
}
