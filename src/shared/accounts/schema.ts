import { z } from "zod";
import { limitedText, requiredText } from "#shared/text.ts";

const email = z.string().trim().max(320).pipe(z.email("Please enter a valid email address"));

export const SHORTEST_PASSWORD = 8;
const newPassword = z
  .string()
  .min(SHORTEST_PASSWORD, `Password must be at least ${SHORTEST_PASSWORD} characters`)
  .max(1_000, "At most 1,000 characters.");

/** POST /api/auth/signup-with-payment. The messages are the specification's (section 5). */
export const signUpSchema = z.object({
  email,
  password: newPassword,
  firstName: requiredText(100, "First name is required"),
  lastName: requiredText(100, "Last name is required"),
  referralCode: limitedText(50).trim().optional(),
  paymentMethodId: z.string().min(1, "Payment method is required").max(200),
  /** Starts without a trial, so that the first month is charged at once: for who has had one and agreed. */
  withoutTrial: z.boolean().optional(),
});
export type SignUp = z.output<typeof signUpSchema>;

/** A password that is there already; what it is compared with decides, not its form. */
const password = z.string().min(1, "Password is required").max(1_000);
export const loginSchema = z.object({ email, password });
export type Login = z.output<typeof loginSchema>;

/** POST /api/auth/check-email. A password beside the address is looked at as well, before the card is asked for. */
export const checkEmailSchema = z.object({ email, password: newPassword.optional() });
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
  /** Whether a password opens this account; one that came by an external sign-in has none at first. */
  hasPassword: z.boolean(),
});
export type User = z.output<typeof userSchema>;

/** What a link of a mail carries: the account and a secret. */
const token = z.string().min(10, "This link is not whole. Copy it from the mail again.").max(300);

/** POST /api/auth/forgot-password. The answer is the same whether the address is known or not. */
export const forgotPasswordSchema = z.object({ email });
/** POST /api/auth/reset-password. */
export const resetPasswordSchema = z.object({ token, password: newPassword });
/** POST /api/auth/verify-email: confirms an address, or changes to it. */
export const verifyEmailSchema = z.object({ token });
export const verifiedEmailSchema = z.object({ email: z.string() });
/** POST /api/auth/change-password. */
export const changePasswordSchema = z.object({
  currentPassword: password,
  newPassword,
});
export type ChangePassword = z.output<typeof changePasswordSchema>;
/** POST /api/auth/change-email: a mail goes to the new address, and its link makes the change. */
export const changeEmailSchema = z.object({ email, password });
export type ChangeEmail = z.output<typeof changeEmailSchema>;
/** PATCH /api/auth/user. */
export const saveNameSchema = z.object({
  firstName: requiredText(100, "First name is required"),
  lastName: requiredText(100, "Last name is required"),
});
export type SaveName = z.output<typeof saveNameSchema>;

/** GET /api/sessions: where somebody is signed in. */
export const sessionSchema = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  /** The browser's own words; empty when it gave none. */
  userAgent: z.string(),
  createdAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
});
export type Session = z.output<typeof sessionSchema>;

/** POST /api/sessions/{id}/end and /api/sessions/end-others. An account without a password was signed in to just now. */
export const endSessionsSchema = z.object({ password: password.optional() });
export type EndSessions = z.output<typeof endSessionsSchema>;

/** Why an external sign-in ended at the sign-in page (`/auth?external=...`). */
export const externalProblems = ["unavailable", "unfinished", "no_email", "unverified"] as const;
export type ExternalProblem = (typeof externalProblems)[number];
