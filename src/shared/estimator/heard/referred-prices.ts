import { wordSet } from "#shared/word-set.ts";
import type { Figure } from "../numbers/figure.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { countsUnit } from "../quantities/sold-count.ts";
import { wordsOfName } from "../service-names/service-names.ts";
import { soldName } from "../service-names/sold-by.ts";
import { stem } from "../words/stem.ts";
import type { Token } from "../words/tokens.ts";
import { isMeasure } from "../words/units.ts";
import { REASONS } from "../words/words.ts";
import type { HeardLines } from "./heard-lines.ts";
import { USUAL } from "./referring-words.ts";
import { normsAt } from "../words/tokens.ts";

/** The lines heard before, and the talk. */
interface Heard {
  lines: HeardLines;
  tokens: readonly Token[];
}

/** "Do them at", "charge him": orders that put a price on what was just named. */
const ORDERING = wordSet("do make charge give bill put price run doing making charging giving billing");
/** Who gets it so, or what was just named. */
const REFERRED = wordSet("them em those these that it him her");
/** Between such an order and its price. */
const LEADING = wordSet("at for only just all like about");

/** The place of "do" in the words of "since it's one building do them at", which end with such an order; else -1. */
function orderIn({ tokens }: Heard, words: readonly number[]): number {
  const at = (place: number) => tokens[words[place] ?? -1]?.norm ?? "";
  let last = words.length - 1;
  while (LEADING.has(at(last))) last--;
  if (!REFERRED.has(at(last))) return -1;
  // "let them have it at"
  if (at(last - 1) === "have" && at(last - 3) === "let") return last - 3;
  return ORDERING.has(at(last - 1)) ? last - 1 : -1;
}

/** True when nothing before the order names a thing: "give them", or a reason, "since it's one building, do them". */
function tellsOnlyWhy({ tokens, lines }: Heard, { words, quantities }: Candidate, order: number): boolean {
  const why = words.findIndex((index) => REASONS.has(tokens[index]?.norm ?? ""));
  const before = words.slice(0, why >= 0 && why < order ? why : order);
  const from = why >= 0 ? (words[why] ?? 0) : Number.POSITIVE_INFINITY;
  return (
    lines.content(before).length === 0 &&
    quantities.every(({ first, last }) => first > from && last < (words[order] ?? 0))
  );
}

const BEING = wordSet("they're it's he's she's that's i'm we're");
const SUBJECTS = wordSet("they it he she that those these");
const COPULAS = wordSet("are is were was");
const OPENING = wordSet("and but");

/** "They're a rescue so forty each": what is said of somebody or of what was just named is why, and names no thing of its own. */
function tellsState({ tokens }: Heard, { words, quantities }: Candidate): boolean {
  const said = normsAt(tokens, words);
  if (OPENING.has(said[0] ?? "")) said.shift();
  const state = BEING.has(said[0] ?? "") ? 1 : SUBJECTS.has(said[0] ?? "") && COPULAS.has(said[1] ?? "") ? 2 : -1;
  while (LEADING.has(said.at(-1) ?? "")) said.pop();
  return state > 0 && quantities.length === 0 && said.at(-1) === "so" && !(said[state] ?? "").endsWith("ing");
}

/** "40 a head": for each, whoever it is. */
const HEADS = wordSet("head person piece");

/** "375 a room" for what is sold or was counted by the room, "70 apiece" for what is counted by the piece. */
export function fitsUnit({ service, quantities }: Candidate, { unit }: Figure): boolean {
  const { name, unit: soldBy } = soldName(service?.entry.name ?? "");
  if (unit === "each" || unit === null || HEADS.has(unit)) {
    const pieces = soldBy === null || soldBy === "each" || !isMeasure(soldBy);
    return pieces && service?.entry.fixedRate != null && quantities.every((one) => !isMeasure(one.unit ?? ""));
  }
  if (unit === "hour") return service?.entry.hourlyRate != null;
  // "two extra pages ... a hundred a page" of "Extra page - each"
  if (soldBy === "each" && wordsOfName(name).has(stem(unit))) return true;
  return (soldBy !== null && countsUnit(soldBy, unit)) || quantities.some((one) => one.unit === unit);
}

/** "Let them have it at $8 a foot instead of our usual": behind the price stands only what it is set against. */
function setsAgainstUsual({ tokens, lines }: Heard, { words }: Candidate, price: Figure): boolean {
  const behind = words.filter((index) => index > price.last);
  const norm = (index: number) => tokens[index]?.norm ?? "";
  const others = behind.slice(1).filter((index) => !USUAL.has(norm(index)));
  return norm(behind[0] ?? -1) === "instead" && others.length < behind.length - 1 && lines.content(others).length === 0;
}

const OF_IT = /^(?:for|on) (?:that|this|it)(?: one)?$/;
/** "So 95 to put it in". */
const TO_DO_IT = /^to \p{L}+ (?:it|that|them)(?: (?:in|up|on|out|down))?$/u;
/** What may stand before a price that is agreed: "and let's say | 500 for that". */
const AGREEING = wordSet("and so but just only let's say call make do figure about");

/** "A sump pump replacement, 500 for that": what was just named has that price this time, and not the one that is listed. */
export function pricesThat(heard: Heard, candidate: Candidate): boolean {
  const { price, service, words, trailing, quantities, sizes, last } = candidate;
  const line = heard.lines.list.at(-1);
  if (!price || price.per || service || !line?.service || line.price || line.free) return false;
  if (line.quantities.length > 0 || line.service.receivers || quantities.length > 0 || sizes.length > 0) return false;
  const said = [...words, ...trailing];
  const to = Math.max(last, ...said);
  const behind = heard.tokens.slice(price.last + 1, to + 1).map(({ norm }) => norm);
  const norm = (index: number) => heard.tokens[index]?.norm ?? "";
  // "they bought it, so 95 to put it in"
  const told = /^(?:they|he|she)$/.test(norm(words[0] ?? -1)) ? words.findLast((index) => norm(index) === "so") : -1;
  const agrees = (index: number) => index > price.last || index <= (told ?? -1) || AGREEING.has(norm(index));
  const why = behind.findIndex((word) => REASONS.has(word));
  const what = (why < 0 ? behind : behind.slice(0, why)).join(" ");
  if (!(OF_IT.test(what) || TO_DO_IT.test(what)) || !said.every(agrees)) return false;
  Object.assign(line, { price, last });
  heard.lines.changed(line);
  return true;
}

/**
 * "Twenty four smoke detectors, and since it's all one building do them at 70 apiece", "five yards of mulch, charge him
 * 78 a yard": what one of the service just counted costs this time.
 */
export function pricesReferred(heard: Heard, candidate: Candidate): boolean {
  const { price, service, trailing, last } = candidate;
  const line = heard.lines.list.at(-1);
  if (
    !price?.per ||
    service ||
    (candidate.after && !setsAgainstUsual(heard, candidate, price)) ||
    !line?.service ||
    line.price ||
    line.free
  )
    return false;
  if (line.quantities.length === 0) return false;
  const said = { ...candidate, words: candidate.words.filter((index) => index < price.first) };
  const order = orderIn(heard, said.words);
  const referred = order < 0 ? tellsState(heard, said) : tellsOnlyWhy(heard, said, order);
  if (!referred || !fitsUnit(line, price)) return false;
  const why = trailing.findIndex((index) => REASONS.has(heard.tokens[index]?.norm ?? ""));
  if (heard.lines.content(why < 0 ? trailing : trailing.slice(0, why)).length > 0) return false;
  Object.assign(line, { price, last });
  heard.lines.changed(line);
  return true;
}
