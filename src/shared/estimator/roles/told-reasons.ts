import { wordSet } from "#shared/word-set.ts";
import { at } from "../words/tokens.ts";
import { isMeasure } from "../words/units.ts";
import type { Place } from "./number-place.ts";

/** Of more nobody says why there are not more. */
const MOST = 12;
const HAS = wordSet("has have had needs need got brought takes took there's is are");
export const ONLY = wordSet("only just");
const SO = wordSet("so make");

/** "She only has two doors, so two deadbolts": the last token of why a count is another one, or -1. */
export function endOfReason({ number, around, value, unit }: Place): number {
  const { tokens } = around;
  const only = [1, 2].find((back) => ONLY.has(at(tokens, number.first - back)));
  const has = [1, 2].some((back) => back !== only && HAS.has(at(tokens, number.first - back)));
  if (!only || !has || value > MOST || isMeasure(unit?.unit ?? "")) return -1;
  for (let next = number.last + 1; next <= number.last + 3; next++) {
    if (tokens[next]?.gap === "stop" || around.isNumberAt(next)) return -1;
    if (SO.has(at(tokens, next)) && around.isNumberAt(next + (at(tokens, next + 1) === "it" ? 2 : 1))) return next - 1;
  }
  return -1;
}
