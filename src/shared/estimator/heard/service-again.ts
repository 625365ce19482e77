import { MONTHS } from "#shared/calendar-words.ts";
import { wordSet } from "#shared/word-set.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import type { Candidate, Correction } from "../quantities/candidate.ts";
import { isExtent } from "../quantities/heard-counts.ts";
import { isCrew } from "../quantities/labor-hours.ts";
import { frequencyOf, isSpan, saysHowOften } from "../quantities/recurrence.ts";
import { countsUnit, isPart, isRoom, unitPriced } from "../quantities/sold-count.ts";
import { wordsOfName } from "../service-names/service-names.ts";
import { mayMeasure } from "../quantities/flat-measures.ts";
import { soldName } from "../service-names/sold-by.ts";
import { saysOneOf } from "../words/sentence-words.ts";
import { stem } from "../words/stem.ts";
import { beginsSentence, type Token } from "../words/tokens.ts";
import { singular, unitAt } from "../words/units.ts";
import type { HeardLines } from "./heard-lines.ts";
import { summedCount } from "./summed-counts.ts";

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

const isSoldAgain = ({ tokens }: Talk, { words }: Candidate): boolean => saysOneOf(tokens, words, AGAIN);

/** "Cleared the main drain, so that's a drain clearing": a service named twice is done once, unless it is counted twice. */
export function saidBefore(open: Talk, candidate: Candidate): boolean {
  const { service, price, free } = candidate;
  if (!service) return false;
  const again = candidate.echo !== null || isSoldAgain(open, candidate);
  // "aeration for the lawn, and mow it one time"
  const counted = candidate.quantities.some(({ number }) => number.readings[0]?.value !== 1);
  if (price || free || counted || again) return false;
  const fits = new Set((service.others ?? [service.entry]).map((entry) => entry.id));
  return open.lines.list
    .slice(-REACH)
    .some((line) => line.service && fits.has(line.service.entry.id) && !line.optional);
}

/** "Nail trims for the shelter, twelve trims at fifteen a trim": how much of a service that was only named before. */
export function detailsNamed(open: Talk, candidate: Candidate): boolean {
  const { service, price, quantities } = candidate;
  if (!service) return false;
  const isIt = (one: Candidate | undefined) => one?.service?.entry.id === service.entry.id;
  // "oven repair: diagnostic visit plus two hours of repair labor"
  const timed = service.entry.hourlyRate !== null && !price;
  const line = timed ? open.lines.list.slice(-REACH).findLast(isIt) : open.lines.list.at(-1);
  if (!line || !isIt(line) || isSoldAgain(open, candidate)) return false;
  if (line.price || line.free || line.quantities.length > 0 || (!price && quantities.length === 0)) return false;
  Object.assign(line, { price, quantities, last: candidate.last });
  line.trailing.push(...candidate.trailing);
  open.lines.changed(line);
  return true;
}

/** "Dog walking, ten walks at twenty five a walk": the counted word is of the service that is being heard. */
export const countsNamed = ({ current }: { current: Candidate }, first: number, id: string): boolean =>
  current.service?.entry.id === id && !current.price && current.quantities.at(-1)?.last === first - 1;

/** "Hardwood in the living room, fourteen by twenty": the sides of what is sold by its area. */
const saysArea = ({ sizes }: Candidate, { service }: Candidate): boolean =>
  service !== null && sizes.some(({ sides }) => sides) && countsUnit(soldName(service.entry.name).unit ?? "", "ft");

/** Behind inches these say how they were measured: "twenty inches across the top", "thirty two inches all together". */
const MEASURING = wordSet(
  "across wide thick diameter through base top ground level total altogether together all told one's measures measured",
);

const IN_ALL = wordSet("total altogether together all told");
const DEEP = wordSet("deep tall high down below long");

