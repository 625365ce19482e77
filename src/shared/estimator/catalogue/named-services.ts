import { wordTable } from "#shared/word-table.ts";
import { isOfStreet } from "../words/street-words.ts";
import type { CatalogueEntry } from "../estimate-input.ts";
import { cutBeforeHours } from "../figures/hour-days.ts";
import type { SpokenNumber } from "../numbers/numbers.ts";
import { otherWordsFor } from "../service-names/near-words.ts";
import { aliasAt } from "../service-names/same-things.ts";
import { actionOf, compoundOf, readServiceName, unitOf, type ServiceName } from "../service-names/service-names.ts";
import { atomAfter, isDigits } from "../words/number-words.ts";
import { stem } from "../words/stem.ts";
import { TAKEN_BACK } from "../words/taken.ts";
import { beginsSentence, isJoined, type Token } from "../words/tokens.ts";
import { looksPlural, TIME_UNITS } from "../words/units.ts";
import { WORK_VERBS } from "../words/words.ts";
import { isWorkVerb } from "../words/work-forms.ts";

/** The account may hold more; nobody sells so many kinds of work. */
const MOST_SERVICES = 2_000;
/** How many other words may stand between those of a name. */
const LOOSE_WORDS = 3;
/** "Blow the sprinklers out": how far behind its verb a particle may stand. */
const PARTICLE_REACH = 3;
const FEET = new Set(["foot", "feet", "ft"]);
/** Behind what a service is named after: "one stump ground" of "Stump grinding". */
const PARTICIPLES = wordTable<string>({
  ground: "grind",
  hung: "hang",
  swept: "sweep",
  built: "build",
  torn: "tear",
  blown: "blow",
  dug: "dig",
});
/** "I took in the waist", "hung a door": what was done, of verbs that change within. */
export const PASTS: Readonly<Record<string, string>> = wordTable<string>({
  took: "take",
  hung: "hang",
  swept: "sweep",
  tore: "tear",
  blew: "blow",
  dug: "dig",
  bled: "bleed",
  built: "build",
  rebuilt: "rebuild",
});
const BRINGING = new Set(["bring", "drop", "run"]);
const DELIVER = stem("deliver");
/** "The motor's shot" tells of the motor; behind "delivery's" these say that nobody pays it. */
const GIVEN = new Set(["free", "on", "included"]);
/** "Built" is of "build", and "rebuilt" of "rebuild". */
function baseOf(participle: string): string {
  const again = participle.startsWith("re") ? PARTICIPLES[participle.slice(2)] : undefined;
  return PARTICIPLES[participle] ?? (again === undefined ? "" : `re${again}`);
}
/** Those who work, whatever a name calls them. */
const WORKERS = new Set(["guys", "men", "man", "people", "movers", "workers", "crew", "helpers"]);
/** "2 movers and truck". */
const DIGITS = wordTable<string>({ one: "1", two: "2", three: "3", four: "4", five: "5", six: "6" });
const WORKER_STEMS = new Set([...WORKERS, "mover", "worker", "person"].map(stem));
const BY = "x";
/** A number below a hundred in digits: of "eight", "tens" and "twenties"; "" for other words. */
function sideOf(word: string): string {
  if (isDigits(word)) return word;
  const value = [word, word.replace(/s$/, ""), word.replace(/ies$/, "y")].map((one) => atomAfter(one, 0));
  return String(value.find((one) => one !== null) ?? "");
}
/** No name goes on beyond these: "they have caps so no cap installation". */
const TURNS = new Set(["so", "no", "not", "but", "because", "since", "instead"]);
/** How far from a thing its size may stand. */
export const SIZE_REACH = 5;

/** The words of a talk beside the names of the account's services. */
export class NamedServices {
  readonly tokens: readonly Token[];
  readonly taken: Uint8Array;
  /** The stems of the talk's words; none when the account has no services. */
  readonly stems: string[];
  /** Longest names first. */
  readonly names: readonly ServiceName[];
  /** The numbers by their last token, and where they begin. */
  readonly values = new Map<number, { first: number; value: number }>();
  readonly #byStem = new Map<string, ServiceName[]>();
  /** By two words of a name said as one, the second of them: "deshedding" of "De-shedding treatment". */
  readonly #inOne = new Map<string, string>();
  readonly #starts = new Set<number>();
  /** The first tokens of words that names write as one and the talk as two: "blow out" for a "blowout". */
  readonly #split = new Set<number>();
  /** The tokens that are heard as another word which trades use for theirs. */
  readonly #near = new Set<number>();

