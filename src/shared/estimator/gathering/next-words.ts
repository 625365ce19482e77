import { wordSet } from "#shared/word-set.ts";
import { wordTable } from "#shared/word-table.ts";
import { lateThingAt } from "../heard/late-things.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { dollarsOf, isWithin, type Figure } from "../numbers/figure.ts";
import { oneOf } from "../words/begins.ts";
import { isDoneTo, isLineHead } from "../words/nature.ts";
import { headAfter, isThing } from "../words/nearby.ts";
import { wordsFrom } from "../words/sentence-words.ts";
import { isJoined } from "../words/tokens.ts";
import { TIME_UNITS } from "../words/units.ts";
import { PREPOSITIONS } from "../words/words.ts";
import { isWorkVerb } from "../words/work-forms.ts";

const PRONOUNS = new Set(["it", "them", "those", "these"]);
const RATE_UNITS = wordTable<string>({
  day: "day",
  daily: "day",
  hourly: "hour",
  hour: "hour",
  weekly: "week",
});

/** "My half-day rate", "a full day rate". */
const LENGTHS_OF_DAY = new Set(["half", "full", "whole"]);

/** "A half day rate", "half day rate", "hourly rate". */
export const beginsRate = oneOf(["a", "an"], LENGTHS_OF_DAY, Object.keys(RATE_UNITS));

const LONGEST_THING = 8;
const LONGEST_NAME = 3;

const tailOf = ({ current }: OpenLines): number[] => (current.after ? current.words : current.trailing);

/** "Twenty nine a month for twelve months | install is four hours": what follows the count of a priced line is new. */
export function takeLateWords(open: OpenLines): number[] {
  const { current, lines } = open;
  const tail = tailOf(open);
  const late = current.quantities.filter((figure) => figure.first > (current.price?.last ?? 0));
  const counted = Math.max(
    -1,
    // of "for one year windows" the year is counted, and no windows
    ...late.map(({ last, number, unit }) =>
      unit === null ? Math.max(last, headAfter(open.tokens, number.last)) : last,
    ),
  );
  const anew = counted < 0 ? -1 : tail.findIndex((index) => index > counted);
  return anew >= 0 && lines.hasContent(tail.slice(anew)) ? tail.splice(anew) : [];
}

/** Takes from the line that ends the words behind its price that begin the next line. */
export function takeNextWords(open: OpenLines): number[] {
  const { lines } = open;
  const tail = tailOf(open);
  const late = takeLateWords(open);
  if (late.length > 0) return late;
  // "plus one fifty to set it | tile floor forty five square feet"
  const pronoun = tail.findLastIndex((index) => PRONOUNS.has(open.at(index)));
  if (pronoun < 0 || !lines.hasContent(tail.slice(pronoun + 1))) return [];
  return tail.splice(pronoun + 1);
}

const FEES = new Set(["fee", "charge", "surcharge"]);

/** "One twenty for the pair | stairs fee seventy five": where the name of a fee begins, behind what the price before it is for. */
function beforeFee(open: OpenLines, words: readonly number[], head: number): number {
  const [fee, kind] = [words[head] ?? -1, words[head - 1] ?? -1];
  const named = FEES.has(open.at(fee)) && isJoined(open.tokens[fee]) && open.lines.hasContent([kind]);
  return named && kind === fee - 1 && open.lines.hasContent(words.slice(0, head - 1)) ? head - 1 : head;
}

/** Takes from a priced line the words behind its price that another price is for: "ninety to set it, labor" of "labor two hundred". */
export function takeHead(open: OpenLines, figure: Figure): number[] {
  const next = open.at(figure.last + 1);
  const trailing = open.current.after && next !== "for" && next !== "to" ? open.current.words : open.current.trailing;
  // "one ninety for the bathroom fan three fifty for the vanity": each price stands before its thing
  if (next === "for" && open.at(trailing[0] ?? -1) === "for" && trailing.length < LONGEST_THING) return [];
  // "charge sixty for travel | start kit is ninety five": the first thing after the price is its own
  const own = open.current.after ? trailing.findIndex((index) => open.lines.hasContent([index])) : -1;
  const other = trailing.findLastIndex((index, place) => place > own && isLineHead(open.at(index)));
  const goesOn = own >= 0 && isLineHead(open.at(trailing[own] ?? -1)) && open.lines.content(trailing).length > 1;
  const head = other < 0 && goesOn ? own + 1 : beforeFee(open, trailing, other);
  const late = head < 0 && !goesOn ? lateThingAt(open, trailing) : -1;
  if (late > 0) return trailing.splice(late);
  const cut =
    head >= 0
      ? head
      : Math.max(
          0,
          trailing.length - 1 - (["is", "are", "for", "at"].includes(open.at(trailing.at(-1) ?? -1)) ? 1 : 0),
        );
  // "an hour with a seal | kit at": the whole of what is named behind "with a"
  const article = trailing.findLastIndex((index) => open.at(index) === "a" && open.at(index - 1) === "with");
  if (head < 0 && article >= 0 && cut - article <= LONGEST_NAME && !open.current.after)
    return trailing.splice(article + 1);
  // "dumpster four twenty five | both bathrooms six fifty each", but "ninety for both doors"
  const pair = open.at(trailing[cut - 1] ?? -1) === "both" && !PREPOSITIONS.has(open.at((trailing[cut - 1] ?? 0) - 1));
  const begin = pair ? cut - 1 : cut;
  return open.current.after && begin === 0 ? [] : trailing.splice(begin);
}

