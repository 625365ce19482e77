import type { LineItem } from "#shared/documents/schema.ts";
import { keptByText } from "#shared/kept-words.ts";
import { formatQuantity } from "#shared/money.ts";
import { wordSet } from "#shared/word-set.ts";
import { wordTable } from "#shared/word-table.ts";
import { withoutHeading } from "./headings.ts";
import { readingOf, type Job } from "./job.ts";
import { clip, lowerFirst, tidy } from "./phrasing.ts";
import { articleOf } from "./spoken-verbs.ts";
import { leadingVerb, namesAction, verbOf } from "./verbs.ts";
import { wordsOf, type Word } from "./words.ts";

const PLURALS = wordTable<string>({
  foot: "feet",
  inch: "inches",
  box: "boxes",
  person: "people",
  dozen: "dozen",
  "sq ft": "square feet",
  "sq yd": "square yards",
  "linear ft": "linear feet",
  ft: "feet",
  sf: "sf",
  lf: "lf",
  hr: "hr",
  h: "h",
});

/** "85 linear feet", "6 hours", "14"; the unit in the number that the quantity asks for. */
export function measure(item: Pick<LineItem, "quantity" | "unit">): string {
  const amount = formatQuantity(item.quantity);
  const unit = tidy(item.unit ?? "");
  if (unit === "" || /^(?:each|ea|flat|lump sum)$/i.test(unit)) return amount;
  if (item.quantity === 1000) return `${amount} ${unit}`;
  const known = PLURALS[unit.toLowerCase()];
  if (known !== undefined) return `${amount} ${known}`;
  if (/ foot$/i.test(unit)) return `${amount} ${unit.replace(/foot$/i, "feet")}`;
  if (/(?:sh|ch|x|z)$/i.test(unit)) return `${amount} ${unit}es`;
  return `${amount} ${/(?:s|feet|%|\d|\.)$/i.test(unit) ? unit : `${unit}s`}`;
}

const NUMBERED = /^(?:\d|one |two |three |four |five |six |seven |eight |nine |ten |eleven |twelve |a dozen)/i;
const PEOPLE = /^(?:guest|head|person|people|plate|attendee)s?$/i;
const MEASURES =
  /\bft\b|sq yd|foot|feet|yard|sheet|bag|box|gallon|\bton|dozen|acre|inch|mile|\bsquares?\b|pallet|pound|roll|bundle/i;
const TIMES = /^(?:hour|hr|h|day|night|week|month)s?$/i;

const COUNTED_HEAD =
  /^((?:(?!(?:in|on|of|for|at|with|to|from|under)\b)[\p{L}-]+ ){0,3}[\p{L}-]*(?:[^s]s|men|feet|people))(?= (?:in|on|of|for|at|with|to|from|under|inside|outside|upstairs|downstairs)(?: |$)|$)/u;

/** "Weekly service" of sixteen weeks says its period already. */
const PERIODIC = wordTable<RegExp>({
  day: /\bdaily\b/i,
  night: /\bnightly\b/i,
  week: /\bweekly\b/i,
  month: /\bmonthly\b/i,
  quarter: /\bquarterly\b/i,
  year: /\b(?:yearly|annual)\b/i,
});
/** "Headshots, people" of fourteen people. */
const COUNTED_PEOPLE = /,? (?:guests?|people|persons?|heads?|attendees?)$/i;
/** "Payroll for employees", "drywall in bedrooms": the count belongs to what stands last. */
const COUNTED_LAST =
  /^(.+ (?:for|in|on|of|at|to|from) )((?:(?!(?:the|a|an|both|all|his|her|their|my|our|your|this|that)\b)[\p{L}-]+ )?[\p{L}-]*(?:[^s]s|people))$/u;

/** "Bed bug heat treatment rooms": what is done, and to how many. */
const WORKED_PLACES =
  /^(.* (?:treatment|service|inspection|repair|cleaning|change|removal|detail|wash)) ((?:bed|bath)?rooms|units|apartments|floors|cars|trucks|vans|vehicles|offices|houses|homes)$/u;

/** True for a line that counts things: no unit, a whole number, and a plain plural such as "outlets" or "cracks in the wall". */
const countsThings = (item: LineItem, text: string): boolean =>
  (item.unit === null || /^(?:each|ea)$/i.test(item.unit)) &&
  item.quantity % 1000 === 0 &&
  !/^labou?r\b/i.test(text) &&
  COUNTED_HEAD.test(text);

export const isTime = (item: LineItem): boolean => TIMES.test(item.unit ?? "");

const MEALS = /cater|dinner|lunch|guest|buffet|\bbar\b|wedding|plate|menu|meal|brunch|food|reception|party/i;

