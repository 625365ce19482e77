import { offerOf, type PlanOffer } from "#shared/billing/offer.ts";
import { TRIAL_DAYS, type PlanId } from "#shared/billing/plans.ts";
import type { Offers } from "#shared/billing/schema.ts";
import { centsFromDollars } from "#shared/money.ts";
import type { Offer } from "#server/adapters/payments/payments.ts";
import type { Deps } from "#server/context.ts";

/** What a plan costs to those who start it at this moment: the price on its screens is the price that is charged. */
export function currentOffer(deps: Pick<Deps, "settings" | "now">, plan: PlanId): PlanOffer {
  const { FOUNDING_OFFER, FOUNDING_OFFER_ENDS, FOUNDING_PRICE_AFTER } = deps.settings;
  const terms = {
    isOpen: FOUNDING_OFFER === "open",
    ends: FOUNDING_OFFER_ENDS,
    priceAfter: centsFromDollars(FOUNDING_PRICE_AFTER),
  };
  return offerOf(plan, terms, deps.now());
}

/** The same as the provider takes it. */
export function providerOffer(deps: Deps, plan: PlanId, trialDays: number): Offer {
  const { name, monthly } = currentOffer(deps, plan);
  return { plan, planName: name, monthly, trialDays };
}

export const listOffers = (deps: Deps): Offers => ({
  founding: currentOffer(deps, "founding"),
  standard: currentOffer(deps, "standard"),
  trialDays: TRIAL_DAYS,
});
