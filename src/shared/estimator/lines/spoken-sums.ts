import type { LineItem } from "#shared/documents/schema.ts";
import { calculateTotals, lineAmount, settleSubtotal, type Sums } from "#shared/documents/totals.ts";
import { boundedCents, cents, formatMoney, type Cents } from "#shared/money.ts";
import { wordSet } from "#shared/word-set.ts";
import { wordTable } from "#shared/word-table.ts";
import type { Figure } from "../numbers/figure.ts";
import { spoken } from "../numbers/spoken.ts";
import type { OpenQuestion } from "../open-question.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { leaveAsItIs } from "../terms/discount-choices.ts";
import { inAllEnd } from "../words/in-all.ts";
import { isOfOne } from "../words/total-of-one.ts";
import { at, type Token } from "../words/tokens.ts";
import type { HeardLine } from "./doubt.ts";

/** What a sum is led up to and named with; nothing else stands with one. */
const SUM_WORDS = wordSet(
  "total totals totaling grand sub subtotal altogether together all told in so that that's that'll makes make making it it's is be will should would comes coming came to up out adds brings bringing us them him her you you're we're at of for the a looking job bill price everything whole thing and just an even right about",
);
/** These say that a number is one. */
const TOTALS = wordSet("total totals totaling altogether together subtotal everything");
/** Of these the ones that name no doing. */
const NAMES_ALL = wordSet("total totals totaling altogether subtotal balance");
/** What people say at the end of a talk, behind its sum. */
const CLOSING = wordSet("thanks thank you okay ok cool bye");
const SUMMING = wordSet("comes coming came adds brings bringing");

function saysSum(tokens: readonly Token[], { words, trailing, price }: Candidate): boolean {
  const says = (index: number) => {
    const word = tokens[index]?.norm ?? "";
    return TOTALS.has(word) || SUMMING.has(word);
  };
  return (
    words.some(says) || trailing.some(says) || (price !== null && (namesSum(tokens, price) || isAllIn(tokens, price)))
  );
}

/** "Total is | 185", "all together | 345", "| 600 | total we do it at night": what names a sum right beside it, whatever else stands with it. */
function namesSum(tokens: readonly Token[], { first, last }: Figure): boolean {
  const lead = IS.has(at(tokens, first - 1)) ? first - 2 : first - 1;
  const together = at(tokens, lead) === "together" && at(tokens, lead - 1) === "all";
  return together || (NAMES_ALL.has(at(tokens, lead)) && !isOfOne(tokens, lead)) || inAllEnd(tokens, last + 1) >= 0;
}

/** "| 235 | all in". */
const isAllIn = (tokens: readonly Token[], { last }: Figure): boolean =>
  tokens[last + 1]?.norm === "all" && tokens[last + 2]?.norm === "in";
const IS = wordSet("is be $");

const LEADS_TO_BOTH = wordSet("it's its is for that's just be $ would");
const SEVERAL = wordTable<number>({ both: 2, two: 2, three: 3, four: 4, five: 5 });

/** "If she does | all three | 500", "both for 350": of how many lines before a sum is said to be, or 0. */
function severalBefore(tokens: readonly Token[], { first }: Figure): number {
  let index = first - 1;
  while (LEADS_TO_BOTH.has(at(tokens, index))) index--;
  const many = SEVERAL[at(tokens, index)] ?? 0;
  return at(tokens, index) === "both" || at(tokens, index - 1) === "all" ? many : 0;
}

/** "House 275, driveway 125, deck 150, all three | 500": a price that is more than each of so many lines and less than all of them is what they come to together. */
function isOfSeveral(tokens: readonly Token[], price: Figure, amounts: readonly number[]): boolean {
  const many = price.per ? 0 : severalBefore(tokens, price);
  const last = many > 0 ? amounts.slice(-many) : [];
  if (last.length < LEAST_LINES || last.length < many) return false;
  const whole = last.reduce((sum, amount) => sum + amount, 0);
  return valuesOf(price).some((value) => value < whole && last.every((amount) => value > amount));
}

/** "Total is | 500", "so that's | 500", "| 500 all together": a price that stands with such words alone, or with none, or that is named one right beside it. */
function mayBeSum({ candidate, draft }: HeardLine, tokens: readonly Token[], beside = true): boolean {
  const { price, service, quantities, words, trailing, free, optional } = candidate;
  if (!price || price.per || service || free || optional || candidate.insteadOf) return false;
  if (beside && namesSum(tokens, price)) return true;
  if (quantities.length > 0) return false;
  const leads = (index: number) => SUM_WORDS.has(tokens[index]?.norm ?? "");
  const closes = (index: number) => leads(index) || (index > price.last && CLOSING.has(tokens[index]?.norm ?? ""));
  return draft?.total === true || (words.every(closes) && trailing.every(closes));
}

