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
import { isNumberWord } from "../words/number-words.ts";
import { normsAt, placesBetween } from "../words/tokens.ts";

/** The lines heard before, and the talk. */
interface Heard {
  lines: HeardLines;
  tokens: readonly Token[];
}

/** "Do them at", "charge him": orders that put a price on what was just named. */
const ORDERING = wordSet("do make charge give bill put price run doing making charging giving billing");
/** Of these, what is done and not who pays: "do those for forty for the church". */
const DOING = wordSet("do doing run make making put price");
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
  // "give it to him for"
  if (at(last - 1) === "to" && REFERRED.has(at(last - 2)) && ORDERING.has(at(last - 3))) return last - 3;
  // "he gets it for"
  if (GETTING.has(at(last - 1)) && SUBJECTS.has(at(last - 2))) return last - 2;
  return ORDERING.has(at(last - 1)) ? last - 1 : -1;
}
const GETTING = wordSet("gets get");

/** Of such orders, those that are given about somebody. */
const CHARGING = wordSet("charge charging bill billing");
const ARTICLES = wordSet("the his her their");
/** "The Elks Lodge", "the school board". */
const LONGEST_PAYER = 4;

/** The place of "charge" in words that end with "but charge the Elks Lodge", right before a price: nobody charges a thing so much. Else -1. */
function chargesSomebody({ tokens }: Heard, words: readonly number[], { first, per }: Figure): number {
  const at = (place: number) => tokens[words[place] ?? -1]?.norm ?? "";
  const { length } = words;
  if (words[length - 1] !== first - 1 || LEADING.has(at(length - 1))) return -1;
  for (let place = length - 3; place >= 0 && place >= length - 1 - LONGEST_PAYER; place--)
    if (CHARGING.has(at(place))) return ARTICLES.has(at(place + 1)) && (per || at(place - 1) === "but") ? place : -1;
  return -1;
}

/** "But the place is small, so do it for a hundred": what something is like is why, whatever it names. */
function turnsFor({ tokens }: Heard, words: readonly number[], order: number): boolean {
  const said = normsAt(tokens, words.slice(0, order));
  const so = said.at(-1) === "so" && said[0] === "but";
  return so && said.some((word) => COPULAS.has(word) || word.endsWith("'s") || word.endsWith("'re"));
}

/** True when nothing before the order names a thing: "give them", or a reason, "since it's one building, do them". */
function tellsOnlyWhy(heard: Heard, { words, quantities }: Candidate, order: number): boolean {
  const { tokens, lines } = heard;
  if (quantities.length === 0 && turnsFor(heard, words, order)) return true;
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
  // "two extra pages ... a hundred a page" of "Extra page - each", "three deadbolts ... one forty a deadbolt"
  const counted = soldBy === null && quantities.length > 0 && service?.entry.fixedRate != null;
  if ((soldBy === "each" || counted) && wordsOfName(name).has(stem(unit))) return true;
  return (soldBy !== null && countsUnit(soldBy, unit)) || quantities.some((one) => one.unit === unit);
}

/** "Let them have it at $8 a foot instead of our usual", "instead of the one forty": behind the price stands only what it is set against. */
function setsAgainstUsual({ tokens, lines }: Heard, behind: readonly number[], told: number): boolean {
  const norm = (index: number) => tokens[index]?.norm ?? "";
  const others = behind.slice(1).filter((index) => !USUAL.has(norm(index)) && !isNumberWord(norm(index)));
  const against = told === behind.at(-1) || others.length < behind.length - 1;
  return norm(behind[0] ?? -1) === "instead" && against && lines.content(others).length === 0;
}

/** Whom a price is for, in words: "for the church", "for Bill's mother". */
const LONGEST_WHOM = 3;

/** True when the words behind a price name no thing of their own: whom it is for, why, or what it is set against. */
function namesNothing(heard: Heard, behind: readonly number[], told: number, ordered: boolean): boolean {
  const { tokens, lines } = heard;
  const why = behind.findIndex((index) => REASONS.has(tokens[index]?.norm ?? ""));
  const said = why < 0 ? behind : behind.slice(0, why);
  if (lines.content(said).length === 0 || setsAgainstUsual(heard, said, told)) return true;
  // "I do those for a hundred and forty apiece for the church"
  return ordered && tokens[said[0] ?? -1]?.norm === "for" && said.length <= LONGEST_WHOM + 1;
}