/** How far behind a count its own price stands: "thirty feet on the back side | at four dollars a foot". */
const OWN_PRICE_REACH = 10;

/** Participles that look like the verb: "built" as well as "set". */
const SET = wordSet("set built");
const HOW = wordSet("with in on into by");
/** "Forty four a foot | set with the corners": how what was priced is done, and no work of its own. */
export const isSetSo = (open: OpenLines, index: number): boolean =>
  SET.has(open.at(index)) && HOW.has(open.at(index + 1));

const OPENS_OBJECT = wordSet("the a an his her their both all");
/** "Installed the same day", "delivered the day before". */
const TIMED = wordSet("same day week next first whole");
/** How far behind a verb its price stands: "sanded the rails by hand | two eighty". */
const WORK_REACH = 14;

/** True when a price stands behind a token, in the same statement. */
function isPricedBehind({ figures, tokens }: OpenLines, index: number): boolean {
  for (let next = index + 1; next <= index + WORK_REACH && isJoined(tokens[next]); next++) {
    const figure = figures.get(next);
    if (figure?.role === "money") return !figure.per;
  }
  return false;
}

/** How a price has its thing: "eleven hundred | delivered and installed". */
const HANDED_OVER = wordSet("installed delivered planted mounted fitted supplied furnished assembled included");

/** "Stripped the deck twelve fifty | sanded the rails two eighty | brightened and rinsed three hundred": done work with its own object, or with another's verb, and with its own price. */
function reportsWork(open: OpenLines, index: number): boolean {
  const [verb, next, second] = [open.at(index), open.at(index + 1), open.at(index + 2)];
  if (!isDoneTo(verb)) return false;
  const hasObject = isWorkVerb(verb) && OPENS_OBJECT.has(next) && !TIMED.has(second);
  const isPair = next === "and" && isDoneTo(second) && !HANDED_OVER.has(verb) && open.figures.has(index + 3);
  return (hasObject || isPair) && isPricedBehind(open, index);
}

/** "Cleaned the gutters two ten | reattached [thirty feet] at four a foot", but "vanity eleven hundred installed": who tells of one work after the other begins the next with its verb. */
export function reportsNext(open: OpenLines, index: number): boolean {
  const { current, figures, lines, tokens } = open;
  if (reportsWork(open, index)) return true;
  const count = figures.get(index + 1);
  if (count?.role !== "quantity" || !isDoneTo(open.at(index))) return false;
  // "three deadbolts at one forty each | rekeyed [five] cylinders at twenty two"
  const works = isWorkVerb(open.at(index)) && !HANDED_OVER.has(open.at(index));
  if (!works && !isDoneTo(lines.content(current.words)[0] ?? "")) return false;
  for (let next = count.last + 1; next <= count.last + OWN_PRICE_REACH && isJoined(tokens[next]); next++) {
    const price = figures.get(next);
    if (price) return price.role === "money" && price.per;
  }
  return false;
}

/** "A day rate of six hundred", "an hourly rate of ninety": the last token of such words, or -1. */
export function rateAt(open: OpenLines, index: number): number {
  const [word, said] = [open.at(index), open.at(index + 1)];
  // "at a half day rate"
  if (word === "a" || word === "an") return LENGTHS_OF_DAY.has(said) ? rateAt(open, index + 1) : -1;
  if (LENGTHS_OF_DAY.has(word)) {
    const last = said === "day" ? rateAt(open, index + 1) : -1;
    if (last >= 0 && word === "half") open.current.rateUnit = "half day";
    return last;
  }
  const unit = RATE_UNITS[word];
  if (unit === undefined || (said !== "rate" && said !== "rate's")) return -1;
  open.current.rateUnit = unit;
  return open.at(index + 2) === "of" ? index + 2 : index + 1;
}

