import { addDays, formatDay, type Day } from "#shared/dates.ts";
import type { MilliPercent } from "#shared/money.ts";
import { wordSet } from "#shared/word-set.ts";
import { wordTable } from "#shared/word-table.ts";
import type { Figure } from "../numbers/figure.ts";
import { EDIT_TERMS } from "../numbers/repairs.ts";
import { lowerFirst, sentenceCase } from "../prose/phrasing.ts";
import { hears } from "../words/cued.ts";
import { ENDS_LINE, PASSED_OVER } from "../words/taken.ts";
import { beginsSentence, isJoined, wordsOf } from "../words/tokens.ts";
import { TIME_UNITS } from "../words/units.ts";
import { TAXES } from "../words/words.ts";
import { AFTER_WHOLE } from "./clause-reader.ts";
import { comesAgain } from "./comes-again.ts";
import { comesThen, dayAloneEnd, handedFrom, hourEnd, isDayOfEvent } from "./coming-days.ts";
import { firstPartEnd } from "./first-parts.ts";
import { dueFirstEnd, shareDueEnd, skipDue, skipMeans } from "./due-first.ts";
import { creditedFeeAt, CREDITS } from "./credited-fees.ts";
import { AGREEMENTS, ANSWERING, HANDED_OVER, PROMISED, STARTS_FROM, TIMELINE, VALIDITY } from "./duration-cues.ts";
import { A_HALF, ALL_OF_IT, FRACTIONS } from "./fractions.ts";
import { installments } from "./installments.ts";
import { leadTime, shopAndSiteEnd } from "./lead-time.ts";
import { lengthOfWork } from "./lengths-of-work.ts";
import type { Milestone } from "./milestones.ts";
import { NAMED_DAYS, namedDay } from "./named-days.ts";
import { paidOnCompletion, PAYS } from "./on-completion.ts";
import { paidWith, sumOfShare } from "./paid-shares.ts";
import { DATE_WORDS, dateAnew, spokenDate } from "./spoken-date.ts";
import { spokenMonth } from "./spoken-months.ts";
import { lateFeeAt } from "./late-fees.ts";
import { paidAllEnd } from "./received-payments.ts";
import { asTold } from "../told/as-told.ts";
import { inOwnWords } from "./in-own-words.ts";
import { dueDate } from "./due-dates.ts";
import { isNonRefundable, REFUNDS } from "./refunds.ts";
import { PLAIN_TERM_WORDS, plainTermAt } from "./plain-terms.ts";
import { numbersSaid, warrantyAt, WARRANTY_WORDS, type Said } from "./warranties.ts";
import { TravelReader } from "./travel-time.ts";
import { waitedFor } from "./waited-for.ts";

const DAYS = wordTable<number>({ day: 1, week: 7, month: 30, year: 365 });

// Looked for beside many figures, so made once.
const DUE = new Set(["due", "payable", "within", "pay"]);
const PAYING = new Set(["payment", "pay", "paid", "payable", "due", "remit", "settle"]);
const TERMS = new Set(["terms"]);
const OF_PAYMENT = wordSet("payment our my usual standard invoice");
const GOOD_AS_SUCH = wordSet("luck thing news price deal money man guy job point customer friend shape so and");
const JOBS = new Set(["job", "project", "turnaround", "timeline"]);
const DOWN = wordSet("down");
const GOES_ON = wordSet("and plus now today then of");
const PUTTING = wordSet("put puts putting pay pays paying");
const UP_FRONT = wordSet("down upfront front deposit now start signing booking retainer advance");
const AT_THE_END = new Set(["completion", "done", "finished", "finish", "end", "complete", "delivery"]);
const THE_REST = new Set(["balance", "rest", "remainder"]);
const DEPOSITS_BEFORE = wordSet("deposit deposit's retainer retainer's");
const ONE_OF_THEM = wordSet("second third fourth fifth next last other one another");
const DROPPING = new Set([
  "scratch",
  "forget",
  "drop",
  "skip",
  "cancel",
  "lose",
  "strike",
  "scrap",
  "kill",
  "nix",
  "ditch",
  "remove",
]);
/** "Let's say four days", "make it two weeks". */
const SETS_LENGTH = wordSet("say it call figure that's it's");
/** How many characters behind the length that was said before. */
const LENGTH_ANEW_REACH = 70;
/** What `words` reads begins with one of these. */
const OPENING = new Set([
  ...Object.keys(FRACTIONS),
  ...THE_REST,
  ...DROPPING,
  ...DATE_WORDS,
  ...NAMED_DAYS,
  ...PAYS,
  "due",
  "late",
  "paid",
  ...REFUNDS,
  ...TAXES,
  "no",
]);
/** How many words may stand between what is handed over and when: "the gallery is yours about two weeks after". */
const HANDED_OVER_REACH = 4;
/** "By the end of the month", "before Christmas". */
const UNTIL_DONE = new Set(["by", "before"]);
const STARTING = new Set(["start", "starts", "starting", "begin", "beginning", "begins"]);

