import type { Source } from "#shared/documents/source.ts";
import { formatQuantity } from "#shared/money.ts";
import { wordSet } from "#shared/word-set.ts";
import { wordTable } from "#shared/word-table.ts";
import { asThousandths, nounOf, plural, valueOf, type Reckoned } from "../figures/counts.ts";
import type { Figure } from "../numbers/figure.ts";
import { inAllEnd } from "../words/in-all.ts";
import type { Token } from "../words/tokens.ts";
import { singular } from "../words/units.ts";
import { CREW, WORK_VERBS } from "../words/words.ts";
import type { Candidate } from "./candidate.ts";
import { wholePriceEnd } from "./whole-prices.ts";

export const HOURS_A_DAY = 8;
/** Below this many dollars an hour for each of a crew, the rate is for one of them. */
const LEAST_EACH = 30;
/** Those of them who learned no trade, and more dollars an hour than one of them costs. */
const HANDS = wordSet("mover guy man men helper laborer worker cleaner hand landscaper crew people person");
const DEAREST_HAND = 100;
/** From so many dollars an hour on the rate of two of them may be for both. */
const LEAST_TOGETHER = 80;
const DAYS_A_WEEK = 5;
/** Working days in a day or a week. */
export const DAY_IN = wordTable<number>({ day: 1, week: DAYS_A_WEEK });

/** "Bricklayer", "ironworker", "locksmith": who works with something. */
const TRADESMAN = /\p{L}{3}(?:layer|worker|setter|smith|wright|woman|man|hand)$/u;
/** What is named by what it does and is worked on: "two heaters, three hours at ninety an hour". */
const MACHINES = wordSet(
  "washer dryer heater freezer cooler opener dimmer filter sprinkler planter timer register router drawer shutter bumper roller printer scanner charger heater primer sealer fastener",
);
/** "Hanger", "finisher", "trimmer": who does the work. */
const isAgent = (noun: string): boolean =>
  noun.endsWith("er") &&
  !MACHINES.has(noun) &&
  [noun.slice(0, -2), noun.slice(0, -1), noun.slice(0, -3)].some((verb) => WORK_VERBS.has(verb));
const isWorker = (noun: string): boolean => CREW.has(noun) || TRADESMAN.test(noun) || isAgent(noun);

const OURS = wordSet("my our the his her their");
const HOUSEHOLD = wordSet("boy girl kid son");
/** "Three | of us", "two of my guys": of whom they are so many. */
function isOfPeople({ number }: Figure, tokens: readonly Token[]): boolean {
  const word = (step: number) => tokens[number.last + step]?.norm ?? "";
  if (word(1) !== "of") return false;
  const whom = singular(word(3));
  return word(2) === "us" || (OURS.has(word(2)) && (isWorker(whom) || HOUSEHOLD.has(whom)));
}

/** True when a count is of people who work. */
export const isCrew = (figure: Figure, tokens: readonly Token[]): boolean =>
  isWorker(nounOf(figure, tokens)) ||
  // "servers, three of them"
  (/^(?:of|for)$/.test(tokens[figure.number.last + 1]?.norm ?? "") &&
    CREW.has(singular(tokens[figure.first - 1]?.norm ?? ""))) ||
  // "movers three at fifty an hour"
  (tokens[figure.number.last + 1]?.norm === "at" && CREW.has(singular(tokens[figure.first - 1]?.norm ?? ""))) ||
  isOfPeople(figure, tokens);

/** True when one of some counts is of people who work. */
export function saysCrew(figures: readonly Figure[], tokens: readonly Token[]): boolean {
  for (const figure of figures) if (isCrew(figure, tokens)) return true;
  return false;
}

/** "A session with eleven people | and two dogs | and three hours of retouching": who is there, and not who works so long. */
const isCompany = (figure: Figure, { quantities }: Candidate, tokens: readonly Token[]): boolean =>
  nounOf(figure, tokens) === "person" &&
  tokens[figure.first - 1]?.norm === "with" &&
  quantities.some(({ unit, first }) => unit === "hour" && first > figure.last && tokens[first - 1]?.norm === "and");

