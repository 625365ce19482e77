import { wordSet } from "#shared/word-set.ts";
import { dollarsOf, sameSum, type Figure } from "../numbers/figure.ts";
import { timesApart } from "../numbers/repairs.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { wordsFrom } from "../words/sentence-words.ts";
import { TAKEN_BACK } from "../words/taken.ts";
import { at, beginsSentence, type Token } from "../words/tokens.ts";
import { isWhole } from "./behind-prices.ts";
import { takesBackAt } from "./counted-anew.ts";
import { valueOf } from "./counts.ts";
import { correctedBy, nearestReading, type SaidAnew } from "./said-anew.ts";

const isSame = (one: Figure, other: Figure): boolean => sameSum(dollarsOf(one), dollarsOf(other));

/** No reason has more words, told between what no longer holds and what does. */
const LONGEST_REASON = 14;

/** Where the words that take something back begin, over "no" and "oh" before them: the nearest before a token, or -1. */
function takingBackBefore(tokens: readonly Token[], end: number, from: number): number {
  for (let index = end - 1; index >= Math.max(from, end - LONGEST_REASON); index--) {
    if (!takesBackAt(tokens, index)) continue;
    let first = index;
    while (first > from && /^(?:no|oh|wait|uh|um)$/.test(at(tokens, first - 1))) first--;
    return first;
  }
  return -1;
}

/** "Twenty tables at eleven, no wait, she's doing nineteen, so | nineteen at eleven": how many there are now, with the price that was said. */
export const countsAtPriceEnd: SaidAnew = cued(oneOf(["so"]), (said, again, price) => {
  const { kept, tokens, taken } = said;
  if (price?.role !== "money" || at(tokens, again.first - 1) !== "so" || price.first - again.last > PRICE_REACH)
    return -1;
  const place = kept.findLastIndex((count, index) => {
    const behind = kept[index + 1];
    return count.role === "quantity" && !count.told && behind?.role === "money" && isSame(behind, price);
  });
  const [held, priced] = [kept[place], kept[place + 1]];
  if (!held || !priced || again.unit !== null || !Number.isInteger(valueOf(again))) return -1;
  const from = takingBackBefore(tokens, again.first, priced.last + 1);
  if (from < 0 || from > priced.last + NEAR) return -1;
  // "he's having | sixteen": the same count, told in the reason
  const isOther = (one: Figure) => one.role === "money" && !isSame(one, again);
  if (kept.slice(place + 2).some(isOther)) return -1;
  if (timesApart(valueOf(held), valueOf(again)) > Math.log(FARTHEST)) return -1;
  // the price is heard where it was said again
  kept.length = place + 1;
  kept[place] = correctedBy(held, again);
  taken.fill(TAKEN_BACK, at(tokens, priced.first - 1) === "at" ? priced.first - 1 : priced.first, again.last + 1);
  return again.last;
});
const [PRICE_REACH, NEAR, FARTHEST] = [2, 4, 3];

const LEADS_TO_SUM = wordSet("so that's makes it's to");

/** "Four keys at four dollars, sixteen. Actually make it six, her brother needs two, | so 24": the sum of what was counted anew, in the place of the first one. */
export const sumsAnewEnd: SaidAnew = cued(oneOf(["so", "that's", "makes"]), (said, again) => {
  const { kept, tokens, taken } = said;
  const lead = at(tokens, again.first - 1) === "$" ? again.first - 2 : again.first - 1;
  if (again.role !== "money" || again.per || !LEADS_TO_SUM.has(at(tokens, lead))) return -1;
  const place = kept.findLastIndex(({ corrected, role }) => role === "quantity" && corrected !== null);
  const [count, price] = [kept[place], kept[place + 1]];
  if (!count?.corrected || price?.role !== "money" || again.first - count.corrected.last > LONGEST_REASON) return -1;
  if (!sameSum(valueOf(count) * dollarsOf(price), dollarsOf(again))) return -1;
  const between = kept.slice(place + 2);
  const isFirstSum = ({ role, first }: Figure, index: number): boolean =>
    role === "money" && index === 0 && first < (count.corrected?.first ?? 0);
  if (between.some((one, index) => one.role === "money" && !isFirstSum(one, index))) return -1;
  const first = between.find(isFirstSum);
  if (first) taken.fill(TAKEN_BACK, first.first, first.last + 1);
  kept.length = place + 2;
  taken.fill(TAKEN_BACK, count.corrected.last + 1, again.last + 1);
  return again.last;
});

const WHICH = wordSet("it it's that that's he she they this");
const ONE = wordSet("one ones kind model size");