  constructor(
    tokens: readonly Token[],
    catalogue: readonly CatalogueEntry[],
    numbers: readonly SpokenNumber[],
    taken: Uint8Array,
  ) {
    this.tokens = tokens;
    this.taken = taken;
    this.names = catalogue
      .slice(0, MOST_SERVICES)
      .filter((entry) => entry.hourlyRate !== null || entry.fixedRate !== null)
      .map(readServiceName)
      .filter(({ stems }) => stems.length > 0)
      .sort((a, b) => b.stems.length - a.stems.length);
    for (const name of this.names)
      for (const word of name.stems) {
        const list = this.#byStem.get(word);
        if (list) list.push(name);
        else this.#byStem.set(word, [name]);
      }
    for (const { words } of this.names)
      for (const [index, word] of words.entries())
        if (index > 0) this.#inOne.set(stem(`${words[index - 1]}${word}`), stem(word));
    this.stems = this.names.length > 0 ? this.#stemsOf(tokens) : [];
    for (const said of numbers) {
      // "five thirty minute walks"
      const cut = this.names.length > 0 ? cutBeforeHours(said, tokens) : null;
      if (cut) this.#starts.add(said.first);
      const number = cut?.[1] ?? said;
      const value = number.readings[0]?.value ?? 0;
      this.values.set(number.last, { first: number.first, value });
      this.#starts.add(number.first);
      this.#hearNumber(number.last, value);
    }
  }

  #stemsOf(tokens: readonly Token[]): string[] {
    // "forty feet" and "forty foot" are no "footings"
    const feet = this.withWord("foot").some(({ words }) => words.includes("foot"));
    const stems = tokens.map(({ norm }, index) => {
      const is = norm.endsWith("'s") && !GIVEN.has(tokens[index + 1]?.norm ?? "");
      if (FEET.has(norm)) return feet ? norm : "feet";
      return stem(is ? norm.slice(0, -2) : norm);
    });
    this.#hearSameThings(tokens, stems);
    if (this.#byStem.has(BY)) this.#hearSides(tokens, stems);
    for (const [index, { norm }] of tokens.entries()) {
      if (WORKERS.has(norm))
        stems[index] = this.#workersOf(stems[index - 1] ?? "", tokens[index - 1]?.norm ?? "") ?? stems[index] ?? "";
      const verb = stem(baseOf(norm));
      const did = stem(PASTS[norm] ?? "");
      if (verb !== "" && this.withWord(stems[index - 1] ?? "").some((name) => name.stems.includes(verb)))
        stems[index] = verb;
      else if (BRINGING.has(norm) && this.#byStem.has(DELIVER) && this.#isBrought(index)) stems[index] = DELIVER;
      else if (did !== "" && this.#byStem.has(did)) {
        stems[index] = did;
        this.#near.add(index);
      }
    }
    for (const [index, token] of tokens.entries())
      for (let next = index + 1; next <= index + PARTICLE_REACH && isJoined(tokens[next]); next++) {
        const whole = [token.norm, stems[index] ?? "", PARTICIPLES[token.norm] ?? ""]
          .map((word) => stem(compoundOf(word, tokens[next]?.norm ?? "") ?? ""))
          .find((word) => this.#byStem.has(word));
        // "drop-ins", but "drop the key in the box"
        const apart = next > index + 1 && /^ins?$/.test(tokens[next]?.norm ?? "");
        if (whole === undefined || apart) continue;
        [stems[index], stems[next]] = [whole, ""];
        if (next === index + 1) this.#split.add(index);
        break;
      }
    return stems;
  }

  /** "Hose bibs" and "spigots" are one thing, and maples are trees where no service is for maples. */
  #hearSameThings(tokens: readonly Token[], stems: string[]): void {
    for (let index = 0; index < tokens.length; index++) {
      const alias = aliasAt(this.at, index);
      const length = alias?.said.length ?? 1;
      if (alias && tokens.slice(index + 1, index + length).every(isJoined)) {
        for (let place = 0; place < length; place++) stems[index + place] = stem(alias.heard[place] ?? "");
        if (length > alias.heard.length) this.#split.add(index + alias.heard.length - 1);
      }
      const word = stems[index] ?? "";
      if (word === "" || this.#byStem.has(word) || isOfStreet(tokens, index)) continue;
      const known = this.#inOne.get(word) ?? this.#againOf(this.at(index));
      if (known !== undefined) {
        stems[index] = known;
        continue;
      }
      const [other, second] = otherWordsFor(word).filter((one) => this.#byStem.has(one));
      if (other === undefined || second !== undefined) continue;
      // of a name of one word the loose one must be an order: "and seed it" of "Overseeding", but not "his brother seeds it"
      const whole = this.withWord(other).some((name) => name.stems.length > 1);
      if (whole || (WORK_VERBS.has(this.at(index)) && !this.at(index).endsWith("s"))) {
        stems[index] = other;
        this.#near.add(index);
      }
    }
  }

  /** "Eight by tens", for "Print 8x10": the sides that a name says in digits. */
  #hearSides(tokens: readonly Token[], stems: string[]): void {
    for (let by = 1; by + 1 < tokens.length; by++) {
      if (this.at(by) !== "by" && this.at(by) !== BY) continue;
      const sides = [by - 1, by + 1].map((index) => sideOf(this.at(index)));
      const [one = "", other = ""] = sides;
      const isNamed = this.withWord(one).some((name) => name.stems.join(" ").includes(`${one} ${BY} ${other}`));
      if (one !== "" && other !== "" && isNamed) [stems[by - 1], stems[by], stems[by + 1]] = [one, BY, other];
    }
  }

  /** "Bring it over", "drop them off": what a delivery is. */
  #isBrought(index: number): boolean {
    const near = isJoined(this.tokens[index + 1]) && isJoined(this.tokens[index + 2]);
    return (
      near &&
      /^(?:it|them|that|those|everything)$/.test(this.at(index + 1)) &&
      /^(?:over|by|off)$/.test(this.at(index + 2))
    );
  }

  /** "Rehang the door", "the tub recaulked": a verb of work that is done once more. */
  #againOf(word: string): string | undefined {
    if (!word.startsWith("re") || actionOf(word) !== null || !isWorkVerb(word.slice(2))) return undefined;
    const once = stem(word.slice(2));
    return this.#byStem.has(once) ? once : undefined;
  }

