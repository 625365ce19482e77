import type { Session, User } from "#shared/accounts/schema.ts";
import type { SessionRow, SessionUser } from "./store.ts";

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
    hasPassword: user.hasPassword,
  };
}

export const presentSession = ({ sid, sess }: SessionRow, currentSid: string | null): Session => ({
  id: sid,
  isCurrent: sid === currentSid,
  userAgent: sess.userAgent ?? "",
  createdAt: sess.createdAt,
  seenAt: sess.seenAt ?? sess.createdAt,
});
