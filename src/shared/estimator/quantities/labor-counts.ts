import { formatQuantity, thousandths } from "#shared/money.ts";
import { asThousandths, computed, headNoun, plural, valueOf } from "../figures/counts.ts";
import type { Figure } from "../numbers/figure.ts";
import type { Token } from "../words/tokens.ts";
import { isMeasure, singular, TIME_UNITS, unitAt } from "../words/units.ts";
import { CREW } from "../words/words.ts";
import type { Candidate } from "./candidate.ts";
import { said, sourceOf, type CountRule, type Sought } from "./count-rule.ts";
import { crewQuestion, DAY_IN, HOURS_A_DAY, isCrew, laborHours, workforce } from "./labor-hours.ts";
import { frequencyOf, isSpan, occurrences, periodsIn } from "./recurrence.ts";

/** "Five hours for two people at forty each": each of them has this rate an hour. */
const isPerWorker = ({ unit, figures, tokens }: Sought): boolean =>
  unit === "each" &&
  figures.some((figure) => figure.unit === "hour") &&
  figures.some((figure) => isCrew(figure, tokens));

/** "Two hours every Tuesday for six weeks". */
export const hoursEachTime: CountRule = ({ figures, candidate, tokens, unit }) => {
  const hours = unit === "hour" ? figures.find((figure) => figure.unit === "hour" && figure.every === null) : undefined;
  const times = hours && frequencyOf(candidate, tokens)?.figure === null ? occurrences(candidate, tokens, unit) : null;
  if (!hours || times?.source?.kind !== "computed") return null;
  // "two cleaners, three hours, weekly for four weeks"
  const { people } = workforce(candidate, tokens);
  const quantity = asThousandths((times.quantity / 1000) * valueOf(hours) * people);
  const crew = people === 1 ? "" : `${plural(people, "people")} × `;
  return computed(quantity, unit, `${crew}${times.source.from} × ${plural(valueOf(hours), "hour")}`);
};

/** "Five sessions, two hours each, seventy an hour": so many things, and the hours of each of them. */
export const hoursOfEach: CountRule = ({ figures, tokens, unit }) => {
  const hours = unit === "hour" ? figures.find((figure) => figure.unit === "hour" && figure.every === null) : undefined;
  const [things, ...others] = figures.filter((figure) => figure !== hours);
  if (!hours || !things || others.length > 0 || tokens[hours.last + 1]?.norm !== "each") return null;
  const counted = things.first < hours.first && things.every === null && !isMeasure(things.unit ?? "");
  const turns = things.unit === "visit" || things.unit === "day";
  if (!(counted || turns) || isCrew(things, tokens) || things.unit === "guest") return null;
  return timesEach(things, valueOf(hours), "hour", plural(valueOf(hours), "hour"));
};

/** "Twice a week, fifty an hour, six weeks": how often and for how long, and nobody said how many hours each time. */
const isOftenWithoutHours = ({ unit, figures }: Sought): boolean =>
  unit === "hour" &&
  figures.some(({ every, unit: counted }) => every !== null && every !== "day" && counted !== "hour") &&
  figures.some(({ every, unit: counted }) => every === null && counted === "week") &&
  !figures.some(({ unit: counted }) => counted === "hour");

/** "Two guys for three days" at a price per hour. */
export const labor: CountRule = (sought) => {
  if (sought.unit !== "hour" && !isPerWorker(sought)) return null;
  if (isOftenWithoutHours(sought))
    return { quantity: thousandths(1000), unit: "hour", source: null, questions: [], open: "hour" };
  return laborHours(sought.candidate, sought.tokens, (figure) => sourceOf(sought, figure));
};

/** So many things, each of them for a time: "4 × 2 days". */
const timesEach = (things: Figure, lasting: number, unit: string, time: string) =>
  computed(
    asThousandths(valueOf(things) * lasting),
    unit,
    `${formatQuantity(asThousandths(valueOf(things)))} × ${time}`,
  );

