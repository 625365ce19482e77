import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { laborAndStuffEnd } from "../numbers/price-cues.ts";
import { togetherEnd } from "../quantities/whole-prices.ts";
import { oneOf } from "../words/begins.ts";
import { at, isJoined, placesBetween } from "../words/tokens.ts";
import { TIME_UNITS } from "../words/units.ts";
import { PREPOSITIONS } from "../words/words.ts";

/** What people say of their own thoughts while they list things: it names nothing. */
const ASIDES: readonly (readonly string[])[] = [
  "before i forget",
  "while i think of it",
  "while i'm thinking of it",
  "while i'm thinking about it",
  "while i remember",
  "now that i think of it",
  "now that i think about it",
  "come to think of it",
  "all told",
  ...["him", "her", "them"].flatMap((them) => [`cut ${them} a break`, `give ${them} a break`, `do ${them} a favor`]),
].map((phrase) => phrase.split(" "));
const BEGINNINGS = new Set(ASIDES.map(([first = ""]) => first));
export const beginsAside = oneOf(BEGINNINGS);

/** "Before I forget | hem seven pairs of pants": the last token of such an aside, or -1. */
export function asideEnd(open: OpenLines, index: number): number {
  if (!BEGINNINGS.has(open.at(index))) return -1;
  const said = ASIDES.find((words) =>
    words.every(
      (word, place) => open.at(index + place) === word && (place === 0 || isJoined(open.tokens[index + place])),
    ),
  );
  return said ? index + said.length - 1 : -1;
}

const WISHERS = new Set(["they", "she", "he"]);
export const beginsWantingThem = oneOf(WISHERS);
const WISHES = new Set(["want", "wants", "need", "needs"]);
/** What is wanted of what was counted: "both", "both of them", "all of them". */
const ALL_OF_THEM = /^(?:both|all)(?: of (?:them|em|those))?(?: (?:done|redone|\p{L}+ed))?$/u;
const LONGEST_WISH = 5;

/** "Two openers, | they want both done, | three eighty-five each": what was just counted is wanted, before its price; the last token, or -1. */
export function wantsThemEnd(open: OpenLines, index: number): number {
  if (!WISHERS.has(open.at(index)) || !WISHES.has(open.at(index + 1))) return -1;
  const { current } = open;
  // "one gate, no, two gates, they want both"
  const line = current.quantities.length > 0 || !open.isEmpty() ? current : open.lines.list.at(-1);
  if (!line || line.price !== null || line.quantities.length === 0) return -1;
  let next = index + 2;
  while (next < index + 2 + LONGEST_WISH && !open.figures.has(next)) next++;
  const price = open.figures.get(next);
  if (price?.role !== "money" || !price.per) return -1;
  let wanted = open.at(index + 2);
  for (let word = index + 3; word < next; word++) wanted += ` ${open.at(word)}`;
  return ALL_OF_THEM.test(wanted) ? next - 1 : -1;
}

const REASONS = new Set(["because", "since", "cause", "as"]);
export const beginsReason = oneOf(REASONS);
const LONGEST_REASON = 10;

/** "One extra hour | because nobody would go home, that was | three hundred": why there is what was counted, before its price; the last token, or -1. */
export function reasonEnd(open: OpenLines, index: number): number {
  if (!REASONS.has(open.at(index)) || !isJoined(open.tokens[index])) return -1;
  if (open.current.price !== null || open.current.quantities.length === 0) return -1;
  for (let next = index + 2; next < index + LONGEST_REASON; next++) {
    if (open.figures.has(next)) return -1;
    const that = open.at(next);
    const is = that === "that" && /^(?:was|is|came)$/.test(open.at(next + 1)) ? next + 1 : next;
    if (!(is > next || that === "that's") || open.figures.get(is + 1)?.role !== "money") continue;
    return is;
  }
  return -1;
}

/** "Four twenty | parts and labor": what a price is for says what it includes, and names nothing. The last token, or -1. */
export function partsAndLaborEnd(open: OpenLines, index: number): number {
  if (open.current.price?.last !== index - 1 || !isJoined(open.tokens[index])) return -1;
  if (!open.lines.hasContent(open.current.words)) return -1;
  const last = laborAndStuffEnd(open.tokens, index);
  return last >= 0 && !open.figures.has(last + 1) ? last : -1;
}

