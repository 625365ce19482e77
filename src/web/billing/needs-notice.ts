import type { User } from "#shared/accounts/schema.ts";

/** True while the subscription needs its owner: then a notice stands above every page. */
export const needsNotice = ({ subscriptionStatus }: User): boolean =>
  subscriptionStatus !== "active" && subscriptionStatus !== "trialing";
