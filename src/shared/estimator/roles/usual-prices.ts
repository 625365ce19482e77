import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { isNumberWord } from "../words/number-words.ts";
import { FIRST_PERSON, LEAST, SENTENCE, SUBJECT, wordsBefore, wordsFrom } from "../words/sentence-words.ts";
import { at, beginsSentence } from "../words/tokens.ts";
import { CURRENCY, HESITATIONS } from "../words/words.ts";
import type { Place } from "./number-place.ts";

const USUALLY = wordSet("usually normally typically");
const USUAL = wordSet("usual normal typical");
const ITS_PRICE = wordSet("price rate charge fee minimum");
const BEYOND = wordSet("over above past beyond bigger more exceeds waived waive doesn't not fine good okay");
const LEADS = wordSet("is it's charge get ask bill at was");

/** What the talk turns to this time with: "but this one's", "I'll do it for". */
const TURNS = wordSet("but i'll we'll i'm we're i'd today");

/** Words in which a talk turns away. */
const TURN_REACH = 7;

/** True when the talk turns to another price before it says one: "for drain clearing, but". */
function turnsAway({ number, around }: Place): boolean {
  for (let next = number.last + 1; next <= number.last + TURN_REACH; next++) {
    if (around.isNumberAt(next) || beginsSentence(around.tokens[next])) return false;
    if (TURNS.has(at(around.tokens, next))) return true;
  }
  return false;
}

/** "I normally get", "we'd usually charge". */
const ASKS = wordSet("get charge ask bill");
const OURS = wordSet("i we i'd we'd");
/** How far before the price of this time stands. */
const TODAY_REACH = 10;

/** "Do that for five ninety five, he's a good customer, I normally get six forty": the price of this job stands before it. */
function isAskedElsewhere({ around, number, value, after }: Place, before: readonly string[]): boolean {
  if (!ASKS.has(before[0] ?? "") || !USUALLY.has(before[1] ?? "") || !OURS.has(before[2] ?? "")) return false;
  // "I normally get ninety for a haircut"
  if (after === "for" || after === "to" || after === "a" || after === "an" || after === "per") return false;
  for (let back = number.first - 4; back > number.first - 4 - TODAY_REACH && back >= 0; back--) {
    if (/^(?:and|then|the)$/.test(at(around.tokens, back))) return false;
    const today = around.numberAt(back)?.readings[0]?.value ?? 0;
    if (today > 0) return today >= LEAST && today < value;
  }
  return false;
}

/** "I'm waiving it", "I'm throwing it in free", "it's on the house". */
const isGiven = (word: string): boolean =>
  /^(?:waiv(?:e|ed|ing)|free|throw(?:ing)?|house|skip(?:ping)?|zero|gratis|nothing|no)$/.test(word);

/** "Usually I charge seventy but this is for a neighbor", "our minimum is one fifty, this is well over it". */
export const isUsualPrice = cued(oneOf(USUALLY, USUAL, ["minimum"]), (place: Place): boolean => {
  const { tokens } = place.around;
  const { first, last } = place.number;
  const before = at(tokens, first - 1) === "$" ? wordsBefore(tokens, first - 1, SENTENCE) : place.said;
  // "the fee is normally sixty five but I'm waiving it" has it still
  if (USUALLY.has(before[0] ?? "")) return turnsAway(place) && !wordsFrom(tokens, last + 1, SENTENCE).some(isGiven);
  if (!LEADS.has(before[0] ?? "")) return false;
  if (isAskedElsewhere(place, before)) return true;
  if (before.slice(0, 3).includes("minimum"))
    return wordsFrom(tokens, last + 1, SENTENCE).some((word) => BEYOND.has(word));
  const usual = before.some((word, index) => USUAL.has(word) && ITS_PRICE.has(before[index - 1] ?? ""));
  return turnsAway(place) && (usual || before.some((word) => USUALLY.has(word)));
});

const CHARGED = wordSet("quoted charged did billed sold");

/** "This one's smaller", "the new one is": this job, set against the one before. */
const THIS_ONE = /^(?:and |so )?(?:this|the new|your|her|his|their) (?:one(?:'s)?|job(?:'s)?|time)(?: |$)/;

