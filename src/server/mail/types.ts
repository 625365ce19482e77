import { z } from "zod";
import type { Attachment } from "#server/adapters/mail/mail.ts";
import { defineJob } from "#server/jobs/job.ts";

/** The links that a mail may carry and that nothing else knows: they are made when it is sent, and stored hashed. */
export const secretLinks = ["password_reset", "email_verification", "email_change", "document"] as const;
export type SecretLink = (typeof secretLinks)[number];

/** The sent document that a mail is about. */
export const aboutSchema = z.object({
  documentId: z.string(),
  snapshotId: z.string(),
  attachPdf: z.boolean(),
  /** It reminds of what is open: it is not sent once that is settled. */
  whileOpen: z.boolean().default(false),
});
export type AboutDocument = z.input<typeof aboutSchema>;

/** What a link of a mail is made for: `email` is the address that the mail goes to. */
export interface LinkFor {
  userId: string;
  email: string;
  about: AboutDocument | null;
}

/** Makes the page's path for a link of this kind; null when nobody is to get it any more, and so not the mail either. */
export type MakeLink = (link: SecretLink, to: LinkFor) => Promise<string | null>;

/** What other features put into a mail at the moment that it is sent. */
export interface MailParts {
  makeLink: MakeLink;
  /** The PDF of what was sent. */
  attach(userId: string, about: AboutDocument): Promise<Attachment>;
}

/** Sends one mail. Its tries go over more than four hours: a mail server that is down for a lunch loses nothing. */
export const sendMailJob = defineJob({
  name: "mail.send",
  payload: z.object({ notificationId: z.string() }),
  retries: 12,
  retryAfterSeconds: 10,
});

/** Finds mails that wait without a job, such as after a database was moved, and queues them again. */
export const sweepMailJob = defineJob({ name: "mail.sweep", payload: z.object({}), alone: true });
