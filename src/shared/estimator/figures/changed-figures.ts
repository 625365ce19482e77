import { wordSet } from "#shared/word-set.ts";
import { dollarsOf, type Figure } from "../numbers/figure.ts";
import { EDIT_TERMS, LONGEST_REPAIR, repairBetween, timesApart } from "../numbers/repairs.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { headAfter } from "../words/nearby.ts";
import { ENDS_LINE, TAKEN_BACK } from "../words/taken.ts";
import { at, beginsSentence, isJoined, type Token } from "../words/tokens.ts";
import { TIME_UNITS } from "../words/units.ts";
import { countReasonEnd } from "./count-reasons.ts";
import { valueOf } from "./counts.ts";
import { correctedBy, PARDONING, pardonEnd, type Said, type SaidAnew } from "./said-anew.ts";

/** "Change the 22 cents to 24 cents": what is done with a price that is called by its figure. */
const CHANGING = wordSet("change changing switch bump move raise drop lower make bring");
const CHANGING_THAT = wordSet("change bring drop cut knock scale move bump raise lower switch take");
const THAT = wordSet("that it those them");
const WAYS = wordSet("down up back");
/** How far a count and its price may stand apart, and how far back the things are of which there are fewer. */
const [PRICE_REACH, FEWER_REACH] = [5, 16];
/** With one of these there are fewer than were counted, or more. */
export const FEWER = wordSet(
  "out cancelled canceled cancels dropped drops fewer less broke broken missing gone backed sold quit sick bailed staying stays",
);
const MORE = wordSet("more another added adding extra additional");
/** How far "on second thought" and "quote" stand before "twelve of each", and how far apart both counts may be. */
const [EACH_REACH, FARTHEST] = [7, 2];
const REVISING = wordSet("thought make thinking instead change");
/** One crew for another has not so many times the people. */
const FARTHEST_CREW = 4;
/** Between "no" and another share: "no, they get fifteen". */
const GETTING = wordSet("no they he she get gets it's that's make it that call give him her them i we always do a");
const [SHARE_REACH, AGAIN_REACH, FARTHEST_SHARE, MOST] = [16, 8, 4, 60];
const GOES_ON = wordSet("and but then plus because since");

const ends = (tokens: readonly Token[], last: number): boolean =>
  !isJoined(tokens[last + 1]) || GOES_ON.has(at(tokens, last + 1));

/** Puts another value in the place of a figure; the words from one token to another say so and nothing else. */
function change({ kept, taken }: Said, place: number, again: Figure, from: number, last: number): void {
  const held = kept[place];
  if (!held) return;
  const readings =
    again.role === held.role && again.scale === held.scale
      ? again.number.readings
      : [{ value: dollarsOf(again) / held.scale, why: "as said" as const }];
  kept[place] = correctedBy(held, again, readings);
  taken.fill(TAKEN_BACK, from, last);
  taken[last] = ENDS_LINE;
}

/** True when a count has its price right beside it. */
function isPriced(kept: readonly Figure[], place: number): boolean {
  const [before, held, next] = [kept[place - 1], kept[place], kept[place + 1]];
  if (!held || held.role !== "quantity" || held.told || held.range || held.every) return false;
  const behind = next?.role === "money" && next.first - held.last <= PRICE_REACH;
  return behind || (before?.role === "money" && before.per && held.first - before.last <= PRICE_REACH);
}

/** "Change the 22 cents to 24 cents": the one price that was said so gets the other. */
export const changesNamed: SaidAnew = cued(oneOf(CHANGING), (said, named, next) => {
  const { kept, tokens } = said;
  if (named.range || at(tokens, named.first - 1) !== "the" || !CHANGING.has(at(tokens, named.first - 2))) return -1;
  if (named.role === "quantity" || next?.first !== named.last + 2 || at(tokens, named.last + 1) !== "to") return -1;
  const isIt = (held: Figure) => held.role === "money" && dollarsOf(held) === dollarsOf(named);
  const place = kept.findIndex(isIt);
  if (place < 0 || kept.findLastIndex(isIt) !== place || !ends(tokens, next.last)) return -1;
  change(said, place, next, named.first - 2, next.last);
  return next.last;
});

/** "Labor three hours at ninety an hour, bring that down to two hours, I was quick about it": as much of the same unit. */
export const changesThat: SaidAnew = cued(oneOf(CHANGING_THAT), (said, again) => {
  const { kept, tokens } = said;
  const to = again.first - 1;
  if (again.role !== "quantity" || again.unit === null || again.range || at(tokens, to) !== "to") return -1;
  const it = WAYS.has(at(tokens, to - 1)) ? to - 2 : to - 1;
  if (!THAT.has(at(tokens, it)) || !CHANGING_THAT.has(at(tokens, it - 1))) return -1;
  const place = kept.findLastIndex(({ role }) => role === "quantity");
  const held = kept[place];
  if (held?.unit !== again.unit || !isPriced(kept, place) || place < kept.length - 2) return -1;
  const why = countReasonEnd(tokens, again.last + 1);
  if (why < 0 && !ends(tokens, again.last)) return -1;
  const last = Math.max(why, again.last);
  change(said, place, again, it - 1, last);
  return last;
});

