import { z } from "zod";

/** Reminders of one sending; more are a nuisance. */
const MOST_REMINDERS = 4;
/** Days after which nobody remembers what a reminder is about. */
const LATEST_REMINDER = 60;

/** GET and PUT /api/follow-up-settings: what goes out by itself, for all documents of an account. */
export const followUpSettingsSchema = z.object({
  isOn: z.boolean(),
  /** Days after the sending, for what waits for an answer. */
  afterDays: z
    .array(z.int("Whole days.").min(1, "At least 1 day.").max(LATEST_REMINDER, `At most ${LATEST_REMINDER} days.`))
    .max(MOST_REMINDERS, `At most ${MOST_REMINDERS} reminders.`)
    .refine((days) => new Set(days).size === days.length, "A day stands there twice.")
    .transform((days) => [...days].sort((a, b) => a - b)),
  expiryNotice: z.boolean(),
  overdueNotice: z.boolean(),
});
export type FollowUpSettings = z.output<typeof followUpSettingsSchema>;

/** Of an account that changed nothing. */
export const DEFAULT_FOLLOW_UPS: FollowUpSettings = {
  isOn: true,
  afterDays: [3, 7],
  expiryNotice: true,
  overdueNotice: true,
};

/** PUT /api/documents/{id}/follow-up: whether mails about this one go out by themselves. */
export const followUpSwitchSchema = z.object({ isOn: z.boolean() });

/** GET /api/documents/{id}/follow-up. */
export const followUpSchema = z.object({
  isOn: z.boolean(),
  isAccountOn: z.boolean(),
  /** When its client is written to next by itself; null when that is not going to happen. */
  nextAt: z.iso.datetime().nullable(),
  /** The addresses that a reminder goes to; empty while none may be sent. */
  remindable: z.array(z.string()),
});
export type FollowUp = z.output<typeof followUpSchema>;
