import { wordSet } from "#shared/word-set.ts";
import { wordTable } from "#shared/word-table.ts";
import { partOf, type ServiceMatch } from "../quantities/service-mention.ts";
import { isRoom } from "../quantities/sold-count.ts";
import { actionOf, type ServiceName } from "../service-names/service-names.ts";
import { stem } from "../words/stem.ts";
import { beginsSentence, isJoined } from "../words/tokens.ts";
import { looksPlural, singular, unitAt } from "../words/units.ts";
import { EDGES, FILLERS, PREPOSITIONS, WORK_VERBS } from "../words/words.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import { isSmallOrKind } from "./half-names.ts";
import { PASTS, type NamedServices } from "./named-services.ts";
import { PRICE_WORDS } from "./own-price.ts";

/** Words after a name that begin something new: "an exhaust fan, new toilet", and no compound like "fan motor". */
const NEXT_PHRASE = new Set(
  "new old another two three four no take swap swapped first same again too also while when since because before after once".split(
    " ",
  ),
);
/** How far before a thing the verb may stand that says what is done to it. */
const LONGEST_CLAUSE = 16;

/** What is done, and no thing that others are named after. */
const DOING = /.(?:ment|tion)$/;

/** True when the word behind a word is of other services than it. */
function isOfOthers(services: NamedServices, last: number): boolean {
  const own = services.withWordAt(last);
  const next = services.withWordAt(last + 1);
  return own.length > 0 && next.length > 0 && next.every((name) => !own.includes(name));
}

/** "condenser fan motor" is no condenser. */
export function inCompound(services: NamedServices, last: number): boolean {
  const { tokens, taken, at } = services;
  if (!isJoined(tokens[last + 1]) || taken[last + 1]) return false;
  const word = at(last + 1);
  // "an alignment | tires rotated"
  if (DOING.test(at(last)) && isOfOthers(services, last)) return false;
  return !(
    !/^\p{L}/u.test(word) ||
    EDGES.has(word) ||
    PREPOSITIONS.has(word) ||
    PLACES.has(word) ||
    FILLERS.has(word) ||
    NEXT_PHRASE.has(word) ||
    WORK_VERBS.has(word) ||
    unitAt(word, undefined) !== null ||
    PRICE_WORDS.has(word)
  );
}

const SETS = new Set(["that", "it"]);
/** Before a verb that tells what was done these say that the speaker did it, or begin what was done besides. */
const TELLERS = wordSet("i we i've we've and then also plus just");
const DOERS = new Set(["we're", "i'm", "they're", "he's", "she's", "are", "am", "be", "for", "by"]);

/** "Pull up the carpet", "ripped out the old deck": taken away, with the particle alone, for wire is pulled as well. */
const LOOSENING = new Set(["pull", "rip", "tear", "tore"].map(stem));
const AWAY = new Set(["up", "out"]);

/** True when what is told there is the speaker's own work: "then I swapped", "and replaced", but not "her son replaced". */
const isOwnWork = ({ at, tokens }: NamedServices, index: number): boolean =>
  index === 0 || !isJoined(tokens[index]) || TELLERS.has(at(index - 1));

/** The work that a verb tells where it stands: "lay", "we're laying", "I swapped"; "" for other words, and for "make that" and "call it". */
function verbAt(services: NamedServices, index: number): string {
  const { at } = services;
  const word = at(index);
  if (AWAY.has(at(index + 1)) && LOOSENING.has(stem(word))) return "remove";
  if (WORK_VERBS.has(word)) return SETS.has(at(index + 1)) && (word === "make" || word === "put") ? "" : word;
  const timed = /^(?:hour|day)s?$/.test(at(index - 1));
  const doing = word.endsWith("ing") && (timed || DOERS.has(at(index - 1)) || isOwnWork(services, index));
  const did = (word.endsWith("ed") || PASTS[word] !== undefined) && isOwnWork(services, index);
  return (doing || did) && actionOf(PASTS[word] ?? word) !== null ? (PASTS[word] ?? word) : "";
}

/** The kind of work that governs the words from an index to a last one: of "swap two faucets and an outlet". */
function actionBefore(services: NamedServices, index: number, last: number): number | null {
  const { tokens, taken, at } = services;
  // "one new deadbolt", "the oven needs a new element"
  for (let next = index; next <= last; next++) if (at(next - 1) === "new") return actionOf("install");
  for (let [back, left] = [index - 1, LONGEST_CLAUSE]; left > 0 && back >= 0; back--) {
    if (beginsSentence(tokens[back + 1])) return null;
    // a name, a term or what was taken back
    if (taken[back]) continue;
    left--;
    const verb = verbAt(services, back);
    if (verb !== "") return actionOf(verb);
  }
  return null;
}

