import { wordSet } from "#shared/word-set.ts";
import { figureWith } from "../numbers/figure.ts";
import { oneOf } from "../words/begins.ts";
import { takeLateThing } from "../heard/late-things.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import type { Candidate } from "../quantities/candidate.ts";
import type { Cue } from "../words/cues.ts";
import { beginsSentence, isJoined, placesBetween } from "../words/tokens.ts";
import { PREPOSITIONS, WORK_VERBS } from "../words/words.ts";

const SUPPOSING = new Set([
  "we",
  "there's",
  "it's",
  "they",
  "i",
  "you",
  "needed",
  "necessary",
  "required",
  "wanted",
  "desired",
  "requested",
]);
const LONGEST_CONDITION = 8;

const IS = wordSet("is are");
const EXTRA = wordSet("extra more additional");
const TAKERS = wordSet("he she they you");
const TAKES = wordSet("take takes");
/** "If he takes it | down to the dump": what he does with a thing, and no offer that he takes. */
const TAKEN_WHERE = wordSet("to down off out away apart up home in from back with himself herself themselves");

/** "Slats are three seventy five extra | if he takes them": an offer that is not taken yet; returns the condition's last token, or -1. */
function offerEnd(open: OpenLines, index: number): number {
  const { price } = open.current;
  if (
    open.at(index) !== "if" ||
    !EXTRA.has(open.at(index - 1)) ||
    price?.last !== index - 2 ||
    !isJoined(open.tokens[index])
  )
    return -1;
  if (!TAKERS.has(open.at(index + 1)) || !TAKES.has(open.at(index + 2)) || !IT.has(open.at(index + 3))) return -1;
  if (isJoined(open.tokens[index + 4]) && TAKEN_WHERE.has(open.at(index + 4))) return -1;
  open.current.optional = true;
  return index + 3;
}

/** What a customer does for whom something is taken off: "if they book by friday". */
const BUYING = wordSet("book books pay pays prepay sign signs order orders schedule commit refer");
const OFF = wordSet("off discount less");
const LONGEST_OFFER = 6;

/** "Roof wash 400 if they book by friday | ten percent off": the last token of the condition of what would be taken off, which is none of the line, or -1. */
function offerConditionEnd(open: OpenLines, index: number): number {
  if (!TAKERS.has(open.at(index + 1)) || !BUYING.has(open.at(index + 2))) return -1;
  let offer = index + 3;
  while (offer < index + LONGEST_CONDITION && !open.isTaken(offer)) offer++;
  for (let next = offer; next < offer + LONGEST_OFFER && open.isTaken(next); next++)
    if (OFF.has(open.at(next))) return offer - 1;
  return -1;
}

const NEEDED = wordSet("needed necessary required");
const NEEDS = wordSet("needs need");
const WHAT_NEEDS = wordSet("it they");

/** "If needed", "if it needs it": the last token of such a condition, or -1. */
function neededEnd(open: OpenLines, index: number): number {
  if (open.at(index) !== "if" || !isJoined(open.tokens[index + 1])) return -1;
  if (NEEDED.has(open.at(index + 1))) return index + 1;
  const needs = WHAT_NEEDS.has(open.at(index + 1)) && NEEDS.has(open.at(index + 2)) && IT.has(open.at(index + 3));
  return needs ? index + 3 : -1;
}

/** How something may turn out: "if they're | warped". */
const TROUBLE = wordSet(
  "bad shot gone rotten broken worn cracked warped damaged stuck clogged rusted leaking split loose",
);
/** "Machine shop 350 | if they're warped". */
const supposesTrouble = (open: OpenLines, index: number): boolean =>
  open.at(index) === "if" && open.at(index + 1) === "they're" && TROUBLE.has(open.at(index + 2));

/** "Acid wash | if it needs it |, $400": the condition of what was named right before its price; its last token, or -1. */
function needOfNamed(open: OpenLines, index: number): number {
  const named = !open.settled() && open.lines.hasContent(open.current.words);
  const end = named ? neededEnd(open, index) : -1;
  const price = end < 0 ? undefined : (open.figures.get(end + 1) ?? open.figures.get(end + 2));
  return price?.role === "money" ? end : -1;
}