/** "Grind the stump, | it's twenty inches across": the one size of what is sold by the inch, and nothing else. */
function saysSize(open: Talk, candidate: Candidate, line: Candidate): boolean {
  const [size, ...others] = candidate.sizes;
  if (!size || size.sides || others.length > 0 || candidate.quantities.length > 0) return false;
  if (!line.service || line.price || line.sizes.length > 0) return false;
  const last = candidate.words.at(-1) ?? size.last;
  // "twelve inches deep"
  if (DEEP.has(open.at(size.last)) || DEEP.has(open.at(size.last + 1))) return false;
  const each = open.at(size.last + 1) === "each" || open.at(last) === "each";
  // "three stumps, forty five inches in total"
  if (each || (line.quantities.length > 0 && !candidate.words.some((index) => IN_ALL.has(open.at(index)))))
    return false;
  const unit = unitAt(open.at(size.number.last + 1), undefined)?.unit;
  if (unit === undefined || soldName(line.service.entry.name).unit !== unit) return false;
  return namesNothing(
    open,
    { ...candidate, words: candidate.words.filter((index) => !MEASURING.has(open.at(index))) },
    line,
  );
}

const ROOM_REACH = 4;

/** "Three bedrooms | and a hallway": the count is not of all the rooms. */
function goesOnWithRooms({ tokens }: { tokens: readonly Token[] }, next: number): boolean {
  for (let index = next; index < next + ROOM_REACH && !beginsSentence(tokens[index]); index++)
    if (isRoom(tokens[index]?.norm ?? "")) return true;
  return false;
}

/** "Duct cleaning, ten vents", "shrub trimming, eighteen shrubs": a count of what the service is sold by or done to. */
export function countsIts(
  open: { tokens: readonly Token[] },
  count: Figure | undefined,
  { service }: Candidate,
): boolean {
  if (!service || !count || count.every !== null) return false;
  const { name, unit } = soldName(service.entry.name);
  const noun = singular(open.tokens[count.number.last + 1]?.norm ?? "");
  const room = unit === "room" && isRoom(noun) && !goesOnWithRooms(open, count.number.last + 2);
  if (unit === null && count.unit !== null && mayMeasure(count, { service })) return true;
  return (
    (unit !== null && (room || noun === unit || countsUnit(unit, count.unit))) || wordsOfName(name).has(stem(noun))
  );
}

const countsOnlyIt = (open: Talk, { quantities }: Candidate, line: Candidate): boolean =>
  quantities.length === 1 && countsIts(open, quantities[0], line);

/** Who comes along, where what is sold is sold per person. */
const WITH_THEM = wordSet("crew team staff family people folks group office employees coworkers kids told all total");

/** True when nothing stands beside the counts, their nouns and the sizes: "eighteen shrubs", "it's fourteen by twenty". */
function namesNothing(open: Talk, { quantities, sizes, words }: Candidate, { service }: Candidate): boolean {
  const counted = (index: number) =>
    quantities.some(({ first, last, noun }) => index >= first && index <= Math.max(last, noun)) ||
    sizes.some(({ first, last }) => index >= first && index <= last);
  const named = wordsOfName(service?.entry.name ?? "");
  // "headshots for Dana Fields and her crew, six people"
  const people = soldName(service?.entry.name ?? "").unit === "guest";
  const isKnown = (word: string) => PERIODS.has(word) || named.has(stem(word)) || (people && WITH_THEM.has(word));
  const others = words.filter((index) => !counted(index) && !isKnown(open.at(index)));
  return open.lines.content(others).length === 0;
}

const recurs = ({ tokens }: Talk, candidate: Candidate): boolean =>
  candidate.quantities.some(isSpan) && frequencyOf(candidate, tokens) !== null;

/** "We'll send three movers": that they come names nothing. */
const SENDING = wordSet(
  "send sending bring bringing put putting have having use using take taking figure figuring run",
);

/** "Three guys for six hours each", "we'll send three movers, five hours": people and how long they work, and nothing else. */
function crewHours({ tokens, lines }: Talk, { quantities, words }: Candidate): boolean {
  const [crew, hours, ...more] = quantities;
  if (!crew || hours?.unit !== "hour" || more.length > 0 || !isCrew(crew, tokens)) return false;
  const others = words.filter((index) => index !== crew.noun && !SENDING.has(tokens[index]?.norm ?? ""));
  return lines.content(others).length === 0;
}

const WHERE = new Set(["along", "across", "behind", "beside"]);

/** "The back is seventy feet | and the two sides are forty feet each": one more length of the service just measured. */
function measuresPart(open: Talk, candidate: Candidate, line: Candidate): boolean {
  const { service, price, quantities } = line;
  const unit = service && soldName(service.entry.name).unit;
  const isLength = (figure: Figure) =>
    unit === null ? service !== null && mayMeasure(figure, line) : countsUnit(unit, figure.unit);
  const lengths = candidate.quantities.filter(isLength);
  if (price || lengths.length === 0 || (quantities.length > 0 ? !quantities.some(isLength) : lengths.length < 2))
    return false;
  const words = candidate.words.filter((index) => !isPart(open.at(index)) && !WHERE.has(open.at(index)));
  return namesNothing(open, { ...candidate, words }, line);
}

