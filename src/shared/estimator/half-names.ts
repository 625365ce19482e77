import { wordSet } from "#shared/word-set.ts";
import { cueAt } from "./cues.ts";
import { at } from "./figure.ts";
import { isLineHead } from "./nature.ts";
import { isThing } from "./nearby.ts";
import { isNumberWord } from "./number-words.ts";
import type { NamedServices } from "./named-services.ts";
import { partOf, type ServiceMatch } from "./service-mention.ts";
import { EDIT_TERMS } from "./repairs.ts";
import { stem, type ServiceName } from "./service-names.ts";
import { isJoined, type Token } from "./tokens.ts";
import { singular, TIME_UNITS, unitAt } from "./units.ts";
import { EDGES, FILLERS, PREPOSITIONS, WORK_VERBS } from "./words.ts";

/** Words of names that say of what kind a service is, and stay unsaid: "a windshield" for "Windshield replacement". */
const KINDS = new Set(
  "service session package visit fee charge labor labour work job rate hour day week month monthly weekly standard regular basic full complete professional session class lesson course treatment plan program setup replacement rental move"
    .split(" ")
    .map(stem),
);
/** These may stay unsaid as well, and name a service when they are said: "the drone" of "Drone footage". */
const CARRIERS = new Set(
  "call appointment consult consultation support assistance crew team footage coverage".split(" ").map(stem),
);
/** Too common to name a service by themselves. */
const EVERYDAY = new Set(
  "house home office room yard event dog cat pet car truck van building kitchen bathroom floor wall site water party wedding guest person kid baby"
    .split(" ")
    .map(stem),
);
const ARTICLES = wordSet("a an the his her their one another");
const OBJECTS = wordSet("a an the his her their new");
const JOINING = wordSet("and plus with then add include also do get needs need wants want quote bill invoice for");
/** What may follow a thing that is sold. */
const GOES_ON = wordSet(
  "and plus for then too also with but at on as from this next every each twice once a an the only just front",
);
/** Verbs that name no work of their own. */
const PLAIN_VERBS = wordSet("do add put get make take include provide supply give run open close");

const isKind = (word: string): boolean => KINDS.has(word);
/** "Up" and "out" name nothing by themselves, "tv" and "dj" do. */
const isSmall = (word: string): boolean => EDGES.has(word) || PREPOSITIONS.has(word) || FILLERS.has(word);

/** True for a word that is a doing: "washing", "installation", "trim". */
const isDoing = (name: ServiceName, part: string): boolean =>
  name.words.some(
    (word) =>
      stem(word) === part && (WORK_VERBS.has(singular(word)) || /(?:ing|[st]ion|ment|al|up|out|off|down)$/.test(word)),
  );

/** "New" is what is put in, and not what is cleaned. */
const RENEWING = new Set("installation replacement design setup upgrade".split(" ").map(stem));
/** Before a thing these say how often or of what sort. */
const SORTS = wordSet("weekly biweekly monthly quarterly regular standard full basic");

/** The words of a name that may stay unsaid: those before what was said, and those that only say of what kind it is. */
function mayBeUnsaid(name: ServiceName, heard: readonly string[], part: string, isShared: (part: string) => boolean) {
  const latest = Math.max(...heard.map((said) => name.stems.indexOf(said)));
  return (
    name.stems.indexOf(part) < latest || isKind(part) || CARRIERS.has(part) || isShared(part) || isDoing(name, part)
  );
}

/** The token before the thing, over its article, its count and its sort. */
function leadOf(tokens: readonly Token[], index: number, unsaid: readonly string[]): number {
  const isNew = (word: string) => word === "new" && unsaid.some((part) => RENEWING.has(part));
  let lead = index - 1;
  for (; lead >= 0 && isJoined(tokens[lead + 1]); lead--) {
    const word = at(tokens, lead);
    if (!ARTICLES.has(word) && !isNumberWord(word) && !SORTS.has(word) && !isNew(word)) break;
  }
  return isJoined(tokens[lead + 1]) ? lead : -1;
}

const isCount = (word: string): boolean => isNumberWord(word) || word === "an" || word === "a";

/** True when a length of time ends at a token: "six hours", "an hour and a half". */
function endsTime(tokens: readonly Token[], last: number): boolean {
  const half = at(tokens, last) === "half" && at(tokens, last - 1) === "a" && at(tokens, last - 2) === "and";
  const unit = half ? last - 3 : last;
  return TIME_UNITS.has(unitAt(at(tokens, unit), undefined)?.unit ?? "") && isCount(at(tokens, unit - 1));
}

