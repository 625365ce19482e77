import { z } from "zod";
import { isLoopback, isPrivateHost } from "#shared/hosts.ts";
import { compose } from "./envelope.ts";
import type { MailAdapter, MailOutcome } from "./mail.ts";

const CONNECTIONS = 2;
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
/** The longest that one mail may take, whatever the server does: below the job's own limit. */
const WHOLE_MS = 45_000;

const failureSchema = z.object({ code: z.string().optional(), responseCode: z.number().optional() });

/**
 * What a failure means. A mail server's own 5xx about the address or the mail is final (RFC 5321, 4.2.1); one about
 * our sign-in (535) or our connection is the operator's to mend, and the mail waits for that.
 */
function refusalOf(error: unknown): MailOutcome {
  const { code, responseCode } = failureSchema.safeParse(error).data ?? {};
  const permanent = (code === "EENVELOPE" || code === "EMESSAGE") && (responseCode ?? 0) >= 500;
  const answer = responseCode ? `The mail server answered ${responseCode}` : "The mail server could not be reached";
  return { kind: "refused", permanent, reason: code ? `${answer} (${code}).` : `${answer}.` };
}

/** Sends by the mail server of this address (`smtps://user:password@host:465`). The library is loaded with the first mail. */
export function createSmtpMail({ url, from }: { url: string; from: string }): MailAdapter {
  const connect = async () => {
    const { createTransport } = await import("nodemailer");
    const { hostname, username } = new URL(url);
    return createTransport({
      url,
      pool: true,
      maxConnections: CONNECTIONS,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      // Neither mails nor a password go over a line that others can read.
      requireTLS: !(username === "" ? isPrivateHost : isLoopback)(hostname),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  let transport: ReturnType<typeof connect> | null = null;

  return {
    name: "smtp",
    kept: null,
    async send(message) {
      transport ??= connect();
      const late = new AbortController();
      try {
        const sending = (await transport)
          .sendMail(compose(message, from))
          .then((): MailOutcome => ({ kind: "accepted" }), refusalOf);
        const { setTimeout } = await import("node:timers/promises");
        const waiting = setTimeout(WHOLE_MS, null, { signal: late.signal }).catch(() => null);
        return (
          (await Promise.race([sending, waiting])) ?? {
            kind: "refused",
            permanent: false,
            reason: "The mail server took too long.",
          }
        );
      } finally {
        late.abort();
      }
    },
    async close() {
      (await transport)?.close();
    },
  };
}
