import type { Adjustment } from "#shared/documents/schema.ts";
import { boundedCents, cents, milliPercent, milliPercentFromPercent, type MilliPercent } from "#shared/money.ts";
import { wordSet } from "#shared/word-set.ts";
import { dollarsOf, type Figure } from "../numbers/figure.ts";
import { EDIT_TERMS, isBare, LONGEST_REPAIR, repairBetween } from "../numbers/repairs.ts";
import { spoken } from "../numbers/spoken.ts";
import { discountBeside, isKnockedDown, loweringVerb } from "../roles/lowered-price.ts";
import { writtenDownFrom } from "../roles/written-down.ts";
import { depositEnd, depositFrom, heldForEnd, isOurs, isReturned } from "../words/deposits.ts";
import { labelsNext } from "../words/form-labels.ts";
import { isNumberWord } from "../words/number-words.ts";
import { PASSED_OVER, TAKEN_BACK } from "../words/taken.ts";
import { beginsSentence, isJoined, wordsOf } from "../words/tokens.ts";
import { singular } from "../words/units.ts";
import { couldName, FEE_WORDS, LABOR_WORDS, TAXES, WHOLES, withoutPossessive } from "../words/words.ts";
import { isAnsweredNo } from "./answered-no.ts";
import { AFTER_WHOLE, ClauseReader } from "./clause-reader.ts";
import { isOnlyOffered, takenUp, takenUpBehind } from "./conditional.ts";
import { asDepositEnd, dueFirstEnd, givingBefore, shareDueEnd, skipDue, skipMeans } from "./due-first.ts";
import { firstSumEnd } from "./first-parts.ts";
import { FRACTIONS } from "./fractions.ts";
import { endOfPayment, handedOver, isOurExpense } from "./handed-over.ts";
import { taxedPartAt, type TaxedPart } from "./part-tax.ts";
import { isBarePart } from "./part-discount.ts";
import { isMakeup, otherShareEnd } from "./other-shares.ts";
import { gaveDeposit, lessDeposit, receivedPayment } from "./received-payments.ts";
import { restatedShare } from "./restated-share.ts";
import { surchargeAt } from "./surcharges.ts";
import { taxedAt } from "./taxed.ts";

// Looked for beside many figures, so made once.
const MARKED = new Set(["markup", "mark", "marked"]);
const CREDITS = wordSet("credit credits rebate rebates incentive incentives break deduction refund");
const THATS = new Set(["that's", "it's", "which's"]);
/** "He's giving me a hundred today". */
const GIVING = new Set(["giving", "gives", "paying", "pays"]);
const TODAY = new Set(["today", "now"]);
const FOR = new Set(["for"]);
const IS = wordSet("is at of are");
/** So many words are between a tax and its rate at most: "tax | on the windows and the doors only is | 7 percent". */
const LONGEST_PART = 9;
const ALL_OF_IT = wordSet("that it this everything all");
const SENT = new Set(["put", "sent", "wired"]);
/** "Their deposit of three hundred came in Monday". */
const ARRIVED = new Set(["came", "cleared", "arrived"]);
const ALREADY = new Set(["already"]);
/** "Cut off the | difference": what is charged, and no thing. */
const CHARGES = wordSet("difference price prices cost costs rate charges balance amount change cents");
/** So far behind the name of a thing its price may stand. */
const PRICE_REACH = 4;
const DOWN = new Set(["down"]);
const NAMED_DEPOSITS = new Set(["deposit", "retainer", "upfront"]);
/** "Deposit's | five hundred". */
const DEPOSIT_IS = new Set(["deposit's", "retainer's"]);
const FINISHING = new Set(["completion", "finish", "delivery", "end", "done"]);
const LESSENING = new Set(["less", "minus", "knock", "subtract", "deduct"]);

/** "take off two hundred", but not "haul it off, eleven fifty". */
const REDUCING = wordSet("take taking knock knocking knocked shave cut come money get give");

const DISCOUNTS = new Set(["off", "discount", "discounted", "rebate", "coupon", "credit"]);

const DEPOSITS = new Set(["down", "deposit", "upfront", "retainer", "front"]);

