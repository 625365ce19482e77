import { z } from "zod";

const referralStatuses = ["pending", "completed", "rewarded"] as const;

/** GET /api/referrals/info (section 3 of the specification). `totalCredits` counts free months. */
export const referralInfoSchema = z.object({
  referralCode: z.string(),
  referralLink: z.string(),
  stats: z.object({
    totalReferrals: z.int(),
    successfulReferrals: z.int(),
    pendingReferrals: z.int(),
    totalCredits: z.int(),
  }),
  referrals: z.array(
    z.object({ refereeEmail: z.string(), createdAt: z.iso.datetime(), status: z.enum(referralStatuses) }),
  ),
});
export type ReferralInfo = z.output<typeof referralInfoSchema>;
