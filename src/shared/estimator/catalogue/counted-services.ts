import { wordSet } from "#shared/word-set.ts";
import { isStreet } from "../words/street-words.ts";
import { countsNothingBehind } from "../numbers/bare-counts.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import type { ServiceMention } from "../quantities/service-mention.ts";
import { sizesOf, stemsOfName, unitOf } from "../service-names/service-names.ts";
import { soldName } from "../service-names/sold-by.ts";
import { isNumberedRoad } from "../roles/numbered-roads.ts";
import { isThing } from "../words/nearby.ts";
import { stem } from "../words/stem.ts";
import { isJoined, joined, type Token } from "../words/tokens.ts";
import { looksPlural } from "../words/units.ts";
import { PREPOSITIONS } from "../words/words.ts";
import { countsBehind } from "./count-order.ts";
import { SIZE_REACH } from "./named-services.ts";
import { HOMES } from "./unsold-services.ts";

/** Nobody says a whole price as small as this without a word of money, or sells a service for so small a part of its price. */
const [MOST_BEHIND, SMALLEST_PART] = [14, 1 / 3];
/** So many of what is sold by a unit are counted, when that is less than this part of the price of one. */
const [MOST_UNITS, PART_OF_UNIT] = [30, 1 / 2];

/** "Ten this month", "four a week". */
const WHEN = wordSet("this next per every");

/**
 * "Filter replacement: 4.", "bait stations six around the shed": a small number behind the name of a service, which costs
 * more than that, counts it.
 */
function countsAloneBehind(figure: Figure, services: readonly ServiceMention[], tokens: readonly Token[]): boolean {
  const { role, number, per, sure, last, unit } = figure;
  const value = number.readings[0]?.value ?? 0;
  const bare = last === (figure.corrected?.last ?? number.last);
  const plain = (role === "money" || role === "quantity") && !per && !sure && unit === null && bare;
  if (!plain || !Number.isInteger(value) || value > MOST_UNITS) return false;
  const service = services.find((one) => one.last === figure.first - 1);
  const listed = service?.entry.fixedRate ?? 0;
  const next = joined(tokens, last + 1);
  if (service && soldName(service.entry.name).unit !== null && value * 100 <= listed * PART_OF_UNIT)
    return countsNothingBehind(figure, tokens) || PREPOSITIONS.has(next);
  const several = looksPlural(tokens[figure.first - 1]?.norm ?? "") && value * 100 < listed * PART_OF_UNIT;
  // "dog walks, ten this month"
  if (service && several && WHEN.has(next)) return true;
  return value <= MOST_BEHIND && next === "" && value * 100 <= listed * SMALLEST_PART;
}

/** "Headshot for three hundred" is what it costs. */
const MOST_GUESTS = 300;

/** "Makeup on five": for so many, as nobody says a price behind "on". */
const countsThoseOn = (
  { role, first, last, number, per, sure }: Figure,
  services: readonly ServiceMention[],
  tokens: readonly Token[],
): boolean =>
  role === "money" &&
  !per &&
  !sure &&
  last === number.last &&
  tokens[first - 1]?.norm === "on" &&
  !isThing(joined(tokens, last + 1)) &&
  (number.readings[0]?.value ?? MOST) < MOST_UNITS &&
  services.some((one) => one.last === first - 2);

/** "Plated dinner for 120", which is sold by the guest. */
function countsGuests(
  { role, first, last, number, per, sure }: Figure,
  services: readonly ServiceMention[],
  tokens: readonly Token[],
) {
  if ((number.readings[0]?.value ?? 0) >= MOST_GUESTS) return false;
  if (role !== "money" || per || sure || last !== number.last || tokens[first - 1]?.norm !== "for") return false;
  const service = services.find((one) => one.last === first - 2);
  return service !== undefined && soldName(service.entry.name).unit === "guest";
}

/** "Panel upgrade to two hundred amps", for the "Panel upgrade 200A": the size that a name says, and no count. */
function isSizeOfName({ role, number, first }: Figure, services: readonly ServiceMention[], tokens: readonly Token[]) {
  const unit = unitOf(tokens[number.last + 1]?.norm ?? "");
  if (role !== "quantity" || unit === "") return false;
  return services.some((service) => {
    if (service.entry.fixedRate === null) return false;
    const near = first > service.last ? first - service.last : service.first - number.last;
    return (
      near > 0 &&
      near <= SIZE_REACH &&
      sizesOf(service.entry.name).some((size) => size.unit === unit && size.value === number.readings[0]?.value)
    );
  });
}

const SIDES = /\d ?x ?\d/i;
/** The "two" of "Two-man crew": a number that belongs to the name that is said counts nothing. */
const isWordOfName = (
  { number, role }: Figure,
  services: readonly ServiceMention[],
  tokens: readonly Token[],
): boolean =>
  services.some(({ entry, first, last }) => {
    if (number.first < first || number.last > last) return false;
    // "four eight by tens" of "Print 8x10"
    if (role === "dimension" && SIDES.test(entry.name)) return true;
    const own = stemsOfName(entry.name);
    // "six inch" of "6 inch seamless gutter"
    if (role === "dimension" && number.first === first && own.has(String(number.readings[0]?.value))) return true;
    // "two level two inspections"
    const [begins] = own;
    if (number.first === first && begins !== stem(tokens[first]?.norm ?? "")) return false;
    return tokens.slice(number.first, number.last + 1).every(({ norm }) => own.has(stem(norm)));
  });

