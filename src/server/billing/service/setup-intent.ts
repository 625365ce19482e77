import { randomUUID } from "node:crypto";
import type { SetupIntent } from "#shared/billing/schema.ts";
import { emailExists, taken } from "#server/accounts/service.ts";
import type { Deps } from "#server/context.ts";
import { requireReferrer } from "#server/referrals/service.ts";

/** Prepares a card of a sign-up. What would stop the sign-up later is refused here, before a card is typed. */
export async function createSetupIntent(
  deps: Deps,
  { email, referralCode }: { email: string; referralCode?: string | undefined },
): Promise<SetupIntent> {
  if (await emailExists(deps, email)) throw taken();
  await requireReferrer(deps, referralCode, { email, fingerprint: null });
  const { clientSecret } = await deps.payments.createSetupIntent({ key: randomUUID() });
  const { name: provider, publishableKey } = deps.payments;
  return { clientSecret, provider, publishableKey };
}
