import type { LineItem } from "#shared/documents/schema.ts";
import { keptByText } from "#shared/kept-words.ts";
import { WRITTEN_NAMES } from "#shared/maker-names.ts";
import { wordSet } from "#shared/word-set.ts";
import { counted, SEVERAL } from "./counted.ts";
import { withoutHeading } from "./headings.ts";
import { readingOf, type Job } from "./job.ts";
import { articleBefore, clip, lowerFirst, sentenceCase, tidy } from "./phrasing.ts";
import { articleOf } from "./spoken-verbs.ts";
import { TREATS } from "./trade.ts";
import { isDoing } from "./unlisted-verbs.ts";
import { leadingVerb, namesAction, verbAt } from "./verbs.ts";
import { wordsOf, type Word } from "./words.ts";

/** True for a line that is work or material, not a charge: charges do not belong into a list of what is done. */
export const isWork = (item: LineItem): boolean =>
  item.category !== "travel" &&
  (item.amount === null || item.amount >= 0) &&
  (item.category !== "fee" || /deliver|dispos|haul|remov|clean|set-?up|dump/i.test(item.description));

/** "Travel fee", "farm call": what is charged for coming. */
const CHARGE =
  /(?:^| )(?:fee|surcharge|(?:truck|trip|travel|service|fuel) charge|(?:service|farm|emergency|trip) call|mileage)$/i;

/** Who looks at something for a fee has done that. */
const LOOKED_AT = /inspect|sweep|diagnos|assess|survey/i;

/** The lines that tell what is done or brought; what is charged for coming is one where nothing else is. */
export function worksOf(items: readonly LineItem[]): readonly LineItem[] {
  const works = items.filter((item) => isWork(item) || (item.category === "fee" && LOOKED_AT.test(item.description)));
  const telling = works.filter(({ description }) => !CHARGE.test(description));
  return telling.length === 0 ? works : telling;
}

const BARE_LABOR =
  /^(?:(?:labor|labour|work|time|hours?|days?|crew|workers?|guys|men|me|myself|man|hourly|rate|day|my|the|and|for|of|a|per|regular|general|two|three|four)\b[ ,]*)+$/i;

const WORKER_ALONE =
  /^(?:(?:a|the|my|one|lead|master|labor|helpers?|technicians?|apprentices?|journeym[ea]n|installers?)\b ?)+$/i;

function saysLabor({ description, category }: LineItem): boolean {
  const text = tidy(description);
  return BARE_LABOR.test(text) || (category === "labor" && WORKER_ALONE.test(text));
}

/** True for a line that says no more than that somebody works: the work itself is told elsewhere. */
export function isBareLabor(job: Job, item: LineItem): boolean {
  const reading = readingOf(job, item);
  return (reading.isBareLabor ??= saysLabor(item));
}

/** "New one, vanity" is a new vanity. */
const PRONOUN_FIRST = /^(?:an? |the )?(new |old |used )?ones?, (?=\p{L})/iu;

/** "Server (per hour)", "shop window cleaning - each", "packing per room": what the price is for stands in the line's unit. */
const PRICED_BY =
  /\s*(?:\((?:per|each)\b[^)]*\)|[-–] ?(?:each|per \p{L}+(?: \p{L}+)?)|(?<=\p{L}),? per (?:room|unit|image|window|door|item|hour|visit|yard|foot|page|person|guest|word))$/iu;
/** A service by its name: "Shop Window Cleaning". */
const TITLE_CASE = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u;
/** "Deep Clean" is called so; "Waterproofing Kerdi" ends with who makes it. */
const isServiceName = (task: string): boolean =>
  TITLE_CASE.test(task) && !WRITTEN_NAMES.has((task.split(" ").at(-1) ?? "").toLowerCase());

/** The part of a line that says what is done or brought: without the job's name before it. */
export const workText = keptByText(
  (description) => {
    const text = clip(tidy(description), 300)
      .replace(PRONOUN_FIRST, (_, kind?: string) => (kind ?? "").toLowerCase())
      .replace(PRICED_BY, "")
      .replace(/^labou?r, (?=\p{L})/iu, "");
    const task = withoutHeading(text);
    return isServiceName(task) ? task : lowerFirst(task);
  },
  { most: 500, longest: 300 },
);

/** "Labor: frame the basement" and what is done there: ["labor", "frame the basement"]. */
export function laborAndTask(description: string): { labor: string; task: string } | null {
  const match = /^((?:labou?r|helpers?|crew|apprentice|technician|lead|me)\b[^:]{0,30}): (.+)$/i.exec(description);
  return match === null ? null : { labor: match[1] ?? "", task: match[2] ?? "" };
}

/** The line as a thing in the middle of a sentence, without the verb that begins it and without its quantity. */
export function nounOf(job: Job, item: LineItem): string {
  const reading = readingOf(job, item);
  return (reading.noun ??= readNoun(job, item));
}

function readNoun(job: Job, item: LineItem): string {
  const whole = workText(item.description);
  const text = laborAndTask(whole)?.labor ?? whole;
  if (BARE_LABOR.test(text)) return "labor";
  const words = wordsOf(text);
  const verb = leadingVerb(words, isDone(job));
  if (verb !== null && item.category === "labor" && /\blabou?r$/i.test(text)) return "labor";
  const rest = verb === null ? undefined : words[verb.length];
  const object = rest === undefined ? "" : text.slice(rest.start);
  const noun = object === "" || NO_OBJECT.test(object) ? text : object;
  if (TITLE_CASE.test(noun)) return noun;
  return noun.length === text.length && beginsWithName(job, noun) ? sentenceCase(noun) : lowerFirst(noun, job.names);
}
const NO_OBJECT = /^(?:first|too|again|also|once|twice|by|and|or|with|for|to|in|on|of)$/i;

