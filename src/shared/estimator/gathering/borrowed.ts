import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { AGREED } from "../heard/referring-words.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { isExtent } from "../quantities/heard-counts.ts";
import { soldName } from "../service-names/sold-by.ts";
import { isThing } from "../words/nearby.ts";
import { beginsSentence, isJoined, joined } from "../words/tokens.ts";
import { isMeasure, looksPlural, singular, unitAt } from "../words/units.ts";
import { PREPOSITIONS, REASONS, SAME_COUNTS } from "../words/words.ts";

/** Small words between a service and the price that it has this time. */
const BESIDE_PRICE = new Set(["at", "but", "for", "only"]);
/** Of "which I'm giving them at", "only charge him": words that say who gets it so, and name nothing. */
const GIVING = new Set(
  "him hers his theirs them giving letting doing offering selling putting have today again this time here".split(" "),
);

/** "Charge her 35 each": verbs that give a price to what was just named, and to nothing behind it. */
const CHARGING = new Set(["charge", "charging", "bill", "billing", "make", "do"]);

/** True when a price ends its clause, or is followed by why it is so. */
const endsClause = ({ tokens }: OpenLines, { last }: Figure): boolean =>
  !isJoined(tokens[last + 1]) || REASONS.has(tokens[last + 1]?.norm ?? "");

/** Where "but since she sends us her neighbors, | do hers for" has told why; 0 when it tells no reason. */
function reasonEnd({ current, tokens }: OpenLines): number {
  const why = current.words.find((index) => REASONS.has(tokens[index]?.norm ?? ""));
  return current.words.find((index) => why !== undefined && index > why && tokens[index]?.gap === "comma") ?? 0;
}

/** "I'll do that one for 150": what was just named. */
export const isThatOne = (open: OpenLines, index: number): boolean =>
  open.at(index) === "one" && ["that", "this"].includes(open.at(index - 1));

/** "and the ceramic coating, but at eight hundred": a price of its own for the service just named. */
export function pricesService(open: OpenLines, figure: Figure): boolean {
  const { current, lines } = open;
  const line = lines.list.at(-1);
  if (!line?.service || line.price || line.free || current.quantities.length > 0 || current.service) return false;
  const words = current.words.map((index) => open.at(index));
  if (words.length === 0 && followsName(open, line, figure)) return takesPrice(open, line, figure);
  // "Workstation setup. Quantity: five. Price: one hundred each."
  const label = words.length === 1 && PRICE_LABELS.has(words[0] ?? "") && line.last === figure.first - 2;
  if (label && line.quantities.length > 0) return takesPrice(open, line, ofEach(line, figure));
  const reason = reasonEnd(open);
  const named = lines.content(
    current.words.filter((index) => index >= reason && !GIVING.has(open.at(index)) && !isThatOne(open, index)),
  );
  const told = words.some((word) => CHARGING.has(word)) && endsClause(open, figure);
  const settles = told || words.some((word) => BESIDE_PRICE.has(word) || AGREED.has(word));
  if (!settles || named.some((word) => !AGREED.has(word) && !CHARGING.has(word))) return false;
  for (let index = line.last + 1; index <= figure.first; index++) if (open.tokens[index]?.gap === "stop") return false;
  return takesPrice(open, line, figure);
}

function takesPrice({ lines }: OpenLines, line: Candidate, figure: Figure): true {
  line.price = figure;
  line.last = figure.last;
  lines.changed(line);
  return true;
}

/** A price that is this near to the service's own is for one of them as well. */
const NEAR = 2;

/** "Workstation setup. Quantity: five. Price: one hundred.", where one is a hundred and twenty five otherwise: for each. */
function ofEach({ service }: Candidate, figure: Figure): Figure {
  const own = (service?.entry.fixedRate ?? 0) / 100;
  const value = figure.number.readings[0]?.value ?? 0;
  const near = value <= own * NEAR && value * NEAR >= own;
  return figure.per || !near ? figure : figureWith(figure, { per: true, unit: "each" });
}