const OCCASIONS = new Set(["time", "season", "round"]);

const EVERY = new Set(["every", "each"]);
export const beginsThisTime = oneOf(["now", "this", "one"], EVERY);

/** "One twenty five this year", "fifty an hour now", "two sixty a month every month", "two hundred one time": when the price holds names nothing. The last token of such words right behind a price, or -1. */
export function thisTimeEnd(open: OpenLines, index: number): number {
  const behind = isJoined(open.tokens[index]) && open.current.price?.last === index - 1;
  const next = open.at(index + 1);
  if (behind && open.at(index) === "now" && (next === "and" || !isJoined(open.tokens[index + 1]))) return index;
  if (behind && open.at(index) === "one" && next === "time") return index + 1;
  const period = behind && EVERY.has(open.at(index)) ? open.current.price?.unit : null;
  if (period && TIME_UNITS.has(period) && next === period) return index + 1;
  return behind && open.at(index) === "this" && (OCCASIONS.has(next) || TIME_UNITS.has(next)) ? index + 1 : -1;
}

/** "Twenty three and change": a little more than was said, and nothing of its own. The last token of it right behind a price, or -1. */
export function andChangeEnd(open: OpenLines, index: number): number {
  const behind = isJoined(open.tokens[index]) && open.current.price?.last === index - 1;
  const change = open.at(index) === "and" && open.at(index + 1) === "change" && isJoined(open.tokens[index + 1]);
  const next = open.at(index + 2);
  return behind && change && (!isJoined(open.tokens[index + 2]) || /^(?:and|plus|for|in|on|then|so)$/.test(next))
    ? index + 1
    : -1;
}

const RATE_OWNERS = new Set(["the", "my", "our"]);
const LONGEST_RATE_NAME = 4;

