import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { FIRST_PERSON } from "../words/sentence-words.ts";
import { isDoing } from "../words/named-work.ts";
import { at, beginsSentence, isJoined, normsAt, placesBetween, type Token } from "../words/tokens.ts";
import { isMeasure, TIME_UNITS, unitAt } from "../words/units.ts";
import { couldName, FILLERS } from "../words/words.ts";
import {
  asks,
  clauseFrom,
  DENIED,
  FEW,
  isFigure,
  isParticiple,
  isWork,
  LONGEST,
  REFERS,
  thingReferred,
  TOO,
  type AskRule,
  type Talk,
} from "./phrases.ts";
import { PARTICLES } from "./works.ts";

/** Who wants something done. */
const WHO = wordSet(
  "she he they she'd he'd they'd client customer owner homeowner landlord tenant wife husband mom dad boss manager",
);
/** The verbs of who wants something. */
const WISHES = wordSet("wants want wanted needs need needed");
/** Behind "would" or "she'd". */
const LIKES = wordSet("like love prefer appreciate");
const ALSO = wordSet("also still then just would really");
/** What is done to a thing by leaving it alone. */
const KEPT = wordSet("kept left saved alone be stay itemized separate listed priced included");
const DETERMINERS = wordSet("a an the some his her their another new old any both all");
const IS = wordSet("is are");
/** Behind what is to be done they begin another clause. */
const TELLS = wordSet("was were is are");
/** "They'd like it done before June": when, and not what. */
const FINISHED = wordSet("done wrapped finished completed gone made sent");

/** "Twelve hours of support", "ninety feet": how much, and no thing. */
const isMeasured = ([count = "", unit = "", second]: readonly string[]): boolean => {
  const measure = unitAt(unit, second)?.unit ?? "";
  return isFigure(count) && (TIME_UNITS.has(measure) || isMeasure(measure));
};

/** Whose trade is none that is done beside another: "needs | an electrician". */
const OTHERS = wordSet(
  "electrician plumber carpenter woodworker roofer arborist surveyor locksmith exterminator engineer lawyer specialist",
);
/** An article and what somebody is. */
const ALONE = 2;

/** One thing of a wish, with what is to be done to it. */
interface Wished {
  words: number[];
  norms: readonly string[];
  /** Where what is done is told, or -1. */
  doing: number;
}

/** "She wants the windows done too. | And the blinds dusted.": the words of a sentence that only goes on with a wish, or none. */
function wishedFurther(talk: Talk, next: number): readonly number[] {
  const { tokens } = talk;
  if (at(tokens, next) !== "and" || !DETERMINERS.has(at(tokens, next + 1))) return [];
  const clause = clauseFrom(talk, next);
  const norms = normsAt(tokens, clause);
  const ends = beginsSentence(tokens[(clause.at(-1) ?? next) + 1]);
  const tells = norms.slice(1).some((word) => TELLS.has(word) || isFigure(word) || word === "and");
  return ends && !tells && norms.length <= LONGEST && isParticiple(norms.at(-1) ?? "") ? clause : [];
}

/** The parts of a wish between "and" and pauses, up to the first that tells of something else. */
function partsOf(talk: Talk, from: number): number[][] {
  const { tokens } = talk;
  const parts: number[][] = [[]];
  const clause = clauseFrom(talk, from);
  for (const index of [...clause, ...wishedFurther(talk, (clause.at(-1) ?? from) + 1)]) {
    const joins = at(tokens, index) === "and" || at(tokens, index) === "plus";
    // "the lawn aerated too | the dog's got it packed down"
    if (at(tokens, index - 1) === "too" && index > from && !joins) break;
    if (joins || (!isJoined(tokens[index]) && index > from)) parts.push([]);
    if (!joins && !FILLERS.has(at(tokens, index))) parts.at(-1)?.push(index);
  }
  return parts.filter((part) => part.length > 0);
}

/** Reads one part of a wish; null for one that tells something, or has figures of its own. */
function readPart(tokens: readonly Token[], said: readonly number[]): Wished | null {
  const words = [...said];
  const whole = normsAt(tokens, words);
  const doing = whole.findIndex((word, place) => place > 0 && isParticiple(word));
  // "the soffit vents opened up | house was built in 1964"
  const end = PARTICLES.has(whole[doing + 1] ?? "") ? doing + 2 : doing + 1;
  const rest = doing > 0 ? whole.slice(end) : [];
  if (rest.some((word) => TELLS.has(word) || word.endsWith("'s") || (isFigure(word) && word !== "one")))
    words.length = end;
  const also = normsAt(tokens, words).findIndex((word, place) => place > 0 && TOO.has(word));
  if (also > 0) words.length = also;
  const norms = whole.slice(0, words.length);
  const tells = norms.some((word) => DENIED.has(word) || IS.has(word)) || norms.slice(1).some(isFigure);
  return tells || norms.length > LONGEST || isMeasured(norms) ? null : { words, norms, doing };
}