/** Net terms, validity, timeline, travel time, and the shares and dates that need no figure. */
export class DurationReader extends TravelReader {
  /** How long the things take to come: "two weeks". Beside the timeline until all is said. */
  #lead = "";

  /**
   * A plain number: net terms, validity, timeline, travel time. True when it was one of them. `isCounted` tells whether the
   * figures beside it make it the count of a rate, and no timeline.
   */
  count(figure: Figure, today: Day, isCounted: () => boolean, before: Figure | undefined): boolean {
    const value = figure.number.readings[0]?.value ?? 0;
    if (
      this.at(figure.first - 1) === "net" &&
      this.tokens[figure.first]?.gap !== "stop" &&
      Number.isInteger(value) &&
      value <= 365
    ) {
      this.term("terms", `Net ${value}`, figure.first - 1, figure.last);
      return true;
    }
    if (figure.per) return false;
    if (figure.unit !== "day" && !TIME_UNITS.has(figure.unit ?? "")) return false;
    const travel = this.travel(figure, value);
    if (travel) {
      this.take(travel.first, travel.last);
      return true;
    }
    const days = DAYS[figure.unit ?? ""];
    const agreed = this.#termsBefore(figure);
    const due = agreed >= 0 ? agreed : this.before(figure.first, DUE, 4);
    // "it's due in five days": the work, and not the money
    const delivery =
      this.at(due) === "due" &&
      /^(?:it's|its|is|they're|all|work)$/.test(this.at(due - 1)) &&
      this.at(due + 1) === "in";
    const billed =
      /^(?:invoice|bill|payment|balance)/.test(this.at(0)) ||
      /^(?:payment|balance|invoice|that|total)$/.test(this.at(due - 2));
    if (delivery && !billed && figure.unit !== "hour") {
      this.#timeline(figure.first, figure.last);
      this.taken.fill(ENDS_LINE, due - 1, figure.last + 1);
      return true;
    }
    if (due >= 0 && days !== undefined && (this.at(due) !== "within" || this.before(due, PAYING, 3) >= 0)) {
      this.term("terms", `Payment due in ${value} ${figure.unit}${value === 1 ? "" : "s"}`, due, figure.last);
      return true;
    }
    if (days !== undefined && this.at(figure.last + 1) === "to" && this.at(figure.last + 2) === "pay") {
      this.term(
        "terms",
        `Payment due in ${value} ${figure.unit}${value === 1 ? "" : "s"}`,
        figure.first,
        figure.last + 2,
      );
      return true;
    }
    const rest = this.before(figure.first, THE_REST, 2);
    // "a third down, balance in fifteen days"
    if (rest >= 0 && days !== undefined && /^(?:in|within|after)$/.test(this.at(figure.first - 1))) {
      const unit = `${figure.unit}${value === 1 ? "" : "s"}`;
      this.term("terms", `Balance due in ${value} ${unit}`, rest, figure.last);
      return true;
    }
    const held = this.before(figure.first, VALIDITY, 4);
    // "good luck so it's four weeks"
    const valid = this.at(held) === "good" && GOOD_AS_SUCH.has(this.at(held + 1)) ? -1 : held;
    if (valid >= 0 && days !== undefined && value * days <= 3660) {
      this.terms.validUntil = addDays(today, Math.round(value * days));
      this.source("validUntil", valid, figure.last);
      let first = valid;
      while (
        first > 0 &&
        /^(this|the|quote|estimate|bid|price|prices|pricing|is|are|offer|that|proposal|it's|quote's|will|be|for)$/.test(
          this.at(first - 1),
        ) &&
        this.tokens[first]?.gap !== "stop" &&
        !this.taken[first - 1]
      )
        first--;
      this.take(first, figure.last);
      return true;
    }
    if (isCounted() || this.waiting.has(figure.unit ?? "")) return false;
    // "the parts come in about five days"
    const wait = days === undefined ? null : waitedFor(this.tokens, figure);
    if (wait) {
      this.taken.fill(PASSED_OVER, wait.first, wait.last + 1);
      return true;
    }
    const lead = days === undefined ? null : leadTime(this.tokens, this.starts, figure);
    if (lead) {
      this.#lead = this.#length(figure.first, figure.last);
      this.source("timeline", figure.first, figure.last);
      this.taken.fill(ENDS_LINE, lead.first, lead.last + 1);
      return true;
    }
    const elsewhere = days === undefined ? -1 : shopAndSiteEnd(this.tokens, figure.last);
    if (elsewhere >= 0) {
      this.#timeline(figure.first, elsewhere);
      this.taken.fill(ENDS_LINE, figure.first, elsewhere + 1);
      return true;
    }
    const again = comesAgain(this.tokens, figure);
    if (again >= 0) {
      this.taken.fill(PASSED_OVER, again, figure.last + 1);
      return true;
    }
    const clause = lengthOfWork(this, figure, before);
    if (clause) {
      this.#timeline(clause.said.first, clause.said.last);
      this.taken.fill(ENDS_LINE, clause.first, clause.last + 1);
      return true;
    }
    const found = this.before(figure.first, TIMELINE, 6);
    // "a cracked skimmer last year so put two hours"
    const cue = this.at(found) === "last" && TIME_UNITS.has(this.at(found + 1)) ? -1 : found;
    const fromNow =
      figure.unit !== "hour" && this.at(figure.last + 1) === "from" && STARTS_FROM.has(this.at(figure.last + 2));
    const handedOver =
      figure.unit !== "hour" &&
      this.at(figure.last + 1) === "after" &&
      this.before(figure.first, HANDED_OVER, HANDED_OVER_REACH) >= 0;
    const jobAfter = this.after(figure.last, JOBS, 1);
    const about = ["about", "around"].includes(this.at(figure.first - 1)) ? 2 : 1;
    const within =
      figure.unit !== "hour" &&
      ["in", "within"].includes(this.at(figure.first - about)) &&
      this.tokens[figure.first]?.gap !== "stop";
    const promised =
      // "so figure twelve nights a month"
      figure.unit !== "hour" &&
      figure.unit !== "night" &&
      figure.every === null &&
      !isJoined(this.tokens[figure.last + 1]) &&
      this.before(figure.first, PROMISED, 4) >= 0;
    // "it's a two week job, wait, three weeks"
    const anew =
      this.#lengthBefore() !== "" &&
      figure.unit !== "hour" &&
      !isJoined(this.tokens[figure.last + 1]) &&
      [1, 2, 3].some((back) => EDIT_TERMS.has(this.at(figure.first - back)));
    if (cue < 0 && jobAfter < 0 && !within && !promised && !fromNow && !handedOver && !anew && !this.#lastsAnew(figure))
      return false;
    // "extra if he takes them, posts set one day"
    const takes = cue >= 0 && /^(take|takes)$/.test(this.at(cue));
    if (takes && (["off", "out"].includes(this.at(cue + 1)) || this.at(cue - 2) === "if")) return false;
    this.#timeline(figure.first, figure.last);
    let first = cue >= 0 ? cue : within ? figure.first - 1 : figure.first;
    while (
      first > 0 &&
      /^(it|should|will|we'll|i'll|to|can|be|would|about|that|this|the|whole|job|project|work|takes?|probably|i|we|it'll|that'll|expect|have|it's|all|me|us|get|done|finish|thing)$/.test(
        this.at(first - 1),
      ) &&
      this.tokens[first]?.gap !== "stop" &&
      this.tokens[first]?.gap !== "pause" &&
      !this.taken[first - 1]
    )
      first--;
    this.taken.fill(ENDS_LINE, first, Math.max(figure.last, jobAfter) + 1);
    return true;
  }

  /** "Four payments of | three fifty": how the money is paid. True when it was that. */
  installments(figure: Figure, next: Figure | undefined): boolean {
    const paid = installments(figure, next, this.tokens);
    if (paid) this.term("payment", paid.term, paid.first, paid.last);
    return paid !== null;
  }

  /** "Thirty at launch" behind "forty percent to start". True, since it was a share of the price. */
  milestone({ figure, term, last }: Milestone): true {
    this.term("payment", term, figure.first, last);
    return true;
  }

  /** "Payment terms are | thirty days": the first of the words that lead to when the money is due, or -1. */
  #termsBefore({ first, unit }: Figure): number {
    const terms = unit === "day" ? this.before(first, TERMS, 3) : -1;
    return OF_PAYMENT.has(this.at(terms - 1)) || terms === 0 ? Math.max(0, terms - 1) : -1;
  }

