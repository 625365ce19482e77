import type { LineItem } from "#shared/documents/schema.ts";
import { CAR_MODELS, VEHICLE_MAKERS, WRITTEN_NAMES } from "#shared/maker-names.ts";
import { wordSet } from "#shared/word-set.ts";
import { sentenceCase } from "./phrasing.ts";
import { isNumber, wordsOf, type Word } from "./words.ts";

/** The trades that work on a car as a whole. */
const OF_VEHICLES = wordSet("auto-service auto-detailing locksmith");
/** "2014", and "09" of "09 silverado". */
const YEAR = /^(?:19[6-9]\d|20[0-3]\d|0\d)$/;
/** "F150", "CX5", "RAV4". */
const CODE = /^(?=\p{L}*\d)(?!\d+$)[\p{L}\d-]{2,5}$/u;
/** Cars that nobody needs the maker of: "for the f150". */
const KNOWN_CODES = wordSet("f150 f250 f350 f450 rav4 cx5 cx9");
/** "Ram | 1500". */
const SIZES = /^[1-3]500$/;
const SIZED = wordSet("ram silverado sierra");
/** "Ford | pickup". */
const KINDS = wordSet("pickup truck van suv sedan minivan wagon coupe");
/** Models by ordinary words, behind their maker: "Ford | Escape". */
const BEHIND_MAKER = wordSet(
  "escape edge ranger focus fiesta flex expedition transit maverick excursion pilot ridgeline passport fit element insight cruze spark sonic trax traverse blazer trailblazer colorado express canyon terrain envoy journey charger challenger avenger nitro compass patriot liberty renegade gladiator kicks murano frontier armada versa leaf juke quest sportage sorento soul optima forte telluride venza yaris sequoia echo celica 4runner legacy crosstrek ascent tribute sable pacifica sebring caliber enclave encore lacrosse lesabre aviator navigator escalade golf beetle atlas grand santa fe palisade kona accent veloster",
);
const MOST_OF_MODEL = 2;

/** Where the words of a vehicle end that begin at a word, and whether they tell which one it is: by a year or a model. */
function vehicleEnd(words: readonly Word[], from: number, isYear: (word: Word | undefined) => boolean): number {
  let at = from;
  const hasYear = isYear(words[at]);
  if (hasYear) at += 1;
  const hasMaker = VEHICLE_MAKERS.has(words[at]?.lower ?? "");
  if (hasMaker) at += 1;
  const isOver = () => at > from && (words[at - 1]?.closes === true || words[at - 1]?.comma === true);
  let models = 0;
  for (; models < MOST_OF_MODEL && !isOver(); models += 1, at += 1) {
    const [lower = "", before = ""] = [words[at]?.lower, words[at - 1]?.lower];
    const isModel = CAR_MODELS.has(lower) || KNOWN_CODES.has(lower);
    const isOfMaker =
      BEHIND_MAKER.has(lower) ||
      CODE.test(lower) ||
      SIZED.has(lower) ||
      (SIZES.test(lower) && SIZED.has(before)) ||
      KINDS.has(lower);
    // "dodge | ram"
    if (!isModel && !(hasMaker && (isOfMaker || VEHICLE_MAKERS.has(lower)))) break;
  }
  if (!hasMaker && models === 0) return -1;
  // "toyota camry, 2009"
  const isLater = !hasYear && models > 0 && words[at - 1]?.closes !== true && isYear(words[at]) && !isNumber(words[at + 1]?.lower ?? ""); // prettier-ignore
  if (isLater) return at;
  const isKnown = models > 0 && KNOWN_CODES.has(words[from]?.lower ?? "");
  return hasYear || isKnown || (hasMaker && models > 0) ? at - 1 : -1;
}

/** "GMC", "F150", "SUV", and "Ford" and "Escape" as every name. */
const written = ({ raw, lower }: Word): string =>
  WRITTEN_NAMES.get(lower) ?? (lower === "suv" || /\d/.test(lower) ? raw.toUpperCase() : sentenceCase(raw));

