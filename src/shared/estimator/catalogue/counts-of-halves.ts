import { wordSet } from "#shared/word-set.ts";
import type { ServiceMention } from "../quantities/service-mention.ts";
import { countsUnit } from "../quantities/sold-count.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { TIME_UNITS, unitAt } from "../words/units.ts";
import { WORK_VERBS } from "../words/words.ts";

const CREWS = /^(?:crew|team)$/;
const AWAY = wordSet("away out off from late early");
const isCount = (word: string): boolean => isNumberWord(word) || word === "an" || word === "a";

/** True when a length of time ends at a token: "six hours", "an hour and a half". */
export function endsTime(tokens: readonly Token[], last: number): boolean {
  const half = at(tokens, last) === "half" && at(tokens, last - 1) === "a" && at(tokens, last - 2) === "and";
  const unit = half ? last - 3 : last;
  // "hour and a half of design"
  if (half && at(tokens, unit) === "hour") return true;
  return TIME_UNITS.has(unitAt(at(tokens, unit), undefined)?.unit ?? "") && isCount(at(tokens, unit - 1));
}

/** "Six hours of seo", "four hours on site": the time that an hourly service takes. */
export function isTimed(tokens: readonly Token[], first: number): boolean {
  // "four hours of the crew"
  const lead = at(tokens, first - 1) === "the" && /^o[fn]$/.test(at(tokens, first - 2)) ? first - 2 : first - 1;
  return endsTime(tokens, ["of", "on"].includes(at(tokens, lead)) ? lead - 1 : lead);
}

/** "Wedding six hours": how long it takes, right behind it. */
export const isTimedBehind = (tokens: readonly Token[], last: number): boolean =>
  isCount(at(tokens, last + 1)) && /^(?:hours?|hrs?)$/.test(at(tokens, last + 2));

/** "It's a studio | crew three hours": who works, and how long, but "a cleaning crew". */
export const isCrewTimed = (tokens: readonly Token[], first: number, last: number): boolean =>
  first === last &&
  CREWS.test(at(tokens, last)) &&
  isCount(at(tokens, last + 1)) &&
  /^hours?$/.test(at(tokens, last + 2)) &&
  !at(tokens, first - 1).endsWith("ing") &&
  !WORK_VERBS.has(at(tokens, first - 1)) &&
  !AWAY.has(at(tokens, last + 3));

const THERE = /^there(?:'s|'re)?$/;
const DEFINITE = wordSet("the his her their this that these those");
const BE = wordSet("is are was were be been");
const COPULA = wordSet("is are was were comes");
const [LONGEST_LEAD, COPULA_LEAD] = [4, 2];
const WHO = wordSet("i he she they we");
const TELLS = wordSet("needs need needed wants want wanted said counted measured figured took");

/** "Recessed lights there were six", "filters she needs three", "trim is 120 feet": how many there are of what was just named, in its own unit when one is said. */
export function isCountedBehind(tokens: readonly Token[], first: number, last: number, unit: string | null): boolean {
  let next = last + 1;
  const told = WHO.has(at(tokens, next)) && TELLS.has(at(tokens, next + 1));
  if (told) next++;
  const there = told || THERE.test(at(tokens, next));
  // "the laminate is 200 square feet" is what there is already
  const said = there || (unit !== null && COPULA.has(at(tokens, next)) && !DEFINITE.has(at(tokens, first - 1)));
  if (!said) return false;
  next++;
  while (next <= last + (there ? LONGEST_LEAD : COPULA_LEAD) && (BE.has(at(tokens, next)) || at(tokens, next) === "to"))
    next++;
  if (!isNumberWord(at(tokens, next))) return false;
  while (isNumberWord(at(tokens, next)) && isJoined(tokens[next])) next++;
  return there || countsUnit(unit ?? "", unitAt(at(tokens, next), at(tokens, next + 1))?.unit ?? null);
}

/** "Exterior windows 18 | interior windows", "drip edge ninety feet | gutters": behind a service and its count the next one begins. */
export function followsCounted(tokens: readonly Token[], first: number, before: ServiceMention | undefined): boolean {
  let index = first - 1;
  if (!isNumberWord(at(tokens, index)) && unitAt(at(tokens, index), undefined)) index--;
  if (!before || !isNumberWord(at(tokens, index))) return false;
  while (index > before.last && isNumberWord(at(tokens, index))) index--;
  return index === before.last;
}