/** So many of a thing directly behind another; a larger number there may be what that costs: "sweeps sixty | caps forty". */
const MOST_BEHIND_THING = 12;
const MOST = 100;

/** "Seven details, seven wash and waxes": a bare number before the plural of a service counts it, and is no price of what stands before. */
function countsPlural({ role, per, sure, scale, range, number }: Figure, last: number, tokens: readonly Token[]) {
  // "Fridge, 20. Windows"
  if (!isJoined(tokens[number.last + 1])) return false;
  const value = number.readings[0]?.value ?? 0;
  const bare = role === "money" && !per && !sure && scale === 1 && !range && !number.priceShaped;
  if (!bare || !Number.isInteger(value) || !looksPlural(tokens[last]?.norm ?? "")) return false;
  const behind = isJoined(tokens[number.first]) && isThing(tokens[number.first - 1]?.norm ?? "");
  return value < (behind ? MOST_BEHIND_THING : MOST);
}

/** "Up the lake road | two skylight installations": the plural of a service behind a road that has a name is counted. */
const isBehindRoad = ({ first, number }: Figure, last: number, tokens: readonly Token[]): boolean =>
  number.first === first &&
  isStreet(tokens[first - 1]?.norm ?? "") &&
  !isNumberedRoad(tokens, first - 1) &&
  looksPlural(tokens[last]?.norm ?? "");

/** "Crane rental six seventy five | deep root feeding": what reads as a size behind other words and before a service in the singular is their price. */
function pricesThingBefore({ number }: Figure, noun: number, tokens: readonly Token[]): boolean {
  const value = number.readings[0]?.value ?? 0;
  const thing = isThing(tokens[number.first - 1]?.norm ?? "") && value >= MOST_BEHIND_THING;
  const behind = isJoined(tokens[number.first]) && (thing || value >= MOST);
  return behind && !looksPlural(tokens[noun]?.norm ?? "");
}

/** What one piece of work is for so many of, all at once. */
const ALL_AT_ONCE = new Set(["wheel", "tire", "tyre", "point", "way"]);
const [A_CAR_HAS, ARTICLES] = [4, new Set(["a", "an"])];

/** "A four wheel alignment", "four tire rotation": one, of so many wheels; "four wheel alignments" are four. */
function sizesOne({ first, number }: Figure, noun: number, tokens: readonly Token[]): boolean {
  if (!ALL_AT_ONCE.has(tokens[number.last + 1]?.norm ?? "") || looksPlural(tokens[noun]?.norm ?? "")) return false;
  return ARTICLES.has(tokens[first - 1]?.norm ?? "") || number.readings[0]?.value === A_CAR_HAS;
}

/**
 * "Four bed bug treatments", "two car key programmings": what reads as the size of a thing counts a service when the
 * service's name begins with that word. A name that holds a size itself ("fifty gallon heater") is counted by its plural alone.
 */
export function countingServices(
  figures: readonly Figure[],
  services: readonly ServiceMention[],
  tokens: readonly Token[],
): Figure[] {
  if (services.length === 0) return [...figures];
  const counted = services.filter(({ entry, last }) => !/\d/.test(entry.name) || looksPlural(tokens[last]?.norm ?? ""));
  const begins = new Map(counted.map(({ first, last }) => [first, last]));
  const lots = new Set(
    services.filter(({ entry }) => soldName(entry.name).lot !== undefined).map(({ first }) => first),
  );
  const counting = figures.filter((figure) => !isWordOfName(figure, services, tokens));
  const listed = countsBehind(counting, services, tokens);
  return counting.map((figure) => {
    if (listed.has(figure)) return figureWith(figure, { role: "quantity", last: figure.number.last, behind: true });
    if (isSizeOfName(figure, services, tokens)) return figureWith(figure, { role: "dimension" });
    if (countsAloneBehind(figure, services, tokens) || countsThoseOn(figure, services, tokens))
      return figureWith(figure, { role: "quantity" });
    if (countsGuests(figure, services, tokens)) return figureWith(figure, { role: "quantity", unit: "guest" });
    const { last } = figure.number;
    const noun = begins.get(last + 1);
    // "750 postcards", which are sold by the hundred
    if (lots.has(last + 1) && isJoined(tokens[last + 1]) && figure.role === "money" && !figure.per && !figure.sure)
      return figureWith(figure, { role: "quantity", unit: null, last, noun: last + 1 });
    // "in unit 12, carpets"
    const names = HOMES.has(tokens[figure.first - 1]?.norm ?? "") || !isJoined(tokens[last + 1]);
    const sized = figure.role === "dimension" && !figure.told && !figure.sides && !names;
    if (noun !== undefined && !figure.per && sizesOne(figure, noun, tokens))
      return figureWith(figure, { role: "dimension", unit: null, last });
    if (noun !== undefined && sized && pricesThingBefore(figure, noun, tokens))
      return figureWith(figure, { role: "money", unit: null, last });
    return noun !== undefined && (sized || isBehindRoad(figure, noun, tokens) || countsPlural(figure, noun, tokens))
      ? figureWith(figure, { role: "quantity", unit: null, last, noun })
      : figure;
  });
}
