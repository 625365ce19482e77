import type { SubscriptionStatus } from "#shared/billing/schema.ts";
import { formatMoney } from "#shared/money.ts";
import type { StampTone } from "#web/ui/stamp.tsx";

const names: Record<string, { label: string; tone: StampTone }> = {
  active: { label: "Active", tone: "accepted" },
  trialing: { label: "Free Trial", tone: "accepted" },
  past_due: { label: "Past due", tone: "pending" },
  unpaid: { label: "Unpaid", tone: "declined" },
  canceled: { label: "Canceled", tone: "declined" },
  cancelled: { label: "Canceled", tone: "declined" },
  no_subscription: { label: "No subscription", tone: "neutral" },
};

/** What a status is called; any other is shown as it came (section 4 of the specification). */
export const stampOf = (status: string): { label: string; tone: StampTone } =>
  names[status] ?? { label: status, tone: "neutral" };

const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });
export const dayOfSeconds = (seconds: number): string => longDay.format(new Date(seconds * 1000));

const day = (label: string, at: number | null): [string, string][] => (at === null ? [] : [[label, dayOfSeconds(at)]]);
const expiry = (month: number, year: number) => `${String(month).padStart(2, "0")}/${String(year).slice(-2)}`;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function nextDayLabel({ status, cancelAtPeriodEnd }: SubscriptionStatus): string {
  if (cancelAtPeriodEnd) return "Ends on";
  return status === "trialing" ? "First payment" : "Next payment";
}

/** The lines below the status: plan and price, the next days, the card. */
export function standingRows(subscription: SubscriptionStatus): [string, string][] {
  const { status, plan, card, trialEnd, currentPeriodEnd, endedAt, graceUntil, deletionAt } = subscription;
  const isOver = endedAt !== null || stampOf(status).label === "Canceled";
  return [
    ...(plan ? [["Plan", `${plan.name}, ${formatMoney(plan.monthly)} a month`] satisfies [string, string]] : []),
    ...(status === "trialing" ? day("Free until", trialEnd) : []),
    ...(isOver ? day("Ended on", endedAt) : day(nextDayLabel(subscription), currentPeriodEnd)),
    ...(status === "past_due" ? day("Documents can be created until", graceUntil) : []),
    ...(isOver ? day("Your data is kept until", deletionAt) : []),
    ...(card
      ? [
          ["Card", `${capital(card.brand)} ending in ${card.last4}, ${expiry(card.expMonth, card.expYear)}`] satisfies [
            string,
            string,
          ],
        ]
      : []),
  ];
}

/** What the owner should know or do about it; empty when all is well. */
export function adviceOf({ status, cancelAtPeriodEnd, currentPeriodEnd, mayCreate }: SubscriptionStatus): string {
  if (status === "past_due")
    return "The last payment failed. Check your card under Manage Subscription, so that your account goes on.";
  if (cancelAtPeriodEnd && currentPeriodEnd !== null)
    return `You canceled. Everything works until ${dayOfSeconds(currentPeriodEnd)}.`;
  if (!mayCreate)
    return "Your subscription has ended. Renew it to create documents. What you made can be read, downloaded and exported.";
  return "";
}
