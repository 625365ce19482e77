import { MONTHS } from "#shared/calendar-words.ts";
import { keptByWord } from "#shared/kept-words.ts";
import { wordSet } from "#shared/word-set.ts";
import { isNounHere } from "../words/nearby.ts";
import { WRITTEN_NAMES } from "#shared/maker-names.ts";
import { isNumberWord } from "../words/number-words.ts";
import { SPELLED } from "../words/spelled-words.ts";
import { at as wordAt, isJoined, normsAt, type Token } from "../words/tokens.ts";
import { looksPlural } from "../words/units.ts";
import { CHOICES, couldName, CREW, EDGES, FILLERS, PREPOSITIONS, WORK_VERBS } from "../words/words.ts";
import { isWorkVerb } from "../words/work-forms.ts";

/** What is printed otherwise than a recogniser writes it. */
const PRINTED: ReadonlyMap<string, string> = new Map([...SPELLED, ...WRITTEN_NAMES, ["i", "I"]]);
const INNER_FILLERS = new Set(["@", "um", "uh", "uhm", "er", "erm", "hmm", "ah"]);
/** "Replace about [sixty] bricks": how sure a count is. */
const ABOUT = wordSet("about around roughly approximately maybe probably");
const LEADING =
  /^(?:quoted|we|we'd|i|i'd|they|he|she|you|need|needs|want|wants|to|going|gonna|gotta|have|has|please|come|by|will|would|like|us|me|and|then|also|should|could|can|let's|do|does|get|add|put|include|done|one's)$/;
