import type { LineItem } from "#shared/documents/schema.ts";
import { formatQuantity } from "#shared/money.ts";
import type { Job } from "./job.ts";
import { clip, lowerFirst, tidy } from "./phrasing.ts";
import { verbAt } from "./verbs.ts";
import { wordsOf } from "./words.ts";

const PLURALS: Record<string, string> = {
  foot: "feet", "square foot": "square feet", "linear foot": "linear feet", "cubic foot": "cubic feet",
  "board foot": "board feet", "running foot": "running feet", inch: "inches", box: "boxes", person: "people",
  each: "", ea: "", "sq ft": "sq ft", "lin ft": "lin ft", ft: "ft", sf: "sf", lf: "lf", hr: "hr", h: "h", piece: "pieces",
}; // prettier-ignore

/** "85 linear feet", "6 hours", "14"; the unit in the number that the quantity asks for. */
export function measure(item: Pick<LineItem, "quantity" | "unit">): string {
  const amount = formatQuantity(item.quantity);
  const unit = tidy(item.unit ?? "");
  if (unit === "" || /^(?:each|ea|flat|lump sum)$/i.test(unit)) return amount;
  if (item.quantity === 1000) return `${amount} ${unit}`;
  const plural = PLURALS[unit.toLowerCase()] ?? (/(?:s|feet|%|\d|\.)$/i.test(unit) ? unit : `${unit}s`);
  return `${amount} ${plural}`;
}

const NUMBERED = /^(?:\d|one |two |three |four |five |six |seven |eight |nine |ten |eleven |twelve |a dozen)/i;
const PEOPLE = /^(?:guest|head|person|people|plate|attendee)s?$/i;

/** True for a line that counts things: no unit, a whole number, and a plain plural such as "outlets". */
export const countsThings = (item: LineItem, text: string): boolean =>
  (item.unit === null || /^(?:each|ea)$/i.test(item.unit)) &&
  item.quantity > 1000 &&
  item.quantity % 1000 === 0 &&
  /^(?!labor|labour)[\p{L}-]+(?: [\p{L}-]+){0,3}$/u.test(text) &&
  /(?:[^s]s|men|feet|people)$/i.test(text);

/** A thing with its quantity: "14 outlets", "85 linear feet of vinyl fence", "6 hours of labor", "catering for 120 guests". */
export function counted(item: LineItem, text: string): string {
  const unit = item.unit ?? "";
  const flat = item.quantity === 1000 && !/\p{L}/u.test(unit);
  if (flat || item.quantity === 0 || NUMBERED.test(text) || /\d/.test(text)) return text;
  if (countsThings(item, text)) return `${formatQuantity(item.quantity)} ${text}`;
  if (PEOPLE.test(unit)) return / for /.test(text) ? text : `${text} for ${measure(item)}`;
  if (/foot|feet|yard|hour|day|sheet|bag|box|gallon|ton|dozen|acre|inch|mile/i.test(unit))
    return /(?:^| )(?:per|hourly)(?: |$)/i.test(text) ? text : `${measure(item)} of ${text}`;
  if (item.quantity === 1000) return text;
  return `${text} (${measure(item)})`;
}

/** True for a line that is work or material, not a charge: charges do not belong into a list of what is done. */
export const isWork = (item: LineItem): boolean =>
  item.category !== "travel" &&
  (item.amount === null || item.amount >= 0) &&
  (item.category !== "fee" || /deliver|dispos|haul|remov|clean|set-?up|dump/i.test(item.description));

/** The line as a thing in the middle of a sentence, without the verb that begins it and without its quantity. */
export function nounOf(job: Job, item: LineItem): string {
  const text = clip(tidy(item.description), 120);
  const words = wordsOf(text);
  const verb = verbAt(words, 0);
  const rest = verb === null ? undefined : words[verb.length];
  const noun = rest === undefined ? text : text.slice(rest.start);
  return lowerFirst(noun, namesOf(job));
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