const OF_IT = /^(?:for|on) (?:that|this|it)(?: one)?$|^for (?:him|her|them|you|us)$/;
/** "So 95 to put it in". */
const TO_DO_IT = /^to \p{L}+ (?:it|that|them)(?: (?:in|up|on|out|down))?$/u;
/** Of "it's a big one, so it's six hundred on this one not my usual". */
const ON_THIS = /^(?:for|on) this one(?: (?:not|instead) .*)?$/;
/** Between "so" and such a price. */
const COMES_TO = wordSet("it's that's call it say make just only");
/** Another price of a service is no more than so many times the listed one, nor a smaller part of it. */
const ALIKE = 3;

/** "Her pump's an odd one, the three phase, so it's 940 on this one": what stands before tells why the service just named costs another price this time. */
function pricesThisOne(heard: Heard, { price, words, trailing, last }: Candidate, line: Candidate): boolean {
  const { tokens, lines } = heard;
  if (!price || tokens[price.last + 2]?.norm !== "this" || !isOne(line)) return false;
  const to = Math.max(last, ...words, ...trailing);
  if (!ON_THIS.test(normsAt(tokens, placesBetween(price.last + 1, to + 1)).join(" "))) return false;
  const before = normsAt(
    tokens,
    words.filter((index) => index < price.first),
  );
  const so = before.lastIndexOf("so");
  const ratio = ((price.number.readings[0]?.value ?? 0) * 100) / Math.max(line.service?.entry.fixedRate ?? 0, 1);
  if (so < 0 || ratio > ALIKE || ratio < 1 / ALIKE || !before.slice(so + 1).every((word) => COMES_TO.has(word)))
    return false;
  Object.assign(line, { price, last });
  lines.changed(line);
  return true;
}

const isOne = ({ quantities, service }: Candidate): boolean =>
  !service?.receivers && quantities.every(({ number }) => number.readings[0]?.value === 1);

/** What may stand before a price that is agreed: "and let's say | 500 for that". */
const AGREEING = wordSet("and so but just only let's say call make do figure about");

/** "A sump pump replacement, 500 for that": what was just named has that price this time, and not the one that is listed. */
export function pricesThat(heard: Heard, candidate: Candidate): boolean {
  const { price, service, words, trailing, quantities, sizes, last } = candidate;
  const line = heard.lines.list.at(-1);
  if (!price || price.per || service || !line?.service || line.price || line.free) return false;
  if (pricesThisOne(heard, candidate, line)) return true;
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

/** "Baths for small dogs, three of them, | thirty-five apiece": right behind the count of a service, what each of them costs. */
function isBare({ tokens, lines }: Heard, { words, quantities }: Candidate, line: Candidate, price: Figure): boolean {
  const hourly = price.unit === "hour" && line.service?.entry.hourlyRate != null;
  if (!(price.unit === "each" || hourly) || quantities.length > 0 || lines.content(words).length > 0) return false;
  const counted = Math.max(line.last, ...line.quantities.map(({ last }) => last));
  return !placesBetween(counted + 1, price.first + 1).some((index) => tokens[index]?.gap === "stop");
}

/**
 * "Twenty four smoke detectors, and since it's all one building do them at 70 apiece", "five yards of mulch, charge him
 * 78 a yard": what one of the service just counted costs this time.
 */
export function pricesReferred(heard: Heard, candidate: Candidate): boolean {
  const { price, service, told, last } = candidate;
  const line = heard.lines.list.at(-1);
  if (!price || service || !line?.service || line.price || line.free) return false;
  const said = { ...candidate, words: candidate.words.filter((index) => index < price.first) };
  const referring = orderIn(heard, said.words);
  const order = referring < 0 ? chargesSomebody(heard, said.words, price) : referring;
  const counted = line.quantities.length > 0;
  if (price.per ? !counted : counted || order < 0) return false;
  const referred =
    order < 0 ? tellsState(heard, said) || isBare(heard, said, line, price) : tellsOnlyWhy(heard, said, order);
  if (!referred || (price.per && !fitsUnit(line, price))) return false;
  const behind = [...candidate.words, ...candidate.trailing].filter((index) => index > price.last);
  // "charge her 35 for the chain" has its own thing behind it
  const ordered = DOING.has(heard.tokens[said.words[order] ?? -1]?.norm ?? "");
  if (!namesNothing(heard, behind, told, ordered)) return false;
  Object.assign(line, { price, last });
  heard.lines.changed(line);
  return true;
}
