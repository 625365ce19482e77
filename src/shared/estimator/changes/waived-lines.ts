import { wordSet } from "#shared/word-set.ts";
import { thingAfterService } from "../heard/after-service.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { newCandidate, type Candidate } from "../quantities/candidate.ts";
import { isLineHead } from "../words/nature.ts";
import { beginsSentence, isJoined } from "../words/tokens.ts";
import { TIME_UNITS } from "../words/units.ts";

/** What speaks of the line before: "but that's waived". */
const REFERRING = wordSet("let's i'm we're we'll that's that it's is it which i'll and but");

const PAST = wordSet("didn't did");

const GOES_ON = wordSet("this today because since as and");

/** Nothing more is named behind a token: what goes on tells why or when. */
const isOver = (open: OpenLines, last: number): boolean =>
  !isJoined(open.tokens[last + 1]) || GOES_ON.has(open.at(last + 1));

const WAIVED = wordSet("waived comped");

/** "The diagnostic fee, seventy nine, | waived since he did the repair": said right behind a price, of what has it. */
const isWaivedPrice = (open: OpenLines, before: Candidate, index: number, last: number): boolean =>
  WAIVED.has(open.at(last)) &&
  before.price?.last === index - 1 &&
  !beginsSentence(open.tokens[index]) &&
  isOver(open, last);

/** "Pet hair removal, | no charge this time": said behind a comma of the service that stands directly before it, and of nothing more. */
function isApposed(open: OpenLines, before: Candidate, index: number, last: number): boolean {
  const direct = open.tokens[index]?.gap === "comma" && (before.service?.last ?? -1) === index - 1;
  return direct && isOver(open, last);
}

/** "The diagnostic is eighty nine, but that's waived": the line before is free. */
function waiveBefore(open: OpenLines, index: number, last: number): void {
  const before = open.lines.list.at(-1);
  const apposed =
    before !== undefined && (isApposed(open, before, index, last) || isWaivedPrice(open, before, index, last));
  if (apposed && !open.settled()) before.free = { first: index, last };
  const refers = REFERRING.has(open.at(index - 1)) || REFERRING.has(open.at(index));
  if (!before || !refers || open.settled() || !/waived|house|on me|free|charge|^in$/.test(open.at(last))) return;
  if (before.price || before.service) before.free = { first: index, last };
}

/** "No charge on the service call", "no charge for travel": what follows is free. */
function waivesNext(open: OpenLines, last: number): boolean {
  if (open.at(last) !== "charge" || !["on", "for"].includes(open.at(last + 1))) return false;
  const named = ["the", "that", "this", "a", "his", "her", "their"].includes(open.at(last + 2));
  if (!named) return isLineHead(open.at(last + 2));
  return isJoined(open.tokens[last + 3]) && open.at(last + 3) !== "one" && open.lines.hasContent([last + 3]);
}

/** "The diagnostic was eighty nine but I'm waiving that": the line that is being heard, or the one before. Returns the last token. */
export function waivePronoun(open: OpenLines, index: number, last: number): number {
  const line = open.settled() ? open.current : open.lines.list.at(-1);
  if (line) line.free = { first: index, last };
  if (line === open.current) open.finish();
  return last;
}

/** "Installation not included", "the trimming isn't needed": what was named and not priced is no line. */
export function leaveOut(open: OpenLines): void {
  if (open.current.price) return;
  const line = open.lines.repeats(open.current);
  if (line) open.lines.remove(line);
  open.current = newCandidate(open.current.last + 1);
}

const POINTING = wordSet("that this it those these them");

/** "The tarp is forty. No charge for that": of the line right before; "no extra charge for that" takes nothing from a price. Returns the last token, or -1. */
function waivesThat(open: OpenLines, index: number, last: number): number {
  const pointed = open.at(last) === "charge" && open.at(last + 1) === "for" && POINTING.has(open.at(last + 2));
  if (!pointed || isJoined(open.tokens[last + 3])) return -1;
  const named = open.lines.hasContent(open.current.words) || open.current.service !== null;
  if (named && !open.settled()) return -1;
  const before = open.settled() ? open.current : open.lines.list.at(-1);
  const waived = open.at(last - 1) !== "extra" && before !== undefined && before.last >= index - 2;
  return waived ? waivePronoun(open, index, last + 2) : last + 2;
}

const WAIVERS = wordSet("i we i've we've have");
/** "Normally the diagnostic is seventy nine but I | waived it", "we've waived that". */
const haveWaived = (open: OpenLines, index: number, last: number): boolean =>
  open.at(last) === "waived" &&
  WAIVERS.has(open.at(index - 1)) &&
  POINTING.has(open.at(last + 1)) &&
  isOver(open, last + 1);

/** "Fence, gate included, | four thousand": the price of all follows, and what it includes is no line of its own. */
function isPartOfPrice(open: OpenLines, last: number): boolean {
  const { current, figures, lines } = open;
  if (
    open.at(last) !== "included" ||
    open.settled() ||
    current.quantities.some(({ unit }) => unit === null || !TIME_UNITS.has(unit))
  )
    return false;
  const price = figures.get(open.at(last + 1) === "for" || open.at(last + 1) === "at" ? last + 2 : last + 1);
  const own = /^(?:for|to)$/.test(open.at((price?.last ?? 0) + 1));
  return price?.role === "money" && !price.per && !own && lines.content(current.words).length > 1;
}