/** Verbs whose participle has no "-ed", with the particles that it needs, when it needs one. */
const PARTICIPLES = wordTable<{ verb: string; particles: ReadonlySet<string> }>({
  put: { verb: "put", particles: wordSet("in up on") },
  hung: { verb: "hang", particles: new Set() },
  set: { verb: "set", particles: wordSet("up") },
  laid: { verb: "lay", particles: new Set() },
  taken: { verb: "take", particles: wordSet("out down off away up") },
  torn: { verb: "tear", particles: wordSet("out down off up") },
});

/** The kind of work that a participle tells at a token: "replaced", "put in". */
function participleAt({ at }: NamedServices, index: number): number | null {
  const word = at(index);
  if (word.endsWith("ed")) return actionOf(word);
  // "two toilets going in at the duplex", but "going in the trash"
  if (/^go(?:ing|es)$/.test(word) && at(index + 1) === "in" && !ARTICLES.has(at(index + 2))) return actionOf("install");
  const found = PARTICIPLES[word];
  const done = found && (found.particles.size === 0 || found.particles.has(at(index + 1)));
  return done ? actionOf(found.verb) : null;
}

/** "A termite check", "faucet swap": the kind of work that ends the name of it. */
function nounAt({ at, tokens }: NamedServices, index: number): number | null {
  const action = actionOf(at(index));
  const ends = !isJoined(tokens[index + 1]) || EDGES.has(at(index + 1)) || PREPOSITIONS.has(at(index + 1));
  return ends && !ARTICLES.has(at(index + 1)) && !THAT.has(at(index + 1)) ? action : null;
}

/** "Ceiling fans put in", "brake pads replaced", "the leak under the sink fixed": the kind of work that is said behind what it is done to. */
function actionAfter(services: NamedServices, last: number): number | null {
  const { tokens, at } = services;
  if (!isJoined(tokens[last + 1])) return null;
  if (!PLACES.has(at(last + 1))) return participleAt(services, last + 1) ?? nounAt(services, last + 1);
  for (let next = last + 2; next <= last + LONGEST_PLACE && isJoined(tokens[next]); next++) {
    const action = participleAt(services, next);
    // "the faucet in the room painted blue"
    if (action !== null) return isJoined(tokens[next + 1]) && !ENDING.has(at(next + 1)) ? null : action;
    if (EDGES.has(at(next)) && !ARTICLES.has(at(next))) return null;
  }
  return null;
}

/** "The oak has to come down", "getting the wallpaper off": what is taken away, said by its particle. */
function goesAway({ tokens, at }: NamedServices, index: number, last: number): boolean {
  if (!isJoined(tokens[last + 1])) return false;
  for (let next = last + 1; next <= last + LONGEST_PLACE + 2 && isJoined(tokens[next]); next++) {
    if (at(next - 1) === "to" && COMES.has(at(next)) && AWAY_PARTICLES.has(at(next + 1))) return true;
    if (at(next - 1) === "to" && at(next) === "go" && !isJoined(tokens[next + 1])) return true;
  }
  const verb = ARTICLES.has(at(index - 1)) ? index - 2 : index - 1;
  // "get the virus off her laptop"
  const off = at(last + 1) === "off" && (ARTICLES.has(at(last + 2)) || PLACES.has(at(last + 2)));
  const ends = off || !isJoined(tokens[last + 2]) || ENDING.has(at(last + 2));
  return AWAY_PARTICLES.has(at(last + 1)) && ends && GETTING.has(at(verb));
}
const COMES = wordSet("come go be");
const AWAY_PARTICLES = wordSet("down out off");
const GETTING = wordSet("get getting take taking pull pulling");

