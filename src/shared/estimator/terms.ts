import { addDays, formatDay, type Day } from "#shared/dates.ts";
import type { Adjustment } from "#shared/documents/schema.ts";
import type { SpokenSource } from "#shared/documents/source.ts";
import { basisPoints, cents, scaleDecimal, thousandths, type Cents, type Thousandths } from "#shared/money.ts";
import type { Figure } from "./figure.ts";
import { spokenDate } from "./spoken-date.ts";
import { spoken } from "./spoken.ts";
import { isJoined, wordsOf, type Token } from "./tokens.ts";
import { TIME_UNITS } from "./units.ts";

/** What was said about the whole document. Every figure has the words that said it in `sources`, under the field's name. */
export interface Terms {
  discount: Adjustment | null;
  tax: Adjustment | null;
  deposit: Adjustment | null;
  amountPaid: Cents;
  paymentTerms: string[];
  timeline: string;
  validUntil: Day | null;
  travelTime: Thousandths | null;
  sources: Record<string, SpokenSource>;
  /** "plus twenty percent markup": belongs to the materials before it. */
  markups: Figure[];
}

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };
const VALIDITY = new Set([
  "good",
  "valid",
  "honor",
  "honored",
  "honour",
  "stands",
  "stand",
  "open",
  "expires",
  "expire",
  "holds",
  "hold",
  "guaranteed",
  "validity",
]);
const TIMELINE = new Set(
  "take takes taking took finish finished done complete completed completion turnaround timeline duration lasts last schedule finishing".split(
    " ",
  ),
);
const DISCOUNTS = new Set(["off", "discount", "discounted", "rebate"]);
const DEPOSITS = new Set(["down", "deposit", "upfront", "retainer", "front"]);
const PAID = new Set(["paid", "prepaid", "received", "collected"]);
const LEADING = new Set(
  "and a an the take knock give them him her with plus less minus i'm we're i we offer offering there's there is apply applying at of minus includes include including need require requires required asking ask want for about then knocked let's do they he she they've already has have get gets add adding sales tax my our subtract deduct it it's me us charge also".split(
    " ",
  ),
);
const FRACTIONS: Readonly<Record<string, number>> = { half: 5000, third: 3333, quarter: 2500 };
const CORRECTING = new Set(["actually", "no", "sorry", "wait", "mean", "meant", "make", "rather"]);
const PERCENT_LIMIT = 10_000;

class TermReader {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #taken: Uint8Array;
  #lastField: "discount" | "tax" | "deposit" | null = null;
  readonly terms: Terms = {
    discount: null,
    tax: null,
    deposit: null,
    amountPaid: cents(0),
    paymentTerms: [],
    timeline: "",
    validUntil: null,
    travelTime: null,
    sources: {},
    markups: [],
  };

  constructor(text: string, tokens: readonly Token[], taken: Uint8Array) {
    this.#text = text;
    this.#tokens = tokens;
    this.#taken = taken;
  }

