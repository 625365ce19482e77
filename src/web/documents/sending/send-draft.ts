import type { Document } from "#shared/documents/schema.ts";
import { sendDocumentSchema, type SendDocument } from "#shared/sending/schema.ts";
import { defaultMessage, defaultSubject } from "#shared/sending/words.ts";

/** What is typed into the send dialog. */
export interface SendDraft {
  /** Made once for the dialog: a press that is repeated sends once. */
  sendingId: string;
  to: string;
  subject: string;
  message: string;
  attachPdf: boolean;
  copyToMe: boolean;
  evenOpen: boolean;
}

export function firstDraft({ type, number, content }: Document): SendDraft {
  const { title, client, validUntil, contact, businessInfo } = content;
  const of = { type, number, title, client, business: businessInfo?.businessName ?? null, validUntil };
  return {
    sendingId: crypto.randomUUID(),
    to: contact?.email ?? "",
    subject: defaultSubject(of),
    message: defaultMessage(of),
    attachPdf: true,
    copyToMe: false,
    evenOpen: false,
  };
}

type Issues = Partial<Record<string, string>>;

/** What would be sent, or null and what is wrong with each field. */
export function readSendDraft(
  draft: SendDraft,
  version: number,
  isOpen: boolean,
): { input: SendDocument | null; issues: Issues } {
  const to = draft.to.split(/[\s,;]+/).filter((address) => address !== "");
  const read = sendDocumentSchema.safeParse({ ...draft, to, version });
  const issues: Issues = {};
  for (const { path, message } of read.error?.issues ?? []) issues[String(path[0])] ??= message;
  if (isOpen && !draft.evenOpen) issues["evenOpen"] = "Answer what is open first, or tick this.";
  return { input: read.success && Object.keys(issues).length === 0 ? read.data : null, issues };
}