/** "The motor's shot, replace it", "the toilet needs replacing", "is backed up so get that cleared": the work that is told of a thing, in its clause or the next. */
function actionTold(services: NamedServices, index: number, last: number, own: number | null): number | null {
  const { tokens, at } = services;
  if (goesAway(services, index, last)) return actionOf("remove");
  let [commas, denied] = [0, -1];
  for (let next = last + 1; next <= last + TOLD_REACH && next < tokens.length; next++) {
    // "the faucet drips. Replace it"
    if (tokens[next]?.gap === "stop") return THAT.has(at(next + 1)) ? actionOf(at(next)) : null;
    if (NEGATIONS.has(at(next))) denied = next;
    if (tokens[next]?.gap === "comma" && ++commas > 1) return null;
    // "the headlights are foggy so do those too"
    const action = at(next) === "do" && at(next - 1) === "so" ? own : workAt(services, next);
    if (action === null) continue;
    // "doesn't want it replaced", but "won't latch, fix that"
    if ((denied >= 0 && !beginsOrder(services, denied, next)) || isTheirWork(services, next)) return null;
    const needed = /^needs?$/.test(at(next - 1)) || (at(next - 1) === "be" && /^needs?$/.test(at(next - 3)));
    // "three trees to take out"
    const wanted = at(next - 1) === "to" && next === last + 2;
    const gotten = THAT.has(at(next - 1)) && /^get(?:ting)?$/.test(at(next - 2));
    if (needed || wanted || gotten || isThat(services, next + 1)) return action;
  }
  return null;
}

/** The work that a verb orders, "put a new one in" among them. */
const workAt = (services: NamedServices, index: number): number | null =>
  services.at(index) === "put" && isThat(services, index + 1) ? actionOf("install") : actionOf(services.at(index));

/** "It", "a new one", "the whole thing": what was just spoken of. */
const isThat = ({ at }: NamedServices, index: number): boolean =>
  THAT.has(at(index)) ||
  /^(?:a new one|(?:the|that) whole thing)$/.test(`${at(index)} ${at(index + 1)} ${at(index + 2)}`);

/** "The door won't latch | so fix it", "won't latch, | fix that": an order begins behind what a thing does not do. */
function beginsOrder({ at, tokens }: NamedServices, denied: number, verb: number): boolean {
  if (verb - denied < 2 || NEGATED.has(at(denied + 1))) return false;
  for (let next = denied + 2; next <= verb; next++) if (!isJoined(tokens[next]) || at(next - 1) === "so") return true;
  return THAT.has(at(verb + 1)) && !at(verb).endsWith("ed") && !GOVERNING.has(at(verb - 1));
}
const NEGATED = wordSet("want wants need needs have");
const GOVERNING = wordSet("to not don't can't won't could should would");

