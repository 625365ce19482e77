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

/** "Full tune-up, no wait, just the basic one": another of the same kind, by the one word that tells them apart. */
export function otherOfKind(
  services: NamedServices,
  index: number,
  before: ServiceMention | undefined,
): ServiceMatch | null {
  const { at, stems, tokens } = services;
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
