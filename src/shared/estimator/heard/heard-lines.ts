import { wordSet } from "#shared/word-set.ts";
import { keptByWord } from "#shared/kept-words.ts";
import { headNoun } from "../figures/counts.ts";
import { countsNothingBehind } from "../numbers/bare-counts.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import type { Candidate, Correction } from "../quantities/candidate.ts";
import { isNounHere } from "../words/nearby.ts";
import { stem } from "../words/stem.ts";
import type { Token } from "../words/tokens.ts";
import { TIME_UNITS } from "../words/units.ts";
import { couldName, REASONS } from "../words/words.ts";
import {
  countsRather,
  inFeetOf,
  inUnitOf,
  GENERIC,
  isNewThing,
  nounTokens,
  remarks,
  TALK,
  measureOf,
  pricesRather,
} from "./corrected-lines.ts";
import { AGREED, refersBack, tellsReason } from "./referring-words.ts";
import { renameLine } from "./renamed-lines.ts";
import { putsOtherService } from "./replaced-services.ts";
import { isOtherKind, namedWithPrice, namesAnother, replacedBy, wordsReplaced } from "./replaced-things.ts";
import { eachOf, repriced } from "./repriced.ts";

/** "For the drafting we agreed on a thousand". */
const SETTLING = new Set([...AGREED, "do", "did", "give", "giving", "let", "charge", "charging", "charged"]);

/** Feet name no line: "it's fifty six square feet" says nothing of what else is measured in feet. */
const EXTENT_UNITS = new Set(["ft", "sq ft", "linear ft"]);

/** What a word can name wherever it stands, else "". */
const nameOf = keptByWord((said) => {
  const word = said.endsWith("'s") ? said.slice(0, -2) : said;
  return couldName(word) ? word : "";
});

/** What something is left or taken, which names none. */
const LEFT = wordSet("out off");

/** Before where a thing is: "by the pump house". */
const BESIDE = wordSet("by near behind beside next past");

/** These tell which thing of a kind, and name none. */
const KINDS = wordSet("new old big small extra whole");

/** The lines heard so far, in order, and what a correction does to them. */
export class HeardLines {
  readonly #tokens: readonly Token[];
  /** What each token names: asked for the words of a line by every rule that looks at it. */
  readonly #names = new Map<number, string>();
  readonly list: Candidate[] = [];
  /** Lines that were left out, and where they stood. */
  readonly #removed: { line: Candidate; place: number }[] = [];
  readonly #listed = new WeakMap<Candidate, Set<string>>();
  /** The last token of the clause that changed a line last. */
  changedAt = -1;
  /** The line whose price was said anew last. */
  pricedAnew: Candidate | null = null;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  #at(index: number): string {
    return index < 0 ? "" : (this.#tokens[index]?.norm ?? "");
  }

  /** Takes a line back, but remembers it: "take the gates off ... actually keep one gate". */
  remove(candidate: Candidate): void {
    this.#removed.push({ line: candidate, place: this.list.lastIndexOf(candidate) });
    this.drop(candidate);
  }

  /** Puts back the latest line that was left out and that all those words name; without words the latest. False when none was. */
  restore(words: readonly number[]): Candidate | null {
    const said = this.content(words).map(stem);
    return this.#putBack((line) => said.every((word) => this.stems(line).has(word)));
  }

