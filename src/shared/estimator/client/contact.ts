import type { SpokenSource } from "#shared/documents/source.ts";
import { wordSet } from "#shared/word-set.ts";
import { wordTable } from "#shared/word-table.ts";
import type { SpokenNumber } from "../numbers/numbers.ts";
import { spoken } from "../numbers/spoken.ts";
import { isBrand } from "#shared/maker-names.ts";
import { isHighway, isNumberedRoad } from "../roles/numbered-roads.ts";
import { cue, hears } from "../words/cued.ts";
import { isDigits, isNumberWord } from "../words/number-words.ts";
import { isOrdinaryWord } from "../words/ordinary-words.ts";
import { PASSED_OVER } from "../words/taken.ts";
import { at, isJoined, wordsOf, type Token } from "../words/tokens.ts";
import { looksPlural } from "../words/units.ts";
import { isUnknown } from "./name-shapes.ts";
import {
  isHouseNumber,
  isOfLand,
  isStreet,
  isStreetInOneWord,
  LANDS,
  plainStreetEnd,
  STREETS,
  WEAK_STREETS,
} from "../words/street-words.ts";
import { headName } from "./talk-head.ts";

/** How the client can be reached, each with the words that said it. */
export interface FoundContact {
  email: { value: string; source: SpokenSource } | null;
  phone: { value: string; source: SpokenSource } | null;
  address: { value: string; source: SpokenSource } | null;
}

const DIGIT_WORDS: ReadonlyMap<string, string> = new Map(
  ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    .map((word, digit): [string, string] => [word, String(digit)])
    .concat([
      ["oh", "0"],
      ["o", "0"],
    ]),
);
const PHONE_CUES = new Set(["phone", "number", "cell", "mobile", "call", "reach", "telephone", "text"]);
const DOMAINS = new Set(["com", "net", "org", "io", "edu", "co", "us", "gov", "biz", "info", "me", "ca"]);
/** What a mechanic sells on the road. */
const ON_THE_ROAD = wordSet("call calls service test trip");
/** "The front of | 3 garage drive doors" are three. */
const LEAST_BESIDE = 100;
const SIDES = wordSet("back front side corner rear outside end top");
const NOT_STREET = new Set(
  "a an the at for of and plus is are each per in on to with foot feet square hour hours day days dollars percent by minutes minute mile miles linear bedroom bedrooms bath baths story".split(
    " ",
  ),
);
const COMPASS = new Set(["north", "south", "east", "west"]);
/** "910 | e 5th". */
const isCompass = (word: string): boolean => COMPASS.has(word) || /^[nsew]$/.test(word);
const ORDINAL = /^(?:st|nd|rd|th)$/;
const APARTMENT = new Set(["apartment", "apt", "suite", "unit", "floor"]);
/** "Lane", "highway", "suite", "west": without one of these a number is no address. */
const ADDRESS = cue(
  (word) =>
    isStreet(word) ||
    WEAK_STREETS.has(word) ||
    isOfLand(word) ||
    isHighway(word) ||
    APARTMENT.has(word) ||
    isCompass(word) ||
    isStreetInOneWord(word),
);

/** All signs of digits and none of letters come up to it. */
const NINE = "9".charCodeAt(0);

const digitsOf = (token: Token | undefined): string => {
  if (token === undefined) return "";
  return isDigits(token.norm) && /^\d+$/.test(token.norm) ? token.norm : (DIGIT_WORDS.get(token.norm) ?? "");
};

const isWritten = (token: Token | undefined): boolean => /^\d/.test(token?.norm ?? "");

const SIGNS = wordTable<string>({ dot: ".", underscore: "_", dash: "-", at: "@" });

function take(taken: Uint8Array, first: number, last: number): void {
  taken.fill(PASSED_OVER, first, last + 1);
}

/** "555 1234", "five five five, one two three four", but "fence 1800, 500 down" and "gate 350, 1200 for the fence" are prices. */
function isLocal(tokens: readonly Token[], first: number, last: number): boolean {
  const single = digitsOf(tokens[first]).length === 1;
  const apart = tokens.slice(first + 1, last + 1).some(({ gap }) => gap === "comma");
  return last > first && (single || (digitsOf(tokens[first]).length === 3 && !apart));
}

