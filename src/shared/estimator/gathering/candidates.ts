import { keptByWord } from "#shared/kept-words.ts";
import { beginsOpenThing, openThingAt, undecidedAt } from "./undecided-lines.ts";
import { beginsPriced, comesInstead, turnsToPriced } from "../changes/removed-things.ts";
import { restatesAmount, restatesRate } from "../changes/restated-amount.ts";
import { beginsListing, countedOptionEnd } from "../changes/spoken-options.ts";
import { beginsChange, changeAt } from "../changes/spoken-changes.ts";
import { ordersAfterService, thingAfterWaived, thingBehindName } from "../heard/after-service.ts";
import { hoursOfServiceBefore, isCountOfService } from "../heard/counting-clause.ts";
import { laborWaits } from "../heard/labor-alone.ts";
import { namedInstead } from "../heard/named-instead.ts";
import { OpenLines } from "../heard/open-lines.ts";
import { measuredLine } from "../heard/service-again.ts";
import type { Figure } from "../numbers/figure.ts";
import { beginsLaborAndStuff } from "../numbers/price-cues.ts";
import type { Candidate } from "../quantities/candidate.ts";
import type { ServiceMention } from "../quantities/service-mention.ts";
import { oneOf, waysThatBegin } from "../words/begins.ts";
import { isDoneTo } from "../words/nature.ts";
import { headAfter } from "../words/nearby.ts";
import { ENDS_LINE } from "../words/taken.ts";
import { beginsUndecidedPrice } from "../words/undecided-prices.ts";
import { isJoined, type Token } from "../words/tokens.ts";
import { isMeasure, TIME_UNITS } from "../words/units.ts";
import { couldName, FILLERS, HESITATIONS, REASONS, WORK_VERBS } from "../words/words.ts";
import { addsAt, beginsAdding } from "./adding-verbs.ts";
import { approvalEnd, beginsApproval } from "./approvals.ts";
import {
  andChangeEnd,
  endsBehindKind,
  asideEnd,
  beginsAside,
  beginsReason,
  beginsThisTime,
  beginsWantingThem,
  onTopOfThatEnd,
  partsAndLaborEnd,
  rateNameEnd,
  reasonEnd,
  servedEnd,
  thisTimeEnd,
  thatsTheLaborEnd,
  togetherAt,
  wantsThemEnd,
  whenOrderedEnd,
} from "./asides.ts";
import {
  countsEcho,
  echoAt,
  isThatOne,
  countsService,
  pricesEcho,
  isSameCount,
  pricesService,
  readForEach,
  sameNumberAt,
  samePriceAt,
  sameRateAt,
  sizesService,
  twiceEnd,
} from "./borrowed.ts";
import { thingBehindReason } from "./behind-reason.ts";
import { countsHeardAnew, thingBehindCorrection } from "./counts-anew.ts";
import { beginsForgotten, forgottenEnd } from "./forgotten-things.ts";
import { HeardServices, impliedHours, namedTokens } from "./heard-services.ts";
import { endsName, joinsVerbs, mateBefore } from "./joined-things.ts";
import { attachCount } from "./late-counts.ts";
import { markUp } from "./mark-ups.ts";
import { setsMinimum } from "./minimums.ts";
import { beginsMonths, monthsBehind } from "./months-behind.ts";
import { beginsOften, oftenBehind } from "./often-behind.ts";
import {
  beginsRate,
  isFirstTime,
  isSetSo,
  rateAt,
  reportsNext,
  takeHead,
  takeLateWords,
  takeNextWords,
  thingBehindHesitation,
  thingOfThose,
  turnsToOffer,
} from "./next-words.ts";
import { describesNext, joinKindBefore, joinLineBefore, toldForNext } from "./price-first.ts";
import { beginsWhyPriced, whyPricedEnd } from "./why-priced.ts";
import { thingPriced } from "./priced-beside-service.ts";

const POST_PRICE = new Set([
  "for",
  "to",
  "on",
  "with",
  "without",
  "including",
  "in",
  "per",
  "from",
  "of",
  "both",
  "worth",
]);

/** Words that begin a task or a thing of its own: "new baseboards and touch up the ceiling". */
const STARTS = new Set([...WORK_VERBS, "new"]);

/** "Me at seventy five an hour": who works is what the price is for. */
const ONESELF = new Set(["me", "myself"]);

const PART_OF = new Set(["of", "for", "on"]);

