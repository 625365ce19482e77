import { wordSet } from "#shared/word-set.ts";
import { headAfter } from "../words/nearby.ts";
import { isDigits } from "../words/number-words.ts";
import type { SpokenNumber } from "../words/spoken-number.ts";
import { at, beginsSentence, isJoined, type Token } from "../words/tokens.ts";
import { isMeasure, looksPlural, singular, unitAt } from "../words/units.ts";
import { CREW, EDGES, PREPOSITIONS } from "../words/words.ts";

/** Things of which each gets what is named behind the verb: "both of his trucks get", "three bedrooms each need". */
export interface Receivers {
  /** How many there are; null when several were spoken of and nobody said how many. */
  count: number | null;
  /** "Each", "every": what is counted behind the verb is so for each of them. */
  each: boolean;
  /** The tokens of their name with their count, and of the verb: only what is counted behind it is counted of what they get. */
  name: { first: number; last: number };
  verb: number;
  /** Where they were counted: in their name, or before it: "they have three rugs and all three need". */
  counted: { first: number; last: number };
}

export const GETS = wordSet("gets get needs need takes requires require");
/** "All three got the deep clean": what was done, when it is told of things and of how many. */
const GOT = wordSet("got received");
/** "Both guys got the deep cleaning done": who did it. */
const isDoer = (word: string): boolean => CREW.has(singular(word));
/** "Both cars I do": what the one who works does for them. */
const GIVING = wordSet("do give make");
const DOERS = wordSet("i we");
/** Between their name and the verb: "they will both need", "are all going to get", "two chimneys that need". */
const AUXILIARIES = wordSet("will would should could also still are going gonna to really just that which who");
const EACH = wordSet("each every");
const FLOATS = wordSet("both all each");
const PRONOUNS = wordSet("they them those these");
const DETERMINERS = wordSet("the his her their our my your those these other");
/** "Most of the trucks": nobody knows how many. */
const VAGUE = wordSet("most some many few several half none");
/** "All three need", "and two get": the number stands for things named before, and is no model or house. */
const BEFORE_NUMBER = new Set(["all", "and", "other", "so", "but", "the", ""]);
/** The words of "all four delivery vans" between the number and the end. */
const LONGEST_NAME = 4;
/** How far behind "got" what is got may be "done". */
const LONGEST_CAUSED = 5;
/** How far back things may have been counted. */
const MEMORY = 30;
/** Of more things nobody tells what each gets. */
export const MOST_THINGS = 200;
const ONE = 1;
export const PAIR = 2;

interface Group {
  count: number | null;
  each: boolean;
  first: number;
  counted?: { first: number; last: number } | undefined;
}

/** Reads who gets something, from the verb backwards. */
class ReceiverReader {
  readonly #tokens: readonly Token[];
  readonly #numbers: ReadonlyMap<number, SpokenNumber>;

  constructor(tokens: readonly Token[], numbers: readonly SpokenNumber[]) {
    this.#tokens = tokens;
    this.#numbers = new Map(numbers.map((number) => [number.last, number]));
  }

  #at(index: number): string {
    return at(this.#tokens, index);
  }

