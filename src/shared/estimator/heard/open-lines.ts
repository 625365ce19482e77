import type { Figure } from "../numbers/figure.ts";
import { newCandidate, type Candidate, type Correction } from "../quantities/candidate.ts";
import { cueAt } from "../words/cues.ts";
import { MADE } from "../words/sentence-words.ts";
import { ENDS_LINE, TAKEN_BACK } from "../words/taken.ts";
import { beginsSentence, type Token } from "../words/tokens.ts";
import { singular, TIME_UNITS } from "../words/units.ts";
import { countsServiceBefore, isCountOfService, totalsCounts, withoutReason, withoutWhy } from "./counting-clause.ts";
import { HeardLines } from "./heard-lines.ts";
import { laborWaits } from "./labor-alone.ts";
import { namedInstead } from "./named-instead.ts";
import { pluralRate } from "./plural-rates.ts";
import { pricesAnew } from "./priced-anew.ts";
import { pricedBehindLeftOut } from "./priced-behind.ts";
import { isRateOf, sameOfRate, soleLabor } from "./rates-anew.ts";
import { pricesReferred, pricesThat } from "./referred-prices.ts";
import { namesOtherService } from "./replaced-services.ts";
import { namesOnly, takesBack, tellsWhyStruck } from "./replaced-things.ts";
import { restatesCount, restatesPrice, retakesTime } from "./said-anew.ts";
import {
  countsUncounted,
  detailsNamed,
  measuredLine,
  measuresNamed,
  pricesMeasure,
  saidBefore,
} from "./service-again.ts";
import { pricesTold, unpricedBeforeTold } from "./told-prices.ts";
import { takeThingBefore, takeUnpricedBefore } from "./unpriced-before.ts";
import { passWhich } from "./which-of-them.ts";

/** "Leave it off", "take that out": the words name nothing. */
const PARTICLES = new Set(["off", "out", "away", "back"]);

/** Before what becomes an option: "make the filter", "put the fridge down as". */
const PUTTING = new Set(["make", "put", "have", "leave", "list", "keep", "down", "show", "mark", "do"]);

const ARTICLES = new Set(["the", "a", "an"]);

const TERM_REACH = 4;
/** How far behind "sorry" and behind a sentence's "actually" the figure may stand that changes something. */
const [CHANGE_REACH, ACTUALLY_REACH] = [7, 11];
const HALF = 0.5;

/** True for a line of which not one word was heard yet: where one ends right behind another, nothing ends. */
const isUnspoken = ({ words, trailing, quantities, sizes, price, service, free }: Candidate): boolean =>
  words.length + trailing.length + quantities.length + sizes.length === 0 && !price && !service && !free;

/** The line that is being heard, those heard before it, and where one ends. */
export class OpenLines {
  readonly tokens: readonly Token[];
  /** The figures by their first token. */
  readonly figures: ReadonlyMap<number, Figure>;
  readonly lines: HeardLines;
  current: Candidate = newCandidate(0);
  correction: Correction | null = null;
  optional = false;
  /** The last token of the words that left a line out. */
  leftOut = Number.NEGATIVE_INFINITY;
  /** The last token of the words that made a line an option. */
  optionAt = Number.NEGATIVE_INFINITY;

  readonly #taken: Uint8Array;
  /** The tokens on which services of the account are named. */
  readonly #services: ReadonlySet<number>;
  /** One of the rates that were said first got its count. */
  #tookRate = false;

  constructor(
    tokens: readonly Token[],
    figures: ReadonlyMap<number, Figure>,
    taken: Uint8Array,
    services: ReadonlySet<number>,
  ) {
    this.#taken = taken;
    this.#services = services;
    this.tokens = tokens;
    this.figures = figures;
    this.lines = new HeardLines(tokens);
  }

  /** True when the token belongs to the client's name or to a term, and to no line. */
  isTaken(index: number): boolean {
    return this.#taken[index] !== 0;
  }

  /** What stands from one token to another asks for nothing any more: it only changed what was said before. */
  takeBack(first: number, last: number): void {
    this.#taken.fill(TAKEN_BACK, first, last + 1);
  }

  /** True when the token belongs to the name of a service of the account. */
  namesService(index: number): boolean {
    return this.#services.has(index);
  }

