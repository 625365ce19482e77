import { wordSet } from "#shared/word-set.ts";
import { ARTICLES, BETWEEN, FIRST_PERSON, LEAST, SUBJECT, wordsBefore, wordsFrom } from "../words/sentence-words.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { PASSED_OVER } from "../words/taken.ts";
import { at, beginsSentence, isJoined, type Token } from "../words/tokens.ts";
import { looksPlural, singular } from "../words/units.ts";
import { CURRENCY } from "../words/words.ts";
import { Place } from "./number-place.ts";
import { perUnit } from "./per-unit.ts";

/** What other people do with prices of their own. */
const ASKING = wordSet("quoted charged bid wanted asked");
/** The same, and what it also does here: only those who sell or buy elsewhere are meant. */
const TRADING = wordSet("charges charge wants paid pays offered quotes gets told said gave had");
/** Who was told a price by somebody else. */
const HEARERS = wordSet("him her them em");
/** "I heard Foster and Sons wanted": what the speaker only knows of others. */
const HEARING = wordSet("heard hear understand believe gather");
/** They sell the same, or were sold it. */
const COMPETITORS = wordSet(
  "friend guy guys neighbor competitor competitors company contractor somebody someone else insurance brother cousin outfit place shop roofer plumber electrician painter others people dealer dealership store stores depot lowe's lowes vet dentist salon agency chain rival mechanic tailor bakery nextdoor fella fellow feller ole uncle sister seller sellers",
);
/** True for somebody who sells the same. */
export const isRival = (word: string): boolean => COMPETITORS.has(word);
/** No more words stand between a number and the verb: "told the Beckers about". */
const FARTHEST_VERB = 5;
const ONES = wordSet("he she they who nobody everybody everyone");

const isRivalNamed = (word: string): boolean => COMPETITORS.has(word) || COMPETITORS.has(singular(word));

/** "The other shops charge", "they'd charge"; but behind one of them "charge" is an order: "chain replacement, charge him forty". */
const MODALS = wordSet("would will could might can may did does didn't wouldn't");
const isOne = (word: string): boolean => !looksPlural(word) && word !== "people";

