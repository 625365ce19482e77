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
function toldLater(
  services: NamedServices,
  last: number,
  equal: readonly CatalogueEntry[],
  begin: readonly ServiceName[] = [],
): CatalogueEntry | null {
  for (let next = last + 1; next <= last + KIND_REACH && services.tokens[next]?.gap !== "stop"; next++) {
    if (LINKS.has(services.at(next))) return null;
    const word = services.stems[next] ?? "";
    const alike = begin.filter((name) => ownWords(name, begin).includes(word));
    // "they're the large ones", "for the poodle, small dog", "we'll send three movers"
    const after = alike[0]?.stems[alike[0].stems.indexOf(word) + 1];
    const whole = after !== undefined && after === services.stems[next + 1];
    const tells = whole || DEICTIC.has(services.at(next - 1)) || services.tokens[next]?.gap === "comma";
    if (alike.length === 1 && tells) return alike[0]?.entry ?? null;
    const names = services.withWordAt(next).filter(({ head, stems }) => head !== stems);
    const own = names.filter(({ entry, head }) => equal.includes(entry) && !head.includes(services.stems[next] ?? ""));
    if (own.length === 1 && DEICTIC.has(services.at(next - 1))) return own[0]?.entry ?? null;
  }
  return null;
}

/** How far before a name it may be told of which kind the thing is. */
const TOLD_REACH = 40;
/** So many words may stand between a name and "small dog" behind it. */
const REST_REACH = 4;

/** The words that a name has behind its comma or dash, and others of the same beginning have not: "small" of "Full groom - small dog". */
const ownWords = ({ stems, lead }: ServiceName, rivals: readonly ServiceName[]): readonly string[] =>
  stems.filter((word) => !lead.includes(word) && !rivals.every((one) => one.stems.includes(word)));

/** "Full groom, small dog": the last token of what a name says behind its comma, said right behind it; -1 when it is not. */
function restBehind({ stems, tokens }: NamedServices, name: ServiceName, last: number): number {
  const missing = new Set(name.stems.filter((word) => !name.lead.includes(word)));
  for (let next = last + 1; next <= last + REST_REACH && next < tokens.length; next++) {
    if (tokens[next]?.gap === "stop" || !missing.delete(stems[next] ?? "")) return -1;
    if (missing.size === 0) return next;
  }
  return -1;
}

/** "He's got a large dog, so bath and brush": the one of several whose own word alone was said before. */
function toldBefore({ stems }: NamedServices, index: number, names: readonly ServiceName[]): ServiceName | null {
  const said = new Set(stems.slice(Math.max(0, index - TOLD_REACH), index));
  const [only, other] = names.filter((name) => ownWords(name, names).some((word) => said.has(word)));
  return only && !other ? only : null;
}

/** "Full groom, small dog", "a full groom on both, they're the large ones": of the services that begin alike the one that is told, or all of them. */
function sameBeginning(services: NamedServices, index: number): ServiceMatch | null {
  const word = services.stems[index] ?? "";
  const lasts = new Map<ServiceName, number>();
  for (const name of services.withWordAt(index)) {
    const { lead, stems, joins } = name;
    if (lead.length < 2 || lead.length === stems.length || !lead.includes(word)) continue;
    const last = services.lastOf(lead, index, joins);
    if (last >= 0 && !inCompound(services, last)) lasts.set(name, last);
  }
  const names = [...lasts.keys()];
  const [first] = names;
  if (!first || names.length < 2 || names.some(({ lead }) => lead.join() !== first.lead.join())) return null;
  for (const name of names) {
    const last = restBehind(services, name, lasts.get(name) ?? index);
    if (last >= 0) return partOf(name.entry, index, last, name.stems.length);
  }
  const last = lasts.get(first) ?? index;
  const equal = names.map(({ entry }) => entry);
  const told = toldLater(services, last, equal, names) ?? toldBefore(services, index, names)?.entry;
  const match = partOf(told ?? first.entry, index, last, first.lead.length);
  return told ? match : { ...match, others: equal };
}

/** "Local move three movers eight hours | two truck fees", beside a move with two movers: the words of one stand closer together. */
const tighter = (one: ServiceMatch, other: ServiceMatch): number =>
  one.exact && other.exact ? other.last - one.last : 0;

/** The service whose name, or all of it but its size, is said from an index on, with the others that fit as well. */
export function namedAt(services: NamedServices, index: number): ServiceMatch | null {
  let best: ServiceMatch | null = null;
  let equal: CatalogueEntry[] = [];
  for (const name of services.withWordAt(index)) {
    if (best && name.stems.length < best.words) break;
    const match = matchAt(services, name, index);
    const better = match && best ? match.words - best.words || match.sizes - best.sizes || tighter(match, best) : 1;
    if (!match || better < 0 || (better === 0 && best?.exact)) continue;
    equal = better > 0 || match.exact ? [match.entry] : [...equal, match.entry];
    if (better > 0 || match.exact) best = match;
  }
  if (!best) return sameBeginning(services, index);
  if (equal.length < 2) return best;
  const told = toldLater(services, best.last, equal);
  return told ? { ...best, entry: told } : { ...best, others: equal };
}
