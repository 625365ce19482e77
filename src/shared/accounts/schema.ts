import { z } from "zod";
import { limitedText, requiredText } from "#shared/text.ts";

const email = z.string().trim().max(320).pipe(z.email("Please enter a valid email address"));

/** POST /api/auth/signup-with-payment. The messages are the specification's (section 5). */
export const signUpSchema = z.object({
  email,
  password: z.string().min(8, "Password must be at least 8 characters").max(1_000, "At most 1,000 characters."),
  firstName: requiredText(100, "First name is required"),
  lastName: requiredText(100, "Last name is required"),
  referralCode: limitedText(50).trim().optional(),
  paymentMethodId: z.string().min(1, "Payment method is required").max(200),
  /** Starts without a trial, so that the first month is charged at once: for who has had one and agreed. */
  withoutTrial: z.boolean().optional(),
});
export type SignUp = z.output<typeof signUpSchema>;

export const loginSchema = z.object({ email, password: z.string().min(1, "Password is required").max(1_000) });
export type Login = z.output<typeof loginSchema>;

export const checkEmailSchema = z.object({ email });
export const emailExistsSchema = z.object({ exists: z.boolean() });

export const subscriptionStatuses = ["active", "canceled", "past_due", "unpaid", "trialing"] as const;

/** GET /api/auth/user: what the browser may know of the signed-in user. */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  emailVerified: z.boolean(),
  subscriptionStatus: z.enum(subscriptionStatuses).nullable(),
  subscriptionEndDate: z.iso.datetime().nullable(),
  referralCode: z.string().nullable(),
});
export type User = z.output<typeof userSchema>;