/** "Sixteen spray heads at 24 each. Sorry, | sixty, not sixteen": the figure that was just said with the value behind "not" gets the other. */
export const changesDenied: SaidAnew = cued(oneOf(["not"]), (said, again, denied) => {
  const { kept, tokens } = said;
  if (again.range) return -1;
  const not = again.number.last + 1;
  const bare = (figure: Figure) => figure.last === figure.number.last && figure.unit === null && !figure.per;
  // "so it's seventy, not | the one ninety"
  const behind = at(tokens, not + 1) === "the" ? not + 2 : not + 1;
  if (!denied || at(tokens, not) !== "not" || denied.first !== behind || !bare(again) || !bare(denied)) return -1;
  const isIt = (held: Figure) => !held.told && !held.range && dollarsOf(held) === dollarsOf(denied);
  const place = kept.findLastIndex(isIt);
  let from = again.first;
  while (from > 0 && DENYING.has(at(tokens, from - 1))) from--;
  const led = EDIT_TERMS.has(at(tokens, from)) || (beginsSentence(tokens[from]) && ends(tokens, denied.last));
  if (place < 0 || !led || again.first - (kept[place]?.last ?? 0) > DENIED_REACH) return -1;
  change(said, place, again, from, denied.last);
  return denied.last;
});
const DENYING = new Set([...EDIT_TERMS, "that's", "it's", "that", "it", "was", "is", "i"]);
const DENIED_REACH = 24;

/** "Eight bouquets at ninety five. One bridesmaid's out, so seven": so many fewer or more make the count that holds. */
export const countsFewer: SaidAnew = cued(oneOf(FEWER, MORE), (said, again) => {
  const { kept, tokens } = said;
  const few = kept.at(-1);
  if (at(tokens, again.first - 1) !== "so" || few?.role !== "quantity" || again.first - few.first > FEWER_REACH)
    return -1;
  if (again.range || again.last !== again.number.last || again.per || again.sure || !ends(tokens, again.last))
    return -1;
  let step = 0;
  for (let index = few.first; index < again.first; index++)
    if (FEWER.has(at(tokens, index))) step = valueOf(few);
    else if (MORE.has(at(tokens, index))) step = -valueOf(few);
  const isIt = (held: Figure, index: number) =>
    held !== few && isPriced(kept, index) && valueOf(held) === dollarsOf(again) + step;
  const place = kept.findLastIndex(isIt);
  if (step === 0 || place < 0 || kept.findIndex(isIt) !== place) return -1;
  kept.pop();
  change(said, place, again, few.first, again.last);
  return again.last;
});

/** "Four movers, make it three, six hours each": how many there are is put right before the price is said. */
export const countsRight: SaidAnew = cued(oneOf(EDIT_TERMS, ["make"]), (said, again, next) => {
  if (again.role !== "quantity" || again.range) return -1;
  const { kept, tokens } = said;
  const held = kept.at(-1);
  const bare =
    again.unit === null && !again.per && again.last === again.number.last && !isJoined(tokens[again.last + 1]);
  if (!bare || held?.role !== "quantity" || held.unit !== null || held.told || held.range) return -1;
  if (next?.role !== "quantity" || next.first !== again.last + 1 || !TIME_UNITS.has(next.unit ?? "")) return -1;
  const thing = headAfter(tokens, held.number.last);
  if (thing < 0 || again.first - thing > LONGEST_REPAIR) return -1;
  const makes = at(tokens, again.first - 2) === "make" && again.first === thing + 3;
  if (!makes && repairBetween(tokens, thing + 1, again.first) !== "taken back") return -1;
  if (timesApart(valueOf(held), valueOf(again)) > Math.log(FARTHEST_CREW)) return -1;
  change(said, kept.length - 1, again, thing + 1, again.last);
  said.taken[again.last] = TAKEN_BACK;
  return again.last;
});

