import { keptByWord } from "#shared/kept-words.ts";
import { wordTable } from "#shared/word-table.ts";

/** Units as documents print them: singular, plain words. Each with the words that people say for it. */
const SPOKEN: Record<string, string> = {
  "sq ft": "square-ft square-foot square-feet sq-ft sq-feet sqft sf face-foot face-feet",
  "sq yd": "square-yard square-yards sq-yd",
  "linear ft": "linear-ft linear-foot linear-feet lineal-foot lineal-feet lin-ft lf running-foot running-feet",
  "cubic yard": "cubic-yard cubic-yards",
  "board ft": "board-foot board-feet board-ft",
  ft: "foot feet ft",
  hour: "hour hours hr hrs",
  minute: "minute minutes min mins",
  "half day": "half-day half-days",
  day: "day days day's",
  night: "night nights",
  week: "week weeks week's wk wks",
  month: "month months month's mo mos",
  quarter: "quarter quarters qtr",
  year: "year years yr yrs",
  visit: "visit visits",
  push: "push pushes",
  application: "application applications",
  session: "session sessions",
  trip: "trip trips",
  mile: "mile miles",
  guest: "guest guests ppl head heads person people plate plates serving servings attendee attendees",
  square: "square squares",
  yard: "yard yards",
  sheet: "sheet sheets",
  bag: "bag bags",
  box: "box boxes",
  zone: "zone zones",
  roll: "roll rolls",
  bundle: "bundle bundles",
  pallet: "pallet pallets",
  gallon: "gallon gallons gal gals",
  pound: "pound pounds lb lbs",
  ton: "ton tons",
  load: "load loads",
  page: "page pages",
  pair: "pair pairs",
  piece: "piece pieces",
  section: "section sections",
  room: "room rooms",
  unit: "unit units",
  window: "window windows",
  acre: "acre acres",
  word: "word words",
  case: "case cases",
  cut: "cut cuts",
  item: "item items",
  seat: "seat seats",
  user: "user users",
  opening: "opening openings",
  fixture: "fixture fixtures",
  step: "step steps",
  tree: "tree trees",
  panel: "panel panels",
  door: "door doors",
  table: "table tables",
  inch: "inch inches",
  event: "event events",
  class: "class classes",
  game: "game games",
  stop: "stop stops",
  set: "set sets",
  lesson: "lesson lessons",
  side: "side sides",
  stall: "stall stalls",
  flight: "flight flights",
  vehicle: "vehicle vehicles",
  device: "device devices",
  post: "post posts",
  hole: "hole holes",
  stump: "stump stumps",
  location: "location locations",
  corner: "corner corners",
};

const BY_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(SPOKEN).flatMap(([unit, words]) => words.split(" ").map((word): [string, string] => [word, unit])),
);

/** "Square" of "square foot": what begins a unit of two words. */
const FIRST_OF_TWO = new Set([...BY_WORDS.keys()].flatMap((words) => (words.includes("-") ? words.split("-", 1) : [])));

/** Units that measure work or stuff and are not the thing itself: they leave a line's description. */
const MEASURES = new Set(
  "sq ft|sq yd|linear ft|cubic yard|board ft|ft|hour|minute|half day|day|night|week|month|quarter|year|visit|mile|square|yard|guest|ton|pound|acre|inch".split(
    "|",
  ),
);
export const TIME_UNITS = new Set(["hour", "half day", "day", "night", "week", "month", "quarter", "year", "minute"]);
/** What is told in months, and how many of them each is. */
export const MONTHS_IN = wordTable<number>({ month: 1, quarter: 3, year: 12 });
/** Units for which people say small prices: "four fifty a square foot" is $4.50. */
export const SMALL_PRICE_UNITS = new Set([
  "sq ft",
  "linear ft",
  "board ft",
  "ft",
  "mile",
  "pound",
  "word",
  "inch",
  "bag",
  "page",
]);