/** The question whether a line should change for a total that the lines do not make. */
export const askTotal = (amount: Cents, source: OpenQuestion["source"]): OpenQuestion => ({
  line: null,
  text: `You also said a total of ${formatMoney(amount)}. Should a line change?`,
  field: "amount",
  choices: [leaveAsItIs("No, the lines are right")],
  ...(source ? { source } : {}),
});

const isPriced = ({ draft }: HeardLine): boolean => draft?.priced === true && !draft.total;

/** What a line adds to the subtotal, in cents. */
const addedBy = (line: HeardLine): Cents =>
  line.draft && isPriced(line) && !line.draft.item.optional ? (lineAmount(line.draft.item) ?? cents(0)) : cents(0);

/** What a document is settled by. */
type Adjusted = Pick<Sums, "discount" | "tax" | "amountPaid">;

/** What priced lines come to: as they are, less the discount, with tax, and less what was paid. */
function isMade(subtotal: Cents, values: readonly Cents[], { amountPaid, ...adjusted }: Adjusted): boolean {
  const { taxable, amount } = settleSubtotal(subtotal, adjusted);
  const due = amountPaid > 0 ? amount - amountPaid : amount;
  return values.some((value) => value === subtotal || value === taxable || value === amount || value === due);
}

/** "Sealer over everything at 28 cents a square foot, that's $504": what the counted line right before it comes to. */
const isAmountOf = (line: HeardLine | undefined, values: readonly Cents[]): boolean =>
  line?.draft?.priced === true &&
  line.draft.item.sources.quantity !== undefined &&
  values.some((value) => value === line.draft?.item.amount && value !== line.draft.item.unitPrice);

const valuesOf = ({ number, scale }: Figure): Cents[] =>
  number.readings.map(({ value }) => boundedCents(value * scale));

/** "So what's she owe today | 740": true for an amount that the lines of a document come to, which is of none of them. */
export function saysTotalOf(items: readonly LineItem[], figure: Figure, adjusted: Adjusted): boolean {
  if (figure.role !== "money" || items.length < LEAST_LINES) return false;
  const { discount, tax } = adjusted;
  const { subtotal } = calculateTotals({ items: [...items], discount, tax, deposit: null, amountPaid: cents(0) });
  return isMade(subtotal, valuesOf(figure), adjusted);
}

/** With one line alone, a number that is named as no total is rather its price, said again. */
const LEAST_LINES = 2;

/**
 * "Faucet 200, toilet 300, so that's 500": what the lines come to is no price of another thing, and no rival of the last
 * price. A total that they do not make is asked about.
 */
export function withoutSpokenSums(
  heard: readonly HeardLine[],
  text: string,
  tokens: readonly Token[],
  adjusted: Adjusted,
): { heard: readonly HeardLine[]; sums: ReadonlySet<Figure>; asked: OpenQuestion[] } {
  const sums = new Set<Figure>();
  const asked: OpenQuestion[] = [];
  const priced = heard.filter(isPriced).length;
  const whole = heard.reduce((all, line) => all + addedBy(line), 0);
  let linesNow = 0;
  let subtotalNow = 0;
  let last: HeardLine | undefined;
  const amounts: number[] = [];
  for (const line of heard) {
    const { price } = line.candidate;
    if (price && isOfSeveral(tokens, price, amounts)) {
      sums.add(price);
      asked.push(askTotal(valuesOf(price)[0] ?? cents(0), spoken(text, tokens, price.first, price.last)));
      continue;
    }
    if (addedBy(line) > 0) amounts.push(addedBy(line));
    const [lines, subtotal, before] = [linesNow, subtotalNow, last];
    linesNow += isPriced(line) ? 1 : 0;
    subtotalNow += addedBy(line);
    last = line;
    if (!price || !mayBeSum(line, tokens)) continue;
    const named = saysSum(tokens, line.candidate);
    const values = valuesOf(price);
    if (isAmountOf(before, values)) {
      sums.add(price);
      continue;
    }
    // "the total is 500, faucet 200, toilet 300"
    if (named ? priced < 1 : lines < LEAST_LINES) continue;
    // "the deck total is 500, gate 500"
    const made = mayBeSum(line, tokens, false) ? [subtotal, whole - addedBy(line)] : [subtotal];
    const said = made.some((sum) => isMade(cents(sum), values, adjusted));
    if (!said && !(named && line.draft === null)) continue;
    sums.add(price);
    if (!said) asked.push(askTotal(values[0] ?? cents(0), spoken(text, tokens, price.first, price.last)));
  }
  return sums.size === 0
    ? { heard, sums, asked }
    : { heard: heard.filter(({ candidate }) => !candidate.price || !sums.has(candidate.price)), sums, asked };
}
