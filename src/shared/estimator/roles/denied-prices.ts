import { wordSet } from "#shared/word-set.ts";
import type { Around } from "../numbers/figure.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, beginsSentence, joined } from "../words/tokens.ts";
import { CURRENCY } from "../words/words.ts";
import { figureAs, type Place, type RoleRule } from "./number-place.ts";
import { rateOf } from "./per-unit.ts";

/** How far behind a denied price its "but" may stand: "not eight dollars a square foot but". */
const BUT_REACH = 6;
const LEADING = new Set(["at", "for", "is", "are", "was"]);

/** The first token of a price behind "not": the number, its "$", or the "at" before it; -1 when none is denied. */
function deniedFrom({ around: { tokens }, number, after }: Place): number {
  const signed = at(tokens, number.first - 1) === "$";
  const first = signed ? number.first - 1 : number.first;
  const led = LEADING.has(at(tokens, first - 1));
  if (led && at(tokens, first - 2) === "not") return first;
  const price = signed || CURRENCY.has(after) || LEADING.has(at(tokens, first - 2));
  return price && at(tokens, first - 1) === "not" ? first : -1;
}

const CANNOT = wordSet("can't cannot couldn't won't");
const DOING = wordSet("do make get sell");
const THEM = wordSet("it that those them these this");
const AT = wordSet("at for");

/** "I can't do those at fifty, they have to be sixty": what nothing is done for. */
export const impossible: RoleRule = cued(oneOf(CANNOT), (place) => {
  const { around, number } = place;
  const { tokens } = around;
  const first = at(tokens, number.first - 1) === "$" ? number.first - 1 : number.first;
  const cannot = CANNOT.has(at(tokens, first - 4)) && DOING.has(at(tokens, first - 3));
  if (!cannot || !THEM.has(at(tokens, first - 2)) || !AT.has(at(tokens, first - 1))) return null;
  return figureAs(place, "dimension", { first, told: true });
});

/** "Not at forty but at forty five", "at not eight dollars but nine": a price that another makes good. */
export const denied: RoleRule = cued(oneOf(["not"]), (place) => {
  const { around, number } = place;
  const first = deniedFrom(place);
  if (first < 0) return null;
  for (let but = number.last + 1; but <= number.last + BUT_REACH; but++) {
    if (beginsSentence(around.tokens[but])) return null;
    if (at(around.tokens, but) === "but") return figureAs(place, "dimension", { first, last: but - 1, told: true });
  }
  return null;
});

/** "The rate is $60 | not $65 | an hour": the last token of a price that is denied from a token on, or -1. */
export function deniedEnd(around: Around, not: number): number {
  const { tokens } = around;
  if (at(tokens, not) !== "not" || beginsSentence(tokens[not])) return -1;
  const price = around.numberAt(at(tokens, not + 1) === "$" ? not + 2 : not + 1);
  if (!price) return -1;
  return CURRENCY.has(joined(tokens, price.last + 1)) ? price.last + 1 : price.last;
}

/** "The sill is $240, | not $265": a price right behind another that holds, of which one is said as money, and no rate of both. */
export const deniedBehind: RoleRule = cued(oneOf(["not"]), (place) => {
  const { around, number, next, after } = place;
  const { tokens } = around;
  const signed = at(tokens, number.first - 1) === "$";
  const not = number.first - (signed ? 2 : 1);
  if (at(tokens, not) !== "not" || beginsSentence(tokens[not])) return null;
  const named = CURRENCY.has(at(tokens, not - 1));
  const held = named ? not - 2 : not - 1;
  if (!isNumberWord(at(tokens, held))) return null;
  const counted = CURRENCY.has(after);
  if (!signed && !counted && !named && at(tokens, held - 1) !== "$") return null;
  const rate = rateOf(tokens, counted ? next + 1 : next, around.nouns, true);
  // "the sink is $90, not $100, | a faucet is | $80"
  if (rate && !/^(?:is|are)$/.test(joined(tokens, rate.last + 1))) return null;
  return figureAs(place, "dimension", { first: not, last: counted ? next : number.last, told: true });
});

/** "$260 instead of | $110", "eighty rather than the | $95": a price in the place of another, which is no other one. */
export const insteadOf: RoleRule = cued(oneOf(["instead", "rather"]), (place) => {
  const { around, number, next, after } = place;
  const { tokens } = around;
  if (at(tokens, number.first - 1) !== "$" && !CURRENCY.has(after)) return null;
  let lead = at(tokens, number.first - 1) === "$" ? number.first - 2 : number.first - 1;
  while (USUAL.has(at(tokens, lead))) lead--;
  const first = SET_AGAINST.get(at(tokens, lead)) === at(tokens, lead - 1) ? lead - 1 : -1;
  const before = at(tokens, first - 1);
  const priced = first > 0 && (isNumberWord(before) || /^\d/.test(before) || CURRENCY.has(before) || before === "each");
  return priced
    ? figureAs(place, "dimension", { first, last: CURRENCY.has(after) ? next : number.last, told: true })
    : null;
});
const SET_AGAINST: ReadonlyMap<string, string> = new Map([
  ["of", "instead"],
  ["than", "rather"],
]);
const USUAL = wordSet("the our my usual normal regular list standard old");

/** Behind a price it is none of this job: "but that's not on this", "it's not in mine". */
const OF_ANOTHER =
  /^(?:but )?(?:and )?(?:that|it|that's|it's|that is|it is)(?: is)?(?:n't| not) (?:on|in|part of) (?:this|here|there|it|mine|my|ours)\b/;
const LONGEST_DENIAL = 8;

/** "The fan is an extra, three twenty, | but that's not on this", "they quoted nine hundred, | it's not in mine". */
export const notOnThis: RoleRule = cued(oneOf(["not"]), (place) => {
  const { tokens } = place.around;
  const next = CURRENCY.has(at(tokens, place.next)) ? place.next + 1 : place.next;
  if (beginsSentence(tokens[next])) return null;
  const words: string[] = [];
  for (let index = next; index < next + LONGEST_DENIAL && !(index > next && beginsSentence(tokens[index])); index++)
    words.push(at(tokens, index));
  return OF_ANOTHER.test(words.join(" ")) ? figureAs(place, "dimension", { told: true, others: true }) : null;
});

const PAID_AHEAD = wordSet("deposit retainer down");

/** "The evaluation was fifty, | already paid": what an earlier visit cost, and no payment ahead. */
export const paidAlready: RoleRule = cued(oneOf(["already"]), (place) => {
  const { around, said, next } = place;
  const paid = at(around.tokens, next) === "already" && at(around.tokens, next + 1) === "paid";
  if (!paid || beginsSentence(around.tokens[next])) return null;
  const was = said[0] === "was" && !said.some((word) => PAID_AHEAD.has(word));
  return was ? figureAs(place, "dimension", { last: next + 1, told: true, others: true }) : null;
});

const FREE_REACH = 12;
/** "I come back one time free, after that it's | thirty | a trip": what more of it would cost. */
export const behindFree: RoleRule = cued(oneOf(["free"]), (place) => {
  const { said, after } = place;
  const [is = "", that, behind] = said;
  const led = /^(?:it's|it'd|that's)$/.test(is) && /^(?:that|this)$/.test(that ?? "") && behind === "after";
  const free = led && said.slice(3, FREE_REACH).includes("free");
  return free && /^(?:an?|per|each|every)$/.test(after)
    ? figureAs(place, "dimension", { last: place.next + 1, told: true, others: true })
    : null;
});
