import { wordSet } from "#shared/word-set.ts";
import { NOUN_VERBS } from "../words/nearby.ts";
import { isNumberWord } from "../words/number-words.ts";
import { isJoined, type Token } from "../words/tokens.ts";
import { isMeasure, looksPlural, unitAt } from "../words/units.ts";
import {
  couldName,
  FEE_WORDS,
  FILLERS,
  LABOR_WORDS,
  LEADING_TO_PRICE,
  PREPOSITIONS,
  TRAVEL_WORDS,
} from "../words/words.ts";
import { isWorkVerb } from "../words/work-forms.ts";

/** Words before which a clause ends or another begins. */
const JOINTS = wordSet("so but then and because since cause cuz if when while plus dollars dollar bucks cents");
const SUBJECTS = wordSet(
  "it it's it'll they they're that's he he's she she's i i'm i've i'll we we're we've we'll you",
);
/** Of "he's got a", "I noticed the": what people do to a thing when they only mention it. */
const MENTIONS = wordSet(
  "got has have had noticed found saw looked wants want needs need wanted needed asked counted spotted supplies supplied provides provided brings bought made cut there there's do did doing let's see here estimate quote bid invoice job",
);
/** "Looked at", "asked about". */
const LOOKED_AT = wordSet("at about");
const PRESENTING = wordSet(
  "got has have had supplies supplied provides provided brings bought there there's noticed found saw looked wants want needs need do did doing",
);
/** What a clause begins with that orders no work, and names none. */
const TALKS = wordSet("tell forget remember ignore say ask write send pretend note");
const BEING = wordSet("is are was were");
const HAS = wordSet("has have got had");
const BRINGING = wordSet("supplying buying bringing providing getting");
const NONE = wordSet("no nothing never been to");
/** Small words that open the name of a thing, or stand before it. */
const OPENS = wordSet("a an the of this that these those her his their my our your some another couple also now well");
const BEGINS = wordSet("a an the her his their my our your");
const FOUND = wordSet("found saw noticed spotted got");
const DEFINITE = wordSet("the her his their my our your");
const OBJECTS = wordSet("it them em those these both");
const PARTICLES = wordSet("out up down back off in away over together");
/** Before a place, besides the prepositions: "behind the door". */
const PLACE_WORDS = wordSet(
  "behind near above below beside between inside outside past along across against under beneath upstairs downstairs",
);
/** Behind a thing: the verb of what is told of it, or a clause of its own. */
const TOLD = wordSet(
  "is are was were isn't aren't wasn't weren't has have had hasn't won't wouldn't doesn't don't didn't can't need needs needed want wants keeps kept looks looked that that's which who where i he she they we you it i'll we'll i'd we'd i'm we're he's she's they're it's there there's just all still for not got gets getting cost costs told paid ran herself himself myself themselves instead itself",
);
/** Before a time: "wants that porch screened in | before the bugs come". */
const TIMES = wordSet("before after until till");
/** How things fail, which is told behind them: "her skimmer basket cracked". */
export const FAILS = wordSet(
  "drags dragging drops wobbly cracked cracks broke breaks died dies quit quits failed fails leaks leaked leaking drips dripping squeaks squeaking sticks sticking sags sagging rotted rusted blew burst burned came comes fell falling went gave stopped stops jammed clogged busted snapped split tore torn running runs shorted tripped trips popped wobbles wobbling rattles rattling loose",
);
const PAST_USE = wordSet("out shot dead bad gone through");
/** No state of a thing, though they end like one. */
const NO_STATE = wordSet("green kitchen garden linen wooden bed shed oven screen golden red");
/** "Worn | out", "cracked": how what is replaced is. */
export const isFault = (word: string): boolean =>
  FAILS.has(word) || PAST_USE.has(word) || (/(?:ed|en)$/.test(word) && !NO_STATE.has(word));
const STATES = wordSet(
  "slow bad dirty old gone full flat dead shot broke loose low dull out open stuck noisy loud leaky",
);
/** "Swap | the basket": another takes its place. */
export const REPLACES = wordSet("replace replaced replacing swap swapped swapping");
/** Names that say nothing of what a thing is, and people. */
const NO_THINGS = wordSet(
  "job work thing things stuff estimate quote bid invoice bill whole mess problem part model price rate long wide tall deep high thick customer client owner homeowner landlord tenant guy guys lady plumber plumbers neighbor halfway gallon gallons inch inches amp pound ton",
);
/** Of what takes the place of something old. */
const PUTS_NEW = wordSet("new install replace put swap hang mount installing replacing");
const WORK_DONE = wordSet(
  "repair repairs install installation replacement removal stain staining painting refinishing",
);
const ONES = wordSet("one ones");
const MOST_CLAUSES = 5;
const LONGEST_THING = 8;
const LONGEST_FIGURE = 6;

interface Words {
  tokens: readonly Token[];
}

const at = ({ tokens }: Words, index: number | undefined): string =>
  index !== undefined && index >= 0 ? (tokens[index]?.norm ?? "") : "";

const isNumber = (word: string): boolean => isNumberWord(word) || /^\d/.test(word);