/** What a form says before a price. */
const PRICE_LABELS = new Set(["price", "rate", "cost"]);

/** "Two fifty rather than the usual". */
const COMPARING = new Set(["rather", "instead", "even", "total"]);

/** "Drain clearing, two fifty.": a bare figure directly behind a service, that is for nothing of its own. */
function followsName(open: OpenLines, line: Candidate, figure: Figure): boolean {
  const next = joined(open.tokens, figure.last + 1);
  const thing = isThing(next) && !COMPARING.has(next) && !REASONS.has(next);
  const where = figure.role === "quantity" && (next === "in" || next === "on");
  // "skylight installs, two at nine hundred"
  const priced = figure.role === "quantity" && next === "at" && open.figures.get(figure.last + 2)?.role === "money";
  const leads = PREPOSITIONS.has(next) && next !== "and" && next !== "plus" && !REASONS.has(next);
  const own = leads && !where && !priced && !saysWithWhat(open, figure, line);
  if (figure.first !== line.last + 1 || beginsSentence(open.tokens[figure.first])) return false;
  // "headshot, ninety. | Four canvases"
  const goesOn = open.figures.has(figure.last + 1) && isJoined(open.tokens[figure.last + 1]);
  return !own && !thing && !goesOn;
}

const COMPRISING = new Set(["with", "including"]);
/** A price with what comes along is so many times the service's own at most. */
const DEAREST_WITH = 4;

/** "Swap the water heater, fourteen hundred | with the tank": at no less than the service has by itself, the price is of both. */
function saysWithWhat(
  { tokens }: OpenLines,
  { role, last, number, per, scale }: Figure,
  { service }: Candidate,
): boolean {
  if (role !== "money" || per || !COMPRISING.has(joined(tokens, last + 1))) return false;
  const own = (service?.entry.fixedRate ?? 0) / 100;
  const value = (number.readings[0]?.value ?? 0) * scale;
  return own > 0 && value >= own && value <= own * DEAREST_WITH;
}

/** Words for stuff: nobody counts it, and what is counted behind it is of it. */
const MASSES = new Set("furniture equipment machinery art artwork lighting hardware luggage decor signage".split(" "));
const LONGEST_THING = 2;

/** "Furniture assembly, fourteen desks.": so many things of the kind that a service sold by the piece is done to. */
function countsItsKind(open: OpenLines, { service, last }: Candidate, figure: Figure): boolean {
  const { name, unit } = soldName(service?.entry.name ?? "");
  if (unit !== "each" || figure.first !== last + 1 || beginsSentence(open.tokens[figure.first])) return false;
  if (
    !name
      .toLowerCase()
      .split(" ")
      .some((word) => MASSES.has(word))
  )
    return false;
  let head = figure.last + 1;
  while (head <= figure.last + LONGEST_THING && isJoined(open.tokens[head + 1])) head++;
  for (let next = figure.last + 1; next <= head; next++)
    if (open.figures.has(next) || open.namesService(next)) return false;
  return !isJoined(open.tokens[head + 1]) && looksPlural(open.at(head));
}

/** "Photo albums, two.": a bare count directly behind a service. */
export function countsService(open: OpenLines, figure: Figure): boolean {
  const { current, lines } = open;
  const line = lines.list.at(-1);
  const empty = !open.settled() && current.words.length === 0 && current.quantities.length === 0;
  if (!line?.service || line.price || line.free || line.quantities.length > 0 || !empty) return false;
  if (figure.unit !== null || !(followsName(open, line, figure) || countsItsKind(open, line, figure))) return false;
  line.quantities.push(figure);
  line.last = figure.last;
  lines.changed(line);
  return true;
}

