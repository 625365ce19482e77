import { wordTable } from "#shared/word-table.ts";
import type { CatalogueEntry } from "../estimate-input.ts";
import type { SpokenNumber } from "../numbers/numbers.ts";
import { isExtent } from "../quantities/heard-counts.ts";
import { partOf, type ServiceMatch, type ServiceMention } from "../quantities/service-mention.ts";
import { soldName } from "../service-names/sold-by.ts";
import { ENDS_LINE, PASSED_OVER } from "../words/taken.ts";
import { beginsSentence, isJoined, type Token } from "../words/tokens.ts";
import { looksPlural, singular, unitAt } from "../words/units.ts";
import { CREW, CURRENCY, WORK_VERBS } from "../words/words.ts";
import { doneAt, doneToUnits, ownVerbTold } from "./done-services.ts";
import { halfNamed } from "./half-names.ts";
import { laborAt, leftToList } from "./listed-price.ts";
import { measuredAt } from "./measured-services.ts";
import { looselyAt } from "./loosely-named.ts";
import { isNamedBeside } from "./named-beside.ts";
import { NamedServices } from "./named-services.ts";
import { otherOfKind } from "./other-kind.ts";
import { anySizeAt, otherSizeAt } from "./other-size.ts";
import { comparedFrom, ownPriceAt } from "./own-price.ts";
import { withoutParted } from "./parted-kinds.ts";
import { perhapsAt, verbAt, withoutNamed } from "./perhaps-services.ts";
import { sharedDoingAt } from "./shared-doings.ts";
import { isRuledOut, isUnsold } from "./unsold-services.ts";
import { namedAt } from "./whole-names.ts";

/** Before a number these say for whom a service is. */
const SERVED_BY = new Set(["for", "on", "of", "other", "all", "the", "both", "his", "her", "their"]);
/** How far before "my price" the service may stand that has it, and behind a crew what they do. */
const NAME_REACH = 12;

/** "Nail trims for the other three dogs": whom a service of the same clause is for. */
function isServed({ tokens, taken, at }: NamedServices, number: number, before: ServiceMention | undefined): boolean {
  const client = taken[number - 1] === PASSED_OVER;
  if (!before || !(client || SERVED_BY.has(at(number - 1)))) return false;
  for (let index = before.last + 1; index <= number; index++) if (!isJoined(tokens[index])) return false;
  return true;
}

/** "Two welders, one full day of welding labor": those who do what is named behind them. */
function isCrewOf(services: NamedServices, { entry, last, exact }: ServiceMatch): boolean {
  if (exact || entry.hourlyRate === null || !CREW.has(singular(services.at(last)))) return false;
  for (let next = last + 1; next <= last + NAME_REACH && !beginsSentence(services.tokens[next]); next++)
    if (namedAt(services, next)?.entry.id === entry.id) return true;
  return false;
}

/** "There are six maples": what is there, and not what is sold. */
const isThere = (at: (index: number) => string, number: number): boolean =>
  /^there(?:'s|'re)$/.test(at(number - 1)) || (at(number - 2) === "there" && /^(?:is|are)$/.test(at(number - 1)));

/** "Twenty six mowings", "one swedish": a counted word that stands in the name of one service alone. */
function countedAt(services: NamedServices, index: number, before: ServiceMention | undefined): ServiceMatch | null {
  const { stems, tokens, values, at } = services;
  const [only, other] = services.withWordAt(index);
  const counted = values.get(index - 1);
  const word = stems[index] ?? "";
  // "two hundred amps" say the size of a panel, and count none
  if (!only?.head.includes(word) || other || !counted || word.length < 3 || only.stems.length < 2) return null;
  if (isThere(at, counted.first) || isServed(services, counted.first, before)) return null;
  // "three locks rekeyed", which are sold by the lock, are no smart locks
  const things = singular(at(index));
  if (services.names.some(({ entry, unit }) => unit === things && entry.id !== only.entry.id)) return null;
  const last = services.endOf(index);
  const next = at(last + 1);
  const ends = !isJoined(tokens[last + 1]) || next === "for" || next === "and" || looksPlural(at(index));
  return ends && !WORK_VERBS.has(at(index)) && unitAt(at(index), undefined) === null
    ? partOf(only.entry, index, last)
    : null;
}

/** "Four eight-by-tens", of "Print 8x10": what is counted by its sides alone, when one service has them. */
function sidesAt({ stems, values, tokens, at, names }: NamedServices, index: number): ServiceMatch | null {
  if (stems[index + 1] !== "x" || !values.has(index - 1)) return null;
  const last = at(index + 3) === "s" && tokens[index + 3]?.gap === "none" ? index + 3 : index + 2;
  const next = at(last + 1);
  if (isJoined(tokens[last + 1]) && !/^(?:and|plus|for|of)$/.test(next)) return null;
  const sides = stems.slice(index, index + 3).join(" ");
  const [only, other] = names.filter((name) => name.stems.join(" ").includes(sides));
  return only && !other ? partOf(only.entry, index, last) : null;
}

/** What is sold by the image or the step has so many pictures or stairs. */
const CALLED = wordTable<string>({
  photo: "image",
  picture: "image",
  pic: "image",
  photograph: "image",
  stair: "step",
});