/** "Zipper's busted", but not "the lamp's cord is frayed": a thing and the "is" of what is told of it. */
export const isContracted = (word: string, next: string): boolean =>
  word.endsWith("'s") && (next === "" || FAILS.has(next) || STATES.has(next) || /(?:ed|en|ing)$/.test(next));

/** Ends the words that name a thing: what follows says where it is. */
export const endsHead = (word: string): boolean => PREPOSITIONS.has(word) || PLACE_WORDS.has(word);

/** True for words that name a thing which work is done to: no fee, no person, no measure. */
function isThing(talk: Words, thing: readonly number[]): boolean {
  const end = thing.findIndex((index) => endsHead(at(talk, index)) && !isNumber(at(talk, index + 1)));
  const head = at(
    talk,
    (end < 0 ? thing : thing.slice(0, end)).findLast(
      (index) => couldName(at(talk, index)) && !isNumber(at(talk, index)),
    ),
  );
  const charge = [FEE_WORDS, LABOR_WORDS, TRAVEL_WORDS].some((words) => words.has(head));
  const measure = isMeasure(unitAt(head, undefined)?.unit ?? "");
  return head !== "" && !charge && !measure && !NO_THINGS.has(head) && !PARTICLES.has(head);
}

/** "Two of the hallway lights": a thing with how many of them it is. */
function withPart(talk: Words, thing: readonly number[]): readonly number[] {
  const first = thing[0] ?? 0;
  let of = first - 1;
  while (of > first - 3 && OPENS.has(at(talk, of)) && at(talk, of) !== "of") of--;
  if (at(talk, of) !== "of" || !isNumberWord(at(talk, of - 1))) return thing;
  return [...Array.from({ length: first - of + 1 }, (_, place) => of - 1 + place), ...thing];
}