  /** Puts the latest line that fits where it stood. */
  #putBack(fits: (line: Candidate) => boolean): Candidate | null {
    const entry = this.#removed.findLast(({ line }) => fits(line));
    if (!entry) return null;
    this.#removed.splice(this.#removed.indexOf(entry), 1);
    this.list.splice(entry.place < 0 ? this.list.length : entry.place, 0, entry.line);
    return entry.line;
  }

  /** Must be called when a listed candidate changes. */
  changed(candidate: Candidate): void {
    this.#listed.delete(candidate);
  }

  /** Words that could name a thing: neither small words nor fillers. */
  content(words: readonly number[]): string[] {
    return words.map((index) => this.#nameOf(index)).filter((word) => word !== "");
  }

  /** True where some of the words could name a thing. */
  hasContent(words: readonly number[]): boolean {
    return words.some((index) => this.#nameOf(index) !== "");
  }

  /** The word at an index when it could name a thing, else ""; kept. */
  #nameOf(index: number): string {
    let word = this.#names.get(index);
    if (word === undefined) this.#names.set(index, (word = this.#nameAt(index)));
    return word;
  }

  /** The word at an index when it could name a thing, else "". */
  #nameAt(index: number): string {
    const said = this.#at(index);
    const name = nameOf(said);
    return name === "" && isNounHere(this.#tokens, index) ? said : name;
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
    return this.#matching([...this.stems(wanted)]);
  }

  #matching(said: readonly string[]): Candidate | null {
    const line = this.#nearest(said.filter((word) => !GENERIC.has(word)));
    return line && this.#tellsPlace(line, said) ? null : line;
  }

  /** The line that is to be left out: "leave the stain | out" names no deck that is torn out. */
  unwanted(wanted: Candidate): Candidate | null {
    const said = [...this.stems(wanted)].filter((word) => !LEFT.has(word));
    return this.#matching(said) ?? this.#nearest(this.#headed(wanted, said));
  }

  /** "The controller by the pump house": true when words stand in a line only to say where its thing is. */
  #tellsPlace({ words, service }: Candidate, said: readonly string[]): boolean {
    if (service) return false;
    let places = 0;
    for (const index of words) {
      if (!said.includes(stem(this.#at(index)))) continue;
      if (!BESIDE.has(this.#at(index - 2)) || !/^(?:the|his|her|their)$/.test(this.#at(index - 1))) return false;
      places++;
    }
    return places > 0;
  }

  /** "Actually, make the painting two eighty": a word that many lines share, of which one alone was heard. */
  #sole(wanted: Candidate): Candidate | null {
    const [word = "", ...others] = new Set(this.content(wanted.words).map(stem));
    if (others.length > 0 || !GENERIC.has(word) || !wanted.price) return null;
    const lines = this.list.slice(-60).filter((line) => this.stemsOfListed(line).has(word));
    return lines.length === 1 && lines[0]?.price ? lines[0] : null;
  }

  /** "Leave the paint out", "leave out the repair": a word that many lines share names the one that begins or ends with it. */
  #headed(wanted: Candidate, said: readonly string[]): string[] {
    const [word = "", next] = this.content(wanted.words);
    // "she won't need a new gate" means no "new belt"
    if (KINDS.has(word) && next !== undefined && next !== "one") return [];
    const head = stem(word);
    const heads = this.list.slice(-60).filter((line) => {
      const named = this.content(line.words);
      return [named[0], named.at(-1)].some((one) => stem(one ?? "") === head);
    });
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

  /** Puts other words in a line where some that it was named with stood. */
  rename(line: Candidate, denied: readonly number[], words: readonly number[]): void {
    renameLine(line, this.content(denied), words, this.#tokens);
    this.changed(line);
  }

  /** True when a correction only put another thing in the place of one. */
  #renames(change: Candidate, correction: Correction): boolean {
    const last = this.list.at(-1);
    const another = last && namesAnother(change, correction, last, this.#tokens);
    const denied =
      correction.denied ?? (another ? { line: last, words: wordsReplaced(change, last, this.#tokens) } : null);
    if (!denied || denied.words.length === 0 || this.content(change.words).length === 0) return false;
    this.rename(denied.line, denied.words, change.words);
    if (change.price) denied.line.price = repriced(denied.line.price ?? change.price, change.price);
    return true;
  }

  /** "Make it forty", said of a service for which that is a price rather than a count. */
  #priced(change: Candidate): Candidate {
    const [said, ...others] = change.price ? [change.price, ...change.quantities] : change.quantities;
    const line = this.match(change) ?? this.list.at(-1);
    if (!said || others.length > 0 || change.service || !line || !countsNothingBehind(said, this.#tokens))
      return change;
    // "six shrubs, make that forty" of them
    const counts = line.quantities.length > 0 && this.#at(said.first - 1) === "that";
    const price = counts ? null : pricesRather(said, line);
    return price ? { ...change, price, quantities: [] } : change;
  }

  /** A corrected clause takes over what it says anew and keeps the rest. */
  replace(heard: Candidate, correction: Correction): void {
    const priced = this.#priced(heard);
    const change = inFeetOf(this.match(priced), priced);
    this.changedAt = change.last;
    if (putsOtherService(this, change, correction, this.#tokens)) return;
    if (this.#renames(change, correction)) return;
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
    const [count] = change.quantities;
    const noun = count ? headNoun(count, this.#tokens) : "";
    // "sorry, three cleaners": the word is one that many lines share, but these were counted
    const isCounted = (one: Figure) => (unit === null ? headNoun(one, this.#tokens) === noun : one.unit === unit);
    const sameUnit = (unit ?? noun) !== "" ? this.#latest((other) => other.quantities.some(isCounted)) : null;
    const target =
      this.match(change) ??
      this.#sole(change) ??
      (counts ? sameUnit : null) ??
      (named
        ? null
        : this.#latest((other) =>
            change.price === null
              ? other.quantities.length > 0 || other.price !== null || other.service !== null
              : other.price !== null ||
                other.quantities.length > 0 ||
                (other.words.length > 0 && !remarks(other, this.#tokens)),
          ));
    const keeps = change.words.some((index) => this.#at(index) === "keep");
    const said = this.stems(change);
    const back =
      target || !(keeps || change.quantities.length > 0)
        ? null
        : this.#putBack((line) => [...said].some((word) => this.stems(line).has(word)));
    if (back) {
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
    if (change.price && !change.service && change === heard && countsRather(change.price, target, this.#tokens))
      [change.quantities, change.price] = [
        [figureWith(change.price, { role: "quantity", unit: measureOf(target) })],
        null,
      ];
    // "crown molding for eight fifty, strike that, wainscoting in the den for twelve hundred": it is said whole
    const known = this.stemsOfListed(target);
    if (correction.strikes && change.price && this.content(change.words).some((word) => isNewThing(word, known)))
      target.words = change.words;
    const namedAnew = namedWithPrice(change, target, this.#tokens, (word) => isNewThing(word, known));
    if (namedAnew.length > 0) target.words = [...namedAnew];
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
      target.price = figureWith(target.price, { per: true, unit: "each" });
    if (change.price) {
      const before = eachOf(target, change.price, this.#tokens);
      target.priceBefore = target.price;
      target.price = before ? repriced(before, change.price) : change.price;
      target.free = null;
    }
    const anew = inUnitOf(target, change.quantities, this.#tokens);
    if (anew) target.quantities = [anew];
    else if (change.quantities.length > 0) {
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
        target.price = figureWith(target.price, { per: true, unit: "each" });
      const counted = target.quantities.filter((figure) => !kept.includes(figure)).flatMap(nounTokens);
      if (unit === null && !named) target.words = [...target.words, ...counted].sort((a, b) => a - b);
      target.quantities = [...kept, ...change.quantities];
    }
    if (change.sizes.some((size) => size.sides)) target.sizes = change.sizes;
    if (change.free) target.free = change.free;
    if (this.content(target.words).length === 0) target.words = change.words;
  }
}
