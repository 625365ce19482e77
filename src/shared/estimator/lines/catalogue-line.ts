import type { Source } from "#shared/documents/source.ts";
import { cents, formatMoney, formatQuantity, isBeyondMost, MAX_CENTS, multiply, thousandths } from "#shared/money.ts";
import { wordTable } from "#shared/word-table.ts";
import { receivedCount } from "../catalogue/received-services.ts";
import type { CatalogueEntry } from "../estimate-input.ts";
import { asThousandths, computed, valueOf, type Reckoned } from "../figures/counts.ts";
import { hoursOfDays } from "../figures/hour-days.ts";
import { minutesInHours } from "../figures/hours-and-minutes.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import { spoken } from "../numbers/spoken.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { CONTAINERS } from "../quantities/counted-nouns.ts";
import { isExtent, type HeardCounts } from "../quantities/heard-counts.ts";
import { askMeasure, flatMeasure } from "../quantities/flat-measures.ts";
import { lotsOf } from "../quantities/lots.ts";
import { nestedCounts } from "../quantities/nested-counts.ts";
import { recurring } from "../quantities/products.ts";
import { quantityOf } from "../quantities/quantity.ts";
import { occurrences } from "../quantities/recurrence.ts";
import { askCount, countsUnit, soldCount, surfaceCount } from "../quantities/sold-count.ts";
import { unitOf } from "../service-names/service-names.ts";
import { soldName } from "../service-names/sold-by.ts";
import { categoryOf } from "../words/nature.ts";
import { isThing } from "../words/nearby.ts";
import { isJoined, type Token } from "../words/tokens.ts";
import { digitsValue, UNITS } from "../words/number-words.ts";
import { isMeasure, looksPlural, singular, TIME_UNITS } from "../words/units.ts";
import { CREW } from "../words/words.ts";
import { bothReceive } from "./both-receive.ts";
import type { Draft, LineWords } from "./line-words.ts";

/**
 * True when a figure counts the service. A price for the whole has no square feet or days, unless the name speaks of
 * them: 1,600 square feet in the clause before a deep clean do not multiply it.
 */
function isItsCount(figure: Figure, candidate: Candidate, entry: CatalogueEntry): boolean {
  if (figure.unit === null || !isMeasure(figure.unit) || figure.unit === "guest" || figure.unit === "visit")
    return true;
  // "fence building, per foot" of so many linear feet
  const unit = figure.unit === "linear ft" ? "ft" : figure.unit;
  const name = entry.name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map((word) => PERIODICAL[word] ?? word);
  const last = candidate.service?.last ?? 0;
  const { unit: soldBy } = soldName(entry.name);
  if (soldBy !== null && isMeasure(soldBy)) return countsUnit(soldBy, figure.unit);
  if (isExtent(figure.unit) && (entry.fixedRate ?? MAX_CENTS) < DEAREST_FOOT) return true;
  // "clean two hundred feet of gutters", for a hundred and seventy five
  if (figure.unit.endsWith("ft")) return false;
  // "hosting for twelve months"
  if (PERIODS.has(figure.unit) && figure.first - last >= 1 && figure.first - last <= 2) return true;
  const between = (candidate.service?.first ?? 0) - figure.last;
  return (
    name.some((word) => unitOf(word) === unit || (unit === "night" && word.endsWith("night"))) ||
    (between > 0 && between <= 2)
  );
}

/** No hour of work costs more, in cents: a dearer price is for the whole. */
const DEAREST_HOUR = 25_000;

/** "Five hours of cleanup" for three fifty: that price times the hours, or once, nobody knows. */
function hoursOfFlat(
  { quantities, service }: Candidate,
  { hourlyRate, fixedRate }: CatalogueEntry,
  tokens: readonly Token[],
) {
  const first = service?.first ?? 0;
  const hours = quantities.find(
    ({ unit, last }) => unit === "hour" && last === first - 2 && tokens[first - 1]?.norm === "of",
  );
  const dear = hourlyRate === null && (fixedRate ?? 0) > DEAREST_HOUR;
  return dear && hours && valueOf(hours) > 1 ? [1, valueOf(hours)] : null;
}

