import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { countsNamed } from "../heard/service-again.ts";
import { summedCount } from "../heard/summed-counts.ts";
import { tellsPriceOf } from "../heard/told-prices.ts";
import { countsNothingBehind } from "../numbers/bare-counts.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import { GETS } from "../quantities/receivers.ts";
import { isSpan, periodsIn } from "../quantities/recurrence.ts";
import type { ServiceMention } from "../quantities/service-mention.ts";
import { countsUnit } from "../quantities/sold-count.ts";
import { wordsOfName } from "../service-names/service-names.ts";
import { soldName } from "../service-names/sold-by.ts";
import { isTask } from "../words/nature.ts";
import { stem } from "../words/stem.ts";
import { isJoined } from "../words/tokens.ts";
import { isMeasure, looksPlural, singular, TIME_UNITS } from "../words/units.ts";
import { PREPOSITIONS, WORK_VERBS } from "../words/words.ts";
import { isOfThem } from "./counts-of-those.ts";

/** What is asked once: "House call fee", "Service call", "Trip charge". */
const FEE = /\b(?:fee|charge|call|visit)s?\b/i;
const OF_FEES = /^(?:times|trips|visits|calls|days|of)$/;

/** A working day is not longer. */
const LONGEST_DAY = 12;

/** "Coverage for nine hours and a second photographer for five": the hours of a service behind those of another, and any other figure as it is. */
export function impliedHours(open: OpenLines, figure: Figure): Figure {
  const { service, quantities } = open.current;
  const counts = figure.role === "money" || (figure.role === "quantity" && figure.unit === null);
  const bare = counts && !figure.per && !figure.sure && figure.scale === 1;
  const few = (figure.number.readings[0]?.value ?? LONGEST_DAY) < LONGEST_DAY && open.at(figure.first - 1) === "for";
  const hourly = service?.entry.hourlyRate != null && quantities.length === 0;
  const before = open.lines.list.at(-1);
  const timed = before?.quantities.some(({ unit }) => unit === "hour");
  const value = figure.number.readings[0]?.value ?? LONGEST_DAY;
  const again = AGAIN.has(open.at(figure.first - 1)) && countsNothingBehind(figure, open.tokens);
  // "five hours, maybe six", "put six"
  if (bare && again && timed && before?.service && !service && value < LONGEST_DAY)
    return figureWith(figure, { role: "quantity", unit: "hour" });
  return bare && few && hourly && timed ? figureWith(figure, { role: "quantity", unit: "hour" }) : figure;
}

/** So many of these are so many repairs. */
const DAMAGES = wordSet("hole crack leak dent scratch chip stain tear rip gap gouge break");
const AGAIN = new Set(["maybe", "put", "or", "make", "call", "say", "so"]);
const THERE = /^there(?:'s|'re)$/;
const HAVING = new Set(["have", "has", "had"]);
/** Before a thing that begins anew, and before those words. */
const OPENING = new Set(["a", "an", "the", "new", "another", "my", "our"]);
const LINKS = new Set(["and", "plus", "then", "also"]);
/** "Twelve rooms of carpet cleaning": how near to its count a service stands. */
const NEXT_TO = 2;
/** "Carpet cleaning in the two": how far behind a service its own count may stand. */
const OWN_COUNT_REACH = 4;

/** The tokens on which services are named. */
export const namedTokens = (services: readonly ServiceMention[]): Set<number> =>
  new Set(services.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, word) => first + word)));

const isMeasured = ({ unit }: Figure): boolean => unit !== null && isMeasure(unit);

const isUnitOf = ({ unit, number }: Figure, { entry }: ServiceMention, open: OpenLines): boolean => {
  const { unit: soldBy } = soldName(entry.name);
  return soldBy !== null && (countsUnit(soldBy, unit) || singular(open.at(number.last + 1)) === soldBy);
};

/** So near behind the count of "three of those" stands what they get: "needed the headlight restoration". */
const NEXT_OF_THEM = 6;
const GETTING = wordSet("need needs needed get gets got want wanted had have");

/** The services of the account that the talk names, and which of them a count is of. */
export class HeardServices {
  readonly #open: OpenLines;
  readonly #figures: ReadonlyMap<number, Figure>;
  /** By the word that their names begin with. */
  readonly #named = new Map<number, ServiceMention>();
  /** Services whose words a count has taken, by the count: "fourteen windows". */
  readonly #counted = new Map<number, ServiceMention>();

