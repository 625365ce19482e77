import { wordSet } from "#shared/word-set.ts";
import { isNumberWord } from "../words/number-words.ts";
import { normsAt, type Token } from "../words/tokens.ts";
import { isMeasure, unitAt } from "../words/units.ts";
import { couldName, PREPOSITIONS } from "../words/words.ts";
import { isWorkVerb } from "../words/work-forms.ts";

/** What is said of a thing behind a pronoun names nothing: how it is to be, what comes of it, where it is kept. */

const COLORS = wordSet(
  "red blue green white black gray grey brown tan beige yellow orange purple pink navy cream ivory charcoal bronze silver gold teal maroon taupe darker lighter bigger smaller plain matching glossy matte",
);
const DEGREES = wordSet("very really pretty more kinda a little bit light dark all bright in it them");
/** "They're eighteen inches | down", "it's | way back". */
const WHERE = wordSet("down up back away deep high way over under behind inside outside across past near underneath");
const ARTICLES = wordSet("a an the his her their my our your");
const PRONOUNS = wordSet("it they that this everything");
/** Behind "so it" these begin what is done or paid, and not what comes of it. */
const NO_AIMS = wordSet(
  "is was will would should could needs need gets get wants want costs cost comes come runs run makes make has have had includes",
);
const LONGEST_AIM = 3;
const HELD = wordSet("got has have had");
/** "In the big box", and not a place with what is sold behind it. */
const LONGEST_PLACE = 4;

/** True for no more than how far, how deep or where something is: "eighteen inches down". */
const isPlaceOrSize = (word: string): boolean =>
  WHERE.has(word) || isNumberWord(word) || isMeasure(unitAt(word, undefined)?.unit ?? "each") || !couldName(word);

/** "He wants | red": how the thing before is to be. */
export function saysColor(tokens: readonly Token[], words: readonly number[]): boolean {
  const said = normsAt(tokens, words).filter((word) => !DEGREES.has(word));
  return said.some((word) => COLORS.has(word)) && said.every((word) => COLORS.has(word) || !couldName(word));
}

/** "It's | way back behind the wall", "they're | about eighteen inches down": where the thing before is. */
export function isWhere(tokens: readonly Token[], words: readonly number[]): boolean {
  const said = normsAt(tokens, words);
  const first = said.find((word) => WHERE.has(word) || couldName(word)) ?? "";
  return said.every(isPlaceOrSize) || (WHERE.has(first) && said.length <= LONGEST_PLACE + 1);
}

/** "Two ceiling fans she's | got in the box": where somebody has the thing before. */
export function saysWhereKept(tokens: readonly Token[], words: readonly number[]): boolean {
  const [has = "", link = "", article = "", ...place] = normsAt(tokens, words);
  return HELD.has(has) && PREPOSITIONS.has(link) && ARTICLES.has(article) && place.length <= LONGEST_PLACE;
}

/** "Paint the whole ceiling so | it blends", "in a herringbone so | it takes longer": what comes of the work, or what comes with it. */
export function saysAim(tokens: readonly Token[], words: readonly number[]): boolean {
  const [who = "", verb = "", ...rest] = normsAt(tokens, words);
  const plain = rest.length < LONGEST_AIM && !rest.some((word) => ARTICLES.has(word) || isNumberWord(word));
  const whole = words.every((index, place) => place === 0 || index === (words[place - 1] ?? 0) + 1);
  return PRONOUNS.has(who) && /^\p{L}{4,}$/u.test(verb) && !NO_AIMS.has(verb) && plain && whole;
}

const FAULTS = wordSet(
  "dead broken broke loose cracked rotted rotten rusted shot gone stuck clogged leaky bad torn bent",
);

/** "The pantry door that's | rubbing", "the outlet that's | dead": what is wrong with the thing before. */
export function saysFault(tokens: readonly Token[], words: readonly number[]): boolean {
  const named = normsAt(tokens, words).filter((word) => !DEGREES.has(word) && couldName(word));
  const [fault = ""] = named;
  return named.length === 1 && (FAULTS.has(fault) || (/^\p{L}{3,}ing$/u.test(fault) && !isWorkVerb(fault)));
}

const OWNING = wordSet("has have had got bought");
const BEFORE_OWNED = wordSet("the those these them all");

/** "Three floating shelves she | has the shelves already": that somebody has the thing before. */
export function saysOwned(tokens: readonly Token[], words: readonly number[]): boolean {
  const said = normsAt(tokens, words);
  const [has = "", article = ""] = said;
  return OWNING.has(has) && BEFORE_OWNED.has(article) && said.at(-1) === "already";
}

const BACK = wordSet("those these them");
const LEADS_BACK = wordSet("for in on to with under behind");

/** "Grab bars, I'll | put blocking in the wall for those", "the pump, I'm | putting in a bigger one": more of what is done with the thing before. */
export function refersBack(tokens: readonly Token[], words: readonly number[]): boolean {
  const said = normsAt(tokens, words);
  const last = said.at(-1) ?? "";
  const [verb = ""] = said;
  return (BACK.has(last) && LEADS_BACK.has(said.at(-2) ?? "")) || (last === "one" && verb.endsWith("ing"));
}
