import { wordSet } from "#shared/word-set.ts";
import { partOf, type ServiceMatch, type ServiceMention } from "../quantities/service-mention.ts";
import type { ServiceName } from "../service-names/service-names.ts";
import { isThing } from "../words/nearby.ts";
import { isNumberWord } from "../words/number-words.ts";
import { beginsSentence, isJoined } from "../words/tokens.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import { isDoing } from "./half-names.ts";
import type { NamedServices } from "./named-services.ts";

/** How far before a thing the work may be said that is done to it and to others. */
const LONGEST_LIST = 14;
/** Before one more thing of a list, over its article and count. */
const LINKS = wordSet("and plus both on in for of also");
const DETERMINERS = wordSet("a an the his her their one two three four five six seven eight nine ten");
/** What is told with these is another thing's, or is not done. */
const TURNS = wordSet("no not without but except don't skip instead");

/** True when a thing stands in a list: "and | the kitchen", "on both | the furnace", "the oven, | the fridge". */
function isListed({ at, tokens, values }: NamedServices, index: number): boolean {
  let lead = index - 1;
  while (isJoined(tokens[lead + 1]) && (DETERMINERS.has(at(lead)) || values.has(lead))) lead--;
  return LINKS.has(at(lead)) || tokens[lead + 1]?.gap === "comma";
}

/** The words of names that are said before a thing, in its sentence and with no other work between; the nearest first. */
function saidBefore(services: NamedServices, index: number, name: ServiceName): boolean {
  const { at, stems, tokens } = services;
  const missing = new Set(name.stems.filter((word) => word !== stems[index]));
  if (![...missing].some((word) => isDoing(name, word))) return false;
  for (let back = index - 1; back >= 0 && back > index - LONGEST_LIST && missing.size > 0; back--) {
    if (beginsSentence(tokens[back + 1]) || TURNS.has(at(back))) return false;
    const known = missing.delete(stems[back] ?? "");
    if (!known && isWorkVerb(at(back)) && !services.withWordAt(back).some((one) => one.stems.length > 1)) return false;
  }
  return missing.size === 0;
}

/**
 * "Deep clean two bathrooms and the kitchen", "tune up on both the furnace and the ac": a thing of a list, with the work that
 * is said before all of it.
 */
export function sharedDoingAt(
  services: NamedServices,
  index: number,
  found: readonly ServiceMention[],
): ServiceMatch | null {
  if (!isThing(services.at(index)) || isNumberWord(services.at(index))) return null;
  const isNew = (id: string) => !found.some(({ entry }) => entry.id === id);
  const names = services.withWordAt(index).filter(({ entry, stems }) => stems.length > 1 && isNew(entry.id));
  if (names.length === 0 || !isListed(services, index)) return null;
  const [name, other] = names.filter((one) => saidBefore(services, index, one));
  return name && !other ? partOf(name.entry, index, services.endOf(index)) : null;
}