/** Words that say nothing of a line, what it already has, or that another begins, and at which words each begins: each rule returns their last token, or -1. */
const passingAt = waysThatBegin<(open: OpenLines, index: number) => number>([
  { begins: beginsForgotten, way: forgottenEnd },
  { begins: beginsAside, way: asideEnd },
  { begins: beginsWantingThem, way: wantsThemEnd },
  { begins: beginsReason, way: reasonEnd },
  { begins: beginsApproval, way: approvalEnd },
  { begins: beginsWhyPriced, way: whyPricedEnd },
  { begins: oneOf(["and"]), way: andChangeEnd },
  { begins: beginsThisTime, way: thisTimeEnd },
  { begins: oneOf(["at"]), way: rateNameEnd },
  { begins: beginsLaborAndStuff, way: partsAndLaborEnd },
  { begins: beginsAdding, way: addsAt },
  { begins: oneOf(["same"]), way: sameRateAt },
  { begins: oneOf(["same", "whole", "full", "entire"]), way: sameNumberAt },
  { begins: oneOf(["same"]), way: samePriceAt },
  { begins: oneOf(["twice"]), way: twiceEnd },
  { begins: oneOf(["that's"]), way: thatsTheLaborEnd },
  { begins: oneOf(["the", "for"]), way: togetherAt },
  { begins: oneOf(["the"]), way: whenOrderedEnd },
  { begins: oneOf(["for"]), way: servedEnd },
  { begins: oneOf(["on"]), way: onTopOfThatEnd },
  { begins: beginsRate, way: rateAt },
  { begins: beginsListing, way: countedOptionEnd },
  { begins: beginsOpenThing, way: openThingAt },
  { begins: beginsUndecidedPrice, way: undecidedAt },
]);

/** The last token that the farthest of those rules passes over, or -1. */
function passedTo(open: OpenLines, index: number): number {
  let passed = -1;
  for (const passes of passingAt(open.at(index))) passed = Math.max(passed, passes(open, index));
  return passed;
}

/** True for a word at which something may begin that is no plain word of a line; at most words nothing does, and they are asked this alone. */
const beginsSaying = keptByWord((word) => beginsChange(word) || passingAt(word).length > 0);

/** "I'm putting | ninety | on the gate": no words of the line, whose thing follows. */
function putsOn(open: OpenLines, { first, last, per }: Figure): boolean {
  const puts = open.at(first - 1) === "putting" || (open.at(first - 1) === "$" && open.at(first - 2) === "putting");
  if (!puts || per || open.at(last + 1) !== "on" || open.current.price) return false;
  return !open.lines.hasContent(open.current.words.filter((word) => open.at(word) !== "putting"));
}

const THAT = new Set(["that", "it", "those"]);
/** Behind "ninety for that" these begin something else. */
const BEGINS_OTHER = new Set(["i", "we", "i'll", "we'll", "the", "then", "she", "they", "also", "new", "let's"]);

/** "The gate, ninety for that | the fence": true where the words behind a price only point back, and another clause begins. */
function endsWithThat(open: OpenLines, index: number): boolean {
  if (!THAT.has(open.at(index - 1)) || open.at(index - 2) !== "for" || !BEGINS_OTHER.has(open.at(index))) return false;
  return open.current.price?.last === index - 3 && open.lines.hasContent(open.current.words);
}

/** Gathers figures, services and words into lines, in one pass over the tokens. */
export class Gatherer {
  readonly #tokens: readonly Token[];
  readonly #taken: Uint8Array;
  readonly #figures = new Map<number, Figure>();
  /** The prices whose sum told what counts for them, by the first token of that. */
  readonly #counted = new Map<number, Figure>();
  readonly #services: HeardServices;
  readonly #markups: readonly Figure[];
  readonly #open: OpenLines;

  constructor(
    tokens: readonly Token[],
    taken: Uint8Array,
    figures: readonly Figure[],
    services: readonly ServiceMention[],
    markups: readonly Figure[],
  ) {
    this.#tokens = tokens;
    this.#open = new OpenLines(tokens, this.#figures, taken, namedTokens(services));
    for (const figure of figures) {
      this.#figures.set(figure.first, figure);
      if (figure.times) this.#counted.set(figure.times.first, figure);
    }
    this.#taken = taken;
    this.#services = new HeardServices(this.#open, this.#figures, services);
    this.#markups = markups;
  }