/** Where, in a clause, the name of its thing may begin: behind "he's got a", "install the", "three"; -1 when it only says "it". */
function openingOf(talk: Words, clause: readonly number[]): number {
  const word = (place: number) => at(talk, clause[place]);
  const mentions = (place: number) => {
    const said = word(place);
    return (
      SUBJECTS.has(said) ||
      MENTIONS.has(said) ||
      FILLERS.has(said) ||
      (place > 0 ? LOOKED_AT.has(said) : said === "for")
    );
  };
  // "[one ninety for the two] | of them the crown is cracked"
  let from = word(0) === "of" && OBJECTS.has(word(1)) ? 2 : 0;
  while (from < clause.length && mentions(from)) {
    // "she found it at a barn sale": told of what was named before
    if (from > 0 && OBJECTS.has(word(from)) && FOUND.has(word(from - 1))) return -1;
    from++;
  }
  // "it's leaning", "they're a rescue": told of what was named before
  const presents = clause.slice(0, from).some((index) => PRESENTING.has(at(talk, index)));
  const verb = word(from);
  const orders =
    isWorkVerb(verb) &&
    (!NOUN_VERBS.has(verb) || OPENS.has(word(from + 1)) || isNumber(at(talk, (clause[from] ?? -1) + 1)));
  const said = SUBJECTS.has(word(0)) && !presents && !orders;
  if ((said && !(/^(?:it|that)'s$/.test(word(0)) && DEFINITE.has(word(1)))) || TALKS.has(verb)) return -1;
  // "there are three dead shrubs"
  if (word(from - 1) === "there" && BEING.has(verb)) from++;
  // "grade it for"
  if (OBJECTS.has(word(from + 1))) return -1;
  if (orders && from + 1 < clause.length) {
    from++;
    while (PARTICLES.has(word(from))) from++;
  }
  const opens = (place: number) =>
    OPENS.has(word(place)) || FILLERS.has(word(place)) || (word(place) === "one" && word(place + 1) === "of");
  while (from < clause.length && opens(from)) from++;
  return from;
}

/** The words of a clause that name what it tells of: "bird nest in the bath vent" of "he's got a bird nest in the bath vent". */
function thingIn(talk: Words, clause: readonly number[]): readonly number[] {
  const word = (place: number) => at(talk, clause[place]);
  const opening = openingOf(talk, clause);
  if (opening < 0) return [];
  let [from, to] = [opening, opening];
  for (; to < clause.length && to - from < LONGEST_THING; to++) {
    const [said, next] = [word(to), word(to + 1)];
    // "her piano has two sticky keys", but "the hatch has no insulation"
    const had = to > from && ((HAS.has(said) && !NONE.has(next)) || (BEING.has(said) && BRINGING.has(next)));
    const other = had ? thingIn(talk, clause.slice(BEING.has(said) ? to + 2 : to + 1)) : [];
    if (other.length > 0) return other;
    const small = !couldName(next) || endsHead(next) || PARTICLES.has(next) || TIMES.has(next);
    const ends = (FAILS.has(said) || (PARTICLES.has(said) && !BEGINS.has(next))) && small;
    // "bees out of the soffit"
    if (PARTICLES.has(said) && next === "of") return [];
    if (TOLD.has(said) || (to > from && (ends || TIMES.has(said))) || (said === "to" && !BEGINS.has(next))) break;
    // "for june also | her skimmer basket"
    const before = word(to - 1);
    if (to > from && BEGINS.has(said) && !endsHead(before)) from = to + 1;
    if (isContracted(said, next)) {
      to++;
      break;
    }
  }
  while (to > from && !couldName(word(to - 1))) to--;
  // "the dishwasher replaced", "deck stain": the work on a thing is no part of its name
  if (to - from > 1 && (WORK_DONE.has(word(to - 1)) || (word(to - 1).endsWith("ed") && isWorkVerb(word(to - 1))))) to--;
  const thing = clause.slice(from, to);
  // "the one by the loading dock failed": told from others by where it is
  const placed = word(from - 1) === "the" && word(from) === "one" && endsHead(word(from + 1)) && to - from > 2;
  if (placed) return clause.slice(from - 1, to);
  if (PREPOSITIONS.has(word(from)) || ONES.has(word(to - 1)) || !isThing(talk, thing)) return [];
  return from === opening ? withPart(talk, thing) : thing;
}

/** True where a clause begins at a place: at a pause, behind a price, or at the first word of a line. */
function beginsClause(talk: Words, words: readonly number[], place: number): boolean {
  const [before, index] = [words[place - 1] ?? -1, words[place] ?? -1];
  if (before < 0 || !isJoined(talk.tokens[index])) return true;
  if (index === before + 1) return false;
  // "a lease, eighteen | pages": what stands between is a figure
  const between = talk.tokens.slice(before + 1, index);
  return between.length > LONGEST_FIGURE || LEADING_TO_PRICE.has(at(talk, before)) || !between.every(isJoined);
}

/** A clause, and whether "and" joins it to the words right before it. */
interface Clause {
  words: readonly number[];
  joins: boolean;
}

/** The clauses that end some words, the last first. */
function clausesBack(talk: Words, words: readonly number[]): Clause[] {
  const clauses: Clause[] = [];
  let end = words.length;
  for (let place = end - 1; place >= 0 && clauses.length < MOST_CLAUSES; place--) {
    const index = words[place] ?? -1;
    // "the jamb is rotten, going with | a fiberglass door"
    const chooses = at(talk, index) === "with" && at(talk, index - 1) === "going";
    const joint = index < 0 || chooses || JOINTS.has(at(talk, index));
    if (!joint && !beginsClause(talk, words, place)) continue;
    const clause = words.slice(joint ? place + 1 : place, end);
    const joins = at(talk, index) === "and" && isJoined(talk.tokens[index]) && words[place - 1] === index - 1;
    if (clause.length > 0) clauses.push({ words: clause, joins });
    end = place;
  }
  return clauses;
}

/** What a word that refers to a thing asks of its name: "them" is of several, "the old one" of what something new is put for. */
export interface Referring {
  plural: boolean | null;
  behindNew: boolean;
}

/** True when the head of a thing's name is a plural: "sticky keys", "lights in the hall". */
function isPlural(talk: Words, thing: readonly number[]): boolean {
  if (at(talk, thing[0]) === "one") return false;
  const end = thing.findIndex((index) => endsHead(at(talk, index)) && at(talk, index) !== "of");
  return looksPlural(at(talk, end < 0 ? thing.at(-1) : thing[end - 1]));
}

/** What the latest words that name a thing call it, over clauses that only tell more of it: "the back steps, they're rotten"; else null. */
export function thingMentioned(
  tokens: readonly Token[],
  words: readonly number[],
  { plural, behindNew }: Referring,
): readonly number[] | null {
  const talk = { tokens };
  const clauses = clausesBack(talk, words).map(({ words: clause, joins }) => ({
    clause,
    joins,
    thing: thingIn(talk, clause),
  }));
  const named = clauses.flatMap(({ clause, joins, thing }, place) => {
    if (thing.length === 0) return [];
    // "the valve and rough plumbing": one of two things
    const last = clause.findLast((index) => couldName(at(talk, index)));
    const before = clauses[place + 1];
    const pair =
      joins && before !== undefined && before.thing.length > 0 && before.thing.at(-1) === before.clause.at(-1);
    const paired = pair && last === thing.at(-1) && !isWorkVerb(at(talk, clause[0]));
    const isNew = clause.some((index) => PUTS_NEW.has(at(talk, index)));
    return [{ thing, paired, isNew, isReplaced: clause.some((index) => REPLACES.has(at(talk, index))) }];
  });
  const alone = named.length === 1 || !behindNew;
  // "replaced the water heater, a new expansion tank, hauled away the old one": of two new things the one that was replaced
  const fresh = behindNew ? named.filter(({ isNew, isReplaced }) => isNew || isReplaced) : [];
  const old = fresh.length > 1 ? fresh.find(({ isReplaced }) => isReplaced) : fresh[0];
  const chosen = old ?? (alone ? named[0] : undefined);
  const paired = chosen?.paired === true && named.length > 1;
  const thing = paired ? [] : (chosen?.thing ?? []);
  const agrees = plural === null || isPlural(talk, thing) === plural;
  return thing.length > 0 && agrees ? thing : null;
}