  /** "It will take three days. With all that rock, | let's say four days": as long as the work lasts, said anew. */
  #lastsAnew({ first, last, unit }: Figure): boolean {
    const source = this.terms.sources.timeline;
    if (!source || unit === "hour" || isJoined(this.tokens[last + 1]) || !SETS_LENGTH.has(this.at(first - 1)))
      return false;
    const near = (this.tokens[first]?.start ?? 0) - source.end <= LENGTH_ANEW_REACH;
    return (
      near &&
      this.#lengthBefore()
        .replace(/s$/, "")
        .endsWith(unit ?? " ")
    );
  }

  /** How long the work takes as far as it was said, or else the things that it waits for. */
  #lengthBefore(): string {
    return this.terms.timeline || this.#lead;
  }

  /** The words of a length, in one line. */
  #length(first: number, last: number): string {
    return wordsOf(this.text, this.tokens, first, last).replaceAll(/\s+/g, " ").slice(0, 200);
  }

  #timeline(first: number, said: number): void {
    // "four weeks | out", but "two days out of the house"
    const isOut = this.at(said + 1) === "out" && isJoined(this.tokens[said + 1]) && this.at(said + 2) !== "of";
    const last = isOut ? said + 1 : said;
    const words = this.#length(first, last);
    const { timeline } = this.terms;
    const begins = timeline.startsWith("Start") && /^[\p{L}\d]/u.test(words);
    this.terms.timeline = begins ? `${words}, ${lowerFirst(timeline)}` : words;
    this.source("timeline", first, last);
  }

  /** "Four days once the cedar is in, lead time is two weeks": both are waited for. To be called when all is said. */
  joinLead(): void {
    if (this.#lead === "") return;
    const { timeline } = this.terms;
    if (timeline === "") this.terms.timeline = `${this.#lead} lead time`;
    else if (timeline.startsWith("Start")) this.terms.timeline = `${this.#lead} lead time, ${lowerFirst(timeline)}`;
    else this.terms.timeline = `${timeline}, ${this.#lead} lead time`;
  }

  #share(field: "discount" | "deposit", share: MilliPercent, index: number, cue: number): void {
    const first = index > 0 && /^(a|one)$/.test(this.at(index - 1)) ? index - 1 : index;
    this.setFraction(field, share, first, cue);
    this.take(first, field === "deposit" ? Math.max(cue, dueFirstEnd(this.tokens, first, cue)) : cue);
  }

  /** "a third off", "half off the total", but not "cut a third off the oak". */
  #shareOff(index: number): number {
    if (this.at(index + 1) !== "off" || (this.at(index) !== "half" && !/^(a|one)$/.test(this.at(index - 1)))) return -1;
    // "get the third half off": off one of them
    if (ONE_OF_THEM.has(this.at(index - 1))) return -1;
    const next = this.tokens[index + 2];
    const ends = !isJoined(next) || /^(for|because|since|no|and|on|as)$/.test(this.at(index + 2));
    const whole = /^(total|price|bill|whole|job)$/.test(this.at(index + 3));
    return ends || (this.at(index + 2) === "the" && whole) ? index + 1 : -1;
  }

  /** "Tax exempt", "tax is included", "including sales tax": what is said of the tax besides its rate. */
  #tax(index: number): void {
    const is = /^(?:is|are)$/.test(this.at(index + 1)) ? 1 : 0;
    const said = this.at(index + 1 + is);
    const which = /^(?:sales|all|the|any)$/.test(this.at(index - 1)) ? 1 : 0;
    if (said === "exempt" || said === "free") this.term("tax", "Tax exempt", index, index + 1 + is);
    else if (said === "included") this.term("tax", "Tax included", index - which, index + 1 + is);
    else if (/^(?:including|includes|incl)$/.test(this.at(index - 1 - which)))
      this.term("tax", "Tax included", index - 1 - which, index);
  }

  /** What needs no figure: "half down", "due on receipt", "tax exempt", "start March 3rd". */
  words(today: Day, figures: readonly Figure[]): void {
    this.#said(figures);
    for (let index = 0; index < this.tokens.length; index++) {
      const word = this.at(index);
      if (OPENING.has(word)) this.#opening(word, index, today, figures);
    }
  }

  /** What is promised or agreed without a sum: "one year warranty on the plants", "billed monthly". */
  #said(figures: readonly Figure[]): void {
    const { text, tokens } = this;
    if (!hears(tokens, AGREEMENTS)) return;
    let behind = -1;
    const talk = { text, tokens, figures };
    let said: Said | null = null;
    for (let index = 0; index < tokens.length; index++) {
      if (index <= behind) continue;
      const word = this.at(index);
      const promised = WARRANTY_WORDS.has(word) ? warrantyAt((said ??= numbersSaid(tokens, figures)), index) : null;
      const plain = PLAIN_TERM_WORDS.has(word) ? plainTermAt(talk, this.taken, index) : null;
      const credited = CREDITS.has(word) && !plain ? creditedFeeAt(text, tokens, figures, index) : null;
      if (credited) {
        this.term("payment", credited.term, credited.first, credited.last);
        this.terms.credited.push(credited);
      } else if (promised) {
        const told = asTold(inOwnWords(text, tokens, figures, promised.first, promised.last)) ?? "";
        this.keep(told, promised.first, promised.last);
      } else if (plain?.takes) this.term("payment", plain.term, plain.first, plain.last);
      else if (plain) this.keep(plain.term, plain.first, plain.last);
      behind = promised?.last ?? plain?.last ?? credited?.last ?? behind;
    }
  }

  #opening(word: string, index: number, today: Day, figures: readonly Figure[]): void {
    const share = FRACTIONS[word];
    if (share !== undefined && !this.taken[index]) {
      const whole = this.overWhole(index);
      const means = skipMeans(this.tokens, whole);
      const owed = skipDue(this.tokens, means);
      const upFront = this.after(owed, UP_FRONT, whole > index ? AFTER_WHOLE : 3);
      const due = Math.max(
        dueFirstEnd(this.tokens, index, owed),
        shareDueEnd(this.tokens, owed),
        firstPartEnd(this.tokens, owed),
      );
      const cue = upFront < 0 ? due : upFront;
      const rest = this.after(index, AT_THE_END, 4);
      const off = this.#shareOff(index);
      const paid = paidWith(this.tokens, index, means);
      const said = this.before(index, DEPOSITS_BEFORE, 4);
      // "she puts down a quarter"
      const ends = !isJoined(this.tokens[index + 1]) || GOES_ON.has(this.at(index + 1));
      const down = said < 0 && ends ? this.before(index, DOWN, 2) : -1;
      const named = down > 0 && PUTTING.has(this.at(down - 1)) ? down - 1 : said;
      if (paid >= 0) {
        this.terms.paidShare = share;
        this.source("amountPaid", index, index);
        const last = Math.max(index, paid);
        this.take(Math.min(index, paid), Math.max(last, sumOfShare(this.tokens, last, figures)));
      } else if (cue >= 0 && (rest < 0 || cue < rest)) {
        this.#share("deposit", share, index, cue);
      } else if (named >= 0) {
        this.#share("deposit", share, index, index);
        this.take(named, index);
      } else if (off >= 0) {
        this.#share("discount", share, index, off);
      } else if (rest >= 0)
        this.term("payment", `${share === A_HALF ? "Half" : "Balance"} due on completion`, index, rest);
      return;
    }
    if (THE_REST.has(word) && !this.taken[index]) {
      const rest = this.after(index, AT_THE_END, 4);
      if (rest >= 0) this.term("payment", "Balance due on completion", index, rest);
    }
    if (
      word === "due" &&
      ["on", "upon"].includes(this.at(index + 1)) &&
      ["receipt", "completion"].includes(this.at(index + 2))
    )
      this.term("terms", `Due on ${this.at(index + 2)}`, index, index + 2);
    const late = word === "late" ? lateFeeAt(this.text, this.tokens, index) : null;
    if (late) {
      this.term("terms", sentenceCase(late.words), index, late.last);
      return;
    }
    if (REFUNDS.has(word) && isNonRefundable(this.tokens, index)) this.terms.nonRefundable = true;
    const payable = word === "due" && !this.taken[index] ? dueDate(this.tokens, index, today) : null;
    if (payable) {
      this.term("terms", `Due on ${formatDay(payable.day)}`, index, payable.last);
      return;
    }
    const all = word === "paid" ? paidAllEnd(this.tokens, index) : -1;
    if (all >= 0) {
      this.terms.paidShare = ALL_OF_IT;
      this.source("amountPaid", index, all);
      this.take(index, all);
      return;
    }
    const completed = PAYS.has(word) && !this.taken[index] ? paidOnCompletion(this.tokens, index) : -1;
    if (completed >= 0) this.term("terms", "Due on completion", index, completed);
    if (TAXES.has(word)) this.#tax(index);
    if (
      word === "no" &&
      (this.at(index + 1) === "tax" || (this.at(index + 1) === "sales" && this.at(index + 2) === "tax"))
    )
      this.take(index, this.at(index + 1) === "tax" ? index + 1 : index + 2);
    // "ten percent off the labor? No."
    const skipped = /^(?:skip|never|forget|scratch|drop)$/.test(this.at(index + 1));
    const ends = beginsSentence(this.tokens[index + 1]) || skipped;
    const alone = word === "no" && beginsSentence(this.tokens[index]) && ends;
    if (alone) this.terms.withdrawn = this.tokens[index]?.start ?? 0;
    // "no, scratch the discount"
    if (DROPPING.has(word) && this.at(index + 1) === "the" && this.at(index + 2) === "discount") {
      this.terms.withdrawn = this.tokens[index]?.start ?? 0;
      this.take(index, index + 2);
    }
    if (word === "no" && this.at(index + 1) === "discount") {
      this.terms.withdrawn = this.tokens[index]?.start ?? 0;
      this.take(index, index + 1);
    }
    if (!this.taken[index]) this.#date(index, today);
  }

  /** "Start in January", "we can do it the second week of March". */
  #month(index: number): void {
    const month = this.terms.timeline === "" ? spokenMonth(this.tokens, index) : null;
    if (!month) return;
    const { first, last } = month;
    const starts = this.before(first, STARTING, 3);
    if (starts < 0 && !comesThen(this.tokens, first)) return;
    const words = wordsOf(this.text, this.tokens, first, last);
    this.terms.timeline = starts < 0 ? words : `Start ${words}`;
    this.source("timeline", starts < 0 ? first : starts, last);
    if (starts < 0) this.taken.fill(PASSED_OVER, first, last + 1);
    else this.take(starts, last);
  }

  /** "Good until March 3rd", "start Monday", "done by the end of the month": what a day says of the document. */
  #date(index: number, today: Day): void {
    const named = NAMED_DAYS.has(this.at(index)) ? namedDay(this.tokens, index, today) : null;
    const date = named ?? spokenDate(this.tokens, index, today);
    if (!date) return this.#month(index);
    // "every other Friday": how often, and no day
    if (this.at(index - 1) === "every" || (this.at(index - 1) === "other" && this.at(index - 2) === "every")) return;
    const valid = this.before(index, VALIDITY, 4);
    if (valid >= 0 && date.day !== null) {
      this.terms.validUntil = date.day;
      this.source("validUntil", valid, date.last);
      this.take(valid, date.last);
      return;
    }
    const starts = this.before(index, STARTING, 3);
    if (starts >= 0) {
      const { place, last, day } = dateAnew(this.tokens, { ...date, place: index }, today);
      const words = day === null ? wordsOf(this.text, this.tokens, place, last) : formatDay(day);
      this.terms.timeline = this.terms.timeline === "" ? `Start ${words}` : `${this.terms.timeline}, start ${words}`;
      this.source("timeline", starts, last);
      this.take(starts, last);
      return;
    }
    const lead = named?.first ?? index - 1;
    const until = UNTIL_DONE.has(this.at(lead)) && isJoined(this.tokens[lead + 1]);
    const by = until && (named !== null || this.at(lead) === "by");
    const event = date.day !== null && named === null && isDayOfEvent(this.tokens, index);
    const alone = dayAloneEnd(this.tokens, index);
    const last = Math.max(date.last, alone);
    // "pickup Friday at 3", "ready Tuesday"
    const handed = by ? -1 : handedFrom(this.tokens, index);
    if (handed >= 0 && this.terms.timeline === "") {
      const hour = hourEnd(this.tokens, date.last);
      this.#timeline(handed, hour);
      this.taken.fill(PASSED_OVER, index, hour + 1);
      return;
    }
    const told = by
      ? this.before(index, ANSWERING, 6) < 0
      : alone >= 0 || event || (named === null && comesThen(this.tokens, index));
    if (told && this.terms.timeline === "") this.#timeline(by ? lead : index, last);
    const from = by || ["by", "on", "next", "this", "until", "last", "past"].includes(this.at(lead)) ? lead : index;
    this.taken.fill(PASSED_OVER, from, last + 1);
  }
}
