import { z } from "zod";
import { defineJob } from "#server/jobs/job.ts";

/** The links that a mail may carry and that nothing else knows: they are made when it is sent, and stored hashed. */
export const secretLinks = ["password_reset", "email_verification", "email_change"] as const;
export type SecretLink = (typeof secretLinks)[number];

/** Makes the page's path for a link of this kind: `email` is the address that the mail goes to. */
export type MakeLink = (link: SecretLink, to: { userId: string; email: string }) => Promise<string>;

/** Sends one mail. Its tries go over more than four hours: a mail server that is down for a lunch loses nothing. */
export const sendMailJob = defineJob({
  name: "mail.send",
  payload: z.object({ notificationId: z.string() }),
  retries: 12,
  retryAfterSeconds: 10,
});

/** Finds mails that wait without a job, such as after a database was moved, and queues them again. */
export const sweepMailJob = defineJob({ name: "mail.sweep", payload: z.object({}), alone: true });
