export interface Attachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** A finished mail. `id` becomes its Message-ID: the same mail sent twice is one to whoever keeps count. */
export interface MailMessage {
  readonly id: string;
  readonly to: string;
  readonly replyTo: string | null;
  /** Whose name stands beside our address; null for our own. */
  readonly fromName: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where one press ends mails like this one (RFC 8058); null for those that nobody may turn off. */
  readonly unsubscribeUrl: string | null;
  readonly attachments: readonly Attachment[];
}

/** `permanent` says that a later try would be refused too: an address that does not exist. */
export type MailOutcome = { kind: "accepted" } | { kind: "refused"; permanent: boolean; reason: string };

/** What a mail that was kept as a file says. */
export interface KeptMail {
  readonly id: string;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly sentAt: Date;
  readonly text: string;
  readonly html: string;
}

/** Where mails go: a mail server, or files. */
export interface MailAdapter {
  readonly name: "smtp" | "files";
  /** Sends the mail. A refusal is an answer; it does not throw for what a mail server says or fails to say. */
  send(message: MailMessage): Promise<MailOutcome>;
  /** The mails that were kept, newest first; null when they went to a server. */
  readonly kept: { list(most: number): Promise<KeptMail[]>; find(id: string): Promise<KeptMail | null> } | null;
  close(): Promise<void>;
}