  /** "Sixty minute lessons", for "60 minute lesson": a number that a name begins with. */
  #hearNumber(last: number, value: number): void {
    const next = this.stems[last + 1] ?? "";
    const far = /^(?:and|the|a)$/.test(this.at(last + 2)) ? [3, 4] : [2];
    const things = far.map((step) => this.stems[last + step] ?? "");
    // "a sixty minute drive" is no lesson, and "ninety minutes of massage" are so many
    const begins = this.withWord(String(value)).some(
      ({ stems }) => stems[0] === String(value) && stems[1] === next && things.some((thing) => stems.includes(thing)),
    );
    const time = TIME_UNITS.has(unitOf(this.at(last + 1))) && looksPlural(this.at(last + 1));
    if (begins && next !== "" && !time) this.stems[last] = String(value);
  }

  /** "Two guys and the truck", for "Two movers and truck": what the workers are called in a name that begins with their count. */
  #workersOf(count: string, said: string): string | undefined {
    const digits = DIGITS[said] ?? said;
    const name = [...this.withWord(count), ...this.withWord(digits)].find(
      ({ stems }) => (stems[0] === count || stems[0] === digits) && WORKER_STEMS.has(stems[1] ?? ""),
    );
    return name?.stems[1];
  }

  /** The last token of the word that begins at a token. */
  endOf(index: number): number {
    return this.#split.has(index) ? index + 1 : index;
  }

  /** True when the word at a token is heard as one that only means nearly the same. */
  isHeardAsNear(index: number): boolean {
    return this.#near.has(index);
  }

  readonly at = (index: number): string => this.tokens[index]?.norm ?? "";

  /** True when a number begins at a token. */
  isNumberAt(index: number): boolean {
    return this.#starts.has(index);
  }

  /** The services with the word in their names that stands at a token. */
  readonly withWordAt = (index: number): readonly ServiceName[] => this.withWord(this.stems[index] ?? "");

  withWord(word: string): readonly ServiceName[] {
    return this.#byStem.get(word) ?? [];
  }

  /** The last of a name's words when all are said from an index on, close together and in one clause, else -1. */
  lastOf(words: readonly string[], index: number, joins: boolean): number {
    const missing = new Set(words);
    let last = -1;
    let limit = index + words.length + LOOSE_WORDS;
    for (let next = index; next < limit && missing.size > 0; next++) {
      const token = this.tokens[next];
      // "paint two doors, no, three doors"
      if (token && next > index && this.taken[next] === TAKEN_BACK) {
        limit++;
        continue;
      }
      if (!token || this.taken[next]) break;
      if (next > index && (token.gap === "stop" || token.gap === "comma")) break;
      if (next > index && TURNS.has(token.norm) && !missing.has(this.stems[next] ?? "")) break;
      if (next > index && !joins && (token.norm === "and" || token.norm === "plus")) break;
      if (missing.delete(this.stems[next] ?? "")) last = this.endOf(next);
    }
    return missing.size === 0 ? last : -1;
  }

  /** How many of a name's sizes are said near it; -1 when another size is: a forty gallon heater is none of fifty. */
  sizesSaid(name: ServiceName, first: number, last: number): number {
    let said = 0;
    const own = this.values.get(first - 2)?.value;
    for (const size of name.sizes) {
      // "five inch gutter, actually make that six inch": what stands directly before the name is its size
      if (own !== undefined && unitOf(this.at(first - 1)) === size.unit) {
        if (own !== size.value) return -1;
        said++;
        continue;
      }
      for (
        let index = Math.max(1, first - SIZE_REACH);
        index <= last + SIZE_REACH && index < this.tokens.length;
        index++
      ) {
        if (index > first && beginsSentence(this.tokens[index])) break;
        const value = this.values.get(index - 1)?.value;
        if (value === undefined || unitOf(this.at(index)) !== size.unit) continue;
        if (value !== size.value) return -1;
        said++;
      }
    }
    return said;
  }
}
