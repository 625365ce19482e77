import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { oneOf } from "../words/begins.ts";
import { beginsSentence, isJoined } from "../words/tokens.ts";
import { WORK_VERBS } from "../words/words.ts";
import { DEFINITE, lineNamed, nameAt } from "./said-names.ts";

/** What is done with one thing so that another stands there, and the words before the other one. */
const EXCHANGING = wordSet("change switch swap trade");
/** "Scale that back to half a load": of a size alone. */
const SCALING = wordSet("scale cut");
const TO = wordSet("to for with into");
export const beginsExchange = oneOf(EXCHANGING, SCALING);
/** "Swap the booth out for a machine". */
const OUT = "out";
const ARTICLES = wordSet("the a an some");
/** Before the price of the other thing. */
const LEADS_TO_PRICE = wordSet("for at that's that'll it's they're is are which");
const SAME = wordSet("price money cost rate amount");
const ENDING = new Set([...TO, ...LEADS_TO_PRICE, OUT, "and", "but", "same"]);
const GOES_ON = wordSet("and but plus then because since");
/** What belongs to a thing and is not another one: "change the stain to walnut", "switch the date to the ninth". */
const NO_THINGS = wordSet(
  "color colour finish size date day time name address style model price rate total number count",
);

/** "Same price", "it's the same price": its last token behind some words, or -1. */
export function samePriceEnd(open: OpenLines, index: number): number {
  let next = index;
  while (LEADS_TO_PRICE.has(open.at(next)) || open.at(next) === "the") next++;
  return open.at(next) === "same" && SAME.has(open.at(next + 1)) ? next + 1 : -1;
}

/** The price of the other thing behind its name: "for three hundred", "so that's three hundred", "which is three hundred", or null. */
export function priceBehind(open: OpenLines, index: number): Figure | null {
  const leads = /^(?:so|which)$/.test(open.at(index)) && LEADS_TO_PRICE.has(open.at(index + 1)) ? index + 1 : index;
  const next = LEADS_TO_PRICE.has(open.at(leads)) ? leads + 1 : leads;
  const figure = open.figures.get(next);
  return figure?.role === "money" && !beginsSentence(open.tokens[next]) ? figure : null;
}

/** What the other thing costs in the line: for each of those that were counted, when it says no more than that. */
export function priceIn({ price, quantities }: Candidate, said: Figure): Figure {
  const several = quantities.some(({ number }) => (number.readings[0]?.value ?? 0) > 1);
  return price?.per && several && !said.per ? figureWith(said, { per: true, unit: price.unit }) : said;
}

const THAT = wordSet("that it");
const WAYS = wordSet("back down up");
/** No size of a thing has more words: "half a truckload". */
const LONGEST_SIZE = 4;
/** One of these says that another size of the same thing follows. */
const SIZED = wordSet("half full whole single double small large short long quarter");

/**
 * "Scale that back to half a truckload, which is 260": a size of a thing that was heard stands in its line, with the price
 * that is said. Returns the last token that says so, or -1.
 */
function scalesThing(open: OpenLines, index: number): number {
  let to = index + 2;
  while (WAYS.has(open.at(to))) to++;
  if (open.at(to) !== "to" || open.figures.get(to + 1)?.role === "money") return -1;
  let last = to + 1;
  while (last < to + LONGEST_SIZE && !open.lines.names(open.at(last)) && isJoined(open.tokens[last + 1])) last++;
  const sized = [to + 1, to + 2].some((word) => word < last && SIZED.has(open.at(word)));
  const price = sized && open.lines.names(open.at(last)) ? priceBehind(open, last + 1) : null;
  const line = price ? lineNamed(open, [last]) : null;
  if (!price || !line?.price || line.service) return -1;
  open.finish();
  const own = line.words.filter((word) => SIZED.has(open.at(word)) || open.at(word) === open.at(last));
  const words = Array.from({ length: last - to }, (_, offset) => to + 1 + offset);
  open.lines.rename(line, own, words);
  line.quantities = [];
  line.price = price;
  line.last = Math.max(line.last, price.last);
  open.takeBack(index, to);
  open.current.first = price.last + 1;
  return price.last;
}

/**
 * "Change the maples to dogwoods, same price", "swap the photo booth for a karaoke machine at three hundred": another
 * thing stands in a line that was heard, with the price that is said, or with none and then it asks. Returns the last token that says
 * so, or -1.
 */
export function exchangesThing(open: OpenLines, index: number): number {
  const scaled = THAT.has(open.at(index + 1)) ? scalesThing(open, index) : -1;
  if (scaled >= 0) return scaled;
  if (!DEFINITE.has(open.at(index + 1)) || SCALING.has(open.at(index))) return -1;
  const denied = nameAt(open, index + 2, ENDING);
  const behind = (denied.at(-1) ?? index + 1) + 1;
  const to = open.at(behind) === OUT ? behind + 1 : behind;
  if (denied.length === 0 || !TO.has(open.at(to)) || !isJoined(open.tokens[to])) return -1;
  if (denied.some((word) => NO_THINGS.has(open.at(word)))) return -1;
  const first = ARTICLES.has(open.at(to + 1)) ? to + 2 : to + 1;
  const words = nameAt(open, first, ENDING);
  if (words.length === 0 || !isJoined(open.tokens[first])) return -1;
  const line = lineNamed(open, denied);
  if (!line?.price || line.service) return -1;
  const last = words.at(-1) ?? first;
  const same = samePriceEnd(open, last + 1);
  const price = same < 0 ? priceBehind(open, last + 1) : null;
  const next = open.tokens[last + 1];
  const ends = next === undefined || !isJoined(next) || GOES_ON.has(next.norm);
  if (same < 0 && !price && !ends) return -1;
  open.finish();
  const [verb = -1] = line.words;
  open.lines.rename(line, WORK_VERBS.has(open.at(verb)) ? line.words.slice(1) : line.words, words);
  if (same < 0) line.price = price ? priceIn(line, price) : null;
  line.asked = true;
  open.takeBack(index, to);
  const end = same < 0 ? (price?.last ?? last) : same;
  line.last = Math.max(line.last, end);
  open.current.first = end + 1;
  return end;
}