  #at(index: number): string {
    return this.#tokens[index]?.norm ?? "";
  }

  /** The nearest cue before a token in the same sentence, at most `reach` away, else -1. */
  #before(index: number, cues: ReadonlySet<string>, reach: number): number {
    for (let back = index - 1; back >= 0 && back >= index - reach; back--) {
      const gap = this.#tokens[back + 1]?.gap;
      if (gap === "stop" || gap === "pause" || gap === "comma" || this.#taken[back]) return -1;
      if (cues.has(this.#at(back))) return back;
    }
    return -1;
  }

  #after(index: number, cues: ReadonlySet<string>, reach: number): number {
    for (let next = index + 1; next <= index + reach && next < this.#tokens.length; next++) {
      const token = this.#tokens[next];
      if (!token || !isJoined(token) || this.#taken[next]) return -1;
      if (cues.has(token.norm)) return next;
      if (/^[\d$]/.test(token.norm) || token.norm === "and" || token.norm === "plus") return -1;
    }
    return -1;
  }

  /** Takes tokens as a boundary, with the small words that lead to them. */
  #take(first: number, last: number): void {
    let from = first;
    while (
      from > 0 &&
      !this.#taken[from - 1] &&
      LEADING.has(this.#at(from - 1)) &&
      this.#tokens[from]?.gap !== "stop" &&
      this.#tokens[from]?.gap !== "pause"
    )
      from--;
    this.#taken.fill(2, from, last + 1);
  }

  /** Also takes what follows to the end of the clause: "off because they're repeat customers", "for being neighbours". */
  #takeReason(last: number): number {
    if (!["because", "since", "as", "for"].includes(this.#at(last + 1)) || !isJoined(this.#tokens[last + 1]))
      return last;
    let end = last + 1;
    while (
      end + 1 < this.#tokens.length &&
      isJoined(this.#tokens[end + 1]) &&
      end < last + 10 &&
      !["and", "plus"].includes(this.#at(end + 1)) &&
      !/^\d/.test(this.#at(end + 1))
    )
      end++;
    return end;
  }

  #source(field: string, first: number, last: number): void {
    this.terms.sources[field] = spoken(this.#text, this.#tokens, first, last);
  }

  #money(figure: Figure): Cents {
    const reading = figure.number.readings[0]?.value ?? 0;
    return cents(Math.min(scaleDecimal(reading * figure.scale, 100), 9_999_999_999));
  }

  percent(figure: Figure): boolean {
    const points = scaleDecimal(figure.number.readings[0]?.value ?? 0, 100);
    const markup = this.#after(figure.last, new Set(["markup", "mark", "marked"]), 2);
    const marked = markup >= 0 ? markup : this.#before(figure.first, new Set(["markup", "mark", "marked"]), 4);
    if (marked >= 0) {
      this.terms.markups.push(figure);
      const end = this.#at(marked + 1) === "up" ? marked + 1 : marked;
      this.#take(Math.min(figure.first, marked), Math.max(figure.last, end));
      return true;
    }
    if (points > PERCENT_LIMIT) return false;
    const adjustment: Adjustment = { percent: basisPoints(points), amount: cents(0) };
    if (this.#adjust(figure, adjustment, true)) return true;
    // "ten percent discount, actually fifteen percent"
    const field = this.#lastField;
    const corrected = field !== null && [1, 2, 3].some((back) => CORRECTING.has(this.#at(figure.first - back)));
    if (!corrected) return false;
    this.terms[field] = adjustment;
    this.#source(field, figure.first, figure.last);
    this.#take(figure.first, figure.last);
    return true;
  }

  /** A discount, tax, deposit or payment by what stands around a percentage or an amount. */
  #adjust(figure: Figure, adjustment: Adjustment, percent: boolean): boolean {
    const set = (field: "discount" | "tax" | "deposit", cue: number): boolean => {
      const [first, last] = [Math.min(figure.first, cue), Math.max(figure.last, cue)];
      this.terms[field] = adjustment;
      this.#lastField = field;
      this.#source(field, figure.first, figure.last);
      this.#take(first, field === "discount" ? this.#takeReason(last) : last);
      return true;
    };
    const taxAfter = this.#after(figure.last, new Set(["tax", "taxes", "vat", "gst"]), percent ? 3 : 0);
    if (taxAfter >= 0) return set("tax", taxAfter);
    const deposit = this.#after(figure.last, DEPOSITS, percent ? 4 : 2);
    const paidBefore = this.#before(figure.first, PAID, 4);
    const paidAfter = this.#after(figure.last, PAID, 4);
    if (
      !percent &&
      (paidBefore >= 0 || paidAfter >= 0 || (deposit >= 0 && this.#after(deposit, new Set(["already"]), 2) >= 0))
    ) {
      this.terms.amountPaid = adjustment.amount;
      this.#source("amountPaid", figure.first, figure.last);
      let last = Math.max(figure.last, paidAfter, deposit);
      while (
        ["already", "so", "far", "deposit", "today", "in", "cash", "down"].includes(this.#at(last + 1)) &&
        isJoined(this.#tokens[last + 1])
      )
        last++;
      this.#take(paidBefore >= 0 ? paidBefore : figure.first, last);
      return true;
    }
    if (
      deposit >= 0 &&
      !(this.#at(deposit) === "front" && this.#at(deposit - 1) !== "up") &&
      (percent || deposit === figure.last + 1 || this.#at(deposit - 1) === "up")
    )
      return set("deposit", deposit);
    const off = this.#after(figure.last, DISCOUNTS, percent ? 3 : 2);
    if (off >= 0) return set("discount", off);
    const put = this.#before(figure.first, new Set(["down"]), 2);
    if (!percent && put > 0 && ["put", "putting", "gave", "paid"].includes(this.#at(put - 1))) {
      this.terms.amountPaid = adjustment.amount;
      this.#source("amountPaid", figure.first, figure.last);
      this.#take(put - 1, figure.last);
      return true;
    }
    const depositBefore = this.#before(figure.first, new Set(["deposit", "retainer", "upfront"]), 4);
    if (depositBefore >= 0) return set("deposit", depositBefore);
    const discount = this.#before(figure.first, DISCOUNTS, 5);
    if (discount >= 0) return set("discount", discount);
    const taxBefore = this.#before(figure.first, new Set(["tax", "taxes", "vat", "gst"]), 4);
    if (taxBefore >= 0 && (percent || this.#at(taxBefore + 1) === "is" || this.#at(taxBefore + 1) === "of"))
      return set("tax", taxBefore);
    if (percent) {
      const start = this.#after(
        figure.last,
        new Set(["signing", "start", "now", "booking", "advance", "acceptance"]),
        4,
      );
      if (start >= 0) return set("deposit", start);
      const rest = this.#after(figure.last, new Set(["completion", "finish", "delivery", "end", "done"]), 4);
      if (rest >= 0) {
        this.#term("payment", `${figure.number.readings[0]?.value ?? 0}% due on completion`, figure.first, rest);
        return true;
      }
      const less = this.#before(figure.first, new Set(["less", "minus", "knock"]), 3);
      if (less >= 0) return set("discount", less);
      return false;
    }
    const less = this.#before(figure.first, new Set(["less", "minus", "knock", "subtract", "deduct"]), 5);
    return less >= 0 ? set("discount", less) : false;
  }

  money(figure: Figure): boolean {
    return figure.per ? false : this.#adjust(figure, { percent: null, amount: this.#money(figure) }, false);
  }

  #term(field: string, text: string, first: number, last: number): void {
    const index = this.terms.paymentTerms.findIndex((term) => field === "terms" && term.startsWith("Net "));
    if (index >= 0 && text.startsWith("Net ")) this.terms.paymentTerms[index] = text;
    else if (!this.terms.paymentTerms.includes(text)) this.terms.paymentTerms.push(text);
    this.#source(field, first, last);
    this.#take(first, last);
  }

  /** A plain number: net terms, validity, timeline, travel time. True when it was one of them. */
  count(figure: Figure, today: Day, followed: boolean): boolean {
    const value = figure.number.readings[0]?.value ?? 0;
    if (
      this.#at(figure.first - 1) === "net" &&
      this.#tokens[figure.first]?.gap !== "stop" &&
      Number.isInteger(value) &&
      value <= 365
    ) {
      this.#term("terms", `Net ${value}`, figure.first - 1, figure.last);
      return true;
    }
    if (figure.unit !== "day" && !TIME_UNITS.has(figure.unit ?? "")) return false;
    if (this.#travel(figure, value)) return true;
    const days = DAYS[figure.unit ?? ""];
    const due = this.#before(figure.first, new Set(["due", "payable", "within", "pay"]), 4);
    if (
      due >= 0 &&
      days !== undefined &&
      (this.#at(due) !== "within" || this.#before(due, new Set(["payment", "pay", "paid", "payable", "due"]), 3) >= 0)
    ) {
      this.#term("terms", `Payment due in ${value} ${figure.unit}${value === 1 ? "" : "s"}`, due, figure.last);
      return true;
    }
    const valid = this.#before(figure.first, VALIDITY, 4);
    if (valid >= 0 && days !== undefined && value * days <= 3660) {
      this.terms.validUntil = addDays(today, Math.round(value * days));
      this.#source("validUntil", valid, figure.last);
      let first = valid;
      while (
        first > 0 &&
        /^(this|the|quote|estimate|bid|price|prices|pricing|is|are|offer|that|proposal|it's|quote's|will|be|for)$/.test(
          this.#at(first - 1),
        ) &&
        this.#tokens[first]?.gap !== "stop" &&
        !this.#taken[first - 1]
      )
        first--;
      this.#take(first, figure.last);
      return true;
    }
    if (followed) return false;
    const cue = this.#before(figure.first, TIMELINE, 6);
    const jobAfter = this.#after(figure.last, new Set(["job", "project", "turnaround", "timeline"]), 1);
    const within =
      figure.unit !== "hour" &&
      ["in", "within"].includes(this.#at(figure.first - 1)) &&
      this.#tokens[figure.first]?.gap !== "stop";
    if (cue < 0 && jobAfter < 0 && !within) return false;
    if (cue >= 0 && /^(take|takes)$/.test(this.#at(cue)) && ["off", "out"].includes(this.#at(cue + 1))) return false;
    this.#timeline(figure.first, figure.last);
    let first = cue >= 0 ? cue : within ? figure.first - 1 : figure.first;
    while (
      first > 0 &&
      /^(it|should|will|we'll|i'll|to|can|be|would|about|that|this|the|whole|job|project|work|takes?|probably|i|we|it'll|that'll|expect|have|it's|all|me|us|get|done|finish|thing)$/.test(
        this.#at(first - 1),
      ) &&
      this.#tokens[first]?.gap !== "stop" &&
      this.#tokens[first]?.gap !== "pause" &&
      !this.#taken[first - 1]
    )
      first--;
    this.#taken.fill(2, first, Math.max(figure.last, jobAfter) + 1);
    return true;
  }

  #timeline(first: number, last: number): void {
    const words = wordsOf(this.#text, this.#tokens, first, last).replaceAll(/\s+/g, " ").slice(0, 200);
    this.terms.timeline =
      this.terms.timeline === "" || /^[\p{L}\d]/u.test(words) === false
        ? words
        : this.terms.timeline.startsWith("Start")
          ? `${words}, ${this.terms.timeline.toLowerCase()}`
          : words;
    this.#source("timeline", first, last);
  }

  #travel(figure: Figure, value: number): boolean {
    if (figure.unit !== "hour" && figure.unit !== "minute") return false;
    const drive = this.#after(
      figure.last,
      new Set(["drive", "driving", "travel", "away", "round", "trip", "commute"]),
      2,
    );
    const each = this.#after(drive >= 0 ? drive : figure.last, new Set(["each", "both", "one"]), 3);
    const way = each >= 0 && ["way", "ways", "direction"].includes(this.#at(each + 1));
    const before = this.#before(figure.first, new Set(["travel", "drive", "driving"]), 4);
    if (!way && drive < 0 && before < 0) return false;
    if (!way && before >= 0 && !["time", "is", "takes"].includes(this.#at(before + 1))) return false;
    const both = way && this.#at(each) !== "one";
    const hours = (figure.unit === "minute" ? value / 60 : value) * (both ? 2 : 1);
    this.terms.travelTime = thousandths(Math.min(scaleDecimal(hours, 1000), 10_000_000));
    const last = way ? each + 1 : Math.max(figure.last, drive);
    const end = this.#at(last) === "round" && this.#at(last + 1) === "trip" ? last + 1 : last;
    this.#source("travel_time_hours", figure.first, end);
    this.#take(before >= 0 ? before : figure.first, end);
    return true;
  }

  /** What needs no figure: "half down", "due on receipt", "tax exempt", "start March 3rd". */
  words(index: number, today: Day): void {
    const word = this.#at(index);
    const share = FRACTIONS[word];
    if (share !== undefined && !this.#taken[index]) {
      const cue = this.#after(
        index,
        new Set(["down", "upfront", "front", "deposit", "now", "start", "signing", "booking"]),
        3,
      );
      const rest = this.#after(
        index,
        new Set(["completion", "done", "finished", "finish", "end", "complete", "delivery"]),
        4,
      );
      if (cue >= 0 && (rest < 0 || cue < rest)) {
        this.terms.deposit = { percent: basisPoints(share), amount: cents(0) };
        const first = index > 0 && /^(a|one)$/.test(this.#at(index - 1)) ? index - 1 : index;
        this.#source("deposit", first, cue);
        this.#take(first, cue);
      } else if (rest >= 0)
        this.#term("payment", `${share === 5000 ? "Half" : "Balance"} due on completion`, index, rest);
      return;
    }
    if (word === "balance" && !this.#taken[index]) {
      const rest = this.#after(index, new Set(["completion", "done", "finished", "delivery", "complete"]), 4);
      if (rest >= 0) this.#term("payment", "Balance due on completion", index, rest);
    }
    if (
      word === "due" &&
      ["on", "upon"].includes(this.#at(index + 1)) &&
      ["receipt", "completion"].includes(this.#at(index + 2))
    )
      this.#term("terms", `Due on ${this.#at(index + 2)}`, index, index + 2);
    if (word === "tax" && (this.#at(index + 1) === "exempt" || this.#at(index + 1) === "free"))
      this.#term("tax", "Tax exempt", index, index + 1);
    if (
      word === "no" &&
      (this.#at(index + 1) === "tax" || (this.#at(index + 1) === "sales" && this.#at(index + 2) === "tax"))
    )
      this.#take(index, this.#at(index + 1) === "tax" ? index + 1 : index + 2);
    const date = this.#taken[index] ? null : spokenDate(this.#tokens, index, today);
    if (!date) return;
    const valid = this.#before(index, VALIDITY, 4);
    if (valid >= 0 && date.day !== null) {
      this.terms.validUntil = date.day;
      this.#source("validUntil", valid, date.last);
      this.#take(valid, date.last);
      return;
    }
    const starts = this.#before(index, new Set(["start", "starts", "starting", "begin", "beginning", "begins"]), 3);
    if (starts >= 0) {
      const words = date.day === null ? wordsOf(this.#text, this.#tokens, index, date.last) : formatDay(date.day);
      this.terms.timeline = this.terms.timeline === "" ? `Start ${words}` : `${this.terms.timeline}, start ${words}`;
      this.#source("timeline", starts, date.last);
      this.#take(starts, date.last);
      return;
    }
    const from = ["by", "on", "next", "this", "until"].includes(this.#at(index - 1)) ? index - 1 : index;
    this.#taken.fill(1, from, date.last + 1);
  }
}

/**
 * Reads the document's terms and takes their tokens (2 marks them as a boundary between lines). Returns the figures
 * that are left. The last thing said wins, so a correction needs no rule of its own here.
 */
export function readTerms(
  text: string,
  tokens: readonly Token[],
  figures: readonly Figure[],
  taken: Uint8Array,
  today: Day,
): { terms: Terms; rest: Figure[] } {
  const reader = new TermReader(text, tokens, taken);
  for (let index = 0; index < tokens.length; index++) reader.words(index, today);
  const rest = figures.filter((figure, position) => {
    if (taken[figure.first]) return false;
    if (figure.role === "percent") return !reader.percent(figure);
    if (figure.role === "money" && reader.money(figure)) return false;
    const next = figures[position + 1];
    const followed =
      next !== undefined &&
      next.role === "money" &&
      next.first - figure.last <= 4 &&
      isJoined(tokens[figure.last + 1]) &&
      (["at", "for", "of"].includes(tokens[figure.last + 1]?.norm ?? "") || next.per);
    return !reader.count(figure, today, followed);
  });
  return { terms: reader.terms, rest };
}
