import type { LineItem } from "#shared/documents/schema.ts";
import { formatQuantity } from "#shared/money.ts";
import type { Job } from "./job.ts";
import { clip, lowerFirst, tidy } from "./phrasing.ts";
import { articleOf } from "./spoken-verbs.ts";
import { namesAction, verbAt } from "./verbs.ts";
import { wordsOf } from "./words.ts";

const PLURALS: Record<string, string> = {
  foot: "feet",
  inch: "inches",
  box: "boxes",
  person: "people",
  "sq ft": "square feet",
  "sq yd": "square yards",
  "linear ft": "linear feet",
  ft: "feet",
  sf: "sf",
  lf: "lf",
  hr: "hr",
  h: "h",
};

/** "85 linear feet", "6 hours", "14"; the unit in the number that the quantity asks for. */
export function measure(item: Pick<LineItem, "quantity" | "unit">): string {
  const amount = formatQuantity(item.quantity);
  const unit = tidy(item.unit ?? "");
  if (unit === "" || /^(?:each|ea|flat|lump sum)$/i.test(unit)) return amount;
  if (item.quantity === 1000) return `${amount} ${unit}`;
  const known = PLURALS[unit.toLowerCase()];
  if (known !== undefined) return `${amount} ${known}`;
  if (/ foot$/i.test(unit)) return `${amount} ${unit.replace(/foot$/i, "feet")}`;
  return `${amount} ${/(?:s|feet|%|\d|\.)$/i.test(unit) ? unit : `${unit}s`}`;
}

const NUMBERED = /^(?:\d|one |two |three |four |five |six |seven |eight |nine |ten |eleven |twelve |a dozen)/i;
const PEOPLE = /^(?:guest|head|person|people|plate|attendee)s?$/i;
const MEASURES = /\bft\b|sq yd|foot|feet|yard|sheet|bag|box|gallon|ton|dozen|acre|inch|mile/i;
const TIMES = /^(?:hour|hr|h|day|night|week|month)s?$/i;

/** True for a line that counts things: no unit, a whole number, and a plain plural such as "outlets". */
const countsThings = (item: LineItem, text: string): boolean =>
  (item.unit === null || /^(?:each|ea)$/i.test(item.unit)) &&
  item.quantity % 1000 === 0 &&
  /^(?!labor|labour)[\p{L}-]+(?: [\p{L}-]+){0,3}$/u.test(text) &&
  /(?:[^s]s|men|feet|people)$/i.test(text);

const isTime = (item: LineItem): boolean => TIMES.test(item.unit ?? "");

/** A thing with its quantity: "14 outlets", "85 linear feet of vinyl fence", "6 hours of labor", "catering for 120 guests". */
export function counted(item: LineItem, text: string): string {
  const unit = item.unit ?? "";
  const single = item.quantity === 1000 && !isTime(item);
  if (single || item.quantity === 0 || NUMBERED.test(text) || /\d/.test(text)) return text;
  if (countsThings(item, text)) return `${formatQuantity(item.quantity)} ${text}`;
  if (PEOPLE.test(unit)) return / for /.test(text) ? text : `${text} for ${measure(item)}`;
  const action = /\blabou?r\b/i.test(text) || (namesAction(wordsOf(text)) && !/^(?:the|a|an) /i.test(text));
  if (isTime(item) && action && !/hourly|\bper\b/i.test(text)) return `${measure(item)} of ${text}`;
  if (MEASURES.test(unit)) return `${measure(item)} of ${text}`;
  return `${text} (${measure(item)})`;
}

/** True for a line that is work or material, not a charge: charges do not belong into a list of what is done. */
export const isWork = (item: LineItem): boolean =>
  item.category !== "travel" &&
  (item.amount === null || item.amount >= 0) &&
  (item.category !== "fee" || /deliver|dispos|haul|remov|clean|set-?up|dump/i.test(item.description));

const BARE_LABOR =
  /^(?:(?:labor|labour|work|time|hours?|days?|crew|workers?|guys|men|me|myself|man|hourly|rate|day|my|the|and|for|of|a|per|regular|general|two|three|four)\b[ ,]*)+$/i;

/** True for a line that says no more than that somebody works: the work itself is told elsewhere. */
export const isBareLabor = (item: LineItem): boolean =>
  BARE_LABOR.test(tidy(item.description)) ||
  (item.category === "labor" &&
    /^(?:(?:a|the|my|one|lead|master|labor|helpers?|technicians?|apprentices?|journeym[ea]n|installers?)\b ?)+$/i.test(
      tidy(item.description),
    ));

/** The line as a thing in the middle of a sentence, without the verb that begins it and without its quantity. */
export function nounOf(job: Job, item: LineItem): string {
  const text = clip(tidy(item.description), 120);
  if (BARE_LABOR.test(text)) return "labor";
  const words = wordsOf(text);
  const verb = verbAt(words, 0);
  const rest = verb === null ? undefined : words[verb.length];
  return lowerFirst(rest === undefined ? text : text.slice(rest.start), namesOf(job));
}

/** `nounOf` with its quantity, or with the article that it was spoken with: "14 outlets", "the hallway". */
export function countedNoun(job: Job, item: LineItem): string {
  const noun = nounOf(job, item);
  const thing = counted(item, noun);
  const bare = thing !== noun || item.category === "material" || noun === "labor" || /^(?:the|a|an|\d\S*) /i.test(noun);
  return bare ? thing : `${articleOf(job, wordsOf(noun))}${thing}`;
}

const names = new WeakMap<Job, ReadonlySet<string>>();

/** Words that stand with a capital inside a sentence of the transcription: they keep it. */
export function namesOf(job: Job): ReadonlySet<string> {
  const known = names.get(job);
  if (known) return known;
  const found = new Set<string>();
  job.words.forEach((word, index) => {
    const before = job.words[index - 1];
    if (before && !before.closes && /^\p{Lu}/u.test(word.raw)) found.add(word.raw);
  });
  names.set(job, found);
  return found;
}

/** What the lines that count are about, in order, without doubles and without charges. */
export function thingsOf(job: Job): string[] {
  const things = job.facts.items.filter((item) => !item.optional && isWork(item)).map((item) => nounOf(job, item));
  return [...new Set(things)].filter((thing) => thing !== "");
}