const [LEAST_DIGITS, PHONE_DIGITS] = [7, 10];
/** How a phone is written apart: "555 013 7746". */
const WRITTEN_GROUPS = [3, 3, 4];

/**
 * Of digits that run on, the tokens that are a phone: "555 013 7746 | 3 rooms", "225 | 555 019 8802", or the first ten of
 * "five five five oh one four two two nine one | two new downspouts".
 */
function phoneWithin(tokens: readonly Token[], first: number, last: number): { first: number; last: number } | null {
  for (let from = first; from + 2 <= last; from++)
    if (
      WRITTEN_GROUPS.every(
        (length, place) => isWritten(tokens[from + place]) && digitsOf(tokens[from + place]).length === length,
      )
    )
      return { first: from, last: from + 2 };
  const end = first + PHONE_DIGITS - 1;
  const single = last > end && tokens.slice(first, last + 1).every((token) => digitsOf(token).length === 1);
  return single ? { first, last: end } : null;
}

const WHOSE = wordSet("her his their my our the");
/** The last token of "is her cell" behind a phone, or the phone's own. */
function endOfPhone(tokens: readonly Token[], last: number): number {
  const is = tokens[last + 1]?.norm === "is" || tokens[last + 1]?.norm === "that's";
  const cued = is && WHOSE.has(tokens[last + 2]?.norm ?? "") && PHONE_CUES.has(tokens[last + 3]?.norm ?? "");
  return cued ? last + 3 : last;
}

function findPhone(text: string, tokens: readonly Token[], taken: Uint8Array): FoundContact["phone"] {
  for (let begins = 0; begins < tokens.length; begins++) {
    const word = tokens[begins]?.norm ?? "";
    if (word.charCodeAt(0) > NINE && !DIGIT_WORDS.has(word)) continue;
    let first = begins;
    let digits = digitsOf(tokens[first]);
    if (digits === "") continue;
    let last = first;
    while (
      digits.length < 12 &&
      (isJoined(tokens[last + 1]) || tokens[last + 1]?.gap === "comma") &&
      digitsOf(tokens[last + 1]) !== "" &&
      !(tokens[last + 1]?.gap === "comma" && isWritten(tokens[last]) !== isWritten(tokens[last + 1])) &&
      tokens[last + 1]?.norm !== "$"
    ) {
      last++;
      digits += digitsOf(tokens[last]);
    }
    const end = last;
    begins = end;
    if (digits.length < LEAST_DIGITS) continue;
    const more = digits.length > PHONE_DIGITS && !(digits.length === PHONE_DIGITS + 1 && digits.startsWith("1"));
    const within = more ? phoneWithin(tokens, first, last) : null;
    if (within) {
      ({ first, last } = within);
      digits = tokens
        .slice(first, last + 1)
        .map(digitsOf)
        .join("");
    }
    const cued = tokens.slice(Math.max(0, first - 4), first).some((token) => PHONE_CUES.has(token.norm));
    const plausible =
      digits.length === 10 ||
      (digits.length === 11 && digits.startsWith("1")) ||
      (digits.length === LEAST_DIGITS && (cued || isLocal(tokens, first, last)));
    if (plausible && tokens[first - 1]?.norm !== "$" && (cued || last > first || digits.length >= 10)) {
      const local = digits.length === 11 ? digits.slice(1) : digits;
      const value =
        local.length === 7
          ? `${local.slice(0, 3)}-${local.slice(3)}`
          : `(${local.slice(0, 3)}) ${local.slice(3, 6)}-${local.slice(6)}`;
      let from = first;
      while (
        from > 0 &&
        /^(her|his|their|phone|number|cell|mobile|is|at|the|call|reach|and|contact|telephone|can|you|them|on|him)$/.test(
          tokens[from - 1]?.norm ?? "",
        ) &&
        tokens[from]?.gap !== "stop"
      )
        from--;
      take(taken, from, endOfPhone(tokens, last));
      return { value, source: spoken(text, tokens, first, last) };
    }
  }
  return null;
}