/** "He'd do it for", "who'd do the whole thing for": what somebody offers, behind the verb. */
const OFFER =
  /^for (?:it|this|that|(?:thing|job) (?:whole )?(?:the|this)) do (?:(?:he|she|they|who)'d|would (?:he|she|they|who))/;
const LONGEST_OFFER = 7;

/** The words of such an offer, the nearest to the price first, or "". */
function offerBefore({ number, around }: Place): string {
  if (at(around.tokens, number.first - 1) !== "for") return "";
  return OFFER.exec(wordsBefore(around.tokens, number.first, LONGEST_OFFER).join(" "))?.[0] ?? "";
}

/** "Told him about", "told the Beckers": who was told, between the verb and the price. */
const isBetween = ({ tokens, taken }: Place["around"], index: number): boolean =>
  BETWEEN.has(at(tokens, index)) ||
  taken[index] === PASSED_OVER ||
  (at(tokens, index) === "the" && taken[index + 1] === PASSED_OVER);

const CHEAPER = wordSet("another other second cheaper lower better");
const HAD = wordSet("price quote bid estimate offer quoted number figure");
/** "They'd heard | 21,000 from the big company". */
const HEARD = wordSet("heard seen");
/** How far behind "from" somebody may be named, and before a price what it is: "a bid of about". */
const [WHOM_REACH, HAD_REACH] = [4, 3];

/** "A price of 900 from the big guys", "quoted twelve hundred by another shop", "they'd heard 21,000 from the big company". */
function isHadFromRival({ around: { tokens }, said, after, next }: Place): boolean {
  const from = CURRENCY.has(after) ? next + 1 : next;
  if (
    (at(tokens, from) !== "from" && at(tokens, from) !== "by") ||
    !said.slice(0, HAD_REACH).some((word) => HAD.has(word) || HEARD.has(word))
  )
    return false;
  const whom = wordsFrom(tokens, from + 1, WHOM_REACH);
  const rival = whom.findIndex((word) => COMPETITORS.has(word) || COMPETITORS.has(singular(word)));
  return rival >= 0 && !whom.slice(0, rival).some((word) => FIRST_PERSON.has(word));
}

const ANOTHER = wordSet("other second third");
/** "One place told me six forty and the other one | five ninety": the one told of before asked it as well. */
function isAskedByTheOther({ number, around }: Place): boolean {
  const { tokens } = around;
  let index = number.first - 1;
  while (index > 0 && (LEADS_ON.has(at(tokens, index)) || isRivalNamed(at(tokens, index)))) index--;
  if (!ANOTHER.has(at(tokens, index)) || at(tokens, index - 1) !== "the" || at(tokens, index - 2) !== "and")
    return false;
  for (let back = index - 3; back > index - 3 - LONGEST_SUM; back--) {
    const before = around.numberAt(back);
    if (before) return before.last === index - 3 && isAskedByOne(new Place(before, around));
  }
  return false;
}
const LEADS_ON = wordSet("one at was said says about $");
const LONGEST_SUM = 6;

/** "Ninety | by the other company". */
export const isByOthers = ({ around: { tokens }, after, next }: Place): boolean =>
  after === "by" || (CURRENCY.has(after) && at(tokens, next + 1) === "by");

const IS_CHARGED = wordSet("is are was were be gets got");

/** "The dealer wanted seven hundred", "her neighbor paid two fifty": the price of somebody else. */
function isAskedByOne(place: Place): boolean {
  const { number, around, value, unit, plural, after, next } = place;
  const { tokens, nouns } = around;
  const currency = CURRENCY.has(after);
  if (unit !== null || (plural && !currency)) return false;
  // "the guy down the road charges a dollar forty"
  const cents = after === "dollar" && around.isNumberAt(next + 1);
  if (value < LEAST && !cents && !perUnit(tokens, currency ? next + 1 : next, nouns, true)) return false;
  if (isHadFromRival(place)) return true;
  // "she had another offer at two thousand"
  const [lead = "", what = "", which = ""] = place.said;
  if (/^(?:at|of|for)$/.test(lead) && HAD.has(what) && CHEAPER.has(which)) return true;
  const offer = offerBefore(place);
  // "a nephew who'd do the whole thing for six hundred"
  if (offer.includes("who")) return true;
  let verb = number.first - 1 - (offer === "" ? 0 : offer.split(" ").length);
  while (verb > number.first - FARTHEST_VERB && isBetween(around, verb)) verb--;
  if (isRivalBid(tokens, verb)) return true;
  if (!ASKING.has(at(tokens, verb)) && !TRADING.has(at(tokens, verb))) return false;
  // "her uncle paid two hundred already": to us
  if (at(tokens, verb) === "paid" && wordsFrom(tokens, next, SUBJECT).includes("already")) return false;
  const subject = wordsBefore(tokens, verb, SUBJECT);
  const ours = subject.findIndex((word) => FIRST_PERSON.has(word));
  // "another fellow told them three thousand": whoever it is, it is not we who said so
  if (at(tokens, verb) === "told" && HEARERS.has(at(tokens, verb + 1)) && ours < 0 && subject.length > 0)
    // "house lockout, told him ninety": without a subject it was we
    return isJoined(tokens[verb]);
  const ordered = at(tokens, verb) === "charge" && !MODALS.has(subject[0] ?? "");
  const theirs = subject.findIndex(
    (word, back) =>
      (isRivalNamed(word) && !(ordered && isOne(word))) || (word === "buddy" && ARTICLES.has(subject[back + 1] ?? "")),
  );
  if (theirs >= 0 && (ours < 0 || theirs < ours)) return true;
  if (ASKING.has(at(tokens, verb)) && HEARING.has(subject[ours - 1] ?? "")) return true;
  // "one missed session was charged at thirty": here; "was charged at ninety by the other company"
  const passive = IS_CHARGED.has(subject[0] ?? "") && at(tokens, verb + 1) === "at" && !isByOthers(place);
  if (!ASKING.has(at(tokens, verb)) || ours >= 0 || passive) return false;
  return ONES.has(subject[0] ?? "") || subject.slice(0, 4).some((word) => ARTICLES.has(word));
}

/** "He asked | what the big box store charges, and it's", "she looked up what Lowe's gets for one and they're". */
const ASKED_ABOUT =
  /(?:^| )(?:he|she|they)(?:'d|'s|'ve)?(?: \S+)? (?:asked|asks|wondered|checked|looked up|looked into|found out|knows|saw|googled)(?: me| us)? what((?: \S+){1,5}?) (?:charges?|gets?|asks?|wants?|sells?)(?: \S+){0,3}? (?:it's|that's|they're|it is|they are|it was|that was|(?:they|he|she) said)(?: about| around| like| over| only)*$/;
const ASKED_REACH = 18;
/** The price of another that they asked about; "he asked what we charge and it's ninety" is ours. */
function isAskedAbout({ number, around: { tokens }, said }: Place): boolean {
  if (!said.includes("what")) return false;
  const words = wordsBefore(tokens, number.first, ASKED_REACH).filter((word) => word !== "$");
  const who = ASKED_ABOUT.exec(words.reverse().join(" "))?.[1]?.trim().split(" ") ?? [];
  return who.some(isRivalNamed) && !who.some((word) => FIRST_PERSON.has(word));
}

const SERVICES = wordSet("service firm");
/** "She'd asked a rental service: | $160 a month": whom somebody asked for a price of their own. */
function isAskedOfFirm({ said }: Place): boolean {
  const firm = said[0] === "$" ? 1 : 0;
  const name = said[firm] ?? "";
  if (!SERVICES.has(name) && !isRivalNamed(name)) return false;
  const asked = said.indexOf("asked", firm + 1);
  if (asked < 0 || asked > firm + FARTHEST_VERB || !/^(?:an?|another|some)$/.test(said[asked - 1] ?? "")) return false;
  return /^(?:he|she|they)(?:'d|'ve)?$/.test(said[asked + 1] ?? "") || ONES.has(said[asked + 2] ?? "");
}

const RIVAL = wordSet("other another last next second first competing cheaper lowest their");
const BIDS = wordSet(
  "bid bids quote estimate price outfit company contractor guy guys crew shop neighbor friend place",
);
/** What leads from a rival to what he asks: "came in at", "got it done for", "was at". */
const REACHING = wordSet("came comes come in at was is were got get it done for up with out");
const LONGEST_REACH = 6;

/** "Another bid came in at", "their neighbor got it done for", "the other guy was at". */
function isRivalBid(tokens: readonly Token[], last: number): boolean {
  let index = last;
  while (index > last - LONGEST_REACH && REACHING.has(at(tokens, index)) && !beginsSentence(tokens[index])) index--;
  return index < last && BIDS.has(at(tokens, index)) && RIVAL.has(at(tokens, index - 1));
}

/** Each such talk has one of these, or a rival. */
const tellsOfRivals = oneOf(ASKING, TRADING, CHEAPER, ANOTHER, RIVAL, HEARD, ["do", "what"]);

/** "The dealer wanted seven hundred", "one place told me six forty and the other one five ninety": the price of somebody else, or of two of them. */
export const isAskedByOthers = cued(
  (word) => tellsOfRivals(word) || isRivalNamed(word),
  (place: Place): boolean =>
    isAskedByOne(place) || isAskedByTheOther(place) || isAskedAbout(place) || isAskedOfFirm(place),
);