/** "Two guys for three days" at a price per day. */
export const days: CountRule = (sought) => {
  const { figures, tokens, candidate, unit, heard } = sought;
  const lasting = figures.find((figure) => figure.unit === "day" || figure.unit === "week");
  if (unit !== "day" || !lasting) return null;
  const worked = valueOf(lasting) * (DAY_IN[lasting.unit ?? "day"] ?? 1);
  if (figures.some((figure) => isCrew(figure, tokens))) {
    const { people, crewOf } = workforce(candidate, tokens, HOURS_A_DAY);
    const quantity = asThousandths(worked * people);
    const reckoned =
      people === 1
        ? { ...said(sought, lasting, "day"), quantity }
        : computed(quantity, "day", `${plural(people, "people")} × ${plural(valueOf(lasting), lasting.unit ?? "day")}`);
    return crewOf === null || crewOf <= 1 ? reckoned : { ...reckoned, questions: [crewQuestion(reckoned, crewOf)] };
  }
  // "four mics at sixty a day each": each of them for all the days
  const ofThem = figures.find((figure) => figure.unit === null && tokens[figure.last + 1]?.norm === "of");
  const things = candidate.price?.perWorker ? figures.find((figure) => figure.unit === null) : ofThem;
  // "two containers at 3,200 each, sixty days of storage at four a day each": perhaps for each of those before
  const before = candidate.price?.perWorker && heard ? heard.together : 0;
  if (!things && before > 1)
    return {
      quantity: thousandths(1000),
      unit,
      source: null,
      questions: [],
      open: unit,
      either: [worked * before, worked],
    };
  if (!things) return { ...said(sought, lasting, "day"), quantity: asThousandths(worked) };
  return timesEach(things, worked, "day", plural(valueOf(lasting), lasting.unit ?? "day"));
};

/** "Two dogs for five nights at forty five a night each". */
export const eachForTheTime: CountRule = ({ candidate, figures, unit }) => {
  if (!candidate.price?.perWorker) return null;
  // "ten users at twelve a month each for a year"
  const lasting =
    figures.find((figure) => figure.unit === unit) ??
    figures.find((figure) => isSpan(figure) && periodsIn(figure, unit) !== null);
  const things = figures.find((figure) => !isMeasure(figure.unit ?? ""));
  if (!lasting || !things || things === lasting || isMeasure(unit) !== isMeasure(lasting.unit ?? "")) return null;
  const times = lasting.unit === unit ? valueOf(lasting) : (periodsIn(lasting, unit) ?? 1);
  return timesEach(things, times, unit, plural(times, unit));
};

/** "Twelve guests, three courses at eighteen a course per person": so many for each of those who come; of whom nobody said how many, it is asked. */
export const eachGuest: CountRule = ({ candidate, figures, tokens, unit }) => {
  const turns = candidate.price?.perWorker
    ? figures.find((figure) => figure.unit === unit || headNoun(figure, tokens) === singular(unit))
    : undefined;
  if (!turns || TIME_UNITS.has(unit) || !saysPerGuest(candidate, tokens)) return null;
  const guests = figures.find((figure) => figure.unit === "guest");
  if (!guests) return { quantity: thousandths(1000), unit, source: null, questions: [], open: unit };
  return timesEach(guests, valueOf(turns), unit, plural(valueOf(turns), unit));
};

/** "A course | per person": so ends the price. */
const saysPerGuest = ({ price }: Candidate, tokens: readonly Token[]): boolean =>
  price !== null && unitAt(tokens[price.last]?.norm, undefined)?.unit === "guest" && price.unit !== "guest";

/** Nobody works a day for less than so many dollars. */
const LEAST_A_DAY = 120;

/** "Two guys two days at forty": so little is what one of them costs an hour. */
export function isHourlyOf({ price, quantities, words }: Candidate, tokens: readonly Token[]): boolean {
  const works = words.some((index) => CREW.has(singular(tokens[index]?.norm ?? "")));
  const crewed = works || quantities.some((figure) => isCrew(figure, tokens));
  const lasting = quantities.some(({ unit }) => unit === "day" || unit === "week");
  const at = price && tokens[price.first - 1]?.norm === "at";
  return crewed && lasting && at === true && (price.number.readings[0]?.value ?? 0) < LEAST_A_DAY;
}
