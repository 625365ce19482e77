import { z } from "zod";
import { GRACE_DAYS } from "#shared/billing/plans.ts";
import { addDays, dayOf, type Day } from "#shared/dates.ts";
import { referralEarned, referralUsed } from "#shared/mail/letters/referrals.ts";
import {
  deletionWarning,
  paymentFailed,
  refundRequested,
  subscriptionRenewed,
  trialEnded,
  trialEnding,
  welcome,
} from "#shared/mail/letters/subscription.ts";
import type { WrittenLetter } from "#shared/mail/letter.ts";
import { cents } from "#shared/money.ts";
import type { Deps } from "#server/context.ts";
import type { Database } from "#server/db/client.ts";
import { centsFromDecimal } from "#server/db/money.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { queueMail } from "#server/mail/service.ts";
import { listSubscriptions, type SubscriptionRow } from "../store/subscriptions.ts";
import { takeUnnoticedEvents, type UnnoticedEvent } from "./events.ts";
import { currentOf } from "./sync.ts";

const AT_ONCE = 50;
const MOST_ROUNDS = 200;

/** What events carry, as far as a mail says it. Amounts are cents. */
const dataSchema = z.object({
  amount: z.number().transform(cents).catch(cents(0)),
  credit: z.number().transform(cents).catch(cents(0)),
  trialEnd: z.string().catch(""),
  deletionAt: z.string().catch(""),
  goesOn: z.boolean().catch(true),
  isPaid: z.boolean().catch(true),
  email: z.string().catch(""),
  reason: z.string().catch(""),
  number: z.string().catch(""),
});

const dayOrNull = (instant: Date | null | undefined): Day | null => (instant ? dayOf(instant) : null);
const cardOf = (row: SubscriptionRow | undefined) =>
  row?.cardLast4 ? `${row.cardBrand ?? "Card"} ending in ${row.cardLast4}` : null;

/** The mail about an event; null for those that the history alone tells. */
function letterOf(deps: Deps, event: UnnoticedEvent, subscription: SubscriptionRow | undefined): WrittenLetter | null {
  const data = dataSchema.parse(event.data);
  const { firstName } = event;
  const on = dayOf(event.at);
  switch (event.kind) {
    case "welcome": {
      const monthly = centsFromDecimal(subscription?.monthly ?? null) ?? cents(0);
      return welcome({ firstName, monthly, trialEndsOn: dayOrNull(subscription?.trialEnd) });
    }
    case "trial_ending":
      return trialEnding({ firstName, monthly: data.amount, trialEndsOn: dayOf(new Date(data.trialEnd)) });
    case "trial_ended":
      // What went wrong with the payment is a mail of its own, and nothing has started.
      if (data.goesOn && !data.isPaid) return null;
      return trialEnded({ monthly: data.amount, endedOn: on, goesOn: data.goesOn });
    case "payment_failed":
      return paymentFailed({ amount: data.amount, triedOn: on, worksUntil: addDays(on, GRACE_DAYS) });
    case "subscription_renewed":
      return subscriptionRenewed({
        amount: data.amount,
        credit: data.credit,
        paidOn: on,
        nextOn: dayOrNull(subscription?.currentPeriodEnd),
        card: cardOf(subscription),
      });
    case "referral_used":
      return referralUsed({ firstName });
    case "referral_earned":
      return referralEarned({ firstName });
    case "retention_warning":
      return deletionWarning({
        deletedOn: dayOf(new Date(data.deletionAt)),
        days: deps.settings.DATA_RETENTION_DAYS,
      });
    case "refund_requested":
      return refundRequested({ email: data.email, amount: data.amount, invoice: data.number, words: data.reason });
    default:
      return null;
  }
}

async function tell(deps: Deps, tx: Database, event: UnnoticedEvent): Promise<void> {
  const subscription = currentOf(await listSubscriptions(tx, event.userId));
  const written = letterOf(deps, event, subscription);
  if (!written) return;
  // A refund is asked of us, not of its owner, who answers by its owner's address.
  const toSupport = event.kind === "refund_requested";
  await queueMail(deps, tx, {
    ...written,
    to: toSupport ? deps.settings.SUPPORT_EMAIL : event.email,
    userId: toSupport ? null : event.userId,
    ...(toSupport ? { replyTo: event.email } : {}),
    occasion: `billing:${event.userId}:${event.id}`,
  });
}

/** Writes the mails about what happened to subscriptions and referrals since the last time, each once. */
export async function tellOfEvents(deps: Deps): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const told = await inTransaction(deps.db, async (tx) => {
      const events = await takeUnnoticedEvents(tx, deps.now(), AT_ONCE);
      for (const event of events) await tell(deps, tx, event);
      return events.length;
    });
    if (told < AT_ONCE) return;
  }
}
