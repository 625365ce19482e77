import { z } from "zod";
import {
  mailTopicNames,
  mailTypes,
  topicOf,
  type MailPreferences,
  type MailTopic,
  type MailType,
} from "#shared/mail/schema.ts";
import { letterSchema, type WrittenLetter } from "#shared/mail/letter.ts";
import type { Frame } from "#server/adapters/mail/frame.ts";
import type { MailMessage } from "#server/adapters/mail/mail.ts";
import { plainText } from "#server/adapters/mail/plain-text.ts";
import type { Ctx, Deps } from "#server/context.ts";
import type { Database } from "#server/db/client.ts";
import { notFound } from "#server/errors.ts";
import { newId } from "#server/ids.ts";
import type { Attempt } from "#server/jobs/handler.ts";
import {
  claimNotification,
  findNotification,
  insertNotification,
  listPreferences,
  listWaiting,
  listStates,
  settleNotification,
  storePreference,
  type MailState,
  type NotificationRow,
} from "./store.ts";
import { aboutSchema, secretLinks, sendMailJob, type AboutDocument, type MailParts, type SecretLink } from "./types.ts";

export type { MailState } from "./store.ts";
export type { AboutDocument, LinkFor, MailParts, MakeLink, SecretLink } from "./types.ts";

/** A mail to be written: a letter (src/shared/mail/letters) and whom it goes to. */
export interface Mail extends WrittenLetter {
  readonly to: string;
  /** Whose it is; null for somebody without an account. */
  readonly userId: string | null;
  /** Names what it is about. A second mail of the same occasion is not written. */
  readonly occasion?: string;
  /** Whom an answer goes to; without it the sender's own address. */
  readonly replyTo?: string;
  /** The letter's button leads to a page that only this mail opens. */
  readonly secretLink?: SecretLink;
  /** The business that it comes from, by our address: an answer goes to it. */
  readonly fromName?: string;
  /** The sent document that it is about, for its link and its PDF. */
  readonly about?: AboutDocument;
}

/** What is kept of a mail beside the specification's columns. */
const metadataSchema = z.object({
  letter: letterSchema,
  replyTo: z.string().nullable(),
  secretLink: z.enum(secretLinks).nullable(),
  fromName: z.string().nullable().default(null),
  about: aboutSchema.nullable().default(null),
});

/** A sender that died lets go of its mail after this long: more than one try can take. */
const CLAIM_MS = 60_000;
const SETTINGS_PATH = "/settings?tab=account#mails";
const UNSUBSCRIBE_PATH = "/unsubscribe/";

const frameOf = (deps: Deps, type: MailType, userId: string | null, business: string | null): Frame => ({
  business,
  site: deps.address(),
  supportEmail: deps.settings.SUPPORT_EMAIL,
  settingsPath: userId !== null && topicOf(type) !== null ? SETTINGS_PATH : null,
});

const isTurnedOff = async (db: Database, userId: string, topic: MailTopic): Promise<boolean> =>
  (await listPreferences(db, userId)).get(topic) === false;

/**
 * Writes a mail and queues its sending, on the handle it is given: in a transaction both stand or fall with its other
 * rows. Answers its id; null, and nothing happens, when its reader turned such mails off, or when one of its occasion was
 * written before.
 */
export async function queueMail(deps: Deps, db: Database, mail: Mail): Promise<string | null> {
  const topic = topicOf(mail.type);
  if (topic && mail.userId !== null && (await isTurnedOff(db, mail.userId, topic))) return null;
  const now = deps.now();
  const id = newId(now.getTime());
  const letter = letterSchema.parse(mail.letter);
  const metadata: z.input<typeof metadataSchema> = {
    letter,
    replyTo: mail.replyTo ?? null,
    secretLink: mail.secretLink ?? null,
    fromName: mail.fromName ?? null,
    about: mail.about ?? null,
  };
  const isNew = await insertNotification(db, {
    id,
    userId: mail.userId,
    email: mail.to,
    type: mail.type,
    subject: letter.subject,
    // A secret link is made when the mail is sent, so the body that is stored names the page and opens nothing.
    body: plainText(letter, frameOf(deps, mail.type, mail.userId, mail.fromName ?? null)),
    metadata,
    occasion: mail.occasion ?? null,
    createdAt: now,
  });
  if (!isNew) return null;
  await deps.jobs.enqueue(db, sendMailJob, { notificationId: id }, { key: id });
  return id;
}

