import { newCandidate, type Candidate, type Correction } from "./candidate.ts";
import type { ServiceMention } from "./catalogue.ts";
import { stem } from "./catalogue.ts";
import { cueAt } from "./cues.ts";
import type { Figure } from "./figure.ts";
import { HeardLines } from "./heard-lines.ts";
import { beginsSentence, isJoined, type Token } from "./tokens.ts";
import { isMeasure, singular, TIME_UNITS } from "./units.ts";
import { FEE_WORDS, FILLERS, LABOR_WORDS, MATERIAL_WORDS, TRAVEL_WORDS, WORK_VERBS } from "./words.ts";

const POST_PRICE = new Set(["for", "to", "on", "with", "including", "in", "per", "from", "of", "both"]);
const LINE_HEADS = (word: string) =>
  MATERIAL_WORDS.has(word) || LABOR_WORDS.has(word) || TRAVEL_WORDS.has(word) || FEE_WORDS.has(word);

/** Small words that a correction goes on with: "no, sorry, that's nine hundred". */
const AGAIN = new Set(["no", "sorry", "wait", "actually", "it's", "that's", "its", "um", "uh"]);

export class Gatherer {
  readonly #tokens: readonly Token[];
  readonly #taken: Uint8Array;
  readonly #figures = new Map<number, Figure>();
  readonly #services = new Map<number, ServiceMention>();
  readonly #markups: readonly Figure[];
  readonly #lines: HeardLines;
  #current: Candidate = newCandidate(0);
  #correction: Correction | null = null;
  #optional = false;

