import { wordSet } from "#shared/word-set.ts";
import { EDIT_TERMS } from "../numbers/repairs.ts";
import { countedBy } from "../quantities/flat-measures.ts";
import { isExtent } from "../quantities/heard-counts.ts";
import { partOf, type ServiceMatch, type ServiceMention } from "../quantities/service-mention.ts";
import { CARRIERS, EVERYDAY, KINDS } from "../service-names/kinds-of-service.ts";
import { actionOf, type ServiceName } from "../service-names/service-names.ts";
import { cueAt } from "../words/cues.ts";
import { isLineHead } from "../words/nature.ts";
import { isThing } from "../words/nearby.ts";
import { isDigits, isNumberWord } from "../words/number-words.ts";
import { stem } from "../words/stem.ts";
import { PASSED_OVER } from "../words/taken.ts";
import { at, beginsSentence, isJoined, type Token } from "../words/tokens.ts";
import { isFootage, singular, unitAt } from "../words/units.ts";
import { EDGES, FILLERS, PREPOSITIONS, WORK_VERBS } from "../words/words.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import { endsTime, followsCounted, isCountedBehind, isCrewTimed, isTimed, isTimedBehind } from "./counts-of-halves.ts";
import { PASTS, type NamedServices } from "./named-services.ts";
import { isCountedInPlace, isListedInPlace, PLACING } from "./placed-services.ts";

const ARTICLES = wordSet("a an the his her their one another");
const STARTS = wordSet("a an the his her their one another new");
const OBJECTS = wordSet("a an the his her their new");
const JOINING = wordSet("and plus with then add include also do get gets needs need wants want quote bill invoice for");
/** What may follow a thing that is sold. */
const GOES_ON = wordSet(
  "and plus for then too also with but at on as from this next same every each twice down after before afterwards there here upstairs downstairs outside inside once a an the only just front while since because when last yesterday today tonight tomorrow monday tuesday wednesday thursday friday saturday sunday",
);
const OUT_THERE = wordSet("back front there here to");
const JOINS = wordSet("and plus then");
const CHANGING = /^(?:chang|switch|swap)/;
const ITS = wordSet("it that over");
/** "One hitch installation | he supplies the hitch": somebody begins a clause of their own. */
const CLAUSES = wordSet(
  "he she they we i he's she's they're we're i'm it's there's he'll she'll they'll we'll i'll he'd she'd they'd",
);
/** Verbs that name no work of their own. */
const PARTICLES = wordSet("in out up down off");
const PLAIN_VERBS = wordSet(
  "do did doing redo redid redoing add added put get got make made take include provide supply give gave run ran open close",
);

const isKind = (word: string): boolean => KINDS.has(word);
/** "Up" and "out" name nothing by themselves, "tv" and "dj" do. */
const isSmall = (word: string): boolean =>
  EDGES.has(word) || PREPOSITIONS.has(word) || FILLERS.has(word) || word === "new" || word === "old";

/** A "charger" is a thing, and no charge. */
const WHO_OR_WHAT = /[^aeiou]ers?$/;

/** True for a word that names no service by itself: of what kind it is, a place or somebody. */
export const isSmallOrKind = (word: string): boolean =>
  (isKind(stem(word)) && !WHO_OR_WHAT.test(word)) || EVERYDAY.has(stem(word)) || isNumberWord(word) || isSmall(word);

/** True for a word that is a doing: "washing", "installation", "trim". */
export const isDoing = (name: ServiceName, part: string): boolean =>
  name.words.some(
    (word) =>
      stem(word) === part && (WORK_VERBS.has(singular(word)) || /(?:ing|[st]ion|ment|al|up|out|off|down)$/.test(word)),
  );

/** "New" is what is put in, and not what is cleaned. */
const RENEWING = new Set("installation replacement design setup upgrade".split(" ").map(stem));
/** Before a thing these say how often or of what sort. */
const SORTS = wordSet("weekly biweekly monthly quarterly regular standard full basic");

const ALL = new Set(["all", "both"]);
const MORE = new Set(["more", "additional"]);

/** The words of a name that may stay unsaid: those before what was said, and those that only say of what kind it is. */
function mayBeUnsaid(name: ServiceName, heard: readonly string[], part: string, isShared: (part: string) => boolean) {
  const latest = Math.max(...heard.map((said) => name.stems.indexOf(said)));
  const told = !name.lead.includes(part);
  return (
    told ||
    name.stems.indexOf(part) < latest ||
    isKind(part) ||
    CARRIERS.has(part) ||
    isShared(part) ||
    isDoing(name, part)
  );
}

const LABOR = stem("labor");

