import type { SendMailOptions } from "nodemailer";
import type { MailMessage } from "./mail.ts";

/** The domain of an address such as `Bidspoke <hello@bidspoke.example>`. */
const domainOf = (address: string): string => /@([^>\s]+)/.exec(address)?.[1] ?? "localhost";

/** The bare address of `Bidspoke <hello@bidspoke.example>`. */
const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

/** A subject is one line: a line break in what a user typed would start a header of their own. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim().slice(0, 200);

/** The message as nodemailer takes it. Answers by machines (out of office) are asked not to come (RFC 3834). */
export function compose(message: MailMessage, from: string): SendMailOptions {
  const { id, to, replyTo, fromName, subject, text, html, unsubscribeUrl, attachments } = message;
  return {
    from: fromName === null ? from : { name: oneLine(fromName), address: addressOf(from) },
    to: { name: "", address: to },
    subject: oneLine(subject),
    text,
    html,
    messageId: `<${id}@${domainOf(from)}>`,
    ...(replyTo ? { replyTo: { name: "", address: replyTo } } : {}),
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(unsubscribeUrl
        ? { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }
        : {}),
    },
    attachments: attachments.map(({ fileName, contentType, bytes }) => ({
      filename: fileName,
      contentType,
      content: Buffer.from(bytes),
    })),
    // What a letter says is text: nothing in it may name a file or an address for the mailer to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
