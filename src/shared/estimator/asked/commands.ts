import { SEASONS } from "#shared/calendar-words.ts";
import { wordSet } from "#shared/word-set.ts";
import { at, isJoined, normsAt, placesBetween, type Token } from "../words/tokens.ts";
import { NOUN_VERBS } from "../words/nearby.ts";
import { looksPlural } from "../words/units.ts";
import { WORK_VERBS } from "../words/words.ts";
import { asks, isFigure, LONGEST, thingBehind, type AskRule, type Talk } from "./phrases.ts";
import { PARTICLES } from "./works.ts";

/** What opens the thing that an order is about. */
const OPENS = wordSet("the a an his her their both all another");
/** Behind these a verb orders nothing: somebody does it, may do it, or it tells what for. */
const NO_ORDER = wordSet(
  "i we you he she they it who that which to can could would will won't may might should must don't doesn't didn't not never guys crew men helper kids tenants owners people gonna i'd we'd they'd he'd she'd i'll we'll they'll he'll she'll you'll let's just always already usually the a an his her their my our your both all this these those each every of for with without by new old got",
);
/** They bring or move something, or prepare it: no work for a price of its own. */
const NO_COMMANDS = wordSet(
  "make take put run add pack load plan check test review move remove pull tear rip strip haul demo demolish cut supply deliver write set tune print",
);

export const beginsCommand = (verb: string): boolean =>
  (WORK_VERBS.has(verb) || MENDS.has(verb)) && !NO_COMMANDS.has(verb);

/** "Knock | down the wasp nest": the place behind a verb and its particle. */
const behindVerb = (tokens: readonly Token[], index: number): number => {
  const particle = PARTICLES.has(at(tokens, index + 1)) && at(tokens, index + 1) !== "on";
  return particle ? index + 2 : index + 1;
};

/** What is done in passing, and stands in no price list. */
const MENDS = wordSet(
  "tighten knock bleed rotate true unstick reattach lubricate grease oil balance glue nail bolt screw change reconnect loosen bend",
);
const SOLD_REACH = 8;
const JOINS = wordSet("and then plus also");
/** Behind an order these begin what is told: "nail trim | the vet does his nails". */
const TELLS = wordSet("does is are was were says said has had will likes");

/** True where an order begins: a verb of work right before "the", behind no subject. */
export function orders(tokens: readonly Token[], index: number): boolean {
  const verb = at(tokens, index);
  if (!beginsCommand(verb)) return false;
  const from = behindVerb(tokens, index);
  // "hang seven blinds", but "French drain ninety feet"
  const counts = isFigure(at(tokens, from)) && !NOUN_VERBS.has(verb) && looksPlural(at(tokens, from + 1));
  if (!(OPENS.has(at(tokens, from)) || counts) || !isJoined(tokens[from])) return false;
  // "they had the acid wash in the spring"
  if (from > index + 1 && SEASONS.includes(at(tokens, from + 1))) return false;
  return !isJoined(tokens[index]) || !NO_ORDER.has(at(tokens, index - 1));
}

/** "Spray the yard for mosquitos": a service of the account, perhaps by its other words. */
function isSold(talk: Talk, order: readonly number[]): boolean {
  const last = order.at(-1) ?? 0;
  const behind = placesBetween(last + 1, last + 1 + SOLD_REACH);
  const end = behind.findIndex((place) => !isJoined(talk.tokens[place]) || JOINS.has(at(talk.tokens, place)));
  return [...order, ...(end < 0 ? behind : behind.slice(0, end))].some(talk.isSold);
}

/** "Patch the hole behind the couch | swap the faucet": the places of an order up to the next. */
export const commandAt: AskRule = (talk: Talk, index) => {
  const { tokens } = talk;
  if (!orders(tokens, index)) return null;
  const from = behindVerb(tokens, index);
  const next = placesBetween(from, from + LONGEST + 1).find((place) => orders(tokens, place));
  const thing = thingBehind(talk, from, next);
  const order = [...placesBetween(index, from), ...thing];
  if (thing.length < 2 || normsAt(tokens, thing).some((word) => TELLS.has(word)) || isSold(talk, order)) return null;
  return asks([order]);
};
