import { wordSet } from "#shared/word-set.ts";
import { dollarsOf, isWithin, type Figure } from "../numbers/figure.ts";
import { readNumber, type SpokenNumber } from "../numbers/numbers.ts";
import { EDIT_TERMS, timesApart } from "../numbers/repairs.ts";
import { headAfter, isThing } from "../words/nearby.ts";
import { saysBetween } from "../words/sentence-words.ts";
import { ENDS_LINE, PASSED_OVER, TAKEN_BACK } from "../words/taken.ts";
import { at, beginsSentence, isJoined, joined, type Token } from "../words/tokens.ts";
import { endsLikePlural, looksPlural, singular } from "../words/units.ts";
import { CREW, FILLERS, LEADING_TO_PRICE } from "../words/words.ts";
import { FEWER } from "./changed-figures.ts";
import { EDIT_REST, isMeasured } from "./counted-anew.ts";
import { countReasonEnd } from "./count-reasons.ts";
import { valueOf } from "./counts.ts";
import { correctedBy, pardonEnd, type Said } from "./said-anew.ts";

/** What leads to a count that holds whatever was counted before: "it's only", "so just bill", "we're down to". */
const SAYS_COUNT = wordSet(
  "it's its it is that's that there's there were are was so only just now make makes made bill charge count we're they're be should gonna going go asked ended bringing getting having have has got down up actually really do say comes came turned turns out to",
);
/** Behind some of those: "asked for", "go with", "comes to". */
const PREPOSITIONS = wordSet("for with at");
const BEFORE_PREPOSITION = wordSet("asked go going up down ended comes came");
/** A count behind one of these is that of what was said before them: "the pantry needs six doors". */
const BE = wordSet("is are was were should be have has got");
const NEUTRAL = wordSet("it that there which this these count they he she we");
/** With one of these something comes on top, and nothing is counted anew. */
const ADDING = wordSet("and also too plus add adding another more other extra additional second then");
/** These sum up, whatever was said to come on top before: "there's two more, so that makes it four heads". */
const SUMMING = wordSet("so makes make");
const AT = wordSet("at for");
/** Behind "it's fifty two feet" another clause begins. */
const BEGINS_CLAUSE = wordSet("the his her their");
/** What takes back a count behind it: "four mics, I mean". */
const I_MEAN = wordSet("mean meant");
/** Who told how many there are: "Coach just texted, | forty two plaques". */
const NEWS = wordSet(
  "called texted emailed wrote phoned messaged says said counted checked calling hold hang wait actually",
);
/** What may go on behind things that are counted anew. */
const GOES_ON = wordSet("and but so because since cause now total altogether i he she they we");
const IN_THE_END = ["in", "the", "end"];
const DENYING = [["not"], ["and", "not"], ["instead", "of"], ["rather", "than"]];
/** How far back the count stands that holds no more, and the price of it. */
const [REACH, PRICE_REACH] = [90, 8];
/** A count is corrected by one of its own size; among small ones any may be meant for any other. */
const [FARTHEST, SMALL_COUNT] = [3, 12];
const A_CENT = 0.01;
/** How far before those words their clause may say why. */
const WHY_REACH = 14;
/** Who a reason is told of, or what one does who finds out: "I've got it written down here, | it's fifty two feet". */
const TELLS_WHY = wordSet(
  "i i've i'm he he's she she's they they've they're we we've somebody one looking walking counting turns with looks now oh",
);
const THEM = wordSet("those them these");

/** The last token of what a number counts: of "eight locks", "two hundred feet", "four of those bouquets"; -1 for none. */
function thingEnd(figure: Figure, tokens: readonly Token[]): number {
  const { last } = figure.number;
  if (isMeasured(figure)) return figure.last;
  const ofThem = at(tokens, last + 1) === "of" && THEM.has(at(tokens, last + 2));
  if (ofThem && looksPlural(joined(tokens, last + 3))) return last + 3;
  // "the tvs: three of them"
  if (ofThem) return topicBefore(tokens, figure.first) < 0 ? -1 : last + 2;
  if (looksPlural(joined(tokens, last + 1))) return last + 1;
  const head = headAfter(tokens, last);
  if (head >= 0) return head;
  if (endsLikePlural(joined(tokens, last + 2))) return last + 2;
  // "only one replacement"
  return valueOf(figure) === 1 && isJoined(tokens[last + 1]) ? last + 1 : -1;
}

