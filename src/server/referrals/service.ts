import type { Deps } from "#server/context.ts";
import { newId } from "#server/ids.ts";
import { insertReferral } from "./store.ts";

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
  });
}
