import type { CatalogueEntry } from "../estimate-input.ts";
import { stem } from "../words/stem.ts";
import { singular, unitAt } from "../words/units.ts";
import { withSameThings } from "./same-things.ts";
import { soldName } from "./sold-by.ts";
import { WORK_SYNONYMS } from "./synonyms.ts";

/** A size in a service's name: "50 gallon". */
export interface Size {
  value: number;
  unit: string;
}

/** What must be said of a service's name, and what may. */
export interface ServiceName {
  entry: CatalogueEntry;
  /** What its price is for, when the name says it: "sq ft" of "Ceiling painting (per sq ft)". */
  unit: string | null;
  /** What is done, when the name ends or begins with it: "Faucet replacement"; and the words of what it is done to. */
  action: number | null;
  object: readonly string[];
  /** All the words of the name, as they are written and their stems. */
  words: readonly string[];
  stems: readonly string[];
  /** The words before a comma or a bracket, when the rest only gives a size or says "installed"; else all. */
  head: readonly string[];
  /** The words before a comma, a dash or a bracket, whatever the rest tells of them: "oil change" of "Oil change, full synthetic". */
  lead: readonly string[];
  sizes: readonly Size[];
  /** The name has an "and" of its own: "Delivery and setup". */
  joins: boolean;
}

const EMPTY_WORDS = new Set(["of", "the", "a", "an", "and", "for", "per", "to", "in", "on", "with"]);
/** Words of a name's rest that change nothing about what is meant. */
const NEUTRAL = new Set([
  "installed",
  "install",
  "installation",
  "supplied",
  "included",
  "each",
  "standard",
  "regular",
]);

/** The stems of the verbs of each kind of work. */
const ACTIONS: readonly ReadonlySet<string>[] = WORK_SYNONYMS.map((words) => new Set(words.split(" ").map(stem)));

const AGAIN = /^re\p{L}{3}/u;

/** The kind of work that a word names, or null: the same for "swap" and "replacement". */
export function actionOf(word: string): number | null {
  const whole = stem(word);
  // "cleanout", "haul-off"
  const verb = whole.replace(/(?:up|out|off|down)$/u, "");
  const found = ACTIONS.findIndex((words) => words.has(whole) || words.has(verb));
  // "rehang", "reinstalled"
  if (found < 0 && AGAIN.test(word)) return actionOf(word.slice(2));
  return found < 0 ? null : found;
}

/** The words of a name in which a service is spoken of again, as they were written. */
export const wordsOfName = (name: string): ReadonlySet<string> => new Set(name.toLowerCase().split(/\s+/).map(stem));

/** One name for a unit and its plural: "lb", "pound" and "pounds". */
export const unitOf = (word: string): string => unitAt(word, undefined)?.unit ?? stem(word);

/** Of "call out", "tune-up" and "cleanup": said or written as two words they are one. */
const COMPOUNDING = new Set(["up", "out", "off", "down", "in", "ups", "outs", "offs", "ins"]);

/** The one word that a word makes with the next, "callout" of "call" and "out", or null. */
export const compoundOf = (word: string, next: string): string | null =>
  COMPOUNDING.has(next) ? word + singular(next) : null;

/** Two words with nothing but a space or hyphen between them, the second of which makes one with the first. */
const SPLIT = /([\p{L}\p{M}]+)(?:[ -](ups?|outs?|offs?|down)|-(ins?))(?![\p{L}\p{M}])/gu;

const wordsIn = (name: string): string[] =>
  (
    name
      .toLowerCase()
      .replace(
        SPLIT,
        (all, word: string, particle?: string, within?: string) => compoundOf(word, particle ?? within ?? "") ?? all,
      )
      .match(/[\p{L}\p{M}]+|\d+(?:\.\d+)?/gu) ?? []
  ).filter((word) => !EMPTY_WORDS.has(word));

/** The stems of all words that a name is made of, "two" and "man" of "Two-man crew" among them. */
export const stemsOfName = (name: string): ReadonlySet<string> => new Set(wordsIn(name).map(stem));

const stemsIn = (words: readonly string[]): string[] => [...new Set(words.map(stem))].slice(0, 8);

/** "200A". */
const AMPS = /(\d) ?A(?:mps?)?\b/;
/** Where the rest of a name begins: at a comma or bracket, or at the size that it ends with: "Panel upgrade 200 amp". */
const REST = /[,;(:]|\s[-–—]\s|\s\d+(?:\.\d+)?[ -]?(?:amp|gal|gallon|ton|inch|volt|watt)s?\.?$/iu;

const JOINING = /\band\b|[&+/]/i;

const wholeAmps = (name: string): string => name.replace(AMPS, "$1 amp");

/** The sizes that a service's name says, wherever they stand in it. */
export const sizesOf = (name: string): Size[] =>
  [...wholeAmps(name).matchAll(/(\d+(?:\.\d+)?)[ -]?(\p{L}+)/gu)].map(([, value = "", word = ""]) => ({
    value: Number(value),
    unit: unitOf(word.toLowerCase()),
  }));

/** Reads a service's name: "Water heater, 50 gallon" is a water heater of 50 gallons. */
export function readServiceName(entry: CatalogueEntry): ServiceName {
  const { name: sold, unit } = soldName(entry.name);
  const name = wholeAmps(sold);
  const cut = name.search(REST);
  const words = withSameThings(wordsIn(name));
  const stems = stemsIn(words);
  const head = cut > 0 ? withSameThings(wordsIn(name.slice(0, cut))) : [];
  const rest = cut > 0 ? withSameThings(wordsIn(name.slice(cut))) : [];
  const sizes: Size[] = [];
  const others: string[] = [];
  for (let index = 0; index < rest.length; index++) {
    const [word = "", next] = [rest[index], rest[index + 1]];
    // "up to 1/4 acre" is a limit, and no size
    if (/^\d/.test(word) && /^\d/.test(next ?? "")) others.push(word, rest[++index] ?? "");
    else if (/^\d/.test(word) && next !== undefined)
      sizes.push({ value: Number(word), unit: unitOf(rest[++index] ?? "") });
    else if (!NEUTRAL.has(word)) others.push(word);
  }
  // "Lawn mow (up to 1/4 acre)": what is in brackets tells more of a thing that is named before them
  const explained = name[cut] === "(" && head.length > 1;
  const plain = head.length > 0 && rest.length > 0 && (others.length === 0 || explained);
  const joins = JOINING.test(name);
  // "Bath, brush and nail trim" is a list, "Bath and brush, small dog" is not
  const led = head.length > 0 && (plain || !JOINING.test(name.slice(cut)));
  const said = led ? head : words;
  const done = said.filter((word) => actionOf(word) !== null);
  const object = stemsIn(said.filter((word) => !done.includes(word)));
  const action = object.length === stemsIn(said).length - 1 ? actionOf(done[0] ?? "") : null;
  return {
    entry,
    unit,
    action,
    object: action === null ? [] : object,
    joins,
    words,
    stems,
    head: plain ? stemsIn(head) : stems,
    lead: led ? stemsIn(head) : stems,
    sizes: plain ? sizes : [],
  };
}
