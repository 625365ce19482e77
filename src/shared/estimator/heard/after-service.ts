import { whereaboutsEnd } from "../client/whereabouts.ts";
import { wordsOfName } from "../service-names/service-names.ts";
import { isLineHead } from "../words/nature.ts";
import { stem } from "../words/stem.ts";
import { isNumberWord } from "../words/number-words.ts";
import { isJoined, joined } from "../words/tokens.ts";
import { looksPlural } from "../words/units.ts";
import { LABOR_WORDS, PREPOSITIONS, WORK_VERBS } from "../words/words.ts";
import type { OpenLines } from "./open-lines.ts";
import { AGREED } from "./referring-words.ts";

/** Before a thing of its own: "a thermostat installation, the capacitor was thirty eight". */
const ARTICLES = new Set(["the", "a", "an", "his", "her", "their", "my"]);
const WE = new Set(["i", "we"]);
const ARE = new Set(["are", "were"]);
/** After a service these go on about it: "the panel upgrade but only ...". */
const GOES_ON = new Set(["but", "only", "that", "which", "this", "at", "each"]);

const THE = new Set(["the"]);
const PARTICLES = new Set(["up", "out", "off", "down"]);
const LINKS = new Set(["and", "then", "plus", "also"]);

/** "A storefront sign, we install it, and pull the permit": an order of its own behind a service, which is no word of it. */
export function ordersAfterService(open: OpenLines, index: number): boolean {
  const { service, price } = open.current;
  if (!service || price || index <= service.last || open.correction) return false;
  // "panel inspection | hang his grandma's chandelier for two twenty"
  const behind = index === service.last + 1 && open.at(index) !== "make";
  const apart = behind || open.tokens[index]?.gap === "comma" || LINKS.has(open.at(index - 1));
  if (!WORK_VERBS.has(open.at(index))) return false;
  const object = PARTICLES.has(open.at(index + 1)) ? index + 2 : index + 1;
  return (apart || isAlsoNeeded(open, index)) && ARTICLES.has(open.at(object)) && isJoined(open.tokens[object]);
}

/** "The monthly service, i also need to | seal up the gap": besides what was named. */
function isAlsoNeeded(open: OpenLines, verb: number): boolean {
  const [also, need, to] = [verb - 3, verb - 2, verb - 1].map((index) => open.at(index));
  return to === "to" && also === "also" && /^(?:need|have|want|got)$/.test(need ?? "");
}

/**
 * The words behind the name of a service of the account that name another thing: those of "the capacitor was" in
 * "a thermostat installation the capacitor was thirty eight". Empty when they go on about the service.
 */
export function thingAfterService(open: OpenLines): number[] {
  const { current, lines } = open;
  const { service } = current;
  if (!service) return [];
  const own = wordsOfName(service.entry.name);
  const after = current.words.filter((index) => index > service.last);
  const stuff = stuffBehindWork(open);
  if (stuff.length > 0) return stuff;
  const behindName = thingBehindName(open);
  if (behindName.length > 0) return behindName;
  for (const [place, index] of after.entries()) {
    const word = open.at(index);
    if (GOES_ON.has(word) || (PREPOSITIONS.has(word) && word !== "and" && word !== "plus")) return [];
    if (lines.content([index]).length === 0) continue;
    const named =
      ARTICLES.has(open.at(index - 1)) || isLineHead(word) || word.endsWith("ing") || beginsStatement(open, index);
    // "two hours of labor, door switch on the washer, the part was forty two"
    if (named && word === "part" && place > 1) return after;
    return named && !own.has(stem(word))
      ? after.slice(ARTICLES.has(open.at(index - 1)) ? Math.max(0, place - 1) : place)
      : [];
  }
  return [];
}

/** "Photo editing | prints were eighty five", "a spring cleanup | i edged the walk too": a sentence of its own. */
function beginsStatement(open: OpenLines, index: number): boolean {
  const word = open.at(index);
  const told = WE.has(open.at(index - 1)) && word.endsWith("ed") && !AGREED.has(word);
  return told || (looksPlural(word) && ARE.has(open.at(index + 1)));
}

