import type { Ctx } from "#server/context.ts";
import { centsFromDecimal } from "#server/db/money.ts";
import { lastMonths } from "#shared/insights/months.ts";
import type { MonthAmounts } from "#shared/insights/schema.ts";
import { cents } from "#shared/money.ts";
import { dayOf } from "#shared/dates.ts";
import { listMonthAmounts, type MoneyFigure } from "./store.ts";

/** The amounts of each of the last `count` months, the oldest first and this one last; a month without any is all zero. */
export async function getMonthAmounts(ctx: Ctx, count: number): Promise<MonthAmounts[]> {
  const months = lastMonths(dayOf(ctx.now()), count);
  const [first = ""] = months;
  const found = new Map(
    (await listMonthAmounts(ctx, first)).map(({ month, figure, amount }) => [`${month} ${figure}`, amount]),
  );
  return months.map((month) => {
    const amountOf = (figure: MoneyFigure) => centsFromDecimal(found.get(`${month} ${figure}`) ?? null) ?? cents(0);
    return {
      month,
      quoted: amountOf("quoted"),
      accepted: amountOf("accepted"),
      invoiced: amountOf("invoiced"),
      collected: amountOf("collected"),
    };
  });
}
