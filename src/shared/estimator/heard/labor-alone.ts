import { wordSet } from "#shared/word-set.ts";
import type { Figure } from "../numbers/figure.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { at, beginsSentence, isJoined, joined, placesBetween, type Token } from "../words/tokens.ts";
import { LABOR_WORDS, MATERIAL_WORDS } from "../words/words.ts";
import type { HeardLines } from "./heard-lines.ts";

/** "Parts | came to 62", "lumber ran 310". */
const COMING = wordSet("came come comes was were is are ran runs run cost costs at");
const IN = wordSet("in of for worth");
const REACH = 10;

/** What is being heard, and the words of the talk. */
interface Talk {
  current: Candidate;
  lines: HeardLines;
  tokens: readonly Token[];
  figures: ReadonlyMap<number, Figure>;
}

const WORK = wordSet("work labor labour");
/** "Three hours on the | first visit", "on the | road", "on call": where somebody was, and no work that is done. */
const TOLD_ON = wordSet("first second third last next other visit trip road phone call clock meter way warranty hold");
const ARTICLES = wordSet("the a that this my our");

/** True for hours that are said to be of work: "two hours | labor", "six hours | of work", "four hours | on the disposal". */
export function isWorkTime({ unit, first, last }: Figure, tokens: readonly Token[]): boolean {
  if (unit !== "hour") return false;
  const word = joined(tokens, last + 1);
  const what = ARTICLES.has(joined(tokens, last + 2)) ? last + 3 : last + 2;
  const on = word === "on" && joined(tokens, what) !== "" && !TOLD_ON.has(at(tokens, what));
  // "labor, two hours"
  if (LABOR_WORDS.has(at(tokens, first - 1)) && !beginsSentence(tokens[first])) return true;
  return on || LABOR_WORDS.has(word) || (word === "of" && WORK.has(joined(tokens, last + 2)));
}

/** True when what is being heard is hours of work and nothing else that has a price. */
function isLaborTime({ current, tokens }: Talk): boolean {
  const [hours, ...others] = current.quantities;
  if (!hours || others.length > 0 || current.price || current.service) return false;
  return isWorkTime(hours, tokens);
}

/**
 * "Two hours labor | and parts came to 62", "two hours labor | and forty in parts": what follows has a price of its own, and
 * the hours wait for their rate. False for "two hours labor, ninety an hour" and "labor and materials, nine hundred".
 */
export function laborWaits(open: Talk, next: number, comma: boolean): boolean {
  if (!isLaborTime(open)) return false;
  const { tokens, figures, lines } = open;
  for (let index = next; index < next + REACH; index++) {
    if (index > next && (beginsSentence(tokens[index]) || !isJoined(tokens[index]))) return false;
    const figure = figures.get(index);
    if (!figure) continue;
    if (figure.role !== "money" || figure.unit === "hour") return false;
    const stuff = IN.has(at(tokens, figure.last + 1)) && MATERIAL_WORDS.has(at(tokens, figure.last + 2));
    const named = lines.content(placesBetween(next, index)).some((word) => !LABOR_WORDS.has(word));
    return stuff || (named && (comma || COMING.has(at(tokens, index - 1)) || COMING.has(at(tokens, index - 2))));
  }
  return false;
}
