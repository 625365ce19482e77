import type { KeptMail as Wire } from "#shared/mail/schema.ts";
import type { KeptMail } from "#server/adapters/mail/mail.ts";

export const presentKeptMail = ({ id, to, from, subject, sentAt, text }: KeptMail): Wire => ({
  id,
  to,
  from,
  subject,
  sentAt: sentAt.toISOString(),
  text,
});
