import { useState } from "react";
import { REFEREE_CREDIT } from "#shared/billing/plans.ts";
import { DAY_MS } from "#shared/dates.ts";
import { cents, formatMoney } from "#shared/money.ts";
import { RuledSkeleton } from "#web/ui/skeleton.tsx";
import { useOffers } from "../api.ts";
import { aMonth, Order, type OrderLine } from "../order.tsx";

const longDay = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric" });

/** What the founding plan costs: nothing today, and what on which day. */
export function TrialOrder({ isInvited }: { isInvited: boolean }) {
  const offers = useOffers();
  const [today] = useState(() => Date.now());
  if (!offers.data) return <RuledSkeleton rows={4} label="Loading the price" />;
  const { founding, trialDays } = offers.data;
  const firstCharge = longDay.format(new Date(today + trialDays * DAY_MS));
  const discount = Math.min(REFEREE_CREDIT, founding.monthly);
  const first = cents(founding.monthly - (isInvited ? discount : 0));
  const lines: OrderLine[] = [
    { label: `${trialDays}-day free trial`, note: `Until ${firstCharge}`, amount: cents(0) },
    {
      label: `${founding.name} plan, first month`,
      note: isInvited
        ? `On ${firstCharge}: ${aMonth(founding.monthly)}, less ${formatMoney(cents(discount))} for your invitation`
        : `On ${firstCharge}, then ${aMonth(founding.monthly)}`,
      amount: first,
    },
  ];
  return (
    <Order title="What you pay" lines={lines} today={cents(0)}>
      Cancel any time before the trial ends and nothing is charged. 30-day money-back guarantee after that.
    </Order>
  );
}