/** Feet along something, however they are called. */
export const isLength = (unit: string): boolean => unit === "ft" || unit === "linear ft";

const FOOTAGE = new Set(["sq ft", "ft", "linear ft", "sq yd"]);
/** How long or how large something is, as it is told of the thing itself: "the mural is two hundred square feet". */
export const isFootage = (unit: string): boolean => FOOTAGE.has(unit);

export const isMeasure = (unit: string): boolean => MEASURES.has(unit);

/** The unit that begins at a word, and how many words it takes. */
export function unitAt(first: string | undefined, second: string | undefined): { unit: string; length: number } | null {
  if (first === undefined) return null;
  const both = second !== undefined && FIRST_OF_TWO.has(first) ? BY_WORDS.get(`${first}-${second}`) : undefined;
  if (both) return { unit: both, length: 2 };
  // "one case study"
  if (first === "case" && /^stud(?:y|ies)$/.test(second ?? "")) return null;
  const one = BY_WORDS.get(first);
  return one ? { unit: one, length: 1 } : null;
}

/** Fences and doors are six feet high; boats and runs are longer. */
export const SHORTEST_RUN = 10;

/** How far something reaches: "six wide", "forty two inches across". */
export const EXTENT_WORDS: ReadonlySet<string> = new Set("wide tall high deep long thick across".split(" "));

/** The same of what is sold by its length: a fence of eighty feet is six high. */
export const CROSSWISE_WORDS: ReadonlySet<string> = new Set("wide tall high deep thick".split(" "));

/** Plurals of two letters: "two TVs", "tune ups". */
const SHORT_PLURALS = new Set(["ups", "tvs", "djs", "acs", "pcs", "evs", "cds", "ids", "gfcis", "afcis"]);

/** "Groundsmen", "linemen", "repairmen", but no "specimen" and no "Carmen". */
const MEN = /(?:\ws|dy|ir|re|ne|ch)men$/;

/** A rough singular, good enough to compare words: "boxes" and "box", "families" and "family". */
export function singular(word: string): string {
  if (!word.endsWith("s")) {
    if (word.endsWith("men") && MEN.test(word)) return `${word.slice(0, -2)}an`;
    return word === "people" ? "person" : word === "feet" ? "foot" : word;
  }
  if (SHORT_PLURALS.has(word)) return word.slice(0, -1);
  if (word.length <= 3 || word.endsWith("ss") || word.endsWith("us") || word.endsWith("is")) return word;
  if (!word.endsWith("es")) return word.slice(0, -1);
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/^(?:lea|shel|loa|scar|hal|cal|hoo)ves$/.test(word)) return `${word.slice(0, -3)}f`;
  if (word === "knives" || word === "wives") return `${word.slice(0, -3)}fe`;
  return /(?:ss|x|z|ch|sh|^bus|^gas|^lens|virus|bonus|campus|cactus|canvas)es$/.test(word)
    ? word.slice(0, -2)
    : word.slice(0, -1);
}

/** Words that end like plurals and are none. */
const NOT_PLURALS = new Set(
  "goes does comes takes needs wants gets runs costs includes means says looks makes pays keeps starts begins ends lives across always perhaps besides unless thus plus gives tells likes knows thinks works brings covers includes counts sits stays wanes yes is's sales thanks ours yours upstairs downstairs outdoors indoors afterwards sometimes theirs hers".split(
    " ",
  ),
);

/** True for a word with the ending of a plural, which may be a verb as well: "seat covers", "it covers". */
export const endsLikePlural = (word: string): boolean =>
  word.endsWith("s")
    ? (word.length > 3 && /[^iu's]s$/.test(word)) || SHORT_PLURALS.has(word) || word === "hrs" || word === "lbs"
    : word === "people" || word === "feet" || word === "men" || (word.endsWith("men") && MEN.test(word));

/** True for a word that looks like a plural noun. */
export const looksPlural = keptByWord((word) => endsLikePlural(word) && !NOT_PLURALS.has(word));
