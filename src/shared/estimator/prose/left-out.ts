import { wordSet } from "#shared/word-set.ts";
import { lowerFirst } from "./phrasing.ts";
import { TRADESPEOPLE } from "./trade.ts";
import { leadingVerb } from "./verbs.ts";
import { isNumber, wordsOf, type Word } from "./words.ts";

/** What the talk leaves out of the job, or to somebody else. */
export interface LeftOut {
  /** "stump grinding" of "no stump grinding", in the order in which it was said. */
  excluded: string[];
  /** "You supply the tile", "By others: painting". */
  others: string[];
  /** Places of the words that name what we don't do. */
  places: ReadonlySet<number>;
}

/** The words that say what is left out. */
const CUES = wordSet("no not part want wants excluding exclude excludes included excluded by without");
const MOST = 5;

/** Where the name of a thing is over in talk without punctuation. */
const ENDS = wordSet(
  "and but so or then plus also because since if when while until unless just only we i it it's that that's this they she he they're she's he's we're i'm i'll we'll there's for at with to from after before is are was were be will would can deposit net half total good starts starting start client customer owner invoice bill quote valid due my our",
);
/** Of these one says that there are none, or asks for none: they are no work that could be left out. */
const NO_WORK = wordSet(
  "charge charges problem problems rush tax discount deposit travel markup wait idea later more less need needs hurry way worry worries sir actually make one ones big deal thank thanks extra doubt matter question questions fee fees cost price money credit interest balance change changes leak leaks damage rot water pressure heat power access parking elevator stairs steps basement attic pets pet kids dog dogs cat gas needed required necessary room time trouble mold asbestos signal luck obligation nuts gluten dairy meat pork alcohol exceptions shade sun rain number numbers percent card cards check checks cash",
);
/** "Tax return", "water heater": before another word these name a thing after all. */
const MODIFIERS = wordSet("tax water pressure power gas access fee time room heat dog pet");
const isNoWork = (word: string, isLast: boolean): boolean => NO_WORK.has(word) && (isLast || !MODIFIERS.has(word));

/** "No, not the sofas", "no scratch that": what was said before is put right. */
const CORRECTING = wordSet("not sorry forget strike scratch skip excuse call hold take leave cancel drop hang");
const IS = wordSet("is are was were");
const PREPOSITIONS = /^(?:on|of|in|by|about|over|under)$/;
const ARTICLES = wordSet("the a an any all his her their my our your");
const FILLERS = wordSet("and but so also um uh well oh okay ok please");

/** How a clause that names no more than what is left out begins: at a sentence, a comma, a price, or an "and". */
function begins(words: readonly Word[], index: number): boolean {
  const before = words[index - 1];
  return !before || before.closes || before.comma || isNumber(before.lower) || FILLERS.has(before.lower);
}

/** The places of the thing that begins at an index; empty when it has no plain end. */
function thingFrom(words: readonly Word[], from: number): number[] {
  const places: number[] = [];
  for (let at = from; at < words.length && places.length <= MOST; at += 1) {
    const word = words[at];
    if (places.length === 0 && CORRECTING.has(word?.lower ?? "")) return [];
    // "no mulch dump run is thirty five": one of them is no longer left out
    if (word && places.length > 0 && IS.has(word.lower)) return [];
    if (!word || isNumber(word.lower) || ENDS.has(word.lower)) return places;
    places.push(at);
    if (word.closes || word.comma) return places;
  }
  return places.length > MOST ? [] : places;
}

const BEING = wordSet("is are isn't aren't was were be being won't not it's done handled provided");

