import { wordSet } from "#shared/word-set.ts";
import { dollarsOf, figureWith, sameSum, type Figure } from "../numbers/figure.ts";
import { timesApart } from "../numbers/repairs.ts";
import { oneOf } from "../words/begins.ts";
import { cued } from "../words/cued.ts";
import { TAKEN_BACK } from "../words/taken.ts";
import { at, beginsSentence, isJoined, type Token } from "../words/tokens.ts";
import { isWhole } from "./behind-prices.ts";
import { nearestReading, type SaidAnew } from "./said-anew.ts";

/** From the price that was told once to the one that holds there are no more words, and neither is so many times the other. */
const [LONGEST_STORY, FARTHEST_TOLD] = [20, 3];

const TELLING = wordSet("said told quoted promised figured guessed thought gave");
const SPEAKERS = wordSet("i we i'd we'd i've we've had");
/** Leads from the reason to the price that holds. */
const SO = wordSet("so hence therefore thus");
const BETWEEN_SO = wordSet("the it's that's make it at say call now is $ we're we're why");
const TOLD_REACH = 4;

/** Where "I had told him" begins before a sum that was told once, or -1. */
function toldFrom({ first }: Figure, tokens: readonly Token[]): number {
  let index = first - 1;
  while (index > first - 1 - TOLD_REACH && !TELLING.has(at(tokens, index)) && isJoined(tokens[index + 1])) index--;
  if (!TELLING.has(at(tokens, index)) || !SPEAKERS.has(at(tokens, index - 1))) return -1;
  do index--;
  while (SPEAKERS.has(at(tokens, index - 1)) && isJoined(tokens[index]));
  return index;
}

/** Where "so", "hence the" begins right before a sum, or -1. */
function soBefore({ first }: Figure, tokens: readonly Token[]): number {
  let index = first - 1;
  while (index > first - 1 - TOLD_REACH && BETWEEN_SO.has(at(tokens, index))) index--;
  return SO.has(at(tokens, index)) ? index : -1;
}

/** Of a price that was said the same one, also short: "forty six" of forty six hundred. */
const isSaidAgain = (held: Figure, again: Figure): boolean =>
  sameSum(dollarsOf(held), dollarsOf(again)) || (!again.sure && sameSum(dollarsOf(held), dollarsOf(again) * 100));

/** "Forty six hundred, I told him forty two on the phone but that was before I opened it, | so forty six": the price that was said holds, against one that was told once. */
export const keepsPriceEnd: SaidAnew = cued(oneOf(SO), (said, again) => {
  const { kept, tokens, taken } = said;
  if (again.per || again.unit !== null || again.range) return -1;
  const so = soBefore(again, tokens);
  const old = so < 0 ? -1 : kept.findLastIndex(({ last }) => last < so);
  const once = kept[old];
  if (!once || so - once.last > LONGEST_STORY || once.role === "quantity") return -1;
  const from = toldFrom(once, tokens);
  const holds = kept.slice(0, old).some((held) => held.role === "money" && !held.told && isSaidAgain(held, again));
  if (from < 0 || !holds || sameSum(dollarsOf(once), dollarsOf(again))) return -1;
  kept.length = old;
  taken.fill(TAKEN_BACK, from, again.last + 1);
  return again.last;
});

const SETTING = wordSet("call make makes say so");
const BUT_REACH = 9;

/** "Shutters, I said 200 but they're small, call it | 150": the price that holds stands behind its thing, where the one stood that was said first. */
export const callsInsteadEnd: SaidAnew = cued(oneOf(["but"]), (said, again) => {
  const { kept, tokens, taken } = said;
  const once = kept.at(-1);
  if (!once || once.unit !== null || once.per || again.unit !== null || again.per || again.range) return -1;
  if (again.role === "percent" || again.role === "dimension" || again.first - once.last > LONGEST_STORY) return -1;
  let but = once.last + 1;
  while (but < once.last + BUT_REACH && !BUT.has(at(tokens, but))) but++;
  let lead = at(tokens, again.first - 1) === "$" ? again.first - 2 : again.first - 1;
  if (/^(?:it|it's|that|that's)$/.test(at(tokens, lead))) lead--;
  const from = toldFrom(once, tokens);
  if (from < 0 || !SETTING.has(at(tokens, lead)) || lead - but < 2) return -1;
  // "at three each, I told her twenty but she's got thirty, so thirty" is a count
  const priced = kept.at(-2)?.role === "money" && kept.at(-2)?.last === from - 1;
  if (again.role === "quantity" && (priced || at(tokens, lead) !== "call")) return -1;
  if (dollarsOf(again) < LEAST_PRICE || timesApart(dollarsOf(once), dollarsOf(again)) > Math.log(FARTHEST_TOLD))
    return -1;
  const { last } = again;
  if (!isWhole(again, tokens) || tokens.slice(from, last).some(isNextSentence)) return -1;
  // "Refinish the mantel. I'd quoted 450 for the mantel, but it's oak, so it's 520": the thing stays
  const thing = thingBehind(once, but, tokens);
  if (thing && !wasNamed(tokens, at(tokens, thing.end - 1), from)) return -1;
  if (thing ? !isPhoned(tokens, thing.end, but) : beginsSentence(tokens[from]) || !isPhoned(tokens, once.last + 1, but))
    return -1;
  kept.pop();
  kept.push(figureWith(again, { role: "money", number: { ...again.number, readings: [nearestReading(again, once)] } }));
  taken.fill(TAKEN_BACK, from, thing ? thing.first : again.first);
  if (thing) taken.fill(TAKEN_BACK, thing.end, again.first);
  return last;
});
const LEAST_PRICE = 15;
const LONGEST_THING = 3;
const THE = wordSet("the a that his her their");