const WAS = wordSet("was were cost ran");
/** "We quoted the last one at nine hundred but", "we did the Hobart job last spring for four grand, this one's smaller": of another job. */
function isOfLastJob({ around, said: before, next }: Place): boolean {
  // asked of every price: what follows is looked at last
  const was = WAS.has(before[0] ?? "");
  const charged =
    before.includes("last") &&
    before.some((word, place) => CHARGED.has(word) && FIRST_PERSON.has(before[place + 1] ?? ""));
  if (!was && !charged) return false;
  const { tokens } = around;
  const turn = [0, 1, 2, 3].map((step) => at(tokens, next + step)).join(" ");
  // "the cousin's cabin was four thousand but this one is smaller"
  if (was && turn.startsWith("but ") && THIS_ONE.test(turn.slice(4))) return true;
  return charged && (wordsFrom(tokens, next, SUBJECT).includes("but") || THIS_ONE.test(turn));
}

const TURNING = wordSet("so but now this today today's");
const OTHER_TIME = wordSet("last next");
const ORDERED = wordSet("wanted asked needed");

const COMPARING = wordSet("as like from than since");

const IS_NOW = wordSet("is are it's that's");
const GOES_ON = wordSet("and then plus");

const YEARS = wordSet("year season spring summer fall winter");
const LISTED = wordSet("retail retails msrp sticker");

/** "I told him to just call me next time | um virus cleanup ninety": behind a hesitation things are named, and nobody says what it was. */
const hesitatesThen = (since: readonly string[]): boolean =>
  HESITATIONS.has(since.at(-1) ?? "") && !since.some((word) => TELLS_ON.has(word));
/** How far before "next time" the clause begins that says what something is for. */
const PURPOSE_REACH = 9;
const TELLS_ON = wordSet("it it's was were is i we i'd we'd he she they that charged charge did paid");

/** "Last time it was two hundred", "next time it's ninety", "last year we charged eleven hundred, this year it's twelve fifty", "retail is nineteen hundred, I'm selling it for fifteen hundred". */
export const isOfOtherTimes = cued(oneOf(["last", "next", "now", "but"], YEARS, LISTED), (place: Place): boolean => {
  const { around, said: before, next, unit, plural } = place;
  const { tokens } = around;
  // "last time we did it for twenty bucks a head"
  if (unit !== null || (plural && !CURRENCY.has(place.after))) return false;
  if (isOfLastJob(place)) return true;
  const time = before.indexOf("time");
  if (time >= 0) {
    const since = before.slice(0, time);
    // "two risers so we don't have to dig next time, three hundred each"
    if (since.length === 0 && before.slice(time + 3, time + 3 + PURPOSE_REACH).includes("so")) return false;
    // "they charged her four hundred last time and paint is ninety"
    if (IS_NOW.has(before[0] ?? "") && since.some((word) => GOES_ON.has(word))) return false;
    // "last time it was ninety, so do it for a hundred"
    // "last time it was two hundred, do it for two fifty": that number is of the other time already
    const turned = since.some((word) => TURNING.has(word) || isNumberWord(word)) || hesitatesThen(since);
    // "same as last time, mow forty five"
    // "the last time they also wanted the garage swept, that was ninety": it was ordered then, and is billed now
    const was = before[0] === "$" ? 1 : 0;
    const ordered = before[was] === "was" && before[was + 1] === "that" && since.some((word) => ORDERED.has(word));
    if (ordered) return false;
    if (OTHER_TIME.has(before[time + 1] ?? "") && !turned && !COMPARING.has(before[time + 2] ?? "")) return true;
  }
  // "in 2021 for nine hundred, this year it's eleven hundred"
  const year = before.some(
    (word, index) =>
      (before[index + 1] === "last" && YEARS.has(word)) || (before[index + 1] === "in" && /^(?:19|20)\d\d$/.test(word)),
  );
  if (year) {
    const after = wordsFrom(tokens, next, SENTENCE);
    return after.some((word, index) => word === "now" || (word === "this" && YEARS.has(after[index + 1] ?? "")));
  }
  return (
    before.some((word) => LISTED.has(word)) &&
    wordsFrom(tokens, next, SUBJECT).some((word) => FIRST_PERSON.has(word) || word === "but")
  );
});

const BOUNDS = wordSet("over under above below within past beyond");
const FREE = wordSet("free included charge waived");

/** "The delivery is free over ten yards", "free over fifty dollars". */
export const isThreshold = cued(
  oneOf(FREE),
  ({ before, around, number }: Place): boolean => BOUNDS.has(before) && FREE.has(at(around.tokens, number.first - 2)),
);