/** "| No | hauling included": with it the clause begins that is being heard. */
const saysNone = (open: OpenLines, place: number): boolean =>
  open.at(place) === "no" && open.current.words.every((word) => word >= place) && open.current.price === null;

const CONDITION_REACH = 12;

/** "Throw that in free | if they book by Friday": free under a condition alone is asked about; the condition's last token, or -1. */
function conditionEnd(open: OpenLines, last: number): number {
  const lead = open.at(last + 1) === "free" ? last + 2 : last + 1;
  // "the service call is waived if she does the repair" is said of repairs that are ordered
  if (open.at(last) === "waived" || open.at(lead) !== "if" || !isJoined(open.tokens[lead])) return -1;
  let end = lead;
  while (end < last + CONDITION_REACH && isJoined(open.tokens[end + 1]) && !open.figures.has(end + 1)) end++;
  return end;
}

/** "But I | told | her it's waived": with whom it was settled, and no thing. */
const TOLD = wordSet("told said");

const IF = wordSet("if unless whenever");

/** "If it rains inside of three days I come back and redo the outsides | free": what is free is promised for a case alone, and is no line. */
function dropPromised(open: OpenLines): boolean {
  const { current, lines } = open;
  if (open.correction || current.price || current.service) return false;
  const from = current.words.findIndex((word) => IF.has(open.at(word)));
  if (from < 0) return false;
  const condition = current.words[from] ?? 0;
  const counts = current.quantities.some(({ first }) => first < condition);
  if (counts || !lines.hasContent(current.words.slice(from))) return false;
  current.words.length = from;
  current.quantities = [];
  current.sizes = [];
  open.finish();
  return true;
}

const DENYING = wordSet("don't doesn't won't can't");
/** What is often done for nothing beside the work. */
const COURTESIES = wordSet(
  "pick up pickup and drop off dropoff delivery hauling haul away setup cleanup travel mileage",
);

/** "I don't refinish legs | pick up and drop off is free": what is never done is no part of what is free. */
function withoutDenied(open: OpenLines): void {
  const { words, price, service } = open.current;
  const denied = words.findLastIndex((word) => DENYING.has(open.at(word)));
  if (denied < 0 || price || service) return;
  let first = words.length;
  while (first > denied + 1 && COURTESIES.has(open.at(words[first - 1] ?? -1))) first--;
  if (open.at(words[first] ?? -1) === "and") first++;
  if (first < words.length && first > denied + 2) open.current.words = words.slice(first);
}

/** "That's on me", "no charge on the service call": what is free by the cue that ends at `last`. Returns its last token, or -1. */
export function waives(open: OpenLines, index: number, last: number): number {
  // "no hauling included"
  const none = open.at(last) === "included" && [2, 3].some((back) => saysNone(open, index - back));
  const denied = none || ["not", "isn't", "aren't"].includes(open.at(index - 1));
  if (denied && open.at(last) === "included") leaveOut(open);
  if (none) return last;
  if (denied || open.at(index + 1) === "not") return -1;
  if (dropPromised(open)) return last;
  withoutDenied(open);
  const condition = conditionEnd(open, last);
  if (condition >= 0) return condition;
  const that = waivesThat(open, index, last);
  if (that >= 0) return that;
  if (haveWaived(open, index, last)) return waivePronoun(open, index, last + 1);
  if (isPartOfPrice(open, last)) {
    for (let word = index; word <= last; word++) open.current.words.push(word);
    open.current.last = last;
    return last;
  }
  const next = waivesNext(open, last);
  // "I didn't charge for the storm door", but "I didn't charge enough last time"
  if (!next && open.at(last) === "charge" && PAST.has(open.at(index))) return -1;
  if (next) open.finish();
  const thing = thingAfterService(open);
  if (thing.length > 0) open.finish(thing);
  if (next) {
    open.correction = { kind: "remove", strikes: false, waived: true, first: index };
    open.current.first = index;
    return last + 1;
  }
  if (!open.lines.hasContent(open.current.words.filter((word) => !TOLD.has(open.at(word)))) && !open.current.service) {
    if (open.current.words.some((word) => TOLD.has(open.at(word)))) open.current.words = [];
    waiveBefore(open, index, last);
    return last;
  }
  // "tent rental four hundred with setup included": what the price includes
  const { price } = open.current;
  // "no wait, eight fifty total | rebar included"
  const included = open.correction && price ? open.current.words.filter((word) => word > price.last) : [];
  if (open.at(last) === "included" && open.lines.hasContent(included)) {
    open.finish(included);
    open.current.free = { first: index, last };
    open.current.last = last;
    return last;
  }
  const behind = price ? open.current.trailing.filter((word) => word > price.last) : [];
  if (open.at(last) === "included" && open.lines.hasContent(behind)) {
    open.current.last = last;
    return last;
  }
  // "I'd normally charge one twenty five but I'm not gonna charge her"
  const unbilled = ["not", "won't"].includes(open.at(index));
  if (!open.current.price || unbilled || /waived|house|on me|in|free/.test(open.at(last)))
    open.current.free = { first: index, last };
  open.current.last = last;
  return last;
}