/** "Eighty five each if we find rot": the line is optional; returns the condition's last token, or -1. */
export function suppositionEnd(open: OpenLines, index: number): number {
  const offer = offerEnd(open, index);
  if (offer >= 0) return offer;
  const { price } = open.current;
  if (open.at(index) !== "if" || !price || price.last !== index - 1 || !isJoined(open.tokens[index])) return -1;
  const needed = neededEnd(open, index);
  // what they may want is looked at with the other wishes
  const supposed = SUPPOSING.has(open.at(index + 1)) && !open.at(index + 2).startsWith("want");
  if (!supposed && needed < 0 && !supposesTrouble(open, index)) return -1;
  const ofOffer = offerConditionEnd(open, index);
  if (ofOffer >= 0) return ofOffer;
  open.current.optional = true;
  let last = index + 1;
  while (last < index + LONGEST_CONDITION && isJoined(open.tokens[last + 1]) && !open.figures.has(last + 1)) last++;
  return isJoined(open.tokens[last + 1]) ? index + 1 : last;
}

/** What somebody does who takes an offer: "only if her mom says yes", "only if they go for it". */
const TAKING = wordSet(
  "say says said agree agrees approve approves okay okays ok oks want wants need needs like likes ask asks decide decides choose chooses go goes sign signs find finds",
);
const LONGEST_TAKER = 4;

/** "An album would be $310, but only if her mom says yes": the line is optional; returns the condition's last token, or -1. */
export function onlyIfTaken(open: OpenLines, index: number): number {
  const only = open.at(index) === "but" ? index + 1 : index;
  if (open.at(only) !== "only" || open.at(only + 1) !== "if") return -1;
  const line = open.current.price ? open.current : open.isEmpty() ? open.lines.list.at(-1) : undefined;
  if (!line?.price || line.last < index - 1) return -1;
  let verb = only + 2;
  while (verb <= only + 1 + LONGEST_TAKER && !TAKING.has(open.at(verb)) && isJoined(open.tokens[verb + 1])) verb++;
  if (!TAKING.has(open.at(verb)) || verb === only + 2) return -1;
  let last = verb;
  const isNext = (next: number) => isJoined(open.tokens[next]) && !open.isTaken(next);
  while (last < verb + LONGEST_CONDITION && isNext(last + 1) && !open.figures.has(last + 1)) last++;
  const ends = !isNext(last + 1);
  // "only if he says yes is the mantel 200": of what follows
  if (!ends && beginsSentence(open.tokens[index])) return -1;
  line.optional = true;
  if (ends) return last;
  while (ITS_END.has(open.at(verb + 1))) verb++;
  return verb;
}
const ITS_END = wordSet("it yes go for off ahead that them so");

const LONGEST_WISH = 12;

const ADDING = new Set(["add", "adding", "include", "including", "do", "price"]);
const OBJECTS = new Set(["the", "a", "an", "it", "new", "all"]);

/** "As an option add stump grinding", "as an add on wax it for forty": an order for one more thing, and no price of the one before. */
function ordersNext(open: OpenLines, last: number): boolean {
  if (WORK_VERBS.has(open.at(last + 1)) && OBJECTS.has(open.at(last + 2))) return true;
  if (!ADDING.has(open.at(last + 1))) return false;
  const figure = open.figures.get(last + 2);
  const counts = figure?.role === "quantity" && open.settled();
  return figure ? counts || open.current.price !== null : open.lines.hasContent([last + 2, last + 3]);
}

/** "If they want the walkway too it's one eighty": what follows has a price of its own and is the option. */
function wantsNext(open: OpenLines, last: number): boolean {
  if (ordersNext(open, last)) return true;
  if (!["the", "a", "an", "to", "new"].includes(open.at(last + 1))) return false;
  for (let next = last + 2; next < last + LONGEST_WISH && !beginsSentence(open.tokens[next]); next++)
    if (open.figures.get(next)?.role === "money") return true;
  return false;
}

