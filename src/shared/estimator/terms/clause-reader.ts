import type { Day } from "#shared/dates.ts";
import type { Adjustment } from "#shared/documents/schema.ts";
import type { SpokenSource } from "#shared/documents/source.ts";
import { cents, type Cents, type MilliPercent, type Thousandths } from "#shared/money.ts";
import { wordSet } from "#shared/word-set.ts";
import type { Figure } from "../numbers/figure.ts";
import { LONGEST_REPAIR, repairBetween } from "../numbers/repairs.ts";
import { spoken } from "../numbers/spoken.ts";
import { ENDS_LINE, TAKEN_BACK } from "../words/taken.ts";
import { isJoined, type Token } from "../words/tokens.ts";
import { WHOLES } from "../words/words.ts";
import type { PartTax } from "./part-tax.ts";
import type { CreditedFee } from "./credited-fees.ts";
import type { Surcharge } from "./surcharges.ts";

/** What was said about the whole document. Every figure has the words that said it in `sources`, under the field's name. */
export interface Terms {
  discount: Adjustment | null;
  tax: Adjustment | null;
  /** "Seven percent tax on the parts only": asked about, since a document has one tax of everything. */
  partTax: PartTax | null;
  deposit: Adjustment | null;
  /** "A non-refundable deposit". */
  nonRefundable: boolean;
  /** The offset of "no discount": what was offered before it holds no more. -1 for none. */
  withdrawn: number;
  amountPaid: Cents;
  /** "Half is paid": of the total, which is not known yet. */
  paidShare: MilliPercent | null;
  paymentTerms: string[];
  timeline: string;
  validUntil: Day | null;
  travelTime: Thousandths | null;
  sources: Record<string, SpokenSource>;
  /** "plus twenty percent markup": belongs to the materials before it. */
  markups: Figure[];
  surcharges: Surcharge[];
  /** Discounts that hold only under a condition: they are asked about. */
  offered: Figure[];
  /** Fees that go toward the work: "diagnostic fee 60 which goes toward the repair". */
  credited: CreditedFee[];
}

/** How far behind them the word stands that says what the share is: "the total is due as a deposit". */
export const AFTER_WHOLE = 5;
const OF_WHOLE: ReadonlySet<string> = new Set([...WHOLES, "of", "the"]);

/** "Take 50 off for cash | deposit a thousand": another term, but for "for the deposit". */
const NEXT_TERMS = wordSet("deposit retainer balance");
const DETERMINERS = wordSet("the a his her their our my your no of");

/** With these another term or a change of mind begins behind a reason. */
const ENDS_REASON = new Set(["and", "plus", "sales", "tax", "you", "take", "knock", "actually", "no", "wait", "make"]);

const LEADING = new Set(
  "and a an the take knock give them him her with plus less minus i'm we're i we offer offering there's there is apply applying at of minus includes include including need require requires required asking ask want for about then knocked takes let's do they he she they've already has have get gets add adding sales tax my our subtract deduct it it's me us charge also".split(
    " ",
  ),
);

/** Whether anything has a price by the hour or longer, and the units of those that one count alone can be for. */
export interface Rates {
  rated: boolean;
  /** Hours were counted, for a rate by the hour. */
  counted: boolean;
  waiting: ReadonlySet<string>;
  /** Each price by the hour or longer has its count beside it. */
  settled: boolean;
  /** The units of those prices. */
  ratedBy: ReadonlySet<string>;
}

const NO_RATES: Rates = { rated: false, counted: false, waiting: new Set(), settled: false, ratedBy: new Set() };

/** Looks round a figure for the words that say what it is for, and takes them. */
export class ClauseReader {
  protected readonly text: string;
  readonly tokens: readonly Token[];
  readonly taken: Uint8Array;
  readonly terms: Terms;
  /** The first tokens of the figures: what belongs to one figure does not belong to the next. */
  readonly starts: ReadonlySet<number>;
  /** Something has a price by the hour, the day or longer. */
  readonly rated: boolean;
  readonly counted: boolean;
  /** The units of such prices for which only one count of that unit was said: it counts them. */
  readonly waiting: ReadonlySet<string>;
  readonly settled: boolean;
  readonly ratedBy: ReadonlySet<string>;

  constructor(
    text: string,
    tokens: readonly Token[],
    taken: Uint8Array,
    terms: Terms,
    starts: ReadonlySet<number> = new Set(),
    { rated, counted, waiting, settled, ratedBy }: Rates = NO_RATES,
  ) {
    this.settled = settled;
    this.ratedBy = ratedBy;
    this.rated = rated;
    this.counted = counted;
    this.waiting = waiting;
    this.starts = starts;
    this.text = text;
    this.tokens = tokens;
    this.taken = taken;
    this.terms = terms;
  }

  protected at(index: number): string {
    return index >= 0 ? (this.tokens[index]?.norm ?? "") : "";
  }