/** "Linen rental, 12 tables", which is sold by the table: they count it, and are no tables of another service. */
function countsBefore(
  { values, at }: NamedServices,
  { first, last }: ServiceMatch,
  before: ServiceMention | undefined,
) {
  const counted = first === last ? values.get(first - 1) : undefined;
  if (counted === undefined || before === undefined) return false;
  const [things, { unit }] = [singular(at(first)), soldName(before.entry.name)];
  // "retouch twenty pictures"
  return unit === things || (CALLED[things] === unit && unit !== null && before.last === counted.first - 1);
}

/** "The deck pressure washed", which is no deck staining: behind a thing stands the whole name of other work on it. */
function otherWork(services: NamedServices, match: ServiceMatch | null): ServiceMatch | null {
  if (!match || match.exact || !WORK_VERBS.has(services.at(match.last + 1))) return match;
  const other = isJoined(services.tokens[match.last + 1]) ? namedAt(services, match.last + 1) : null;
  const isOther = other?.exact === true && other.words > 1 && other.entry.id !== match.entry.id;
  return isOther && services.at(other.last).endsWith("ed") ? { ...other, first: match.first } : match;
}

/** Less counts things: "deadbolts, twenty installed". */
const LEAST_PRICE = 30;
/** "The panic bar is four hundred and thirty | installed", "ninety bucks delivered": what is done to the thing that was priced, and no other work. */
function isDoneToPriced(services: NamedServices, index: number): boolean {
  const { at, values, tokens } = services;
  const word = at(index);
  if (!word.endsWith("ed") || !isJoined(tokens[index])) return false;
  const priced = CURRENCY.has(at(index - 1)) || (values.get(index - 1)?.value ?? 0) >= LEAST_PRICE;
  return priced && services.withWordAt(index).every((name) => !name.words.includes(word));
}

/** "Eight yards | mulch", "mulch, six yards": a measure behind a number is no lawn, unless it is what is worked on. */
function isUnitCounted({ at, values }: NamedServices, { first, last, exact }: ServiceMatch): boolean {
  const counted = values.get(first - 1);
  if (exact || first !== last || !counted) return false;
  return isExtent(unitAt(at(first), undefined)?.unit ?? "") && !WORK_VERBS.has(at(counted.first - 1));
}

/** What stands at a word: a service, by the strongest of the ways in which one is named. */
function serviceAt(services: NamedServices, index: number, found: readonly ServiceMention[]): ServiceMatch | null {
  if (isDoneToPriced(services, index)) return null;
  const before = found.at(-1);
  return (
    namedAt(services, index) ??
    otherSizeAt(services, index, before) ??
    countedAt(services, index, before) ??
    sidesAt(services, index) ??
    measuredAt(services, index) ??
    doneAt(services, index) ??
    doneToUnits(services, index) ??
    ownVerbTold(services, index) ??
    halfNamed(services, index, before) ??
    sharedDoingAt(services, index, found) ??
    laborAt(services, index) ??
    perhapsAt(services, index) ??
    verbAt(services, index) ??
    anySizeAt(services, index)
  );
}

/** Finds the services of the account that the words name. Longer names win. `isBeside`: what was surely told beside the work. */
export function findServices(
  tokens: readonly Token[],
  catalogue: readonly CatalogueEntry[],
  numbers: readonly SpokenNumber[],
  taken: Uint8Array,
  isBeside: (index: number) => boolean = () => false,
): ServiceMention[] {
  const found: ServiceMention[] = [];
  if (catalogue.length === 0) return found;
  const loose = new Set<ServiceMention>();
  const services = new NamedServices(tokens, catalogue, numbers, taken);
  if (services.names.length === 0) return found;
  for (let index = 0; index < tokens.length; index++) {
    if (taken[index]) continue;
    const cued = ownPriceAt(tokens, index, (one) => services.isNumberAt(one));
    const compared = cued >= 0 ? comparedFrom(tokens, index) : -1;
    if (compared >= 0) {
      taken.fill(ENDS_LINE, compared, cued + 1);
      index = cued;
      continue;
    }
    if (cued >= 0) {
      const from = (found.at(-1)?.last ?? -1) + 1;
      const mention = leftToList(services, index, cued, from);
      if (mention) found.push(mention);
      const belongs = mention ? mention.last < index : from > Math.max(0, index - NAME_REACH);
      if (belongs) taken.fill(ENDS_LINE, index, cued + 1);
      index = cued;
      continue;
    }
    const named = serviceAt(services, index, found);
    const loosely = named ?? looselyAt(services, index, found) ?? otherOfKind(services, index, found.at(-1));
    const best = otherWork(services, loosely);
    if (best && isUnitCounted(services, best)) continue;
    if (!best || isCrewOf(services, best) || countsBefore(services, best, found.at(-1))) continue;
    if (isRuledOut(services, index, best, found)) taken.fill(ENDS_LINE, index - 1, best.last + 1);
    const { entry, first, last, others } = best;
    const mention = { entry, first, last, ...(others ? { others } : {}) };
    if (!isUnsold(services, best) && !isNamedBeside(services, best, isBeside)) found.push(mention);
    if (!named) loose.add(mention);
    index = last;
  }
  // "curtain rods in the bedrooms, two rods in each"
  const again = ({ entry }: ServiceMention, place: number) =>
    found.findLastIndex((one) => one.entry.id === entry.id) > place;
  return withoutNamed(
    withoutParted(
      services,
      found.filter((mention, place) => !loose.has(mention) || !again(mention, place)),
    ),
  );
}