/** The longest number that begins at a token: "five" of "not five and I take", or null. */
function numberFrom(tokens: readonly Token[], first: number): SpokenNumber | null {
  for (let limit = first + LONGEST_NUMBER; limit > first; limit--) {
    const number = readNumber(tokens, first, limit);
    if (number) return number;
  }
  return null;
}
const LONGEST_NUMBER = 4;

const OF_WHAT = wordSet("on for of");
const THE = wordSet("the that his her their");
/** "Six hours | on the dj, not five": the last token of what a count is said to be of, before a denial; else that of the count. */
function ofWhatEnd(tokens: readonly Token[], thing: number): number {
  if (!OF_WHAT.has(joined(tokens, thing + 1)) || !THE.has(joined(tokens, thing + 2))) return thing;
  const not = [4, 5].find((step) => DENYING.some(([word]) => at(tokens, thing + step) === word)) ?? 0;
  return not > 0 ? thing + not - 1 : thing;
}

/** "Not six", "instead of the six": the last token of words that deny a count which was said before; -1 for none. */
function deniedBehind(tokens: readonly Token[], thing: number, held: Figure): number {
  const end = ofWhatEnd(tokens, thing);
  for (const lead of DENYING) {
    if (!lead.every((word, offset) => at(tokens, end + 1 + offset) === word)) continue;
    const from = end + 1 + lead.length;
    const first = at(tokens, from) === "the" ? from + 1 : from;
    const number = numberFrom(tokens, first);
    if (number?.readings.some(({ value }) => value === valueOf(held))) return number.last;
  }
  return -1;
}

/** "Four mics, I mean, | there's four people on the panel": the last token of a reason that says the same number again. */
function reasonEnd(tokens: readonly Token[], from: number, again: Figure): number {
  const there = isJoined(tokens[from + 1]) && at(tokens, from + 1) === "there's";
  const number = there ? numberFrom(tokens, from + 2) : null;
  if (number?.readings[0]?.value !== valueOf(again)) return from;
  let end = number.last;
  while (end < from + WHY_REACH && isJoined(tokens[end + 1]) && !REASON_ENDS.has(at(tokens, end + 1))) end++;
  return end;
}
/** Behind something that takes back, these lead to things with the price that they had before. */
const IT_WAS = wordSet("it it's that's was");
const REASON_ENDS = wordSet("and plus then but");

/** Where the words begin that lead to a count: of "we're down to four"; the count itself when none do. */
function leadFrom({ first }: Figure, tokens: readonly Token[]): number {
  let index = first;
  while (index > 0 && isJoined(tokens[index])) {
    const word = at(tokens, index - 1);
    const before = at(tokens, index - 2);
    const led = PREPOSITIONS.has(word) && BEFORE_PREPOSITION.has(before);
    // "better put six tires", "it's just the one oak"
    const put = (word === "put" && before === "better") || (word === "better" && at(tokens, index) === "put");
    const theOne = word === "the" && ONLY.has(before);
    if (!SAYS_COUNT.has(word) && !led && !put && !theOne) break;
    index--;
  }
  return index;
}

const ONLY = wordSet("just only");

/** A count that is said anew, and the last token of what it counts. */
interface Recount {
  again: Figure;
  end: number;
}

/** "The tvs: | three of them": the plural with its article that is a clause's only word before a count, or -1. */
function topicBefore(tokens: readonly Token[], first: number): number {
  const topic = first - 1;
  const named = looksPlural(at(tokens, topic)) && DEFINITE.has(at(tokens, topic - 1));
  return named && (beginsSentence(tokens[topic - 1]) || EDIT_TERMS.has(at(tokens, topic - 2))) ? topic : -1;
}