const CONDITIONAL_PRICE = new Set([
  "that's",
  "it's",
  "add",
  "another",
  "be",
  "it'll",
  "that'll",
  "that'd",
  "it'd",
  "would",
  "costs",
  "is",
  "figure",
  "plus",
  "looking",
  "runs",
]);
/** "That's the 2800 on top", "it's about four hundred". */
const TOWARDS = wordSet("the about another extra around like roughly at");
const CONDITION_REACH = 14;

/** "If the crown needs sealing that's another three fifty": true when the clause that begins has its own price. */
function supposesPrice(open: OpenLines, index: number): boolean {
  if (open.at(index) !== "if") return false;
  for (let next = index + 1; next < index + CONDITION_REACH && !beginsSentence(open.tokens[next]); next++) {
    const figure = open.figures.get(next);
    if (figure?.role === "money") {
      const lead = TOWARDS.has(open.at(next - 1)) ? next - 2 : next - 1;
      return CONDITIONAL_PRICE.has(open.at(lead));
    }
    if (figure) return false;
  }
  return false;
}

const WISHERS = wordSet("he she they you");
const WISHED = wordSet("wants want wanted needs need likes like");
const IT = wordSet("it that them those");
const PRICED = wordSet("is are it's that's runs costs it'll would");
/** Of "done same day". */
const LONGEST_HOW = 5;

/** "Pumping | if he wants it done same day | is three fifty": the condition of what was just named; its last token, or -1. */
function conditionOfNamed(open: OpenLines, index: number): number {
  const named = !open.settled() && open.lines.hasContent(open.current.words);
  const wished = WISHERS.has(open.at(index + 1)) && WISHED.has(open.at(index + 2)) && IT.has(open.at(index + 3));
  if (!named || !wished || open.at(index + 4) !== "done") return -1;
  let last = index + 4;
  while (last < index + 4 + LONGEST_HOW && !PRICED.has(open.at(last + 1)) && !open.figures.has(last + 1)) last++;
  return PRICED.has(open.at(last + 1)) ? last : -1;
}

/** "If the crown needs sealing that's another three fifty" is an option; returns the "if", or the end of what is said of a thing named before it, or -1. */
export function supposesLine(open: OpenLines, index: number): number {
  const need = needOfNamed(open, index);
  if (need >= 0) {
    open.current.optional = true;
    return need;
  }
  if (!supposesPrice(open, index)) return -1;
  const condition = conditionOfNamed(open, index);
  if (condition >= 0) {
    open.current.optional = true;
    return condition;
  }
  open.boundary(beginsSentence(open.tokens[index]));
  open.current.optional = true;
  return index;
}

/** "Another four hundred, optional, she's asking": between commas it belongs to the line before. */
function standsBehind(open: OpenLines, index: number, last: number): boolean {
  const line = open.settled() ? open.current : open.lines.list.at(-1);
  const idle = open.settled() || (open.current.words.length === 0 && open.current.quantities.length === 0);
  return (
    idle &&
    !isJoined(open.tokens[last + 1]) &&
    line?.price != null &&
    line.last >= index - 2 &&
    !beginsSentence(open.tokens[index])
  );
}

/** "The album would be optional": these speak of what was named before. */
const TRAILING = new Set(["make", "list", "put", "that's", "that", "which", "is", "are", "would", "will", "could"]);

const SHOWING = wordSet("show put list leave mark keep have quote price write include in on down");
const PRONOUNS = wordSet("that it this those these them that's it's");

/** "Show that": nothing is named, so that what was heard before is spoken of. */
const speaksOfBefore = ({ current, lines, tokens }: OpenLines): boolean => {
  const others = current.words.filter((index) => !SHOWING.has(tokens[index]?.norm ?? ""));
  const refers = others.some((index) => PRONOUNS.has(tokens[index]?.norm ?? ""));
  return refers && current.quantities.length === 0 && !lines.hasContent(others);
};

/** "Edging, 110 feet, show that as an option": the line that such words behind it are said of, or null. */
function spokenOf(
  open: OpenLines,
  index: number,
  { last, sticky }: { last: number; sticky: boolean },
): Candidate | null {
  const { current, lines, tokens } = open;
  const line = lines.list.at(-1);
  if (open.settled() || !line || !(line.price ?? line.service)) return null;
  const after = tokens[last + 1];
  const bare = sticky && (!after || beginsSentence(after)) && !beginsSentence(tokens[index]);
  const alone = bare && current.words.length === 0 && current.quantities.length === 0;
  return (alone || speaksOfBefore(open)) && !ordersNext(open, last) ? line : null;
}