/** "Stump grinding, fourteen inches.", which is sold by the inch, but not "twelve inches and eighteen", "fourteen inches each". */
const isInches = ({ service, quantities }: Candidate, { number, last }: Figure, open: OpenLines): boolean =>
  unitAt(open.at(number.last + 1), undefined)?.unit === "inch" &&
  soldName(service?.entry.name ?? "").unit === "inch" &&
  quantities.length === 0 &&
  last === number.last + 1 &&
  !isJoined(open.tokens[last + 1]) &&
  !countsInchesAgain(open, last);

/** "Fourteen inches, | and another, nine inches": more of them stand in the sentence. */
function countsInchesAgain({ tokens, figures }: OpenLines, last: number): boolean {
  for (let next = last + 1; next < tokens.length && !beginsSentence(tokens[next]); next++) {
    const figure = figures.get(next);
    if (figure && unitAt(joined(tokens, figure.number.last + 1), undefined)?.unit === "inch") return true;
  }
  return false;
}

/** "Wash the deck, 14 by 20, and": a bare size directly behind a service. */
export function sizesService(open: OpenLines, figure: Figure): boolean {
  const { current, lines } = open;
  const line = lines.list.at(-1);
  const empty = current.words.every((index) => open.at(index) === "each") && current.quantities.length === 0;
  if (!empty || current.service || !line?.service || line.price || line.sizes.length > 0) return false;
  if (!figure.sides && !isInches(line, figure, open)) return false;
  const next = joined(open.tokens, figure.last + 1);
  if (figure.first !== line.last + 1 + current.words.length || (isThing(next) && next !== "each")) return false;
  line.sizes.push(figure);
  line.last = figure.last;
  lines.changed(line);
  return true;
}

/** "And same for the two in the garage", "the same again for the one at 16": the price or service of the line before. Asked at "same": returns the last token, or -1. */
export function echoAt(open: OpenLines, index: number): number {
  const { current, lines } = open;
  if (open.correction) return -1;
  let last = index;
  if (["price", "rate", "thing", "again"].includes(open.at(last + 1))) last++;
  if (!["for", "on"].includes(open.at(last + 1)) || open.figures.get(last + 2)?.role === "money") return -1;
  const own = current.price ?? current.service;
  if (!own && lines.hasContent(current.words)) return -1;
  const source = own ? current : lines.list.at(-1);
  if (!(source?.price ?? source?.service) || source.first > index) return -1;
  open.finish();
  const next = open.current;
  next.echo = source;
  next.service = source.service;
  const unit = source.price?.unit ?? null;
  if (source.price)
    next.price =
      unit === null || unit === "each" ? figureWith(source.price, { per: false, unit: null }) : { ...source.price };
  [next.first, next.last] = [index, last + 1];
  next.after = true;
  return last + 1;
}

const RATES = new Set(["rate", "price", "cost"]);

/** "Sorry, fifteen tables, same nine dollars each": the price of the line before, said once more. Returns its last token, or -1. */
export function samePriceAt(open: OpenLines, index: number): number {
  const { current, lines } = open;
  const figure = open.at(index) === "same" ? open.figures.get(index + 1) : undefined;
  if (figure?.role !== "money") return -1;
  const changes = open.correction !== null && current.quantities.length > 0;
  const empty = current.quantities.length === 0 && !open.settled() && !lines.hasContent(current.words);
  const price = lines.list.at(-1)?.price;
  if (!price || !(changes || empty)) return -1;
  return figure.number.readings[0]?.value === price.number.readings[0]?.value ? figure.last : -1;
}

/** "another six hours at the same rate": the price of the line before for what was counted here. Returns its last token, or -1. */
export function sameRateAt(open: OpenLines, index: number): number {
  const { current, lines } = open;
  if (open.at(index) !== "same" || !RATES.has(open.at(index + 1)) || current.price) return -1;
  // "actually two gates, same price": the line that is changed has it already
  if (open.correction && current.quantities.length > 0) return index + 1;
  const unit = current.quantities.at(-1)?.unit ?? null;
  const before = lines.list.findLast((line) => line.price?.per && (unit === null || line.price.unit === unit));
  if (current.quantities.length === 0 || !before?.price) return -1;
  current.price = before.price;
  current.last = index + 1;
  return index + 1;
}

