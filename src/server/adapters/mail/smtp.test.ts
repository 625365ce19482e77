import { afterEach, beforeEach, expect, test } from "vitest";
import { startSmtpServer, type TestSmtpServer } from "#test/providers/smtp-server.ts";
import type { MailAdapter, MailMessage } from "./mail.ts";
import { createSmtpMail } from "./smtp.ts";

const from = "Bidspoke <hello@bidspoke.example>";
const message: MailMessage = {
  id: "0192b5a0-7c1e-7d3a-9b1f-2f0a5c6d7e8f",
  to: "maria@example.com",
  replyTo: "ray@kessler.example",
  subject: "Your payment\r\nBcc: everybody@example.com",
  text: "Plain words, 4 €.",
  html: "<p>Words with a <b>look</b>, 4 €.</p>",
  unsubscribeUrl: "https://bidspoke.example/unsubscribe/1",
  fromName: null,
  attachments: [],
};

let server: TestSmtpServer;
let mail: MailAdapter;
beforeEach(async () => {
  server = await startSmtpServer();
  mail = createSmtpMail({ url: server.url, from });
});
afterEach(async () => {
  await mail.close();
  await server.close();
});

test("a mail arrives whole, over TLS, under its own Message-ID, with its way to unsubscribe", async () => {
  expect(await mail.send(message)).toEqual({ kind: "accepted" });
  const [arrived] = server.arrived;
  expect(arrived).toMatchObject({ to: ["maria@example.com"], secure: true });
  expect(arrived?.mail).toMatchObject({
    messageId: `<${message.id}@bidspoke.example>`,
    from: { name: "Bidspoke", address: "hello@bidspoke.example" },
    replyTo: [{ address: "ray@kessler.example" }],
  });
  expect(arrived?.mail.text?.trim()).toBe(message.text);
  expect(arrived?.mail.html?.trim()).toBe(message.html);
  const headers = new Map(arrived?.mail.headers.map(({ key, value }) => [key, value]));
  expect(headers.get("list-unsubscribe")).toBe("<https://bidspoke.example/unsubscribe/1>");
  expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(headers.get("auto-submitted")).toBe("auto-generated");
});

test("a line break in a subject starts no header and reaches nobody else", async () => {
  await mail.send(message);
  expect(server.arrived[0]?.mail.subject).toBe("Your payment Bcc: everybody@example.com");
  expect(server.arrived[0]?.to).toEqual(["maria@example.com"]);
  expect(server.arrived[0]?.mail.bcc).toBeUndefined();
});

test("a mail that may not be turned off has no way to unsubscribe", async () => {
  await mail.send({ ...message, unsubscribeUrl: null });
  expect(server.arrived[0]?.mail.headers.map(({ key }) => key)).not.toContain("list-unsubscribe");
});

test.each([
  [550, true],
  [450, false],
])("an address that is refused with %i is refused for good: %s", async (code, permanent) => {
  server.manners.refuse = { code, message: "No such mailbox" };
  expect(await mail.send(message)).toEqual({
    kind: "refused",
    permanent,
    reason: `The mail server answered ${code} (EENVELOPE).`,
  });
});

test("a line that is cut is a refusal for now, and the next mail arrives", async () => {
  server.manners.drops = 1;
  expect(await mail.send(message)).toMatchObject({ kind: "refused", permanent: false });
  expect(await mail.send(message)).toEqual({ kind: "accepted" });
});

test("a mail server that is not there is a refusal for now", async () => {
  await server.close();
  expect(await mail.send(message)).toMatchObject({
    kind: "refused",
    permanent: false,
    reason: expect.stringMatching(/could not be reached/),
  });
  server = await startSmtpServer();
});

test("a slow mail server is waited for", async () => {
  server.manners.delayMs = 1500;
  expect(await mail.send(message)).toEqual({ kind: "accepted" });
});

test("a wrong password is the operator's to mend: the mail waits, and the reason names no password", async () => {
  server.manners.login = { user: "ray", password: "right" };
  const { host } = new URL(server.url);
  const wrong = createSmtpMail({ url: `smtp://ray:hunter2@${host}?tls.rejectUnauthorized=false`, from });
  const outcome = await wrong.send(message);
  expect(outcome).toMatchObject({ kind: "refused", permanent: false, reason: "The mail server answered 535 (EAUTH)." });
  expect(JSON.stringify(outcome)).not.toContain("hunter2");
  await wrong.close();
});

test("a server elsewhere that speaks no TLS gets no mail; one on this machine does", async () => {
  const plain = await startSmtpServer({}, { speaksPlainly: true });
  const { port } = new URL(plain.url);
  // This address leads here too, and nothing about it says so.
  const elsewhere = createSmtpMail({ url: `smtp://0.0.0.0:${port}`, from });
  expect(await elsewhere.send(message)).toEqual({
    kind: "refused",
    permanent: false,
    reason: "The mail server answered 500 (ETLS).",
  });
  expect(plain.arrived).toEqual([]);
  const here = createSmtpMail({ url: plain.url, from });
  expect(await here.send(message)).toEqual({ kind: "accepted" });
  expect(plain.arrived).toMatchObject([{ secure: false }]);
  await elsewhere.close();
  await here.close();
  await plain.close();
});
