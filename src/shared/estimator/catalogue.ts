import { cueAt } from "./cues.ts";
import type { CatalogueEntry } from "./estimate-input.ts";
import type { SpokenNumber } from "./numbers.ts";
import { halfNamed } from "./half-names.ts";
import { comparedFrom, ownPriceAt, PRICE_WORDS } from "./own-price.ts";
import { actionOf, readServiceName, stem, unitOf, type ServiceName } from "./service-names.ts";
import { beginsSentence, isJoined, type Token } from "./tokens.ts";
import { looksPlural, unitAt } from "./units.ts";
import { EDGES, FILLERS, PREPOSITIONS, WORK_VERBS } from "./words.ts";

/** A service of the account that the words name, on the tokens from `first` to `last`. */
export interface ServiceMention {
  entry: CatalogueEntry;
  first: number;
  last: number;
  /** All services that fit as well, `entry` with them, when the words do not tell which is meant. */
  others?: readonly CatalogueEntry[];
}

interface Match extends ServiceMention {
  /** How many words of the name were said, whether these are all, and how many of its sizes. */
  words: number;
  exact: boolean;
  sizes: number;
}

/** What stands there is to go or is not wanted, so that it is no sale of the service. */
const NOT_SOLD = new Set(["old", "existing", "dead", "broken", "no", "not", "without"]);
/** Before a number these say for whom a service is. */
const SERVED_BY = new Set(["for", "on", "of", "other", "all", "the", "both", "his", "her", "their"]);
/** "We measured nine windows": what is only looked at. */
const LOOKED_AT = new Set(["measure", "measured", "count", "counted", "saw", "see", "noticed", "photographed"]);
/** Words after a name that begin something new: "an exhaust fan, new toilet", and no compound like "fan motor". */
const NEXT_PHRASE = new Set(["new", "old", "another", "two", "three", "four", "no", "take", "swap", "swapped"]);

/** "Will not be needing": how many words say that something is not wanted. */
const LONGEST_REFUSAL = 4;
/** How far before a thing the verb may stand that says what is done to it. */
const LONGEST_CLAUSE = 12;

/** The services by the words of their names, longest names first. */
class Services {
  readonly #tokens: readonly Token[];
  readonly #taken: Uint8Array;
  readonly #stems: string[];
  readonly #named: ServiceName[];
  readonly #byStem = new Map<string, ServiceName[]>();
  /** The numbers by their last token, and where they begin. */
  readonly #values = new Map<number, { first: number; value: number }>();
  readonly #starts = new Set<number>();

  constructor(
    tokens: readonly Token[],
    catalogue: readonly CatalogueEntry[],
    numbers: readonly SpokenNumber[],
    taken: Uint8Array,
  ) {
    this.#tokens = tokens;
    this.#taken = taken;
    this.#named = catalogue
      .slice(0, 2_000)
      .filter((entry) => entry.hourlyRate !== null || entry.fixedRate !== null)
      .map(readServiceName)
      .filter(({ stems }) => stems.length > 0)
      .sort((a, b) => b.stems.length - a.stems.length);
    for (const name of this.#named)
      for (const word of name.stems) {
        const list = this.#byStem.get(word);
        if (list) list.push(name);
        else this.#byStem.set(word, [name]);
      }
    this.#stems = this.#named.length > 0 ? tokens.map((token) => stem(token.norm)) : [];
    for (const number of numbers) {
      this.#values.set(number.last, { first: number.first, value: number.readings[0]?.value ?? 0 });
      this.#starts.add(number.first);
    }
  }

  #at(index: number): string {
    return this.#tokens[index]?.norm ?? "";
  }

