import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import type { Figure } from "../numbers/figure.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { oneOf } from "../words/begins.ts";
import { cue, hears } from "../words/cued.ts";
import { beginsSentence, isJoined } from "../words/tokens.ts";

const SAYS_MINIMUM = cue(oneOf(["minimum", "minimum's"]));

/** Words between "minimum" and its sum: "a minimum charge of", "the minimum is". */
const BETWEEN = new Set(["of", "is", "charge", "at", "job", "fee", "price", "total"]);
const LONGEST = 4;

/** What has a least price of its own: "minimum | trip 75", "minimum | service charge 90". */
const CHARGED = wordSet("trip charge fee service call visit order labor delivery callout");
const LONGEST_CHARGE = 3;

/** "Gate latch 65 | minimum trip 75": the word begins the name of what is priced behind it. */
function namesNext(open: OpenLines, minimum: number): boolean {
  let next = minimum + 1;
  while (next <= minimum + LONGEST_CHARGE && CHARGED.has(open.at(next)) && isJoined(open.tokens[next])) next++;
  const price = open.at(next) === "is" ? next + 1 : next;
  return next > minimum + 1 && isJoined(open.tokens[price]) && open.figures.get(price)?.role === "money";
}

/** Where the word stands that makes a figure a minimum: "a minimum of one twenty", "a one twenty minimum", "one twenty is the minimum"; -1 for none. */
function minimumAt(open: OpenLines, figure: Figure): number {
  if (figure.per) return -1;
  const behind = ["is", "the", "a", "my", "our"].includes(open.at(figure.last + 1)) ? 2 : 1;
  const after = [1, behind + 1].find((step) => open.at(figure.last + step) === "minimum");
  if (after !== undefined && !namesNext(open, figure.last + after)) return figure.last + after;
  let back = figure.first - 1;
  while (back > figure.first - LONGEST && BETWEEN.has(open.at(back)) && !beginsSentence(open.tokens[back + 1])) back--;
  return /^minimum(?:'s)?$/.test(open.at(back)) && !beginsSentence(open.tokens[back + 1]) ? back : -1;
}

/** "Our minimum is", "there's a hundred dollar minimum": of whatever the job is. */
const OWNERS = new Set(["our", "my", "there's", "have", "minimum's"]);
const OWNER_REACH = 3;

/** What a line comes to at the least, in dollars, before anything is reckoned. */
function sumOf({ price, service, quantities }: Candidate): number {
  const each = price ? (price.number.readings[0]?.value ?? 0) * price.scale : (service?.entry.fixedRate ?? 0) / 100;
  const several = price === null || price.per ? quantities : [];
  return several.reduce((sum, { number }) => sum * (number.readings[0]?.value ?? 1), each);
}

/** "Haul for two seventy five, two mattresses at thirty each. Our minimum is one fifty.": the job costs more, so it changes nothing. */
function isExceeded(open: OpenLines, figure: Figure, minimum: number): boolean {
  const begins = Math.min(figure.first, minimum);
  const owned = Array.from({ length: OWNER_REACH + 1 }, (_, back) => open.at(begins - back));
  if (!owned.some((word) => OWNERS.has(word))) return false;
  const lines = [...open.lines.list, open.current].filter((line) => line.price ?? line.service);
  const sum = lines.reduce((total, line) => total + sumOf(line), 0);
  return lines.length > 1 && sum >= (figure.number.readings[0]?.value ?? 0);
}

/** "Forty a room with a minimum of one twenty": what a rate comes to at least, and no price of its own. */
export function setsMinimum(open: OpenLines, figure: Figure): boolean {
  const { current, lines } = open;
  const minimum = hears(open.tokens, SAYS_MINIMUM) ? minimumAt(open, figure) : -1;
  if (minimum < 0) return false;
  if (isExceeded(open, figure, minimum)) {
    if (!current.price) current.words = [];
    current.told = Math.max(figure.last, minimum);
    return true;
  }
  const line = open.pricedOrLast;
  if (!line?.price?.per) return false;
  line.least = figure;
  line.last = Math.max(line.last, figure.last);
  lines.changed(line);
  if (line !== current) current.words = [];
  return true;
}
