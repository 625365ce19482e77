import { wordSet } from "#shared/word-set.ts";
import { at, beginsSentence, type Token } from "../words/tokens.ts";

const PARTS = wordSet("half third quarter rest balance remainder");
/** Between two parts of a price: "half today | and the other | half". */
const JOINS = wordSet("and then the other a one");
/** So many words tell when the first part is due: "when they hand me the key". */
const LONGEST = 8;
const MOST_NAMED = 3;
const NOW = wordSet("today tonight now");
const LEADS = wordSet("at on with upon");
const WHEN = wordSet("when once");
/** What comes before the work: "at template", "with the signed proof", "at pick up". */
const BEFORE_WORK = wordSet(
  "template templating pickup dropoff proof proofs order contract agreement booking approval signing signature start measure fitting",
);
const PICKING = wordSet("pick drop sign start");
const UP = wordSet("up off");
const DETERMINERS = wordSet("the a an his her their your my our signed approved final");
const WHO = wordSet("i we you he she they");
/** What is asked for and no price of a thing: "she can pay | 2000 when I order". */
const PAYING = wordSet("pay pays want need get take takes gives give");
const HOLDS = wordSet("holds reserves secures books locks");
const DATE = wordSet("date day dates spot slot weekend");
/** "Want like a | thousand". */
const PAY_REACH = 3;
const ABOUT = wordSet("a an about like around another at least roughly say maybe $ me us the");
/** What begins the work: "when we bring the lift in", "when they hand me the key". */
const BEGINNING = wordSet(
  "bring start begin walk pick drop drops hand hands order load unload mobilize sign signs approve approves book books",
);

/** Where the next part of the price begins behind a first one, or -1. */
function nextPart(tokens: readonly Token[], from: number): number {
  for (let index = from; index <= from + LONGEST; index++) {
    if (PARTS.has(at(tokens, index))) return index;
    if (index > from && beginsSentence(tokens[index]) && !JOINS.has(at(tokens, index))) return -1;
  }
  return -1;
}

const DOING = wordSet("do doing did does mow paint clean finish work deliver install");
const LATER = wordSet("tomorrow next later monday tuesday wednesday thursday friday saturday sunday");

/** "We do half today and half tomorrow": so the work is done, and not paid. */
const isWorked = (tokens: readonly Token[], last: number): boolean =>
  DOING.has(at(tokens, last - 1)) || LATER.has(at(tokens, nextPart(tokens, last + 1) + 1));

/**
 * "Half | at template, half at install", "half | when they hand me the key and half when they get home": the last token of the words
 * that say that the first of some parts of a price is due before the work, or -1. "Half at rough-in, half at trim" is due in its course.
 */
export function firstPartEnd(tokens: readonly Token[], last: number): number {
  const lead = last + 1;
  let end = nextPart(tokens, lead) - 1;
  if (end < lead || beginsSentence(tokens[lead])) return -1;
  while (JOINS.has(at(tokens, end))) end--;
  if (NOW.has(at(tokens, lead))) return end === lead && !isWorked(tokens, last) ? end : -1;
  if (WHEN.has(at(tokens, lead)))
    return WHO.has(at(tokens, lead + 1)) && BEGINNING.has(at(tokens, lead + 2)) ? end : -1;
  // "half before removal, half after"
  if (at(tokens, lead) === "before") return end > lead && end <= lead + MOST_NAMED ? end : -1;
  if (!LEADS.has(at(tokens, lead))) return -1;
  let event = lead + 1;
  while (DETERMINERS.has(at(tokens, event))) event++;
  if (PICKING.has(at(tokens, event)) && UP.has(at(tokens, event + 1))) event++;
  const isBefore = BEFORE_WORK.has(at(tokens, event)) || UP.has(at(tokens, event));
  return isBefore && event === end ? end : -1;
}

/** The same of a sum that somebody pays or that holds the date: "she can pay 2000 | when I order | and the balance when it lights". */
export function firstSumEnd(tokens: readonly Token[], first: number, last: number): number {
  const lead = last + 1;
  const next = nextPart(tokens, lead);
  // "the rest of the beds"
  if (next < 0 || at(tokens, next) === "half" || at(tokens, next + 1) === "of" || beginsSentence(tokens[lead]))
    return -1;
  if (HOLDS.has(at(tokens, lead))) return DATE.has(at(tokens, lead + 2)) ? lead + 2 : -1;
  for (let back = first - 1; back >= first - PAY_REACH && !beginsSentence(tokens[back + 1]); back--) {
    if (PAYING.has(at(tokens, back))) return WHEN.has(at(tokens, lead)) ? firstPartEnd(tokens, last) : -1;
    // "need gravel three hundred": the price of a thing
    if (!ABOUT.has(at(tokens, back))) return -1;
  }
  return -1;
}