/** How somebody comes by a thing, before its name: "bought a bottle of shampoo". */
const GOT = /^(?:bought|ordered|grabbed|wanted)$/;
/** "Give them the inspection". */
const GIVING = /^(?:give|gave|sell|sold)$/;
const RECEIVING = /^(?:him|her|them|em|you)$/;
const GETTING = /^(?:buying|sending|bringing)$/;
const PARTICLES = /^(?:in|up|on|down)$/;
/** What was named right before. */
const THE_SAME = /^(?:it|them)$/;
const DOING = /^(?:i'm|we're|he's|she's|they're)$/;
/** The same before a count: "counted five busted heads". */
const COUNTING = /^(?:counted|found|measured|noticed)$/;
/** Small words that tell which of the counted things are meant. */
const COUNTED_KINDS = wordSet("flat extra additional");
/** Behind a name: "pads and rotors came to", "pumped the tank today", "a plain light instead", "digging down to the lid took", "a pitch raise first", "a sheet cake serves". */
const TRAILING =
  /^(?:came|ran|gets|took|serves|instead|later|altogether|together|between|itself|behind|before|beforehand|after|until|first|finally)$/;
const DAYS = /^(?:today|yesterday)$/;
/** What words may stand on: "a banner | open today". */
const LETTERED = wordSet("open opening says say reads sign signs lettering banner banners");
/** "Two ceiling fans | hers", but not "paint ours". */
const WHOSE = /^(?:hers|theirs|ours|yours|mine)$/;
/** Small words that end a noun all the same: "trip charge", "day rate", "rush fee". */
const NOUN_ENDINGS = new Set(["charge", "charges", "fee", "call", "calls"]);
/** "Emergency rate": when it is that dear. */
const URGENT = wordSet("emergency weekend holiday rush night overtime evening hours");
/** "Call out fee", "call back": no "call it". */
const CALLS = new Set(["out", "back", "center"]);
/** "gutter guards on the whole run": how much there is belongs to the quantity. */
const WHOLE =
  /(?<! that),? (?:(?:on|for|along|over) (?:the )?(?:whole|entire|full)(?: (?:run|length|thing|area|perimeter))?|(?:(?:for|on|over|of|across) )?(?:the )?same (?:square |linear )?(?:footage|yardage|length|area))$/iu;
const UNSURE = /,? (?:not sure|don't know|haven't decided)\b.*$/iu;
/** "Carpet cleaning per room", "install detectors, two per floor": what the price is per stands in the line's unit, and how many each has in its count. */
const PER_UNIT = /(?<=\p{L})(?:, (?:one|two|three|four|five|six))? per \p{L}+$/u;
/** "Algebra sessions in october", "the lift for the day", "a placement test at the start": when it is done stands elsewhere, or nowhere. */
const WHEN = new RegExp(
  `(?<=\\p{L}),? (?:(?:(?:${MONTHS.join("|")}) through|in|for|over|during|through) (?:the )?(?:${MONTHS.join("|")}|month|week|weekend|day|season)|in the (?:spring|summer|fall|autumn|winter)|this (?:month|week|season|time)|at the (?:start|beginning))$`,
  "iu",
);
/** "Fertilizing [four] times a season": how often stands in the count. */
const TIMES = /,? times an? \p{L}+$/iu;
/** "The permit | also swap [three outlets]": the verb of what comes next. */
const NEXT_VERB = /(?<=\p{L}) (?:and )?(?:also|then) (\p{L}+)$/iu;
/** "the vanity's thirteen forty": the "is" at the end of what is priced. */
const CONTRACTED = /(?<=\p{L}{2})['’]s$/u;
/** "First thing | duct the fan out", "go with | the steel door": in which order it is told, and what is chosen. */
const IN_ORDER = /^(?:(?:first|next|last) thing|first off|next up|go with|going with) (?:the )?(?=\p{L})/iu;
/** "Open the safe | paid cash": how it was paid. */
const PAID = /(?<=\p{L}{2}),? (?:already )?paid(?: (?:full|in full|up front|already|(?:(?:by|in|with) )?(?:a )?(?:cash|check|card|debit|credit card|zelle|venmo)))?$/iu; // prettier-ignore
/** "The kids' | rooms": the mark of several owners is no part of a word. */
const OWNERS = /s['’] $/iu;
/** "Paint it": what it is was said elsewhere. */
const DONE_TO_IT = /^(\p{L}+) (?:it|them)$/u;
const DOCUMENTS = new Set(["quote", "estimate", "bid", "invoice", "proposal"]);
const LONGEST = 180;

/**
 * A line's description as a professional types it: no fillers, no small words at its ends, a capital at the start.
 * Only words that were said, in the order in which they were said; those from `instead` on stand where others stood.
 */
export function describe(text: string, tokens: readonly Token[], words: readonly number[], instead = -1): string {
  const kept = wordsKept(tokens, words);
  const chunks: number[][] = [];
  let previous = -2;
  // what was put in another's place has no comma before it, nor what follows
  let farthest = -2;
  for (const index of kept) {
    const token = tokens[index];
    if (!token) continue;
    const gap = index === previous + 1 ? token.gap : kept.length > 0 && previous >= 0 ? "hole" : token.gap;
    const apart = index !== instead && (gap === "comma" || gap === "pause" || gap === "stop");
    if (chunks.length === 0 || apart) chunks.push([]);
    else if (
      gap === "hole" &&
      index !== instead &&
      (commaBetween(tokens, farthest + 1, index) ||
        isHandBehindPlace(tokens, kept, previous, index) ||
        isNewBehindFault(tokens, previous, index))
    )
      chunks.push([]);
    chunks.at(-1)?.push(index);
    previous = index;
    farthest = Math.max(farthest, index);
  }
  let said = "";
  for (const chunk of chunks.length > 1 ? withoutStates(tokens, chunks) : chunks) {
    const opens = said === "";
    const part = opens ? trim(text, tokens, chunk) : withBoth(tokens, chunk, trim(text, tokens, chunk));
    if (!opens && part.length > 0) said += ", ";
    let before = -1;
    for (const index of part) {
      said += piece(text, tokens, index, before, opens && before < 0);
      before = index;
    }
  }
  const short = said
    .replace(IN_ORDER, "")
    .replace(PAID, "")
    .replace(WHOLE, "")
    .replace(UNSURE, "")
    .replace(CONTRACTED, "")
    .replace(DONE_TO_IT, "$1")
    .replace(PER_UNIT, "")
    .replace(TIMES, "")
    .replace(NEXT_VERB, (next: string, verb: string) => (WORK_VERBS.has(verb.toLowerCase()) ? "" : next))
    .replace(WHEN, "")
    .replace(REFRIGERANT, (name) => name.toUpperCase());
  const line = short.length > LONGEST ? `${short.slice(0, LONGEST).replace(/\s+\S*$/u, "")}…` : short;
  return line.charAt(0).toUpperCase() + line.slice(1);
}

const AT_PLACE = wordSet("at for the");
const TO_PLACE = wordSet("at for to on from");
const OWN_PLACES = wordSet("place house home residence property job project");

const NEEDS = wordSet("needs need needed gets");
const BESIDE_NEED = wordSet("just a an the some also all both each");
/** "Third door | just needs | new springs", "the attic | needs | cleaning out": without what is said between a thing and what it gets. */
function withoutNeed(tokens: readonly Token[], words: readonly number[]): readonly number[] {
  const need = words.findIndex((index) => NEEDS.has(wordAt(tokens, index)));
  let [from, to] = [need - 1, need + 1];
  while (from > 0 && BESIDE_NEED.has(wordAt(tokens, words[from]))) from--;
  while (to < words.length && BESIDE_NEED.has(wordAt(tokens, words[to]))) to++;
  const names = (at: number) => couldName(wordAt(tokens, words[at])) && !CREW.has(wordAt(tokens, words[at]));
  return need > 0 && names(from) && names(to) ? [...words.slice(0, from + 1), ...words.slice(to)] : words;
}

/** The words without those that say nothing in a description. */
function wordsKept(tokens: readonly Token[], words: readonly number[]): readonly number[] {
  const kept: number[] = [];
  let place = -1;
  for (const index of withoutNeed(tokens, words)) {
    const word = wordAt(tokens, index);
    // "replace about [sixty] bricks", "change the pipe too [240 feet] of poly"
    const beforeHole = ABOUT.has(word) || word === "too";
    const ofHole = beforeHole && isNumberWord(wordAt(tokens, index + 1)) && !words.includes(index + 1);
    if (INNER_FILLERS.has(word) || ofHole) continue;
    if (place < 0 && kept.length > 0 && OWN_PLACES.has(word)) place = kept.length;
    kept.push(index);
  }
  return place < 0 ? kept : withoutOwnersPlace(tokens, kept, place);
}

/** "Rewiring a shop at the [hendersons] | journeyman": whose hours they are, behind what is done. */
function isHandBehindPlace(
  tokens: readonly Token[],
  kept: readonly number[],
  previous: number,
  index: number,
): boolean {
  if (!AT_PLACE.has(wordAt(tokens, previous))) return false;
  const named = kept.findLast((one) => couldName(wordAt(tokens, one))) ?? -1;
  return CREW.has(wordAt(tokens, named)) && (named === index || (named === index + 1 && isJoined(tokens[named])));
}

/** "Panic bar [is worn out] | new Von Duprin": what replaces a thing, behind what is wrong with it. */
const isNewBehindFault = (tokens: readonly Token[], previous: number, index: number): boolean =>
  wordAt(tokens, index) === "new" && /^(?:is|are)$/.test(wordAt(tokens, previous + 1));

/** "Driveway | at [karen holt's] place": whose place it is stands on the document, and says nothing without the name. */
function withoutOwnersPlace(tokens: readonly Token[], kept: readonly number[], place: number): readonly number[] {
  const before = kept[place - 1] ?? -1;
  const gap = tokens.slice(before + 1, kept[place]);
  const article = tokens[before]?.norm === "the" ? 1 : 0;
  const leads = TO_PLACE.has(tokens[kept[place - 1 - article] ?? -1]?.norm ?? "");
  const owned = gap.length > 0 && gap.every(({ norm }) => /^\p{L}/u.test(norm) && !isNumberWord(norm));
  const rest = [...kept.slice(0, Math.max(0, place - 1 - article)), ...kept.slice(place + 1)];
  return owned && leads && rest.some((index) => couldName(tokens[index]?.norm ?? "")) ? rest : kept;
}

const STATES = wordSet("good fine shot dead gone bad original ok okay solid sound rough done dry broken torn rotten");
const STILL = wordSet("still all pretty just in shape great");
const LONGEST_STATE = 6;

/** "Pump motor's seized", "brick's still good": how something is, and no name. */
function isState(tokens: readonly Token[], chunk: readonly number[]): boolean {
  if (chunk.length > LONGEST_STATE) return false;
  const is = chunk.findIndex((index, place) => place < 3 && THING_IS.test(wordAt(tokens, index)));
  if (is < 0) return false;
  const [state = "", ...more] = normsAt(tokens, chunk.slice(is + 1)).filter((word) => !STILL.has(word));
  return more.length === 0 && (STATES.has(state) || state.endsWith("ed") || state.endsWith("ing"));
}
const THING_IS = /^\p{L}{3,}'s$/u;

const ANEW = wordSet("new a an replace install pour put");

/** "Pump motor's seized, | new pump", "repoint the top four feet, | brick's still good": chunks without those that tell how something is. */
function withoutStates(tokens: readonly Token[], chunks: readonly number[][]): readonly number[][] {
  if (!chunks.some((chunk) => isState(tokens, chunk))) return chunks;
  const named = chunks.filter((chunk) => !isState(tokens, chunk));
  if (named.length === 0) return chunks;
  const opens = named[0] === chunks[0] || ANEW.has(wordAt(tokens, named[0]?.[0]));
  return opens && named.some((chunk) => chunk.some((index) => couldName(wordAt(tokens, index)))) ? named : chunks;
}

function commaBetween(tokens: readonly Token[], from: number, to: number): boolean {
  for (let index = from; index <= to; index++)
    if (["comma", "stop", "pause"].includes(tokens[index]?.gap ?? "")) return true;
  return false;
}

/** Behind the name of a test for schools: "SAT math", "ACT prep book". */
const OF_TESTS = wordSet(
  "math prep tutoring test tests exam book books reading verbal writing english science practice class classes course lesson lessons session sessions",
);
const TESTS = wordSet("sat act");

/** "R410A", "R22". */
const REFRIGERANT = /\br-?\d{2,3}[a-f]?\b/giu;

/** "SAT math", "ACT prep": the test, and neither what somebody did nor a Saturday. */
const isTest = (tokens: readonly Token[], index: number): boolean =>
  TESTS.has(wordAt(tokens, index)) && isJoined(tokens[index + 1]) && OF_TESTS.has(wordAt(tokens, index + 1));

/** What is done for computers: "it support", "it work". */
export const OF_COMPUTERS = wordSet("support work services service consulting help setup project contract assessment");

/** "IT support", "managed IT": the trade, and no pronoun. */
function isComputing(text: string, tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token?.norm !== "it") return false;
  const next = tokens[index + 1];
  return text.slice(token.start, token.end) === "IT" || (isJoined(next) && OF_COMPUTERS.has(next?.norm ?? ""));
}

/** "Clean the granite, | both sides": how many stays before what stands behind a comma. */
function withBoth(tokens: readonly Token[], chunk: readonly number[], part: readonly number[]): readonly number[] {
  const [first = -1] = chunk;
  const whole = /^(?:both|all)$/.test(wordAt(tokens, first)) && part[0] === first + 1 && chunk.includes(first + 1);
  // "vanity and top, | her choice up to the allowance"
  const chosen = /^(?:his|her|their)$/.test(wordAt(tokens, first)) && CHOICES.has(wordAt(tokens, first + 1));
  return (whole || chosen) && part[0] === first + 1 ? [first, ...part] : part;
}

const isSmall = (word: string): boolean => EDGES.has(word) || FILLERS.has(word);

/** True for a word with which no description begins, or only in some places. */
const mayOpenNone = keptByWord(
  (word) =>
    word === "$" ||
    word === "got" ||
    word === "might" ||
    word === "looks" ||
    word === "took" ||
    word === "already" ||
    word === "done" ||
    DOCUMENTS.has(word) ||
    isSmall(word) ||
    [LEADING, GOT, GIVING, GETTING, COUNTING].some((words) => words.test(word)),
);
/** The same for its end. */
const mayEndNone = keptByWord(
  (word) =>
    isSmall(word) ||
    word === "time" ||
    PREPOSITIONS.has(word) ||
    [TRAILING, DAYS, WHOSE].some((words) => words.test(word)),
);

/** The words of a chunk without those at its ends that name nothing. */
function trim(text: string, tokens: readonly Token[], chunk: readonly number[]): readonly number[] {
  const isTrimmed = !mayOpenNone(wordAt(tokens, chunk[0])) && !mayEndNone(wordAt(tokens, chunk.at(-1)));
  return isTrimmed ? chunk : trimmed(text, tokens, chunk);
}

function trimmed(text: string, tokens: readonly Token[], chunk: readonly number[]): readonly number[] {
  let [from, to] = [0, chunk.length];
  const word = (at: number) => wordAt(tokens, chunk[at]);
  const near = (at: number, step: number) => wordAt(tokens, (chunk[at] ?? -9) + step);
  const isNamed = (at: number, said: string) =>
    isNounHere(tokens, chunk[at] ?? -1) || (said === "it" && isComputing(text, tokens, chunk[at] ?? -1));
  // "put in [it] sink": what is put was named in the pronoun's place
  const putsNamed = (at: number) =>
    near(at, 2) === word(at + 1) && PARTICLES.test(word(at + 1)) && chunk[at + 1] === (chunk[at] ?? 0) + 2;
  // "put up some shelves"
  const putsUp = (at: number) => word(at + 1) === "up" && chunk[at + 1] === (chunk[at] ?? 0) + 1 && at + 2 < to;
  const puts = (at: number) => ["together", "back"].includes(word(at + 1)) || putsUp(at) || putsNamed(at);
  const gets = (at: number, said: string) =>
    GOT.test(said) ||
    (said === "got" && /^(?:a|an|some)$/.test(near(at, 1))) ||
    (GIVING.test(said) && RECEIVING.test(word(at + 1))) ||
    // "she | took a water filter"
    (said === "took" && /^(?:he|she|they|i|we)$/.test(near(at, -1)) && /^(?:a|an|the)$/.test(near(at, 1))) ||
    (GETTING.test(said) && DOING.test(near(at, -1))) ||
    (COUNTING.test(said) && (chunk[at + 1] ?? 0) > (chunk[at] ?? 0) + 1);
  const opensNone = (at: number): boolean => {
    const said = word(at);
    if (!mayOpenNone(said) || isNamed(at, said)) return false;
    // "[five] flat markers", "[six] extra keys"
    if (
      COUNTED_KINDS.has(said) &&
      isNumberWord(near(at, -1)) &&
      near(at, 1) === word(at + 1) &&
      couldName(word(at + 1))
    )
      return false;
    if ((said === "call" && CALLS.has(word(at + 1))) || (said === "put" && puts(at))) return false;
    // "might need a new breaker"
    const perhaps = said === "might" && word(at + 1) === "need";
    // "the charger they bought | already surge protector"
    const already = said === "already" && at + 1 < to && couldName(word(at + 1));
    // "the back six | done brush hog those"
    if (said === "done") return at + 1 < to && couldName(word(at + 1)) && at === 0;
    // "looks like a truck and a half"
    if (said === "looks") return near(at, 1) === "like" && at + 2 < to;
    return isSmall(said) || said === "$" || LEADING.test(said) || perhaps || already || gets(at, said);
  };
  const endsNone = (at: number): boolean => {
    const said = word(at);
    if (!mayEndNone(said) || isNamed(at, said)) return false;
    // "stain primer in 7a"
    if (at > from && tokens[chunk[at] ?? -1]?.gap === "none" && isNumberWord(word(at - 1))) return false;
    // "strip the topsoil and | stockpile it"
    const joined = word(at - 2) === "and" && at > from + 2;
    // "gut the room, | haul it"
    const first = chunk[0] ?? 0;
    const apart = at === 1 && isWorkVerb(word(0)) && commaBetween(tokens, first - 1, first);
    if (THE_SAME.test(said) && to === chunk.length && couldName(word(at - 1)) && (joined || apart)) return false;
    const isAlone = at === from;
    if (said === "rate" && URGENT.has(word(at - 1))) return false;
    if (NOUN_ENDINGS.has(said) && !isAlone && !/^(?:i|we|they|i'll|we'll|i'd|we'd|you|to)$/.test(word(at - 1)))
      return false;
    const told =
      DAYS.test(said) &&
      tokens[chunk[at] ?? -1]?.capital !== true &&
      !chunk.some((_, place) => place < at && LETTERED.has(word(place)));
    // "inside of the oven | one time"
    const once = said === "time" && near(at, -1) === "one" && chunk[at - 1] !== (chunk[at] ?? 0) - 1;
    const trails = !isAlone && (told || once || (TRAILING.test(said) && (said !== "came" || near(at, 1) === "to")));
    const before = word(at - 1);
    // "a sign that says gold | mine", but "the fans | mine", "the ladder is | mine"
    const own =
      said !== "mine" || looksPlural(before) || /^(?:is|are)$/.test(before) || /^(?:is|are)$/.test(near(at, 1));
    const names = couldName(before) && !isWorkVerb(before) && !before.endsWith("'s");
    const whose = !isAlone && WHOSE.test(said) && own && (names || before === "is");
    return isSmall(said) || trails || whose || (PREPOSITIONS.has(said) && !["up", "off", "out"].includes(said));
  };
  if (DOCUMENTS.has(word(0))) {
    // "Quote: sliding glass door"
    if (to === 1) return [];
    // "quote to repaint a house"
    // "invoice her | dryer element"
    if (to > 2 && ["to", "for", "on", "a", "an", "the", "her", "him", "them"].includes(word(1))) from = 2;
  }
  while (from < to && opensNone(from)) from++;
  while (to > from && endsNone(to - 1)) to--;
  return chunk.slice(from, to);
}

function piece(text: string, tokens: readonly Token[], index: number, previous: number, opens: boolean): string {
  const token = tokens[index];
  if (!token) return "";
  const isLetters = (token.norm === "it" && isComputing(text, tokens, index)) || isTest(tokens, index);
  const said = isLetters ? token.norm.toUpperCase() : (PRINTED.get(token.norm) ?? text.slice(token.start, token.end));
  const word =
    token.capital && token.gap === "stop" && said.slice(1) === said.slice(1).toLowerCase() && !opens
      ? said.toLowerCase()
      : said;
  const glue = previous < 0 || token.gap === "none" ? "" : token.gap === "hyphen" && previous === index - 1 ? "-" : " ";
  const owner =
    previous === index - 1 && OWNERS.test(text.slice(tokens[previous]?.start, token.start))
      ? text.charAt(token.start - 2)
      : "";
  return owner + glue + word;
}
