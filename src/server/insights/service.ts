import type { Ctx } from "#server/context.ts";
import { centsFromDecimal } from "#server/db/money.ts";
import { dayOf } from "#shared/dates.ts";
import { typeNames } from "#shared/documents/page-words.ts";
import { allTrades } from "#shared/estimator/prose/all-trades.ts";
import { lastMonths, longMonth } from "#shared/insights/months.ts";
import { noOffers, type Grouping, type Insights, type MonthAmounts, type OfferGroup } from "#shared/insights/schema.ts";
import { sizeName } from "#shared/insights/sizes.ts";
import { cents, sum, type Cents } from "#shared/money.ts";
import { findStanding, listMonthAmounts, type MoneyFigure } from "./store/money.ts";
import { listDeclines, listOfferRows, listOptions, type OfferRow } from "./store/offers.ts";

/** Rows of a list on the page; what is older or rarer is left out. */
const MOST_LISTED = 50;

const centsOf = (amount: string | undefined): Cents => centsFromDecimal(amount ?? null) ?? cents(0);

const monthsUpToNow = (ctx: Ctx, count: number): string[] => lastMonths(dayOf(ctx.now()), count);

/** The amounts of each of the last `count` months, the oldest first and this one last; a month without any is all zero. */
export async function getMonthAmounts(ctx: Ctx, count: number): Promise<MonthAmounts[]> {
  const months = monthsUpToNow(ctx, count);
  const [first = ""] = months;
  const found = new Map(
    (await listMonthAmounts(ctx, first)).map(({ month, figure, amount }) => [`${month} ${figure}`, amount]),
  );
  return months.map((month) => {
    const amountOf = (figure: MoneyFigure) => centsOf(found.get(`${month} ${figure}`));
    return {
      month,
      quoted: amountOf("quoted"),
      accepted: amountOf("accepted"),
      invoiced: amountOf("invoiced"),
      collected: amountOf("collected"),
    };
  });
}

const figuresOf = ({
  grouping: _grouping,
  type: _type,
  trade: _trade,
  size: _size,
  month: _month,
  ...row
}: OfferRow) => ({
  ...row,
  amount: centsOf(row.amount),
  acceptedAmount: centsOf(row.acceptedAmount),
});

const tradeNames = new Map(allTrades.map(({ id, name }) => [id, name]));

const nameOf: Record<Grouping, (row: OfferRow) => string> = {
  type: ({ type }) => (type === null ? "" : typeNames[type]),
  trade: ({ trade }) => tradeNames.get(trade ?? "") ?? "Other work",
  size: ({ size }) => sizeName(size ?? 0),
  month: ({ month }) => longMonth(month ?? ""),
};

const byCount = (a: OfferRow, b: OfferRow) => b.sent - a.sent || (a.trade ?? "").localeCompare(b.trade ?? "");

/** Months and sizes in their order, types and trades by how many were sent. */
const inOrder: Record<Grouping, (a: OfferRow, b: OfferRow) => number> = {
  type: byCount,
  trade: byCount,
  size: (a, b) => (a.size ?? 0) - (b.size ?? 0),
  month: (a, b) => (a.month ?? "").localeCompare(b.month ?? ""),
};

function groupsOf(rows: readonly OfferRow[], grouping: Grouping): OfferGroup[] {
  return rows
    .filter((row) => row.grouping === grouping)
    .toSorted(inOrder[grouping])
    .map((row) => ({ name: nameOf[grouping](row), ...figuresOf(row) }));
}

/** All figures of the last `count` months, this one included. Nothing is kept: they are of what stands there now. */
export async function getInsights(ctx: Ctx, count: number): Promise<Insights> {
  const [first = ""] = monthsUpToNow(ctx, count);
  const today = dayOf(ctx.now());
  const months = await getMonthAmounts(ctx, count);
  const standing = await findStanding(ctx, today);
  const rows = await listOfferRows(ctx, first, today);
  const all = rows.find(({ grouping }) => grouping === "all");
  const total = (figure: MoneyFigure) => sum(months.map((month) => month[figure]));
  const declines = await listDeclines(ctx, first, MOST_LISTED);
  const options = await listOptions(ctx, first, MOST_LISTED);
  return {
    isEmpty: standing.isEmpty,
    months,
    totals: {
      quoted: total("quoted"),
      accepted: total("accepted"),
      invoiced: total("invoiced"),
      collected: total("collected"),
      outstanding: centsOf(standing.outstanding),
      overdue: centsOf(standing.overdue),
    },
    offers: all ? figuresOf(all) : noOffers,
    by: {
      type: groupsOf(rows, "type"),
      trade: groupsOf(rows, "trade"),
      size: groupsOf(rows, "size"),
      month: groupsOf(rows, "month"),
    },
    declines: declines.map((row) => ({ ...row, amount: centsOf(row.amount) })),
    options: options.map((row) => ({ ...row, amount: centsOf(row.amount) })),
  };
}
