import { wordSet } from "#shared/word-set.ts";
import { isNumberWord } from "./number-words.ts";
import { wordsFrom } from "./sentence-words.ts";
import { at, beginsSentence, isJoined, normsAt, type Token } from "./tokens.ts";
import { isMeasure, singular, TIME_UNITS, unitAt } from "./units.ts";
import { couldName, FILLERS, PREPOSITIONS } from "./words.ts";

/** Before a thing that joins those before it. */
const LEADS = wordSet("and plus then also oh with maybe put in up add get do");
const DETERMINERS = wordSet("a an new another some");
/** Words that name nobody's goods. */
const NO_GOODS = wordSet(
  "somebody someone everybody nobody anybody guy guys lady man woman couple kid kids dog cat family friend neighbor customer client person people owner boss mess bit few ton tons lot lots crew helper deposit quote estimate bid invoice price total discount deal call text email copy job work thing stuff problem issue question reason way place house home rest one ones half third quarter percent minute second moment chance hand break look idea time while favor note total sum tip tax fee charge rate yes no okay thanks thank package litter pup puppy animal bedroom bathroom room kitchen hall hallway floor story level upstairs downstairs basement garage attic",
);
/** Where the name of a thing is over, and talk begins. */
const TALK = wordSet(
  "who which that where whether if i i'm i'll i'd i've we we're we'll she he they she's he's they're it's it but so because since if when not haven't don't dunno no gotta got size price still might may would wouldn't could couldn't can't won't isn't wasn't doesn't didn't",
);
/** Nobody knows what it costs yet. */
const UNDECIDED =
  /\b(?:(?:haven't|have not|not|hasn't|ain't) (?:been |even |really )*(?:priced|figured|picked|measured|decided|got (?:a |the )?price|sure)|(?:don't|do not|dunno|not) (?:even |really )*(?:know|have|sure)|no (?:price|number|idea(?! (?:when|why|who|whose|where|if|whether|about)))|(?:to be|still be|be) (?:decided|determined|priced)|price (?:is )?still open|tbd|(?:gotta|(?:got|have|need|had) to) (?:look|check|price|call|ask|get (?:a |the |that |it |one )*(?:price|quote|number)|figure|think|see|find|work|measure)|(?:get|getting) (?:that|it|one|that one) priced|look (?:that|it|them) up|price (?:it|that|them|those) (?:out|later)|leave (?:it|that|them|those) (?:open|blank)|waiting on|quote on (?:that|it))\b/;
const DENIED = wordSet("no not never without already done");
const PLACES = wordSet(
  "behind near above below beside between inside outside under underneath upstairs downstairs across where down along off past against",
);
const MOST = 5;
/** How far behind a thing somebody says that its price is not known. */
const [NEAR, FAR] = [4, 16];

/** True when the words behind a thing say that its price is not known yet. */
export function isUndecided(tokens: readonly Token[], from: number): boolean {
  // "gutters. Not sure yet.": of the next sentence only its beginning
  const far = beginsSentence(tokens[from]) ? NEAR : FAR;
  return UNDECIDED.test([at(tokens, from), ...wordsFrom(tokens, from + 1, far - 1)].join(" "));
}

/** What counts a thing: the first place of the number, and those of its noun. */
interface Count {
  first: number;
  nouns: readonly number[];
}

/**
 * The words that name a thing which joins what is priced and has no price: "and a new mirror behind the bar", "two grab
 * bars by the tub", "storm door, haven't priced that yet". None when they name none, or tell more of it.
 */
export function thingNamed(tokens: readonly Token[], words: readonly number[], count: Count | null): readonly number[] {
  const nouns = count?.nouns ?? [];
  const places = nouns.length === 0 ? words : [...new Set([...words, ...nouns])];
  const said = places.filter((index) => !FILLERS.has(at(tokens, index))).sort((a, b) => a - b);
  let from = 0;
  while (LEADS.has(at(tokens, said[from]))) from++;
  const first = said[from];
  // "he lost two maples", "12 a pup"
  if (first === undefined || (count && first < count.first)) return [];
  if (!count && isJoined(tokens[first]) && isNumberWord(at(tokens, first - 1))) return [];
  const talk = said.findIndex(
    (index, place) =>
      place >= from && ((place > from && tokens[index]?.gap === "comma") || TALK.has(at(tokens, index))),
  );
  const thing = said.slice(from, talk < 0 ? undefined : talk);
  while (thing.length > 0 && !couldName(at(tokens, thing.at(-1))) && !PLACES.has(at(tokens, thing.at(-1)))) thing.pop();
  const norms = normsAt(tokens, thing);
  const name = norms.filter((word) => !DETERMINERS.has(word) && word !== "the");
  const end = name.findIndex((word) => PREPOSITIONS.has(word) || PLACES.has(word));
  const head = end < 0 ? name : name.slice(0, end);
  const isGoods =
    head.length > 0 && head.length <= MOST && head.every((word) => couldName(word) && !isNumberWord(word));
  if (!isGoods) return [];
  const last = head.at(-1) ?? "";
  const unit = unitAt(last, undefined)?.unit ?? "";
  const rest = end < 0 ? [] : name.slice(end);
  const where =
    rest.length <= MOST + 1 && rest.every((word) => couldName(word) || PREPOSITIONS.has(word) || PLACES.has(word));
  const denied = norms.some((word) => DENIED.has(word));
  const other = denied || NO_GOODS.has(last) || NO_GOODS.has(singular(last)) || isMeasure(unit) || TIME_UNITS.has(unit);
  const apart = thing.some((index, place) => place > 0 && index !== (thing[place - 1] ?? -1) + 1);
  if (!where || other || apart || /(?:ed|ly)$/.test(last)) return [];
  if (isUndecided(tokens, (thing.at(-1) ?? -1) + 1)) return thing;
  if (talk >= 0 || last.endsWith("ing")) return [];
  // "two grab bars by the tub", but not "fourteen steps" of what was named before
  if (count) return head.length === nouns.length && nouns.length > 1 ? thing : [];
  return DETERMINERS.has(norms[0] ?? "") ? thing : [];
}
