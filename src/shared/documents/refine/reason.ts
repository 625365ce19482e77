import type { DocumentContent } from "../schema.ts";
import { theLine } from "./find-line.ts";
import { saysNumber } from "./rules/told.ts";
import { beginsInstruction, holdsDictation } from "./split.ts";

const BEFORE =
  /^(?<reason>.{3,160}?),?\s+so(?:\s+(?:then|please|that|we should|you can|can you|let's))*,?\s+(?<wish>.+)$/isu;
const BEHIND = /^(?<wish>.{3,160}?),?\s+(?:because|cause|cuz|since)\s+(?<reason>.+)$/isu;

const TOLD_REASON =
  /^(?<wish>.{3,160}?),\s+(?<reason>(?:they|he|she|we|i)(?:[’'](?:s|re|ve|d))?\s(?!.*\b(?:wants?|needs?|likes?|prefers?|asked|asks|said|says|should|would|also|and|but|instead|other|another|more|just)\b)(?:\w+(?:[’']\w+)?\s?){1,6})[.!]?$/iu;
/** "Take the trim out, they'll do it themselves": a clause that can only be the reason, without a word that says so. */
const OWN_REASON =
  /^(?<wish>.{3,160}?),\s+(?<reason>(?:they|he|she|we|i|it|the)\b(?:[’']\w+)?\s[^\d]*\b(?:themselves|himself|herself|ourselves|myself|anymore|any more|already (?:has|have|did|got)|changed (?:her|his|their) minds?|(?:don[’']t|doesn[’']t|didn[’']t) (?:need|want))\b.*)$/isu;

/** "Take the tax off, they're exempt": told of people, without a wish and without a figure. */
function toldReason(text: string): RegExpExecArray | null {
  const found = TOLD_REASON.exec(text);
  return found !== null && !saysNumber(found.groups?.["reason"] ?? "") ? found : null;
}

/** A wish without the reason that was given for it. */
export interface Reasoned {
  wish: string;
  reason: string;
}

/** "They do the cabinets themselves, so take those off"; null for words without a reason, and when the reason asks for something too. */
export function wishOf(text: string): Reasoned | null {
  if (holdsDictation(text)) return null;
  const { wish, reason } =
    (BEFORE.exec(text) ?? BEHIND.exec(text) ?? OWN_REASON.exec(text) ?? toldReason(text))?.groups ?? {};
  if (wish === undefined || reason === undefined || beginsInstruction(reason)) return null;
  return { wish, reason };
}

/** The lines that a reason speaks of: what "those" means behind it. */
export function linesNamedIn(content: Pick<DocumentContent, "items">, reason: string): string[] {
  const words = reason.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? [];
  const found = new Set<string>();
  for (let begin = 0; begin < words.length; begin += 1) {
    for (let end = Math.min(begin + 4, words.length); end > begin; end -= 1) {
      const phrase = words.slice(begin, end).join(" ");
      const line = /^(?:first|second|third|last)\b/.test(phrase) ? null : theLine(content, phrase);
      if (line === null) continue;
      found.add(line.id);
      begin = end;
    }
  }
  return [...found];
}