/** "Three hours at the weekend rate, which is | one fifty an hour": what a rate is called names no line. The last token before the price, or -1. */
export function rateNameEnd(open: OpenLines, index: number): number {
  if (open.at(index) !== "at" || !RATE_OWNERS.has(open.at(index + 1)) || open.current.price) return -1;
  let rate = index + 2;
  while (rate < index + 2 + LONGEST_RATE_NAME && open.at(rate) !== "rate" && isJoined(open.tokens[rate])) rate++;
  if (open.at(rate) !== "rate") return -1;
  const which = /^(?:which|that)$/.test(open.at(rate + 1)) ? rate + 2 : rate + 1;
  const price = /^(?:is|of|that's)$/.test(open.at(which)) ? which + 1 : which;
  const figure = open.figures.get(price);
  return figure?.role === "money" && figure.per ? price - 1 : -1;
}

/** How long what was priced is had: "the truck is one eighty for the day". */
const HAD_FOR = wordSet("day night weekend week");

/** "For the day | packing boxes, forty of them": the last of such words, when the name of what is counted next stands behind; or -1. */
function hadForEnd({ tokens, figures, lines }: OpenLines, index: number): number {
  const last = index + 2;
  if (at(tokens, index + 1) !== "the" || !HAD_FOR.has(at(tokens, last))) return -1;
  for (let next = last + 1; next <= last + LONGEST_NEXT && isJoined(tokens[next]); next++) {
    if (figures.get(next)?.role === "quantity") return lines.hasContent(placesBetween(last + 1, next)) ? last : -1;
    if (figures.has(next)) return -1;
  }
  return -1;
}
const LONGEST_NEXT = 5;

/**
 * "Forty five the pair | and a tune up", "the shelves are twelve hundred for the lot | crown molding", "one eighty for the
 * day | packing boxes, forty of them": the last of such words, which name nothing; or -1.
 */
export function togetherAt(open: OpenLines, index: number): number {
  const { current, lines, tokens } = open;
  if (current.price?.last !== index - 1 || !isJoined(tokens[index])) return -1;
  if (open.at(index) === "the") return togetherEnd(tokens, index);
  // "two forty for the set" may be all that names what it is for
  if (open.at(index + 1) !== "the" || !lines.hasContent(current.words)) return -1;
  return Math.max(togetherEnd(tokens, index + 1), hadForEnd(open, index));
}

const NEXT_THING = wordSet("the and then plus um uh");
const WORKERS = wordSet("labor labour work crew men guys helpers");

/** "Three guys for six hours at fifty an hour | that's the labor | the truck is one eighty": what the price just said was for, before the next thing. The last token, or -1. */
export function thatsTheLaborEnd(open: OpenLines, index: number): number {
  const { tokens, current, lines } = open;
  const { price } = (open.isEmpty() && lines.list.at(-1)) || current;
  const behind = price?.last === index - 1 && at(tokens, index + 1) === "the";
  const named = behind && WORKERS.has(at(tokens, index + 2)) && isJoined(tokens[index + 2]);
  return named && (NEXT_THING.has(at(tokens, index + 3)) || !isJoined(tokens[index + 3])) ? index + 2 : -1;
}

const KINDS = wordSet("material materials parts supplies hardware labor labour travel mileage gas fuel");
const OPENS = wordSet("the a an then my there's");

/** "Thirty four hundred for materials | the electrician is", "thirty five dollars in travel | the realtor thinks": behind a price and its kind the next thing begins. */
export function endsBehindKind({ tokens, current }: OpenLines, index: number): boolean {
  if (!OPENS.has(at(tokens, index)) || current.price?.last !== index - 3) return false;
  return KINDS.has(at(tokens, index - 1)) && /^(?:in|for)$/.test(at(tokens, index - 2));
}

/** Behind "on top of that" these go on with the price of what came before. */
const GOES_ON = wordSet("at for is was are were to comes costs runs that's it's");

/** "Three hours of plumbing labor | on top of that | new faucet is": what is counted, or is a service, and then the next thing. The last token, or -1. */
export function onTopOfThatEnd(open: OpenLines, index: number): number {
  const { tokens, current } = open;
  if (at(tokens, index + 1) !== "top" || at(tokens, index + 2) !== "of" || !/^th(?:at|is)$/.test(at(tokens, index + 3)))
    return -1;
  // "On top of that, the valve is sixty"
  const next = at(tokens, index + 4);
  if (open.isEmpty() && current.words.length === 0 && (!isJoined(tokens[index + 4]) || OPENS.has(next)))
    return index + 3;
  const counted = current.service !== null || current.quantities.some(({ unit }) => TIME_UNITS.has(unit ?? ""));
  if (!counted || !isJoined(tokens[index + 4]) || GOES_ON.has(next)) return -1;
  open.finish();
  return index + 3;
}

/** What guests are served for one price a head. */
const JOINS = wordSet("and plus then");
const SERVED = wordSet("courses dishes sides");

/** "Sixteen guests at seventy five a head | for the four courses | wine pairing is": what each gets for the price just said. The last token, or -1. */
export function servedEnd(open: OpenLines, index: number): number {
  const { tokens, current, figures } = open;
  const { price, quantities } = current;
  if (price?.last !== index - 1 || price.unit !== "guest" || quantities.length === 0 || !isJoined(tokens[index]))
    return -1;
  const count = figures.get(at(tokens, index + 1) === "the" ? index + 2 : index + 1);
  const served = (count?.number.last ?? -2) + 1;
  if (count?.role !== "quantity" || !SERVED.has(at(tokens, served))) return -1;
  const next = at(tokens, served + 1);
  // "for three courses with wine"
  const goesOn = isJoined(tokens[served + 1]) && !JOINS.has(next);
  if (goesOn && PREPOSITIONS.has(next)) return -1;
  if (goesOn) open.finish();
  return served;
}

const WHICH = wordSet("last first second third fourth other next");
const OCCASION = wordSet("time visit day week trip session");
const ORDERERS = wordSet("they she he");
const ORDERED = wordSet("wanted asked needed");

/** "And | the last time | they also wanted the garage swept": when something was ordered names nothing. The last token, or -1. */
export function whenOrderedEnd({ tokens }: OpenLines, index: number): number {
  if (at(tokens, index) !== "the" || !WHICH.has(at(tokens, index + 1)) || !OCCASION.has(at(tokens, index + 2)))
    return -1;
  const verb = at(tokens, index + 4) === "also" ? index + 5 : index + 4;
  return ORDERERS.has(at(tokens, index + 3)) && ORDERED.has(at(tokens, verb)) ? index + 2 : -1;
}
