import { wordSet } from "#shared/word-set.ts";
import type { Candidate, Correction } from "./candidate.ts";
import { stem } from "./service-names.ts";
import { headNoun } from "./counts.ts";
import type { Figure } from "./figure.ts";
import { isNounHere } from "./nearby.ts";
import { isNumberWord } from "./number-words.ts";
import type { Token } from "./tokens.ts";
import { AGREED, refersBack, tellsReason } from "./referring-words.ts";
import { isOtherKind, replacedBy } from "./replaced-things.ts";
import { repriced } from "./repriced.ts";
import { putsOtherService } from "./replaced-services.ts";
import { isMeasure, TIME_UNITS, unitAt } from "./units.ts";
import { couldName, REASONS } from "./words.ts";

const GENERIC = new Set(
  ["install", "replace", "new", "old", "labor", "one", "two", "clean", "repair", "set", "paint"].map(stem),
);

/** "For the drafting we agreed on a thousand". */
const SETTLING = new Set([...AGREED, "do", "did", "charge", "charging", "charged"]);

/** "Wait that's the old price": words about the figure itself name nothing. */
const TALK = wordSet("old price last year new wrong rate cost time remeasured number checked moved");

/** Feet name no line: "it's fifty six square feet" says nothing of what else is measured in feet. */
const EXTENT_UNITS = new Set(["ft", "sq ft", "linear ft"]);

/** "That shed is big.", "the tub's in bad shape.": says how something is, and prices nothing. */
const remarks = ({ words, price, service }: Candidate, tokens: readonly Token[]): boolean =>
  !price && !service && words.some((index) => /^(?:is|are|was|were)$|'s$|'re$/.test(tokens[index]?.norm ?? ""));

/** The words of what a figure counts, for a line whose new count does not say them: "five trees ... make it six". */
function nounTokens({ number, noun, unit }: Figure): number[] {
  if (unit === null || isMeasure(unit)) return [];
  return Array.from({ length: Math.max(0, noun - number.last) }, (_, offset) => number.last + 1 + offset);
}

/** The unit of time in which a line is counted, or null. */
const timeOf = ({ quantities }: Candidate): string | null =>
  quantities.find(({ unit }) => TIME_UNITS.has(unit ?? ""))?.unit ?? null;

