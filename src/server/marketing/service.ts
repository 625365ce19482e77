import { currentOffer } from "#server/billing/service/offers.ts";
import type { Deps } from "#server/context.ts";
import { REFUND_DAYS, TRIAL_DAYS } from "#shared/billing/plans.ts";
import { formatDay } from "#shared/dates.ts";
import type { LandingGaps, LandingVariant } from "#shared/marketing/landing.ts";
import type { Stats } from "#shared/marketing/schema.ts";
import { centsFromDollars, dollarsFromCents, formatMoney } from "#shared/money.ts";
import { countTotals } from "./store.ts";

/** How old the totals of the landing page may be: counting all documents for each visitor would cost more than it tells. */
const STATS_MS = 60_000;

/** Reads the totals, at most once a minute. */
export function createStats(): (deps: Deps) => Promise<Stats> {
  let kept: { at: number; stats: Promise<Stats> } | null = null;
  return (deps) => {
    const at = deps.now().getTime();
    if (kept && at - kept.at < STATS_MS) return kept.stats;
    const stats = countTotals(deps.db, deps.settings.DEMO_ACCOUNT_EMAIL);
    kept = { at, stats };
    stats.catch(() => {
      kept = null; // the next visitor asks again
    });
    return stats;
  };
}

/** The landing page that is true at this moment, and what stands in its gaps. */
export function landingOf(deps: Pick<Deps, "settings" | "now" | "address">): {
  variant: LandingVariant;
  gaps: LandingGaps;
} {
  const { settings } = deps;
  const { monthly, isOpen, daysLeft } = currentOffer(deps, "founding");
  return {
    variant: {
      offer: daysLeft !== null ? "countdown" : isOpen ? "open" : "closed",
      figures: settings.MARKETING_FIGURES,
    },
    gaps: {
      monthly: formatMoney(monthly),
      monthlyNumber: dollarsFromCents(monthly).toFixed(2),
      priceAfter: formatMoney(centsFromDollars(settings.FOUNDING_PRICE_AFTER)),
      ends: formatDay(settings.FOUNDING_OFFER_ENDS),
      daysLeft: daysLeft === null ? "" : `${daysLeft} ${daysLeft === 1 ? "day" : "days"}`,
      trialDays: String(TRIAL_DAYS),
      refundDays: String(REFUND_DAYS),
      retentionDays: String(settings.DATA_RETENTION_DAYS),
      supportEmail: settings.SUPPORT_EMAIL,
      address: deps.address(),
    },
  };
}