/** "Six hours of seo", "four hours on site": the time that an hourly service takes. */
const isTimed = (tokens: readonly Token[], first: number): boolean =>
  endsTime(tokens, ["of", "on"].includes(at(tokens, first - 1)) ? first - 2 : first - 1);

/** "A heater", "the": what a verb before it is done to. */
const startsObject = (tokens: readonly Token[], index: number): boolean =>
  isJoined(tokens[index]) && (OBJECTS.has(at(tokens, index)) || isNumberWord(at(tokens, index)));

/** "A windshield and": a thing that is asked for, and no place and no part of another thing. */
function isSold(
  tokens: readonly Token[],
  taken: Uint8Array,
  first: number,
  last: number,
  unsaid: readonly string[],
  before: number,
): boolean {
  const next = tokens[last + 1];
  const after = next?.norm ?? "";
  if (
    isJoined(next) &&
    taken[last + 1] === 0 &&
    !GOES_ON.has(after) &&
    !isNumberWord(after) &&
    !isLineHead(after) &&
    !EDIT_TERMS.has(after) &&
    cueAt(tokens, last + 1) === null &&
    !isKind(stem(after)) &&
    !(after === "to" && isTimed(tokens, first))
  )
    return false;
  if (isTimed(tokens, first)) return true;
  const lead = leadOf(tokens, first, unsaid);
  if (lead < 0 || taken[lead] !== 0) return true;
  const word = at(tokens, lead);
  // "aerate the lawn" names the aeration, and no mowing
  if (lead === before) return !(WORK_VERBS.has(word) && startsObject(tokens, lead + 1));
  const counted = isNumberWord(at(tokens, first - 1)) && isThing(word);
  const put = (word === "on" || word === "in") && at(tokens, lead - 1) === "put";
  // "dj for six hours the uplighting": after a length of time the next thing begins
  if (counted || put || endsTime(tokens, lead)) return true;
  if (WORK_VERBS.has(word) && !PLAIN_VERBS.has(word)) return unsaid.includes(stem(word));
  return JOINING.has(word) || FILLERS.has(word) || PLAIN_VERBS.has(word);
}

/**
 * The service of which a part of the name stands at an index: its own word, when all others only say of what kind it
 * is, are shared with other services or stand before it. Null when the word names none or nothing is sold there. `before`: the last token
 * of the service named before, after which the next begins.
 */
export function halfNamed(services: NamedServices, index: number, before: number): ServiceMatch | null {
  const { stems, taken, tokens } = services;
  const said = stems[index] ?? "";
  let names = services.withWord(said);
  let last = services.endOf(index);
  // "pool service" is said of one service alone, though several have to do with pools
  for (let next = last + 1; names.length > 0 && isJoined(tokens[next]); next = last + 1) {
    const both = names.filter((one) => one.stems.includes(stems[next] ?? ""));
    if (both.length === 0) break;
    [names, last] = [both, services.endOf(next)];
  }
  const [name, other] = names;
  if (!name || other || name.stems.length < 2 || isSmall(said)) return null;
  // "install a heater" orders another thing than "thermostat installation"
  if (last === services.endOf(index) && WORK_VERBS.has(at(tokens, index)) && startsObject(tokens, last + 1))
    return null;
  // "weekly service" names more than "weekly"
  const plain = isKind(said) || isNumberWord(at(tokens, index)) || (EVERYDAY.has(said) && !isTimed(tokens, index));
  if (plain && last === services.endOf(index)) return null;
  const heard = stems.slice(index, last + 1).filter((word) => word !== "");
  if (heard.join("").length < 2) return null;
  const unsaid = name.stems.filter((part) => !heard.includes(part));
  const isShared = (part: string) => services.withWord(part).length > 1;
  // "two hours of advisory": an hourly service by its first word
  const hourly = name.entry.hourlyRate !== null && heard[0] === name.stems[0] && isTimed(tokens, index);
  if (!hourly && !unsaid.every((part) => mayBeUnsaid(name, heard, part, isShared))) return null;
  return isSold(tokens, taken, index, last, unsaid, before) ? partOf(name.entry, index, last) : null;
}
