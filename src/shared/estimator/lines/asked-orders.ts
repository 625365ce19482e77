import { wordSet } from "#shared/word-set.ts";
import { isUndecided } from "../words/named-thing.ts";
import { at, isJoined, normsAt, placesBetween, type Token } from "../words/tokens.ts";
import { couldName } from "../words/words.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import {
  clauseFrom,
  DENIED,
  fewBefore,
  isFigure,
  REFERS,
  thingBehind,
  thingReferred,
  TOO,
  type AskRule,
  type Talk,
} from "./asked-phrases.ts";
import { HAVE_TO } from "./needs.ts";

/** Orders that no verb of work begins. */
export const ORDERS = [
  ["take", "care", "of"],
  ["get", "rid", "of"],
  ["find", "out", "why"],
  ["look", "into"],
  ["clear", "out"],
];
/** "Gotta | figure out the drywall", "don't know what I'll | charge for the stairs", "no | price on the mirror". */
export const UNDECIDED: readonly { phrase: readonly string[]; behind: ReadonlySet<string> }[] = [
  { phrase: ["figure", "out"], behind: wordSet("gotta still need have got haven't") },
  { phrase: ["charge", "for"], behind: wordSet("don't haven't dunno not sure") },
  ...["price on", "price for", "number for", "number on"].map((phrase) => ({
    phrase: phrase.split(" "),
    behind: wordSet("don't haven't dunno no not need with"),
  })),
];
/** Who is going to do something. */
const GOING_TO = wordSet("i'll we'll gonna gotta i'd we'd");
const US = wordSet("i we");
/** Before a verb of what somebody does besides. */
export const BEFORE_DOING = new Set([...GOING_TO, ...US, "to"]);

const goesOn = (tokens: readonly Token[], index: number, phrase: readonly string[]): boolean =>
  phrase.every((word, place) => at(tokens, index + place) === word);

/** The thing of "the ramp hinges are shot, so we'll | replace those too", "we | brushed their teeth too": what is done besides, or none. */
function doneBesides(talk: Talk, index: number): readonly number[] {
  const { tokens } = talk;
  const before = at(tokens, index - 1);
  const refers = REFERS.has(at(tokens, index + 1));
  const going =
    GOING_TO.has(before) || (before === "to" && HAVE_TO.has(at(tokens, index - 2)) && US.has(at(tokens, index - 3)));
  if (going && refers) {
    const next = placesBetween(index + 2, index + 2 + 3).filter((place) => isJoined(tokens[place]));
    const named = isJoined(tokens[index + 2]) && couldName(at(tokens, index + 2)) && !TOO.has(at(tokens, index + 2));
    if (named || normsAt(tokens, next).some(isFigure)) return [];
    return thingReferred(talk, index - 1);
  }
  // "I have to run a new line out to the street, no idea what that costs", "we're to prune the two apple trees"
  if ((going && before === "to") || (before === "to" && /^(?:we're|i'm)$/.test(at(tokens, index - 2)))) {
    const ordered = thingBehind(talk, index + 1);
    const open = going ? isUndecided(tokens, Math.max(index, ...ordered) + 1) : true;
    return ordered.length > 0 && open ? [index, ...ordered] : [];
  }
  if (!US.has(before) || !at(tokens, index).endsWith("ed")) return [];
  const words = clauseFrom(talk, index);
  const also = words.findIndex((place) => at(tokens, place) === "too" || at(tokens, place) === "also");
  const thing = also < 0 ? [] : words.slice(0, also);
  return thing.length > 1 && !normsAt(tokens, thing).some((word) => isFigure(word) || DENIED.has(word)) ? thing : [];
}

/** "Take care of the leak", "get rid of the old tub". */
export const orderAt: AskRule = (talk, index) => {
  const { tokens } = talk;
  const order = ORDERS.find((phrase) => goesOn(tokens, index, phrase));
  if (!order) return null;
  const ordered = !isJoined(tokens[index]) || ORDERING.has(at(tokens, index - 1));
  const thing = ordered ? thingBehind(talk, index + order.length) : [];
  return thing.length > 0 ? [[...placesBetween(index, index + order.length), ...thing]] : [];
};
const ORDERING = wordSet("and then to i'll we'll also please gonna");

/** "The hinges are shot, so we'll replace those too". */
export const besidesAt: AskRule = (talk, index) => {
  if (!isWorkVerb(at(talk.tokens, index))) return null;
  const thing = doneBesides(talk, index);
  return thing.length > 0 ? [thing] : [];
};

/** "Gotta figure out the drywall in the closet", "I don't have the number for the mirror yet". */
export const undecidedAt: AskRule = (talk, index) => {
  const undecided = UNDECIDED.find(({ phrase }) => goesOn(talk.tokens, index, phrase));
  if (!undecided || !fewBefore(talk.tokens, index).some((word) => undecided.behind.has(word))) return null;
  const thing = thingBehind(talk, index + undecided.phrase.length);
  return thing.length > 0 ? [thing] : [];
};
