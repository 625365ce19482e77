import { wordSet } from "#shared/word-set.ts";
import { partOf, type ServiceMatch, type ServiceMention } from "../quantities/service-mention.ts";
import { EVERYDAY } from "../service-names/kinds-of-service.ts";
import { cueAt } from "../words/cues.ts";
import { isJoined } from "../words/tokens.ts";
import type { NamedServices } from "./named-services.ts";

/** How far behind a service another of its kind may take its place. */
const REACH = 12;
const ONE = wordSet("one ones");
const ENDS = wordSet("one ones instead please and plus then");

/** Before "the standard one": it is ordered, and not told of. */
const ORDERS = wordSet("is so just only want wants need needs get gets do and plus with that's it's then be");

/** "Just the standard one", of several cleanings: a word that one service alone has, while others share all else of its name. */
function oneOfKind(services: NamedServices, index: number): ServiceMatch | null {
  const { at, tokens } = services;
  const names = services.withWordAt(index);
  const last = services.endOf(index);
  if (names.length === 0 || !ONE.has(at(last + 1)) || !isJoined(tokens[last + 1]) || at(index - 1) !== "the")
    return null;
  const [name, other] = names;
  if (!name || other || name.lead !== name.stems || name.stems.length < 2) return null;
  const rest = name.stems.filter((part) => part !== services.stems[index]);
  const shared = rest.every((part) => services.withWord(part).length > 1);
  const begins = !isJoined(tokens[index - 1]) || ORDERS.has(at(index - 2));
  const behind = at(last + 2);
  const ends = !isJoined(tokens[last + 2]) || FURTHER.has(behind);
  return shared && begins && ends ? partOf(name.entry, index, last + 1) : null;
}
const FURTHER = wordSet("with and plus for on in at this then please today instead");

/** "Full tune-up, no wait, just the basic one": another of the same kind, by the one word that tells them apart. */
export function otherOfKind(
  services: NamedServices,
  index: number,
  before: ServiceMention | undefined,
): ServiceMatch | null {
  const { at, stems, tokens } = services;
  const kind = oneOfKind(services, index);
  if (kind) return kind;
  if (!before || index - before.last > REACH || at(index - 1) !== "the") return null;
  if (isJoined(tokens[index + 1]) && !ENDS.has(at(index + 1))) return null;
  const word = stems[index] ?? "";
  const heard = services.names.find(({ entry }) => entry.id === before.entry.id);
  if (!heard || word === "" || heard.stems.includes(word)) return null;
  const [name, other] = services
    .withWord(word)
    .filter(
      (one) =>
        one.stems.length > 1 &&
        one.stems.every((part) => part === word || heard.stems.includes(part) || EVERYDAY.has(part)),
    );
  if (!name || other) return null;
  for (let cue = before.last + 1; cue < index; cue++)
    if (cueAt(tokens, cue)?.kind === "replace")
      return partOf(name.entry, index, ONE.has(at(index + 1)) ? index + 1 : index);
  return null;
}
