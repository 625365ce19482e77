import { wordSet } from "#shared/word-set.ts";
import { isFault } from "../asked/mentioned-things.ts";
import { lowerFirst, sentenceCase } from "../prose/phrasing.ts";
import { LONG_TALK } from "../prose/recognise-trade.ts";
import { leadingVerb } from "../prose/verbs.ts";
import { wordsOf } from "../prose/words.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { NOUN_VERBS } from "../words/nearby.ts";
import { isNumberWord } from "../words/number-words.ts";
import { ARTICLES } from "../words/sentence-words.ts";
import { at, isJoined, tokenFrom, type Token } from "../words/tokens.ts";
import { isMeasure, looksPlural, singular, TIME_UNITS, unitAt } from "../words/units.ts";
import { couldName, CREW, FIRM_ENDINGS, LABOR_WORDS, PREPOSITIONS } from "../words/words.ts";
import { isIrregularWork, isWorkVerb } from "../words/work-forms.ts";

/**
 * What announces the job before its first line: "handyman stuff for lena ortiz | hung three doors at 85". The client or the place
 * said between both, or a word of the announcement said again ("replace the oil boiler in the crawlspace | boiler is 4100") tell where it ends.
 */

/** Where it was said for whom, or where, the work is. */
export interface Place {
  start: number;
  end: number;
}

/** The words of a talk's first line that announce the job, and those that are the line's own. */
export interface Announced {
  job: readonly number[];
  line: readonly number[];
  /** What stands before them: "dryer not heating at the [ortiz] residence | changed the element and the fuse | element". */
  opening: readonly number[];
}

