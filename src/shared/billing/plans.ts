import { cents, type Cents } from "#shared/money.ts";

/** The plans; no screen, mail or test writes a price by hand. Monthly prices in cents (section 9 of the specification). */
export const PLANS = {
  founding: { name: "Founding", monthly: cents(400), lockedForLife: true },
  standard: { name: "Standard", monthly: cents(899), lockedForLife: false },
} as const satisfies Record<string, { name: string; monthly: Cents; lockedForLife: boolean }>;

export type PlanId = keyof typeof PLANS;
export const planIds = ["founding", "standard"] as const satisfies readonly PlanId[];

export const TRIAL_DAYS = 7;
/** How long a past-due subscription may still create documents. */
export const GRACE_DAYS = 7;
/** How long after the first charge the money-back guarantee can be asked for. */
export const REFUND_DAYS = 30;
/** How many days before a trial ends its owner is told. */
export const TRIAL_NOTICE_DAYS = 3;
/** How many days before the data of an ended subscription is deleted its owner is told. */
export const RETENTION_NOTICE_DAYS = 7;

/** What a newcomer who was invited is given on the first month. */
export const REFEREE_CREDIT: Cents = cents(400);
/** Completed referrals for each free month. */
export const REFERRALS_PER_REWARD = 3;