/** Words between a service and "as optional": "put the acid wash | down | as optional". */
const PLACED = wordSet("on down in there here it");
/** With these a clause goes on or another begins, and none of them is a thing with a price of its own. */
const TURNS_AWAY = wordSet(
  "and plus then also because since he she they i we he's she's they're i'm we're it's that's for only so but until till",
);

/** "Put the pool closing on there as optional, he hasn't decided": what a service was put down as. */
function putsDown(open: OpenLines, index: number, last: number): boolean {
  const { service, price } = open.current;
  if (!service || price) return false;
  for (let between = service.last + 1; between < index; between++) if (!PLACED.has(open.at(between))) return false;
  return !isJoined(open.tokens[last + 1]) || TURNS_AWAY.has(open.at(last + 1));
}

const AT = wordSet("at for");

/** "Sealing the crown could wait a year; make that optional | at 280": what was told and not priced gets its price as an option. */
function pricesWhatWaited(open: OpenLines, last: number): boolean {
  const price = AT.has(open.at(last + 1)) ? open.figures.get(last + 2) : undefined;
  const line = open.lines.list.at(-1);
  const waits = line && !line.price && !line.service && !line.free && line.quantities.length === 0;
  if (price?.role !== "money" || !isJoined(open.tokens[last + 1]) || !open.isEmpty() || !waits) return false;
  open.lines.drop(line);
  open.current = line;
  open.current.optional = true;
  return true;
}

const BEING = wordSet("is are would was");

const LISTING = wordSet("list put show include add");
export const beginsListing = oneOf(LISTING);
const LISTED_AS = wordSet("of them those in on down there as an a");

/** "Extra rounds are 75 each, so list one as optional": so many of what has its price already are an option. Asked at "list": the last token, or -1. */
export function countedOptionEnd(open: OpenLines, index: number): number {
  const count =
    LISTING.has(open.at(index)) && isJoined(open.tokens[index + 1]) ? open.figures.get(index + 1) : undefined;
  const value = count?.number.readings[0]?.value ?? 0;
  if (!count || count.unit !== null || count.per || value > MOST_LISTED || !Number.isInteger(value)) return -1;
  let last = count.number.last + 1;
  while (LISTED_AS.has(open.at(last)) && isJoined(open.tokens[last])) last++;
  if (!/^option(?:al|s)?$/.test(open.at(last)) || open.at(count.number.last + 1) === open.at(last)) return -1;
  const line = open.pricedOrLast;
  if (!line?.price?.per || line.quantities.length > 0) return -1;
  line.quantities = [figureWith(count, { role: "quantity", last: count.number.last })];
  line.optional = true;
  if (line !== open.current) open.lines.changed(line);
  return last;
}
const MOST_LISTED = 20;

/** "A logo is optional, six fifty, and | so is | copywriting": an option like the one before. The last token, or -1. */
export function soIsNext(open: OpenLines, index: number): number {
  if (open.at(index) !== "so" || !BEING.has(open.at(index + 1)) || !isJoined(open.tokens[index + 1])) return -1;
  const before = open.settled() ? open.current : open.lines.list.at(-1);
  if (!before?.optional) return -1;
  open.boundary(false);
  open.current.optional = true;
  return index + 1;
}

/** What was heard last with a price is an option only; false when nothing was. */
export function putOff(open: OpenLines): boolean {
  const line = open.settled() ? open.current : open.lines.list.findLast((one) => one.price ?? one.service);
  if (line) line.optional = true;
  return line !== undefined;
}

/** Between "that's optional" and what it costs. */
const LEADS_TO_PRICE = wordSet("another an extra about it's it'd be would that that's that'd for at $ and is");
const PRICE_REACH = 5;