/** "Bridesmaids there's | five of them": what is counted was named right before. */
function isTopicOf(tokens: readonly Token[], { again, end }: Recount, { first, number: { last } }: Figure): boolean {
  if (at(tokens, last + 1) !== "of" || !THEM.has(at(tokens, last + 2))) return false;
  for (let index = first - 1; index >= first - TOPIC_REACH && !beginsSentence(tokens[index + 1]); index--)
    if (looksPlural(at(tokens, index))) {
      for (let back = 0; end - back > again.number.last; back++)
        if (singular(at(tokens, index - back)) !== singular(at(tokens, end - back))) return false;
      return true;
    }
  return false;
}
const TOPIC_REACH = 4;

const MEASURING = wordSet("measured remeasured taped");
/** How far before a length it is told what was measured again, and before a count what it is of. */
const [MEASURED_REACH, OF_REACH] = [9, 5];

/** "The floor I measured again, it is | 40 feet", "I measured the floor again, it's | forty feet": what was measured, or "". */
function measuredAgain(tokens: readonly Token[], first: number): string {
  for (let index = first - 1; index > first - MEASURED_REACH && !beginsSentence(tokens[index]); index--) {
    if (!MEASURING.has(at(tokens, index))) continue;
    if (THE.has(at(tokens, index + 1))) return at(tokens, index + 2);
    return THE.has(at(tokens, index - 3)) ? at(tokens, index - 2) : "";
  }
  return "";
}

/** True when a thing is named right before a count, or right behind it. */
const isNamedNear = (tokens: readonly Token[], { first, last }: Figure, thing: string): boolean =>
  thing !== "" && tokens.slice(Math.max(0, first - OF_REACH), last + OF_REACH).some(({ norm }) => norm === thing);

/** "40 feet" of 48 square feet: who says feet for short means those; a side is much shorter. */
const isInFeetOf = (again: Figure, held: Figure): boolean =>
  again.unit === "ft" && held.unit === "sq ft" && isWithin(FARTHEST_FEET, valueOf(again), valueOf(held));
const FARTHEST_FEET = 2;

/** "Eight locks" of the locks that were counted, "fifty two feet" of what was measured: the place of the count that it stands for, or -1. */
function heldPlace(kept: readonly Figure[], recount: Recount, tokens: readonly Token[]): number {
  const { again, end } = recount;
  const them = end === again.number.last + 2 && THEM.has(at(tokens, end));
  const thing = singular(at(tokens, them ? topicBefore(tokens, again.first) : end));
  const length = isMeasured(again);
  const told = length ? measuredAgain(tokens, again.first) : "";
  // "I measured the run again" says nothing of which fence, where no run was counted
  const measured = told !== "" && isCounted(kept, told, tokens) ? told : "";
  for (let place = kept.length - 1; place >= 0; place--) {
    const held = kept[place] ?? again;
    if (again.first - held.last > REACH) return -1;
    if (held.role !== "quantity" || held.told || held.range || held.every) continue;
    // "the quarterly visits, four at eighty five"
    const before = AT.has(at(tokens, held.number.last + 1)) && singular(at(tokens, held.first - 1)) === thing;
    if ((before && end === again.number.last + 1) || isTopicOf(tokens, recount, held)) return place;
    if (length && measured !== "" && !isNamedNear(tokens, held, measured)) continue;
    const same = length
      ? held.unit === again.unit || (measured !== "" && isInFeetOf(again, held))
      : !isMeasured(held) &&
        (singular(at(tokens, held.number.last + 1)) === thing ||
          singular(at(tokens, thingEnd(held, tokens))) === thing);
    if (!same) continue;
    // "one bridesmaid dropped out, so it's three bridesmaids": by how many there are fewer
    if (place === kept.length - 1 && place > 0 && saysBetween(FEWER, tokens, held.last, again.first)) continue;
    if (length) return countsLastRate(kept, place, again) ? -1 : place;
    return isNamedSo(recount, held, tokens) ? place : -1;
  }
  return -1;
}