const PAID = new Set(["paid", "prepaid", "received", "collected"]);
/** Between "paid" and the sum: "paid | a down payment of | two thousand". */
const LEADS_TO_PAID = wordSet(
  "a an the his her their our me us already deposit retainer down payment of about check cheque for cash in full it",
);

/** "140 to | be | paid by card", "300 when | paid". */
const NOT_YET_PAID = wordSet("be get gets getting not isn't wasn't hasn't until till when once if before after");

/** Words directly before a share that replace the one said before: "make it thirty", "let's say twenty five". */
const REPLACING = new Set([...EDIT_TERMS, "make", "say", "call"]);

/** "Fifty percent to book": a share that is due before the work. */
const STARTING = new Set([
  "before",
  "signing",
  "start",
  "started",
  "now",
  "booking",
  "book",
  "hold",
  "reserve",
  "secure",
  "advance",
  "acceptance",
  "mobilize",
  "mobilization",
]);

/** "So it's seven and a quarter percent": before a share that is said anew. */
const SAYS_ANEW = new Set(["so", "it's", "that's", "now", "make", "it", "just", "only", "let's", "say", "do"]);
const HESITATING = wordSet("eh ah oh um uh er well hmm hm nah");
/** How many characters behind the first, and at most so many times it. */
const [ANEW_REACH, MOST_TIMES] = [120, 3];

/** Of these two may be on one sale: of the country and of the province. */
const TAXES_BY_NAME = wordSet("gst pst qst");

const SHARES = ["discount", "tax", "deposit"] as const;

/** Discount, tax, deposit, payments and mark-up. */
export class AdjustmentReader extends ClauseReader {
  /** Which of the taxes that stand beside others was said last: "gst", or "". */
  #taxName = "";