/** The lines heard so far, in order, and what a correction does to them. */
export class HeardLines {
  readonly #tokens: readonly Token[];
  /** What each token names: asked for the words of a line by every rule that looks at it. */
  readonly #names = new Map<number, string>();
  readonly list: Candidate[] = [];
  readonly #removed: Candidate[] = [];
  readonly #listed = new WeakMap<Candidate, Set<string>>();

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  #at(index: number): string {
    return this.#tokens[index]?.norm ?? "";
  }

  /** Takes a line back, but remembers it: "take the gates off ... actually keep one gate". */
  remove(candidate: Candidate): void {
    this.drop(candidate);
    this.#removed.push(candidate);
  }

  /** Must be called when a listed candidate changes. */
  changed(candidate: Candidate): void {
    this.#listed.delete(candidate);
  }

  /** Words that could name a thing: neither small words nor fillers. */
  content(words: readonly number[]): string[] {
    const named: string[] = [];
    for (const index of words) {
      let word = this.#names.get(index);
      if (word === undefined) this.#names.set(index, (word = this.#nameAt(index)));
      if (word !== "") named.push(word);
    }
    return named;
  }

  /** The word at an index when it could name a thing, else "". */
  #nameAt(index: number): string {
    const said = this.#at(index);
    const word = said.endsWith("'s") ? said.slice(0, -2) : said;
    return couldName(word) || isNounHere(this.#tokens, index) ? word : "";
  }

  stems(candidate: Candidate): Set<string> {
    const reason = REASONS.has(this.#at(candidate.trailing[0] ?? -1));
    const words = [...this.content(candidate.words), ...(reason ? [] : this.content(candidate.trailing))];
    for (const figure of candidate.quantities) words.push(...this.#nounsAfter(figure));
    return new Set(words.map(stem));
  }

  /** The stems of a finished candidate, kept until it changes: corrections look back often. */
  stemsOfListed(candidate: Candidate): Set<string> {
    const kept = this.#listed.get(candidate);
    if (kept) return kept;
    const stems = this.stems(candidate);
    this.#listed.set(candidate, stems);
    return stems;
  }

  #nounsAfter(figure: Figure): string[] {
    return figure.unit === null || EXTENT_UNITS.has(figure.unit) ? [] : [this.#at(figure.noun)];
  }

  /** The latest candidate that speaks of the same thing. */
  match(wanted: Candidate): Candidate | null {
    const said = [...this.stems(wanted)];
    const own = said.filter((word) => !GENERIC.has(word));
    return this.#nearest(own);
  }

  /** The line that is to be left out. */
  unwanted(wanted: Candidate): Candidate | null {
    return this.match(wanted) ?? this.#nearest(this.#headed(wanted, [...this.stems(wanted)]));
  }

  /** "Leave the paint out": a word that many lines share names the one that begins with it. */
  #headed(wanted: Candidate, said: readonly string[]): string[] {
    const [word = ""] = this.content(wanted.words);
    const head = stem(word);
    const heads = this.list.slice(-60).filter((line) => stem(this.content(line.words)[0] ?? "") === head);
    return GENERIC.has(head) && heads.length === 1 && wanted.words.length > 0 ? said.filter((one) => one === head) : [];
  }

  /** The latest line that shares most of some words. */
  #nearest(stems: readonly string[]): Candidate | null {
    if (stems.length === 0) return null;
    let best: Candidate | null = null;
    let score = 0;
    for (let index = this.list.length - 1; index >= 0 && index >= this.list.length - 60; index--) {
      const candidate = this.list[index];
      if (!candidate) continue;
      const other = this.stemsOfListed(candidate);
      const common = stems.filter((word) => other.has(word)).length;
      const shared = common > 0 && (candidate.price || candidate.service) ? common + 0.5 : common;
      if (shared > score) [best, score] = [candidate, shared];
    }
    return best;
  }

  /** True when every word that a candidate says is among those of a line. */
  repeats(candidate: Candidate): Candidate | null {
    const words = this.content(candidate.words)
      .filter((word) => !SETTLING.has(word))
      .map(stem);
    const target = words.length > 0 ? this.match(candidate) : null;
    return target && words.every((word) => this.stemsOfListed(target).has(word)) ? target : null;
  }

  /** True when a word names a line that was heard. */
  names(word: string): boolean {
    const wanted = stem(word);
    return !GENERIC.has(wanted) && this.list.slice(-60).some((line) => this.stemsOfListed(line).has(wanted));
  }

  #latest(fits: (candidate: Candidate) => boolean): Candidate | null {
    for (let index = this.list.length - 1; index >= 0 && index >= this.list.length - 60; index--) {
      const candidate = this.list[index];
      if (candidate && fits(candidate)) return candidate;
    }
    return null;
  }

  drop(candidate: Candidate): void {
    const index = this.list.lastIndexOf(candidate);
    if (index >= 0) this.list.splice(index, 1);
  }

  /** A corrected clause takes over what it says anew and keeps the rest. */
  replace(change: Candidate, correction: Correction): void {
    if (putsOtherService(this, change, correction, this.#tokens)) return;
    const refers = refersBack(change.words, this.#tokens);
    const because = tellsReason(change.words, this.#tokens);
    const reasoned = change.after && this.#at(change.words[0] ?? -1) !== "for";
    const named =
      (this.content(change.words).some((word) => !TALK.has(word)) && !reasoned && !refers) || change.service !== null;
    const unit = change.quantities[0]?.unit ?? null;
    const counts = change.quantities.length > 0 && change.price === null;
    // "six connects at fourteen each and call it two hours at ninety five": hours with a rate, where none were
    const own = change.quantities.length > 0 && change.price !== null && unit !== null && TIME_UNITS.has(unit);
    if (own && !this.list.some((line) => line.quantities.some((figure) => TIME_UNITS.has(figure.unit ?? "")))) {
      this.list.push(change);
      return;
    }
    const sameUnit =
      unit === null ? null : this.#latest((other) => other.quantities.some((figure) => figure.unit === unit));
    const target =
      this.match(change) ??
      (counts ? sameUnit : null) ??
      (named
        ? null
        : this.#latest((other) =>
            change.price === null
              ? other.quantities.length > 0 || other.price !== null
              : other.price !== null ||
                other.quantities.length > 0 ||
                (other.words.length > 0 && !remarks(other, this.#tokens)),
          ));
    const keeps = change.words.some((index) => this.#at(index) === "keep");
    const back = target
      ? null
      : this.#removed.findLast(
          (other) =>
            (change.quantities.length > 0 || keeps) &&
            [...this.stems(change)].some((word) => this.stems(other).has(word)),
        );
    if (back) {
      this.#removed.splice(this.#removed.indexOf(back), 1);
      this.list.push(back);
      if (change.quantities.length > 0) back.quantities = change.quantities;
      if (change.price) back.price = change.price;
      return;
    }
    if (!target) {
      const last = this.list.at(-1);
      const replaced = named ? replacedBy(change, correction, last, this.#tokens) : null;
      if (replaced) {
        replaced.words = change.words;
        if (change.price) [replaced.price, replaced.quantities] = [change.price, change.quantities];
        replaced.last = Math.max(replaced.last, change.last);
        this.#listed.delete(replaced);
        return;
      }
      if (correction.strikes && last) this.drop(last);
      if (change.price || change.service || named) this.list.push(change);
      return;
    }
    this.#listed.delete(target);
    target.last = Math.max(target.last, change.last);
    // "the oak door at six fifty, actually go with the steel door at four ninety": another one of its kind
    if (change.price && named && isOtherKind(change, target, this.content(target.words), this.#tokens))
      target.words = change.words;
    if (change.price && !change.service && this.#countsRather(change.price, target))
      [change.quantities, change.price] = [[{ ...change.price, role: "quantity", unit: timeOf(target) }], null];
    // "crown molding for eight fifty, strike that, wainscoting in the den for twelve hundred": it is said whole
    const said = this.stemsOfListed(target);
    if (correction.strikes && change.price && this.content(change.words).some((word) => this.#isNewThing(word, said)))
      target.words = change.words;
    // "there's another one behind the pool so make that five ash trees at ninety": the later words say it whole
    if (change.price && !target.price && change.quantities.length > 0 && named && !change.service && !because)
      target.words = change.words;
    if (
      change.quantities.length > 0 &&
      !change.price &&
      target.price &&
      !target.price.per &&
      target.quantities.every((figure) => figure.number.readings[0]?.value === 1) &&
      unit === null
    )
      target.price = { ...target.price, per: true, unit: "each" };
    if (change.price) {
      target.price = target.price ? repriced(target.price, change.price) : change.price;
      target.free = null;
    }
    if (change.quantities.length > 0) {
      // "four guys, five hours ... scratch that, three guys": the hours stay
      const nouns = new Set(change.quantities.map((figure) => headNoun(figure, this.#tokens)));
      const sameThings = target.quantities.some((figure) => nouns.has(headNoun(figure, this.#tokens) || "-"));
      const kept = target.quantities.filter((figure) =>
        unit === null
          ? sameThings && figure.unit !== null
          : figure.unit !== unit && (figure.unit !== null || TIME_UNITS.has(unit)),
      );
      // "six windows at seventy five, scratch that, seven windows": the price stays for each
      const atEach = kept.length < target.quantities.length && this.#at((target.price?.first ?? 0) - 1) === "at";
      if (target.price && !target.price.per && !change.price && atEach)
        target.price = { ...target.price, per: true, unit: "each" };
      const counted = target.quantities.filter((figure) => !kept.includes(figure)).flatMap(nounTokens);
      if (unit === null && !named) target.words = [...target.words, ...counted].sort((a, b) => a - b);
      target.quantities = [...kept, ...change.quantities];
    }
    if (change.sizes.some((size) => size.sides)) target.sizes = change.sizes;
    if (change.free) target.free = change.free;
    if (this.content(target.words).length === 0) target.words = change.words;
  }

  /** A word that names something which a line did not say, and no other size of it. */
  #isNewThing(word: string, said: ReadonlySet<string>): boolean {
    const sizes = isNumberWord(word) || unitAt(word, undefined) !== null;
    return !sizes && !TALK.has(word) && !GENERIC.has(stem(word)) && !said.has(stem(word));
  }

  /** "make it three" after "two at ninety": nearer to the count than to the price. */
  #countsRather(price: Figure, target: Candidate): boolean {
    const [count, before, now] = [target.quantities.at(-1), target.price, price].map(
      (figure) => figure?.number.readings[0]?.value ?? 0,
    ) as [number, number, number]; // three in, three out
    if (price.per || price.sure || price.number.priceShaped || count <= 0 || now <= 0 || !Number.isInteger(now * 4))
      return false;
    if (before <= 0) return target.service !== null && now < 50;
    return Math.abs(Math.log(now / count)) < Math.abs(Math.log(now / before));
  }
}