/** "The pergola too, that's optional, | another two eighty": what was just named has its price behind. */
export function isPricedBehind(open: OpenLines, index: number, last: number): boolean {
  if (beginsSentence(open.tokens[index])) return false;
  for (let next = last + 1; next <= last + PRICE_REACH && !beginsSentence(open.tokens[next]); next++) {
    if (open.figures.has(next)) return open.figures.get(next)?.role === "money";
    if (!LEADS_TO_PRICE.has(open.at(next))) return false;
  }
  return false;
}

/** "Optional", "if they want it", "but he's going to think about it": which line is an option only. */
export function makeOptional(
  open: OpenLines,
  index: number,
  cue: Extract<Cue, { kind: "optional" | "undecided" }>,
): void {
  if (cue.kind === "undecided") {
    putOff(open);
    return;
  }
  if (pricesWhatWaited(open, cue.last)) return;
  // "sixty to haul the old door | the bottom seal is optional, ninety"
  const other = IS.has(open.at(index)) ? takeLateThing(open) : [];
  if (other.length > 0) open.finish(other);
  const trails = TRAILING.has(open.at(index));
  const before = spokenOf(open, index, cue);
  if (before) {
    before.optional = true;
    open.current.words = [];
    return;
  }
  const priced = cue.sticky ? thingBehindPrice(open, index, cue.last) : [];
  if (priced.length > 0) {
    open.finish(priced);
    open.current.optional = true;
    return;
  }
  if (cue.sticky) {
    const heard = open.current.price ?? open.current.service;
    if (heard && isJoined(open.tokens[index]) && !wantsNext(open, cue.last)) open.current.optional = true;
    else {
      // "hedge trimming, three hours, and optionally aeration"
      const counted = open.current.quantities.length > 0 && !open.lines.hasContent(open.current.words);
      if (counted) open.finish();
      else open.boundary(false);
      open.optional = true;
    }
  } else if (trails && (open.current.optional || open.optional) && open.lines.hasContent(open.current.words)) {
    // "if they want an attendant, that's optional": said of it once more
    open.current.last = cue.last;
  } else if (trails) {
    const named = open.lines.hasContent(open.current.words);
    const ownPrice = named && isPricedBehind(open, index, cue.last);
    if (open.settled() || ownPrice || (!open.at(index).startsWith("that") && named)) open.current.optional = true;
    else {
      const last = open.lines.list.at(-1);
      if (last) last.optional = true;
    }
  } else if (open.current.price?.last === index - 1 && ["and", "plus", "then"].includes(open.at(cue.last + 1))) {
    // "battery backup four twenty optional and a check valve sixty"
    open.current.optional = true;
  } else if (putsDown(open, index, cue.last)) {
    // "deadbolt installation, duplicate car key optional."
    open.current.optional = true;
  } else if (standsBehind(open, index, cue.last)) {
    const line = open.settled() ? open.current : open.lines.list.at(-1);
    if (line) line.optional = true;
  } else {
    const named = namedBehindPrice(open, index, cue.last);
    if (named.length > 0) open.finish(named);
    else open.boundary(false);
    open.current.optional = true;
  }
}

/** "Photo booth 350 | extra hour if they want it | 125": what is named behind a price and has its own price right behind the wish. */
function thingBehindPrice(open: OpenLines, index: number, last: number): number[] {
  const { price } = open.current;
  if (!price || price.per || open.figures.get(last + 1)?.role !== "money") return [];
  const named = placesBetween(price.last + 1, index);
  if (named.some((word) => !isJoined(open.tokens[word]) || open.isTaken(word))) return [];
  return isJoined(open.tokens[index]) &&
    isJoined(open.tokens[last + 1]) &&
    EXTRA.has(open.at(named[0] ?? -1)) &&
    named.length > 1
    ? named
    : [];
}

/** "Ninety five per visit | wasp nest removal optional sixty": the words behind a price that name what has its own price behind "optional". */
function namedBehindPrice(open: OpenLines, index: number, last: number): number[] {
  const { price, after, words } = open.current;
  const next = isJoined(open.tokens[last + 1]) ? open.figures.get(last + 1) : undefined;
  if (!price?.per || !after || next?.role !== "money" || !isJoined(open.tokens[index])) return [];
  const behind = words.filter((word) => word > price.last);
  return PREPOSITIONS.has(open.at(behind[0] ?? -1)) ? [] : behind;
}