/** "On second thought, quote twelve of each": as many of all that was counted alike. */
export const countsEach: SaidAnew = cued(oneOf(EDIT_TERMS, REVISING), (said, again) => {
  if (again.role !== "quantity" || again.range) return -1;
  const { kept, tokens } = said;
  const end = again.number.last + 2;
  if (at(tokens, end - 1) !== "of" || at(tokens, end) !== "each" || !ends(tokens, end) || kept.length < 2) return -1;
  const behind = kept.findLast(({ last }) => last < again.first)?.last ?? -1;
  let from = again.first;
  let revises = false;
  while (from > Math.max(behind + 1, again.first - EACH_REACH) && !beginsSentence(tokens[from])) {
    from--;
    revises ||= REVISING.has(at(tokens, from)) || EDIT_TERMS.has(at(tokens, from));
  }
  const places = [...kept.keys()].filter((place) => isPriced(kept, place));
  const counts = new Set(places.map((place) => valueOf(kept[place] ?? again)));
  const [count = 0] = counts;
  if (!revises || places.length < 2 || counts.size !== 1) return -1;
  if (timesApart(count, valueOf(again)) > Math.log(FARTHEST)) return -1;
  for (const place of places) change(said, place, again, from, end);
  return end;
});

/** Where the words begin that lead from "no" to a bare number: of "no, they get fifteen"; -1 when others stand there. */
function noBefore(tokens: readonly Token[], first: number): number {
  for (let index = first - 1; index > first - AGAIN_REACH && GETTING.has(at(tokens, index)); index--)
    if (at(tokens, index) === "no") return index;
  return -1;
}

/** "Ten percent off since it's the church. No, they get fifteen, I always give them fifteen": another share. */
export const changesShare: SaidAnew = cued(oneOf(["no"]), (said, again) => {
  const { kept, tokens, taken } = said;
  const held = kept.at(-1);
  const bare = again.role === "money" && !again.per && !again.sure && again.unit === null;
  if (held?.role !== "percent" || again.range || !bare || again.last !== again.number.last || !ends(tokens, again.last))
    return -1;
  const { corrected } = held;
  const value = again.number.readings[0]?.value ?? 0;
  if (corrected && value === held.number.readings[0]?.value && again.first - corrected.last < AGAIN_REACH) {
    for (let index = corrected.last + 1; index < again.first; index++) if (!GETTING.has(at(tokens, index))) return -1;
    taken.fill(ENDS_LINE, corrected.last + 1, again.last + 1);
    return again.last;
  }
  const no = noBefore(tokens, again.first);
  if (no < 0 || no === again.first - 1 || again.first - held.last > SHARE_REACH || value >= MOST) return -1;
  if (timesApart(value, valueOf(held)) > Math.log(FARTHEST_SHARE)) return -1;
  change(said, kept.length - 1, again, no, again.last);
  taken[again.last] = ENDS_LINE;
  return again.last;
});

/** "Twenty percent deposit. | Twenty-five, sorry.": a bare number that is a whole sentence and begs pardon for the share before it. */
export const pardonsShare: SaidAnew = cued(oneOf(PARDONING), (said, again) => {
  const { kept, tokens, taken } = said;
  const held = kept.at(-1);
  const bare = again.role === "money" && !again.per && !again.sure && again.unit === null && !again.range;
  if (held?.role !== "percent" || !bare || !beginsSentence(tokens[again.first])) return -1;
  const end = pardonEnd(tokens, again.last);
  if (end < 0 || again.first - held.last > SHARE_REACH || dollarsOf(again) > MOST_PARDONED) return -1;
  change(said, kept.length - 1, again, again.first, end);
  taken[end] = ENDS_LINE;
  return end;
});
/** No share is more than the whole. */
const MOST_PARDONED = 100;

const LEADS_TO_RATE = wordSet("should be is to read say says at now make it it's goes go went up down that's $");
const [RATE_REACH, FARTHEST_RATE] = [7, 2];
const OPENS_CLAUSE = wordSet("the my our and oh so but make put change");

/** "Twenty hours at $70 an hour ... the hourly rate should read $72": the one price by the hour that was said gets the other. */
export const setsHourly: SaidAnew = cued(oneOf(["hourly"]), (said, again) => {
  const { kept, tokens } = said;
  if (again.role !== "money" || again.range || !(ends(tokens, again.last) && (again.unit ?? "hour") === "hour"))
    return -1;
  let from = again.first - 1;
  while (from > again.first - RATE_REACH && LEADS_TO_RATE.has(at(tokens, from))) from--;
  if (at(tokens, from) === "rate") from--;
  const isIt = (held: Figure) => held.role === "money" && held.per && held.unit === "hour" && !held.told;
  const place = kept.findIndex(isIt);
  const held = kept[place];
  if (at(tokens, from) !== "hourly" || !held || kept.findLastIndex(isIt) !== place) return -1;
  if (timesApart(valueOf(held), dollarsOf(again)) > Math.log(FARTHEST_RATE)) return -1;
  while (OPENS_CLAUSE.has(at(tokens, from - 1)) && !beginsSentence(tokens[from])) from--;
  change(said, place, again, from, again.last);
  return again.last;
});