/** "Two outlets" are those of "Outlet installation", and not those of "GFCI outlet upgrade": nothing else is left out but what is done. */
function isAllOf(name: ServiceName, heard: readonly string[]): boolean {
  // "packing" is the "Packing service", and no "Packing boxes"
  const whole = name.stems.every((part) => heard.includes(part) || (isKind(part) && part !== LABOR));
  if (whole && name.entry.hourlyRate !== null) return true;
  const isObject = (part: string) => !isKind(part) && !isDoing(name, part);
  return heard.some(isObject) && name.stems.every((part) => heard.includes(part) || !isObject(part));
}

const WHOSE = wordSet("the his her their");
const OURS = wordSet("my our");
const OURSELVES = wordSet("i we i've we've and then also just");
const FEES = /^(?:fees?|charges?)$/;

const THAT = /^(?:that|this|those|these)$/;
const ONE_MORE = wordSet("a an another new");
/** Where a thing is, said before it: "two new outside spigots", "the kitchen drain". */
const SIDES = wordSet(
  "outside outdoor exterior inside front back rear side upstairs downstairs kitchen bathroom bath basement garage hall hallway master guest",
);

/** The token before the thing, over its article, its count and its sort: "plus | my service fee". */
function leadOf(tokens: readonly Token[], index: number, last: number, renews: boolean): number {
  const isNew = (word: string) => renews && word === "new";
  let lead = index - 1;
  const side = SIDES.has(at(tokens, lead)) && isJoined(tokens[index]) ? at(tokens, lead - 1) : "";
  if (ONE_MORE.has(side) || isNumberWord(side)) lead--;
  // "take that nest down"
  if (THAT.test(at(tokens, lead)) && isWorkVerb(at(tokens, lead - 1))) lead--;
  if (OURS.has(at(tokens, lead)) && FEES.test(at(tokens, last)) && isJoined(tokens[index])) lead--;
  for (; lead >= 0 && isJoined(tokens[lead + 1]); lead--) {
    const word = at(tokens, lead);
    if (
      !ARTICLES.has(word) &&
      !ALL.has(word) &&
      !isNumberWord(word) &&
      !SORTS.has(word) &&
      !MORE.has(word) &&
      !isNew(word)
    )
      break;
  }
  return isJoined(tokens[lead + 1]) ? lead : -1;
}

/** "Dishwasher install | two hoses", "chimney sweep | a cap": the verb is the last word of a name, and done to nothing behind it. */
function endsOwnName(tokens: readonly Token[], { entry, first, last }: ServiceMention): boolean {
  const word = singular(at(tokens, last));
  return first < last && (actionOf(word) !== null || entry.name.toLowerCase().endsWith(word));
}

/** "Cap both chimneys": the word of a name as a verb. */
const isDoneToAll = (tokens: readonly Token[], index: number): boolean =>
  /^(?:both|all)$/.test(at(tokens, index + 1)) &&
  !ARTICLES.has(at(tokens, index - 1)) &&
  !isNumberWord(at(tokens, index - 1));

/** "A heater", "the": what a verb before it is done to. */
const startsObject = (tokens: readonly Token[], index: number): boolean =>
  isJoined(tokens[index]) &&
  (OBJECTS.has(at(tokens, index)) || (isNumberWord(at(tokens, index)) && at(tokens, index + 1) !== "times"));

/** "He does not want", "it is not": what is denied is a doing. */
const AUXILIARY = /^(?:do|does|did|is|are|was|were|will|would|should|can|could|has|have)$/;
/** How many words may name what another thing takes the place of. */
const LONGEST_DENIAL = 5;

/** "Not a smart lock but a deadbolt", "not a damper a cap": what stands there is done instead. */
function takesPlace(tokens: readonly Token[], lead: number): boolean {
  for (let back = lead; back > lead - LONGEST_DENIAL && !beginsSentence(tokens[back + 1]); back--)
    if (at(tokens, back) === "not")
      return (
        back < lead &&
        (at(tokens, lead) === "but" || ARTICLES.has(at(tokens, back + 1))) &&
        !AUXILIARY.test(at(tokens, back - 1))
      );
  return false;
}

/** "A fan-rated box", "an EV-ready panel": what another thing is made for, and nothing that is sold. */
const SUITED = wordSet("rated ready grade style sized proof compatible");

/** "The fridge done", "a leak fixed": what is to be done to what was just named. */
const isDone = (word: string, action: number | null): boolean =>
  word === "done" || (word.endsWith("ed") && action !== null && actionOf(word) === action);

/** Of several with a word: the one whose size is said, as of "thirty minute walks", the one that is sold by the hour for "two hours of design", else the one of which nothing else is unsaid. */
function oneOf(services: NamedServices, index: number, names: readonly ServiceName[], heard: readonly string[]) {
  const sized = names.filter((one) => services.sizesSaid(one, index, index) > 0);
  if (sized.length === 1) return sized;
  const hourly = isTimed(services.tokens, index) ? names.filter(({ entry }) => entry.hourlyRate !== null) : [];
  return hourly.length === 1 ? hourly : names.filter((one) => isAllOf(one, heard));
}