  /** Which of them was said last before a token. */
  #saidBefore(first: number): (typeof SHARES)[number] | undefined {
    const start = this.tokens[first]?.start ?? 0;
    let found: (typeof SHARES)[number] | undefined;
    let latest = -1;
    for (const field of SHARES) {
      const end = this.terms.sources[field]?.end ?? -1;
      if (end > latest && end <= start) [found, latest] = [field, end];
    }
    return found;
  }

  /** A share of the price; `opensPlan` when shares that are due later follow it: "fifty percent down, fifty when done". */
  percent(figure: Figure, opensPlan = false): boolean {
    const percent = figure.number.readings[0]?.value ?? 0;
    if (this.#restatesDeposit(figure)) return true;
    const held = otherShareEnd(this.tokens, figure);
    if (held >= 0) {
      const words = wordsOf(this.text, this.tokens, figure.last + 1, held);
      this.term("payment", `${percent}% ${words}`, figure.first, held);
      return true;
    }
    const markup = this.after(figure.last, MARKED, 2);
    const marked = markup >= 0 ? markup : this.before(figure.first, MARKED, 4);
    if (marked >= 0) {
      this.terms.markups.push(figure);
      const end = this.at(marked + 1) === "up" ? marked + 1 : marked;
      this.take(Math.min(figure.first, marked), Math.max(figure.last, end));
      return true;
    }
    // "that one costs me two thousand and I put twenty percent on top", but "GST is five percent on top"
    const onTop = this.#onTopEnd(figure.last);
    const tax = percent > 100 || onTop === figure.last ? -1 : this.#taxBefore(figure.first);
    if (tax >= 0) return this.#setTax(figure, { percent: milliPercentFromPercent(percent), amount: cents(0) }, tax);
    if (onTop > figure.last) {
      this.terms.markups.push(figure);
      this.take(figure.first, figure.last + 2);
      return true;
    }
    if (percent > 100) return false;
    const share = milliPercentFromPercent(percent);
    if (this.#surcharge(figure, share)) return true;
    const adjustment: Adjustment = { percent: share, amount: cents(0) };
    if (this.#takesUp(figure, adjustment)) return true;
    if (this.#adjust(figure, adjustment, true, opensPlan)) return true;
    if (this.#marksUpAnew(figure)) return true;
    if (this.#saysShareAnew(figure, adjustment)) return true;
    // "ten percent discount, actually fifteen percent"
    const field = this.#saidBefore(figure.first);
    if (!field || ![1, 2, 3].some((back) => REPLACING.has(this.at(figure.first - back))))
      return isMakeup(this.tokens, figure);
    this.terms[field] = adjustment;
    this.source(field, figure.first, figure.last);
    this.take(figure.first, figure.last);
    return true;
  }

  /** The word of a tax that stands right before its rate, or before a comma or a few words: "then GST, five percent", or -1. */
  #taxBefore(first: number): number {
    return TAXES.has(this.at(first - 1)) ? first - 1 : this.before(first, TAXES, 3);
  }

  /** "Tax | on the windows only is | seven percent": the word of a tax whose part stands right before its rate, or -1. */
  #partTaxBefore(first: number): number {
    const tax = this.before(first, TAXES, LONGEST_PART);
    const end = tax < 0 ? -1 : (this.#taxedPart(tax, first)?.last ?? -1);
    return end > tax && (end === first - 1 || (end === first - 2 && IS.has(this.at(first - 1)))) ? tax : -1;
  }

  /** "A refundable deposit of 50 on the stand": what is held for a thing and given back is no part of the price. */
  #holdsDeposit(figure: Figure, deposit: number): boolean {
    const kinds = depositFrom(this.tokens, deposit);
    if (!isOurs(this.tokens, Math.min(figure.first, kinds))) return false;
    const last = Math.max(figure.last, deposit);
    const thing = heldForEnd(this.tokens, last);
    const name = wordsOf(this.text, this.tokens, kinds, deposit).toLowerCase();
    const held = thing > last ? ` ${wordsOf(this.text, this.tokens, last + 1, thing)}` : "";
    const sum = `$${dollarsOf(figure).toLocaleString("en-US")}`;
    this.term("payment", `${sum} ${name}${held}`, Math.min(figure.first, kinds), thing);
    return true;
  }

  /** "Five percent | on top | of that": the last token of words that say what a share comes on top of; the token itself when none do. */
  #onTopEnd(last: number): number {
    if (this.at(last + 1) !== "on" || this.at(last + 2) !== "top") return last;
    const top = last + 2;
    const whole = this.at(top + 1) === "of" && (ALL_OF_IT.has(this.at(top + 2)) || WHOLES.has(this.at(top + 2)));
    return whole && isJoined(this.tokens[top + 2]) ? top + 2 : top;
  }

  /** A tax by its rate and the word that names it: on everything, on a part, or beside another tax. */
  #setTax(figure: Figure, adjustment: Adjustment, cue: number): true {
    const [first, last] = [Math.min(figure.first, cue), this.#onTopEnd(Math.max(figure.last, cue))];
    if (isAnsweredNo(this.text, this.tokens, last)) {
      this.take(first, last);
      return true;
    }
    if (this.#taxesPart(figure, adjustment, first, last)) return true;
    if (!this.#addsTax(figure, adjustment, withoutPossessive(this.at(cue)))) {
      this.terms.tax = adjustment;
      this.source("tax", figure.first, figure.last);
    }
    this.take(first, last);
    return true;
  }

  /** "Ten percent off if they sign, so put the ten percent in": the offer that holds now. */
  #takesUp(figure: Figure, adjustment: Adjustment): boolean {
    const { offered } = this.terms;
    if (offered.length === 0) return false;
    const value = figure.number.readings[0]?.value;
    const said = offered.findIndex(({ role, number }) => role === "percent" && number.readings[0]?.value === value);
    const taken = said < 0 ? null : takenUp(this.tokens, figure);
    if (!taken) return false;
    offered.splice(said, 1);
    this.terms.discount = adjustment;
    this.source("discount", figure.first, figure.last);
    this.take(taken.first, taken.last);
    return true;
  }

  /** "Ten percent off. Hmm. Five percent.", "tax seven percent, they raised it, so it's seven and a quarter percent": the share said last, said anew. */
  #saysShareAnew(figure: Figure, adjustment: Adjustment): boolean {
    const field = this.#saidBefore(figure.first);
    const before = field ? this.terms[field]?.percent : null;
    const source = field ? this.terms.sources[field] : undefined;
    const { first, last } = figure;
    const behind = this.tokens[last + 1];
    if (!field || !before || !source || !adjustment.percent || (behind && isJoined(behind))) return false;
    const ratio = adjustment.percent / before;
    const near = (this.tokens[first]?.start ?? 0) - source.end <= ANEW_REACH;
    if (!near || ratio > MOST_TIMES || ratio < 1 / MOST_TIMES) return false;
    let lead = first;
    while (isJoined(this.tokens[lead]) && SAYS_ANEW.has(this.at(lead - 1))) lead--;
    // "Eh, ten percent, he waited three weeks"
    if (lead === first && HESITATING.has(this.at(first - 1)) && beginsSentence(this.tokens[first - 1])) lead--;
    if (lead === first && !beginsSentence(this.tokens[first])) return false;
    this.terms[field] = adjustment;
    this.source(field, first, last);
    this.take(lead, last);
    return true;
  }

  /** "A forty percent markup, no, make it thirty". */
  #marksUpAnew(figure: Figure): boolean {
    const markup = this.terms.markups.at(-1);
    const begins = this.repairedFrom(figure.first);
    const start = this.tokens[markup?.first ?? 0]?.start ?? 0;
    if (!markup || begins <= markup.last) return false;
    if (SHARES.some((field) => (this.terms.sources[field]?.end ?? -1) > start)) return false;
    this.terms.markups.push(figure);
    this.take(begins, figure.last);
    return true;
  }

  #surcharge(figure: Figure, share: MilliPercent): boolean {
    const found = surchargeAt(this.tokens, figure.first, figure.last);
    if (!found || share <= 0) return false;
    const source = spoken(this.text, this.tokens, found.first, found.last);
    this.terms.surcharges.push({ name: found.name, share, source });
    this.take(found.first, found.last);
    return true;
  }

  /** A discount, tax, deposit or payment by what stands around a percentage or an amount. */
  #adjust(figure: Figure, adjustment: Adjustment, percent: boolean, opensPlan = false): boolean {
    const set = (field: "discount" | "deposit", cue: number): boolean => {
      const [first, last] = [Math.min(figure.first, cue), Math.max(figure.last, cue)];
      if (field === "deposit" && !percent && isReturned(this.tokens, cue, last)) return this.#holdsDeposit(figure, cue);
      if (isAnsweredNo(this.text, this.tokens, last)) {
        this.take(first, last);
        return true;
      }
      // "minus a hundred for each": of how many has to be asked
      const each = !percent && /^(?:each|apiece|per)$/.test(this.at(last + (this.at(last + 1) === "for" ? 2 : 1)));
      // "a tax credit of thirty percent": what the state gives them later
      const others = CREDITS.has(this.at(cue)) && TAXES.has(this.at(cue - 1));
      const offered = field === "discount" && isOnlyOffered(this.tokens, first, last, this.starts);
      const taken = offered ? takenUpBehind(this.tokens, last) : -1;
      if (field === "discount" && (each || others || (offered && taken < 0))) {
        this.terms.offered.push(figure);
        this.take(first, this.takeReason(last));
        return true;
      }
      this.terms[field] = adjustment;
      this.source(field, figure.first, figure.last);
      this.take(first, Math.max(taken, field === "discount" ? this.takeReason(last) : last));
      if (percent) this.#fractionAnew(field, last);
      return true;
    };
    const taxAfter = this.after(figure.last, TAXES, percent ? 3 : 0);
    // "ten percent discount tax is seven percent": the word belongs to the figure after it
    // "the thirty percent tax credit": that others give is no tax
    const credit = taxAfter >= 0 && CREDITS.has(this.at(taxAfter + 1)) && isJoined(this.tokens[taxAfter + 1]);
    if (taxAfter >= 0 && !credit && !this.#leadsOn(taxAfter)) return this.#setTax(figure, adjustment, taxAfter);
    const whole = percent ? this.overWhole(figure.last) : figure.last;
    const means = skipDue(this.tokens, skipMeans(this.tokens, whole));
    const named = percent ? -1 : depositEnd(this.tokens, figure.last);
    const near =
      named >= 0 && !this.taken[named]
        ? named
        : this.after(means, DEPOSITS, whole > figure.last ? AFTER_WHOLE : percent ? 4 : 2);
    // "fifty percent was already agreed as a deposit"
    const depositAfter = near < 0 && percent ? this.after(figure.last, NAMED_DEPOSITS, 6) : near;
    // "permit one eighty five deposit is fifty percent": the word belongs to the figure after it
    const ledOn =
      depositAfter >= 0 &&
      !opensPlan &&
      (this.#leadsOn(depositAfter) || labelsNext(this.tokens, this.starts, figure, depositAfter));
    // "ten percent off parts | deposit 50": what is taken off is none
    const isOff = percent && this.at(figure.last + 1) === "off" && this.#leadsToFigure(depositAfter);
    const deposit = ledOn || isOff ? -1 : depositAfter;
    const asDeposit = percent ? -1 : asDepositEnd(this.tokens, figure.last);
    const gives = this.after(figure.last, TODAY, 1) >= 0 ? this.before(figure.first, GIVING, 3) : -1;
    const put = this.before(figure.first, SENT, 1);
    const sent = !percent && put >= 0 && this.after(figure.last, ALREADY, 6) >= 0;
    const pays = this.at(gives).startsWith("pay");
    // "he pays 100 now for the lawn": a price
    const settles = pays && (this.after(figure.last, FOR, 2) < 0 || this.after(figure.last, NAMED_DEPOSITS, 5) >= 0);
    const handed = sent || (gives >= 0 && (settles || ["me", "us"].includes(this.at(gives + 1))));
    const given = handedOver(figure, this.tokens) ?? receivedPayment(figure, this.tokens);
    const paid = this.before(figure.first, PAID, 4);
    const theirs = isOurExpense(this.tokens, paid) ? -1 : paid;
    const paidBefore = given?.first ?? (handed ? (sent ? put : gives) : theirs);
    // "take three hundred off since they paid cash"
    // "invoice for the deck four thousand, half was paid when they signed": of the price, and not the price
    const share = !percent && this.at(figure.last + 1) in FRACTIONS;
    const paidCue = this.at(figure.last + 1) === "off" || share ? -1 : this.after(figure.last, PAID, 4);
    // "labor at ninety she already paid fifty": the fifty was paid
    const came = this.before(figure.first, NAMED_DEPOSITS, 3) >= 0 ? this.after(figure.last, ARRIVED, 2) : -1;
    const isToCome = NOT_YET_PAID.has(this.at(paidCue - 1));
    const paidAfter = paidCue >= 0 && (isToCome || this.#leadsToPaid(paidCue)) ? -1 : Math.max(paidCue, came);
    const isGiven =
      (deposit >= 0 && (this.after(deposit, ALREADY, 2) >= 0 || gaveDeposit(this.tokens, figure.first))) ||
      lessDeposit(this.tokens, figure);
    if (!percent && (paidBefore >= 0 || paidAfter >= 0 || isGiven)) {
      this.terms.amountPaid = adjustment.amount;
      this.source("amountPaid", figure.first, figure.last);
      const said = Math.max(figure.last, paidAfter, deposit, given?.last ?? -1);
      const last = endOfPayment(this.tokens, said);
      this.take(paidBefore >= 0 ? paidBefore : figure.first, last);
      return true;
    }
    if (
      deposit >= 0 &&
      !(this.at(deposit) === "front" && this.at(deposit - 1) !== "up") &&
      (percent || deposit === figure.last + 1 || deposit === named || this.at(deposit - 1) === "up")
    )
      return set("deposit", deposit);
    if (asDeposit >= 0) {
      const giving = givingBefore(this.tokens, figure.first);
      if (giving >= 0) this.take(giving, figure.first);
      return set("deposit", asDeposit);
    }
    const due = percent ? -1 : dueFirstEnd(this.tokens, figure.first, means);
    if (due >= 0) return set("deposit", due);
    const cut = this.after(figure.last, DISCOUNTS, percent ? 3 : 2);
    // "thirty four fifty, haul off the old one"
    const off = !percent && this.at(cut) === "off" && cut > figure.last + 1 ? -1 : cut;
    // "crown molding for 490, discount of 200": the discount is the amount after it
    // "ten percent off the consulting": a share of one line has to be asked about
    if (percent && off >= 0 && this.#offOneThing(off)) return false;
    if (percent && off >= 0 && this.#offTheirSales(off)) {
      this.take(figure.first, off);
      return true;
    }
    if (off >= 0 && !this.#leadsOn(off) && !labelsNext(this.tokens, this.starts, figure, off))
      return set("discount", off);
    const down = this.before(figure.first, DOWN, 2);
    // "put down a hundred and ninety for protection" prices a thing
    // "travel I put down at fifty-five"
    const puts = this.at(down - 1).startsWith("put");
    const prices = puts && (this.at(figure.last + 1) === "for" || this.at(figure.first - 1) === "at");
    if (!percent && down > 0 && !prices && ["put", "putting", "gave", "paid"].includes(this.at(down - 1))) {
      this.terms.amountPaid = adjustment.amount;
      this.source("amountPaid", figure.first, figure.last);
      this.take(down - 1, figure.last);
      return true;
    }
    // "shave fifty bucks from the total"
    const from = percent || this.at(figure.last + 1) !== "from" ? -1 : this.overWhole(figure.last + 1);
    if (from > figure.last + 1 && this.before(figure.first, REDUCING, 2) >= 0) return set("discount", from);
    const depositBefore = Math.max(
      this.before(figure.first, NAMED_DEPOSITS, 4),
      this.before(figure.first, DEPOSIT_IS, 1),
    );
    if (depositBefore >= 0) return set("deposit", depositBefore);
    const beside = discountBeside(this.tokens, figure.first, figure.last);
    if (beside >= 0) return set("discount", beside);
    const taxBefore = Math.max(
      this.before(figure.first, TAXES, 4),
      percent ? taxedAt(this.tokens, figure.first) : -1,
      percent ? this.#partTaxBefore(figure.first) : -1,
    );
    const discount = this.before(figure.first, DISCOUNTS, 5);
    // "she paid 500 so take that off | and tax is 8 and a quarter"
    const isTax = percent && taxBefore > discount;
    // "the carburetors come off and get cleaned, | two ninety" is work
    const reduced =
      this.at(discount) !== "off" ||
      (this.at(figure.first - 1) !== "for" &&
        !this.#joins(discount, figure.first) &&
        (percent || !this.#cutsThing(discount)) &&
        this.before(discount, REDUCING, 4) >= 0);
    if (discount >= 0 && reduced && !isTax) return set("discount", discount);
    if (taxBefore >= 0 && (percent || this.at(taxBefore + 1) === "is" || this.at(taxBefore + 1) === "of"))
      return this.#setTax(figure, adjustment, taxBefore);
    // "tax on everything, six percent", "plus tax, that's seven percent"
    const begins = THATS.has(this.at(figure.first - 1)) ? figure.first - 1 : figure.first;
    if (percent && this.tokens[begins]?.gap === "comma")
      for (let back = begins - 1; back >= begins - 5 && !this.taken[back]; back--) {
        if (TAXES.has(this.at(back))) return this.#setTax(figure, adjustment, back);
        if (beginsSentence(this.tokens[back])) break;
      }
    if (percent) {
      const lowered = loweringVerb(this.tokens, figure.first, figure.last);
      if (lowered >= 0) return set("discount", lowered);
      const start = Math.max(shareDueEnd(this.tokens, means), this.after(figure.last, STARTING, 4));
      if (start >= 0) return set("deposit", start);
      const rest = this.after(figure.last, FINISHING, 4);
      if (rest >= 0) {
        this.term("payment", `${figure.number.readings[0]?.value ?? 0}% due on completion`, figure.first, rest);
        return true;
      }
      const less = this.before(figure.first, LESSENING, 3);
      if (less >= 0) return set("discount", less);
      return false;
    }
    const lowered = loweringVerb(this.tokens, figure.first, figure.last);
    if (lowered >= 0) return set("discount", lowered);
    const less = this.before(figure.first, LESSENING, 5);
    // "knock it down to two fifty" says the price
    const reduces = less >= 0 && this.at(figure.first - 1) !== "to" && !isKnockedDown(this.tokens, less, figure.first);
    return reduces ? set("discount", less) : false;
  }

  /** "Come off | and get cleaned | two ninety": what is done to things stands between two tokens. */
  #joins(from: number, to: number): boolean {
    for (let index = from + 1; index < to; index++)
      if (this.at(index) === "and" && /^(?:gets?|got|goes?)$/.test(this.at(index + 1))) return true;
    return false;
  }

  /** "Cut | off | the old bracket, $140": what is done to a thing, and no sum that gets less. */
  #cutsThing(off: number): boolean {
    const noun = this.at(off + 1) === "the" ? off + 2 : -1;
    if (this.at(off - 1) !== "cut" || !isJoined(this.tokens[noun])) return false;
    let end = noun;
    for (; couldName(this.at(end)) && !isNumberWord(this.at(end)); end++) {
      const word = this.at(end);
      if (WHOLES.has(word) || CHARGES.has(word) || LABOR_WORDS.has(word) || FEE_WORDS.has(word)) return false;
    }
    return end > noun && !this.#wasPriced(end - 1);
  }

  /** "Deck 400 ... cut off the | deck": a thing that was named right before a price. */
  #wasPriced(noun: number): boolean {
    for (let index = noun - 1; index >= 0; index--)
      if (this.at(index) === this.at(noun))
        for (let next = index + 1; next <= index + PRICE_REACH && !beginsSentence(this.tokens[next]); next++)
          if (isNumberWord(this.at(next))) return true;
    return false;
  }

  /** "GST 5 percent, PST 7 percent": two taxes of one sale make one rate; "so GST is 6 percent" says one anew. */
  #addsTax(figure: Figure, { percent }: Adjustment, name: string): boolean {
    const before = this.#taxName;
    this.#taxName = TAXES_BY_NAME.has(name) ? name : "";
    const { tax, sources } = this.terms;
    const said = sources.tax;
    if (before === "" || this.#taxName === "" || before === name || !tax?.percent || !percent || !said) return false;
    this.terms.tax = { percent: milliPercent(tax.percent + percent), amount: cents(0) };
    const end = this.tokens[figure.last]?.end ?? said.end;
    this.terms.sources.tax = { ...said, end, text: this.text.slice(said.start, end) };
    return true;
  }

  /** "Tax is seven percent on the parts only", "tax on the materials is seven percent": of what nobody said the sum. */
  #taxesPart(figure: Figure, adjustment: Adjustment, first: number, last: number): boolean {
    const { percent } = adjustment;
    if (percent === null) return false;
    const before = first < figure.first ? this.#taxedPart(first, figure.first) : null;
    const behind = this.#taxedPart(last);
    const part = behind ?? (before && before.last < figure.first ? { ...before, last } : null);
    if (!part) return false;
    const source = spoken(this.text, this.tokens, first, part.last);
    this.terms.partTax = { ...part, share: percent, before: this.terms.tax, source };
    // "seven percent on the deck", where everything may be the deck
    if (!part.isSure) this.terms.tax = adjustment;
    this.source("tax", figure.first, figure.last);
    this.take(first, part.last);
    return true;
  }

  #taxedPart(last: number, rate = -1): TaxedPart | null {
    return taxedPartAt(this.tokens, last, (word) => this.#wasSaid(word, last), rate);
  }

  /** Where each word of the talk was first said, in singular. */
  #firstSaid: ReadonlyMap<string, number> | null = null;
  #wasSaid(word: string, before: number): boolean {
    this.#firstSaid ??= new Map(this.tokens.map(({ norm }, index) => [singular(norm), index] as const).reverse());
    return (this.#firstSaid.get(singular(word)) ?? before) < before;
  }

  /** "Thirty percent down, no, make it half": the share that holds is said as a word. */
  #fractionAnew(field: "discount" | "deposit", said: number): void {
    for (let index = said + 2; index <= said + LONGEST_REPAIR; index++) {
      const share = FRACTIONS[this.at(index)];
      if (share === undefined) continue;
      // "make it half a day"
      const of = isJoined(this.tokens[index + 1]) && /^(?:an?|days?|hours?|dozen)$/.test(this.at(index + 1));
      const article = /^an?$/.test(this.at(index - 1)) ? 1 : 0;
      if (of || repairBetween(this.tokens, said + 1, index - article) !== "taken back") return;
      this.setFraction(field, share, index - article, index);
      this.take(said + 1, index);
      return;
    }
  }

  /** "Delivery apps take thirty percent | off every curry she sells": what others take of what she sells. */
  #offTheirSales(off: number): boolean {
    if (this.at(off) !== "off" || !/^(?:every|each|everything|anything|all)$/.test(this.at(off + 1))) return false;
    const who = [2, 3, 4].map((step) => off + step).find((place) => /^(?:she|he|they|you)$/.test(this.at(place)));
    return who !== undefined && /^(?:sells?|makes?|ships?|sold)$/.test(this.at(who + 1));
  }

  /** "Ten percent off the labor", "ten percent off labor": a share of one line, which has to be asked about. */
  #offOneThing(off: number): boolean {
    if (this.at(off) === "off" && isJoined(this.tokens[off + 1]) && isBarePart(this.tokens, off + 1)) return true;
    if (this.at(off) !== "off" || !["the", "of"].includes(this.at(off + 1)) || !isJoined(this.tokens[off + 1]))
      return false;
    const noun = this.at(off + 1) === "of" && this.at(off + 2) === "the" ? off + 3 : off + 2;
    return !WHOLES.has(this.at(noun)) && !/^(?:it|that|this|everything|all)$/.test(this.at(off + 2));
  }

  /** "Deposit is fifty percent", "discount of 200". */
  #leadsOn(cue: number): boolean {
    return ["is", "of", "will", "was"].includes(this.at(cue + 1)) && this.#leadsToFigure(cue);
  }

  /** "The sealer 280, she already paid | a deposit of | two thousand": what was paid is the figure behind. */
  #leadsToPaid(paid: number): boolean {
    let next = paid + 1;
    while (LEADS_TO_PAID.has(this.at(next)) && isJoined(this.tokens[next])) next++;
    // "paid in full, 900"
    const goesOn = isJoined(this.tokens[next]) || (this.at(next - 1) === "full" && !beginsSentence(this.tokens[next]));
    return this.#leadsToFigure(paid) || (goesOn && this.starts.has(next));
  }

  #leadsToFigure(cue: number): boolean {
    let reach = cue + 3;
    for (let next = cue + 1; next <= reach && isJoined(this.tokens[next]); next++) {
      if (this.starts.has(next)) return true;
      // "deposit is three hundred no five hundred"
      if (this.taken[next] === TAKEN_BACK) reach++;
    }
    return false;
  }

  money(figure: Figure): boolean {
    if (figure.per) return false;
    const put = writtenDownFrom(figure.first, figure.last, this.tokens);
    if (put >= 0) {
      this.taken[put] = PASSED_OVER;
      this.taken[figure.last + 1] = PASSED_OVER;
      return false;
    }
    const adjustment: Adjustment = { percent: null, amount: boundedCents(dollarsOf(figure)) };
    if (this.#restatesDeposit(figure) || this.#isFirstPart(figure, adjustment)) return true;
    return this.#adjust(figure, adjustment, false) || this.#saysAnew(figure, adjustment);
  }

  /** "She can pay | 2000 when I order | and the balance when it lights", "two hundred holds the date and the rest ...". */
  #isFirstPart(figure: Figure, adjustment: Adjustment): boolean {
    const end = firstSumEnd(this.tokens, figure.first, figure.last);
    if (end < 0) return false;
    this.terms.deposit = adjustment;
    this.source("deposit", figure.first, figure.last);
    this.take(figure.first, end);
    return true;
  }

  /** "Half down, so that's three thousand": the share of the deposit once more, as a figure. */
  #restatesDeposit(figure: Figure): boolean {
    const share = this.terms.deposit?.percent ?? null;
    if (share === null || this.#saidBefore(figure.first) !== "deposit") return false;
    const said = restatedShare(figure, share, this.tokens, this.taken);
    if (said) this.take(said.first, said.last);
    return said !== null;
  }

  /** "Three hundred dollar deposit, no, let's say two hundred": nothing but a repair stands between a term and its new figure. */
  #saysAnew(figure: Figure, adjustment: Adjustment): boolean {
    const field = this.#saidBefore(figure.first);
    const begins = this.repairedFrom(figure.first);
    if (!field || begins < 0 || !isBare(figure, this.tokens)) return false;
    this.terms[field] = adjustment;
    this.source(field, figure.first, figure.last);
    this.take(begins, figure.last);
    return true;
  }
}