/** True where the talk has the first word of a thing with a capital. */
function beginsWithName({ names }: Job, noun: string): boolean {
  if (names.size === 0) return false;
  const end = noun.search(/[\s,]/);
  return names.has(sentenceCase(end < 0 ? noun : noun.slice(0, end)));
}

/** `nounOf` with its quantity, or with the article that it was spoken with: "14 outlets", "the hallway", "1 gate". */
export function countedNoun(job: Job, item: LineItem): string {
  const reading = readingOf(job, item);
  return (reading.countedNoun ??= readCountedNoun(job, item));
}

function readCountedNoun(job: Job, item: LineItem): string {
  const noun = nounOf(job, item);
  const thing = counted(item, noun);
  if (thing !== noun || noun === "labor" || DETERMINED.test(noun)) return thing;
  const words = wordsOf(noun);
  if (isDoing(words) || (words.length > 1 && verbAt(words, 0, true) !== null) || SEVERAL.test(noun)) return thing;
  const article = item.category === "material" ? "" : articleOf(job, words);
  if (article !== "" || item.quantity !== 1000 || (item.unit ?? "each") !== "each") return `${article}${thing}`;
  // what is painted or cleaned stands there already
  if (TREATS.has(job.trade?.verb ?? "") && (isCountable(words) || isPlace(words))) return `the ${thing}`;
  if (isCountable(words) && /['’]s$/.test(words[0]?.lower ?? "")) return `the ${thing}`;
  if (isCountable(words)) return `${articleBefore(noun)} ${thing}`;
  const isOne = item.unit === "each" && !noun.endsWith("s") && !namesAction(words) && item.category !== "material";
  return `${isOne ? "1 " : ""}${thing}`;
}

/** "Dining room" and "trim" are the ones of the house that is painted or cleaned. */
const PLACES = wordSet("room bedroom bathroom hallway hall kitchen basement garage attic foyer entry stairway stairwell den office lobby nursery ceiling trim interior exterior front back awning siding"); // prettier-ignore
const isPlace = (words: readonly Word[]): boolean => {
  const head = words[headEnd(words) - 1]?.norm ?? "";
  return PLACES.has(head) && words.length <= 4 && !words.some(({ comma }) => comma) && !namesAction(words);
};

/** "One tub, two sinks" are told by how many there are. */
const DETERMINED =
  /^(?:(?:the|an?|both|all|each|every|his|her|their|our|your|my|its|this|that|some|any) |one [\p{L}, -]+? (?:and|two|three|four|five|six|\d+) )/iu;

/** Single things that take an article: with anything else, "drywall" or "ice and water shield", none is written. */
const COUNTABLE = wordSet(
  "belt system buffet element trailer light page box call session vanity toilet faucet sink tub bathtub shower door gate window skylight furnace boiler heater condenser compressor thermostat unit pump panel subpanel outlet switch dimmer breaker charger generator inverter battery opener deadbolt lock camera fan fixture chandelier microwave dishwasher refrigerator dryer washer oven stove range disposal valve mailbox fence deck patio driveway sidewalk walkway pergola porch staircase railing handrail bench table bookcase mantel cabinet countertop island closet shed dumpster truck van piano tree stump shrub sign banner logo website brochure newsletter template tent arbor cake server router firewall workstation laptop printer monitor projector alternator starter radiator bumper windshield tank filter cartridge liner cover crown cap chimney fireplace gutter downspout post beam column wall slab ramp step curb pillar statue fountain pond bouquet album shooter photographer bartender dj band machine booth stage spigot bracket mirror medicine grill hood backsplash workshop report audit survey inspection barrier pan change gasket softener zipper motor capacitor coil regulator closer sensor",
);
/** Words of a plain name; longer ones hold more than a thing. */
const MOST_NAMED = 8;
/** "Appliance install dishwasher" names no dishwasher. */
const DOING = new Set([
  "install",
  "replace",
  "repair",
  "remove",
  "fix",
  "clean",
  "installation",
  "replacement",
  "swap",
  "hookup",
  "cutout",
  "rekey",
]);
const HEAD_ENDS = wordSet("in on of for at with to from under by over behind inside and");

/** Where the name of a thing is over, before what tells where it is or what it has. */
function headEnd(words: readonly Word[]): number {
  const end = words.findIndex(({ lower }) => HEAD_ENDS.has(lower));
  return end < 0 ? words.length : end;
}

const isThe = ({ lower }: Word): boolean => lower === "the";
const isDoingWord = ({ lower }: Word): boolean => DOING.has(lower);

/** True for "new walk gate" and "glass door to the patio", by the word that says what it is. */
function isCountable(words: readonly Word[]): boolean {
  const end = headEnd(words);
  const head = words[end - 1];
  if (!head || head.comma || !COUNTABLE.has(head.lower) || words[end]?.lower === "and") return false;
  // where something is torn out "disposal" is what is done with it
  if (words.length === 1 && head.lower === "disposal") return false;
  // "wiped down the tank"
  const the = words.findIndex(isThe);
  return words.length <= MOST_NAMED && (the < 0 || the >= end) && !words.some(isDoingWord);
}

/** An invoice tells what was done. */
export const isDone = (job: Job): boolean => job.facts.type === "invoice";

/** What the lines that count are about, in order, without doubles and without charges. */
export function thingsOf(job: Job): string[] {
  const works = job.facts.items.filter((item) => !item.optional && isWork(item));
  const priced = works.filter((item) => item.amount !== null);
  const told = priced.length === 0 ? works : priced;
  const telling = told.filter((item) => !isBareLabor(job, item));
  const things = (telling.length === 0 ? told : telling).map((item) => nounOf(job, item));
  return [...new Set(things)].filter((thing) => thing !== "");
}