/** "recessed light" is "recessed lights" when there are several of them. */
function several(item: LineItem, text: string): string | null {
  const isCount = /^(?:each|ea)$/i.test(item.unit ?? "") && item.quantity % 1000 === 0;
  if (!isCount || !/^[\p{L}-]+(?: [\p{L}-]+){0,2}$/u.test(text) || text.endsWith("s") || namesAction(wordsOf(text)))
    return null;
  return `${text}${/(?:sh|ch|x|z)$/.test(text) ? "es" : "s"}`;
}

/** A size in front, as in "six foot cedar fence". */
const SIZED = /^[\p{L}\d]+[ -](?:foot|ft|inch|gauge|way|ton|gallon|amp|pole|watt|car|tier)\b[^\d]*$/iu;

/** True for a thing whose number is its count already; a fence of six foot is still counted by the foot. */
const hasNumber = (item: LineItem, thing: string): boolean =>
  (NUMBERED.test(thing) || /\d/.test(thing)) &&
  !(SIZED.test(thing) && (MEASURES.test(item.unit ?? "") || countsThings(item, thing)));

/** Of one thing, and of what somebody still has to count, no number is told. */
function isUncounted(item: LineItem, thing: string): boolean {
  if (item.quantity === 0 || hasNumber(item, thing)) return true;
  if (item.quantity !== 1000) return false;
  return !isTime(item) || item.amount === null || PERIODIC[item.unit ?? ""]?.test(thing) === true;
}

/** "Cut grass four times". */
export const saidTimes = ({ sources: { quantity, description } }: LineItem): boolean =>
  quantity?.kind === "spoken" &&
  (/\btimes\b/i.test(quantity.text) ||
    (description?.kind === "spoken" && description.text.includes(`${quantity.text} times`)));

/** A thing with its quantity: "14 outlets", "85 linear feet of vinyl fence", "6 hours of labor", "catering for 120 guests". */
export function counted(item: LineItem, thing: string): string {
  const unit = item.unit ?? "";
  if (isUncounted(item, thing)) return thing;
  // "mow the lawn four times"
  if (saidTimes(item) && /^(?:each|)$/.test(unit) && !thing.endsWith("ing"))
    return `${thing} ${formatQuantity(item.quantity)} times`;
  const text = thing.replace(/^(?:the|an?|both|all) (?:the )?/i, "");
  if (countsThings(item, text)) return `${formatQuantity(item.quantity)} ${text}`;
  const [, head, tail] = /^(.+, )([^,]+)$/.exec(thing) ?? [];
  if (head !== undefined && tail !== undefined && countsThings(item, tail))
    return `${head}${formatQuantity(item.quantity)} ${tail}`;
  const plural = several(item, text);
  if (plural !== null) return `${formatQuantity(item.quantity)} ${plural}`;
  if (PEOPLE.test(unit)) {
    const people = `${formatQuantity(item.quantity)} ${MEALS.test(text) ? "guests" : "people"}`;
    return / for /.test(text) ? text : `${text.replace(COUNTED_PEOPLE, "")} for ${people}`;
  }
  if (unit === "dozen") return `${measure(item)} ${text}`;
  if (PERIODIC[unit]?.test(text)) return `${text} for ${measure(item)}`;
  // "carpet shampoo in rooms" of two rooms
  const isEach = unit === "" || unit === "each" || wordsOf(text).at(-1)?.norm === unit;
  const [, place, last] = (isEach && item.quantity % 1000 === 0 && COUNTED_LAST.exec(text)) || [];
  if (place !== undefined && last !== undefined) return `${place}${formatQuantity(item.quantity)} ${last}`;
  const [, work, placesTold] = (isEach && item.quantity % 1000 === 0 && WORKED_PLACES.exec(text)) || [];
  if (work !== undefined && placesTold !== undefined)
    return `${work} for ${formatQuantity(item.quantity)} ${placesTold}`;
  // "in both bedrooms"
  if (isEach && item.quantity === 2000 && /\bboth\b/i.test(text)) return text;
  if (unit !== "" && unit !== "each" && wordsOf(text).some((word) => word.norm === unit))
    return `${formatQuantity(item.quantity)} ${text}`;
  const action = /\blabou?r\b/i.test(text) || (namesAction(wordsOf(text)) && text === thing);
  if (isTime(item) && action && !/hourly|\bper\b/i.test(text)) return `${measure(item)} of ${text}`;
  if (MEASURES.test(unit)) return `${measure(item)} of ${text}`;
  if (isEach && (saidTimes(item) || (text.endsWith("ing") && verbOf(wordsOf(text).at(-1)?.lower ?? "") !== null)))
    return `${text} (${measure(item)} times)`;
  return `${thing} ${howMuch(item)}`;
}