const OFFERS =
  /^but (?:i|we) (?:told|said|promised)(?: (?:him|her|them))?(?: that)? (?:i'd|i'll|we'd|we'll|i could|we could) (?:do|make|let|charge)\b/;
const LONGEST_OFFER = 8;

/** "I'd quoted her the 90 for the camera | but I told her I'd do it for 70": with the offer the price before it is over. */
export function turnsToOffer({ tokens, current }: OpenLines, index: number): boolean {
  if (!current.price || current.trailing.length === 0) return false;
  return OFFERS.test(["but", ...wordsFrom(tokens, index + 1, LONGEST_OFFER)].join(" "));
}

/** Between a service and the hesitation behind it: when it is done. */
const WHEN = wordSet("at the end too again after first um uh er");
const LONGEST_WHEN = 5;

/** "A deep cleaning at the end um | storage bins twelve at eight", "a standard cleaning uh | twelve windows": behind a service and a hesitation another thing is named and counted. */
export function thingBehindHesitation(open: OpenLines, index: number): boolean {
  const { current, tokens } = open;
  const { service, price, quantities } = current;
  if (!service || price || quantities.length > 0 || open.correction || index > service.last + LONGEST_WHEN)
    return false;
  for (let word = service.last + 1; word < index; word++) if (!WHEN.has(open.at(word))) return false;
  let next = index + 1;
  while (next <= index + LONGEST_NAME && isJoined(tokens[next]) && isThing(open.at(next)) && !open.figures.has(next))
    next++;
  const count = isJoined(tokens[next]) ? open.figures.get(next) : undefined;
  if (count?.role !== "quantity" || count.told) return false;
  if (next === index + 1) return open.namesService(count.number.last + 1);
  const rate = priceBehind(open, count);
  // "window washing um storefront twelve at nine": it may be what the service costs today
  const listed = (service.entry.fixedRate ?? service.entry.hourlyRate ?? 0) / 100;
  return rate !== null && !isWithin(FARTHEST_RATE, dollarsOf(rate), listed);
}
const FARTHEST_RATE = 3;

/** "Twelve at | eight", "three loads at | fifteen". */
function priceBehind(open: OpenLines, count: Figure): Figure | null {
  const at = [1, 2, 3].find((step) => open.at(count.last + step) === "at") ?? 0;
  const price = open.figures.get(count.last + at + 1);
  return at > 0 && price?.role === "money" ? price : null;
}

const ORDINALS = new Set(["first", "second", "third"]);

/** What is done once and then again: "two twenty the first time". */
const TURNS = wordSet("time visit clean cleaning treatment service cut mow mowing");

/** "Eighteen hundred the first month, and six hundred a month after that": words that say when the price is due. */
export function isFirstTime(open: OpenLines, index: number): boolean {
  const { price } = open.current;
  if (!price || index > price.last + 3) return false;
  const step = open.at(index) === "the" ? 1 : ORDINALS.has(open.at(index)) ? 0 : -1;
  const ordinal = index + step;
  if (!ORDINALS.has(open.at(ordinal))) return false;
  const unit = open.at(ordinal + 1);
  // "one thirty | first visit one ninety five" is the next line
  const isLed = open.at(ordinal - 1) === "the" || (unit === "time" && ordinal === price.last + 1);
  const isTurn = TURNS.has(unit) && isLed && !open.figures.has(ordinal + 2);
  return TIME_UNITS.has(unit) || isTurn;
}

/** "Seamless gutter 160 feet | downspouts, six of those": the thing that is named right before a count of it, behind a line that is counted already. */
export function thingOfThose(open: OpenLines, { first, number }: Figure): number[] {
  const { current, lines } = open;
  const those = open.at(number.last + 1) === "of" && /^(?:those|these|them)$/.test(open.at(number.last + 2));
  const counted = Math.max(
    current.service?.last ?? first,
    ...current.quantities.map(({ last, noun }) => Math.max(last, noun)),
  );
  if (!those || !current.service || current.quantities.length === 0) return [];
  const thing = current.words.filter((index) => index > counted && index < first);
  return lines.hasContent(thing) ? thing : [];
}
