import { z } from "zod";

/** GET /api/config: what this server offers, for the screens to show only what works. */
export const configSchema = z.object({
  demo: z.boolean(),
  transcription: z.boolean(),
  model: z.string().nullable(),
  /** What to call the external sign-in; null when there is none. */
  externalSignIn: z.string().nullable(),
  /** Whether mails can be read at /mail: in demo mode, without a mail server. */
  mailbox: z.boolean(),
  /** Who charges cards; the sandbox charges none. */
  payments: z.enum(["sandbox", "stripe"]),
  /** Days from the end of a subscription to the deletion of its account's data. */
  retentionDays: z.int(),
  /** Days for which the server's own backups still hold what was deleted; 0 when it makes none. */
  backupDays: z.int(),
  supportEmail: z.string(),
});
export type Config = z.output<typeof configSchema>;

/** GET /api/demo-account, in demo mode alone. */
export const demoAccountSchema = z.object({ email: z.string(), password: z.string() });