/** The places of the thing before an index, back to a sentence, comma or price; empty when there is none so near. */
function thingBefore(words: readonly Word[], end: number): number[] {
  let last = end - 1;
  while (BEING.has(words[last]?.lower.replace("’", "'") ?? "") && !words[last]?.closes) last -= 1;
  const places: number[] = [];
  for (let at = last; at >= 0 && places.length <= MOST; at -= 1) {
    const word = words[at];
    if (!word || word.closes || (word.comma && at < last) || isNumber(word.lower) || ENDS.has(word.lower)) break;
    if (at === last && word.comma) return [];
    places.unshift(at);
  }
  // "tax 7.25 | on the hardware", then "permit not included"
  const [first = -1] = places;
  if (words[first]?.lower === "on" && isNumber(words[first - 1]?.lower ?? "")) return [];
  return places.length > MOST ? [] : places;
}

/** The name in words that may hold a thing, or "" for none. */
function nameOf(words: readonly Word[], places: readonly number[]): string {
  let from = 0;
  while (from < places.length && FILLERS.has(words[places[from] ?? -1]?.lower ?? "")) from += 1;
  const named = places.slice(from);
  if (named.every((at) => ARTICLES.has(words[at]?.lower ?? ""))) return "";
  if (named.some((at, place) => isNoWork(words[at]?.lower ?? "", place === named.length - 1))) return "";
  if (PREPOSITIONS.test(words[named.at(-1) ?? -1]?.lower ?? "")) return "";
  return lowerFirst(named.map((at) => words[at]?.raw ?? "").join(" "))
    .replace(/ (?:included|provided|involved)$/u, "")
    .replace(/['’]s$/u, "");
}

const DOING = wordSet("doing touching including painting replacing removing moving cleaning hauling");
const PLAIN_DOING = wordSet("doing touching including");

/** What is left out by the word at an index. */
function excludedAt(words: readonly Word[], index: number): number[] {
  const { lower = "", closes, comma } = words[index] ?? {};
  const [before = "", next = ""] = [words[index - 1]?.lower.replace("’", "'"), words[index + 1]?.lower];
  if (lower === "no" || lower === "without")
    return closes || comma || !begins(words, index) ? [] : thingFrom(words, index + 1);
  if (lower === "excluding" || lower === "excludes") return thingFrom(words, index + 1);
  if (lower === "exclude") return /^(?:does|do|i|we)$/.test(before) ? thingFrom(words, index + 1) : [];
  if (lower === "not") {
    if (next === "include" && /^do(?:es)?$/.test(before)) return thingFrom(words, index + 2);
    // "I'm not doing, his son's a carpenter", "we're not replacing it"
    const object = words[index + 2]?.lower ?? "";
    if (words[index + 1]?.comma || words[index + 1]?.closes || ENDS.has(object)) return [];
    if (!DOING.has(next) || !(begins(words, index) || /^(?:i'm|we're|we|are)$/.test(before))) return [];
    return thingFrom(words, PLAIN_DOING.has(next) ? index + 2 : index + 1);
  }
  // "lighting isn't part of this"
  if (lower === "part") return /^(?:not|isn't|aren't)$/.test(before) && next === "of" ? thingBefore(words, index) : [];
  if (lower === "want" || lower === "wants") {
    // "he doesn't want the closets done"
    const isDenied = /^(?:doesn't|don't|doesnt|dont|didn't)$/.test(before) || (before === "not" && lower === "want");
    if (!isDenied || !ARTICLES.has(next)) return [];
    const thing = thingFrom(words, index + 1);
    const done = thing.findIndex((at) =>
      /^(?:done|painted|cleaned|touched|included|replaced)$/.test(words[at]?.lower ?? ""),
    );
    return done < 0 ? thing : thing.slice(0, done);
  }
  if (lower === "excluded") return thingBefore(words, index);
  const denied = before === "not" || before === "isn't" || before === "aren't" || `${words[index - 2]?.lower} ${before}` === "not be" || `${words[index - 2]?.lower} ${before}` === "won't be"; // prettier-ignore
  return lower === "included" && denied ? thingBefore(words, index) : [];
}

/** Who is the client, as one speaks of one's client. */
const CLIENTS = wordSet("client client's customer customer's owner owner's homeowner homeowner's they they're they'll he he's he'll she she's she'll"); // prettier-ignore
const PRONOUNS = /^(?:they|s?he)(?:['’](?:re|s|ll))?$/;
const OTHERS = wordSet("others other another");
/** Firms and trades that do a part of a job beside us. */
const TRADES = wordSet(`${TRADESPEOPLE} city county utility landlord builder gc venue hoa planner school church`);
const named = (who: string): string => (/^(?:hoa|gc)$/.test(who) ? who.toUpperCase() : who);
const SUPPLYING: ReadonlyMap<string, string> = new Map([
  ["supplies", "supply"], ["supplying", "supply"], ["supply", "supply"], ["provides", "provide"],
  ["providing", "provide"], ["provide", "provide"], ["brings", "bring"], ["bringing", "bring"], ["bring", "bring"],
  ["furnishes", "furnish"], ["furnishing", "furnish"], ["furnish", "furnish"], ["buys", "buy"], ["buying", "buy"],
]); // prettier-ignore
const DOINGS: ReadonlyMap<string, string> = new Map([
  ["handles", "handle"], ["handling", "handle"], ["handle", "handle"], ["moves", "move"], ["moving", "move"],
  ["move", "move"], ["pulls", "pull"], ["pulling", "pull"], ["pull", "pull"], ["removes", "remove"],
  ["removing", "remove"], ["hauls", "haul"], ["paints", "paint"], ["painting", "paint"], ["does", "do"],
  ["doing", "do"], ["clears", "clear"], ["clear", "clear"], ["clearing", "clear"],
  ["disconnects", "disconnect"], ["disconnect", "disconnect"], ["takes", "take"], ["take", "take"],
  ["remove", "remove"], ["packs", "pack"], ["packing", "pack"], ["pack", "pack"], ["empties", "empty"], ["empty", "empty"], ["haul", "haul"], ["picks", "pick"], ["pick", "pick"],
]); // prettier-ignore
const BETWEEN = wordSet("is are will already just to going gonna");
/** What people bring that is no part of a job. */
const THEIR_OWN = wordSet("it them that those these this dog dogs kid kids family wife husband check cash money deposit key keys her him us me well good great fine same"); // prettier-ignore
const SELVES_ONLY = wordSet("herself himself themselves");
const SELF_REACH = 7;
const SELVES = wordSet("herself himself themselves themself already too ahead own");

/** "Client supplies the tile": what somebody else brings or does, as the client reads it, and the places of what they do; else null. */
function byOthers(words: readonly Word[], verb: number): { told: string; places: number[] } | null {
  const lower = words[verb]?.lower ?? "";
  const brings = SUPPLYING.get(lower);
  const base = brings ?? DOINGS.get(lower);
  if (base === undefined || words[verb]?.closes || words[verb]?.comma) return null;
  let who = verb - 1;
  while (BETWEEN.has(words[who]?.lower ?? "")) who -= 1;
  const subject = words[who];
  if (!subject || subject.closes || subject.comma) return null;
  const isClient = CLIENTS.has(subject.lower.replace("’", "'"));
  if (!isClient && !TRADES.has(subject.lower)) return null;
  // "he handles the books", "they move fast": of a pronoun only what is brought is sure
  const will = /['’]ll$/.test(subject.lower) || words[verb - 1]?.lower === "will";
  const places = thingFrom(words, verb + 1).filter((at) => !SELVES.has(words[at]?.lower ?? ""));
  // "she's packing the boxes herself"
  const isHerself = words.slice(verb + 1, verb + SELF_REACH).some((word) => SELVES_ONLY.has(word.lower));
  if (PRONOUNS.test(subject.lower) && !brings && !will && !isHerself) return null;
  // "he'll take two" is an order
  if (
    /^(?:take|pick|do)$/.test(base) &&
    !/^(?:down|out|up|away|off|care|the|his|her|their)$/.test(words[verb + 1]?.lower ?? "")
  )
    return null;
  // "supply" and "move" alone are orders, but behind "they", "will" and the like
  if (lower === base && !/^they$|['’]ll$/.test(subject.lower) && words[verb - 1]?.lower !== "will") return null;
  const article = ARTICLES.has(words[who - 1]?.lower ?? "") ? who - 1 : who;
  if (!begins(words, article) && !PRONOUNS.test(subject.lower)) return null;
  const thing = nameOf(words, places);
  if (thing === "" || places.some((at) => THEIR_OWN.has(words[at]?.lower ?? ""))) return null;
  // "he's bringing his partner", "she brings in the vans"
  if (base === "bring" && /^(?:his|her|their|in|over|by) /.test(thing)) return null;
  if (isClient) return { told: `You ${base} ${thing}`, places: brings ? [] : [verb, ...places] };
  return { told: `The ${named(subject.lower)} ${lower} ${thing}`, places: brings ? [] : places };
}

/** "Patching the drywall" of "patch the drywall by others". */
function asDoing(thing: string): string {
  const words = wordsOf(thing);
  const verb = leadingVerb(words);
  const rest = verb === null || verb.gerund === thing ? undefined : words[verb.length];
  return verb === null || rest === undefined ? thing : `${verb.gerund} ${thing.slice(rest.start)}`;
}

/** "Painting by others", "appliances by owner": who does or brings a thing that is named before. */
function behindBy(words: readonly Word[], by: number): { told: string; places: number[] } | null {
  const article = ARTICLES.has(words[by + 1]?.lower ?? "") ? by + 2 : by + 1;
  const who = words[article]?.lower ?? "";
  const isClient = /^(?:client|customer|owner|homeowner)s?$/.test(who);
  if (!isClient && !OTHERS.has(who) && !TRADES.has(who)) return null;
  const supplied = /^(?:supplied|provided|furnished|bought)$/.test(words[by - 1]?.lower ?? "");
  const places = thingBefore(words, supplied ? by - 1 : by);
  const thing = asDoing(nameOf(words, places));
  if (thing === "" || thing.split(" ").length > MOST - 1) return null;
  if (isClient && supplied) return { told: `You supply ${thing}`, places: [] };
  return { told: `By ${isClient ? "the owner" : OTHERS.has(who) ? "others" : `the ${named(who)}`}: ${thing}`, places };
}

/** Nothing else is looked at closer. */
const BEGINS: ReadonlySet<string> = new Set([...CUES, ...SUPPLYING.keys(), ...DOINGS.keys()]);

/**
 * What was said to be no part of the job, and what others bring or do for it: "no stump grinding", "windows not included",
 * "client supplies the tile", "painting by others". What a line names is in it all the same: `isSold` tells.
 */
export function leftOutOf(words: readonly Word[], isSold: (words: readonly Word[]) => boolean): LeftOut {
  const excluded: string[] = [];
  const others: string[] = [];
  const left = new Set<number>();
  const wordsAt = (places: readonly number[]) => places.flatMap((at) => words[at] ?? []);
  for (let index = 0; index < words.length; index += 1) {
    const lower = words[index]?.lower ?? "";
    if (!BEGINS.has(lower)) continue;
    const isVerb = SUPPLYING.has(lower) || DOINGS.has(lower);
    const other = isVerb ? byOthers(words, index) : lower === "by" ? behindBy(words, index) : null;
    if (other) {
      if (!others.includes(other.told)) others.push(other.told);
      for (const at of other.places) left.add(at);
    }
    const places = isVerb || lower === "by" ? [] : excludedAt(words, index);
    const name = nameOf(words, places).replace(/^(?:any|all) /i, "");
    if (name === "" || isSold(wordsAt(places))) continue;
    if (!excluded.includes(name)) excluded.push(name);
    for (const at of places) left.add(at);
  }
  return { excluded, others, places: left };
}