/** "Concrete, 12 yards at ninety a yard, the gravel is sixty a yard and there's | six yards": a count of what was priced last, which has none. */
function countsLastRate(kept: readonly Figure[], place: number, { unit }: Figure): boolean {
  const last = kept.length - 1;
  const isRate = (one: number) => kept[one]?.role === "money" && kept[one].per && kept[one].unit === unit;
  const counted = isRate(place + 1) || isRate(place - 1);
  return counted && last > place + (isRate(place + 1) ? 1 : 0) && isRate(last) && kept[last - 1]?.role === "money";
}

/** True when something of that name was counted. */
const isCounted = (kept: readonly Figure[], name: string, tokens: readonly Token[]): boolean =>
  kept.some((held) => held.role === "quantity" && isNamedNear(tokens, held, name));

/** True when all words of a thing stand behind the count before as well: "four interior doors" behind six exterior ones are others. */
function isNamedSo({ again, end }: Recount, held: Figure, tokens: readonly Token[]): boolean {
  const own = tokens.slice(again.number.last + 1, end);
  const known = new Set(tokens.slice(held.number.last + 1, held.number.last + 5).map(({ norm }) => singular(norm)));
  return own.every(({ norm }) => norm === "of" || THEM.has(norm) || known.has(singular(norm)));
}

/** How far behind a count and how far before it its thing may be named: "four pairs of pants", "visits, four". */
const [NAMED_BEHIND, NAMED_BEFORE] = [4, 1];

/** "The pants are five pairs": the definite thing before the verb is the one that was counted. */
function namesHeld(tokens: readonly Token[], subject: number, { first, number }: Figure): boolean {
  if (!DEFINITE.has(at(tokens, subject - 1))) return false;
  const thing = singular(at(tokens, subject));
  for (let index = first - NAMED_BEFORE; index <= number.last + NAMED_BEHIND; index++)
    if (singular(at(tokens, index)) === thing) return true;
  return false;
}
const DEFINITE = wordSet("the those his her their");

/** True when a count has a price for each. */
function isPricedEach(kept: readonly Figure[], place: number, tokens: readonly Token[]): boolean {
  const [held, next] = [kept[place], kept[place + 1]];
  if (held === undefined || next?.role !== "money" || next.first - held.last > PRICE_REACH) return false;
  return next.per || LEADING_TO_PRICE.has(at(tokens, next.first - 1));
}

const isEdit = (word: string): boolean => EDIT_TERMS.has(word) || EDIT_REST.has(word) || FILLERS.has(word);

/** Where the clause begins that tells why, before the words that lead to the count; else where the words begin that take back. */
function whyFrom(tokens: readonly Token[], lead: number, behind: number): number {
  let from = lead;
  while (from > behind + 1 && lead - from < WHY_REACH && !beginsSentence(tokens[from])) from--;
  let first = from;
  while (first < lead && isEdit(at(tokens, first))) first++;
  if (first === lead || TELLS_WHY.has(at(tokens, first))) return from;
  let edit = lead;
  while (edit > behind + 1 && isEdit(at(tokens, edit - 1)) && !beginsSentence(tokens[edit])) edit--;
  return edit;
}

/** "Hold on. Coach just texted, | forty two plaques": a count behind a comma, in a sentence that tells of news. */
function tellsNews(tokens: readonly Token[], first: number): boolean {
  if (isJoined(tokens[first]) || beginsSentence(tokens[first])) return false;
  for (let index = first - 1; index > first - WHY_REACH; index--) {
    if (NEWS.has(at(tokens, index))) return true;
    if (beginsSentence(tokens[index])) return false;
  }
  return false;
}

