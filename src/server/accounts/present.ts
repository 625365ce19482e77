import type { User } from "#shared/accounts/schema.ts";
import type { SessionUser } from "./store.ts";

export function presentUser(user: SessionUser): User {
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: user.profileImageUrl,
    emailVerified: user.emailVerified,
    subscriptionStatus: user.subscriptionStatus,
    subscriptionEndDate: user.subscriptionEndDate?.toISOString() ?? null,
    referralCode: user.referralCode,
  };
}
