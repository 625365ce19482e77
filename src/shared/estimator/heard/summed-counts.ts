import { wordSet } from "#shared/word-set.ts";
import type { Figure } from "../numbers/figure.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { countsUnit, isPart, isRoom } from "../quantities/sold-count.ts";
import { soldName } from "../service-names/sold-by.ts";
import { inAllEnd } from "../words/in-all.ts";
import { at, type Token } from "../words/tokens.ts";
import { singular } from "../words/units.ts";
import type { HeardLines } from "./heard-lines.ts";

/** The lines heard before, and the words of the talk. */
interface Talk {
  lines: HeardLines;
  tokens: readonly Token[];
}

const SUMMING = wordSet("so that's makes");
const BECOMING = wordSet("that'll it'll will would that'd");

/** "So four total", "that's five in all": a count that says how many it comes to. */
function saysTotal({ tokens }: Talk, { first, last }: Figure): boolean {
  const be = at(tokens, first - 1) === "be" && BECOMING.has(at(tokens, first - 2));
  return (
    (be || SUMMING.has(at(tokens, first - 1)) || at(tokens, first - 2) === "so") && inAllEnd(tokens, last + 1) >= 0
  );
}

/** "The dining room and the living room, so two rooms": what was listed, counted in the unit of what is sold by the room. */
function countsListed(
  { tokens, lines }: Talk,
  { words }: Candidate,
  { first, last, number }: Figure,
  unit: string | null,
) {
  if (unit !== "room" || !SUMMING.has(at(tokens, first - 1)) || singular(at(tokens, number.last + 1)) !== unit)
    return false;
  const listed = words.filter((index) => index < first && at(tokens, index) !== "so" && at(tokens, index) !== "that's");
  return isRoom(at(tokens, listed.at(-1) ?? -1)) && lines.content(words.filter((index) => index > last)).length === 0;
}

const WHERE = wordSet("along across behind beside around comes came come to out");
const COMING = /^c(?:omes?|ame)$/;

/** "Along the front and both sides comes to 96 feet": the length of all the parts, which are counted by the way. */
function measuresParts({ tokens, lines }: Talk, { quantities, words }: Candidate, unit: string | null): boolean {
  const [length, ...parts] = quantities.toReversed();
  if (!length || unit === null || !countsUnit(unit, length.unit) || at(tokens, length.first - 1) !== "to") return false;
  if (!COMING.test(at(tokens, length.first - 2)) && !COMING.test(at(tokens, length.first - 3))) return false;
  const others = words.filter((index) => !isPart(at(tokens, index)) && !WHERE.has(at(tokens, index)));
  return parts.every(({ number }) => isPart(at(tokens, number.last + 1))) && lines.content(others).length === 0;
}

/**
 * The count that a candidate ends with, when it says how many of the service just named there are in all: "three outlets,
 * one in each bath and one in the garage, so four total". Null when it says no such thing.
 */
export function summedCount(talk: Talk, candidate: Candidate, line: Candidate | undefined): Figure | null {
  const count = candidate.quantities.at(-1);
  if (!line?.service || line.price || line.free || candidate.price || candidate.service || !count) return null;
  const { unit } = soldName(line.service.entry.name);
  if (line.quantities.length === 0 && measuresParts(talk, candidate, unit)) return count;
  if (line.quantities.length > 1 || line.quantities.some((one) => one.unit !== null && one.unit !== "room"))
    return null;
  if (count.every !== null || (count.unit !== null && count.unit !== "room" && count.unit !== unit)) return null;
  if (line.service.entry.fixedRate === null) return null;
  const listed = line.quantities.length === 0 && countsListed(talk, candidate, count, unit);
  return listed || saysTotal(talk, count) ? count : null;
}