/** The line that a count said once more is of: the one being heard when it names something, else the one before. */
function lineCounted({ current, lines }: OpenLines): Candidate | undefined {
  return current.price || current.service || lines.hasContent(current.words) ? current : lines.list.at(-1);
}

/** The last count that was said before, of those that `is` tells. */
const countBefore = ({ lines, current }: OpenLines, is: (figure: Figure) => boolean): Figure | undefined =>
  [...lines.list, current].flatMap(({ quantities }) => quantities).findLast(is);

/** What follows "same hours" where it is told of another time, or is of something else. */
const SAME_AS = wordSet("as of every each");

/** "Tear off same squares at ninety", "twenty five an hour, same hours": the count in that unit which was said before, as if it stood here. */
function unitsBefore(open: OpenLines, index: number): Figure | null {
  const [word, next] = [joined(open.tokens, index + 1), joined(open.tokens, index + 2)];
  const said = unitAt(word, next);
  const token = open.tokens[index + 1];
  const plural = said !== null && (said.length === 2 || looksPlural(word));
  if (!token || !plural || !isMeasure(said.unit) || said.unit === "visit") return null;
  const last = index + said.length;
  if (SAME_AS.has(joined(open.tokens, last + 1))) return null;
  const before = countBefore(open, ({ unit, every }) => unit === said.unit && every === null);
  if (!before) return null;
  const number = { ...before.number, first: index, last: index, start: token.start, end: token.end };
  return figureWith(before, { number, first: index, last, noun: last, corrected: null });
}

/** "Same forty", "the whole hundred and sixty": the count of that value which was said before. */
function numberBefore(open: OpenLines, index: number): Figure | null {
  const count = open.figures.get(index + 1);
  if (!count || count.per || count.sure || count.unit !== null) return null;
  const value = count.number.readings[0]?.value;
  const same = open.at(index) === "same";
  const before = countBefore(
    open,
    ({ number, unit }) => number.readings[0]?.value === value && (same || isExtent(unit ?? "")),
  );
  return before ? figureWith(count, { role: "quantity", unit: before.unit }) : null;
}

/** What a price is per that has its count behind it; null for one that is not for that count: "four hundred flat, same hours". */
function unitOfSame(open: OpenLines, price: Figure, count: Figure): string | null {
  if (open.at(count.first) !== "same") return price.per ? (price.unit ?? "each") : "each";
  if (price.per) return price.unit === count.unit ? price.unit : null;
  return open.at(price.first - 1) === "at" ? count.unit : null;
}

/** "Fifty two a sheet, same forty", "the same hours", "guard on the whole sixty": the count that was said before, said once more. Returns its last token, or -1. */
export function sameNumberAt(open: OpenLines, index: number): number {
  const count = numberBefore(open, index) ?? (open.at(index) === "same" ? unitsBefore(open, index) : null);
  const line = count && lineCounted(open);
  if (!line || line.quantities.length > 0) return -1;
  const { last } = count;
  // "concrete removal, 400 square feet, then stamped concrete over the same four hundred", "interiors, same thirty four"
  if (!line.price) {
    line.quantities.push(figureWith(count, { unit: count.unit !== null && isMeasure(count.unit) ? count.unit : null }));
    line.last = last;
    open.lines.changed(line);
    return last;
  }
  const unit = unitOfSame(open, line.price, count);
  if (unit === null) return -1;
  line.quantities.push(figureWith(count, { unit: unit === "each" ? null : unit }));
  if (!line.price.per) line.price = figureWith(line.price, { per: true, unit });
  line.last = Math.max(line.last, last);
  open.lines.changed(line);
  return last;
}

