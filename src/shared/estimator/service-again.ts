import { MONTHS } from "#shared/calendar-words.ts";
import type { Candidate } from "./candidate.ts";
import { isExtent } from "./heard-counts.ts";
import type { HeardLines } from "./heard-lines.ts";
import { isCrew } from "./labor-hours.ts";
import { frequencyOf, isSpan, saysHowOften } from "./recurrence.ts";
import { stem } from "./service-names.ts";
import type { Token } from "./tokens.ts";

/** The lines heard before, and the words of the talk. */
interface Talk {
  tokens: readonly Token[];
  lines: HeardLines;
  at: (index: number) => string;
}

/** Words with which a service is sold once more. */
const AGAIN = new Set(["another", "second", "third", "again", "more", "extra", "other"]);
/** "Lawn mowing, four visits this month". */
const TURNS = new Set(["visit", "session", "trip"]);
const PERIODS = new Set([..."week month quarter year season spring summer fall winter".split(" "), ...MONTHS]);
const TIMES = "times";
/** How many lines back a service may have been named. */
const REACH = 60;

const isSoldAgain = (open: Talk, { words }: Candidate): boolean => words.some((index) => AGAIN.has(open.at(index)));

/** "Cleared the main drain, so that's a drain clearing": a service named twice is done once, unless it is counted twice. */
export function saidBefore(open: Talk, candidate: Candidate): boolean {
  const { service, price, free } = candidate;
  const again = candidate.echo !== null || isSoldAgain(open, candidate);
  if (!service || price || free || candidate.quantities.length > 0 || again) return false;
  const fits = new Set((service.others ?? [service.entry]).map((entry) => entry.id));
  return open.lines.list
    .slice(-REACH)
    .some((line) => line.service && fits.has(line.service.entry.id) && !line.optional);
}

/** "Nail trims for the shelter, twelve trims at fifteen a trim": how much of a service that was only named before. */
export function detailsNamed(open: Talk, candidate: Candidate): boolean {
  const { service, price, quantities } = candidate;
  const line = open.lines.list.at(-1);
  if (!service || !line?.service || line.service.entry.id !== service.entry.id || isSoldAgain(open, candidate))
    return false;
  if (line.price || line.free || line.quantities.length > 0 || (!price && quantities.length === 0)) return false;
  Object.assign(line, { price, quantities, last: candidate.last });
  line.trailing.push(...candidate.trailing);
  open.lines.changed(line);
  return true;
}

/** "Dog walking, ten walks at twenty five a walk": the counted word is of the service that is being heard. */
export const countsNamed = ({ current }: { current: Candidate }, first: number, id: string): boolean =>
  current.service?.entry.id === id && !current.price && current.quantities.at(-1)?.last === first - 1;

const recurs = ({ tokens }: Talk, candidate: Candidate): boolean =>
  frequencyOf(candidate, tokens) !== null && candidate.quantities.some(isSpan);

/** "Three guys for six hours each": people and how long they work, and nothing else. */
function crewHours({ tokens, lines }: Talk, { quantities, words }: Candidate): boolean {
  const [crew, hours, ...others] = quantities;
  if (!crew || hours?.unit !== "hour" || others.length > 0 || !isCrew(crew, tokens)) return false;
  return lines.content(words.filter((index) => index !== crew.noun)).length === 0;
}

const IN_ALL = /\bin (?:all|total)\b|\baltogether\b/;

/** "Window cleaning on both floors, forty windows in all": what the service is named after. */
function countsNameInAll(
  open: Talk,
  { quantities, words }: Candidate,
  { service, price, quantities: heard }: Candidate,
) {
  const [count, ...others] = quantities;
  if (!service || price || !count || others.length > 0 || heard.length > 0) return false;
  const behind = words.filter((index) => index > count.last).map((index) => open.at(index));
  const named = new Set(service.entry.name.toLowerCase().split(/\s+/).map(stem));
  return IN_ALL.test(behind.join(" ")) && named.has(stem(open.at(count.noun)));
}

/** The line just heard of which a candidate says nothing but how much there is, or how often and how long; else null. */
export function measuredLine(open: Talk, candidate: Candidate): Candidate | null {
  const line = open.lines.list.at(-1);
  if (!line || candidate.price || candidate.service || candidate.quantities.length === 0) return null;
  const repeats = recurs(open, candidate);
  const said = candidate.words.filter(
    (index) => !PERIODS.has(open.at(index)) && open.at(index) !== TIMES && !(repeats && saysHowOften(open.at(index))),
  );
  const hourlyBefore = line.service?.entry.hourlyRate != null && line.quantities.length === 0 && !line.price;
  if (hourlyBefore && crewHours(open, candidate)) return line;
  if (countsNameInAll(open, candidate, line)) return line;
  if (open.lines.content(said).length > 0) return null;
  const [count] = candidate.quantities;
  const unit = count?.unit ?? "";
  const hours = unit === "hour" && line.service?.entry.hourlyRate != null;
  // "overnight boarding, six nights"
  const nights = unit === "night" && line.service?.entry.name.toLowerCase().includes(unit);
  const single =
    candidate.quantities.length === 1 &&
    (isExtent(unit) || TURNS.has(unit) || hours || nights || open.at(count?.noun ?? -1) === TIMES);
  const named = line.service && !line.price && line.quantities.length === 0;
  const goesOn = repeats && line.price && !line.quantities.some(isSpan);
  return (named && (single || repeats)) || goesOn ? line : null;
}

/** "Floor tile installation, it's a hundred and eighty square feet", "mowing, four visits": how much of a service just named. */
export function measuresNamed(open: Talk, candidate: Candidate): boolean {
  const line = measuredLine(open, candidate);
  if (!line) return false;
  line.quantities = [...line.quantities, ...candidate.quantities];
  if (recurs(open, candidate)) line.trailing.push(...candidate.words);
  open.lines.changed(line);
  return true;
}

/** "Wedding photography, eight hours at two twenty five an hour": the count and the price of a service just named. */
export function pricesHours(open: Talk, candidate: Candidate): boolean {
  const { price, quantities, service, words, last } = candidate;
  const line = open.lines.list.at(-1);
  const single = quantities.length === 1 && quantities[0]?.unit === "hour";
  if (
    !line ||
    price?.unit !== "hour" ||
    service ||
    !(single ? open.lines.content(words).length === 0 : crewHours(open, candidate))
  )
    return false;
  if (line.service?.entry.hourlyRate == null || line.price || line.free || line.quantities.length > 0) return false;
  Object.assign(line, { price, quantities, last });
  open.lines.changed(line);
  return true;
}
