import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import type { Figure } from "../numbers/figure.ts";
import { actionOf, wordsOfName } from "../service-names/service-names.ts";
import { isThing } from "../words/nearby.ts";
import { stem } from "../words/stem.ts";
import { isJoined, joined } from "../words/tokens.ts";
import { WORK_VERBS } from "../words/words.ts";

/** True when a sentence or a clause ends between two tokens. */
function endsBetween(open: OpenLines, first: number, last: number): boolean {
  for (let index = first + 1; index <= last; index++) if (!isJoined(open.tokens[index])) return true;
  return false;
}

/** "A helper at forty", "the tank is five ten": what stands before the price has it. */
const LEADS = new Set(["at", "is", "are", "was", "were", "for"]);

/** "Three hundred for the gate", "three hundred to haul it away": what a price is for stands behind it. */
function namesNext(open: OpenLines, { last }: Figure): boolean {
  const next = open.at(last + 1);
  return next === "for" || (next === "to" && WORK_VERBS.has(open.at(last + 2)));
}

const WHOLE = wordSet("for all both of it that them those these everything the whole entire thing lot");

/** "Corner bead two sixty | for all of it": behind a price whose thing stands before it nothing is named. */
const isForWhole = (open: OpenLines, trailing: readonly number[]): boolean =>
  trailing.length > 1 && trailing.every((index) => WHOLE.has(open.at(index)));

/** "eighty five for the supply line and the shutoff and then ninety for hauling": prices that stand first. */
export function joinLineBefore(open: OpenLines, figure: Figure): boolean {
  const { current, lines } = open;
  const line = lines.list.at(-1);
  const joins = ["and", "then", "plus"].includes(open.at(figure.first - 1));
  const price = namesNext(open, figure) ? line?.price : null;
  // "one eighty for the drain and clean, seventy four fifty for the filter"
  const stands = price && open.at(price.last + 1) === "for" && !isForWhole(open, line?.trailing ?? []);
  const leads = stands && !LEADS.has(open.at(figure.first - 1));
  const chained = leads && !endsBetween(open, line?.last ?? 0, figure.first - 1);
  if (
    !line ||
    !price ||
    !(line.after || leads) ||
    !(joins || chained) ||
    current.price ||
    current.quantities.length > 0 ||
    current.service ||
    current.first > line.last + 3
  )
    return false;
  const link = (current.words[0] ?? 0) - 1;
  const behind = line.after ? line.words : line.trailing;
  behind.push(...(open.at(link) === "and" && link > line.last ? [link] : []), ...current.words);
  line.last = current.last;
  lines.changed(line);
  current.words = [];
  current.first = figure.first;
  return true;
}

const MASS = wordSet("labor labour materials material parts");

/** "Charger 875 labor | and 340 materials": what the price before is for, said behind it, where the next is said so too. */
export function joinKindBefore(open: OpenLines, { first, last, role }: Figure): void {
  const { current, lines } = open;
  const line = lines.list.at(-1);
  const kind = open.at(first - 1) === "and" || open.at(first - 1) === "plus" ? first - 2 : first - 1;
  const alike = MASS.has(open.at(kind)) && MASS.has(open.at(last + 1)) && open.at(kind) !== open.at(last + 1);
  const own = current.price === null && current.service === null && current.quantities.length === 0;
  // "fan 250 labor 90 | parts 40"
  const pricesKind = open.figures.has(last + 2) && isJoined(open.tokens[last + 2]);
  if (role !== "money" || pricesKind || !alike || !own || line?.price?.last !== kind - 1 || current.words[0] !== kind)
    return;
  line.last = kind;
  lines.changed(line);
  current.words = [];
  current.first = first;
}

const WHOM = /^(?:him|her|them)$/;
const TOLD = wordSet("told quoted said promised");

/** "Mow and edge, and I told her 120 to haul it all": behind a service a price is told for other work. */
export function toldForNext(open: OpenLines, { first, last }: Figure): boolean {
  const told = WHOM.test(open.at(first - 1)) ? first - 2 : first - 1;
  if (!TOLD.has(open.at(told)) || !/^(?:i|we)$/.test(open.at(told - 1))) return false;
  const { current, lines } = open;
  const talk = lines.content(current.words).every((word) => TOLD.has(word));
  const service = current.service ?? (talk ? lines.list.at(-1)?.service : null);
  const begins = open.at(told - 2) === "and" || open.tokens[told - 1]?.gap === "comma";
  if (!service || first <= service.last) return false;
  const verb = open.at(last + 2);
  const other = open.at(last + 1) === "to" && WORK_VERBS.has(verb) && !wordsOfName(service.entry.name).has(stem(verb));
  return begins && other && actionOf(verb) !== actionOf("install");
}

/** "So there's a thirty dollar rush fee": what the price is for follows it, and the words before are another matter. */
export function describesNext(open: OpenLines, figure: Figure): boolean {
  if (figure.per || !["a", "an", "another", "the"].includes(open.at(figure.first - 1))) return false;
  const dollars = open.at(figure.last) === "dollar" || open.at(figure.first) === "$";
  return dollars && isThing(joined(open.tokens, figure.last + 1)) && !open.figures.has(figure.last + 1);
}