  /** The word at an index, or "": written out here, since every rule asks for its words. */
  at(index: number): string {
    return index < 0 ? "" : (this.tokens[index]?.norm ?? "");
  }

  /** True when one of some words stands among the tokens from `first` up to and without `end`. */
  isSaid(words: ReadonlySet<string>, first: number, end: number): boolean {
    for (let index = first; index < end; index++) if (words.has(this.at(index))) return true;
    return false;
  }

  settled(): boolean {
    const { price, service, free } = this.current;
    return (price ?? service ?? free) !== null;
  }

  /** True while nothing was said of a line yet. */
  isEmpty(): boolean {
    const { words, quantities } = this.current;
    return !this.settled() && quantities.length === 0 && !this.lines.hasContent(words);
  }

  /** The line that is being heard when it has its price, else the one before it, priced or not. */
  get pricedOrLast(): Candidate | undefined {
    return this.current.price ? this.current : this.lines.list.at(-1);
  }

  /** "Twelve hours of reading tutoring ... the reading let's do at 45 an hour", "four outlet installations ... for the outlets a hundred and twenty each": a price of its own for a service. */
  #repricesService(candidate: Candidate): boolean {
    const { price } = candidate;
    if (!price || candidate.quantities.length > 0) return false;
    const services = this.lines.list.slice(-60).filter((line) => line.service);
    if (services.length === 0) return false;
    const { service } = candidate;
    const target = service
      ? sameOfRate(services, service, price)
      : (this.lines.repeats(candidate) ?? soleLabor(services, this.lines.content(candidate.words), price));
    if (!target?.service || target.price || target.free) return false;
    if (price.per && price.unit !== "each" && !isRateOf(target, price)) return false;
    const several = target.quantities.some((figure) => (figure.number.readings[0]?.value ?? 1) > 1);
    if (!price.per && several) return false;
    target.price = candidate.price;
    this.lines.changed(target);
    return true;
  }

  /** "My half-day rate is three fifty and a full day is six hundred": at the end, of several rates those asked for stay. */
  dropUnusedRates(): void {
    if (!this.#tookRate) return;
    for (const rate of this.#waitingRates())
      if (rate.price && (this.lines.content(rate.words).length === 0 || pluralRate(rate, this.tokens) !== null))
        this.lines.drop(rate);
  }

  #waitingRates(): Candidate[] {
    return this.lines.list.slice(-6).filter((line) => line.rateUnit !== null && line.quantities.length === 0);
  }

  /** "Hourly rate's one ten. I've got nine hours in the panel swap": a rate that was said first and waits for its hours. */
  #rateFor(candidate: Candidate): Candidate | null {
    if (candidate.price || candidate.service || candidate.quantities.length === 0) return null;
    const [unit, ...others] = candidate.quantities.flatMap((figure) => figure.unit ?? []);
    if (unit === undefined || others.length > 0) return null;
    return this.#waitingRates().findLast((line) => line.rateUnit === unit) ?? null;
  }

  /** "One full day | and two half days": a count for which another rate waits. */
  hasRateFor(figure: Figure | undefined): boolean {
    return figure?.role === "quantity" && this.#waitingRates().some((line) => line.rateUnit === figure.unit);
  }

  /** True when what is being heard has its count, and its rate was said before. */
  countsForRate(): boolean {
    return this.#rateFor(this.current) !== null;
  }

  #takesRate(candidate: Candidate): boolean {
    const rate = this.#rateFor(candidate);
    if (!rate?.price) return false;
    const unit = rate.rateUnit;
    this.lines.drop(rate);
    this.#tookRate = true;
    const words = this.lines.content(candidate.words).length > 0 ? candidate.words : rate.words;
    this.lines.list.push({ ...candidate, words, price: { ...rate.price, per: true, unit }, rateUnit: unit });
    return true;
  }

  /** "An hour is ninety | and a full day is six hundred". */
  #goesOnWithRate({ last }: Figure): boolean {
    const length = this.at(last + 1) === "and" ? this.figures.get(last + 2) : undefined;
    const is = length && this.at(length.last + 1) === "is" && TIME_UNITS.has(length.unit ?? "");
    return is === true && this.figures.get(length.last + 2)?.role === "money";
  }

  /** "... and a full day is six hundred": beside one rate another, for another length of time. */
  #statesRate({ price, service, quantities, words }: Candidate): string | null {
    const [length, ...others] = quantities;
    const is = price && !price.per && this.at(price.first - 1) === "is" && length?.last === price.first - 2;
    if (!is || service || others.length > 0 || this.lines.content(words).length > 0) return null;
    const value = length.number.readings[0]?.value;
    const first = this.#waitingRates().length === 0;
    if ((first && !this.#goesOnWithRate(price)) || !TIME_UNITS.has(length.unit ?? "")) return null;
    return value === 1 ? length.unit : value === HALF && length.unit === "day" ? "half day" : null;
  }

  /** "18 percent service charge, no, leave that out", "a rebate of ninety, so take that off": a term is spoken of. */
  #termAfter(line: Candidate, correction: Correction): boolean {
    for (let index = line.last + 1; index < correction.first; index++)
      if (this.figures.get(index)?.role === "percent" || this.#taken[index] === ENDS_LINE) return true;
    // "take off the $500 utility rebate"
    for (let next = correction.first + 1; next <= correction.first + TERM_REACH; next++) {
      if (beginsSentence(this.tokens[next])) return false;
      if (this.#taken[next] === ENDS_LINE) return true;
    }
    return false;
  }

  /** "Case is optional.", "actually, make the filter optional": what was heard before becomes an option. */
  #makesOptional(candidate: Candidate): boolean {
    if (!candidate.optional || candidate.price || candidate.service || candidate.free) return false;
    const words = candidate.words.filter((index) => !PUTTING.has(this.at(index)));
    const target = this.lines.repeats({ ...candidate, words });
    if (!target?.price && !target?.service) return false;
    target.optional = true;
    return true;
  }

  /** Ends the current line; `next` are its last words that begin the one after it. */
  finish(next: readonly number[] = []): void {
    const candidate = this.current;
    if (next.length === 0 && !this.correction && isUnspoken(candidate)) {
      this.current = newCandidate(candidate.last + 1);
      return;
    }
    if (next.length > 0) candidate.words = candidate.words.filter((index) => !next.includes(index));
    this.#end(candidate);
    if (next.length > 0) this.current.words = [...next];
    if (next[0] !== undefined) this.current.first = next[0];
  }

  #end(candidate: Candidate): void {
    const correction = this.correction;
    passWhich(this.tokens, this.lines.list.at(-1), candidate);
    const anew = !correction && (restatesPrice(this, candidate) || pricesAnew(this, candidate));
    const done = anew || this.#makesOptional(candidate);
    const empty = this.isEmpty();
    this.current = newCandidate(candidate.last + 1);
    this.correction = null;
    if (done) return;
    if (correction?.kind === "remove") {
      const free = correction.waived ? withoutWhy(this, candidate) : candidate;
      const refers = empty || this.lines.content(candidate.words).every((word) => PARTICLES.has(word));
      const last = this.lines.list.findLast((line) => line.price ?? line.service) ?? this.lines.list.at(-1);
      const target = this.lines.unwanted(free) ?? (refers && last && !this.#termAfter(last, correction) ? last : null);
      if (!target && correction.waived && !refers)
        this.lines.list.push({ ...free, free: { first: correction.first, last: candidate.last } });
      // "skip the rush, we're not billing it": of what has no line
      if (!target && !refers && !correction.waived) this.leftOut = candidate.last;
      if (!target) return;
      if (correction.waived) target.free = { first: correction.first, last: candidate.last };
      else {
        this.lines.remove(target);
        this.leftOut = candidate.last;
        const behind = pricedBehindLeftOut(this, candidate, target);
        if (behind) this.lines.list.push(behind);
      }
      return;
    }
    if (correction && (empty || (correction.strikes && tellsWhyStruck(candidate, this.tokens)))) {
      const last = this.lines.list.at(-1);
      if (correction.strikes && last) this.lines.drop(last);
      return;
    }
    if (correction && (countsUncounted(this, candidate, correction) || retakesTime(this, candidate))) return;
    if (correction) return this.lines.replace(withoutReason(this, candidate), correction);
    // "The service call is waived."
    if (candidate.free && !candidate.price && !candidate.service) {
      const target = this.lines.match(candidate);
      // "the sealer is included" is said of something else than "seal the balconies"
      const said = target ? this.lines.content([...target.words, ...target.trailing]).map(singular) : [];
      if (
        target &&
        (target.price || target.service) &&
        this.lines.content(candidate.words).every((word) => said.includes(singular(word)))
      ) {
        target.free = candidate.free;
        return;
      }
    }
    // most of what follows is said of a service of the account, of which many talks name none
    const sold = this.#services.size > 0;
    if (empty || (sold && totalsCounts(this, candidate)) || measuresNamed(this, candidate)) return;
    if (sold && this.#saysMoreOfService(candidate)) return;
    if (restatesCount(this, candidate) || this.#takesRate(candidate)) return;
    if (sold && countsServiceBefore(this, candidate)) return;
    const rateUnit = this.#statesRate(candidate) ?? pluralRate(candidate, this.tokens);
    if (rateUnit !== null) {
      this.lines.list.push({ ...candidate, rateUnit, quantities: [] });
      return;
    }
    takeUnpricedBefore(this.lines, this.tokens, candidate);
    takeThingBefore(this.lines, this.tokens, candidate);
    const unpriced = unpricedBeforeTold(this.lines, candidate, this.tokens);
    if (unpriced) this.lines.list.push(unpriced);
    this.lines.list.push(candidate);
  }

  /** True when a clause prices a service that was named before, or names it once more. */
  #saysMoreOfService(candidate: Candidate): boolean {
    return (
      pricesMeasure(this, candidate) ||
      pricesReferred(this, candidate) ||
      pricesThat(this, candidate) ||
      pricesTold(this, candidate) ||
      this.#repricesService(candidate) ||
      saidBefore(this, candidate) ||
      detailsNamed(this, candidate)
    );
  }

  /** "At 4.75 a foot, sorry, 4.50 a foot | stairs are ...": the price corrects the line before, what follows is new. */
  correctsPriceBefore(): boolean {
    const { price, words } = this.current;
    if (this.correction?.kind !== "replace" || !price?.per || this.lines.content(words).length > 0) return false;
    const before = this.lines.list.at(-1);
    return before !== undefined && (before.price === null || before.price.unit === price.unit);
  }

  /** Ends the current line when it has what a line needs. */
  boundary(hard: boolean): void {
    const corrected = this.correction !== null && this.#endsCorrection(this.correction);
    const { quantities, sizes } = this.current;
    const measured = quantities.length + sizes.length > 0;
    if (hard || corrected || this.settled() || (measured && this.#isMeasured())) this.finish();
  }

  /** True when a correction has what it needs: what is taken out, what stands there instead, or a count. */
  #endsCorrection(correction: Correction): boolean {
    const { current } = this;
    const removed = correction.kind === "remove" && this.lines.content(current.words).length > 0;
    return removed || namedInstead(this) || current.quantities.length > 0;
  }

  /** True when what is being heard only says how much there is of something, which has its price elsewhere. */
  #isMeasured(): boolean {
    const { current } = this;
    return (
      measuredLine(this, current) !== null ||
      isCountOfService(this, current) ||
      this.countsForRate() ||
      laborWaits(this, current.last + 1, true)
    );
  }

  stop(): void {
    this.boundary(true);
    this.optional = false;
  }

  /** "sorry" and "actually" are corrections only when a figure or another cue comes soon. */
  changesSomething(next: number, cue: number): boolean {
    if (["no", "wait"].includes(this.at(cue)) && next > cue + 1) return true;
    const named = this.namesService(ARTICLES.has(this.at(next)) ? next + 1 : next);
    const takes = takesBack(this.tokens, cue);
    if (takes && (named || namesOnly(this.tokens, next))) return true;
    // "actually make it the basic ones"
    if (named && this.at(next - 2) === "make" && this.at(next) === "the") return true;
    // "five inch gutter, actually make that six inch"
    if (named && this.at(next - 2) === "make" && MADE.has(this.at(next - 1))) return true;
    if (namesOtherService(this, next, takes)) return true;
    // "Actually, we had a helper there, the labor is 240"
    const reach = this.at(cue) === "actually" && beginsSentence(this.tokens[cue]) ? ACTUALLY_REACH : CHANGE_REACH;
    for (let index = next; index < next + reach && index < this.tokens.length; index++) {
      if (index > next && beginsSentence(this.tokens[index])) return false;
      if (this.figures.has(index) || cueAt(this.tokens, index) !== null || this.at(index) === "keep") return true;
    }
    return false;
  }
}
