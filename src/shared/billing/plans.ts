import { cents, type Cents } from "#shared/money.ts";

/** The plans; no screen, mail or test writes a price by hand. Monthly prices in cents (section 9 of the specification). */
export const PLANS = {
  founding: { name: "Founding", monthly: cents(400), lockedForLife: true },
  standard: { name: "Standard", monthly: cents(899), lockedForLife: false },
} as const satisfies Record<string, { name: string; monthly: Cents; lockedForLife: boolean }>;

export type PlanId = keyof typeof PLANS;

export const TRIAL_DAYS = 7;
/** How long a past-due subscription may still create documents. */
export const GRACE_DAYS = 7;