  /** @param figures by their first token */
  constructor(open: OpenLines, figures: ReadonlyMap<number, Figure>, services: readonly ServiceMention[]) {
    this.#open = open;
    this.#figures = figures;
    if (services.length === 0) return;
    const counting = new Map<number, Figure>();
    for (const figure of figures.values())
      for (let index = figure.first; index <= figure.last; index++) counting.set(index, figure);
    for (const service of services) {
      // "fourteen windows of window washing": the count has taken the first of the service's words
      let { first } = service;
      while (first < service.last && counting.has(first)) first++;
      const figure = counting.get(first);
      if (figure === undefined) this.#named.set(first, service);
      else if (figure.role === "quantity") this.#counted.set(figure.first, service);
    }
  }

  /** True when a service is named from a token on: behind "a" and "the" as well. */
  isNamedAt(index: number): boolean {
    return this.#named.has(OPENING.has(this.#open.at(index)) ? index + 1 : index);
  }

  /** True when a count says that the line before is over. */
  endsBefore(figure: Figure): boolean {
    if (figure.behind) return false;
    const next = [1, 2].some((step) => this.#named.has(figure.last + step)) || this.#counted.has(figure.first);
    if (next && this.#followsRemoved(figure.first)) return true;
    const { service } = this.#open.current;
    // "hang two doors and replace a faucet": said inside the service's own words
    if (service === null || figure.first < service.last) return false;
    return (
      this.#countsAnother(figure) ||
      this.#countsNext(figure) ||
      this.#countsNoFee(figure) ||
      this.#countsForNext(figure)
    );
  }

  /** "Seven full details and | three of those needed the headlight restoration": some of what was counted get another service. */
  #countsForNext(figure: Figure): boolean {
    const { quantities, service } = this.#open.current;
    if (quantities.length === 0 || !isOfThem(this.#open, figure)) return false;
    for (let next = figure.last + 3; next <= figure.last + NEXT_OF_THEM; next++) {
      const other = this.#named.get(next);
      if (other) return other.entry.id !== service?.entry.id && this.#getsOf(figure, other);
    }
    return false;
  }

  /** "Three of those needed the | headlight restoration": the count is of the service that they get. */
  #getsOf(count: Figure | undefined, { first }: ServiceMention): boolean {
    if (!count || !isOfThem(this.#open, count) || first > count.last + NEXT_OF_THEM) return false;
    return GETTING.has(this.#open.at(count.last + 3)) && isJoined(this.#open.tokens[first]);
  }

  /** "House call for the Trans, three cats need their nails clipped": a fee is asked once, whatever else is counted behind it. */
  #countsNoFee({ first, last, number, unit }: Figure): boolean {
    const { service } = this.#open.current;
    const apart = service !== null && first > service.last + 1;
    if (!apart || unit !== null || !FEE.test(service.entry.name)) return false;
    const noun = this.#open.at(number.last + 1);
    return (
      last <= number.last + 1 &&
      looksPlural(noun) &&
      !OF_FEES.test(noun) &&
      !wordsOfName(service.entry.name).has(stem(noun))
    );
  }

  /** True when a service that was counted is over: "three walks a week for four weeks" goes on. */
  #countsAnother(figure: Figure): boolean {
    const { quantities, service } = this.#open.current;
    // "they have two dogs, so boundary marking, two hours"
    const timed = (figure.unit === "hour" || figure.unit === "day") && service?.entry.hourlyRate != null;
    if (timed && !quantities.some(({ unit }) => TIME_UNITS.has(unit ?? ""))) return false;
    // "once a week for a month"
    const goesOn = quantities.some(
      ({ every }) => every !== null && isSpan(figure) && periodsIn(figure, every) !== null,
    );
    return quantities.length > 0 && !goesOn;
  }

  /** "Mowing four visits | trim thirty shrubs": the count is in the unit of the service before, and not of the next. */
  #isUnitOf(figure: Figure, before: ServiceMention | null, next: ServiceMention): boolean {
    const heard = this.#open.current.quantities.length === 0 ? before : null;
    return heard !== null && isUnitOf(figure, heard, this.#open) && !isUnitOf(figure, next, this.#open);
  }

  #hoursFollow(figure: Figure): boolean {
    for (let next = figure.last + 2; next <= figure.last + 4 && isJoined(this.#open.tokens[next]); next++) {
      // "electrical labor six hours | apprentice labor the same six hours"
      const own = this.#open.at(next) === "same" ? next + 1 : next;
      if (this.#figures.has(own)) return this.#figures.get(own)?.unit === "hour";
    }
    return false;
  }

  /** True unless the service before is the same, or the one that hours can be of: "leaf removal two hours | lawn mowing". */
  #isOf({ unit }: Figure, next: ServiceMention | undefined, before: ServiceMention | null): boolean {
    const timed = unit === "hour" && next?.entry.hourlyRate === null && before?.entry.hourlyRate != null;
    return !timed && next?.entry.id !== before?.entry.id;
  }

  /** "A tire rotation, two hours of shop labor": the count is of the service that follows. */
  #countsNext(figure: Figure): boolean {
    const { service } = this.#open.current;
    // "crew six hours, packing three hours": a count of its own follows
    if (figure.unit === "hour" && service?.entry.hourlyRate != null && this.#hoursFollow(figure)) return false;
    const reach = this.#open.at(figure.last + 2) === "the" ? NEXT_TO + 1 : NEXT_TO;
    for (let next = figure.last + 1; next <= figure.last + reach && isJoined(this.#open.tokens[next]); next++) {
      const named = this.#named.get(next);
      if (named) return !this.#isUnitOf(figure, service, named) && this.#isOf(figure, named, service);
      // "deep clean five rooms | and clean the carpets"
      if (this.#open.at(next) === "and") return false;
    }
    return false;
  }

  /** The count of a line may hold the name of its service. */
  hearIn(figure: Figure): void {
    const service = this.#counted.get(figure.first);
    const { current } = this.#open;
    if (service && current.quantities.includes(figure) && !current.service) current.service = service;
  }

  /** Puts the service whose name begins at a word into the line being heard, or into the next. */
  hearAt(index: number): void {
    const service = this.#named.get(index);
    if (!service) return;
    if (countsNamed(this.#open, service.first, service.entry.id)) {
      // "servers, four of them, so 24 server hours": the count is of the name that stands beside it
      this.#open.current.service = { ...this.#open.current.service, ...service };
      return;
    }
    if (this.#followsRemoved(service.first)) this.#open.finish();
    if (this.#open.current.service || this.#open.current.price) {
      const near =
        this.#open.current.price &&
        !this.#isPriceAnew(service.first) &&
        !this.#open.current.service &&
        (!this.#open.lines.hasContent(this.#open.current.words) || tellsPriceOf(this.#open.tokens, this.#open.current));
      // "full detail | both headlights restored"
      if (!near) this.#open.finish(this.#pairBefore(service.first));
    } else if (
      !service.receivers &&
      (summedCount(this.#open, this.#open.current, this.#open.lines.list.at(-1)) !== null ||
        this.#countsHad(service) ||
        this.#beginsWithVerb(service) ||
        this.#followsTask(service) ||
        this.#countsElsewhere(service) ||
        this.#countedBehind(service))
    ) {
      // "about 1600 square feet so a deep clean": what was counted is not the service
      this.#open.finish();
    }
    this.#open.current.service = service;
    this.#open.current.last = service.last;
    if (this.#open.optional) this.#open.current.optional = true;
  }

  /** "Cat groom make that one thirty five | flea treatment": a price that was said anew is of what stands before. */
  #isPriceAnew(first: number): boolean {
    const { correction, current, lines } = this.#open;
    const before = this.#open.at(first - 1);
    const apart = !PREPOSITIONS.has(before) && !OPENING.has(before);
    return correction?.kind === "replace" && apart && current.words.length === 0 && lines.list.at(-1)?.service != null;
  }

  /** The "both" that belongs to the service behind it, and not to the one before. */
  #pairBefore(first: number): number[] {
    const pair = this.#open.at(first - 1) === "both" && isJoined(this.#open.tokens[first]);
    // "tuning and bench repair for both benches"
    const led = PREPOSITIONS.has(this.#open.at(first - 2));
    return pair && !led && this.#open.current.words.at(-1) === first - 1 ? [first - 1] : [];
  }

  /** "Not the rotation, the brake inspection", "not the rotation | two inspections": what was taken out is over. */
  #followsRemoved(first: number): boolean {
    const { correction, current, lines, tokens } = this.#open;
    if (correction?.kind !== "remove" || !lines.hasContent(current.words)) return false;
    const begins = ["a", "an", "the"].includes(this.#open.at(first - 1)) || !isJoined(tokens[first]);
    return begins || lines.repeats(current) !== null;
  }

  /** "The house has four bedrooms, carpet cleaning in two rooms": a count of its own stands behind the service. */
  #countedBehind(service: ServiceMention): boolean {
    const { first, last, entry } = service;
    const count = this.#open.current.quantities.at(-1);
    const { unit: soldBy } = soldName(entry.name);
    const joins = isJoined(this.#open.tokens[first]);
    if (!count || soldBy === null || (isMeasured(count) && (!joins || isUnitOf(count, service, this.#open))))
      return false;
    // "hallway and two bedrooms vinyl plank is 400 square feet", but "two bedrooms of carpet"
    if (joins && (!isMeasure(soldBy) || TIME_UNITS.has(soldBy) || count.last + NEXT_TO > first)) return false;
    for (let next = last + 1; next <= last + OWN_COUNT_REACH && isJoined(this.#open.tokens[next]); next++) {
      const own = this.#figures.get(next);
      if (own?.role === "quantity" && own.every === null)
        return (own.unit === null && !joins) || isUnitOf(own, service, this.#open);
      if (own) return false;
    }
    return false;
  }

  /** "They have four bedrooms but we clean the carpet in two rooms": not what there is, but what is done. */
  #countsHad({ first }: ServiceMention): boolean {
    const count = this.#open.current.quantities.at(-1);
    if (count === undefined || first - count.last <= NEXT_TO) return false;
    const before = this.#open.at(count.first - 1);
    // "there's two grab bars already, just caulk the shower"
    return HAVING.has(before) || THERE.test(before);
  }

  /** "Tear out the old porch, and mobilization": a task of its own, of which the next thing is no part. */
  #followsTask({ first }: ServiceMention): boolean {
    const { current, tokens } = this.#open;
    let lead = first - 1;
    while (isJoined(tokens[lead + 1]) && (OPENING.has(this.#open.at(lead)) || this.#figures.has(lead))) lead--;
    const apart = !isJoined(tokens[lead + 1]) || LINKS.has(this.#open.at(lead));
    return apart && current.quantities.every(({ last }) => last < lead) && isTask(tokens, current.words);
  }

  /** "Two dimmers, and swap the light fixture": a verb with its object begins anew. */
  #beginsWithVerb({ first, last }: ServiceMention): boolean {
    const count = this.#open.current.quantities.at(-1);
    const open = this.#open;
    const orders = first < last && WORK_VERBS.has(open.at(first)) && ["a", "an", "the"].includes(open.at(first + 1));
    return count !== undefined && orders;
  }

  #countsElsewhere(service: ServiceMention): boolean {
    const count = this.#open.current.quantities.at(-1);
    // "they have two chimneys the main one needs a sweep"
    const needs = count?.unit === null && this.#open.isSaid(GETS, count.last + 1, service.first);
    if (this.#getsOf(count, service)) return false;
    if (needs) return true;
    if (!["a", "an", "the"].includes(this.#open.at(service.first - 1))) return false;
    const leads = this.#open.at(service.first - 2);
    // "two holes in the drywall to patch"
    const harm = DAMAGES.has(singular(this.#open.at(service.first - 3))) && count?.number.last === service.first - 4;
    if (harm && PREPOSITIONS.has(leads)) return false;
    // "two hours with the ground crew", "five hours at the cleaning rate", "four hours on the hedges"
    const given = leads === "for" && count?.last === service.first - 3;
    const spent = given || leads === "with" || leads === "at" || leads === "on" || leads.endsWith("ing");
    const hours = count?.unit === "hour" && service.entry.hourlyRate !== null && spent;
    // "seventeen steps on the staircase"
    const its = count !== undefined && leads === "on" && isUnitOf(count, service, this.#open);
    return count !== undefined && leads !== "of" && !hours && !its && count.last < service.first - 1;
  }
}
