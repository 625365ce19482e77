import { wordSet } from "#shared/word-set.ts";
import type { Candidate, Correction } from "./candidate.ts";
import { ADDING, takesBack, tellsChoice } from "./replaced-things.ts";
import type { Token } from "./tokens.ts";

/** The lines heard before. */
interface Heard {
  list: readonly Candidate[];
  match: (candidate: Candidate) => Candidate | null;
  changed: (candidate: Candidate) => void;
}

/** "No wait, just the interior detail": what follows is all there is. */
const ONLY = wordSet("just only instead");

/**
 * Puts another service of the account in the place of the one said before it: "eight hours of reading tutoring, no,
 * math tutoring". What the correction does not say anew stays. False when it speaks of a service that was heard before,
 * or adds one.
 */
export function putsOtherService(
  lines: Heard,
  change: Candidate,
  correction: Correction,
  tokens: readonly Token[],
): boolean {
  const { service, price, quantities } = change;
  if (!service || correction.strikes) return false;
  if (lines.list.some((one) => one.service?.entry.id === service.entry.id)) return false;
  const alike = lines.match(change);
  const line = alike?.service ? alike : lines.list.at(-1);
  if (!line?.service || line.price) return false;
  const norms = change.words.map((index) => tokens[index]?.norm ?? "");
  const instead = norms.some((word) => ONLY.has(word)) || tellsChoice(change.words, tokens);
  if (norms.some((word) => ADDING.has(word)) || !(instead || takesBack(tokens, correction.first))) return false;
  Object.assign(line, { service, price, words: change.words, last: Math.max(line.last, change.last) });
  if (quantities.length > 0) line.quantities = quantities;
  lines.changed(line);
  return true;
}
