import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Acknowledged } from "#test/acknowledged.ts";
import { clientOf, signUp } from "#test/client.ts";
import { ensurePackages } from "#test/programs.ts";
import { startSmtpServer, type TestSmtpServer } from "#test/providers/smtp-server.ts";
import { addressOf, spawnServer } from "#test/server.ts";
import { record } from "./record.ts";

const LIBRARY = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";
const JUMPS = ["-1h", "+2d", "-1h", "+0"];
const MAILS_OF_A_SIGN_UP = 2;
const SETTLING_MS = 60_000;

let folder = "";
let mail: TestSmtpServer;
beforeAll(async () => {
  ensurePackages({ libfaketime: LIBRARY });
  folder = mkdtempSync(join(tmpdir(), "bidspoke-clock-"));
  mail = await startSmtpServer();
});
afterAll(async () => {
  await mail.close();
  rmSync(folder, { recursive: true, force: true });
});

test("a clock that jumps back an hour and forward two days costs no document, no session, and doubles no mail", async () => {
  const clock = join(folder, "clock");
  const jump = (to: string) => writeFileSync(clock, `${to}\n`);
  jump("+0");
  const child = spawnServer({
    DATA_DIR: join(folder, "data"),
    DATABASE_URL: "",
    RATE_LIMITS: "off",
    SMTP_URL: mail.url,
    MAIL_FROM: "Bidspoke <hello@example.com>",
    LD_PRELOAD: LIBRARY,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: "1",
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
  });
  try {
    const address = await addressOf(child);
    const client = clientOf(() => address);
    await signUp(client);
    const writing = new Acknowledged(client);
    for (const [at, to] of JUMPS.entries()) {
      jump(to);
      for (let count = 0; count < 5; count += 1) await writing.writeOne(`clock ${at} ${count}`);
      await signUp(clientOf(() => address));
    }
    expect(await writing.listBroken()).toEqual([]);
    const wanted = (1 + JUMPS.length) * MAILS_OF_A_SIGN_UP;
    for (let waited = 0; waited < SETTLING_MS && mail.arrived.length < wanted; waited += 100) await setTimeout(100);
    const ids = mail.arrived.map((arrived) => arrived.mail.messageId);
    expect(ids).toHaveLength(wanted);
    expect(new Set(ids).size).toBe(wanted);
    record({
      fault: "the clock, of the server and its embedded database",
      done: `jumps of ${JUMPS.join(", ")} from the true time while documents are written and accounts made`,
      found: `0 of ${writing.size} acknowledged documents missing; ${wanted} of ${wanted} mails arrived, each once; the session went on`,
    });
  } finally {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }
});
