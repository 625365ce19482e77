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
  "and but so or then plus also because since if when while until unless just only we i it it's that that's this they she he they're she's he's we're i'm i'll we'll there's for at with to from after before is are was were be will would can deposit net half total good starts starting start client customer owner invoice bill quote valid due my our takes took no",
);
/** Of these one says that there are none, or asks for none: they are no work that could be left out. */
const NO_WORK = wordSet(
  "charge charges problem problems rush tax discount deposit travel markup wait idea later more less need needs hurry way worry worries sir actually make one ones big deal thank thanks extra doubt matter question questions fee fees cost price money credit interest balance change changes leak leaks damage rot water pressure heat power access parking elevator stairs steps basement attic pets pet kids dog dogs cat gas needed required necessary room time trouble mold asbestos signal luck obligation contract contracts warranty guarantee nuts gluten dairy meat pork alcohol exceptions shade sun rain number numbers percent card cards check checks cash",
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

/** What else is known of the job whose words are read. */
interface Known {
  /** True where a line of the job begins at a word. */
  beginsLine: (at: number) => boolean;
  /** How often a word was said, in its plain form. */
  timesSaid: (norm: string) => number;
}

/** Said of the word before it: "he buys the board | sanding included". */
const SAID_OF_LAST = wordSet("included extra optional");

/** The places of the thing that begins at an index, up to where a line of the job does; empty when it has no plain end. */
function thingFrom(words: readonly Word[], from: number, known?: Known, end = words.length): number[] {
  const places: number[] = [];
  for (let at = from; at < words.length && places.length <= MOST; at += 1) {
    if (at === end) return places;
    const word = words[at];
    // "customer supplies the tile | pull and reset the toilet"
    if (places.some((place) => !ARTICLES.has(words[place]?.lower ?? "")) && known?.beginsLine(at)) return places;
    // "he buys the grout himself | tile work"
    if (places.length > 0 && SELVES_ONLY.has(word?.lower ?? "")) return places;
    if (places.length > 1 && SAID_OF_LAST.has(word?.lower ?? "")) return places.slice(0, -1);
    if (places.length === 0 && CORRECTING.has(word?.lower ?? "")) return [];
    // "no mulch dump run is thirty five": one of them is no longer left out
    if (word && places.length > 0 && IS.has(word.lower)) return [];
    if (!word || isNumber(word.lower) || ENDS.has(word.lower)) return places;
    places.push(at);
    if (word.closes || word.comma) return places;
  }
  return places.length > MOST ? [] : places;
}

/** What a number right before it counts: "water it for two weeks | sprinkler repair not included". */
const COUNTED = wordSet("hour hours day days week weeks month months year years visit visits foot feet ft yard yards sq square watt amp inch dollars dollar bucks cents percent each apiece materials material labor parts"); // prettier-ignore
const PER = /^(?:a|an|per|each)$/;

/** Without what a number before it counts or is per: "allowance is 5 dollars a foot | plumbing". A thing is left. */
function withoutCounted(words: readonly Word[], places: readonly number[]): readonly number[] {
  const lowerAt = (place: number) => words[places[place] ?? -1]?.lower ?? "";
  if (!isNumber(words[(places[0] ?? 0) - 1]?.lower ?? "")) return places;
  let from = 0;
  while (from < places.length && (COUNTED.has(lowerAt(from)) || PER.test(lowerAt(from))))
    from += PER.test(lowerAt(from)) && lowerAt(from) !== "each" ? 2 : 1;
  return from < places.length ? places.slice(from) : places;
}

const BEING = wordSet("is are isn't aren't was were be being won't not it's done handled provided");

/** The places of the thing before an index, back to a sentence, comma or price; empty when there is none so near. */
function thingBefore(words: readonly Word[], end: number): readonly number[] {
  let last = end - 1;
  while (BEING.has(words[last]?.lower.replace("’", "'") ?? "") && !words[last]?.closes) last -= 1;
  const places: number[] = [];
  for (let at = last; at >= 0 && places.length <= MOST; at -= 1) {
    const word = words[at];
    if (!word || word.closes || (word.comma && at < last) || isNumber(word.lower) || ENDS.has(word.lower)) break;
    if (at === last && word.comma) return [];
    // "skylights not included | permit by customer"
    if (at < last && (word.lower === "not" || SAID_OF_LAST.has(word.lower))) break;
    // "eight weeks lead time | countertops by others"
    if (at < last && word.lower === "time" && words[at - 1]?.lower === "lead") break;
    places.unshift(at);
  }
  // "tax 7.25 | on the hardware", then "permit not included"
  const [first = -1] = places;
  if (words[first]?.lower === "on" && isNumber(words[first - 1]?.lower ?? "")) return [];
  return places.length > MOST ? [] : withoutCounted(words, places);
}

/** "Extra prints 25 | each | not included". */
const EACH = /^(?:each|apiece)$/;

/** The name in words that may hold a thing, or "" for none. */
function nameOf(words: readonly Word[], places: readonly number[]): string {
  let from = 0;
  while (from < places.length && FILLERS.has(words[places[from] ?? -1]?.lower ?? "")) from += 1;
  const named = places.slice(from);
  if (named.every((at) => ARTICLES.has(words[at]?.lower ?? "") || EACH.test(words[at]?.lower ?? ""))) return "";
  if (named.some((at, place) => isNoWork(words[at]?.lower ?? "", place === named.length - 1))) return "";
  if (PREPOSITIONS.test(words[named.at(-1) ?? -1]?.lower ?? "")) return "";
  return lowerFirst(named.map((at) => words[at]?.raw ?? "").join(" "))
    .replace(/ (?:included|provided|involved)$/u, "")
    .replace(/['’]s$/u, "");
}

const DOING = wordSet("doing touching including painting replacing removing moving cleaning hauling");
const PLAIN_DOING = wordSet("doing touching including");

/** What one does for money, and no thing: "no painting", where a "ceiling" may be lacking. */
const WORKS = wordSet(
  "painting repainting staining patching grinding hauling texturing priming trenching plumbing framing sanding caulking sealing grading",
);
/** Behind these "no" tells what there is not, or goes on: "it needs | no painting". */
const SAYS_NO = wordSet(
  "is are was were has have had there's there there're with need needs want wants do does say says said means make makes get gets got see sees found find finds if when because since that's it's in at on of to for by under charge or not know guess think",
);

/** The places of the work that is left out at an index, in a talk that goes on without a mark: "patch that no | painting", "no | stump grinding". */
function workAt(words: readonly Word[], index: number): number[] {
  const [first, second] = [words[index], words[index + 1]];
  if (WORKS.has(first?.lower ?? "")) return [index];
  const isTwo = first && !first.closes && !first.comma && WORKS.has(second?.lower ?? "") && !NO_WORK.has(first.lower);
  return isTwo ? [index, index + 1] : [];
}

/** What is left out by the word at an index. */
function excludedAt(words: readonly Word[], index: number): readonly number[] {
  const { lower = "", closes, comma } = words[index] ?? {};
  const [before = "", next = ""] = [words[index - 1]?.lower.replace("’", "'"), words[index + 1]?.lower];
  if (lower === "no" || lower === "without") {
    if (closes || comma) return [];
    if (begins(words, index)) {
      const thing = thingFrom(words, index + 1);
      const behind = (thing.at(-1) ?? index) + 1;
      // "no fix | no fee"
      const isSaying = words[behind]?.lower === "no" && NO_WORK.has(words[behind + 1]?.lower ?? "");
      return isSaying && words[behind - 1]?.closes !== true ? [] : thing;
    }
    return lower === "no" && !SAYS_NO.has(before) ? workAt(words, index + 1) : [];
  }
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

/** "No paint | or chemicals", "no paint | no insulation": what is left out with what is left out by the word at an index. */
function orThing(words: readonly Word[], index: number, places: readonly number[]): readonly number[] {
  const last = places.at(-1) ?? -1;
  const joint = words[last + 1];
  if (last < index || words[last]?.closes || words[last]?.comma || !/^(?:or|no)$/.test(joint?.lower ?? "")) return [];
  const thing = thingFrom(words, last + 2);
  // "no plumbing or electric out of us" goes on
  return thing.length > MOST_BEHIND_OR ? [] : thing;
}
const MOST_BEHIND_OR = 2;

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
  ["furnishes", "furnish"], ["furnishing", "furnish"], ["furnish", "furnish"], ["buys", "buy"], ["buying", "buy"], ["buy", "buy"],
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
function byOthers(
  words: readonly Word[],
  verb: number,
  known: Known,
): { told: string; places: readonly number[] } | null {
  const lower = words[verb]?.lower ?? "";
  const brings = SUPPLYING.get(lower);
  const base = brings ?? DOINGS.get(lower);
  if (base === undefined) return null;
  if (words[verb]?.closes || words[verb]?.comma) return brings === undefined ? null : boughtLast(words, verb, brings);
  let who = verb - 1;
  while (BETWEEN.has(words[who]?.lower ?? "")) who -= 1;
  const subject = words[who];
  if (!subject || subject.closes || subject.comma) return null;
  const isClient = CLIENTS.has(subject.lower.replace("’", "'"));
  if (!isClient && !TRADES.has(subject.lower)) return null;
  // "he handles the books", "they move fast": of a pronoun only what is brought is sure
  const will = /['’]ll$/.test(subject.lower) || words[verb - 1]?.lower === "will";
  const places = thingFrom(words, verb + 1, known).filter((at) => !SELVES.has(words[at]?.lower ?? ""));
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
  // "he buy the faucet himself" of who speaks little English is told
  const isTold = brings && /^s?he$/.test(subject.lower) && who === verb - 1 && !ASKING.has(words[who - 1]?.lower ?? "");
  if (lower === base && !isTold && !/^they$|['’]ll$/.test(subject.lower) && words[verb - 1]?.lower !== "will")
    return null;
  const article = ARTICLES.has(words[who - 1]?.lower ?? "") ? who - 1 : who;
  if (!begins(words, article) && !PRONOUNS.test(subject.lower)) return null;
  const thing = nameOf(words, places);
  if (thing === "" || places.some((at) => THEIR_OWN.has(words[at]?.lower ?? ""))) return null;
  // "he's bringing his partner", "she brings in the vans"
  if (base === "bring" && /^(?:his|her|their|in|over|by) /.test(thing)) return null;
  if (isClient) return { told: `You ${base} ${thing}`, places: brings ? [] : [verb, ...places] };
  return { told: `The ${named(subject.lower)} ${lower} ${thing}`, places: brings ? [] : places };
}

/** "Tile she buys, backer board 90", "the fans they supply.": what the client brings, where the thing stands before; else null. */
function boughtLast(
  words: readonly Word[],
  verb: number,
  base: string,
): { told: string; places: readonly number[] } | null {
  const [who, last] = [words[verb - 1], words[verb - 2]];
  if (!who || !last || who.closes || who.comma || last.closes || last.comma || !/^(?:s?he|they)$/.test(who.lower))
    return null;
  const places = thingBefore(words, verb - 1);
  const thing = nameOf(words, places);
  const isNone = places.length === 0 || places.length > 3 || places.some((at) => isNoThing(words[at]?.lower ?? ""));
  return thing === "" || isNone ? null : { told: `You ${base} ${withThe(thing)}`, places: [] };
}
const NO_THING = wordSet(
  "what whatever which that who everything anything all something stuff only not whether where how",
);
const isNoThing = (word: string): boolean =>
  NO_THING.has(word) || THEIR_OWN.has(word) || leadingVerb(wordsOf(word)) !== null;
/** "Tile" is "the tile". */
const withThe = (thing: string): string => `${/^(?:the|an?|all|his|her|their|any) /.test(thing) ? "" : "the "}${thing}`;

/** Before "he" and a verb these ask, wish or depend. */
const ASKING = wordSet("can could would should does did will shall may might must let make have had if when that");

const OWNING = wordSet("has have got bought purchased ordered");
/** "They have the fans | already": no farther on. */
const REACH_ALREADY = 6;
/** "They | have already just | bought". */
const BETWEEN_OWNER = 3;
const BEHIND_ALREADY =
  /ed$|^(?:done|cut|torn|dug|built|put|set|laid|hung|out|off|up|down|in|on|open|clear|empty|gone|paid)$/;

/**
 * "They have the fans already", "she already bought the faucet": what the client has for the job, which the talk names
 * elsewhere too; else null.
 */
function owned(words: readonly Word[], verb: number, known: Known): string | null {
  let who = verb - 1;
  while (who >= verb - BETWEEN_OWNER && /^(?:already|just|got|have|has)$/.test(words[who]?.lower ?? "")) who -= 1;
  const subject = words[who];
  if (!subject || subject.closes || subject.comma || words[verb]?.closes || words[verb]?.comma) return null;
  if (!CLIENTS.has(subject.lower.replace("’", "'")) && !/^(?:s?he|they)['’](?:s|ve)$/.test(subject.lower)) return null;
  // "they have the fans already"
  let already = verb + 1;
  while (already <= verb + REACH_ALREADY && words[already]?.lower !== "already") already += 1;
  if (already > verb + REACH_ALREADY) already = -1;
  const isBefore = words.slice(who + 1, verb).some(({ lower }) => lower === "already");
  if (already < 0 && !isBefore) return null;
  // "the deck already cleaned" tells what was done with it
  if (already > 0 && BEHIND_ALREADY.test(words[already + 1]?.lower ?? "")) return null;
  const behind = thingFrom(words, verb + 1, known, already);
  const places = already < 0 || behind.at(-1) === already - 1 ? behind : [];
  const thing = nameOf(words, places);
  const last = words[places.at(-1) ?? -1]?.norm ?? "";
  if (thing === "" || places.some((at) => THEIR_OWN.has(words[at]?.lower ?? ""))) return null;
  // what the job is not about is told by the way: "they already have a dog"
  return known.timesSaid(last) > 1 ? `You supply ${thing}` : null;
}

const SUPPLIED = wordSet("supplied provided furnished");
/** "Two vanity lights, customer supplied", "a customer supplied faucet": what the client brings, said of the thing; else null. */
function suppliedBy(words: readonly Word[], supplied: number, known: Known): string | null {
  const client = words[supplied - 1];
  if (!client || client.closes || !/^(?:client|customer|owner|homeowner)$/.test(client.lower)) return null;
  const isLast = words[supplied]?.closes !== false || words[supplied]?.comma === true;
  const behind = isLast ? [] : thingFrom(words, supplied + 1, known);
  const isSort = behind.length > 0 && !ARTICLES.has(words[behind[0] ?? -1]?.lower ?? "");
  // "customer supplied the paint" tells it too
  const before = thingBefore(words, supplied - 1);
  // "replace the sink | owner supplied": without the order
  const order =
    leadingVerb(
      before.flatMap((place) => words[place] ?? []),
      true,
    )?.length ?? 0;
  const thing = nameOf(words, behind.length > 0 ? behind : before.slice(order));
  if (thing === "" || (isSort && behind.length > 3)) return null;
  return `You supply ${withThe(thing)}`;
}

/** "Customer calls for the utility locate": what the client asks others for; else null. */
function calledFor(words: readonly Word[], verb: number, known: Known): string | null {
  const subject = words[verb - 1];
  if (words[verb + 1]?.lower !== "for" || !subject || subject.closes || subject.comma || PRONOUNS.test(subject.lower))
    return null;
  if (!CLIENTS.has(subject.lower.replace("’", "'"))) return null;
  const thing = nameOf(words, thingFrom(words, verb + 2, known));
  return thing === "" ? null : `You call for ${thing}`;
}

/** "Patching the drywall" of "patch the drywall by others". */
function asDoing(thing: string): string {
  const words = wordsOf(thing);
  const verb = leadingVerb(words);
  const rest = verb === null || verb.gerund === thing ? undefined : words[verb.length];
  return verb === null || rest === undefined ? thing : `${verb.gerund} ${thing.slice(rest.start)}`;
}

/** "Painting by others", "appliances by owner": who does or brings a thing that is named before. */
function behindBy(words: readonly Word[], by: number): { told: string; places: readonly number[] } | null {
  // "electrical circuit by our electrician" is ours
  if (/^(?:our|my)$/.test(words[by + 1]?.lower ?? "")) return null;
  const article = ARTICLES.has(words[by + 1]?.lower ?? "") ? by + 2 : by + 1;
  const who = words[article]?.lower ?? "";
  const isClient = /^(?:client|customer|owner|homeowner)s?$/.test(who);
  if (!isClient && !OTHERS.has(who) && !TRADES.has(who)) return null;
  const supplied = /^(?:supplied|provided|furnished|bought)$/.test(words[by - 1]?.lower ?? "");
  const places = thingBefore(words, supplied ? by - 1 : by);
  const thing = asDoing(nameOf(words, places));
  if (thing === "" || thing.split(" ").length > MOST - 1) return null;
  if (isClient && supplied) return { told: `You supply ${withThe(thing)}`, places: [] };
  const client = /^(?:client|customer)/.test(who) ? "the client" : "the owner";
  return { told: `By ${isClient ? client : OTHERS.has(who) ? "others" : `the ${named(who)}`}: ${thing}`, places };
}

/** Nothing else is looked at closer. */
const BEGINS: ReadonlySet<string> = new Set([
  ...CUES,
  ...SUPPLYING.keys(),
  ...DOINGS.keys(),
  ...OWNING,
  ...SUPPLIED,
  "calls",
]);

/** What somebody else brings or does, told by the word at an index, as the client reads it; else null. */
function otherAt(
  words: readonly Word[],
  index: number,
  known: Known,
): { told: string; places: readonly number[] } | null {
  const lower = words[index]?.lower ?? "";
  const told = OWNING.has(lower)
    ? owned(words, index, known)
    : SUPPLIED.has(lower)
      ? suppliedBy(words, index, known)
      : lower === "calls"
        ? calledFor(words, index, known)
        : null;
  if (told !== null) return { told, places: [] };
  if (SUPPLYING.has(lower) || DOINGS.has(lower)) return byOthers(words, index, known);
  return lower === "by" ? behindBy(words, index) : null;
}

/** Where the lines of a job begin in its words: at the first two words of a name. */
function lineBeginnings(words: readonly Word[], lines: readonly (readonly Word[])[]): Known["beginsLine"] {
  const pairs = new Set<string>();
  for (const [first, second] of lines) if (first && second) pairs.add(`${first.lower} ${second.lower}`);
  return (at) => pairs.has(`${words[at]?.lower} ${words[at + 1]?.lower}`);
}

/** Tells how often each word was said; they are counted once it is asked. */
function countsOf(words: readonly Word[]): Known["timesSaid"] {
  let counts: Map<string, number> | null = null;
  return (norm) => {
    if (counts === null) {
      counts = new Map();
      for (const word of words) counts.set(word.norm, (counts.get(word.norm) ?? 0) + 1);
    }
    return counts.get(norm) ?? 0;
  };
}

/** Tells the places of the words of an address, where it was said: "14 foxglove court | patching not included". */
function placesOf(words: readonly Word[], address: readonly Word[]): (at: number) => boolean {
  const first = address.length < 2 ? -1 : words.findIndex((_, at) => address.every((one, place) => words[at + place]?.lower === one.lower)); // prettier-ignore
  return (at) => first >= 0 && at >= first && at < first + address.length;
}

/**
 * What was said to be no part of the job, and what others bring or do for it: "no stump grinding", "windows not included",
 * "client supplies the tile", "painting by others". What a line names is in it all the same: `isSold` tells.
 */
export function leftOutOf(
  words: readonly Word[],
  isSold: (words: readonly Word[]) => boolean,
  { lines, address }: { lines: readonly (readonly Word[])[]; address: readonly Word[] },
): LeftOut {
  const known = { beginsLine: lineBeginnings(words, lines), timesSaid: countsOf(words) };
  const isPlace = placesOf(words, address);
  const excluded: string[] = [];
  const others: string[] = [];
  const left = new Set<number>();
  const wordsAt = (places: readonly number[]) => places.flatMap((at) => words[at] ?? []);
  for (let index = 0; index < words.length; index += 1) {
    const lower = words[index]?.lower ?? "";
    if (!BEGINS.has(lower)) continue;
    const isVerb = SUPPLYING.has(lower) || DOINGS.has(lower);
    const other = otherAt(words, index, known);
    if (other) {
      if (!others.includes(other.told)) others.push(other.told);
      for (const at of other.places) left.add(at);
    }
    const places = isVerb || lower === "by" ? [] : excludedAt(words, index).filter((at) => !isPlace(at));
    for (const thing of [places, orThing(words, index, places)]) {
      const name = nameOf(words, thing).replace(/^(?:any|all) /i, "");
      if (name === "" || isSold(wordsAt(thing))) continue;
      if (!excluded.includes(name)) excluded.push(name);
      for (const at of thing) left.add(at);
    }
  }
  return { excluded, others, places: left };
}