/** "Two sixty no it was the bigger one | two ninety five": which one it is, told between its price and the right one. */
export const isOtherOneEnd: SaidAnew = cued(oneOf(ONE), (said, again) => {
  const { kept, tokens, taken } = said;
  const held = kept.findLast(({ role, number }) => role === "money" && at(tokens, number.first) !== "one");
  const one = at(tokens, again.first - 1) === "$" ? again.first - 2 : again.first - 1;
  if (again.role !== "money" || again.per || !held || held.per || held.told || !ONE.has(at(tokens, one))) return -1;
  const no = held.last + 1;
  const who = /^(?:wait|sorry|hang|on|oh)$/.test(at(tokens, no + 1)) ? no + 2 : no + 1;
  if (!takesBackBefore(tokens, no) || !WHICH.has(at(tokens, who)) || one - who > LONGEST_WHICH || one - who < 2)
    return -1;
  if (timesApart(dollarsOf(held), dollarsOf(again)) > Math.log(FARTHEST)) return -1;
  if (!isWhole(again, tokens)) return -1;
  const { last } = again;
  const place = kept.indexOf(held);
  kept.length = place + 1;
  kept[place] = correctedBy(held, again, [nearestReading(again, held)]);
  taken.fill(TAKEN_BACK, no, last + 1);
  return last;
});
const LONGEST_WHICH = 6;
const takesBackBefore = (tokens: readonly Token[], index: number): boolean =>
  at(tokens, index) === "no" || takesBackAt(tokens, index);

const THATS = wordSet("that's it's was is that it");
const THE = wordSet("the for a");
const IS = wordSet("is was runs costs are");
/** So many words name which one it was, and which one holds. */
const LONGEST_KIND = 4;
/** "So go with that": behind the price that holds. */
const GOES_WITH = /^(?:and |so )+(?:let's )?(?:go|going|use|we'll go|i'll go) (?:with )?(?:that|it)\b/;

/** Behind "sorry, that's the fifty gallon, the forty gallon's": where the price begins that holds, or -1. */
function behindKind(tokens: readonly Token[], from: number): number {
  let index = from;
  while (THATS.has(at(tokens, index))) index++;
  if (index === from || !THE.has(at(tokens, index))) return -1;
  let other = index + 1;
  while (other <= index + LONGEST_KIND + 1 && at(tokens, other) !== "the") other++;
  if (at(tokens, other) !== "the" || other < index + 2) return -1;
  for (let is = other + 1; is <= other + LONGEST_KIND; is++) {
    const named = is > other + 1 && IS.has(at(tokens, is));
    if (named || at(tokens, is).endsWith("'s")) return at(tokens, is + 1) === "$" ? is + 2 : is + 1;
  }
  return -1;
}

/** "Nineteen hundred, sorry, that's the fifty gallon, the forty gallon is | sixteen fifty": the price of another one was said. */
export const mistookEnd: SaidAnew = cued(oneOf(THATS), (said, again) => {
  const { kept, tokens, taken } = said;
  const place = kept.findLastIndex(({ role }) => role === "money");
  const held = kept[place];
  if (again.role !== "money" || again.per || !held || held.per || held.told) return -1;
  const edit = held.last + 1;
  let from = edit;
  while (takesBackBefore(tokens, from) && from < edit + LONGEST_EDIT) from++;
  if (from === edit || behindKind(tokens, from) !== again.number.first || !isWhole(again, tokens)) return -1;
  if (timesApart(dollarsOf(held), dollarsOf(again)) > Math.log(FARTHEST)) return -1;
  const behind = wordsFrom(tokens, again.last + 1, GOING_REACH).join(" ");
  const goes = GOES_WITH.exec(behind)?.[0].split(" ").length ?? 0;
  kept.length = place + 1;
  kept[place] = correctedBy(held, again, [nearestReading(again, held)]);
  taken.fill(TAKEN_BACK, edit, again.last + goes + 1);
  return again.last;
});
const [LONGEST_EDIT, GOING_REACH] = [4, 6];

const ADDING = wordSet("also too another add adds adding well more extra plus");
const ARTICLES = wordSet("the a an");
const CALLING = wordSet("call make say");
const CALLED = wordSet("it that");
const SUBJECTS = wordSet("it it's that that's they they're he he's she she's we we're i i'm there's you this");

/** "Delivery's 85, but they're on my way home, so call that | 40": what a price is called for a reason takes its place. */
export const butCalledEnd: SaidAnew = cued(oneOf(["but"]), ({ kept, tokens, taken }, again) => {
  const place = kept.findLastIndex(({ role }) => role === "money");
  const held = kept[place];
  if (!held || held.per || held.told || again.role !== "money" || again.per || !isWhole(again, tokens)) return -1;
  let lead = at(tokens, again.first - 1) === "$" ? again.first - 2 : again.first - 1;
  if (CALLED.has(at(tokens, lead))) lead--;
  const but = held.last + 1;
  if (!CALLING.has(at(tokens, lead)) || at(tokens, but) !== "but" || !SUBJECTS.has(at(tokens, but + 1))) return -1;
  if (lead - but > LONGEST_REASON || lead - but < SHORTEST_REASON) return -1;
  const reason = tokens.slice(but + 1, lead);
  if (reason.some((token) => beginsSentence(token) || ADDING.has(token.norm))) return -1;
  // "but we have to do | the stairs, say 300"
  if (reason.some(({ norm }, index) => index > 0 && ARTICLES.has(norm))) return -1;
  if (timesApart(dollarsOf(held), dollarsOf(again)) > Math.log(FARTHEST)) return -1;
  kept.length = place + 1;
  kept[place] = correctedBy(held, again, [nearestReading(again, held)]);
  taken.fill(TAKEN_BACK, but, again.last + 1);
  return again.last;
});
const SHORTEST_REASON = 3;