/** "Eight server hours", but not "he has two dogs, so boundary marking" or "two safe openings": nobody said for how long. */
const countsTime = (figure: Figure, { service }: Candidate, tokens: readonly Token[]): boolean =>
  TIME_UNITS.has(figure.unit ?? "") ||
  (service !== null && Math.abs(service.first - figure.last) <= 1 && !looksPlural(tokens[service.last]?.norm ?? ""));

/** "Measure five windows and install one door": the count inside the service's own words, and none before it. */
function withoutEarlier(counts: Figure[], candidate: Candidate, tokens: readonly Token[]): Figure[] {
  const { service } = candidate;
  // "two apartments with three rooms of carpet cleaning in each"
  if (nestedCounts(counts, tokens, candidate.last + 1, "each")) return counts;
  const own = counts.find(({ first, last }) => service !== null && last >= service.first && first <= service.last);
  return own ? counts.filter(({ first, unit }) => first >= own.first || (unit !== null && isMeasure(unit))) : counts;
}

/** "Three overnights": of what is sold by the night so many nights. */
const inPeriods = (figure: Figure, { service }: Candidate, unit: string): Figure =>
  service && figure.unit === null && figure.number.last + 1 === service.first ? figureWith(figure, { unit }) : figure;

/** "Two sound technicians": the people that a service of several words is named after. */
const countsWorkers = (figure: Figure, { service }: Candidate): Figure =>
  service && figure.unit === null && figure.number.last + 1 === service.first
    ? figureWith(figure, { noun: service.last })
    : figure;

/** "A two hour photo session": how long is asked for what is billed by the hour, when nothing else counts it. */
function hoursOfSize({ quantities, service, sizes }: Candidate, tokens: readonly Token[]): Figure[] {
  if (quantities.length > 0) return quantities;
  const size = sizes.find(({ last, sides }) => !sides && last + 1 === service?.first);
  const timed = size && unitOf(tokens[size.last]?.norm ?? "") === "hour";
  return timed ? [figureWith(size, { role: "quantity", unit: "hour" })] : quantities;
}

const PERIODICAL = wordTable<string>({
  weekly: "week",
  monthly: "month",
  quarterly: "quarter",
  yearly: "year",
  annual: "year",
  daily: "day",
  nightly: "night",
});
/** A fixed price below this many cents may be for a foot; a dearer one is for the whole. */
const DEAREST_FOOT = 3000;
const PERIODS = new Set(["month", "week", "quarter", "year"]);

const isFee = (entry: CatalogueEntry): boolean =>
  categoryOf(entry.name.toLowerCase().split(/\s+/), null, entry.name) === "fee" || /fee/i.test(entry.category ?? "");

/** "For each of them", of which the end may have been taken for a term: "for each of them and ten dollars off". */
const EACH_OF = /\b(?:for|on|in) (?:(?:each|all|both) of (?:them|those|these)\b|each$)/;
/** Nobody said of how many. */
const LIKELY = [2, 3, 4, 1];

/** "The installation of both of them", "do the nails on both", "teeth brushing for the pair of them": two, whoever said so before. */
const BOTH_OF = /\b(?:both|the pair) of (?:them|those|these)\b|^(?:on|for|to) (?:both|the pair)$/;

/** "A tire rotation on each of them": as many as were counted before; "stair fee twice": two. */
function forEachOfThem(words: LineWords, candidate: Candidate, heard: HeardCounts | null): Reckoned | "open" | null {
  const said = words.norms([...candidate.words, ...candidate.trailing]).join(" ");
  const behind = candidate.words.filter((index) => index > (candidate.service?.last ?? 0));
  if (candidate.quantities.length === 0 && BOTH_OF.test(words.norms([...behind, ...candidate.trailing]).join(" ")))
    return computed(asThousandths(2), "each", "both of them");
  const often = words.tokens[(candidate.service?.last ?? -1) + 1];
  // "lawn mowing for the Fitzgeralds, twice"
  const apart = words.tokens[candidate.words.at(-1) ?? -1];
  const twice = (often?.norm === "twice" && isJoined(often)) || (apart?.norm === "twice" && !isJoined(apart));
  if (candidate.quantities.length === 0 && twice) return computed(asThousandths(2), "each", "twice");
  if (candidate.quantities.length > 0 || !EACH_OF.test(said)) return null;
  const many = heard?.together ?? 0;
  if (many > 1) return computed(asThousandths(many), "each", `each of the ${many} before`);
  return saidBoth(words, candidate) ? computed(asThousandths(2), "each", "both") : "open";
}