/** True when a count is said by itself: a whole sentence, or directly behind the price of what was counted before. */
function standsAlone(
  { again, end }: Recount,
  kept: readonly Figure[],
  place: number,
  tokens: readonly Token[],
): boolean {
  const reasoned = countReasonEnd(tokens, end + 1) >= 0;
  const ends =
    reasoned || !isJoined(tokens[end + 1]) || EDIT_TERMS.has(at(tokens, end + 1)) || at(tokens, end + 1) === "i";
  const [last] = kept.slice(-1);
  const isPassed = (word: string) => FILLERS.has(word) || (reasoned && EDIT_TERMS.has(word));
  let before = again.first - 1;
  while (isPassed(at(tokens, before))) before--;
  const behind = last !== undefined && before === last.last && place >= kept.length - 2;
  const whole = beginsSentence(tokens[again.first]) && beginsSentence(tokens[end + 1]);
  return ends && (whole || behind || (place >= kept.length - 2 && tellsNews(tokens, again.first)));
}

/**
 * "Ten more chairs than I said, that's 160 chairs", "one of the bridesmaids dropped out so it's four": by how many there are
 * more or fewer was the reason, and counts nothing. So were the people of "six hours at fifty. Two men, so twelve hours".
 * Returns where the reason begins that ends right before the count, or -1.
 */
function dropReasons(kept: Figure[], place: number, lead: number, again: Figure, tokens: readonly Token[]): number {
  const held = kept[place] ?? again;
  const apart = Math.abs(valueOf(held) - valueOf(again));
  for (let index = kept.length - 1; index > place; index--) {
    const { first, last, role, number } = kept[index] ?? { first: 0, last: 0, role: "money", number: null };
    if (lead - last > WHY_REACH) return -1;
    const fewer =
      role === "quantity" && number?.readings[0]?.value === apart && saysBetween(FEWER, tokens, last, lead + 1);
    const people = role === "quantity" && CREW.has(singular(at(tokens, (number?.last ?? last) + 1)));
    const crew = people && (number?.readings[0]?.value ?? 0) * valueOf(held) === valueOf(again);
    if ((fewer || crew) && index === kept.length - 1) {
      kept.pop();
      let from = first;
      while (OPENING.has(at(tokens, from - 1))) from--;
      return from;
    }
    const more = MORE.has(at(tokens, (number?.last ?? last) + 1)) || MORE.has(at(tokens, first - 1));
    if (role === "quantity" && more && number?.readings[0]?.value === apart) kept.splice(index, 1);
  }
  return -1;
}
const OPENING = wordSet("oh and but um uh");
const MORE = wordSet("more fewer less extra additional other");

/**
 * "Rekey seven locks at twenty two each ... it's only eight locks", "so just bill three lessons", "down to four of those
 * bouquets", "twelve months, not six": the things that were counted before, counted anew with no price of their own. The
 * later count holds. Returns the last token that says so, or -1.
 */