const FRAGMENT_ENDS = wordSet("and plus too also then");

/** "Office visit, rabies and distemper": a word that is a whole member of a list. */
function isAlone({ taken, tokens }: NamedServices, index: number): boolean {
  const begins = !isJoined(tokens[index]) || JOINS.has(at(tokens, index - 1));
  return (
    begins &&
    taken[index - 1] !== PASSED_OVER &&
    (!isJoined(tokens[index + 1]) || FRAGMENT_ENDS.has(at(tokens, index + 1)))
  );
}

/** "A windshield and": a thing that is asked for, and no place and no part of another thing. */
function isSold(
  { tokens, taken }: NamedServices,
  name: ServiceName,
  first: number,
  last: number,
  unsaid: readonly string[],
  before: ServiceMention | undefined,
): boolean {
  const { action, unit } = name;
  const next = tokens[last + 1];
  const after = next?.norm ?? "";
  if (
    isJoined(next) &&
    taken[last + 1] === 0 &&
    !GOES_ON.has(after) &&
    !isCountedInPlace(tokens, first, last) &&
    !(after === "out" && OUT_THERE.has(at(tokens, last + 2))) &&
    !isNumberWord(after) &&
    // "the disposal motor is shot"
    !(isLineHead(after) && !(name.action !== null && WHOSE.has(at(tokens, first - 1)))) &&
    !EDIT_TERMS.has(after) &&
    cueAt(tokens, last + 1) === null &&
    !isKind(stem(after)) &&
    !isDone(after, action) &&
    !(after === "to" && FEES.test(at(tokens, last))) &&
    !(first < last && CLAUSES.has(after)) &&
    !(first === last && isDoneToAll(tokens, first)) &&
    !isCountedBehind(tokens, first, last, unit) &&
    // "two hours of labor chasing a leak", "of organizing in the closets": what the time is spent on
    !(/^(?:to|in|inside|around|under|behind)$|.{2}ing$/.test(after) && isTimed(tokens, first))
  )
    return false;
  if (isTimed(tokens, first) || isCrewTimed(tokens, first, last) || followsCounted(tokens, first, before)) return true;
  const goods = !name.words.some((word) => isDoing(name, stem(word)));
  const lead = leadOf(tokens, first, last, goods || unsaid.some((part) => RENEWING.has(part)));
  if (lead < 0 || taken[lead] !== 0) return true;
  const word = at(tokens, lead);
  // "aerate the lawn" names the aeration, and no mowing
  if (lead === before?.last)
    return (
      !WORK_VERBS.has(word) ||
      !(ALL.has(at(tokens, lead + 1)) || startsObject(tokens, lead + 1)) ||
      endsOwnName(tokens, before)
    );
  const counted = isNumberWord(at(tokens, first - 1)) && isThing(word);
  // "they switched that to vinyl plank"
  if (word === "to" && CHANGING.test(at(tokens, ITS.has(at(tokens, lead - 1)) ? lead - 2 : lead - 1))) return true;
  const put = (word === "on" || word === "in") && at(tokens, lead - 1) === "put";
  // "dj for six hours the uplighting": after a length of time the next thing begins
  if (counted || put || endsTime(tokens, lead)) return true;
  // "swap out the disposal"
  const worked = PARTICLES.has(word) && isJoined(tokens[lead]) ? at(tokens, lead - 1) : word;
  // "we hung a door", but not "her brother hung a door"
  const ours = !isJoined(tokens[lead]) || OURSELVES.has(at(tokens, lead - 1));
  const verb = (ours ? PASTS[worked] : undefined) ?? worked;
  if ((isWorkVerb(verb) || actionOf(verb) !== null) && !PLAIN_VERBS.has(verb))
    return unsaid.includes(stem(verb)) || (action !== null && actionOf(verb) === action);
  return JOINING.has(word) || FILLERS.has(word) || PLAIN_VERBS.has(verb) || takesPlace(tokens, lead);
}

const RUN = /^(?:runs?|lengths?|pieces?|sections?|sticks?)$/;
/** "Fifty feet of | five inch gutter", "nineteen squares of | shingles": so much of what may be sold by that. */
function isMeasured(tokens: readonly Token[], before: number, { entry }: ServiceName, sized: boolean): boolean {
  const of = at(tokens, before) === "of";
  const place = of ? before - 1 : before;
  if (!isNumberWord(at(tokens, place - 1))) return false;
  const unit = unitAt(at(tokens, place), undefined)?.unit ?? "";
  if (sized && (isFootage(unit) || RUN.test(at(tokens, place)))) return true;
  return of && isExtent(unit) && countedBy(unit, 1, { name: entry.name, rate: entry.fixedRate }) !== null;
}

