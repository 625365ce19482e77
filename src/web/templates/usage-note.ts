import { formatMoney } from "#shared/money.ts";
import type { ShownTemplate } from "#shared/templates/schema.ts";

/** "Used 3 times, $1,200.00 on average"; what was never used says nothing. */
export function usageNote({ usageCount, averageAmount }: Pick<ShownTemplate, "usageCount" | "averageAmount">): string {
  if (usageCount === 0) return "";
  const times = usageCount === 1 ? "once" : usageCount === 2 ? "twice" : `${usageCount} times`;
  return `Used ${times}${averageAmount === null ? "" : `, ${formatMoney(averageAmount)} on average`}`;
}
