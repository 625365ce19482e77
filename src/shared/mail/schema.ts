import { z } from "zod";

/** The kinds of mail: the specification's eight (section 3), then those that accounts need beside them. */
export const mailTypes = [
  "welcome",
  "trial_ending",
  "trial_ended",
  "payment_failed",
  "referral_earned",
  "referral_used",
  "quote_shared",
  "subscription_renewed",
  "email_verification",
  "email_changed",
  "password_reset",
  "password_changed",
  "deletion_warning",
  "refund_requested",
  "document_accepted",
  "document_declined",
  "change_requested",
  "document_reminder",
  "document_expiring",
  "invoice_overdue",
] as const;
export type MailType = (typeof mailTypes)[number];

/**
 * What somebody may turn off, and which mails that is. What is not here always comes: a failed payment, a deletion,
 * a password. Nobody should miss those by a press on "unsubscribe".
 */
export const mailTopics = {
  reminders: { label: "Before and after my trial ends", types: ["trial_ending", "trial_ended"] },
  receipts: { label: "A receipt for each month", types: ["subscription_renewed"] },
  referrals: { label: "When somebody uses my referral link", types: ["referral_used", "referral_earned"] },
} as const satisfies Record<string, { label: string; types: readonly MailType[] }>;

export type MailTopic = keyof typeof mailTopics;
export const mailTopicNames = ["reminders", "receipts", "referrals"] as const satisfies readonly MailTopic[];

/** The topic that a mail belongs to; null when it cannot be turned off. */
export function topicOf(type: MailType): MailTopic | null {
  const isOf = (topic: MailTopic) => (mailTopics[topic].types as readonly MailType[]).includes(type); // widened to ask
  return mailTopicNames.find(isOf) ?? null;
}

/** GET and PUT /api/mail-preferences: which topics are wanted. */
export const mailPreferencesSchema = z.object({
  reminders: z.boolean(),
  receipts: z.boolean(),
  referrals: z.boolean(),
});
export type MailPreferences = z.output<typeof mailPreferencesSchema>;

/** GET /api/mailbox, in demo mode: a mail that was kept as a file. */
export const keptMailSchema = z.object({
  id: z.string(),
  to: z.string(),
  from: z.string(),
  subject: z.string(),
  sentAt: z.iso.datetime(),
  text: z.string(),
});
export type KeptMail = z.output<typeof keptMailSchema>;