/** What belongs to the client's name: "for the ortiz | job | added two lights". */
const OWN_PLACES = wordSet("place house home residence property job project account");
/** What may be somebody's. */
const EVENTS = wordSet(
  "wedding party reunion anniversary birthday graduation shower funeral luncheon banquet gala event ceremony reception retirement kids family brothers sisters boys girls twins",
);
const OWNED_PLACES = wordSet("office clinic shop store studio farm pasture barn yard garage cabin");
/** With these goes on what was begun before the name: "the drive for [lena] | and the walk", "a fence for [lena] | with two gates". */
const GOES_ON = wordSet(
  "and or plus but then so because since if that that's which who whose where when while it it's its they they're them he he's she she's there there's is are was were again instead too every each once twice wants want wanted needs need needed asked would",
);
const IS = wordSet("is are was were");
/** Where a thing is: "the heater | in | the garage". */
const PLACED = wordSet("in on at of behind under by near outside inside over along");
/** How a thing is that is done away with or mended, and not how that is which is sold. */
const OF_OLD = wordSet(
  "old existing broken leaky leaking dripping rotten bad damaged worn stuck missing faulty failing squeaky sagging peeling",
);
/** Before a word that is said again, these make another thing of it: "the old lock and the | new | lock". */
const OTHER = wordSet("new other second another same extra spare big small little main");
const ORDINAL = /^(?:first|second|third|fourth|last|next|final|initial)$/;
/** What is told announces nothing: "i went out to [lena]'s place". */
const TELLING = wordSet(
  "i i'm i've we we're we've he she they you it it's my our his her their is was were had has so got told said went came drove stopped looked met talked called sold gave brought",
);
const PEOPLE = /^(?:i|we|he|she|they|you|it)(?:['’]|$)/u;
/** More words announce no job: they tell. */
const LONGEST_JOB = 14;
const LONGEST_APART = 9;
const MOST_KINDS = 5;
/** "And gutter repair". */
const LIST_END = 3;
const LONGEST_PLACE = 8;

/** What says that there is work, and not which: "fence job", "handyman stuff", "change order". */
const NO_WORK =
  /(?:^|\s)(?:jobs?|stuff|list|orders?|work|projects?|things|bits|items|tasks|chores|odds and ends|calls?|visit)$/iu;
/** What names a doing: of the thing in it the price may be told apart from that of the work. */
const NAMES_DOING =
  /(?:repairs?|replacement|removal|install|installation|swap|change|upgrade|rebuild|tune-?up|service|\p{L}{2}ing)$/iu;
/** "A three tier cake | serves [100]". */
const FOR_HOW_MANY = /(?:^| )(?:serves|feeds|seats|sleeps)$/iu;
/** "Pump out | the septic tank". */
const PHRASAL = /^\p{L}+ (?:out|off|up|down|away)(?= \p{L})/iu;

/** What is taken away is not sold, whatever labor costs beside it. */
const TAKES_AWAY = /^(?:remov|haul|tear|tore|demo|take|took|dispos|dump|pull|rip|strip)/iu;

const isContent = (tokens: readonly Token[], index: number): boolean => couldName(at(tokens, index));
const singularAt = (tokens: readonly Token[], index: number | undefined): string => singular(at(tokens, index));

/** Where in some words a name stands between them, and where those begin that stand behind it; null where none does. */
function nameBetween(
  tokens: readonly Token[],
  words: readonly number[],
  places: readonly Place[],
): { before: number; behind: number } | null {
  for (const { start, end } of places) {
    const first = tokenFrom(tokens, start);
    const place = words.findIndex((index) => index > first);
    if (place <= 0 || (words[place - 1] ?? first) >= first) continue;
    const behind = place + ownedBehind(tokens, first, tokenFrom(tokens, end) - 1, words[place] ?? 0);
    return behind < place ? null : { before: place, behind };
  }
  return null;
}

/** How many words behind a name are of it: 1 in "the [ortiz] | job | added two lights"; -1 where the name only says whose that is: "the [ortiz] wedding". */
function ownedBehind(tokens: readonly Token[], first: number, last: number, next: number): number {
  if (next !== last + 1 || !isJoined(tokens[next])) return 0;
  const [lead, name, behind] = [at(tokens, first - 1), at(tokens, last), at(tokens, next)];
  const owns = /['’]s?$/u.test(name) || (lead === "the" && !looksPlural(name));
  if (OWN_PLACES.has(behind) && (behind !== "house" || owns || lead === "at")) return 1;
  // "at doctor [kims] office", "of [thad greers] pasture"
  const isPlace = OWNED_PLACES.has(behind) && name.endsWith("s") && (lead === "at" || lead === "of");
  // "at weller farm | supply"
  const isFirm = lead === "at" && FIRM_ENDINGS.has(behind);
  return owns || isPlace || isFirm || EVENTS.has(behind) ? -1 : 0;
}

/** Where a word was said before in some words; -1 where it was not. */
const placeBefore = (tokens: readonly Token[], words: readonly number[], last: number): number =>
  words.findLastIndex((index, place) => place < last && singularAt(tokens, index) === singularAt(tokens, words[last]));

/** "Replace the oil boiler in the crawlspace | boiler is": where, behind one place, the thing is said again and what is said of it; -1 where it is not. */
function saidAgain(tokens: readonly Token[], words: readonly number[]): number {
  const thing = words.length - 2;
  // "replace the boards on the deck | deck boards are"
  const again = at(tokens, words[thing - 1]) === at(tokens, words[thing - 2]) ? thing - 1 : thing;
  if (again < 2 || !IS.has(at(tokens, words[thing + 1])) || !couldName(at(tokens, words[thing]))) return -1;
  if (isOneOfPair(tokens, words, thing)) return thing;
  // "replaced water heater 50 gallon gas | the heater was"
  if (isTheSame(tokens, words, thing)) return thing - 1;
  const before = at(tokens, words[again - 1]);
  if (!couldName(before) || OTHER.has(before) || isNumberWord(before)) return -1;
  const first = placeBefore(tokens, words, thing);
  const between = words.slice(first + 1, again);
  const leads = between.filter((index) => PREPOSITIONS.has(at(tokens, index)) || PLACED.has(at(tokens, index)));
  const placed = PLACED.has(at(tokens, between[0])) && between.length <= LONGEST_PLACE;
  return first >= 0 && placed && leads.every((index) => PLACED.has(at(tokens, index))) ? again : -1;
}

/** "Wash and seal the deck | wash is": true for one of two things that are done, said again for its price. */
function isOneOfPair(tokens: readonly Token[], words: readonly number[], again: number): boolean {
  const [first, and, second, article] = words.slice(0, 4).map((index) => at(tokens, index));
  const isPair = and === "and" && ARTICLES.has(article ?? "") && isWorkVerb(first ?? "") && isWorkVerb(second ?? "");
  const said = at(tokens, words[again]);
  return again > 4 && isPair && (said === first || said === second);
}

/** "The heater was", behind "replaced water heater 50 gallon gas": true for "the" same thing with what is said of it, where nothing leads from the one to the other. */
function isTheSame(tokens: readonly Token[], words: readonly number[], thing: number): boolean {
  const first = placeBefore(tokens, words, thing);
  const between = words.slice(first + 1, thing - 1);
  const plain = between.every((index) => {
    const word = at(tokens, index);
    return !PREPOSITIONS.has(word) && !GOES_ON.has(word) && !ARTICLES.has(word) && !isWorkVerb(word);
  });
  return at(tokens, words[thing - 1]) === "the" && first >= 0 && thing - first > 1 && plain;
}

/** "Wash the house and the deck | house [200] | deck [150]": where the first of several things is said again that are then priced one by one; -1 where none is. */
function listedAgain(tokens: readonly Token[], words: readonly number[], names: () => readonly string[]): number {
  const again = words.findLastIndex((index) => !IS.has(at(tokens, index)));
  const before = singularAt(tokens, words[again - 1]);
  if (again < 2 || placeBefore(tokens, words, again) < 0 || OTHER.has(before)) return -1;
  return names().some((name) => singular(name.toLowerCase()) === before) ? again : -1;
}

const COMPOUND = wordSet("pressure power soft deep steam");
/** "Power washing for [lena ortiz] | the front walk", "clean for [lena] | gutters": what is done to what is named behind the name. */
function lacksObject(tokens: readonly Token[], job: readonly number[], line: readonly number[]): boolean {
  const content = job.filter((index) => isContent(tokens, index));
  const opens = at(tokens, line[0]);
  const [verb = -1, second = -1] = content;
  const isDoing = content.length === 2 && (at(tokens, verb + 1) === "and" || COMPOUND.has(at(tokens, verb)));
  if (isWorkVerb(at(tokens, verb)) && (content.length === 1 || (isDoing && isWorkVerb(at(tokens, second)))))
    return true;
  return ARTICLES.has(opens) && at(tokens, content.at(-1)).endsWith("ing");
}

/** "Rekey the shop for [lena ortiz] | [six] cylinders": the words of the first line without what announces the job; `names` are what later lines are called. Null where nothing announces it. */
export function announcedBefore(
  tokens: readonly Token[],
  { words, price, after, service, told, instead, echo }: Candidate,
  places: readonly Place[],
  names: () => readonly string[],
): Announced | null {
  if (!price || after || service || echo || told >= 0 || instead >= 0 || words.length < 2) return null;
  const named = nameBetween(tokens, words, places);
  const rest = words.slice(named?.behind ?? 0);
  const again = Math.max(saidAgain(tokens, rest), listedAgain(tokens, rest, names));
  // "mechanic's job for [lena] | starter on a 2011 malibu | starter was"
  const opening = words.slice(0, named?.before ?? 0);
  const job = again > 0 ? rest.slice(0, again) : opening;
  const line = again > 0 ? rest.slice(again) : rest;
  if (job.length === 0 || job.length > LONGEST_JOB || isGoingOn(tokens, line)) return null;
  // "fence job for [lena] | [160 feet] of cedar privacy"
  const own = at(tokens, line[0]) === "of" ? line.slice(1) : line;
  const says = job.some((index) => isContent(tokens, index)) && !lacksObject(tokens, job, own);
  // "a frame for [lena] out on route | nine"
  const content = own.filter((index) => isContent(tokens, index));
  const isNumber = content.length === 1 && isNumberWord(at(tokens, content[0]));
  if (!says || isNumber || tells(tokens, opening) || tells(tokens, job)) return null;
  // "the bucket for [lena], the edge is cracked, i vee it out"
  if (own.some((index) => PEOPLE.test(at(tokens, index)))) return null;
  return { job, line: own, opening: again > 0 ? opening : [] };
}

/** "I went out to [lena]'s place": true for words that tell something, and announce nothing. */
const tells = (tokens: readonly Token[], words: readonly number[]): boolean =>
  words.some((index) => TELLING.has(at(tokens, index)));

/** The words of what was said before the first line in a sentence of its own, where they may announce the job: "replace the sump pump. | Pump is 285". */
export function announcedApart(tokens: readonly Token[], { words, price, service }: Candidate): Announced | null {
  // what a long talk begins with is seldom what the job is
  if (price || service || words.length === 0 || words.length > LONGEST_APART || tokens.length >= LONG_TALK) return null;
  // "okay, frank | wants a new front door"
  const from = words.findIndex((index) => isContent(tokens, index));
  const goesOn = words.some(
    (index, place) => place > from && GOES_ON.has(at(tokens, index)) && at(tokens, index) !== "and",
  );
  return goesOn || tells(tokens, words) ? null : { job: words, line: [], opening: [] };
}

/** "A fence for [lena] | with two gates", "five coats for [lena] [45] | a hem": true for words that belong to what stands before a name. */
function isGoingOn(tokens: readonly Token[], [first = -1]: readonly number[]): boolean {
  const opens = at(tokens, first);
  if (GOES_ON.has(opens) || (PREPOSITIONS.has(opens) && opens !== "of" && opens !== "about")) return true;
  return ARTICLES.has(opens) && opens !== "the" && /^\d|^\$/.test(at(tokens, first - 1));
}

/** What stands beside the first line: whether labor has its own price, and the bare names of others. */
export interface Beside {
  labor: boolean;
  names: readonly string[];
}

const normsOf = (name: string): string[] => name.toLowerCase().replaceAll(",", "").split(" ");
const contentOf = (name: string): string[] => normsOf(name).filter(couldName).map(singular);

/** "Two guys one day": who comes, and for how long, and nothing of what is done. */
const isCrewOnly = (name: string): boolean =>
  contentOf(name).every((word) => isNumberWord(word) || CREW.has(word) || TIME_UNITS.has(unitOf(word)));

/** "Handyman stuff", "two guys one day": what says nothing of the work. */
export const saysNoWork = (announced: string): boolean => NO_WORK.test(announced) || isCrewOnly(announced);

/** Where in an announcement a thing is named; -1 where it is not. */
function placeIn(announced: readonly string[], thing: readonly string[]): number {
  const sought = thing.map(singular);
  return announced.findIndex((_, place) => sought.every((word, on) => singular(announced[place + on] ?? "") === word));
}

/**
 * "Tire rotation" of "oil change and tire rotation": what a thing is called in an announcement, with its kind and what is done with
 * it; where labor has its own price, with where it is. "" for nothing.
 */
export function inFull(announced: string, thing: string, { labor }: Pick<Beside, "labor">): string {
  const words = announced.split(" ");
  const norms = normsOf(announced);
  const named = normsOf(thing);
  const place = placeIn(norms, named);
  if (place < 0) return "";
  let from = place;
  while (from > 0 && place - from < MOST_KINDS && isKind(norms, words, from - 1)) from--;
  const end = place + named.length;
  const next = words[end - 1]?.endsWith(",") ? "" : (norms[end] ?? "");
  const isDone = NAMES_DOING.test(next);
  // the keys of a "master key system" are none, but a "water heater 50 gallon gas" is one
  const isSized = /^\d/.test(next) && words.length - end <= LONGEST_PLACE;
  if (couldName(next) && !isDone && !isSized) return "";
  // "roof and gutter repair | roof"
  const shared = next === "and" && words.length === end + LIST_END ? (norms.at(-1) ?? "") : "";
  if (NAMES_DOING.test(shared) && !labor) return [...words.slice(from, end), shared].join(" ");
  const isPlaced = PLACED.has(next) && !norms.includes("and", end) && words.length - end <= LONGEST_PLACE;
  if (isDone && !labor)
    return words
      .slice(from, end + 1)
      .join(" ")
      .replace(/,$/u, "");
  const behind = isPlaced || isSized ? words.slice(end) : [];
  return [...words.slice(from, place), ...named, ...behind].join(" ").replace(/,$/u, "");
}

/** True for a word that tells which kind of thing the next one is: "gas | water | heater". */
function isKind(norms: readonly string[], words: readonly string[], place: number): boolean {
  const word = norms[place] ?? "";
  if (
    !couldName(word) ||
    words[place]?.endsWith(",") ||
    OF_OLD.has(word) ||
    isFault(word) ||
    ORDINAL.test(word) ||
    (isNumberWord(word) && !/^\d/.test(word)) ||
    /['’]s?$/u.test(word)
  )
    return false;
  const verb = leadingVerb(wordsOf(words.slice(0, place + 2).join(" ")), true);
  // "the drain pump"
  const isNoun = ARTICLES.has(norms[place - 1] ?? "");
  const isVerb = (isWorkVerb(word) && !isNoun) || isIrregularWork(word, norms[place + 1] ?? "");
  return !isVerb && (verb?.length ?? 0) <= place;
}

/** "Oil change" of "oil change and tire rotation", whose rotation has a price of its own. */
function withoutPriced(announced: string, { names }: Beside): string {
  const [first = "", ...others] = announced.split(" and ");
  const priced = new Set(names.map((name) => singular(name.toLowerCase())));
  return [first, ...others.filter((other) => !priced.has(contentOf(other).at(-1) ?? ""))].join(" and ");
}

/** What a job is called before its "for", "in" or "of": "crane removal" of "crane removal of a cottonwood". */
const headOf = (announced: string): string => {
  const words = announced.split(" ");
  const end = words.findIndex((word) => PREPOSITIONS.has(word) || PLACED.has(word));
  return end < 0 ? announced : words.slice(0, end).join(" ");
};

/** "Replace the posts", and no "sweep" or "pump 1,250 gallons": what is done, and to what. */
export function saysTask(name: string): boolean {
  const words = wordsOf(name);
  const { length } = leadingVerb(words, true) ?? { length: words.length };
  return words
    .slice(length)
    .some(({ lower }) => couldName(lower) && !/^\d/.test(lower) && !isNumberWord(lower) && !isAmount(unitOf(lower)));
}

const AMOUNTS = wordSet("gallon pound ton mile");
const isAmount = (unit: string): boolean => isMeasure(unit) || AMOUNTS.has(unit);

/** The unit that a word says, or "". */
const unitOf = (word: string): string => unitAt(word, undefined)?.unit ?? "";

/** "Rewire the kitchen", "landscape front yard", "gut of the upstairs bath": all that is done to a place. */
const WHOLE_PLACE =
  /^(?:rewir(?:e|ing)|replumb(?:ing)?|repip(?:e|ing)|landscap(?:e|ing)|gut(?:ting)?|overhaul|refurbish|fit out|build out)(?: of)? (?:(?:the|an?|his|her|their|old|entire|first|second|third|main|upper|lower|front|back|side|upstairs|downstairs|guest|master|hall) )*(?:kitchen|bath(?:room)?|basement|attic|garage|house|home|cabin|cottage|condo|apartment|unit|duplex|floor|office|shop|store|barn|building|yard|garden|place|rental)$/i;

/** "Rewire the kitchen": true for a job that takes in all that is named behind it. */
export const takesInAll = (announced: string): boolean => WHOLE_PLACE.test(announced);

/** "Paint" of "paint sheds", "pump out" of "pump out the septic tank": what is done, in the words that open an announcement; "" for nothing. */
function doingOf(announced: string, thing: string): string {
  const verb = leadingVerb(wordsOf(announced), true);
  const [first = ""] = announced.split(" ");
  if (verb) return announced.split(" ").slice(0, verb.length).join(" ");
  const isNext = isWorkVerb(first.toLowerCase()) && announced.startsWith(`${first} ${thing}`);
  return isNext ? first : (PHRASAL.exec(announced)?.[0] ?? "");
}

/** "Dryer not heating", "washer won't drain": what is wrong, and no name of what is sold. */
const SAYS_FAULT = /^(?:\S+ ){1,4}(?:not|\p{L}+n['’]t|keeps) \p{L}+(?: \p{L}+)?$/iu;

/** "Tear out | the old", "take off the existing one": what of is said by what the job is about. */
const OLD_ALONE = /^(.+ the (?:old|existing|current|damaged))(?: ones?)?$/iu;

/** "Bathroom remodel | tear out the old": the work on a place, which is not torn out. */
const OF_PLACE =
  /(?:remodel|renovation|reno|conversion|makeover|refresh|repaint|finish|kitchen|bath(?:room)?|basement|garage|attic|house|home|yard)\b/iu;

/** "Tear out the old driveway" of "driveway for lena ortiz | tear out the old"; "" for others. */
export function oldInFull(announced: string, called: string): string {
  const old = / and /.test(announced) ? "" : (OLD_ALONE.exec(called)?.[1] ?? "");
  const named = normsOf(headOf(announced.replace(NO_WORK, "")));
  const thing = named.findLast((word) => !NAMES_DOING.test(word)) ?? "";
  const isThing =
    !OF_PLACE.test(announced) &&
    couldName(thing) &&
    (NO_WORK.test(announced) || NOUN_VERBS.has(thing) || !isWorkVerb(thing)) &&
    !isNumberWord(thing) &&
    !OF_OLD.has(thing) &&
    thing !== "new";
  return old === "" || !isThing ? "" : `${old} ${thing}`;
}

/** "400 square feet | wash": how much there is, before what is said again. */
const SIZE_FIRST = /^(\d[\d,.]* (?:(?:square|linear|cubic) )?(?:feet|foot|ft|yards?|squares)) (?=\p{L})(.+)$/iu;

/** What the first line is called behind an announcement: "Hung doors" of "handyman stuff | hung doors", "Tree trimming, maples" of "tree trimming | maples". */
export function calledBehind(announced: string, said: string, beside: Beside): string {
  if (saysNoWork(announced) || SAYS_FAULT.test(announced)) return sentenceCase(said);
  const called = said.replace(FOR_HOW_MANY, "");
  if (called === "") return announced;
  if (isCrewOnly(called)) return `${announced}, ${called}`;
  if (takesInAll(announced)) return sentenceCase(called);
  const known = new Set(contentOf(announced));
  const [, size = "", again = ""] = SIZE_FIRST.exec(called) ?? [];
  if (again !== "" && isOfPair(announced, again)) return `${calledAgain(announced, again, beside)}, ${size}`;
  if (contentOf(called).every((word) => known.has(word))) return calledAgain(announced, called, beside);
  // "a new pool pump | variable speed pump": which one it is
  const isKindOf =
    leadingVerb(wordsOf(announced), true) === null && contentOf(called).at(-1) === contentOf(headOf(announced)).at(-1);
  const isStuff =
    beside.labor && NAMES_DOING.test(headOf(announced)) && contentOf(called).some((word) => known.has(word));
  if (saysTask(called) || isStuff || isKindOf) return sentenceCase(called);
  return `${withoutPriced(announced, beside)}, ${called}`;
}

/** "Wash and seal | the deck | 400 square feet". */
const PAIR = /^(\p{L}+) and (\p{L}+) ((?:the|an?) [^\d]*\p{L})/iu;

/** True for one of two things that are done in an announcement. */
const isOfPair = (announced: string, called: string): boolean =>
  PAIR.exec(announced)
    ?.slice(1, 3)
    .some((verb) => verb.toLowerCase() === called.toLowerCase()) ?? false;

/** "Wash the deck" of "wash and seal the deck | wash is", "Wash the house" of "wash the house and the deck | house", and "Oil boiler" of "replace the oil boiler | boiler", where labor has its own price. */
function calledAgain(announced: string, called: string, beside: Beside): string {
  if (isOfPair(announced, called)) return `${sentenceCase(called)} ${PAIR.exec(announced)?.[3] ?? ""}`;
  const full = inFull(announced, called, beside) || inFull(announced, normsOf(called).at(-1) ?? "", beside);
  const doing = doingOf(announced, full || called);
  const works = doing !== "" && (!beside.labor || TAKES_AWAY.test(doing));
  const thing = lowerFirst(full || called);
  const begins = announced.startsWith(`${doing} the ${thing}`) ? `${doing} the ${thing}` : `${doing} ${thing}`;
  // "seal the driveway | driveway is", but "wash the house and the deck | house"
  const isOne = !/ and /.test(announced) && contentOf(headOf(announced)).at(-1) === contentOf(called).at(-1);
  if (works && isOne) return announced;
  // "installed dishwasher bosch 500 series | the dishwasher"
  if (
    full === "" &&
    doing !== "" &&
    !/ and |,/.test(announced) &&
    announced.toLowerCase().startsWith(`${doing} ${called} `.toLowerCase())
  )
    return works ? announced : sentenceCase(announced.slice(doing.length + 1));
  if (full === "") return works && announced.startsWith(begins) ? begins : `${announced}, ${called}`;
  return works && !full.toLowerCase().startsWith(doing.toLowerCase()) ? begins : sentenceCase(full);
}

/** True where labor, or putting in, has a price of its own. */
export const isLaborOf = (tokens: readonly Token[], { words, trailing, price }: Candidate): boolean => {
  if (!price) return false;
  const named = [...words, ...trailing].filter((index) => isContent(tokens, index)).map((index) => at(tokens, index));
  return LABOR_WORDS.has(named[0] ?? "") || (named.length === 1 && /^install(?:ation|ed)?$/.test(named[0] ?? ""));
};