  /** The nearest cue before a token in the same sentence, at most `reach` away, else -1. */
  protected before(index: number, cues: ReadonlySet<string>, reach: number): number {
    let left = reach;
    for (let back = index - 1; back >= 0 && left > 0; back--) {
      if (this.taken[back] === TAKEN_BACK) continue;
      const gap = this.taken[back + 1] === TAKEN_BACK ? "space" : this.tokens[back + 1]?.gap;
      if (gap === "stop" || gap === "pause" || gap === "comma" || this.taken[back]) return -1;
      if (cues.has(this.tokens[back]?.norm ?? "")) return back;
      left--;
    }
    return -1;
  }

  protected after(index: number, cues: ReadonlySet<string>, reach: number): number {
    for (let next = index + 1; next <= index + reach && next < this.tokens.length; next++) {
      const token = this.tokens[next];
      if (!token || this.taken[next] || this.starts.has(next)) return -1;
      if (token.gap !== "space" && !isJoined(token)) return -1;
      if (cues.has(token.norm)) return next;
      if (/^[\d$]/.test(token.norm) || token.norm === "and" || token.norm === "plus") return -1;
    }
    return -1;
  }

  /** "Eight percent sales | tax | half down": the word belongs to the rate before it. */
  #endsTax(index: number): boolean {
    if (this.at(index) !== "tax") return false;
    const rate = this.at(index - 1) === "sales" ? index - 2 : index - 1;
    return this.at(rate) === "percent" || this.at(rate) === "%";
  }

  /** Takes tokens as a boundary, with the small words that lead to them. */
  protected take(first: number, last: number): void {
    let from = first;
    while (
      from > 0 &&
      !this.taken[from - 1] &&
      LEADING.has(this.at(from - 1)) &&
      !this.#endsTax(from - 1) &&
      this.tokens[from]?.gap !== "stop" &&
      this.tokens[from]?.gap !== "pause"
    )
      from--;
    // "a thirty percent markup, no, | a twenty five percent markup": the words between belong to neither
    const takenBack = this.repairedFrom(from);
    this.taken.fill(ENDS_LINE, takenBack < 0 ? from : takenBack, last + 1);
  }

  /** Where the words begin that take back the term right before a token, or -1 when something else stands between. */
  protected repairedFrom(index: number): number {
    let begins = index;
    while (begins > 0 && begins > index - LONGEST_REPAIR && this.taken[begins - 1] !== ENDS_LINE) begins--;
    return this.taken[begins - 1] === ENDS_LINE && repairBetween(this.tokens, begins, index) ? begins : -1;
  }

  /** Also takes what follows to the end of the clause: "off because they're repeat customers", "for being neighbours". */
  protected takeReason(last: number): number {
    if (!["because", "since", "as", "for"].includes(this.at(last + 1)) || !isJoined(this.tokens[last + 1])) return last;
    let end = last + 1;
    while (
      end + 1 < this.tokens.length &&
      isJoined(this.tokens[end + 1]) &&
      end < last + 10 &&
      !ENDS_REASON.has(this.at(end + 1)) &&
      !(NEXT_TERMS.has(this.at(end + 1)) && end > last + 1 && !DETERMINERS.has(this.at(end))) &&
      // "because he's been good to us | net ten"
      !(this.at(end + 1) === "net" && this.starts.has(end + 2)) &&
      !/^\d/.test(this.at(end + 1))
    )
      end++;
    return end;
  }

  /** The last of the words that say what a share is of: "half of the total", "forty percent of the price". */
  protected overWhole(index: number): number {
    let last = index;
    while (last < index + 3 && OF_WHOLE.has(this.at(last + 1)) && isJoined(this.tokens[last + 1])) last++;
    return WHOLES.has(this.at(last)) ? last : index;
  }

  /** Half, a third or a quarter of the whole. */
  protected setFraction(field: "discount" | "deposit", share: MilliPercent, first: number, last: number): void {
    this.terms[field] = { percent: share, amount: cents(0) };
    this.source(field, first, last);
  }

  protected source(field: string, first: number, last: number): void {
    this.terms.sources[field] = spoken(this.text, this.tokens, first, last);
  }

  /** A term whose words may belong to a line as well. */
  protected keep(text: string, first: number, last: number): void {
    if (text === "" || this.terms.paymentTerms.includes(text)) return;
    this.terms.paymentTerms.push(text);
    this.source("terms", first, last);
  }

  protected term(field: string, text: string, first: number, last: number): void {
    const index = this.terms.paymentTerms.findIndex((term) => field === "terms" && term.startsWith("Net "));
    if (index >= 0 && text.startsWith("Net ")) this.terms.paymentTerms[index] = text;
    else if (!this.terms.paymentTerms.includes(text)) this.terms.paymentTerms.push(text);
    this.source(field, first, last);
    this.take(first, last);
  }
}
