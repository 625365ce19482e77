import type { Ctx, Deps } from "#server/context.ts";
import { newId } from "#server/ids.ts";
import type { ReferralInfo } from "#shared/referrals/schema.ts";
import { countReferrals, insertReferral, listReferralRows } from "./store.ts";

/** Records that somebody signed up with another user's code. The row belongs to the referrer; a second one is ignored. */
export async function recordReferral(
  deps: Deps,
  input: { referrerId: string; refereeId: string; refereeEmail: string; code: string },
): Promise<void> {
  await insertReferral(deps.db, {
    userId: input.referrerId,
    id: newId(deps.now().getTime()),
    refereeId: input.refereeId,
    refereeEmail: input.refereeEmail,
    referralCode: input.code.toUpperCase(),
    createdAt: deps.now(),
    updatedAt: deps.now(),
  });
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