/** How far before "each of them" it may have been said of whom. */
const WHOM_REACH = 30;

/** "Reading for both her boys ... and a test for each of them". */
function saidBoth({ tokens }: LineWords, { service }: Candidate): boolean {
  const first = service?.first ?? 0;
  for (let index = first - 1; index >= Math.max(0, first - WHOM_REACH); index--)
    if (tokens[index]?.norm === "both" && isJoined(tokens[index + 1])) return true;
  return false;
}

/** "Both stumps", "both bathroom faucets": the plural that "both" counts, before or at the end of the service's words. */
function isPairOf(tokens: readonly Token[], both: number, last: number): boolean {
  for (let next = both + 1; next <= Math.max(both + 1, last) && isJoined(tokens[next]); next++) {
    const word = tokens[next]?.norm ?? "";
    if (looksPlural(word)) return true;
    if (!isThing(word)) return false;
  }
  return false;
}

/** "Local move, three movers", of which the hour is for all three: the crew that a name says multiplies nothing. */
function isCrewOfName({ unit, number }: Figure, name: string): boolean {
  if (unit !== null && unit !== "guest") return false;
  const words = name.toLowerCase().split(/[^\p{L}\d]+/u);
  return words.some((word, place) => {
    const said = words[place - 1] ?? "";
    return CREW.has(singular(word)) && (UNITS.get(said) ?? digitsValue(said)) === number.readings[0]?.value;
  });
}

