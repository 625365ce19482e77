import { formatDay } from "#shared/dates.ts";
import { longMonth } from "#shared/insights/months.ts";
import { acceptanceRate, groupings, type Grouping, type Insights, type OfferGroup } from "#shared/insights/schema.ts";
import { dollarsFromCents, type Cents } from "#shared/money.ts";

type Table = readonly (readonly string[])[];

const money = (amount: Cents) => dollarsFromCents(amount).toFixed(2);
const share = (value: number | null) => (value === null ? "" : (value * 100).toFixed(1));

export const groupingNames: Record<Grouping, string> = {
  type: "Type",
  trade: "Trade",
  size: "Size",
  month: "Month",
};

/** Quoted, accepted, invoiced and collected by month, for a spreadsheet. */
export const moneyTable = ({ months }: Insights): Table => [
  ["Month", "Quoted", "Accepted", "Invoiced", "Collected"],
  ...months.map(({ month, quoted, accepted, invoiced, collected }) => [
    longMonth(month),
    ...[quoted, accepted, invoiced, collected].map(money),
  ]),
];

/** What became of what was sent, a row for each type, trade, size and month. */
export function offerTable({ offers, by }: Insights): Table {
  const row = (grouping: string, { name, hoursToAnswer, ...figures }: OfferGroup) => [
    grouping,
    name,
    ...[figures.sent, figures.linked, figures.viewed, figures.accepted].map(String),
    ...[figures.declined, figures.expired, figures.waiting].map(String),
    share(acceptanceRate({ hoursToAnswer, ...figures })),
    hoursToAnswer?.toFixed(1) ?? "",
    money(figures.amount),
    money(figures.acceptedAmount),
  ];
  return [
    [
      "By",
      "Name",
      "Sent",
      "With a link",
      "Viewed",
      "Accepted",
      "Declined",
      "No answer in time",
      "Waiting",
      "Acceptance rate %",
      "Hours to answer (median)",
      "Amount sent",
      "Amount accepted",
    ],
    row("All", { name: "All", ...offers }),
    ...groupings.flatMap((grouping) => by[grouping].map((group) => row(groupingNames[grouping], group))),
  ];
}

export const optionTable = ({ options }: Insights): Table => [
  ["Optional line", "Offered", "Chosen", "Amount chosen"],
  ...options.map(({ name, offered, chosen, amount }) => [name, String(offered), String(chosen), money(amount)]),
];

export const declineTable = ({ declines }: Insights): Table => [
  ["Number", "Title", "Client", "Amount", "Declined on", "Reason"],
  ...declines.map(({ number, title, client, amount, declinedAt, reason }) => [
    number,
    title,
    client ?? "",
    money(amount),
    formatDay(declinedAt.slice(0, 10)),
    reason ?? "",
  ]),
];
