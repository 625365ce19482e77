import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { isNumberWord } from "../words/number-words.ts";
import { couldName, PREPOSITIONS, WORK_VERBS } from "../words/words.ts";
import { looksPlural } from "../words/units.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import { isContracted, REPLACES, thingMentioned, type Referring } from "../asked/mentioned-things.ts";
import { lineCue } from "./line-cues.ts";

/** The words of a line and the cues that they give, those that were heard before it, and the talk. */
interface Said {
  words: readonly number[];
  cues: number;
  heard: () => readonly number[];
  tokens: readonly Token[];
}

const OBJECTS = wordSet("it that this those these them em both");
/** "I'll pull | that out". */
const OBJECT = lineCue(oneOf(OBJECTS, ["each"]));
const ONLY_ONES = wordSet("one ones");
/** Pronouns for several things. */
const SEVERAL = wordSet("those these them em both");
const PARTICLES = wordSet("out up down back off in away over together apart");
/** Whose doing is not ours: "her grandson's", "they'll". */
const OTHERS_DO = /^(?:he|she|they)$|^(?!(?:that|what|there|it|let|we|you)['’])\p{L}+['’](?:s|ll|re)$/u;
/** Before a verb: whose doing it is. */
const DOERS = wordSet("i we i'll we'll i'd we'd can could will would to gonna gotta just");
/** Whose doing may leave its object out: "a loose railing i'll fix for". */
const WILL_DO = wordSet("i'll we'll i'd we'd can could will would");
/** "A loose railing | i'll fix for". */
const WILL = lineCue(oneOf(WILL_DO));
/** Before a clause that is no order: "I won't know till | I open it up", "the trailer we used | to haul it". */
const SUBORDINATING = wordSet("till until if when while before after because as used once unless since");
/** In what is told of a thing, and not in an order. */
const TELLING = wordSet("is are was were has had it's that's there's he's she's they're i'm got");
/** Words before "it" that are no work: what people think, say, have and charge, and how something stands to it. */
const NO_WORK = wordSet(
  "after before behind without than till until near past inside outside all not like love hate want wants wanted need needs know knew think thought say says said told tell mean figure call called price priced quote quoted charge charged charging bill make makes made do does did doing done have has had having leave leaves left keep keeps see saw seen find found hear heard include includes believe give gives gave let send sends sent skip forget forgot buy bought buying sell walk walked measured eyeballed photographed drove supply supplies supplying provide provides providing bring brings bringing use uses used run runs half is are was were be isn't wasn't offer add adds put includes list show",
);
/** Verbs that need their particle to say what is done: "get that out", "take it down". */
const LIGHT = wordSet("get getting got take taking took put putting pull pulled pulling run make");
/** What leads to how work is done, or with what. */
const HOW = wordSet("with for to into from in");
const TELLERS = wordSet("i we he she they you it i'll we'll i'd we'd");
const LONGEST_HOW = 6;
const KINDS = wordSet("new old used bigger smaller different fresh better nicer cheaper matching rebuilt");
const ONES = wordSet("one ones one's");
const GOES = wordSet("goes go went");
/** Who wants which one of what was named. */
const WHO_WANTS = wordSet("he she they");
const WANTING = wordSet("wants want picked chose likes prefers");
/** "A new | one", "he wants | the wi-fi one". */
const ONE = lineCue(oneOf(ONES, WANTING));
const DETERMINERS = wordSet("a an the his her their my our your this that these those");
/** What is wrong with the thing that is replaced, of no concern to the new one. */
const DEFECT = /^(?:old|new|last|first|other|dead|bad|torn|loose|worn|leaky|rusty|rotten|broken|missing|\w{3,}ed)$/;
/** The names of things that long go behind the particle: "pull out bird nest in the bath vent". */
const SHORT = 3;
/** How far back the thing is looked for. */
const REACH = 30;

/** The particles behind a verb or its object, and the place after them. */
function particlesFrom({ words, tokens }: Said, place: number): number {
  let end = place;
  while (PARTICLES.has(at(tokens, words[end])) && isJoined(tokens[words[end] ?? -1])) end++;
  // "frame it up | in treated two by fours": of what it is made
  const last = end - 1;
  return last > place && at(tokens, words[last]) === "in" && couldName(at(tokens, words[end])) ? last : end;
}

/** True when no word from a place on names anything. */
function namesNothing({ words, tokens }: Said, from: number): boolean {
  const behind = words.slice(from).map((index) => at(tokens, index));
  // "I'd caulk it while I'm there"
  const when = behind.findIndex((word) => SUBORDINATING.has(word));
  return !(when < 0 ? behind : behind.slice(0, when)).some(couldName);
}

/** "Take it down | and buck it up": more that is done to it. */
const goesOn = ({ words, tokens }: Said, from: number): boolean =>
  at(tokens, words[from]) === "and" &&
  (isWorkVerb(at(tokens, words[from + 1])) || OBJECTS.has(at(tokens, words[from + 2])));

/** "Swap it | for a Moen", "wash it | first": how it is done, with no more told of it. */
function goesHow({ words, tokens }: Said, from: number): boolean {
  const how = words.slice(from).map((index) => at(tokens, index));
  const [link = "", ...rest] = how;
  if (link === "first") return !rest.some(couldName);
  const told = how.some((word) => TELLING.has(word) || TELLERS.has(word) || word === "and");
  return HOW.has(link) && how.length <= LONGEST_HOW && !told && isJoined(tokens[words[from] ?? -1]);
}

/** Where the clause of a verb begins: at "i'll". */
function clauseOf({ words, tokens }: Said, verb: number): number {
  let begins = verb;
  while (begins > 0 && isJoined(tokens[words[begins] ?? -1]) && DOERS.has(at(tokens, words[begins - 1]))) begins--;
  return begins;
}

/** The words that were heard before a place. */
function wordsBefore({ words, heard }: Said, place: number): readonly number[] {
  const first = words[0] ?? 0;
  return [...heard().filter((index) => index < first), ...words.slice(0, place)].slice(-REACH);
}

const NO_COMPOUNDS = wordSet("not never also still");

/** "We'll through bolt that", "I'd power wash it": a verb of two words. */
function isCompound({ words, tokens }: Pick<Said, "words" | "tokens">, verb: number): boolean {
  const [will, first] = [at(tokens, words[verb - 2]), at(tokens, words[verb - 1])];
  const joined = isJoined(tokens[words[verb] ?? -1]) && isJoined(tokens[words[verb - 1] ?? -1]);
  return joined && WILL_DO.has(will) && (first === "through" || (couldName(first) && !NO_COMPOUNDS.has(first)));
}

/** Where the verbs of one work begin: "caulk and paint it"; -1 when what is said before "and" has its own object: "demo the deck and haul it off". */
function firstVerb({ words, tokens }: Said, verb: number): number {
  if (isCompound({ words, tokens }, verb)) return verb - 1;
  if (at(tokens, words[verb - 1]) !== "and" || !isJoined(tokens[words[verb - 1] ?? -1])) return verb;
  const before = words.slice(0, verb - 1);
  const begins = before.findLastIndex((index) => !isJoined(tokens[index]));
  const said = before.slice(Math.max(0, begins)).map((index) => at(tokens, index));
  // "pull it | and reset it": the same is done to
  if (OBJECTS.has(said.at(-1) ?? "")) return verb;
  // "had a crack at the coupler | welded and plated it"
  const [first = "", second] = [said.at(-1), at(tokens, words[verb])];
  if (isWorkVerb(first) && first.endsWith("ed") && second.endsWith("ed")) return verb - 2;
  const named = said.filter(couldName);
  if (named.length === 1 && isWorkVerb(said.at(-1) ?? "")) return verb - 2;
  return named.length > 0 && !said.some((word) => TELLING.has(word)) ? -1 : verb;
}

const FAULTS = wordSet("crack cracks leak leaks hole holes tear rip dent chip rot rust stain split break gap");
/** "A crack in | the skimmer": what is replaced is the thing, and not what is wrong with it. */
function withoutFault(tokens: readonly Token[], thing: readonly number[]): readonly number[] {
  const link = thing.findIndex((index, place) => place > 0 && PREPOSITIONS.has(at(tokens, index)));
  const whole = link > 0 && FAULTS.has(at(tokens, thing[link - 1])) ? thing.slice(link + 1) : thing;
  return whole.length > 0 ? whole : thing;
}

/** "Crown molding in [four] | rooms": without what only says in how many places it is. */
function withoutCountedPlace(tokens: readonly Token[], thing: readonly number[]): readonly number[] {
  const link = thing.findIndex((index, place) => {
    const apart = (thing[place + 1] ?? 0) > index + 1 && isNumberWord(at(tokens, index + 1));
    return place > 0 && PREPOSITIONS.has(at(tokens, index)) && apart;
  });
  return link > 0 ? thing.slice(0, link) : thing;
}

/** "Two jets are leaking so I'd pull the foam and reglue | those": what is done to several things, behind what is done to one; null when the pronoun may mean that. */
function behindOther(said: Said, last: number, asked: Referring): readonly number[] | null {
  const { words, tokens } = said;
  const verb = words.findLastIndex((index, place) => place < last - 1 && WORK_VERBS.has(at(tokens, index)));
  const object = words.slice(verb + 1, last - 1);
  const alone =
    object.length > 0 && !object.some((index) => looksPlural(at(tokens, index)) || TELLING.has(at(tokens, index)));
  const begins = clauseOf(said, verb);
  if (verb < 0 || asked.plural !== true || !alone || begins === verb) return null;
  const thing = thingMentioned(tokens, wordsBefore(said, begins), asked);
  return thing && [...words.slice(verb, last + 1), ...thing];
}

const DEMONSTRATIVES = wordSet("that this those these");

/** "The dining room sill is rotted so rebuild | that sill": a thing that is named again, with the words that told which one it is. */
function namedAgain(said: Said): readonly number[] | null {
  const { words, tokens } = said;
  const that = words.findLastIndex((index) => DEMONSTRATIVES.has(at(tokens, index)));
  const noun = at(tokens, words[that + 1]);
  const verb = that - 1;
  if (verb < 1 || !WORK_VERBS.has(at(tokens, words[verb])) || !isNext(said, that + 1) || !couldName(noun)) return null;
  const before = wordsBefore(said, verb);
  const named = before.findLastIndex((index) => at(tokens, index) === noun);
  let first = named;
  while (first > 0 && isWhich(said, before, first)) first--;
  if (named < 0 || first === named) return null;
  return [...words.slice(verb, that), ...before.slice(first, named), ...words.slice(that + 1)];
}

/** True when a word follows the one before it in the talk. */
const isNext = ({ words, tokens }: Said, place: number): boolean =>
  words[place] === (words[place - 1] ?? 0) + 1 && isJoined(tokens[words[place] ?? -1]);

/** True when the word before a place tells which thing is meant: "dining | room", "room | sill". */
function isWhich({ tokens }: Said, words: readonly number[], place: number): boolean {
  const [index = -1, before = -1] = [words[place], words[place - 1]];
  const word = at(tokens, before);
  return before === index - 1 && isJoined(tokens[index]) && couldName(word) && !isWorkVerb(word) && !isNumberWord(word);
}

/** "An eight by ten area | with half inch board", where more is told of the work: without what was done with. */
function withoutWith(tokens: readonly Token[], thing: readonly number[]): readonly number[] {
  const link = thing.findIndex((index, place) => place > 0 && at(tokens, index) === "with");
  return link > 0 ? thing.slice(0, link) : thing;
}

/** A verb with what it is done to, which is only referred to, taken for its name. */
function withName(said: Said, last: number, object: number, asked: Referring): readonly number[] | null {
  const { words, tokens } = said;
  const verb = firstVerb(said, last);
  if (verb < 0) return behindOther(said, last, asked);
  const begins = clauseOf(said, verb);
  if (SUBORDINATING.has(at(tokens, words[begins - 1]))) return null;
  const mentioned = thingMentioned(tokens, wordsBefore(said, begins), asked);
  if (!mentioned) return behindOther(said, last, asked);
  // "gut the room, we | haul it"
  const goesAlong = begins > 0 && mentioned.at(-1) === words[begins - 1] && isWorkVerb(at(tokens, words[0]));
  if (goesAlong && begins < verb && tokens[words[begins] ?? -1]?.gap === "comma")
    return [...words.slice(0, begins), ...words.slice(verb)];
  const end = particlesFrom(said, object);
  const rest = goesOn(said, end) || !namesNothing(said, end) ? words.slice(end) : [];
  const replaces = REPLACES.has(at(tokens, words[last])) || at(tokens, words[last]) === "change";
  const named = withoutCountedPlace(tokens, replaces ? withoutFault(tokens, mentioned) : mentioned);
  const thing = rest.length > 0 ? withoutWith(tokens, named) : named;
  const particles = words.slice(object, end);
  const done = words.slice(verb, last + 1);
  const final = thing.at(-1) ?? -1;
  const endsWord =
    isContracted(at(tokens, final), at(tokens, final + 1)) ||
    (particles.length > 0 && at(tokens, done[0]) === "put") ||
    PREPOSITIONS.has(at(tokens, particles.at(-1)));
  const short = thing.length <= SHORT && !endsWord && !thing.some((index) => PREPOSITIONS.has(at(tokens, index)));
  return short || rest.length > 0 ? [...done, ...thing, ...particles, ...rest] : [...done, ...particles, ...thing];
}

/** "I'll pull that out", "rebuild them": work on what a pronoun stands for. */
function onPronoun(said: Said): readonly number[] | null {
  const { words, tokens } = said;
  for (let place = 1; place < words.length; place++) {
    if (!OBJECTS.has(at(tokens, words[place])) || !isJoined(tokens[words[place] ?? -1])) continue;
    // "paint it all"
    if (at(tokens, words[place + 1]) === "all") return null;
    const verb = at(tokens, words[place - 1]);
    const last = particlesFrom(said, place + 1);
    if (!(namesNothing(said, last) || goesOn(said, last) || goesHow(said, last))) continue;
    const light = LIGHT.has(verb) ? last === place + 1 : NO_WORK.has(verb);
    if (PREPOSITIONS.has(verb) || light || !(couldName(verb) || WORK_VERBS.has(verb))) continue;
    const begins = clauseOf(said, isCompound(said, place - 1) ? place - 2 : place - 1);
    // "her grandson's gonna wire it up"
    if (begins < place - 1 && OTHERS_DO.test(at(tokens, words[begins - 1]))) return null;
    // "the flashing is rusted through so | reflash that"
    const follows = at(tokens, words[place - 2]) === "so";
    // "had a crack at the coupler, welded and plated it"
    const goesAlong = at(tokens, words[place - 2]) === "and" && isWorkVerb(at(tokens, words[place - 3]));
    const done =
      begins < place - 1 ||
      follows ||
      goesAlong ||
      isWorkVerb(verb) ||
      begins === 0 ||
      !isJoined(tokens[words[begins] ?? -1]);
    const asked = { plural: SEVERAL.has(at(tokens, words[place])), behindNew: false };
    return done ? withName(said, place - 1, place + 1, asked) : null;
  }
  return null;
}

/** "[Twelve] units with dryer vents, clean | each one from the roof cap down": work on each of what was counted. */
function onEach({ words, tokens }: Said): readonly number[] | null {
  const each = words.findLastIndex((index) => at(tokens, index) === "each" && ONLY_ONES.has(at(tokens, index + 1)));
  const verb = each - 1;
  if (verb < 1 || !WORK_VERBS.has(at(tokens, words[verb]))) return null;
  const counted = words.findLastIndex((index, place) => {
    const apart = place === 0 || index > (words[place - 1] ?? index) + 1;
    return place < verb && apart && isNumberWord(at(tokens, index - 1));
  });
  const thing = words.slice(Math.max(0, counted), verb);
  const isNamed = counted >= 0 && thing.some((index) => couldName(at(tokens, index)));
  const rest = words.slice(each + 1).filter((index) => index !== (words[each] ?? 0) + 1);
  return isNamed ? [words[verb] ?? -1, ...thing, ...rest] : null;
}

/** "There's a loose railing | i'll fix for": work that leaves its object out. */
function withoutObject(said: Said): readonly number[] | null {
  const { words, tokens } = said;
  const doer = words.findLastIndex((index) => WILL_DO.has(at(tokens, index)));
  const verb = doer + 1;
  const word = at(tokens, words[verb]);
  if (doer <= 0 || !WORK_VERBS.has(word) || !isJoined(tokens[words[verb] ?? -1])) return null;
  const last = particlesFrom(said, verb + 1);
  const light = LIGHT.has(word) ? last === verb + 1 : NO_WORK.has(word);
  return light || !namesNothing(said, last) ? null : withName(said, verb, verb + 1, { plural: null, behindNew: false });
}

/** "Brushed nickel", "wi-fi". */
const LONGEST_KIND = 3;
/** With these it is told what for, or where it goes. */
const ENDS_WISH = wordSet("so because since for in on at with");

/** "New thermostat, and he wants | the wi-fi one": which one of what was just named it is, "wi-fi thermostat". */
function wishedKind(said: Said): readonly number[] | null {
  const { words, tokens } = said;
  const wants = words.findLastIndex((index) => WANTING.has(at(tokens, index)));
  const who = wants - 1;
  if (who < 1 || !WHO_WANTS.has(at(tokens, words[who])) || !DETERMINERS.has(at(tokens, words[wants + 1]))) return null;
  // "one" may have been heard as a count, and is then none of the words
  const last = words.findIndex((index, place) => place > wants + 1 && ONLY_ONES.has(at(tokens, index + 1)));
  const kinds = words.slice(wants + 2, last + 1);
  if (kinds.length === 0 || kinds.length > LONGEST_KIND || !kinds.every((index) => couldName(at(tokens, index))))
    return null;
  const one = (words[last] ?? 0) + 1;
  const behind = words.find((index) => index > one);
  if (behind !== undefined && !ENDS_WISH.has(at(tokens, behind))) return null;
  const named = words.slice(0, at(tokens, words[who - 1]) === "and" ? who - 1 : who);
  const asked = { plural: at(tokens, one) === "ones", behindNew: false };
  const thing = named.length > LONGEST_NAMED ? null : thingMentioned(tokens, named, asked);
  const first = thing?.findIndex((index) => !DEFECT.test(at(tokens, index))) ?? -1;
  return thing && first >= 0 ? [...kinds, ...thing.slice(first)] : null;
}
/** "New kitchen faucet" has no more words: behind more of them somebody tells a story. */
const LONGEST_NAMED = 5;

const SIZES = wordSet("by gallon ton amp inch inches foot feet square btu watt");
/** "Fifty gallon", "12 by 20": the size of the new one. */
const isSize = (word: string): boolean => SIZES.has(word) || isNumberWord(word) || /^\d/.test(word);

/** "Her skimmer basket cracked so i put | a new one in": one of the kind that was named. */
function oneOfKind(said: Said): readonly number[] | null {
  const { words, tokens } = said;
  const one = words.findLastIndex((index) => ONES.has(at(tokens, index)));
  if (one < 1) return null;
  // "a new PVC one"
  const first = [one - 1, one - 2].find((place) => KINDS.has(at(tokens, words[place])));
  if (first === undefined || !couldName(at(tokens, words[one - 1]))) return null;
  const kind = words[first] ?? -1;
  // "a new one | goes in"
  const goes = GOES.has(at(tokens, words[one + 1]));
  const last = goes ? one + 1 : particlesFrom(said, one + 1);
  const isHow = !goes && goesHow(said, last);
  if (!(isHow || namesNothing(said, goes ? particlesFrom(said, one + 2) : last))) return null;
  const begins = DETERMINERS.has(at(tokens, words[first - 1])) ? first - 1 : first;
  let verb = begins - 1;
  while (PARTICLES.has(at(tokens, words[verb]))) verb--;
  const work = isWorkVerb(at(tokens, words[verb])) ? verb : begins;
  // "replace the boiler with a new one"
  if (work === begins && PREPOSITIONS.has(at(tokens, words[begins - 1]))) return null;
  if (firstVerb(said, work) !== work) return null;
  const asked = { plural: at(tokens, words[one]) === "ones", behindNew: at(tokens, kind) === "old" };
  const thing = thingMentioned(tokens, wordsBefore(said, clauseOf(said, work)), asked);
  const named = thing?.findIndex((index) => !DEFECT.test(at(tokens, index))) ?? -1;
  if (!thing || named < 0) return null;
  // "12 by 20" of the new one says nothing of the old one
  const noun = thing[named] ?? 0;
  const isOfNew = [noun, noun - 1, noun - 2].some((index) => /^new$|^(?:replac|swap)/.test(at(tokens, index)));
  let sized = at(tokens, thing[1]) === "by" ? 3 : named;
  if (isOfNew) while (isSize(at(tokens, thing[sized])) && sized < thing.length - 1) sized++;
  return [...words.slice(work, one), ...thing.slice(sized), ...words.slice(one + 1, isHow ? undefined : last)];
}

/**
 * "He's got a bird nest in the bath vent, i'll pull that out": what is done, with the name of the thing in the place of
 * the word that refers to it: "pull out bird nest in the bath vent". Null when nothing is referred to, or nothing was named.
 */
export const workOnMentioned = (said: Said): readonly number[] | null =>
  ((said.cues & OBJECT) > 0 ? (onEach(said) ?? onPronoun(said) ?? namedAgain(said)) : null) ??
  ((said.cues & WILL) > 0 ? withoutObject(said) : null) ??
  ((said.cues & ONE) > 0 ? (oneOfKind(said) ?? wishedKind(said)) : null);