/** "Lawn mowing for the Fitzgeralds, | twice, and": how often the service just named is done. The token, or -1. */
export function twiceEnd(open: OpenLines, index: number): number {
  if (open.at(index) !== "twice" || isJoined(open.tokens[index]) || isJoined(open.tokens[index + 1])) return -1;
  const line = open.lines.list.at(-1);
  if (!open.isEmpty() || line?.service?.entry.fixedRate == null || line.price || line.quantities.length > 0) return -1;
  line.words.push(index);
  line.last = index;
  open.lines.changed(line);
  return index;
}

/** "Tear the old fence out, | same footage": what is sold by its length or area has that of the line before. */
function saysExtentOf(open: OpenLines, index: number, line: Candidate | undefined): boolean {
  if (!line?.service || line.price || line.quantities.length > 0 || !open.isEmpty()) return false;
  if (isJoined(open.tokens[index + 2]) || !isExtent(soldName(line.service.entry.name).unit ?? "")) return false;
  line.words.push(index, index + 1);
  line.last = index + 1;
  open.lines.changed(line);
  return true;
}

/** "screens at two dollars apiece, same count": the count of the line before. */
export function isSameCount(open: OpenLines, index: number): boolean {
  const same = open.at(index) === "same" && SAME_COUNTS.has(open.at(index + 1));
  const line = open.pricedOrLast;
  if (same && saysExtentOf(open, index, line)) return true;
  if (!same || !line?.price?.per || line.quantities.length > 0) return false;
  const next = open.at(index + 2);
  if (open.current.price === null && (next === "of" || next === "at")) return false;
  line.same = true;
  line.last = index + 1;
  return true;
}

/** "seventy five for | each flight of stairs", "for | every window": the price is per flight. */
export function readForEach(open: OpenLines, index: number): void {
  const { current } = open;
  if (open.at(index - 1) !== "for" || !current.price || current.price.per) return;
  // "sixty for each additional hour"
  const noun = open.at(/^(?:additional|extra|further|other)$/.test(open.at(index + 1)) ? index + 2 : index + 1);
  if (!/^\p{L}{3,}/u.test(noun)) return;
  if (noun === "one") current.price = figureWith(current.price, { per: true, unit: "each" });
  else current.price = figureWith(current.price, { per: true, unit: unitAt(noun, undefined)?.unit ?? singular(noun) });
}

const isSmallCount = ({ number, per, sure }: Figure): boolean => {
  const value = number.readings[0]?.value ?? 0;
  return !sure && !per && Number.isInteger(value) && value > 0 && value < 100;
};

/** "The same again for the one at 16": which house it is. */
const saysWhichOne = (open: OpenLines, { first, per, sure }: Figure): boolean =>
  !per && !sure && open.at(first - 1) === "at" && open.at(first - 2) === "one" && open.at(first - 3) === "the";

/** "Same for the hall at four hundred": the same work at a price of its own. */
export function pricesEcho(open: OpenLines, figure: Figure): boolean {
  const { current } = open;
  if (!current.echo || open.at(figure.first - 1) !== "at") return false;
  current.words = current.words.filter((index) => index !== figure.first - 1);
  current.price = figure;
  current.last = figure.last;
  return true;
}

/** "Same for the other two": true when a figure is the count of a line that repeats another, or only says which thing it is for. */
export function countsEcho(open: OpenLines, figure: Figure): boolean {
  const { current } = open;
  if (!current.echo) return false;
  if (saysWhichOne(open, figure)) return true;
  if (current.quantities.length > 0 || !(figure.role === "quantity" || isSmallCount(figure))) return false;
  current.quantities.push(figureWith(figure, { role: "quantity" }));
  current.last = figure.last;
  if (current.price && current.price.unit === null)
    current.price = figureWith(current.price, { per: true, unit: "each" });
  return true;
}