/** A line that the account's own price fills. */
export function catalogueLine(
  words: LineWords,
  whole: Candidate,
  entry: CatalogueEntry,
  heard: HeardCounts | null = null,
): Draft {
  const received = receivedCount(whole, words.text, words.tokens);
  const verb = whole.service?.receivers?.verb ?? -1;
  const candidate = { ...whole, quantities: whole.quantities.filter((figure) => figure.first > verb) };
  const hours = candidate.quantities.find((figure) => figure.unit === "hour" || figure.unit === "minute");
  const hourly = entry.hourlyRate !== null && (hours !== undefined || entry.fixedRate === null);
  const rate = hourly ? entry.hourlyRate : entry.fixedRate;
  const { name, unit: namedUnit, lot } = soldName(entry.name);
  const soldBy = hourly ? null : namedUnit;
  // "weekly pool service, per month" of six months
  const byPeriod = soldBy !== null && TIME_UNITS.has(soldBy);
  const each =
    hourly || byPeriod
      ? null
      : (occurrences(candidate, words.tokens, "each") ?? forEachOfThem(words, candidate, heard));
  const repeated = each === "open" ? null : each;
  const monthly = /\bmonth(?:ly)?\b/i.test(entry.name) ? recurring(candidate.quantities, "month") : null;
  const counts = hourly
    ? hoursOfSize(candidate, words.tokens)
        .filter((figure) => !isCrewOfName(figure, entry.name))
        .map((figure) => countsWorkers(minutesInHours(figure), candidate))
    : withoutEarlier(
        candidate.quantities.filter((figure) => isItsCount(figure, candidate, entry)),
        candidate,
        words.tokens,
      );
  const counted = quantityOf(
    { ...candidate, quantities: byPeriod ? counts.map((one) => inPeriods(one, candidate, soldBy)) : counts },
    words.tokens,
    words.text,
    hourly ? "hour" : byPeriod ? soldBy : "each",
    null,
  );
  const pair = hourly || soldBy !== null ? null : bothReceive(candidate, words.tokens);
  const reckoned =
    received?.times ?? repeated ?? monthly ?? pair ?? (hourly ? hoursOfDays(candidate, words.tokens) : null);
  const lots = lot === undefined || reckoned ? null : lotsOf(lot, counts, words.tokens);
  const uneven = Array.isArray(lots) ? lots : null;
  if (reckoned ?? (uneven ? null : lots)) Object.assign(counted, reckoned ?? lots);
  const counting = { candidate, name: entry.name, counts, tokens: words.tokens };
  const surface = !hourly && soldBy === null && (rate ?? MAX_CENTS) < DEAREST_FOOT ? surfaceCount(counting) : null;
  const bare = !hourly && soldBy === null && !reckoned && !received && surface === null && counts.length === 0;
  const measured = bare
    ? flatMeasure({ candidate, name: entry.name, rate, text: words.text, tokens: words.tokens }, heard)
    : null;
  const settled = measured && !measured.asks ? measured.count : surface;
  const sold =
    reckoned || received ? null : soldBy === null ? settled : soldCount({ ...counting, unit: soldBy }, heard);
  if (sold !== null && sold !== "open") Object.assign(counted, sold);
  const missing = sold === "open" || (hourly && !counts.some((figure) => countsTime(figure, candidate, words.tokens)));
  const known: Source = { kind: "catalogue", serviceId: entry.id.slice(0, 100), name: entry.name.slice(0, 500) };
  const unitPrice = candidate.free ? cents(0) : rate;
  const source: Source = candidate.free
    ? spoken(words.text, words.tokens, candidate.free.first, candidate.free.last)
    : known;
  // "grind both stumps"
  const both = candidate.words.some(
    (index) =>
      words.tokens[index]?.norm === "both" &&
      isPairOf(words.tokens, index, candidate.service?.last ?? index) &&
      !(words.tokens[index + 2]?.norm === "and" && index + 2 < (candidate.service?.first ?? 0)),
  );
  // "1,200 thousand cleanings": a sum that no document holds
  const beyond = rate !== null && isBeyondMost(rate, counted.quantity);
  const flat = soldBy === null ? hoursOfFlat(candidate, entry, words.tokens) : null;
  const open = beyond ? [] : (received?.open ?? uneven ?? (each === "open" ? LIKELY : flat));
  const said = open === null && sold !== "open" && (counts.length > 0 || reckoned !== null || both || sold !== null);
  if (said && !hourly) heard?.addPriced({ ...counted, unit: counted.unit ?? "each" });
  const held = counts.at(-1)?.unit ?? null;
  const goods = !hourly && held !== null && CONTAINERS.has(held);
  const extent = isExtent(counted.unit ?? "") ? counted.unit : null;
  const thing = soldBy ?? extent ?? (counted.quantity === 1000 ? null : "each");
  const unit = hourly ? "hour" : goods ? held : said ? thing : null;
  const unsure = measured?.asks === true && unitPrice !== null && !candidate.free;
  const questions = missing ? [askCount(name, hourly ? "hour" : (soldBy ?? "each"), rate)] : [];
  if (open) questions.push(askCount(name, "each", rate, open));
  if (unsure) questions.push(askMeasure(name, unitPrice, measured));
  const price = missing || open || unsure || unitPrice === null ? null : unitPrice;
  return {
    item: {
      description: entry.name.slice(0, 500),
      quantity: said ? counted.quantity : thousandths(1000),
      unit,
      unitPrice: price,
      amount: price === null ? null : multiply(price, said ? counted.quantity : thousandths(1000)),
      category: hourly ? "labor" : goods ? "material" : isFee(entry) ? "fee" : "service",
      optional: candidate.optional,
      sources: {
        description: words.source(candidate),
        ...(said && counted.source ? { quantity: counted.source } : {}),
        ...(price === null
          ? {}
          : {
              unitPrice: source,
              amount: said
                ? { kind: "computed" as const, from: `${formatQuantity(counted.quantity)} × ${formatMoney(price)}` }
                : source,
            }),
      },
    },
    questions: [...questions, ...(said ? counted.questions : [])],
    task: false,
    priced: price !== null,
    total: false,
  };
}
