import { RETENTION_NOTICE_DAYS, TRIAL_NOTICE_DAYS } from "#shared/billing/plans.ts";
import { DAY_MS } from "#shared/dates.ts";
import { deleteAccount } from "#server/account-data/service/delete.ts";
import { accountId, contextOf, type Deps } from "#server/context.ts";
import { centsFromDecimal } from "#server/db/money.ts";
import { grantDueRewards } from "#server/referrals/service.ts";
import { findEvent } from "../store/events.ts";
import { listAttempts, removeAttempt } from "../store/sign-up-attempts.ts";
import { listDue, listEnded, listTrialsEnding } from "../store/subscriptions.ts";
import { findUserOfCustomer } from "../store/users.ts";
import { removeAbandoned } from "./abandoned.ts";
import { recordEvent } from "./events.ts";
import { payRefunds } from "./refund.ts";
import { syncAccount } from "./sync.ts";
import { tellOfEvents } from "./tell.ts";

/** How many accounts one run works on; the next run takes the rest. */
const MOST_AT_ONCE = 500;
const ABANDONED_AFTER_MS = 3_600_000;

const daysFrom = (instant: Date, days: number) => new Date(instant.getTime() + days * DAY_MS);

/** Runs `work` for each; one that fails is logged and left for the next run, and stops none of the others. */
async function forEach<T>(deps: Deps, things: T[], what: string, work: (thing: T) => Promise<void>): Promise<void> {
  for (const thing of things) {
    try {
      await work(thing);
    } catch (err) {
      deps.logger.warn({ err }, `${what} failed and is tried again later`);
    }
  }
}

/** Asks the provider about every account whose trial, month or failed payment has something to come by now. */
async function renewDueSubscriptions(deps: Deps, now: Date = deps.now()): Promise<void> {
  const due = await listDue(deps.db, now, MOST_AT_ONCE);
  await forEach(deps, due, "a renewal", (userId) => syncAccount(deps, userId));
}

/** Records, once for each trial, that it ends in three days and what is charged then. */
async function warnOfTrialEnds(deps: Deps, now: Date = deps.now()): Promise<void> {
  const ending = await listTrialsEnding(deps.db, now, daysFrom(now, TRIAL_NOTICE_DAYS), MOST_AT_ONCE);
  await forEach(deps, ending, "a notice of a trial's end", async ({ userId, id, trialEnd, monthly }) => {
    const data = { trialEnd: trialEnd?.toISOString(), amount: centsFromDecimal(monthly) };
    await recordEvent(deps.db, { userId, key: `trial_ending:${id}`, kind: "trial_ending", at: now, data });
  });
}

const warningKey = (subscriptionId: string) => `retention:${subscriptionId}`;

/** Records, once for each ended subscription, that the account's data is deleted a week from now. */
async function warnOfRetention(deps: Deps, now: Date = deps.now()): Promise<void> {
  const days = deps.settings.DATA_RETENTION_DAYS - RETENTION_NOTICE_DAYS;
  const ended = await listEnded(deps.db, daysFrom(now, -days), MOST_AT_ONCE);
  await forEach(deps, ended, "a notice of a deletion", async ({ userId, id }) => {
    const deletionAt = daysFrom(now, RETENTION_NOTICE_DAYS).toISOString();
    const key = warningKey(id);
    await recordEvent(deps.db, { userId, key, kind: "retention_warning", at: now, data: { deletionAt } });
  });
}

/**
 * Deletes the data of accounts whose subscription ended long enough ago and who were told so a week before. The
 * provider is asked once more first: nobody who has started again loses anything.
 */
async function deleteExpiredAccounts(deps: Deps, now: Date = deps.now()): Promise<void> {
  const before = daysFrom(now, -deps.settings.DATA_RETENTION_DAYS);
  const candidates = await listEnded(deps.db, before, MOST_AT_ONCE);
  await forEach(deps, candidates, "the deletion of an account", async ({ userId, id }) => {
    const warning = await findEvent(deps.db, userId, warningKey(id));
    if (!warning || warning.createdAt > daysFrom(now, -RETENTION_NOTICE_DAYS)) return;
    await syncAccount(deps, userId);
    const still = await listEnded(deps.db, before, MOST_AT_ONCE);
    if (still.some((one) => one.userId === userId))
      await deleteAccount(contextOf(deps, accountId(userId), "retention"));
  });
}

/** Removes the customers of sign-ups that never became an account: no card is charged for nothing. */
async function endAbandonedSignUps(deps: Deps, now: Date = deps.now()): Promise<void> {
  const abandoned = await listAttempts(deps.db, new Date(now.getTime() - ABANDONED_AFTER_MS), MOST_AT_ONCE);
  await forEach(deps, abandoned, "the end of an abandoned sign-up", async (customerId) => {
    if (!(await findUserOfCustomer(deps.db, customerId))) await removeAbandoned(deps, customerId);
    await removeAttempt(deps.db, customerId);
  });
}

/** All of the above in their order, for a job and for a clock that was moved. Safe to run twice and by two servers. */
export async function runBillingChores(deps: Deps): Promise<void> {
  const now = deps.now();
  await renewDueSubscriptions(deps, now);
  await grantDueRewards(deps);
  await payRefunds(deps);
  await warnOfTrialEnds(deps, now);
  await warnOfRetention(deps, now);
  await deleteExpiredAccounts(deps, now);
  await endAbandonedSignUps(deps, now);
  await tellOfEvents(deps);
}