/** The stuff that some words end with: "plywood and screws" of "to build garage shelves plywood and screws". */
function stuffAtEnd(open: OpenLines, words: readonly number[]): number[] {
  const isStuff = (place: number) => isLineHead(open.at(words[place] ?? -1));
  let begin = words.length;
  while (begin > 0 && (isStuff(begin - 1) || (open.at(words[begin - 1] ?? -1) === "and" && isStuff(begin - 2))))
    begin--;
  if (begin === words.length) return [];
  const before = (words[begin] ?? 0) - 1;
  const apart = open.isTaken(before) || open.lines.content([before]).length > 0;
  return begin > 0 && apart && !WORK_VERBS.has(open.at(before)) ? words.slice(begin) : [];
}

/** Of "ten hours of labor to rewire the garage for dean shapiro materials": the stuff behind what the hours are for. */
function stuffBehindWork(open: OpenLines): number[] {
  const { current, lines } = open;
  const { service, quantities, words } = current;
  if (service?.entry.hourlyRate == null || quantities.length === 0) return [];
  const after = words.filter((index) => index > service.last);
  const stuff = stuffAtEnd(open, after);
  const between = lines.content(after.slice(0, after.length - stuff.length));
  // "forty hours of exterior painting lift rental"
  if (between.length === 1 && stuff.length === 1 && between[0] === open.at(after[0] ?? -1)) return after;
  return between.length > 0 ? stuff : [];
}

/** The words behind a service and the client's name: those of "gasket set" in "shop labor for nina castellano gasket set". */
export function thingBehindName(open: OpenLines): number[] {
  const { current, lines } = open;
  const { service } = current;
  if (!service) return [];
  const after = current.words.filter((index) => index > service.last);
  const begins = after.findIndex((index) => open.isTaken(index - 1) && index - 1 > service.last);
  if (begins < 0 || lines.content(after.slice(0, begins)).length > 0) return [];
  const next = after.slice(begins);
  // "nail trim for the shelter | dogs twelve of them": whom it is done for, and how many they are
  const count = open.figures.get((next[0] ?? 0) + 1);
  const them = count?.role === "quantity" && open.at(count.last + 1) === "of" && open.at(count.last + 2) === "them";
  if (them && looksPlural(open.at(next[0] ?? -1)) && open.isSaid(THE, service.last + 1, next[0] ?? -1)) return [];
  // "shop labor for joan reyes to fit the deck screws and stain"
  if (open.at(next[0] ?? -1) === "to") return stuffAtEnd(open, next);
  // "piano tuning for joan reyes we said one fifty"
  const thing = next.filter((index) => index > placeEnd(open, next));
  const goesOn = GOES_ON.has(open.at(next[0] ?? -1)) || lines.content(thing).every((word) => CHARGING.has(word));
  return goesOn ? [] : thing;
}

/** "Consultation for dana fields on elm | and make it ninety five": verbs that only give the price. */
const CHARGING = new Set(["make", "charge", "charging", "bill", "call", "do", ...AGREED]);
const PLACING = new Set(["on", "in", "near", "by", "off"]);

/** The last of the words that say where the client is: "on elm", "in unit seven", "on canal street"; -1 when they do not begin so. */
function placeEnd(open: OpenLines, [first = -1, ...behind]: readonly number[]): number {
  if (!PLACING.has(open.at(first))) return -1;
  const street = whereaboutsEnd(open.tokens, first);
  let last = street > 0 ? street : (behind.find((index) => !ARTICLES.has(open.at(index))) ?? first);
  // "in unit seven"
  while (isNumberWord(joined(open.tokens, last + 1))) last++;
  return last;
}

/** "No charge for the estimate | the repair is two fifty", "on the brick | labor is eight hours": what has figures is not what is free. */
export function thingAfterWaived({ correction, current, lines, tokens }: OpenLines): number[] {
  if (!correction?.waived || current.price || current.quantities.length > 0) return [];
  const { words } = current;
  const next = words.findLastIndex((index, place) => {
    const word = tokens[index]?.norm ?? "";
    return (ARTICLES.has(word) || LABOR_WORDS.has(word)) && lines.content(words.slice(0, place)).length > 0;
  });
  return next > 0 && lines.content(words.slice(next)).length > 0 ? words.slice(next) : [];
}