  /** The whole number of things that ends at a token, or null. */
  #countAt(last: number): SpokenNumber | null {
    const number = this.#numbers.get(last);
    const value = number?.readings[0]?.value ?? 0;
    return number && !number.priceShaped && Number.isInteger(value) && value >= ONE && value <= MOST_THINGS
      ? number
      : null;
  }

  /** The things that were counted last before a token, of that name when one is given. */
  #before(index: number, each: boolean, noun = ""): Group {
    for (let last = index - 1; last >= 0 && last > index - MEMORY; last--) {
      const number = this.#countAt(last);
      const head = number ? headAfter(this.#tokens, last) : -1;
      if (!number || head < 0 || head >= index || isMeasure(unitAt(this.#at(last + 1), this.#at(last + 2))?.unit ?? ""))
        continue;
      if (noun !== "" && singular(this.#at(head)) !== noun) continue;
      const count = number.readings[0]?.value ?? ONE;
      return { count, each, first: index, counted: { first: number.first, last: head } };
    }
    return { count: null, each, first: index };
  }

  /** "Both", "all", "each", "every one", "four" before "of the vans"; null for none. `of`: where that stands. */
  #quantifierOf(of: number, inside: Group | null): Group | null {
    const last = of - 1;
    const word = this.#at(last);
    const number = this.#countAt(last);
    if (number && word !== "one") return this.#sized(number);
    if (word === "both") return { count: PAIR, each: false, first: last };
    const every = EACH.has(word) || (word === "one" && EACH.has(this.#at(last - 1)));
    const first = word === "one" && every ? last - 1 : last;
    if (every || word === "all") return inside ? { ...inside, each: every, first } : this.#before(first, every);
    if (VAGUE.has(word)) return { count: null, each: false, first };
    return null;
  }

  /** A number of things, with the "all" and "the other" before it. */
  #sized(number: SpokenNumber): Group {
    let { first } = number;
    while (isJoined(this.#tokens[first]) && (DETERMINERS.has(this.#at(first - 1)) || this.#at(first - 1) === "all"))
      first--;
    return { count: number.readings[0]?.value ?? ONE, each: false, first };
  }

  /** "All three", "two of them", "the three", where no thing is named. */
  #nameless(last: number): Group | null {
    const word = this.#at(last);
    if (PRONOUNS.has(word)) return this.#at(last - 1) === "of" ? this.#quantifierOf(last - 1, null) : null;
    const number = this.#countAt(last);
    const lead = isJoined(this.#tokens[number?.first ?? -1]) ? this.#at((number?.first ?? 0) - 1) : "";
    // "the 150 needs an oil change" is a truck
    const model = lead === "the" && isDigits(word);
    // "units two and five both need"
    const listed = lead === "and" && this.#numbers.has((number?.first ?? 0) - 2);
    if (number && word !== "one" && !model && !listed && (BEFORE_NUMBER.has(lead) || looksPlural(lead)))
      return { ...this.#sized(number), counted: this.#before(number.first, false).counted };
    if (word === "one" && EACH.has(this.#at(last - 1))) return this.#before(last - 1, true);
    return null;
  }

  /** "Both of his trucks", "all three dogs", "every van", "her two puppies", by the last word of the name. */
  #named(last: number, floats: boolean): Group | null {
    const plural = looksPlural(this.#at(last));
    for (let index = last; index > last - LONGEST_NAME && index >= 0; index--) {
      const before = this.#at(index - 1);
      if (index < last && (EDGES.has(this.#at(index)) || PREPOSITIONS.has(this.#at(index)))) return null;
      if (!isJoined(this.#tokens[index])) return null;
      const number = this.#countAt(index - 1);
      if (number && (plural || before === "one")) {
        const inside = this.#sized(number);
        const whole = this.#at(inside.first - 1) === "of" ? this.#quantifierOf(inside.first - 1, inside) : inside;
        return whole && whole.count !== ONE ? whole : null;
      }
      if (before === "both" && plural) return { count: PAIR, each: false, first: index - 1 };
      if (EACH.has(before)) return this.#before(index - 1, true, singular(this.#at(last)));
      if (before === "all" && plural) return this.#before(index - 1, false);
      const determiner = DETERMINERS.has(before) ? index - 1 : index;
      const quantifier = this.#at(determiner - 1);
      if (quantifier === "of") return this.#quantifierOf(determiner - 1, null);
      if (determiner < index && plural && (quantifier === "both" || quantifier === "all"))
        return quantifier === "both"
          ? { count: PAIR, each: false, first: determiner - 1 }
          : this.#before(determiner - 1, false);
      if (determiner < index) return floats && plural ? this.#before(determiner, true, singular(this.#at(last))) : null;
    }
    return null;
  }

  /** "Both cars I do interior detail": who gets it stands before the one who does it, and is told by "both", "all" or "each". */
  readFronted(verb: number): Receivers | null {
    const last = verb - 2;
    const joined = isJoined(this.#tokens[verb]) && isJoined(this.#tokens[verb - 1]);
    if (!joined || !DOERS.has(this.#at(verb - 1))) return null;
    const group = this.#nameless(last) ?? this.#named(last, false);
    const told = group && (FLOATS.has(this.#at(group.first)) || EACH.has(this.#at(group.first)));
    if (!told || group.count === null || isMeasure(unitAt(this.#at(last), undefined)?.unit ?? "")) return null;
    const name = { first: group.first, last: verb - 1 };
    return { count: group.count, each: group.each, name, verb, counted: group.counted ?? name };
  }

  /** "All three got", "both units got": the things that got what is named next, by how many they are told to be. */
  readDone(verb: number): Receivers | null {
    const group = isDoer(this.#at(verb - 1)) || this.#isCaused(verb) ? null : this.read(verb);
    // "they all got it": somebody has to say how many they are
    const several = group?.count === null ? this.#at(verb - 1) === "all" && this.#at(verb - 2) !== "we" : true;
    return group?.count === ONE || !several ? null : group;
  }

  /** "Two girls got the deep clean done in four hours": somebody had it done. */
  #isCaused(verb: number): boolean {
    for (let index = verb + 1; index <= verb + LONGEST_CAUSED && isJoined(this.#tokens[index]); index++)
      if (/^(?:done|finished|through)$/.test(this.#at(index))) return true;
    return false;
  }

  /** Who gets what a verb is followed by, when these are several or nobody said how many of them. */
  read(verb: number): Receivers | null {
    let last = verb - 1;
    let float = "";
    while (isJoined(this.#tokens[last + 1]) && (AUXILIARIES.has(this.#at(last)) || FLOATS.has(this.#at(last)))) {
      if (FLOATS.has(this.#at(last))) float = this.#at(last);
      last--;
    }
    const floated: Group | null =
      float === "both"
        ? { count: PAIR, each: false, first: last + 1 }
        : float === ""
          ? null
          : this.#before(last + 1, float === "each");
    const apart = !isJoined(this.#tokens[last + 1]) || beginsSentence(this.#tokens[last + 1]);
    const named = apart || last < 0 ? null : (this.#nameless(last) ?? this.#named(last, float !== ""));
    const group = named && named.count !== null ? named : (floated ?? named);
    if (!group) return null;
    const each = group.each || float === "each";
    const first = Math.min(group.first, last + 1);
    const name = { first, last: verb - 1 };
    return { count: group.count, each, name, verb, counted: group.counted ?? name };
  }
}

/** Those who get or need something in a talk, in the order of their verbs. */
export function findReceivers(tokens: readonly Token[], numbers: readonly SpokenNumber[]): Receivers[] {
  const reader = new ReceiverReader(tokens, numbers);
  return tokens.flatMap(({ norm }, verb) => {
    const who = GOT.has(norm)
      ? reader.readDone(verb)
      : GETS.has(norm)
        ? reader.read(verb)
        : GIVING.has(norm)
          ? reader.readFronted(verb)
          : null;
    return who ?? [];
  });
}
