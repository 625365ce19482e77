import { boundedCents, cents } from "#shared/money.ts";
import { wordSet } from "#shared/word-set.ts";
import { dollarsOf, type Figure } from "../numbers/figure.ts";
import { spoken } from "../numbers/spoken.ts";
import { oneOf } from "../words/begins.ts";
import { cue, hears } from "../words/cued.ts";
import { ENDS_LINE } from "../words/taken.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { endOfPayment } from "./handed-over.ts";
import type { Terms } from "./clause-reader.ts";

/** What is charged for coming and looking, of which many is paid when somebody comes: "trip charge", "service call". */
const CHARGES = wordSet("charge fee call callout call-out diagnostic diagnosis visit");
const WHO = wordSet("he she they he's she's they've client customer owner already");
const THE = wordSet("the that my our your");
const IS = wordSet("is was at of");
/** Behind such a word nothing was paid: "hasn't | paid the trip charge", "once he's paid". */
const NOT_YET = wordSet("not hasn't haven't didn't never once if until when after before i we i've we've");
const NOT_YET_REACH = 3;
/** "The after hours trip charge" has no more words. */
const LONGEST_NAME = 4;
const PAID = cue(oneOf(["paid"]));
/** More payments no talk tells of. */
const MOST_LOOKED = 8;

/** "Trip charge", from a token on: its last token, or -1. */
function chargeEnd(tokens: readonly Token[], first: number): number {
  for (let index = first; index < first + LONGEST_NAME && (index === first || isJoined(tokens[index])); index++)
    if (CHARGES.has(at(tokens, index))) return index;
  return -1;
}

/** Where the words from `first` to `last` stand again beside a price: "behind" for "trip charge is 75", "before" for "a 75 trip charge", or "". */
function besidePrice(figure: Figure, tokens: readonly Token[], first: number, last: number): "before" | "behind" | "" {
  if (figure.role !== "money" || figure.per) return "";
  const length = last - first + 1;
  const isSame = (start: number) => {
    for (let step = 0; step < length; step++) if (at(tokens, start + step) !== at(tokens, first + step)) return false;
    return start !== first;
  };
  const end = IS.has(at(tokens, figure.first - 1)) ? figure.first - 2 : figure.first - 1;
  if (isSame(end - length + 1)) return "behind";
  return isJoined(tokens[figure.last + 1]) && isSame(figure.last + 1) ? "before" : "";
}

/** "He already paid | the trip charge | in cash": the price of a charge that was named and paid, with the words that say so; or null. */
function paidByName(figures: readonly Figure[], tokens: readonly Token[], paid: number) {
  if (!WHO.has(at(tokens, paid - 1)) || !isJoined(tokens[paid])) return null;
  for (let back = paid - 1; back >= paid - NOT_YET_REACH; back--) if (NOT_YET.has(at(tokens, back))) return null;
  const lead = at(tokens, paid + 1) === "for" ? paid + 2 : paid + 1;
  const last = THE.has(at(tokens, lead)) ? chargeEnd(tokens, lead + 1) : -1;
  if (last < 0) return null;
  const priced = (side: string) => figures.filter((one) => besidePrice(one, tokens, lead + 1, last) === side);
  const behind = priced("behind");
  const [figure, other] = behind.length > 0 ? behind : priced("before");
  if (figure === undefined || other !== undefined) return null;
  let first = paid - 1;
  while (WHO.has(at(tokens, first - 1)) && isJoined(tokens[first])) first--;
  return { figure, first, last: endOfPayment(tokens, last) };
}

/** "Trip charge 75 | already paid", "trip charge 75, | he already paid that": the words behind the price of a charge that say that it was paid, or null. */
function paidBehind(figure: Figure, tokens: readonly Token[]) {
  if (figure.role !== "money" || figure.per || !CHARGES.has(at(tokens, figure.first - 1))) return null;
  const first = figure.last + 1;
  let said = first;
  while (WHO.has(at(tokens, said)) && at(tokens, said) !== "already") said++;
  const words = `${at(tokens, said)} ${at(tokens, said + 1)}`;
  if (words !== "already paid" && words !== "paid already") return null;
  const last = OF_IT.has(at(tokens, said + 2)) ? said + 2 : said + 1;
  // "trip charge 75. He already paid the deposit"
  if (OBJECTS.has(at(tokens, last + 1))) return null;
  return { figure, first, last: endOfPayment(tokens, last) };
}
const OF_IT = wordSet("that it");
const OBJECTS = wordSet("the for a an his her their my our half me us");

/**
 * A charge of this job that was paid when we came: it stays a line, and so much was paid. Takes the words that say so and
 * returns the prices that are lines: "trip charge 75 already paid", "he already paid the trip charge".
 */
export function readPaidCharges(
  text: string,
  figures: readonly Figure[],
  tokens: readonly Token[],
  taken: Uint8Array,
  terms: Terms,
): ReadonlySet<Figure> {
  const kept = new Set<Figure>();
  if (!hears(tokens, PAID)) return kept;
  const found = figures.map((figure) => paidBehind(figure, tokens));
  let looked = 0;
  for (let index = 0; index < tokens.length && looked < MOST_LOOKED; index++) {
    if (at(tokens, index) !== "paid" || taken[index]) continue;
    looked++;
    found.push(paidByName(figures, tokens, index));
  }
  for (const one of found) {
    if (
      one === null ||
      kept.has(one.figure) ||
      figures.some(({ first }) => first >= one.first && first <= one.last + 1)
    )
      continue;
    terms.amountPaid = cents(terms.amountPaid + boundedCents(dollarsOf(one.figure)));
    terms.sources["amountPaid"] = spoken(text, tokens, one.figure.first, one.last);
    taken.fill(ENDS_LINE, one.first, one.last + 1);
    kept.add(one.figure);
  }
  return kept;
}