/** "The printer put on the network and their old files moved over as well": each thing, with what is to be done to it. */
function wished(talk: Talk, from: number): number[][] {
  const { tokens } = talk;
  const parts: Wished[] = [];
  for (const said of partsOf(talk, from)) {
    const part = readPart(tokens, said);
    if (part) parts.push(part);
    // "it blown up to R-49 and | the hatch weatherstripped", but behind a thing what tells begins another clause
    else if (parts.length > 0) break;
  }
  const asked: number[][] = [];
  for (const [place, { words, norms, doing }] of parts.entries()) {
    if (/^(?:us|me|to)$/.test(norms[0] ?? "")) break;
    const head = (doing < 0 ? norms : norms.slice(0, doing)).findLast(couldName) ?? "it";
    const kept = KEPT.has(norms[doing] ?? "") || KEPT.has(norms.at(-1) ?? "");
    // "the stair railing, the closet doors and the front door painted": what is done last is done to all
    const done = parts.slice(place).some((part) => part.doing > 0);
    const named = done || DETERMINERS.has(norms[0] ?? "") || isFigure(norms[0] ?? "") || isDoing(norms.at(-1) ?? "");
    // "a mural, herons and cattails" tells of the mural, "they want prints" asks for them
    const things = words[0] === from && /[^s]s$/.test(head);
    if (!isWork(head) || isFigure(head) || kept || !(named || things)) break;
    // "the outlet's dead, she needs an electrician": somebody else's work
    if (OTHERS.has(head) && words.length <= ALONE) break;
    // "the gate looked at": nothing is done to it yet
    asked.push(norms[doing] === "looked" ? words.slice(0, doing) : words);
  }
  return asked;
}

/** Before a wish that nobody is named for. */
const BEGINNING = wordSet("and plus oh gonna apiece each dollars bucks also");
const NEW = wordSet("a an new another some");
/** Whoever is after a thing wants it. */
const ARE = wordSet("he's she's they're");

/** "Need three ceiling fans put up": true where a wish begins without saying whose it is. */
function opensWish({ tokens, isTaken, endsPrice }: Talk, first: number, thing: number): boolean {
  const word = at(tokens, thing);
  const counts = isFigure(word) && isJoined(tokens[thing + 1]) && couldName(at(tokens, thing + 1));
  if (!NEW.has(word) && !counts && word !== "the") return false;
  const before = at(tokens, first - 1);
  const begins = BEGINNING.has(before) || isFigure(before) || isTaken(first - 1) || endsPrice(first - 1);
  return first === 0 || !isJoined(tokens[first]) || begins;
}

/** "She also wants the", "he'd like the", "they asked for a": the place behind such words, or -1. */
function behindWish(talk: Talk, index: number): number {
  const { tokens, isTaken } = talk;
  const word = at(tokens, index);
  let who = index - 1;
  while (ALSO.has(at(tokens, who)) && who > index - FEW) who--;
  const would = at(tokens, who).endsWith("'d") || normsAt(tokens, placesBetween(who + 1, index)).includes("would");
  if (/^(?:if|whether)$/.test(at(tokens, who - 1))) return -1;
  // "mr oyelaran would like": the client's name
  const client = who >= 0 && isTaken(who);
  if (WISHES.has(word) && opensWish(talk, who + 1, index + 1)) return index + 1;
  const wishes = WISHES.has(word) && (client || WHO.has(at(tokens, who)));
  // "I'd like the gate code before we start"
  const ours = FIRST_PERSON.has(at(tokens, who));
  if ((wishes || (LIKES.has(word) && would && !ours)) && isJoined(tokens[index])) return index + 1;
  // "he's also after a new pad"
  if (word === "after" && isJoined(tokens[index]) && ARE.has(at(tokens, who)) && NEW.has(at(tokens, index + 1)))
    return index + 1;
  return word === "asked" && at(tokens, index + 1) === "for" ? index + 2 : -1;
}

/** "She also wants the railing painted", "the opener's acting up, he wants that fixed", "a cracked crown that she wants sealed". */
export const wishAt: AskRule = (talk, index) => {
  const { tokens } = talk;
  const wish = behindWish(talk, index);
  if (wish < 0) return null;
  const done = REFERS.has(at(tokens, wish)) ? wish + 1 : wish;
  const doing = at(tokens, done);
  if (!isParticiple(doing)) return asks(wished(talk, wish));
  if (KEPT.has(doing) || (done > wish && FINISHED.has(doing))) return asks([]);
  let who = index;
  while (who > 0 && who > index - FEW && !WHO.has(at(tokens, who)) && !talk.isTaken(who)) who--;
  const thing = thingReferred(talk, who);
  if (thing.length === 0) return asks([]);
  return asks([done > wish ? thing : [...thing, done]]);
};

export const beginsWish = oneOf(LIKES, WISHES, ["asked", "after"]);
