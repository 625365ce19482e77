import { dayOf, daysBetween, type Day } from "#shared/dates.ts";
import type { Cents } from "#shared/money.ts";
import { PLANS, type PlanId } from "./plans.ts";

/** The operator's word on the founding offer (section 1 of the product decisions). */
export interface FoundingTerms {
  isOpen: boolean;
  /** The day on which the price was announced to rise. */
  ends: Day;
  /** What the plan costs once the offer is closed. */
  priceAfter: Cents;
}

/** What a plan costs to those who start it now. `daysLeft` is null once the announced day has come. */
export interface PlanOffer {
  plan: PlanId;
  name: string;
  monthly: Cents;
  isOpen: boolean;
  daysLeft: number | null;
}

/** Whole days from the day of `now` to `ends`, both in UTC; null from that day on. */
function daysUntil(ends: Day, now: Date): number | null {
  const today = dayOf(now);
  return today >= ends ? null : daysBetween(today, ends);
}

/**
 * The price at which a plan is sold at this moment: the one that its screens show and that is charged. Before the
 * announced day the founding price holds whatever the operator says; after it, while the offer is left open.
 */
export function offerOf(plan: PlanId, terms: FoundingTerms, now: Date): PlanOffer {
  const { name, monthly } = PLANS[plan];
  if (plan !== "founding") return { plan, name, monthly, isOpen: true, daysLeft: null };
  const daysLeft = daysUntil(terms.ends, now);
  const isOpen = daysLeft !== null || terms.isOpen;
  return { plan, name, monthly: isOpen ? monthly : terms.priceAfter, isOpen, daysLeft };
}