/** The finished mail; null when what it leads to was withdrawn since it was written. */
async function composeMail(deps: Deps, row: NotificationRow, parts: MailParts): Promise<MailMessage | null> {
  const { renderMailPage } = await import("#server/adapters/mail/page.tsx");
  const { letter, replyTo, secretLink, fromName, about } = metadataSchema.parse(row.metadata);
  const type = z.enum(mailTypes).parse(row.type);
  if (secretLink && letter.button && row.userId) {
    const path = await parts.makeLink(secretLink, { userId: row.userId, email: row.email, about });
    if (path === null) return null;
    letter.button.path = path;
  }
  const frame = frameOf(deps, type, row.userId, fromName);
  return {
    id: row.id,
    to: row.email,
    replyTo,
    fromName: fromName === null ? null : `${fromName} via Bidspoke`,
    subject: letter.subject,
    text: plainText(letter, frame),
    html: renderMailPage(letter, frame),
    unsubscribeUrl: frame.settingsPath ? `${frame.site}${UNSUBSCRIBE_PATH}${row.id}` : null,
    attachments: about?.attachPdf && row.userId ? [await parts.attach(row.userId, about)] : [],
  };
}

const WITHDRAWN = "It was withdrawn or answered before this mail was sent.";

/** Thrown so that the queue tries the mail again. */
class MailNotSent extends Error {
  override name = "MailNotSent";
}

/**
 * Sends a mail that waits. Does nothing when it was sent before. Throws `MailNotSent` when it shall be tried again.
 * A server that dies between the mail server's word and the row's change sends it again, with the same Message-ID:
 * twice is better than never for a failed payment, and programs show one Message-ID once.
 */
export async function deliverMail(
  deps: Deps,
  notificationId: string,
  attempt: Attempt,
  parts: MailParts,
): Promise<void> {
  const now = deps.now();
  const row = await claimNotification(deps.db, notificationId, now, new Date(now.getTime() + CLAIM_MS));
  if (!row) {
    const found = await findNotification(deps.db, notificationId);
    if (found?.status === "pending") throw new MailNotSent("Another server is sending this mail.");
    return;
  }
  const mail = await composeMail(deps, row, parts);
  if (mail === null) return settleNotification(deps.db, row.id, { status: "failed", error: WITHDRAWN, sentAt: null });
  const outcome = await deps.mail.send(mail);
  if (outcome.kind === "accepted")
    return settleNotification(deps.db, row.id, { status: "sent", error: null, sentAt: deps.now() });
  const isFinal = outcome.permanent || attempt.isLast;
  await settleNotification(deps.db, row.id, {
    status: isFinal ? "failed" : "pending",
    error: outcome.reason,
    sentAt: null,
  });
  if (!isFinal) throw new MailNotSent(outcome.reason);
}

/** How these mails of the account stand, in the order in which they were written. */
export const listMailStates = (ctx: Ctx, ids: readonly string[]): Promise<MailState[]> => listStates(ctx, ids);

const WAITING_TOO_LONG_MS = 6 * 3_600_000;
const MOST_SWEPT = 500;

/** Queues again what has waited longer than all tries take. A job that still stands is not doubled. */
export async function sweepMail(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - WAITING_TOO_LONG_MS);
  for (const id of await listWaiting(deps.db, before, MOST_SWEPT))
    await deps.jobs.enqueue(
      deps.db,
      sendMailJob,
      { notificationId: id },
      { key: `${id}:${deps.now().toISOString().slice(0, 10)}` },
    );
}

export async function getMailPreferences(deps: Deps, userId: string): Promise<MailPreferences> {
  const found = await listPreferences(deps.db, userId);
  const isWanted = (topic: MailTopic) => found.get(topic) ?? true;
  return { reminders: isWanted("reminders"), receipts: isWanted("receipts"), referrals: isWanted("referrals") };
}

export async function saveMailPreferences(deps: Deps, userId: string, wanted: MailPreferences): Promise<void> {
  for (const topic of mailTopicNames) await storePreference(deps.db, userId, topic, wanted[topic], deps.now());
}

/**
 * Turns off the topic that a mail belongs to. The mail's id is known to its reader alone, and gives no more than this.
 * Throws `not_found` for an unknown mail and for one that cannot be turned off.
 */
export async function unsubscribe(deps: Deps, notificationId: string): Promise<MailTopic> {
  const row = await findNotification(deps.db, notificationId);
  const topic = row ? topicOf(z.enum(mailTypes).parse(row.type)) : null;
  if (!row?.userId || !topic) throw notFound("This mail");
  await storePreference(deps.db, row.userId, topic, false, deps.now());
  return topic;
}
