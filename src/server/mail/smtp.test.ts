import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSmtpMail } from "#server/adapters/mail/smtp.ts";
import { emailNotifications } from "#server/db/tables/mail.ts";
import { passwordReset } from "#shared/mail/letters/accounts.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { startSmtpServer, type TestSmtpServer } from "#test/providers/smtp-server.ts";
import { deliverMail, queueMail } from "./service.ts";

const from = "Bidspoke <hello@bidspoke.example>";
const noParts = {
  makeLink: () => Promise.resolve("/"),
  attach: () => Promise.reject(new Error("Nothing is attached here.")),
};
let server: TestSmtpServer;
let app: TestApp;
beforeAll(async () => {
  server = await startSmtpServer();
  app = await testApp({ mail: createSmtpMail({ url: server.url, from }) });
  await app.deps.jobs.ready();
});
afterAll(async () => {
  await app.deps.mail.close();
  await app.close();
  await server.close();
});

/** Writes a mail to this address, and tries once to send it. */
async function write(to: string) {
  await queueMail(app.deps, app.deps.db, { to, userId: null, ...passwordReset({ minutes: 60 }) });
  return read(to);
}
async function read(to: string) {
  const [row] = await app.deps.db.select().from(emailNotifications).where(eq(emailNotifications.email, to));
  if (!row) throw new Error(`No mail to ${to} was written.`);
  return row;
}
const attempt = (isLast: boolean) => ({ number: 1, isLast, signal: new AbortController().signal });
const send = (id: string, isLast = false) => deliverMail(app.deps, id, attempt(isLast), noParts);

test("an address that the mail server refuses for good fails at once, with its reason", async () => {
  const { id } = await write("gone@example.com");
  server.manners = { refuse: { code: 550, message: "No such mailbox" } };
  await send(id);
  expect(await read("gone@example.com")).toMatchObject({
    status: "failed",
    sentAt: null,
    error: "The mail server answered 550 (EENVELOPE).",
  });
});

test("a line that is cut leaves the mail pending with the reason; the next try sends it, under the same Message-ID", async () => {
  const { id } = await write("cut@example.com");
  server.manners = { cutsBeforeAnswer: 1 };
  await expect(send(id)).rejects.toThrow("could not be reached");
  expect(await read("cut@example.com")).toMatchObject({ status: "pending", error: expect.stringMatching(/reached/) });
  await send(id);
  expect(await read("cut@example.com")).toMatchObject({ status: "sent", error: null });
  const arrived = server.arrived.filter(({ to }) => to.includes("cut@example.com"));
  expect(arrived.map(({ mail }) => mail.messageId)).toEqual([`<${id}@bidspoke.example>`, `<${id}@bidspoke.example>`]);
});

test("the last try that fails is a failure, and a mail that was sent is not sent again", async () => {
  const { id } = await write("last@example.com");
  server.manners = { refuse: { code: 451, message: "Later" } };
  await send(id, true);
  expect(await read("last@example.com")).toMatchObject({ status: "failed" });
  server.manners = {};
  const other = await write("once@example.com");
  await Promise.allSettled([send(other.id), send(other.id), send(other.id)]);
  await send(other.id);
  expect(server.arrived.filter(({ to }) => to.includes("once@example.com"))).toHaveLength(1);
});