function findEmail(text: string, tokens: readonly Token[], taken: Uint8Array): FoundContact["email"] {
  const clear = (first: number, last: number) => {
    let from = first;
    while (
      from > 0 &&
      /^(email|e|mail|is|and|at|address|her|his|their|the|contact)$/.test(tokens[from - 1]?.norm ?? "") &&
      tokens[from]?.gap !== "stop"
    )
      from--;
    take(taken, from, last);
  };
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (token && token.norm.length > 1 && token.norm.includes("@")) {
      clear(index, index);
      return { value: token.norm, source: spoken(text, tokens, index, index) };
    }
    if (token?.norm !== "dot" || !DOMAINS.has(tokens[index + 1]?.norm ?? "")) continue;
    let cut = index - 1;
    while (cut > index - 6 && cut > 0 && tokens[cut]?.norm !== "at" && tokens[cut]?.norm !== "@") cut--;
    if (!["at", "@"].includes(tokens[cut]?.norm ?? "") || cut < 1) continue;
    let first = cut - 1;
    while (first > 1 && ["dot", "underscore", "dash"].includes(tokens[first - 1]?.norm ?? "")) first -= 2;
    const value = tokens
      .slice(first, index + 2)
      .map((part) => SIGNS[part.norm] ?? part.norm)
      .join("");
    clear(first, index + 1);
    return { value, source: spoken(text, tokens, first, index + 1) };
  }
  return null;
}

const WHERE = wordSet("at to");
const LED = wordSet("at on");
/** "On 600 north | side": no road. */
const SIDED = wordSet("side sides wall walls end ends face faces facing elevation slope corner");
/** "Quail ridge" in small letters, but "roof ridge". */
function isUncapitalLand(tokens: readonly Token[], first: number, last: number): boolean {
  const street = tokens.slice(first, last + 1);
  return street.every(({ norm, capital }) => !capital && (isOfLand(norm) || isUnknown(norm)));
}

/** Spoken numbers of doors are small. */
const MOST_DOORS = 100;

/** "Unit sixteen", but "unit two doors": a small number that counts nothing. */
const isDoor = (tokens: readonly Token[], number: SpokenNumber | undefined): number is SpokenNumber =>
  number !== undefined &&
  (number.readings[0]?.value ?? MOST_DOORS) < MOST_DOORS &&
  isJoined(tokens[number.first]) &&
  !looksPlural(tokens[number.last + 1]?.norm ?? "");

/** "On | foxtail drive number 4417": the first token of a street in front of a house number that is called one, or -1. */
function streetBefore(tokens: readonly Token[], { first, last }: SpokenNumber): number {
  const end = first - 2;
  const digits = first === last && /^\d{1,5}$/.test(at(tokens, first));
  if (!digits || at(tokens, first - 1) !== "number" || !isStreet(at(tokens, end))) return -1;
  for (let begin = end - 1; begin > end - LONGEST_STREET; begin--)
    if (LED.has(at(tokens, begin - 1))) return plainStreetEnd(tokens, begin) === end ? begin : -1;
  return -1;
}
const LONGEST_STREET = 4;

