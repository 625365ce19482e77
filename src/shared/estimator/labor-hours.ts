import type { Source } from "#shared/documents/source.ts";
import { formatQuantity } from "#shared/money.ts";
import type { Candidate } from "./candidate.ts";
import { asThousandths, nounOf, plural, valueOf, type Reckoned } from "./counts.ts";
import type { Figure } from "./figure.ts";
import type { Token } from "./tokens.ts";

const CREW = new Set(
  "guy man men person worker helper painter mover carpenter electrician plumber technician tech laborer roofer installer cleaner mason framer landscaper employee hand server bartender crew people guard staff waiter cook".split(
    " ",
  ),
);
const HOURS_A_DAY = 8;
const DAYS_A_WEEK = 5;
/** Working days in a day or a week. */
export const DAY_IN: Readonly<Record<string, number>> = { day: 1, week: DAYS_A_WEEK };

/** True when a count is of people who work. */
export const isCrew = (figure: Figure, tokens: readonly Token[]): boolean =>
  CREW.has(nounOf(figure, tokens)) || (figure.unit === "guest" && CREW.has(nounOf(figure, tokens)));

/** Hours from people, days and hours a day. Eight hours a day is an assumption, and a question. */
export function laborHours(
  candidate: Candidate,
  tokens: readonly Token[],
  source: (figure: Figure) => Source,
): Reckoned | null {
  const crew = candidate.quantities.find((figure) => isCrew(figure, tokens));
  const daily = candidate.quantities.find((figure) => figure.unit === "hour" && figure.every === "day");
  const hours = candidate.quantities.find((figure) => figure.unit === "hour" && figure !== daily);
  const days = candidate.quantities.find((figure) => figure.unit === "day" || figure.unit === "week");
  const wholeCrew =
    !candidate.price?.perWorker &&
    (candidate.trailing.some((index) => tokens[index]?.norm === "crew") ||
      candidate.words.some((index) => tokens[index]?.norm === "crew" && tokens[index - 1]?.norm !== "man"));
  const equipped = candidate.words.some((index) => ["truck", "van", "team"].includes(tokens[index]?.norm ?? ""));
  const oneself = candidate.words.some(
    (index) => ["me", "myself"].includes(tokens[index]?.norm ?? "") && tokens[index + 1]?.norm === "and",
  );
  const people = crew && !wholeCrew && !equipped ? valueOf(crew) + (oneself ? 1 : 0) : 1;
  if (hours && !days) {
    if (people === 1)
      return { quantity: asThousandths(valueOf(hours)), unit: "hour", source: source(hours), questions: [] };
    return {
      quantity: asThousandths(people * valueOf(hours)),
      unit: "hour",
      source: { kind: "computed", from: `${plural(people, "people")} × ${plural(valueOf(hours), "hour")}` },
      questions: [],
    };
  }
  if (!days) return null;
  const perDay = daily ?? hours;
  const length = perDay ? valueOf(perDay) : HOURS_A_DAY;
  const total = people * valueOf(days) * (DAY_IN[days.unit ?? "day"] ?? 1) * length;
  const parts = [
    ...(people === 1 ? [] : [plural(people, "people")]),
    plural(valueOf(days), days.unit ?? "day"),
    ...(days.unit === "week" ? [`${DAYS_A_WEEK} days`] : []),
    `${formatQuantity(asThousandths(length))} h`,
  ];
  const choices = [6, 7, 8, 9, 10].map((hoursADay) => ({
    label: `${hoursADay} hours a day`,
    change: { quantity: asThousandths((total / length) * hoursADay) },
  }));
  return {
    quantity: asThousandths(total),
    unit: "hour",
    source: { kind: "computed", from: parts.join(" × ") },
    questions: perDay
      ? []
      : [
          {
            text: `How many hours is a day's work? ${HOURS_A_DAY} are assumed.`,
            field: "quantity",
            source: { kind: "assumed", reason: `A working day is taken as ${HOURS_A_DAY} hours.` },
            choices,
          },
        ],
  };
}