const MEASURED = new Set(["got", "get", "measured", "counted", "figured", "figure"]);
const WE = new Set(["i", "i've", "we", "we've"]);

/** "Trim, I got 310 feet": that the speaker has measured it names nothing. */
const saysMeasured = (open: Talk, index: number): boolean =>
  MEASURED.has(open.at(index)) && (WE.has(open.at(index - 1)) || WE.has(open.at(index - 2)));

/** The line just heard of which a candidate says nothing but how much there is, or how often and how long; else null. */
export function measuredLine(open: Talk, candidate: Candidate): Candidate | null {
  const line = open.lines.list.at(-1);
  if (!line || candidate.price || candidate.service) return null;
  const bare = line.service !== null && !line.price && line.quantities.length === 0 && line.sizes.length === 0;
  if (bare && namesNothing(open, candidate, line) && (saysArea(candidate, line) || countsOnlyIt(open, candidate, line)))
    return line;
  if (saysSize(open, candidate, line)) return line;
  if (candidate.quantities.length === 0) return null;
  if (measuresPart(open, candidate, line) || summedCount(open, candidate, line)) return line;
  const repeats = recurs(open, candidate);
  const said = candidate.words.filter(
    (index) =>
      !PERIODS.has(open.at(index)) &&
      open.at(index) !== TIMES &&
      !saysMeasured(open, index) &&
      !(repeats && saysHowOften(open.at(index))),
  );
  const hourlyBefore = line.service?.entry.hourlyRate != null && line.quantities.length === 0 && !line.price;
  if (hourlyBefore && crewHours(open, candidate)) return line;
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
  const sum = summedCount(open, candidate, line);
  line.quantities = sum ? [sum] : [...line.quantities, ...candidate.quantities];
  line.sizes = [...line.sizes, ...candidate.sizes];
  if (recurs(open, candidate)) line.trailing.push(...candidate.words);
  open.lines.changed(line);
  return true;
}

/** "Yard cleanup, call it six hours": what sounds like a correction counts a service that was not counted yet. */
export const countsUncounted = (open: Talk, candidate: Candidate, { strikes }: Correction): boolean =>
  !strikes && open.lines.list.at(-1)?.quantities.length === 0 && measuresNamed(open, candidate);

/** "Vinyl plank, 200 square feet, three dollars": a price like the listed one, and nothing else, behind a measured service. */
function pricesUnit(open: Talk, { price, words, trailing, quantities, service }: Candidate, line: Candidate): boolean {
  const bare = quantities.length === 0 && !service && open.lines.content([...words, ...trailing]).length === 0;
  const unit = price && bare && !line.price && !line.free ? unitPriced(line, price) : null;
  if (!price || unit === null) return false;
  line.price = figureWith(price, { per: true, unit });
  open.lines.changed(line);
  return true;
}

/**
 * "Wedding photography, eight hours at two twenty five an hour", "chain link fence, 400 feet at $20 a foot", "filter
 * replacement, four at forty each": the count and the price of a service just named.
 */
export function pricesMeasure(open: Talk, candidate: Candidate): boolean {
  const { price, quantities, service, words, last } = candidate;
  const line = open.lines.list.at(-1);
  if (line?.service && pricesUnit(open, candidate, line)) return true;
  if (!line?.service || !price || service || line.price || line.free || line.quantities.length > 0) return false;
  const [count, ...others] = quantities;
  const hours = price.unit === "hour" && line.service.entry.hourlyRate !== null;
  const single = others.length === 0 && count?.unit === "hour";
  const timed = hours && (single ? open.lines.content(words).length === 0 : crewHours(open, candidate));
  const bare = price.unit === "each" && count?.unit === null && line.last === count.first - 1;
  const its = bare ? others.length === 0 : countsOnlyIt(open, candidate, line);
  const each = price.per || open.at(price.first - 1) === "at";
  if (!timed && !(each && its && namesNothing(open, candidate, line))) return false;
  Object.assign(line, { price, quantities, last });
  open.lines.changed(line);
  return true;
}