function findAddress(
  text: string,
  tokens: readonly Token[],
  numbers: readonly SpokenNumber[],
  taken: Uint8Array,
): FoundContact["address"] {
  if (!hears(tokens, ADDRESS)) return null;
  let found: FoundContact["address"] = null;
  // "on the back of | 900 commerce drive"
  const beside = ({ first, readings }: SpokenNumber) =>
    tokens[first - 1]?.norm === "of" &&
    SIDES.has(tokens[first - 2]?.norm ?? "") &&
    tokens[first - 3]?.norm === "the" &&
    (readings[0]?.value ?? 0) >= LEAST_BESIDE;
  let byFirst: ReadonlyMap<number, SpokenNumber> | null = null;
  const numberAt = (first: number) => (byFirst ??= new Map(numbers.map((number) => [number.first, number]))).get(first);
  for (const number of numbers) {
    const before = tokens[number.first - 1]?.norm ?? "";
    if (before === "$" || taken[number.first]) continue;
    const headed = () => found === null && headName(tokens, number.first) !== null;
    // "1500 Route 9"
    let last = isHighway(tokens[number.last + 1]?.norm ?? "") && numberAt(number.last + 2) ? number.last + 1 : -1;
    for (let next = number.last + 1; next <= number.last + 4; next++) {
      const token = tokens[next];
      const word = token?.norm ?? "";
      // "three hours at 90 two seventy | road call 60"
      if (word === "road" && isNumberWord(at(tokens, next - 1)) && ON_THE_ROAD.has(at(tokens, next + 1))) break;
      const square = word === "square" && token?.capital === true && next > number.last + 1;
      if (!token || !isJoined(token) || (NOT_STREET.has(word) && !square)) break;
      // "300 main suite 210", but "june 12 2025 suite 300"
      const suite = word === "suite" || word === "apartment" || word === "apt";
      if (suite && next > number.last + 1 && !numberAt(next - 1)) last = next - 1;
      const weak = isStreet(word) || WEAK_STREETS.has(word);
      const strong = STREETS.has(word) || (weak && (token.capital || before === "at" || beside(number) || headed()));
      // "out on 41 quail ridge"
      const land = LANDS.has(word) && isUncapitalLand(tokens, number.last + 1, next) && (LED.has(before) || headed());
      if ((strong || land) && next > number.last + 1) last = next;
      // "twenty two hundred palmetto unit sixteen", but "a condenser unit"
      const door = word === "unit" && WHERE.has(before) && isDoor(tokens, numberAt(next + 1));
      const street = tokens[next - 1]?.norm ?? "";
      if (door && next > number.last + 1 && !isOrdinaryWord(street) && !isBrand(street)) last = next - 1;
      // "600 West 9th"
      if (isCompass(word) && next === number.last + 1 && ORDINAL.test(tokens[next + 2]?.norm ?? ""))
        last = isJoined(tokens[next + 3]) && isStreet(at(tokens, next + 3)) ? next + 3 : next + 2;
      // "out on 600 north"
      const numbered = COMPASS.has(word) && next === number.last + 1 && before === "on";
      if (numbered && !SIDED.has(at(tokens, next + 1))) last = Math.max(last, next);
    }
    // "Paula stone | 31 larkspur court", "at 912 north elm", "at 54 briarhurst for dave"
    if (last < 0 && isHouseNumber(tokens, number.first, number.last))
      last = Math.max(number.last + 1, plainStreetEnd(tokens, number.last + 1));
    const street = last < 0 ? streetBefore(tokens, number) : -1;
    if (street >= 0) {
      found ??= {
        value: wordsOf(text, tokens, street, number.last),
        source: spoken(text, tokens, street, number.last),
      };
      take(taken, LED.has(at(tokens, street - 1)) ? street - 1 : street, number.last);
    }
    if (last < 0) continue;
    // "5120 County Road 9": the road's number is part of its name
    const named = isNumberedRoad(tokens, last) && isJoined(tokens[last + 1]) ? numberAt(last + 1) : undefined;
    if (named) last = named.last;
    const apartment = tokens[last + 1]?.norm ?? "";
    const door = numberAt(last + 2);
    if (APARTMENT.has(apartment) && /^\d/.test(tokens[last + 2]?.norm ?? ""))
      last += tokens[last + 3]?.gap === "none" ? 3 : 2;
    else if (apartment === "unit" && isDoor(tokens, door)) last = door.last;
    found ??= { value: wordsOf(text, tokens, number.first, last), source: spoken(text, tokens, number.first, last) };
    const told = before === "is" && at(tokens, number.first - 2) === "address";
    const led = ["at", "on", "address", "located"].includes(before);
    // "on the back of"
    const side = tokens[number.first - 4]?.norm === "on" && beside(number);
    const from = number.first - (side ? 4 : told ? 2 : led ? 1 : 0);
    take(taken, from, last);
    if (["floor"].includes(tokens[last + 2]?.norm ?? "")) take(taken, last + 1, last + 2);
  }
  for (let index = 0; index + 1 < tokens.length; index++)
    if (["apartment", "apt", "suite"].includes(tokens[index]?.norm ?? "") && /^\d/.test(tokens[index + 1]?.norm ?? ""))
      take(taken, index, tokens[index + 2]?.gap === "none" ? index + 2 : index + 1);
  return found;
}

/** Finds e-mail, phone and address and takes their tokens: their numbers are no figures. */
export function findContact(
  text: string,
  tokens: readonly Token[],
  numbers: readonly SpokenNumber[],
  taken: Uint8Array,
): FoundContact {
  const email = findEmail(text, tokens, taken);
  const phone = findPhone(text, tokens, taken);
  return { email, phone, address: findAddress(text, tokens, numbers, taken) };
}