/** "He'll replace it himself", "his brother is replacing it", "the landlord will fix it": no work of the speaker's. */
function isTheirWork({ at }: NamedServices, verb: number): boolean {
  if (/^(?:he|she|they)'(?:ll|d|re|s)$/.test(at(verb - 1))) return true;
  const helps = WILL.has(at(verb - 1)) || (ARE.has(at(verb - 1)) && at(verb).endsWith("ing"));
  return helps && !/^(?:we|i)$/.test(at(verb - 2));
}
const ARE = wordSet("is are was were");
const WILL = wordSet("will would can could might should");
const PLACES = wordSet("in under on over at behind by outside inside near along beside across around between against");
const ARTICLES = wordSet("the a an his her their");
const ENDING = wordSet("and plus then too also for");
/** How far behind a thing the work may be told. */
const [LONGEST_PLACE, TOLD_REACH, VERB_REACH] = [5, 12, 18];
const NEGATIONS = wordSet("not no don't doesn't didn't won't isn't never nobody");
const THAT = wordSet("it them that those both");

/** "Three rooms painted", "paint three rooms", for "Interior painting per room": what is done to so many of the things that it is sold by. */
export function doneToUnits(services: NamedServices, index: number): ServiceMatch | null {
  const { at, tokens } = services;
  const names = services.withWordAt(index).filter(({ unit }) => unit !== null);
  if (names.length === 0) return null;
  const counted = isWorkVerb(at(index)) && isJoined(tokens[index + 1]) ? countedBehind(services, index) : "";
  const things = counted === "" ? countedBefore(services, index) : counted;
  const isSoldBy = (unit: string | null) => unit === things || (unit === "room" && isRoom(things));
  const [name, other] = names.filter(({ unit }) => things !== "" && isSoldBy(unit));
  return name && !other ? partOf(name.entry, index, index) : null;
}

/** What is counted right before what is done to it: the room of "three rooms painted"; "" for none. */
function countedBefore({ at, stems, tokens, values }: NamedServices, index: number): string {
  const word = at(index);
  const done = word.endsWith("ed") || (stems[index] !== undefined && stems[index] !== stem(word));
  if (!done || !isJoined(tokens[index]) || !isJoined(tokens[index - 1]) || !values.has(index - 2)) return "";
  return looksPlural(at(index - 1)) ? singular(at(index - 1)) : "";
}

/** What is counted right behind what is done to it: the room of "paint three rooms"; "" for none. */
function countedBehind(services: NamedServices, index: number): string {
  const { at, tokens, values } = services;
  if (!services.isNumberAt(index + 1)) return "";
  let last = index + 1;
  while (last < index + LONGEST_COUNT && !values.has(last)) last++;
  const things = at(last + 1);
  return isJoined(tokens[last + 1]) && looksPlural(things) && !inCompound(services, last + 1) ? singular(things) : "";
}
const LONGEST_COUNT = 4;

/** "An outlet out on the porch", "the pads up front", "swap the heater out". */
const isOutThere = ({ at, tokens }: NamedServices, last: number): boolean =>
  ASIDE.has(at(last + 1)) && (OUT_THERE.has(at(last + 2)) || ENDING.has(at(last + 2)) || !isJoined(tokens[last + 2]));
const ASIDE = wordSet("out up down over");
const OUT_THERE = wordSet("in on at by front back there here behind under near to first");

/** "The one by the tv", "across from the inspection station": where something is, and not what is done. */
export function isWhere({ at, tokens }: NamedServices, index: number): boolean {
  let lead = ARTICLES.has(at(index - 1)) ? index - 2 : index - 1;
  // "over the back door"
  if (WHICH.has(at(index - 1)) && ARTICLES.has(at(index - 2)) && isJoined(tokens[index - 1])) lead = index - 3;
  const next = NEXT_TO.has(at(lead - 1)) && /^(?:to|from)$/.test(at(lead));
  return (next || WHERE.has(at(lead))) && isJoined(tokens[index]) && isJoined(tokens[lead + 1]);
}
const WHERE = wordSet("by behind near under above over beside below");
const NEXT_TO = wordSet("next across close");
/** Before a thing these tell which one it is. */
const WHICH = wordSet(
  "back front side rear garage kitchen bathroom basement old new existing other main upstairs downstairs",
);

/** "The coolant's brown so flush it", for "Coolant flush": a thing, and behind it the verb of its service's own name. */
export function ownVerbTold(services: NamedServices, index: number): ServiceMatch | null {
  const { at, stems, tokens } = services;
  const word = stems[index] ?? "";
  for (const { entry, stems: name, action, joins } of services.withWordAt(index)) {
    const [verb = "", thing = ""] = name.toReversed();
    if (name.length !== 2 || action !== null || thing !== word) continue;
    const last = services.lastOf([thing], index, joins);
    if (last < 0) continue;
    for (let next = last + 1; next <= last + VERB_REACH && next < tokens.length; next++) {
      if (tokens[next]?.gap === "stop" || NEGATIONS.has(at(next))) break;
      if (stems[next] === verb && THAT.has(at(next + 1)) && !isTheirWork(services, next))
        return partOf(entry, index, last);
    }
  }
  return null;
}

/** "Replace the heater", for the "Water heater replacement": the last word of what it is done to, when no other service has it of that work. */
function isOnlyOfWork(services: NamedServices, { action, object, entry }: ServiceName, index: number): boolean {
  const { at, stems, tokens, values } = services;
  const word = stems[index] ?? "";
  if (word !== object.at(-1) || object.length < 2 || isSmallOrKind(at(index))) return false;
  const begins = ARTICLES.has(at(index - 1)) || at(index - 1) === "new" || values.has(index - 1);
  const rival = services.withWord(word).some((one) => one.entry.id !== entry.id && one.action === action);
  return begins && isJoined(tokens[index]) && !rival;
}

/** "Swap four pipe boots", for the service of replacing them: what it is done to, with another verb of that work. */
export function doneAt(services: NamedServices, index: number): ServiceMatch | null {
  const word = services.stems[index] ?? "";
  const names = services.withWord(word).filter(({ object }) => object.includes(word));
  if (names.length === 0) return null;
  const fitting = names.flatMap((name): ServiceMatch[] => {
    const { entry, object, joins, action: own } = name;
    const whole = services.lastOf(object, index, joins);
    const last = whole < 0 && isOnlyOfWork(services, name, index) ? services.endOf(index) : whole;
    // a forty gallon heater is none of fifty
    if (last >= 0 && services.sizesSaid(name, index, last) < 0) return [];
    const behind = last < 0 ? null : (actionAfter(services, last) ?? actionTold(services, index, last, own));
    if (
      last < 0 ||
      isWhere(services, index) ||
      (behind ?? actionBefore(services, index, last)) !== own ||
      (behind === null && inCompound(services, last) && !isOutThere(services, last))
    )
      return [];
    return [partOf(entry, index, last, whole < 0 ? 1 : object.length)];
  });
  const [best, other] = fitting.sort((a, b) => b.words - a.words);
  return best && (!other || other.words < best.words) ? best : null;
}
