import { personOf } from "#shared/accounts/same-person.ts";
import { REFERRALS_PER_REWARD } from "#shared/billing/plans.ts";
import type { ReferralInfo } from "#shared/referrals/schema.ts";
import { recordEvent } from "#server/billing/service/events.ts";
import type { Ctx, Deps } from "#server/context.ts";
import { centsFromDecimal } from "#server/db/money.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import { newId } from "#server/ids.ts";
import {
  countReferrals,
  findReferrer,
  insertReferral,
  insertReward,
  listOverlooked,
  listReferralRows,
  listUnappliedRewards,
  listUnrewarded,
  lockReferrer,
  markApplied,
  markCompleted,
  markRewarded,
  writeReferredBy,
  type Referrer,
} from "./store.ts";

const MOST_AT_ONCE = 200;

const refuseCode = (message: string) =>
  new AppError("invalid", message, { issues: [{ path: "referralCode", message }] });

/**
 * Whose code this is; undefined without one. Throws `invalid` for a code that nobody has and for one's own: the same
 * person by their address, or by their card where it is known.
 */
export async function requireReferrer(
  deps: Deps,
  code: string | undefined,
  newcomer: { email: string; fingerprint: string | null },
): Promise<Referrer | undefined> {
  if (!code?.trim()) return undefined;
  const referrer = await findReferrer(deps.db, code);
  if (!referrer) throw refuseCode("This referral code is not known. Check it, or leave it out.");
  if (isSamePerson(referrer, newcomer)) throw refuseCode("This referral code is your own. Leave it out to sign up.");
  return referrer;
}

function isSamePerson(referrer: Referrer, newcomer: { email: string; fingerprint: string | null }): boolean {
  if (personOf(referrer.email) === personOf(newcomer.email)) return true;
  return newcomer.fingerprint !== null && newcomer.fingerprint === referrer.cardFingerprint;
}

/** Records that somebody signed up with another user's code. The row belongs to the referrer; a second one is ignored. */
export async function recordReferral(
  deps: Deps,
  input: { referrerId: string; refereeId: string; refereeEmail: string; code: string },
): Promise<void> {
  const now = deps.now();
  await inTransaction(deps.db, async (tx) => {
    const isNew = await insertReferral(tx, {
      userId: input.referrerId,
      id: newId(now.getTime()),
      refereeId: input.refereeId,
      refereeEmail: input.refereeEmail,
      referralCode: input.code.trim().toUpperCase(),
      createdAt: now,
      updatedAt: now,
    });
    if (!isNew) return;
    await writeReferredBy(tx, input.refereeId, input.referrerId);
    const data = { refereeEmail: input.refereeEmail };
    const key = `referral:${input.refereeId}`;
    await recordEvent(tx, { userId: input.referrerId, key, kind: "referral_used", at: now, data });
  });
}

/** Attributes a newcomer who has no card yet, as after an external sign-in. A code that does not hold is ignored. */
export async function attributeReferral(
  deps: Deps,
  input: { refereeId: string; refereeEmail: string; code: string },
): Promise<void> {
  const referrer = await findReferrer(deps.db, input.code);
  if (!referrer || isSamePerson(referrer, { email: input.refereeEmail, fingerprint: null })) return;
  await recordReferral(deps, { ...input, referrerId: referrer.id });
}

/** Completes the newcomer's referral at their first paid invoice, and makes a reward of every three. Safe to repeat. */
export async function completeReferral(
  deps: Deps,
  { referrerId, refereeId }: { referrerId: string; refereeId: string },
): Promise<void> {
  const now = deps.now();
  await inTransaction(deps.db, async (tx) => {
    if (!(await lockReferrer(tx, referrerId))) return;
    const completed = await markCompleted(tx, referrerId, refereeId, now);
    if (!completed) return;
    const data = { refereeEmail: completed.refereeEmail };
    const key = `completed:${completed.id}`;
    await recordEvent(tx, { userId: referrerId, key, kind: "referral_completed", at: now, data });
    const unrewarded = await listUnrewarded(tx, referrerId, REFERRALS_PER_REWARD);
    if (unrewarded.length < REFERRALS_PER_REWARD) return;
    await markRewarded(tx, referrerId, unrewarded, now);
    const id = newId(now.getTime());
    await insertReward(tx, {
      userId: referrerId,
      id,
      referralId: completed.id,
      rewardType: "free_month",
      rewardValue: 1,
      createdAt: now,
    });
    await recordEvent(tx, { userId: referrerId, key: `reward:${id}`, kind: "referral_earned", at: now });
  });
  await applyRewards(deps);
}

/**
 * Gives every reward that is not given yet as a credit of one month at the provider. The reward's id is the key, so a
 * server that dies between the credit and the note of it gives it once. One that the provider refuses waits.
 */
async function applyRewards(deps: Deps): Promise<void> {
  for (const reward of await listUnappliedRewards(deps.db, MOST_AT_ONCE)) {
    const amount = centsFromDecimal(reward.monthly);
    if (!reward.customerId || !amount) continue;
    try {
      await deps.payments.addCredit({
        customerId: reward.customerId,
        amount,
        reason: "1 month free for 3 referrals",
        key: `reward:${reward.id}`,
      });
      await markApplied(deps.db, reward.userId, reward.id, deps.now());
    } catch (err) {
      deps.logger.warn({ err, reward: reward.id }, "a reward waits for the card provider");
    }
  }
}

/** What a server that died, or a provider that did not answer, left undone. For a job. */
export async function grantDueRewards(deps: Deps): Promise<void> {
  for (const overlooked of await listOverlooked(deps.db, MOST_AT_ONCE)) await completeReferral(deps, overlooked);
  await applyRewards(deps);
}

/** The user's code and link, and what came of them. `origin` is the address that browsers use. */
export async function referralInfo(
  ctx: Ctx,
  user: { referralCode: string | null; referralCredits: number },
  origin: string,
): Promise<ReferralInfo> {
  const rows = await listReferralRows(ctx);
  const { total, pending } = await countReferrals(ctx);
  const referralCode = user.referralCode ?? "";
  return {
    referralCode,
    referralLink: `${origin}/auth?ref=${encodeURIComponent(referralCode)}`,
    stats: {
      totalReferrals: total,
      successfulReferrals: total - pending,
      pendingReferrals: pending,
      totalCredits: user.referralCredits,
    },
    referrals: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
  };
}

export type { Referrer } from "./store.ts";
