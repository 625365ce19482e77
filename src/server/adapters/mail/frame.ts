/** What both forms of a mail need beside its letter. */
export interface Frame {
  /** The business that the mail comes from, which an answer goes to; null when it comes from us. */
  readonly business: string | null;
  /** The address of this site, without a slash at its end. */
  readonly site: string;
  /** Whom to write to. */
  readonly supportEmail: string;
  /** A page where mails like this one are turned off; null for those that nobody may turn off. */
  readonly settingsPath: string | null;
}