export function recountedEnd({ kept, tokens, taken }: Said, again: Figure, next: Figure | undefined): number {
  if (again.role !== "quantity" || again.per || again.range || again.every) return -1;
  const thing = thingEnd(again, tokens);
  if (thing < 0) return -1;
  const recount: Recount = { again, end: thing };
  const place = heldPlace(kept, recount, tokens);
  const held = place < 0 ? undefined : kept[place];
  if (!held || valueOf(held) === valueOf(again) || !isPricedEach(kept, place, tokens)) return -1;
  // "two guys six hours at fifty, so that's twelve hours"
  if (kept.slice(Math.max(0, place - 2), place).some((by) => valueOf(by) * valueOf(held) === valueOf(again))) return -1;
  const small = Math.max(valueOf(held), valueOf(again)) <= SMALL_COUNT;
  if (!small && timesApart(valueOf(held), valueOf(again)) > Math.log(FARTHEST)) return -1;
  const denied = deniedBehind(tokens, thing, held);
  const inTheEnd = IN_THE_END.every((word, offset) => at(tokens, thing + 1 + offset) === word);
  const meant = at(tokens, thing + 1) === "i" && I_MEAN.has(at(tokens, thing + 2));
  const pardon = beginsSentence(tokens[again.first]) ? pardonEnd(tokens, thing) : -1;
  const why = meant || inTheEnd || denied >= 0 || pardon >= 0 ? -1 : countReasonEnd(tokens, thing + 1);
  const counted = denied >= 0 ? denied : inTheEnd ? thing + IN_THE_END.length : Math.max(why, thing);
  const said = pardon >= 0 ? pardon : counted;
  const end = meant ? reasonEnd(tokens, thing + 2, again) : said;
  const lead = leadFrom(again, tokens);
  const begins = lead < again.first && BEGINS_CLAUSE.has(at(tokens, end + 1));
  // "that's 160 chairs | and 16 tables"
  const chained =
    lead === again.first &&
    at(tokens, lead - 1) === "and" &&
    kept.some(({ corrected }) => corrected !== null) &&
    (taken[lead - 2] ?? 0) > PASSED_OVER;
  // "it's eight tables and eighty chairs | tent stays the same"
  const ofThing = chained && thing === again.number.last + 1 && isThing(at(tokens, end + 1));
  // "not five | travel is thirty", but "not five at thirty"
  const leavesOff = denied >= 0 && !AT.has(at(tokens, end + 1)) && numberFrom(tokens, end + 1) === null;
  const settled = why >= 0 || leavesOff || begins || ofThing;
  const goesOn = !settled && isJoined(tokens[end + 1]) && !GOES_ON.has(at(tokens, end + 1));
  const leads = AT.has(joined(tokens, end + 1)) ? end + 2 : end + 1;
  const priced = next?.role === "money" && next.first === leads && isJoined(tokens[leads]);
  // "seven heads and it was | two valves at one thirty five each"
  const samePrice =
    priced &&
    lead < again.first &&
    saysBetween(EDIT_TERMS, tokens, held.last + 1, lead) &&
    dollarsOf(next) === dollarsOf(kept[place + 1] ?? again) &&
    IT_WAS.has(at(tokens, lead));
  // "two hours at ninety five, no, he showed me another leg so three hours | two eighty five"
  const rate = dollarsOf(kept[place + 1] ?? again);
  const isSum =
    next?.role === "money" &&
    next.first === end + 1 &&
    isJoined(tokens[next.first]) &&
    saysBetween(SUMMING, tokens, lead, again.first) &&
    Math.abs(dollarsOf(next) - rate * valueOf(again)) < A_CENT;
  if (samePrice || isSum) {
    kept[place] = correctedBy(held, again);
    taken.fill(TAKEN_BACK, lead, next.last);
    taken[next.last] = ENDS_LINE;
    return next.last;
  }
  if ((goesOn && !meant) || priced) return -1;
  const settles = denied >= 0 || inTheEnd || meant;
  if (lead === again.first && !settles && !chained && pardon < 0 && !standsAlone(recount, kept, place, tokens))
    return -1;
  const before = at(tokens, lead - 1);
  // "the pants are five pairs" of four pairs of pants
  const subject = namesHeld(tokens, lead - 1, held);
  if (BE.has(at(tokens, lead)) && isJoined(tokens[lead]) && !NEUTRAL.has(before) && !subject) return -1;
  const behind = kept.findLast(({ last }) => last < lead)?.last ?? -1;
  const topic = thing === again.number.last + 2 ? topicBefore(tokens, again.first) : -1;
  const from = topic < 0 ? whyFrom(tokens, lead, Math.max(behind, held.last)) : topic - 1;
  const sums = saysBetween(SUMMING, tokens, lead, again.first);
  if (!settles && !sums && !chained && saysBetween(ADDING, tokens, lead === again.first ? lead - 1 : lead, again.first))
    return -1;
  // "did I say thirteen treads? It's fourteen treads"
  const asked = kept.at(-1);
  if (asked?.told && valueOf(asked) === valueOf(held) && lead - asked.last < WHY_REACH) kept.pop();
  const reason = dropReasons(kept, place, lead, again, tokens);
  kept[place] = correctedBy(held, again);
  taken.fill(TAKEN_BACK, reason < 0 ? from : Math.min(from, reason), end);
  taken[end] = ENDS_LINE;
  return end;
}