  constructor(
    tokens: readonly Token[],
    taken: Uint8Array,
    figures: readonly Figure[],
    services: readonly ServiceMention[],
    markups: readonly Figure[],
  ) {
    this.#tokens = tokens;
    this.#lines = new HeardLines(tokens);
    this.#taken = taken;
    for (const figure of figures) this.#figures.set(figure.first, figure);
    const counted = new Set(
      figures.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, index) => first + index)),
    );
    for (const service of services) {
      // "fourteen windows of window washing": the count has taken the first of the service's words
      let { first } = service;
      while (first < service.last && counted.has(first)) first++;
      this.#services.set(first, service);
    }
    this.#markups = markups;
  }

  #at(index: number): string {
    return this.#tokens[index]?.norm ?? "";
  }

  #settled(): boolean {
    const { price, service, free } = this.#current;
    return price !== null || service !== null || free !== null;
  }

  /** "And the labor's four hours" after "three hours of labor": the count of a line is said anew. */
  #restates(candidate: Candidate): boolean {
    const unit = candidate.quantities.at(-1)?.unit ?? null;
    if (candidate.price || candidate.service || candidate.free || unit === null) return false;
    const target = this.#lines.match(candidate);
    if (!target?.quantities.some((figure) => figure.unit === unit) || !(target.price || target.service)) return false;
    this.#lines.replace(candidate, { kind: "replace", strikes: false, waived: false, first: candidate.first });
    return true;
  }

  #finish(): void {
    const candidate = this.#current;
    const correction = this.#correction;
    const empty =
      this.#lines.content(candidate.words).length === 0 && candidate.quantities.length === 0 && !this.#settled();
    this.#current = newCandidate(candidate.last + 1);
    this.#correction = null;
    if (correction?.kind === "remove") {
      const target = this.#lines.match(candidate) ?? (empty ? this.#lines.list.at(-1) : null);
      if (!target) return;
      if (correction.waived) target.free = { first: correction.first, last: candidate.last };
      else {
        this.#lines.remove(target);
      }
      return;
    }
    if (correction && empty) {
      const last = this.#lines.list.at(-1);
      if (correction.strikes && last) this.#lines.drop(last);
      return;
    }
    if (correction) return this.#lines.replace(candidate, correction);
    // "The service call is waived."
    if (candidate.free && !candidate.price && !candidate.service) {
      const target = this.#lines.match(candidate);
      const stems = target ? this.#lines.stemsOfListed(target) : new Set<string>();
      if (
        target &&
        (target.price || target.service) &&
        this.#lines.content(candidate.words).every((word) => stems.has(stem(word)))
      ) {
        target.free = candidate.free;
        return;
      }
    }
    if (empty) return;
    if (this.#restates(candidate)) return;
    // "Gutters need replacing. A hundred and sixty feet at eleven dollars a foot."
    if (candidate.price && this.#lines.content([...candidate.words, ...candidate.trailing]).length === 0) {
      const before = this.#lines.list.at(-1);
      if (before && !before.price && !before.service && before.free === null) {
        this.#lines.list.pop();
        candidate.words = [...before.words, ...candidate.words];
        candidate.quantities = [
          ...before.quantities.filter((figure) => figure.unit === null && candidate.quantities.length === 0),
          ...candidate.quantities,
        ];
        candidate.first = before.first;
      }
    }
    this.#lines.list.push(candidate);
  }

  /** Ends the current line when it has what a line needs. */
  #boundary(hard: boolean): void {
    const removed = this.#correction?.kind === "remove" && this.#lines.content(this.#current.words).length > 0;
    if (
      hard ||
      removed ||
      this.#settled() ||
      (this.#correction && (this.#current.quantities.length > 0 || this.#current.price))
    )
      this.#finish();
  }

  /** A count after a price: "at $120 an hour for 16 hours", "one eighty per visit, four visits", "all four of them". */
  #attach(figure: Figure): boolean {
    const ofThem = this.#at(figure.last + 1) === "of" && ["them", "those", "these"].includes(this.#at(figure.last + 2));
    const recent = [this.#current, this.#lines.list.at(-1)].filter(
      (candidate): candidate is Candidate => candidate?.price != null,
    );
    const both = this.#at(figure.first - 1) === "for" && ["both", "all"].includes(this.#at(figure.first - 2));
    if (both && figure.unit !== null) {
      const targets = [this.#current, ...this.#lines.list.slice(-4)].filter(
        (candidate) => candidate.price?.unit === figure.unit && candidate.quantities.length === 0,
      );
      for (const candidate of targets) candidate.quantities.push(figure);
      if (targets.length > 0) return true;
    }
    for (const candidate of recent) {
      const unit = candidate.price?.unit ?? candidate.rateUnit;
      const open =
        candidate.quantities.length === 0 ||
        (candidate.quantities.every((other) => other.unit === null) && figure.unit !== null && !ofThem);
      const lasting = candidate.quantities.some((other) => other.every !== null && other.every === figure.unit);
      if (!(open || lasting) || !candidate.price) continue;
      const sameUnit = unit !== null && figure.unit === unit;
      const duration =
        unit !== null &&
        TIME_UNITS.has(unit) &&
        figure.unit !== null &&
        TIME_UNITS.has(figure.unit) &&
        candidate === this.#current;
      const every = this.#at(figure.first - 2);
      const repeats =
        unit === "visit" &&
        (figure.unit === "week" || figure.unit === "month") &&
        this.#at(figure.first - 1) === "for" &&
        (every === figure.unit || candidate.words.some((index) => this.#at(index) === `${figure.unit ?? ""}ly`));
      const each =
        unit === "each" &&
        figure.unit !== "hour" &&
        (ofThem ||
          ((figure.unit === null || !isMeasure(figure.unit)) &&
            this.#at(figure.first - 1) === "for" &&
            candidate === this.#current &&
            this.#at(figure.last + 1) !== "of"));
      const counted =
        ofThem && unit !== null && !TIME_UNITS.has(unit)
          ? true
          : unit !== null && unit !== "each" && singular(this.#at(figure.last + 1)) === unit && figure.unit === null;
      if (sameUnit || lasting || duration || repeats || each || counted) {
        this.#lines.changed(candidate);
        candidate.quantities.push(figure);
        candidate.last = Math.max(candidate.last, figure.last);
        return true;
      }
    }
    return false;
  }

  #quantity(figure: Figure): void {
    if (!this.#correction && this.#attach(figure)) return;
    if (this.#current.price || (this.#current.service && this.#current.quantities.length > 0)) this.#finish();
    this.#current.quantities.push(figure);
    this.#current.last = figure.last;
  }

  #money(figure: Figure): void {
    if (this.#current.price) {
      const next = this.#at(figure.last + 1);
      const trailing =
        this.#current.after && next !== "for" && next !== "to" ? this.#current.words : this.#current.trailing;
      const head = trailing.findLastIndex((index) => LINE_HEADS(this.#at(index)));
      const cut =
        head >= 0
          ? head
          : Math.max(
              0,
              trailing.length - 1 - (["is", "are", "for", "at"].includes(this.#at(trailing.at(-1) ?? -1)) ? 1 : 0),
            );
      const words = this.#current.after && cut === 0 ? [] : trailing.splice(cut);
      this.#finish();
      this.#current.words = words;
      if (words[0] !== undefined) this.#current.first = words[0];
    }
    this.#current.price = figure;
    this.#current.last = figure.last;
  }

  #word(index: number): void {
    if (this.#current.free) this.#finish();
    const current = this.#current;
    const word = this.#at(index);
    if (word === "same" && !current.price) current.same = true;
    if (!current.price) {
      current.words.push(index);
      current.last = index;
      return;
    }
    const described =
      this.#lines.content(current.words).length > 0 ||
      (current.price.per && !POST_PRICE.has(word) && this.#named(current));
    if (
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
      /^(?:\w{3,}ed|spread|each|apiece|total|extra|more|even|all|in|of|them|it|there|here)$/.test(word)
    ) {
      current.last = index;
    } else {
      this.#finish();
      this.#current.words.push(index);
      [this.#current.first, this.#current.last] = [index, index];
    }
  }

  /** True when a priced line needs no words of its own: hours of labour, or a counted thing. */
  #named(candidate: Candidate): boolean {
    return (
      TIME_UNITS.has(candidate.price?.unit ?? "") ||
      candidate.quantities.some((figure) => figure.unit !== null && !isMeasure(figure.unit))
    );
  }

  #rate(index: number): number {
    // "a day rate of six hundred", "an hourly rate of ninety"
    const named: Record<string, string> = { day: "day", daily: "day", hourly: "hour", hour: "hour", weekly: "week" };
    const unit = named[this.#at(index)];
    if (unit === undefined || this.#at(index + 1) !== "rate") return index;
    this.#current.rateUnit = unit;
    return this.#at(index + 2) === "of" ? index + 2 : index + 1;
  }

  #cue(index: number): number {
    // "at seven eighty each no eight units"
    const plainNo =
      this.#at(index) === "no" &&
      (this.#figures.has(index + 1) || (this.#at(index + 1) === "the" && this.#changesSomething(index + 1, index))) &&
      (this.#current.price !== null || this.#current.quantities.length > 0);
    const cue = plainNo ? ({ kind: "replace", last: index, strikes: false } as const) : cueAt(this.#tokens, index);
    if (!cue) return -1;
    if (cue.kind === "optional") {
      const trails = ["that's", "that", "which", "is", "are"].includes(this.#at(index));
      if (cue.sticky) {
        if (this.#current.price && isJoined(this.#tokens[index])) this.#current.optional = true;
        else {
          this.#boundary(false);
          this.#optional = true;
        }
      } else if (trails) {
        if (
          this.#settled() ||
          (!this.#at(index).startsWith("that") && this.#lines.content(this.#current.words).length > 0)
        )
          this.#current.optional = true;
        else {
          const last = this.#lines.list.at(-1);
          if (last) last.optional = true;
        }
      } else {
        this.#boundary(false);
        this.#current.optional = true;
      }
      return cue.last;
    }
    if (cue.kind === "free") {
      if (["not", "isn't", "aren't"].includes(this.#at(index - 1)) || this.#at(index + 1) === "not") return -1;
      if (this.#lines.content(this.#current.words).length > 0 || this.#current.service) {
        if (!this.#current.price || /waived|house|on me/.test(this.#at(cue.last)))
          this.#current.free = { first: index, last: cue.last };
        this.#current.last = cue.last;
      }
      return cue.last;
    }
    if (cue.kind === "replace" && !cue.strikes && !this.#changesSomething(cue.last + 1, index))
      return FILLERS.has(this.#at(index)) ? index : -1;
    if (
      cue.kind === "remove" &&
      !cue.waived &&
      ["drop", "skip", "take", "scratch", "forget", "cancel", "scrap"].includes(this.#at(index)) &&
      !["the", "that", "those", "on", "about", "off"].includes(this.#at(cue.last + 1))
    )
      return -1;
    const empty =
      !this.#settled() &&
      this.#lines.content(this.#current.words).length === 0 &&
      this.#current.quantities.length === 0;
    // "actually scratch that, leave out the deck": one change said twice
    if (!(empty && this.#correction)) this.#finish();
    this.#current.first = index;
    this.#correction =
      cue.kind === "remove"
        ? { kind: "remove", strikes: false, waived: cue.waived, first: index }
        : {
            kind: "replace",
            strikes: cue.strikes || (this.#correction?.strikes ?? false),
            waived: false,
            first: index,
          };
    let { last } = cue;
    while (cue.kind === "replace" && AGAIN.has(this.#at(last + 1)) && !beginsSentence(this.#tokens[last + 1])) last++;
    return last;
  }

  /** "sorry" and "actually" are corrections only when a figure or another cue comes soon. */
  #changesSomething(next: number, cue: number): boolean {
    if (["no", "wait"].includes(this.#at(cue)) && next > cue + 1) return true;
    for (let index = next; index < next + 7 && index < this.#tokens.length; index++) {
      if (index > next && beginsSentence(this.#tokens[index])) return false;
      if (this.#figures.has(index) || cueAt(this.#tokens, index) !== null) return true;
    }
    return false;
  }

  gather(): Candidate[] {
    const { length } = this.#tokens;
    for (let index = 0; index < length; index++) {
      const token = this.#tokens[index];
      if (!token) break;
      if (this.#taken[index]) {
        const markup = this.#markups.find((figure) => figure.first === index);
        if (markup) this.#markUp(markup);
        if (this.#taken[index] === 2) this.#boundary(false);
        if (token.gap === "stop" && !this.#taken[index - 1]) this.#stop();
        continue;
      }
      if (token.gap === "stop") this.#stop();
      else if (token.gap === "comma" || token.gap === "pause") this.#boundary(false);
      const cue = this.#cue(index);
      if (cue >= 0) {
        index = cue;
        continue;
      }
      const rate = this.#rate(index);
      if (rate > index) {
        index = rate;
        continue;
      }
      const figure = this.#figures.get(index);
      if (figure) {
        index = this.#figure(figure);
        continue;
      }
      const service = this.#services.get(index);
      if (service) this.#service(service);
      if ((token.norm === "and" || token.norm === "plus" || token.norm === "then") && this.#conjunction(index))
        continue;
      this.#word(index);
    }
    this.#stop();
    return this.#lines.list;
  }

  #stop(): void {
    this.#boundary(true);
    this.#optional = false;
  }

  #markUp(figure: Figure): void {
    const target = [this.#current, ...this.#lines.list.toReversed().slice(0, 20)].find(
      (candidate) => candidate.price && this.#lines.content(candidate.words).some((word) => MATERIAL_WORDS.has(word)),
    );
    const other = target ?? [this.#current, this.#lines.list.at(-1)].find((candidate) => candidate?.price);
    if (other) other.markup = figure;
  }

  #figure(figure: Figure): number {
    const { last } = figure;
    if (this.#current.free) this.#finish();
    if (figure.role === "money") this.#money(figure);
    else if (figure.role === "quantity") this.#quantity(figure);
    else if (figure.role === "dimension") for (let index = figure.first; index <= last; index++) this.#word(index);
    if (this.#optional) this.#current.optional = true;
    return last;
  }

  #service(service: ServiceMention): void {
    if (this.#current.service || this.#current.price) {
      const near =
        this.#current.price && this.#lines.content(this.#current.words).length === 0 && !this.#current.service;
      if (!near) this.#finish();
    }
    this.#current.service = service;
    this.#current.last = service.last;
    if (this.#optional) this.#current.optional = true;
  }

  /** True when "and" or "plus" ended a line and is no part of the next one. */
  #conjunction(index: number): boolean {
    const plus = this.#at(index) === "plus";
    const removed = this.#correction?.kind === "remove" && this.#lines.content(this.#current.words).length > 0;
    if (removed || this.#settled() || (this.#correction && this.#current.quantities.length > 0)) {
      this.#finish();
      return true;
    }
    const verb = WORK_VERBS.has(this.#at(index + 1));
    const words = this.#lines.content(this.#current.words);
    if (plus && words.length > 0 && this.#current.quantities.length > 0) this.#finish();
    else if (verb && words.length > 1 && WORK_VERBS.has(words[0] ?? "") && !this.#pricedSoon(index)) this.#finish();
    else return plus;
    return true;
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