  #quantity(figure: Figure): void {
    if (countsEcho(this.#open, figure)) return;
    const attaches = (open: OpenLines) =>
      countsService(open, figure) || attachCount(open, figure) || hoursOfServiceBefore(open, figure);
    const another = thingBehindReason(this.#open, figure);
    if (!this.#open.correction && !another && !this.#countsForNext(figure) && attaches(this.#open)) return;
    if (this.#open.current.quantities.length > 0 && countsHeardAnew(this.#open)) this.#open.finish();
    const waived = thingAfterWaived(this.#open);
    if (waived.length > 0) this.#open.finish(waived);
    if (this.#open.current.price) this.#open.finish(takeNextWords(this.#open));
    else if (another) this.#open.finish(another);
    else if (this.#services.endsBefore(figure)) this.#open.finish(thingOfThose(this.#open, figure));
    this.#open.current.quantities.push(figure);
    this.#open.current.last = figure.last;
  }

  /** "Thirteen hundred for the roof, shakes, | forty three | of them, fourteen apiece, that's six hundred and two": a sum told for which price it counts. */
  #countsForNext({ first }: Figure): boolean {
    const price = this.#counted.get(first);
    return price !== undefined && price.first > first;
  }

  #money(figure: Figure): void {
    const next = !this.#open.correction && toldForNext(this.#open, figure);
    if (next && this.#open.current.service) this.#open.finish();
    if (next) Object.assign(this.#open.current, { words: [], first: figure.first });
    if (putsOn(this.#open, figure)) this.#open.current.words = [];
    const restates = (open: OpenLines) =>
      setsMinimum(open, figure) ||
      pricesService(open, figure) ||
      restatesAmount(open, figure) ||
      restatesRate(open, figure);
    if (!this.#open.correction && !next && restates(this.#open)) return;
    if (countsEcho(this.#open, figure) || pricesEcho(this.#open, figure)) return;
    if (!this.#open.correction) joinLineBefore(this.#open, figure);
    joinKindBefore(this.#open, figure);
    if (!this.#open.correction && describesNext(this.#open, figure)) this.#open.finish();
    const corrected = thingBehindCorrection(this.#open, figure);
    const thing = corrected.length > 0 ? corrected : thingPriced(this.#open, figure);
    if (thing.length > 0) this.#open.finish(thing);
    const anew = this.#open.current.price ? takeLateWords(this.#open) : [];
    if (anew.length > 0) this.#open.finish(anew);
    else if (this.#open.current.price) this.#open.finish(takeHead(this.#open, figure));
    this.#open.current.price = figure;
    this.#open.current.last = figure.last;
  }

  #word(index: number): void {
    const word = this.#open.at(index);
    if (word === "but" && turnsToOffer(this.#open, index)) return this.#open.finish();
    const named = this.#open.current.service;
    const { correction } = this.#open;
    const left = correction?.kind === "remove" && this.#open.lines.hasContent(this.#open.current.words);
    // "didn't charge for the last visit | this one is ninety"
    const instead = left && (correction.waived ? word === "this" : comesInstead(this.#open, index));
    // "forget the pulls, she found them, but | fix the drawer runner", "forget the closet but | the trim is 120"
    const turns =
      left && this.#open.at(index - 1) === "but" && (WORK_VERBS.has(word) || turnsToPriced(this.#open, index));
    if (instead || turns || endsBehindKind(this.#open, index) || (left && beginsPriced(this.#open, index)))
      this.#open.finish();
    // "an exhaust fan | new toilet in the corner"
    const corrected = this.#open.correction && !POST_PRICE.has(word) && this.#open.correctsPriceBefore();
    const anew = word === "new" && named?.last === index - 1;
    const next = named && (anew || ordersAfterService(this.#open, index));
    if (this.#open.current.free || corrected || next) this.#open.finish();
    const current = this.#open.current;
    if (word === "same" && !current.price) current.same = true;
    // "call it five hundred thirty square feet at five seventy five a foot | crack repair"
    const amends = this.#open.correction?.kind === "replace" && current.price?.per && current.quantities.length > 0;
    if (amends && !current.after && !POST_PRICE.has(word) && this.#open.lines.hasContent([index])) {
      this.#open.finish();
      return this.#word(index);
    }
    if (word === "each" || word === "every") readForEach(this.#open, index);
    if (!current.price) {
      current.words.push(index);
      current.last = index;
      return;
    }
    if (isFirstTime(this.#open, index)) {
      current.last = index;
      return;
    }
    const described =
      current.often.length > 0 ||
      this.#open.lines.hasContent(current.words) ||
      (current.price.per && current.words.some((one) => ONESELF.has(this.#open.at(one)))) ||
      (current.price.per &&
        !POST_PRICE.has(word) &&
        // "six hours at 65 an hour, that's | the hedges"
        this.#open.at(current.price.last) !== "that's" &&
        this.#named(current));
    if (endsWithThat(this.#open, index)) {
      this.#open.finish();
      return this.#word(index);
    }
    if (REASONS.has(word) && !current.after) {
      current.trailing.push(index);
      current.last = index;
    } else if (
      current.after ||
      (!described && current.trailing.length === 0 && !(current.quantities.length > 0 && word === "to"))
    ) {
      current.after = true;
      current.words.push(index);
      current.last = index;
    } else if (current.trailing.length > 0 || POST_PRICE.has(word)) {
      current.trailing.push(index);
      current.last = index;
    } else if (
      FILLERS.has(word) ||
      ((isDoneTo(word) || isSetSo(this.#open, index)) && !reportsNext(this.#open, index)) ||
      (word === "after" && this.#open.at(index + 1) === "that") ||
      (word === "spread" && !["it", "them", "the"].includes(this.#open.at(index + 1))) ||
      /^(?:each|apiece|total|extra|more|even|all|in|of|them|it|there|here|times|turnkey|complete)$/.test(word)
    ) {
      current.last = index;
    } else {
      this.#open.finish();
      this.#open.current.words.push(index);
      [this.#open.current.first, this.#open.current.last] = [index, index];
    }
  }

  /** True when a priced line needs no words of its own: hours of labour, or a counted thing. */
  #named(candidate: Candidate): boolean {
    return (
      TIME_UNITS.has(candidate.price?.unit ?? "") ||
      candidate.quantities.some((figure) => figure.unit !== null && !isMeasure(figure.unit))
    );
  }

  gather(): Candidate[] {
    const { length } = this.#tokens;
    for (let index = 0; index < length; index++) {
      const token = this.#tokens[index];
      if (!token) break;
      if (this.#taken[index]) {
        const markup = this.#markups.find((figure) => figure.first === index);
        if (markup) markUp(this.#open, markup);
        if (this.#taken[index] === ENDS_LINE) this.#open.boundary(false);
        else if (this.#endsBehindName(index)) this.#open.finish();
        if (token.gap === "stop" && !this.#taken[index - 1]) this.#open.stop();
        continue;
      }
      const months = beginsMonths(token.norm) ? monthsBehind(this.#open, index) : -1;
      if (months >= 0) {
        index = months;
        continue;
      }
      const often = beginsOften(token.norm) ? oftenBehind(this.#open, index) : -1;
      if (often >= 0) {
        index = often;
        continue;
      }
      if (token.gap === "stop") this.#open.stop();
      // the comma of "full groom, small dog" is one of its name
      else if (!isJoined(token) && index > (this.#open.current.service?.last ?? -1)) this.#open.boundary(false);
      else if (HESITATIONS.has(token.norm) && thingBehindHesitation(this.#open, index)) this.#open.boundary(false);
      const said = beginsSaying(token.norm) ? this.#saidTo(index) : -1;
      if (said >= 0) {
        index = said;
        continue;
      }
      const figure = this.#figures.get(index);
      if (figure) {
        index = this.#figure(figure);
        continue;
      }
      this.#services.hearAt(index);
      const joins = token.norm === "and" || token.norm === "plus" || token.norm === "then";
      // the "and" of "delivery and setup" is part of the service's name
      const named = index <= (this.#open.current.service?.last ?? -1);
      if (joins && !named && this.#conjunction(index)) continue;
      this.#word(index);
    }
    this.#open.stop();
    this.#open.dropUnusedRates();
    return this.#open.lines.list;
  }

  /** The last token of words that change something, say again what was said, or are passed over; or -1. */
  #saidTo(index: number): number {
    const changed = changeAt(this.#open, index);
    if (changed >= 0) return changed;
    const again = this.#open.at(index) === "same";
    if (again && isSameCount(this.#open, index)) return index + 1;
    const passed = passedTo(this.#open, index);
    if (passed >= 0) return passed;
    return again ? echoAt(this.#open, index) : -1;
  }

  /** "Two hours of bench labor for otis graham | brake cables thirty one": a service that was counted ends with the name behind it. */
  #endsBehindName(index: number): boolean {
    const { service, quantities, price } = this.#open.current;
    if (!service || quantities.length === 0 || price || this.#open.correction || this.#taken[index + 1]) return false;
    return couldName(this.#open.at(index + 1)) && !this.#figures.has(index + 1);
  }

  #figure(said: Figure): number {
    const figure = impliedHours(this.#open, said);
    const { last } = figure;
    if (this.#open.current.free) this.#open.finish();
    if (figure.role === "money") this.#money(figure);
    else if (figure.role === "quantity") {
      this.#quantity(figure);
      this.#services.hearIn(figure);
    } else if (figure.role === "dimension") {
      if (!this.#open.correction && sizesService(this.#open, figure)) return last;
      this.#endsBeforeStory(figure);
      for (let index = figure.first; index <= last; index++) this.#word(index);
      // "cleanup of the 2023 books": part of the name, which began before
      const part = PART_OF.has(this.#open.at(figure.first - 1)) || PART_OF.has(this.#open.at(figure.first - 2));
      const inside = part && !figure.others;
      const named = this.#open.lines.hasContent(this.#open.current.words.filter((word) => word < figure.first));
      if (figure.told && !(inside && named)) this.#open.current.told = last;
      else if (figure.told || isThatOne(this.#open, figure.first)) return last;
      else this.#open.current.sizes.push(figure);
    }
    if (this.#open.optional) this.#open.current.optional = true;
    return last;
  }

  /** "So make it sixty five | the guy before me charged him three hundred for a weld": the story names no line that is changed. */
  #endsBeforeStory({ others, first }: Figure): void {
    const { current, correction } = this.#open;
    if (!others || correction?.kind !== "replace" || !current.price || current.price.last > first) return;
    const story = current.trailing;
    current.trailing = [];
    this.#open.finish();
    this.#open.current.words = [...story];
  }

  /** True when "and" or "plus" ended a line and is no part of the next one. */
  #conjunction(index: number): boolean {
    const plus = this.#open.at(index) === "plus";
    if (joinsVerbs(this.#open, index) || endsName(this.#open, index)) return false;
    const mate = plus ? [] : mateBefore(this.#open, index);
    if (mate.length > 0) {
      this.#open.current.trailing.splice(-mate.length);
      this.#open.finish(mate);
      return false;
    }
    if (this.#countsOwnThing(index)) {
      this.#open.finish();
      return true;
    }
    // "a helper at thirty eight an hour for twenty hours | thinset and grout two ten"
    const anew = plus || !this.#open.current.price ? [] : takeLateWords(this.#open);
    if (anew.length > 0) {
      this.#open.finish(anew);
      return false;
    }
    // "lawn mowing, four times in May | and tree trimming"
    const counts = measuredLine(this.#open, this.#open.current) ?? isCountOfService(this.#open, this.#open.current);
    const measured = !this.#open.correction && counts !== false;
    // "my day rate is five hundred they want three days of framing | and materials are eight hundred"
    const waits = this.#pricedSoon(index) || this.#open.hasRateFor(this.#figures.get(index + 1));
    const counted = measured || (this.#open.countsForRate() && waits) || laborWaits(this.#open, index + 1, false);
    if (counted || countsHeardAnew(this.#open)) {
      this.#open.finish();
      return true;
    }
    const removed = this.#open.correction?.kind === "remove" && this.#open.lines.hasContent(this.#open.current.words);
    const behindName = thingBehindName(this.#open);
    if (behindName.length > 0) {
      this.#open.finish(behindName);
      return false;
    }
    if (
      removed ||
      namedInstead(this.#open) ||
      this.#open.settled() ||
      (this.#open.correction && this.#open.current.quantities.length > 0)
    ) {
      this.#open.finish();
      return true;
    }
    const verb = WORK_VERBS.has(this.#open.at(index + 1));
    const words = this.#open.lines.content(this.#open.current.words);
    if (plus && words.length > 0 && this.#open.current.quantities.length > 0) this.#open.finish();
    else if (verb && words.length > 1 && STARTS.has(words[0] ?? "") && !this.#pricedSoon(index)) this.#open.finish();
    else return plus;
    return true;
  }

  /** "Forty buffet dinners | and coffee service": what was counted has its own name, and is not the service that follows. */
  #countsOwnThing(index: number): boolean {
    const { quantities, service, price } = this.#open.current;
    const [count, ...more] = quantities;
    if (!count || more.length > 0 || service || price || this.#open.correction) return false;
    const named = count.unit === null && headAfter(this.#tokens, count.number.last) === index - 1;
    return named && index - 1 > count.number.last + 1 && this.#services.isNamedAt(index + 1);
  }

  /** True when the clause after a conjunction gets a price: then both parts are one line. */
  #pricedSoon(index: number): boolean {
    for (let next = index; next < index + 14 && next < this.#tokens.length; next++) {
      if (next > index && this.#tokens[next]?.gap === "stop") return false;
      if (this.#figures.get(next)?.role === "money") return true;
    }
    return false;
  }
}