  /** The last of a name's words when all are said from an index on, close together and in one clause, else -1. */
  #lastOf(words: readonly string[], index: number, joins: boolean): number {
    const missing = new Set(words);
    let last = -1;
    for (let next = index; next < index + words.length + 3 && missing.size > 0; next++) {
      const token = this.#tokens[next];
      if (!token || this.#taken[next]) break;
      if (next > index && (token.gap === "stop" || token.gap === "comma")) break;
      if (next > index && !joins && (token.norm === "and" || token.norm === "plus")) break;
      if (missing.delete(this.#stems[next] ?? "")) last = next;
    }
    return missing.size === 0 ? last : -1;
  }

  /** "The old heater", "but not the inspection", "we measured nine windows": no sale of what stands there. */
  #isUnsold(first: number): boolean {
    const before = this.#at(first - 1);
    const counted = this.#values.get(first - 1);
    if (counted && LOOKED_AT.has(this.#at(counted.first - 1))) return true;
    const article = ["the", "a", "an", "any"].includes(before);
    return NOT_SOLD.has(before) || (article && /^(?:not|without)$/.test(this.#at(first - 2)));
  }

  /** "They do not want deodorizing", "she won't need the album": no sale of what stands there. */
  #isUnwanted(first: number): boolean {
    const last = ["the", "a", "an", "any"].includes(this.#at(first - 1)) ? first - 2 : first - 1;
    for (let from = last; from > last - LONGEST_REFUSAL && from >= 0; from--) {
      const cue = cueAt(this.#tokens, from);
      if (cue?.kind === "remove" && cue.unwanted && cue.last === last) return true;
    }
    return false;
  }

  /** How many of a name's sizes are said near it; -1 when another size is: a forty gallon heater is none of fifty. */
  #sizesSaid(name: ServiceName, first: number, last: number): number {
    let said = 0;
    for (const size of name.sizes)
      for (let index = Math.max(1, first - 5); index <= last + 5 && index < this.#tokens.length; index++) {
        if (index > first && beginsSentence(this.#tokens[index])) break;
        const value = this.#values.get(index - 1)?.value;
        if (value === undefined || unitOf(this.#at(index)) !== size.unit) continue;
        if (value !== size.value) return -1;
        said++;
      }
    return said;
  }

  /** "condenser fan motor" is no condenser. */
  #inCompound(last: number): boolean {
    const next = this.#tokens[last + 1];
    if (!isJoined(next) || this.#taken[last + 1]) return false;
    const word = next?.norm ?? "";
    return !(
      !/^\p{L}/u.test(word) ||
      EDGES.has(word) ||
      PREPOSITIONS.has(word) ||
      FILLERS.has(word) ||
      NEXT_PHRASE.has(word) ||
      WORK_VERBS.has(word) ||
      unitAt(word, undefined) !== null ||
      PRICE_WORDS.has(word)
    );
  }

  #matchAt(name: ServiceName, index: number): Match | null {
    const { entry, stems, head, joins } = name;
    const whole = this.#lastOf(stems, index, joins);
    if (whole >= 0) return { entry, first: index, last: whole, words: stems.length, exact: true, sizes: 0 };
    if (head === stems || !head.includes(this.#stems[index] ?? "")) return null;
    const last = this.#lastOf(head, index, joins);
    if (last < 0 || this.#inCompound(last)) return null;
    const sizes = this.#sizesSaid(name, index, last);
    return sizes < 0 ? null : { entry, first: index, last, words: head.length, exact: false, sizes };
  }

  /** "Nail trims for the other three dogs": whom a service of the same clause is for. */
  #isServed(number: number, before: ServiceMention | undefined): boolean {
    const client = this.#taken[number - 1] === 1;
    if (!before || !(client || SERVED_BY.has(this.#at(number - 1)))) return false;
    for (let index = before.last + 1; index <= number; index++) if (!isJoined(this.#tokens[index])) return false;
    return true;
  }

  /** "Twenty six mowings", "one swedish": a counted word that stands in the name of one service alone. */
  #countedAt(index: number, before: ServiceMention | undefined): Match | null {
    const stemHere = this.#stems[index] ?? "";
    const names = this.#byStem.get(stemHere) ?? [];
    const [only] = names;
    if (!only || names.length > 1 || !this.#values.has(index - 1) || stemHere.length < 3 || only.stems.length < 2)
      return null;
    if (this.#isServed(this.#values.get(index - 1)?.first ?? index, before)) return null;
    const next = this.#at(index + 1);
    const ends = !isJoined(this.#tokens[index + 1]) || next === "for" || next === "and" || looksPlural(this.#at(index));
    return ends && !WORK_VERBS.has(this.#at(index)) && unitAt(this.#at(index), undefined) === null
      ? { entry: only.entry, first: index, last: index, words: 1, exact: false, sizes: 0 }
      : null;
  }

  /** The kind of work that governs the words from an index on: of "swap two faucets and an outlet". */
  #actionBefore(index: number): number | null {
    // "one new deadbolt"
    if (this.#at(index - 1) === "new") return actionOf("install");
    for (let back = index - 1; back >= index - LONGEST_CLAUSE && back >= 0; back--) {
      if (beginsSentence(this.#tokens[back + 1])) return null;
      const action = WORK_VERBS.has(this.#at(back)) ? actionOf(this.#at(back)) : null;
      if (action !== null || WORK_VERBS.has(this.#at(back))) return action;
    }
    return null;
  }

  /** "Ceiling fans put in", "brake pads replaced": the kind of work that is said behind what it is done to. */
  #actionAfter(last: number): number | null {
    const word = this.#at(last + 1);
    const put = word === "put" && this.#at(last + 2) === "in";
    return isJoined(this.#tokens[last + 1]) && (put || (word.endsWith("ed") && actionOf(word) !== null))
      ? actionOf(word)
      : null;
  }

  /** "Swap four pipe boots", for the service of replacing them: what it is done to, with another verb of that work. */
  #doneAt(index: number): Match | null {
    const names = (this.#byStem.get(this.#stems[index] ?? "") ?? []).filter(({ object }) =>
      object.includes(this.#stems[index] ?? ""),
    );
    if (names.length === 0) return null;
    const action = this.#actionBefore(index);
    const fitting = names.flatMap((name): Match[] => {
      const last = this.#lastOf(name.object, index, name.joins);
      const behind = last < 0 ? null : this.#actionAfter(last);
      if (last < 0 || (behind ?? action) !== name.action || (behind === null && this.#inCompound(last))) return [];
      return [{ entry: name.entry, first: index, last, words: name.object.length, exact: false, sizes: 0 }];
    });
    const [best, other] = fitting.sort((a, b) => b.words - a.words);
    return best && (!other || other.words < best.words) ? best : null;
  }

  /** "A windshield", "the aeration": a service by the one word of its name that no other has. */
  #halfAt(index: number, before: number): Match | null {
    const names = this.#byStem.get(this.#stems[index] ?? "") ?? [];
    const isShared = (part: string) => (this.#byStem.get(part)?.length ?? 0) > 1;
    const half = halfNamed(names, this.#stems, index, this.#tokens, this.#taken, isShared, before);
    return half && { entry: half.name.entry, first: index, last: half.last, words: 1, exact: false, sizes: 0 };
  }

  /** The service that is named from an index on, with the others that fit as well. */
  #bestAt(index: number): Match | null {
    let best: Match | null = null;
    let equal: CatalogueEntry[] = [];
    for (const name of this.#byStem.get(this.#stems[index] ?? "") ?? []) {
      if (best && name.stems.length < best.words) break;
      const match = this.#matchAt(name, index);
      const better = match && best ? match.words - best.words || match.sizes - best.sizes : 1;
      if (!match || better < 0 || (better === 0 && best?.exact)) continue;
      equal = better > 0 || match.exact ? [match.entry] : [...equal, match.entry];
      if (better > 0 || match.exact) best = match;
    }
    return best && equal.length > 1 ? { ...best, others: equal } : best;
  }

  /** "fifty gallon heater, my price": the one service of that kind, though not all of its name was said. */
  #leftToCatalogue(cue: number, from: number): ServiceMention | null {
    for (let index = cue - 1; index >= from && index >= cue - 12; index--) {
      if (this.#taken[index]) return null;
      const kinds = (this.#byStem.get(this.#stems[index] ?? "") ?? []).filter(
        ({ head }) => head.at(-1) === this.#stems[index],
      );
      const sized = kinds.map((name) => ({ name, sizes: this.#sizesSaid(name, index, index) }));
      const fitting = sized.filter(({ sizes }) => sizes >= 0).sort((a, b) => b.sizes - a.sizes);
      const [best, other] = fitting;
      if (best && (!other || other.sizes < best.sizes)) return { entry: best.name.entry, first: index, last: index };
      if (best || beginsSentence(this.#tokens[index])) break;
    }
    return this.#onlyShared(cue, from);
  }

  /** "Snake the drain at our usual price": the one service that shares a word of its own with what was said. */
  #onlyShared(cue: number, from: number): ServiceMention | null {
    const shared = new Map<ServiceName, number>();
    for (let index = cue - 1; index >= from && index >= cue - 12 && !this.#taken[index]; index--) {
      const [name, other] = this.#byStem.get(this.#stems[index] ?? "") ?? [];
      if (name && !other) shared.set(name, index);
      if (beginsSentence(this.#tokens[index])) break;
    }
    const [found, second] = [...shared];
    return found && !second ? { entry: found[0].entry, first: found[1], last: found[1] } : null;
  }

  /** "three hours at our usual rate": the account's one price for labour. */
  #usualHours(cue: number, last: number, from: number): ServiceMention | null {
    for (let index = cue; index > from && index >= cue - 8 && !beginsSentence(this.#tokens[index]); index--)
      if (unitOf(this.#at(index - 1)) === "hour") {
        const entries = this.#named.map((name) => name.entry);
        const hourly = entries.filter((one) => one.hourlyRate !== null);
        const entry = laborService(entries) ?? (hourly.length === 1 ? hourly[0] : undefined);
        return entry ? { entry, first: cue, last } : null;
      }
    return null;
  }

  /** "Two hours of labor": the account's one price for labour, unless a price follows. */
  #laborAt(index: number): ServiceMention | null {
    if (!/^labou?r$/.test(this.#at(index)) || this.#at(index - 1) !== "of" || unitOf(this.#at(index - 2)) !== "hour")
      return null;
    const next = isJoined(this.#tokens[index + 1]) ? this.#at(index + 1) : "";
    if (next === "at" || next === "@" || this.#starts.has(index + 1)) return null;
    const entry = laborService(this.#named.map((name) => name.entry));
    return entry && { entry, first: index, last: index };
  }

  /** Finds services by the words of their names. Longer names win. */
  mentions(): ServiceMention[] {
    const found: ServiceMention[] = [];
    if (this.#named.length === 0) return found;
    const isNumberAt = (index: number) => this.#starts.has(index);
    for (let index = 0; index < this.#tokens.length; index++) {
      if (this.#taken[index]) continue;
      const cued = ownPriceAt(this.#tokens, index, isNumberAt);
      const compared = cued >= 0 ? comparedFrom(this.#tokens, index) : -1;
      if (compared >= 0) {
        this.#taken.fill(2, compared, cued + 1);
        index = cued;
        continue;
      }
      if (cued >= 0) {
        const from = (found.at(-1)?.last ?? -1) + 1;
        const mention = this.#leftToCatalogue(index, from) ?? this.#usualHours(index, cued, from);
        if (mention) found.push(mention);
        const belongs = mention ? mention.last < index : from > Math.max(0, index - 12);
        if (belongs) this.#taken.fill(2, index, cued + 1);
        index = cued;
        continue;
      }
      const best: ServiceMention | null =
        this.#bestAt(index) ??
        this.#countedAt(index, found.at(-1)) ??
        this.#doneAt(index) ??
        this.#halfAt(index, found.at(-1)?.last ?? -1) ??
        this.#laborAt(index);
      if (!best || this.#isUnsold(index) || this.#isUnwanted(index)) continue;
      const { entry, first, last, others } = best;
      found.push({ entry, first, last, ...(others ? { others } : {}) });
      index = best.last;
    }
    return found;
  }
}

/** Finds the services of the account that the words name. */
export const findServices = (
  tokens: readonly Token[],
  catalogue: readonly CatalogueEntry[],
  numbers: readonly SpokenNumber[],
  taken: Uint8Array,
): ServiceMention[] => new Services(tokens, catalogue, numbers, taken).mentions();

/** The one hourly labour service, when exactly one exists: it prices "three hours of labor". */
export function laborService(catalogue: readonly CatalogueEntry[]): CatalogueEntry | null {
  const found = catalogue.filter((entry) => entry.hourlyRate !== null && /labou?r/i.test(entry.name));
  return found.length === 1 ? (found[0] ?? null) : null;
}