/** The one car that a talk names; null for none or several. A number that is a price is no year. */
function onlyVehicle(words: readonly Word[], items: readonly LineItem[]): string | null {
  const prices = new Set(items.flatMap(({ unitPrice, amount }) => [unitPrice, amount]));
  const isYear = (word: Word | undefined) => word !== undefined && YEAR.test(word.lower) && !prices.has((Number(word.lower) * 100) as LineItem["unitPrice"]); // prettier-ignore
  let found: string | null = null;
  for (let at = 0; at < words.length; at += 1) {
    const end = vehicleEnd(words, at, isYear);
    if (end < 0) continue;
    const vehicle = words
      .slice(at, end + 1)
      .map(written)
      .join(" ");
    if (found !== null && found !== vehicle) return null;
    found = vehicle;
    at = end;
  }
  return found;
}

/**
 * The car that a job is about, where its trade works on cars and the talk names just one: "2014 Ford F150". Null where a
 * line names it as well.
 */
export function vehicleOf(
  tradeId: string | undefined,
  words: readonly Word[],
  items: readonly LineItem[],
): string | null {
  if (tradeId === undefined || !OF_VEHICLES.has(tradeId)) return null;
  const found = onlyVehicle(words, items);
  const lower = found?.toLowerCase() ?? "";
  return found === null || items.some(({ description }) => description.toLowerCase().includes(lower)) ? null : found;
}

/** "Tires for the | 2014 Ford F150": it belongs to what leads to it. */
const LED =
  /(?:^|[ ,])(?:on|for|of|in|to|from|off|the|an?|and|with|his|her|their|my|your|our|\d+|one|two|three|four)$/iu;
/** "On the 2014 Ford F150 | is": what is told of it is no name. */
const TELLS = /^(?:is|was|has|had|needs?|with|and|or|for|that|which)\b/iu;

/** "Front brake pads" of "2014 Honda Accord front brake pads", "Brake job, front pads" of "Brake job 2014 Honda Accord, front pads": a name without the car that heads it. */
function withoutCar(name: string, car: string): string {
  const at = name.toLowerCase().indexOf(car.toLowerCase());
  if (at < 0) return name;
  const [before, behind] = [name.slice(0, at).trimEnd(), name.slice(at + car.length)];
  const rest = behind.replace(/^,? /u, "");
  if (LED.test(before) || TELLS.test(rest) || /^[^ ,]/u.test(behind) || (before === "" && rest === "")) return name;
  if (before === "") return sentenceCase(rest);
  if (rest === "") return before.replace(/,$/u, "");
  return `${before}${before.endsWith(",") ? "" : behind.startsWith(",") ? "," : ""} ${rest}`;
}

const namesCar = (word: string): boolean =>
  VEHICLE_MAKERS.has(word) || CAR_MODELS.has(word) || KNOWN_CODES.has(word) || SIZED.has(word);

/** Lines that do not begin with the car that the whole job is about; the same ones where none does. */
export function withoutVehicle(transcription: string, items: readonly LineItem[]): readonly LineItem[] {
  const named = items.some(({ description }) => wordsOf(description).some(({ lower }) => namesCar(lower)));
  const car = named ? onlyVehicle(wordsOf(transcription), items) : null;
  if (car === null) return items;
  const bare = items.map((item) => {
    const description = withoutCar(item.description, car);
    return description === item.description ? item : { ...item, description };
  });
  // "ford ranger brakes ... chevy malibu oil change": there is another car
  const others = bare.some(({ description }) => wordsOf(description).some(({ lower }) => namesCar(lower)));
  return !others && bare.some((item, at) => item !== items[at]) ? bare : items;
}

/** True where the steps of a job begin with its car. */
export const tellsVehicle = (scope: readonly string[]): boolean => scope[0]?.startsWith(VEHICLE) === true;
export const VEHICLE = "Vehicle: ";