/** "For the | mantel | on the phone but": the thing that a price was told for, or null. */
function thingBehind({ last }: Figure, but: number, tokens: readonly Token[]): { first: number; end: number } | null {
  if (!/^(?:for|on)$/.test(at(tokens, last + 1)) || !THE.has(at(tokens, last + 2))) return null;
  if (at(tokens, last + 3) === "phone") return null;
  let end = last + 3;
  while (end < but && !/^(?:on|over)$/.test(at(tokens, end))) end++;
  return end - last - 3 > LONGEST_THING ? null : { first: last + 2, end };
}

/** True for the head of a thing that was named not long before a token. */
const wasNamed = (tokens: readonly Token[], head: string, from: number): boolean =>
  tokens.slice(Math.max(0, from - NAMED_REACH), from).some(({ norm }) => norm === head);
const NAMED_REACH = 12;

/** "On the phone | but", "to her | but": nothing else stands before "but". */
const isPhoned = (tokens: readonly Token[], from: number, but: number): boolean =>
  from === but ||
  (/^(?:on|over)$/.test(at(tokens, from)) && at(tokens, from + 2) === "phone" && from + 3 === but) ||
  (at(tokens, from) === "to" && WHOM.has(at(tokens, from + 1)) && from + 2 === but);
const WHOM = wordSet("her him them you");
const isNextSentence = (token: Token, offset: number): boolean => offset > 0 && beginsSentence(token);

const FIRST_PLAN =
  /^(?:i|we) (?:(?:had )?started (?:out|off)|was (?:going|gonna|thinking)|were (?:going|gonna|thinking)|first (?:said|thought|figured)|originally (?:said|had|told|quoted|figured)|had (?:originally|first))\b/;
const BUT = wordSet("but though except");
const PUTTING = wordSet("put down do it's that's make it let's just we'll i'll we're i'm going with now say call");
const LONGEST_PLAN = 14;

const ANOTHER = wordSet("one ones instead");
const SAID = wordSet("said figured thought");

/** "The hinges | I said I'd do for 50, but they're shot, so new ones": where such words begin in a sentence when others of the kind come instead; or -1. */
function saidPlan(plan: readonly string[], behind: readonly Token[]): number {
  const so = behind.findIndex(({ norm }) => norm === "so");
  if (so < 0 || !behind.slice(so).some(({ norm }) => ANOTHER.has(norm))) return -1;
  return plan.findLastIndex((word, place) => /^(?:i|we)$/.test(word) && SAID.has(plan[place + 1] ?? ""));
}

/** Where the sentence begins in which a price stands. */
function sentenceStart(tokens: readonly Token[], index: number): number {
  let first = index;
  while (first > 0 && index - first < LONGEST_PLAN && !beginsSentence(tokens[first])) first--;
  return first;
}

/** "I started out saying seal it for 350, but it wants rebuilding, so put down | rebuild the crown, 875": what was planned first, with its price, gives way to what is ordered. */
export const putsInsteadEnd: SaidAnew = cued(oneOf(["so"]), ({ kept, tokens, taken }, again) => {
  const once = kept.at(-1);
  if (again.role !== "money" || once?.role !== "money" || once.told || again.first - once.last > LONGEST_STORY)
    return -1;
  const start = sentenceStart(tokens, once.first);
  const plan = tokens.slice(start, once.first).map(({ norm }) => norm);
  const said = FIRST_PLAN.test(plan.join(" ")) ? 0 : saidPlan(plan, tokens.slice(once.last + 1, again.first));
  if (said < 0) return -1;
  const from = start + said;
  const but = [1, 2].map((step) => once.last + step).find((index) => BUT.has(at(tokens, index)));
  if (but === undefined) return -1;
  let so = but + 1;
  while (so < again.first && at(tokens, so) !== "so" && !beginsSentence(tokens[so])) so++;
  if (at(tokens, so) !== "so" || so >= again.first) return -1;
  while (PUTTING.has(at(tokens, so + 1)) && so + 1 < again.first) so++;
  kept.pop();
  kept.push(again);
  taken.fill(TAKEN_BACK, from, so + 1);
  return again.last;
});