/** Behind what is done: "for 2 days", "(6 hours)". */
export const howMuch = (item: LineItem): string => (isLongTime(item) ? `for ${measure(item)}` : `(${measure(item)})`);

const isLongTime = (item: LineItem): boolean => /^(?:day|night|week|month)s?$/i.test(item.unit ?? "");

/** True for a line that is work or material, not a charge: charges do not belong into a list of what is done. */
export const isWork = (item: LineItem): boolean =>
  item.category !== "travel" &&
  (item.amount === null || item.amount >= 0) &&
  (item.category !== "fee" || /deliver|dispos|haul|remov|clean|set-?up|dump/i.test(item.description));

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

/** The part of a line that says what is done or brought: without the job's name before it. */
export const workText = keptByText(
  (description) => {
    const text = clip(tidy(description), 300).replace(PRONOUN_FIRST, (_, kind?: string) => (kind ?? "").toLowerCase());
    return lowerFirst(withoutHeading(text));
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
  const whole = clip(workText(item.description), 120);
  const text = laborAndTask(whole)?.labor ?? whole;
  if (BARE_LABOR.test(text)) return "labor";
  const words = wordsOf(text);
  const verb = leadingVerb(words, isDone(job));
  if (verb !== null && item.category === "labor" && /\blabou?r$/i.test(text)) return "labor";
  const rest = verb === null ? undefined : words[verb.length];
  const noun =
    rest === undefined || /^(?:first|too|again|also|once|twice)$/i.test(text.slice(rest.start))
      ? text
      : text.slice(rest.start);
  return lowerFirst(noun, job.names);
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
  const article = item.category === "material" ? "" : articleOf(job, words);
  if (article !== "" || item.quantity !== 1000 || (item.unit ?? "each") !== "each") return `${article}${thing}`;
  // what is painted or cleaned stands there already
  if (isCountable(words) && TREATS.has(job.trade?.verb ?? "")) return `the ${thing}`;
  if (isCountable(words)) return `${/^(?:[aei]|o(?!ne)|u(?!ni|se|ti)|8|1[18]\b)/i.test(noun) ? "an" : "a"} ${thing}`;
  const isOne = item.unit === "each" && !noun.endsWith("s") && !namesAction(words) && item.category !== "material";
  return `${isOne ? "1 " : ""}${thing}`;
}

export const TREATS = new Set(["Paint", "Clean", "Wash"]);
const DETERMINED = /^(?:the|an?|both|all|each|every|his|her|their|our|your|my|its|this|that|some|any) /i;

/** Single things that take an article: with anything else, "drywall" or "ice and water shield", none is written. */
const COUNTABLE = wordSet(
  "belt system buffet element trailer light page box call session vanity toilet faucet sink tub bathtub shower door gate window skylight furnace boiler heater condenser compressor thermostat unit pump panel subpanel outlet switch dimmer breaker charger generator inverter battery opener deadbolt lock camera fan fixture chandelier microwave dishwasher refrigerator dryer washer oven stove range disposal valve mailbox fence deck patio driveway sidewalk walkway pergola porch staircase railing handrail bench table bookcase mantel cabinet countertop island closet shed dumpster truck van piano tree stump shrub sign banner logo website brochure newsletter template tent arbor cake server router firewall workstation laptop printer monitor projector alternator starter radiator bumper windshield tank filter cartridge liner cover crown cap chimney fireplace gutter downspout post beam column wall slab ramp step curb pillar statue fountain pond bouquet album shooter photographer bartender dj band machine booth stage spigot bracket mirror medicine grill hood backsplash workshop report audit survey inspection barrier pan",
);
/** Words of a plain name; longer ones hold more than a thing. */
const MOST_NAMED = 8;
/** "Appliance install dishwasher" names no dishwasher. */
const DOING = new Set(["install", "replace", "repair", "remove", "fix", "clean", "installation", "replacement"]);
const HEAD_ENDS = wordSet("in on of for at with to from under by over behind inside and");

/** True for "new walk gate" and "glass door to the patio", by the word that says what it is. */
function isCountable(words: readonly Word[]): boolean {
  const end = words.findIndex(({ lower }) => HEAD_ENDS.has(lower));
  if (end === 0 || words.length > MOST_NAMED || words.some(({ lower }) => DOING.has(lower))) return false;
  const head = words[(end < 0 ? words.length : end) - 1];
  return head !== undefined && !head.comma && words[end]?.lower !== "and" && COUNTABLE.has(head.lower);
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
