import type { CatalogueEntry } from "../estimate-input.ts";
import { partOf, type ServiceMatch, type ServiceMention } from "../quantities/service-mention.ts";
import { unitOf, type ServiceName } from "../service-names/service-names.ts";
import { beginsSentence, isJoined } from "../words/tokens.ts";
import { isWhere } from "./done-services.ts";
import type { NamedServices } from "./named-services.ts";

/** How far before "my price" stands what it is for, and before "our usual rate" the hours. */
const THING_REACH = 12;
const HOURS_REACH = 8;

/** The one hourly labour service, when exactly one exists: it prices "three hours of labor". */
export function laborService(catalogue: readonly CatalogueEntry[]): CatalogueEntry | null {
  const found = catalogue.filter((entry) => entry.hourlyRate !== null && /labou?r/i.test(entry.name));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** "Snake the drain at our usual price": the one service that shares a word of its own with what was said. */
function onlyShared(services: NamedServices, cue: number, from: number): ServiceMention | null {
  const shared = new Map<ServiceName, number>();
  for (let index = cue - 1; index >= from && index >= cue - THING_REACH && !services.taken[index]; index--) {
    const [name, other] = isWhere(services, index) ? [] : services.withWordAt(index);
    if (name && !other) shared.set(name, index);
    if (beginsSentence(services.tokens[index])) break;
  }
  const [found, second] = [...shared];
  return found && !second ? { entry: found[0].entry, first: found[1], last: found[1] } : null;
}

/** "fifty gallon heater, my price": the one service of that kind, though not all of its name was said. */
function ofKind(services: NamedServices, cue: number, from: number): ServiceMention | null {
  for (let index = cue - 1; index >= from && index >= cue - THING_REACH; index--) {
    if (services.taken[index]) return null;
    // "the leak repair by the vent pipe at our regular price"
    if (isWhere(services, index)) continue;
    const kinds = services.withWordAt(index).filter(({ head }) => head.at(-1) === services.stems[index]);
    const fitting = kinds
      .map((name) => ({ name, sizes: services.sizesSaid(name, index, index) }))
      .filter(({ sizes }) => sizes >= 0)
      .sort((a, b) => b.sizes - a.sizes);
    const [best, other] = fitting;
    if (best && (!other || other.sizes < best.sizes)) return { entry: best.name.entry, first: index, last: index };
    if (best || beginsSentence(services.tokens[index])) break;
  }
  return onlyShared(services, cue, from);
}

/** "three hours at our usual rate": the account's one price for labour. */
function usualHours({ names, tokens, at }: NamedServices, cue: number, last: number, from: number) {
  for (let index = cue; index > from && index >= cue - HOURS_REACH && !beginsSentence(tokens[index]); index--)
    if (unitOf(at(index - 1)) === "hour") {
      const entries = names.map((name) => name.entry);
      const hourly = entries.filter((one) => one.hourlyRate !== null);
      const entry = laborService(entries) ?? (hourly.length === 1 ? hourly[0] : undefined);
      return entry ? { entry, first: cue, last } : null;
    }
  return null;
}

/** What "my price" is for: `cue` and `last` are the tokens of such words, `from` is where the service before ended. */
export const leftToList = (services: NamedServices, cue: number, last: number, from: number): ServiceMention | null =>
  ofKind(services, cue, from) ?? usualHours(services, cue, last, from);

/** "Two hours of labor": the account's one price for labour, unless a price follows. */
export function laborAt(services: NamedServices, index: number): ServiceMatch | null {
  const { at, names, tokens } = services;
  if (!/^labou?r$/.test(at(index)) || at(index - 1) !== "of" || unitOf(at(index - 2)) !== "hour") return null;
  const next = isJoined(tokens[index + 1]) ? at(index + 1) : "";
  if (next === "at" || next === "@" || (next !== "" && services.isNumberAt(index + 1))) return null;
  const entry = laborService(names.map((name) => name.entry));
  return entry && partOf(entry, index, index);
}