/** "Me and my nephew, | so two of us", "that's two guys": all of them, and not so many more. */
const countsAll = ({ number }: Figure, tokens: readonly Token[]): boolean =>
  (tokens[number.last + 1]?.norm === "of" && tokens[number.last + 2]?.norm === "us") ||
  /^(?:so|that's|makes)$/.test(tokens[number.first - 1]?.norm ?? "");

/**
 * The people whose time is multiplied: a rate for the whole crew, or for a truck with its crew, counts once. `hours`:
 * how many of them the rate is for.
 */
export function workforce(
  candidate: Candidate,
  tokens: readonly Token[],
  hours = 1,
): { people: number; crewOf: number | null } {
  const said = (...words: string[]) => candidate.words.filter((index) => words.includes(tokens[index]?.norm ?? ""));
  // "two estheticians for five hours at sixty five an hour each"
  const paidEach = candidate.price?.perWorker ? candidate.quantities.find(({ unit }) => unit === null) : undefined;
  const crew =
    candidate.quantities.find((figure) => isCrew(figure, tokens) && !isCompany(figure, candidate, tokens)) ?? paidEach;
  // "me and my son at seventy an hour each"
  const two = said("me", "myself").some((index) => tokens[index + 1]?.norm === "and");
  if (!crew) return { people: two && candidate.price?.perWorker ? 2 : 1, crewOf: null };
  // "two crews for three days at fourteen hundred a day"
  if (nounOf(crew, tokens) === "crew" && crew.noun === crew.number.last + 1)
    return { people: valueOf(crew), crewOf: null };
  // "eleven hundred a day for both"
  const forAll = candidate.trailing.some(
    (index) =>
      /^(?:both|all|everybody|everyone|them)$/.test(tokens[index]?.norm ?? "") &&
      tokens[index - 1]?.norm === "for" &&
      // "for all six hours"
      !candidate.quantities.some(({ first }) => first === index + 1),
  );
  // "one fifty an hour for the crew", "for the whole team"
  const forCrew = candidate.trailing.some(
    (index) =>
      /^(?:crew|team)$/.test(tokens[index]?.norm ?? "") && /^(?:the|whole|entire)$/.test(tokens[index - 1]?.norm ?? ""),
  );
  // "three hours at ninety five an hour total"
  const inAll = candidate.price !== null && wholePriceEnd(tokens, candidate.price.last + 1) > 0;
  if (forAll || forCrew || inAll) return { people: 1, crewOf: null };
  const wholeCrew =
    !candidate.price?.perWorker &&
    (candidate.trailing.some((index) => tokens[index]?.norm === "crew") ||
      said("crew").some((index) => tokens[index - 1]?.norm !== "man"));
  // "install crew, two men, three days at fifty an hour": the men are counted, and not the crew
  const named = wholeCrew && /^(?:crew|team)$/.test(tokens[crew.first - 1]?.norm ?? "") && crew.noun > crew.first;
  if (named) return { people: valueOf(crew), crewOf: null };
  // nobody sends a crew of two for fifty dollars an hour
  const each = (candidate.price?.number.readings[0]?.value ?? 0) / hours;
  const rate = each / valueOf(crew);
  // "a crew of three at fifty two an hour": each of them
  if (wholeCrew && rate < LEAST_EACH) return { people: valueOf(crew), crewOf: null };
  // "four movers at two ten an hour": no mover costs that much, but four of them do
  const together =
    !candidate.price?.perWorker && each >= DEAREST_HAND && HANDS.has(nounOf(crew, tokens)) && crew.noun > crew.first;
  const withTruck = said("truck", "van", "team").length > 0;
  // "two movers and a truck, five hours at 135 an hour": the truck works as well
  if (together) return { people: 1, crewOf: withTruck ? null : valueOf(crew) };
  const once = wholeCrew || withTruck;
  // "a crew of three at two hundred an hour": nobody said whether each of them
  const crewOf = wholeCrew && crew.noun < crew.first ? valueOf(crew) : null;
  return { people: once ? 1 : valueOf(crew) + (two && !countsAll(crew, tokens) ? 1 : 0), crewOf };
}

function hoursOfDays(people: number, days: Figure, perDay: Figure | undefined): Reckoned {
  const length = perDay ? valueOf(perDay) : HOURS_A_DAY;
  const total = people * valueOf(days) * (DAY_IN[days.unit ?? "day"] ?? 1) * length;
  const parts = [
    ...(people === 1 ? [] : [plural(people, "people")]),
    plural(valueOf(days), days.unit ?? "day"),
    ...(days.unit === "week" ? [`${DAYS_A_WEEK} days`] : []),
    `${formatQuantity(asThousandths(length))} h`,
  ];
  const assumption: Reckoned["questions"][number] = {
    text: `How many hours is a day's work? ${HOURS_A_DAY} are assumed.`,
    field: "quantity",
    days: asThousandths(total / length),
    source: { kind: "assumed", reason: `A working day is taken as ${HOURS_A_DAY} hours.` },
    choices: [6, 7, 8, 9, 10].map((hoursADay) => ({
      label: `${hoursADay} hours a day`,
      change: { quantity: asThousandths((total / length) * hoursADay) },
    })),
  };
  return {
    quantity: asThousandths(total),
    unit: "hour",
    source: { kind: "computed", from: parts.join(" × ") },
    questions: perDay ? [] : [assumption],
  };
}

export function crewQuestion(hours: Reckoned, people: number): Reckoned["questions"][number] {
  const each = asThousandths((hours.quantity / 1000) * people);
  return {
    text: `Is the rate for the whole crew, or for each of the ${people}?`,
    field: "quantity",
    choices: [
      { label: "The whole crew", change: { quantity: hours.quantity } },
      { label: `Each of the ${people}`, change: { quantity: each } },
    ],
  };
}

/** "Two guys, three hours at ninety five an hour": what one of them may cost and both of them as well; "each" settles it. */
function mayBeForAll({ price, quantities }: Candidate, tokens: readonly Token[], people: number): boolean {
  const rate = price?.number.readings[0]?.value ?? 0;
  const hands = quantities.some((figure) => isCrew(figure, tokens) && HANDS.has(nounOf(figure, tokens)));
  const together = rate >= LEAST_TOGETHER && rate / people >= LEAST_EACH;
  return people > 1 && hands && together && price?.perWorker === false && tokens[price.last + 1]?.norm !== "each";
}

/** "Five hours each, | ten hours in all", "eight hours all together": the time of all of them, which nobody multiplies. */
const isTimeOfAll = ({ last }: Figure, tokens: readonly Token[]): boolean => inAllEnd(tokens, last + 1) >= 0;

/** Hours from people, days and hours a day. Eight hours a day is an assumption, and a question. */
export function laborHours(
  candidate: Candidate,
  tokens: readonly Token[],
  source: (figure: Figure) => Source,
): Reckoned | null {
  const daily = candidate.quantities.find((figure) => figure.unit === "hour" && figure.every === "day");
  const hours = candidate.quantities.find((figure) => figure.unit === "hour" && figure !== daily);
  const whole = candidate.quantities.findLast((figure) => figure.unit === "hour" && isTimeOfAll(figure, tokens));
  if (whole) return { quantity: asThousandths(valueOf(whole)), unit: "hour", source: source(whole), questions: [] };
  const days = candidate.quantities.find((figure) => figure.unit === "day" || figure.unit === "week");
  const { people, crewOf } = workforce(candidate, tokens);
  const asked = (reckoned: Reckoned): Reckoned =>
    crewOf === null || crewOf <= 1 || reckoned.questions.length > 0
      ? reckoned
      : { ...reckoned, questions: [crewQuestion(reckoned, crewOf)] };
  if (days) return asked(hoursOfDays(people, days, daily ?? hours));
  if (!hours) return null;
  const alone: Reckoned = {
    quantity: asThousandths(people * valueOf(hours)),
    unit: "hour",
    source:
      people === 1
        ? source(hours)
        : { kind: "computed", from: `${plural(people, "people")} × ${plural(valueOf(hours), "hour")}` },
    questions: [],
  };
  if (mayBeForAll(candidate, tokens, people))
    return { ...alone, questions: [crewQuestion({ ...alone, quantity: asThousandths(valueOf(hours)) }, people)] };
  return asked(alone);
}
