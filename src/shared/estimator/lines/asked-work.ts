import { MONTHS, WEEKDAYS } from "#shared/calendar-words.ts";
import { wordSet } from "#shared/word-set.ts";
import { isDoing } from "../words/named-work.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, beginsSentence, isJoined, placesBetween, type Token } from "../words/tokens.ts";
import { couldName, FILLERS } from "../words/words.ts";
import { thingMentioned } from "./mentioned-things.ts";

/** Who wants something done. */
const WHO = wordSet(
  "she he they she'd he'd they'd client customer owner homeowner landlord tenant wife husband mom dad boss manager",
);
const WISHES = wordSet("wants want wanted needs need needed");
const ALSO = wordSet("also still then just would really");
/** What somebody wants of the paper or the talk, and no work; and words that stand for what was named before. */
const NO_WORK = wordSet(
  "quote estimate price bid invoice receipt call discount deal breakdown number answer copy email text time day date week month start job work thing something anything everything nothing it that this these those them us me you him her help more less same one ones look idea warranty guarantee color total rest whole contact person name info address details reference references insurance certificate proof license schedule key keys",
);
const WHEN = new Set([...MONTHS, ...WEEKDAYS, ...WEEKDAYS.map((day) => `${day}s`)]);
const isWork = (head: string): boolean => !NO_WORK.has(head.replace(/'s$/, "")) && !WHEN.has(head);
const REFERS = wordSet("it that this them those these");
/** What is done to a thing by leaving it alone. */
const KEPT = wordSet("kept left saved alone be stay itemized separate listed priced included");
const DETERMINERS = wordSet("a an the some his her their another new old any both all two three four five six");
const TOO = wordSet("too also well as instead");
const PARTICIPLES = wordSet(
  "done redone rebuilt hung rehung put set reset cut built dug torn swept sewn gone brought taken shut ground shot rewound laid run rerun",
);
const isParticiple = (word: string): boolean =>
  PARTICIPLES.has(word) || (/\w{2}ed$/.test(word) && !/(?:shed|bed|need|seed|feed)$/.test(word));
/** Where what somebody wants is over. */
const ENDS = wordSet(
  "but so because since cause if when while who which i i'm i'll i'd i've we we're we'll we've it's that's not haven't don't dunno got gotta no oh for though although then before after",
);
/** Where the thing begins of which something is told, looking back from the verb. */
const BEGINS = wordSet(
  "and but so then plus oh also because since cause if when while who which that i he she they we you there's there he's she's they've says said see noticed found got",
);
const IS = wordSet("is are was were");
const HAVE_TO = wordSet("has have had got needs need");
const MUST = wordSet("should must");
const GOES = wordSet("come go");
const PARTICLES = wordSet("down out off up away back in");
const DENIED = wordSet(
  "no not never don't doesn't didn't won't isn't aren't wouldn't already himself herself themselves without nobody nothing",
);
/** Orders that no verb of work begins. */
const ORDERS = [
  ["take", "care", "of"],
  ["get", "rid", "of"],
  ["find", "out", "why"],
  ["look", "into"],
  ["clear", "out"],
];
/** "Gotta | figure out the drywall", "don't know what I'll | charge for the stairs", "no | price on the mirror". */
const UNDECIDED: readonly { phrase: readonly string[]; behind: ReadonlySet<string> }[] = [
  { phrase: ["figure", "out"], behind: wordSet("gotta still need have got haven't") },
  { phrase: ["charge", "for"], behind: wordSet("don't haven't dunno not sure") },
  ...["price on", "price for", "number for", "number on"].map((phrase) => ({
    phrase: phrase.split(" "),
    behind: wordSet("don't haven't dunno no not need with"),
  })),
];
/** "They'd like it done before June": when, and not what. */
const FINISHED = wordSet("done wrapped finished completed gone made sent");
const FEW = 8;
/** The longest name of a thing with what is to be done to it. */
const LONGEST = 9;

type Taken = (index: number) => boolean;

const isFigure = (word: string): boolean => isNumberWord(word) || /^[$\d]/.test(word);

/** The places from one on to the end of its clause. */
function clauseFrom(tokens: readonly Token[], from: number, isTaken: Taken): number[] {
  let end = from;
  while (end < tokens.length && (end === from || !beginsSentence(tokens[end])) && !ENDS.has(at(tokens, end))) {
    if (isTaken(end)) break;
    end++;
  }
  return placesBetween(from, end);
}

const normsOf = (tokens: readonly Token[], words: readonly number[]) => words.map((index) => at(tokens, index));

/** "The printer put on the network and their old files moved over as well": each thing, with what is to be done to it. */
function wished(tokens: readonly Token[], from: number, isTaken: Taken): number[][] {
  const parts: number[][] = [[]];
  for (const index of clauseFrom(tokens, from, isTaken)) {
    const joins = at(tokens, index) === "and" || at(tokens, index) === "plus";
    // "the lawn aerated too | the dog's got it packed down"
    if (at(tokens, index - 1) === "too" && index > from && !joins) break;
    if (joins || (!isJoined(tokens[index]) && index > from)) parts.push([]);
    if (!joins && !FILLERS.has(at(tokens, index))) parts.at(-1)?.push(index);
  }
  const asked: number[][] = [];
  let done = false;
  for (const words of parts.filter((part) => part.length > 0).toReversed()) {
    while (TOO.has(at(tokens, words.at(-1)))) words.pop();
    const norms = normsOf(tokens, words);
    const doing = norms.findIndex((word, place) => place > 0 && isParticiple(word));
    const head = (doing < 0 ? norms : norms.slice(0, doing)).findLast(couldName) ?? "it";
    const kept = KEPT.has(norms[doing] ?? "") || KEPT.has(norms.at(-1) ?? "");
    const tells = norms.some((word) => DENIED.has(word) || IS.has(word));
    if (norms.length === 0 || norms.length > LONGEST || tells || norms.some(isFigure)) break;
    if (/^(?:us|me|to)$/.test(norms[0] ?? "")) return [];
    // "the stair railing, the closet doors and the front door painted": what is done last is done to all
    done ||= doing > 0;
    const named = done || DETERMINERS.has(norms[0] ?? "") || isDoing(norms.at(-1) ?? "") || /[^s]s$/.test(head);
    if (!isWork(head) || kept || !named) return [];
    // "the gate looked at": nothing is done to it yet
    asked.unshift(norms[doing] === "looked" ? words.slice(0, doing) : words);
  }
  return asked;
}

/** "She also wants the", "he'd like the", "they asked for a": the place behind such words, or -1. */
function behindWish(tokens: readonly Token[], index: number): number {
  const word = at(tokens, index);
  let who = index - 1;
  while (ALSO.has(at(tokens, who)) && who > index - FEW) who--;
  const would = at(tokens, who).endsWith("'d") || at(tokens, index - 1) === "would";
  if (/^(?:if|whether)$/.test(at(tokens, who - 1))) return -1;
  const wishes = WISHES.has(word) && WHO.has(at(tokens, who));
  if ((wishes || (word === "like" && would)) && isJoined(tokens[index])) return index + 1;
  return word === "asked" && at(tokens, index + 1) === "for" ? index + 2 : -1;
}

/** The words that name what stands before a verb: "the old awning" of "also the old awning | has to come down". */
function thingBefore(tokens: readonly Token[], verb: number, isTaken: Taken): number[] {
  let first = verb;
  while (first > 0 && isJoined(tokens[first]) && !BEGINS.has(at(tokens, first - 1))) {
    if (isFigure(at(tokens, first - 1)) || verb - first >= LONGEST) break;
    first--;
  }
  const words = placesBetween(first, verb).filter((index) => !FILLERS.has(at(tokens, index)) && !isTaken(index));
  const [only = ""] = normsOf(tokens, words);
  if (!REFERS.has(at(tokens, verb - 1)) && !(words.length === 1 && REFERS.has(only))) return words;
  const before = placesBetween(Math.max(0, verb - 1 - LONGEST - FEW), verb - 1).filter((index) => !isTaken(index));
  return [...(thingMentioned(tokens, before, { plural: null, behindNew: false }) ?? [])];
}

/** "Needs scrubbing", "has to be redone", "should come down", "that fixed": the places that tell what is to be done, or none. */
function toBeDone(tokens: readonly Token[], verb: number): number[] {
  let next = verb;
  if (HAVE_TO.has(at(tokens, next))) {
    const needs = at(tokens, next).startsWith("need");
    next++;
    if (at(tokens, next) === "to") next++;
    else if (!needs) return [];
    else {
      const doing = at(tokens, next);
      return isJoined(tokens[next]) && ((doing.endsWith("ing") && isDoing(doing)) || isParticiple(doing))
        ? placesBetween(verb, next + 1)
        : [];
    }
  } else if (MUST.has(at(tokens, next))) next++;
  else return [];
  if (GOES.has(at(tokens, next))) return PARTICLES.has(at(tokens, next + 1)) ? placesBetween(verb, next + 2) : [];
  if (at(tokens, next) !== "be" && at(tokens, next) !== "get") return [];
  return isParticiple(at(tokens, next + 1)) ? placesBetween(verb, next + 2) : [];
}

/** The words before a place in its sentence, a few. */
function fewBefore(tokens: readonly Token[], index: number): string[] {
  let first = index;
  while (first > 0 && index - first < FEW && !beginsSentence(tokens[first])) first--;
  return normsOf(tokens, placesBetween(first, index));
}

/** Behind what was asked for: it is not to be done now, or by somebody else. */
const NOT_NOW =
  /\b(?:(?:ain't|aren't|isn't|not|won't be|don't) (?:doing|do|gonna|going|this year|now|this time)|(?:told|said) (?:him |her |them )?(?:no|somebody|someone|forget|to)|changed (?:his|her|their) minds?|forget (?:the|it|that|about)|leave (?:that|it|those|them) (?:off|out)|only (?:do|the)|just (?:do )?the|next (?:year|spring|summer|fall|winter|month)|some ?day)\b/;
/** "He wants the den done too" behind "make it eight", and before "so two of them": why there are so many. */
const COUNTS = /\b(?:make (?:it|that)|so(?: that's| that makes)?) (\S+)/;
const PRICED = /^(?:for|at|is|that's|it's)? ?(\S+)/;

/** True when what was asked for up to a place is taken back, counted or priced in the same breath. */
function isSettled(tokens: readonly Token[], from: number, to: number): boolean {
  const behind = placesBetween(to + 1, to + 1 + MOST_BEHIND);
  const stop = behind.findIndex((index) => beginsSentence(tokens[index]));
  const next = normsOf(tokens, stop < 0 ? behind : behind.slice(0, stop)).join(" ");
  const counts = [COUNTS.exec(fewBefore(tokens, from).join(" ")), COUNTS.exec(next)];
  const price = PRICED.exec(next)?.[1] ?? "";
  return (
    NOT_NOW.test(normsOf(tokens, placesBetween(from, to + 1 + MOST_BEHIND)).join(" ")) ||
    counts.some((said) => said && isFigure(said[1] ?? "")) ||
    isFigure(price)
  );
}
const MOST_BEHIND = 14;

const goesOn = (tokens: readonly Token[], index: number, phrase: readonly string[]): boolean =>
  phrase.every((word, place) => at(tokens, index + place) === word);

/** A thing behind a phrase: "figure out | the drywall in the closet", "take care of | the leak". */
function thingBehind(tokens: readonly Token[], from: number, isTaken: Taken): number[] {
  const words = clauseFrom(tokens, from, isTaken);
  const end = words.findIndex(
    (index, place) =>
      place > 0 && (!isJoined(tokens[index]) || /^(?:and|plus|yet|until|leave)$/.test(at(tokens, index))),
  );
  const thing = end < 0 ? words : words.slice(0, end);
  while (TOO.has(at(tokens, thing.at(-1)))) thing.pop();
  const norms = normsOf(tokens, thing);
  if (/^(?:until|yet|when|if|that|it|them|those|these|any)$/.test(norms[0] ?? "")) return [];
  const fits =
    thing.length > 0 && thing.length <= LONGEST && !norms.some(isFigure) && !norms.some((word) => DENIED.has(word));
  return fits && isWork(norms.findLast(couldName) ?? "it") ? thing : [];
}

/** What one place of the talk asks for: the words that name each thing. */
function askedAt(tokens: readonly Token[], index: number, isTaken: Taken): number[][] {
  const wish = behindWish(tokens, index);
  if (wish > 0) {
    const done = REFERS.has(at(tokens, wish)) ? wish + 1 : wish;
    if (!isParticiple(at(tokens, done))) return wished(tokens, wish, isTaken);
    if (done > wish && FINISHED.has(at(tokens, done))) return [];
    // "the opener's acting up, he wants that fixed", "there's a cracked crown that she wants sealed"
    const before = placesBetween(Math.max(0, index - LONGEST - FEW), index).filter((place) => !isTaken(place));
    const thing = thingMentioned(
      tokens,
      before.slice(
        0,
        before.findLastIndex((place) => WHO.has(at(tokens, place))),
      ),
      { plural: null, behindNew: false },
    );
    return thing && !KEPT.has(at(tokens, done)) ? [[...thing, done]] : [];
  }
  const done = toBeDone(tokens, index);
  if (done.length > 0) {
    const thing = thingBefore(tokens, index, isTaken);
    const norms = normsOf(tokens, thing);
    const fits = thing.length > 0 && !norms.some((word) => DENIED.has(word)) && norms.some(couldName);
    return fits && isWork(norms.findLast(couldName) ?? "it") ? [[...thing, ...done]] : [];
  }
  const order = ORDERS.find((phrase) => goesOn(tokens, index, phrase));
  if (order) {
    const before = at(tokens, index - 1);
    const ordered = !isJoined(tokens[index]) || /^(?:and|then|to|i'll|we'll|also|please|gonna)$/.test(before);
    const thing = ordered ? thingBehind(tokens, index + order.length, isTaken) : [];
    return thing.length > 0 ? [[...placesBetween(index, index + order.length), ...thing]] : [];
  }
  const undecided = UNDECIDED.find(({ phrase }) => goesOn(tokens, index, phrase));
  if (!undecided || !fewBefore(tokens, index).some((word) => undecided.behind.has(word))) return [];
  const thing = thingBehind(tokens, index + undecided.phrase.length, isTaken);
  return thing.length > 0 ? [thing] : [];
}

/**
 * What the talk asks to be done or brought, each as the words that name it, in their order: "she also wants the railing
 * painted", "the wiring has to be redone", "take care of the leak", "gotta figure out the drywall". Whether it has a price
 * is not asked here. In time proportional to the words: none of the looks goes farther than its clause.
 */
export function findAsked(tokens: readonly Token[], isTaken: Taken): number[][] {
  const found: number[][] = [];
  let last = -1;
  for (let index = 0; index < tokens.length; index++) {
    if (index <= last || isTaken(index)) continue;
    const things = askedAt(tokens, index, isTaken);
    const end = Math.max(last, ...things.flat());
    if (!isSettled(tokens, index, end)) found.push(...things);
    last = end;
  }
  return found;
}