/**
 * The service of which a part of the name stands at an index: its own word, when all others only say of what kind it
 * is, are shared with other services or stand before it. Null when the word names none or nothing is sold there.
 * `before`: the service named before, after which the next begins.
 */
export function halfNamed(
  services: NamedServices,
  index: number,
  before: ServiceMention | undefined,
): ServiceMatch | null {
  const { stems, taken, tokens } = services;
  const said = stems[index] ?? "";
  if (isJoined(tokens[index + 1]) && SUITED.has(at(tokens, index + 1))) return null;
  let names = services.withWord(said);
  let last = services.endOf(index);
  // "pool service" is said of one service alone, though several have to do with pools
  for (let next = last + 1; names.length > 0 && isJoined(tokens[next]); next = last + 1) {
    // "three wash and waxes"
    if (at(tokens, next) === "and" && names.every((one) => one.joins)) next++;
    // "five inch gutter | gutter guard": a word that is said again begins anew
    if (stems.indexOf(stems[next] ?? "", index) < next) break;
    const both = names.filter((one) => one.stems.includes(stems[next] ?? ""));
    if (both.length === 0) break;
    [names, last] = [both, services.endOf(next)];
  }
  const heard = stems.slice(index, last + 1).filter((word) => word !== "");
  const [name, other] = names.length > 1 ? oneOf(services, index, names, heard) : names;
  if (!name || other || name.stems.length < 2 || isSmall(said)) return null;
  // "give the door a tune up" hauls no old door away
  if (name.words.includes("old") && actionOf(at(tokens, index - 1)) === null && !heard.includes("old")) return null;
  // "install a heater" orders another thing than "thermostat installation"
  const orders = WORK_VERBS.has(at(tokens, index)) || (isDoing(name, said) && !name.words.includes(at(tokens, index)));
  if (last === services.endOf(index) && orders && startsObject(tokens, last + 1)) return null;
  // "weekly service" names more than "weekly"
  const plain =
    isKind(said) ||
    isNumberWord(at(tokens, index)) ||
    (EVERYDAY.has(said) && !isTimed(tokens, index) && !isTimedBehind(tokens, last));
  if (plain && last === services.endOf(index)) return null;
  // "forget the interior, just the outside" tells where, "the inside done" orders
  const where = last === services.endOf(index) && SIDES.has(at(tokens, index)) && services.isHeardAsNear(index);
  if (heard.join("").length < 2 || (where && at(tokens, last + 1) !== "done")) return null;
  const sizes = services.sizesSaid(name, index, last);
  // a forty gallon heater is none of fifty
  if (sizes < 0) return null;
  const sized = sizes > 0;
  const unsaid = name.stems.filter((part) => !heard.includes(part) && (!sized || name.lead.includes(part)));
  const isShared = (part: string) => services.withWord(part).length > 1;
  // "two hours of advisory": an hourly service by its first word
  const hourly = name.entry.hourlyRate !== null && heard[0] === name.stems[0] && isTimed(tokens, index);
  const alone = index === last && isAlone(services, index);
  if (alone && name.head.length <= 2 && before && !isDoing(name, said)) return partOf(name.entry, index, last);
  if (!hourly && !unsaid.every((part) => mayBeUnsaid(name, heard, part, isShared))) return null;
  // "carpet removal and vinyl plank in the den", "for tom and linda vinyl plank in the den": a place of what is sold by its measure
  const after = isJoined(tokens[last + 1]) ? at(tokens, last + 1) : "";
  // "stamped concrete patio" is one thing, of which a service before has a word as well; "water heater install" is work on it
  const same = before?.last === index - 1 && isJoined(tokens[index]);
  const works = last === index && actionOf(at(tokens, index)) !== null;
  if (same && (works || name.stems.includes(stems[before.last] ?? ""))) return null;
  const start = sized ? (services.values.get(index - 2)?.first ?? index) : index;
  const article = STARTS.has(at(tokens, start - 1)) && isJoined(tokens[start]) ? start - 1 : start;
  const begins =
    JOINS.has(at(tokens, article - 1)) || beginsSentence(tokens[article]) || taken[index - 1] === PASSED_OVER;
  const listed = name.unit === null && isListedInPlace(tokens, { article, index, last, begins }, before);
  const placed = listed || (name.unit !== null && PLACING.has(after) && begins);
  const numbered = start < index || isDigits(heard[0] ?? "");
  const measured = name.unit === null && isMeasured(tokens, start - 1, name, numbered);
  if (!placed && !measured && !isSold(services, name, start, last, unsaid, before)) return null;
  // "a thirty minute walk"
  return partOf(name.entry, start, last);
}
