import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { generatedSchema } from "#shared/documents/schema.ts";
import { openDatabase } from "#server/db/client.ts";
import { schema } from "#server/db/schema.ts";
import { clientOf, signUp, wire } from "#test/client.ts";
import { placeIn } from "#test/bases.ts";
import { startModelServer, type ModelServer } from "#test/providers/model-server.ts";
import { startSmtpServer, type TestSmtpServer } from "#test/providers/smtp-server.ts";
import { addressOf, spawnServer } from "#test/server.ts";

const TRANSCRIPTION = "Quote for Ann Lee, paint the hallway, 8 hours at 45 dollars an hour, paint 120 dollars.";
const REQUEST = { transcription: TRANSCRIPTION, type: "quote", includeLogo: false };
/** Each of the three that are under way takes at least so long. */
const SLOWLY_MS = 2_000;

let dataDir = "";
let model: ModelServer;
let mail: TestSmtpServer;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "bidspoke-stop-"));
  await placeIn(dataDir, "migrated");
  model = await startModelServer();
  mail = await startSmtpServer({ delayMs: SLOWLY_MS });
});
afterEach(async () => {
  await model.close();
  await mail.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Whether a new connection is refused within two seconds. */
async function refusesSoon({ hostname, port }: URL): Promise<boolean> {
  for (const deadline = Date.now() + 2_000; Date.now() < deadline; await setTimeout(20)) {
    const socket = connect(Number(port), hostname);
    const isOpen = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (!isOpen) return true;
  }
  return false;
}

test("asked to stop in the middle of a PDF, of a stream and of a mail, the server finishes all three, and ends", async () => {
  model.behave({ kind: "says nothing" }); // the document does without the model once its time is up
  const child = spawnServer({
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    RATE_LIMITS: "off",
    SMTP_URL: mail.url,
    MAIL_FROM: "Bidspoke <hello@example.com>",
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "test-model",
    AI_BASE_URL: model.baseUrl,
    AI_TIMEOUT_MS: String(SLOWLY_MS),
  });
  const ended = once(child, "exit");
  try {
    const address = await addressOf(child);
    const client = clientOf(() => address);
    await signUp(client, { email: "stop@example.com" });
    const { document } = await wire(generatedSchema, client.post("/api/generate-document", REQUEST));

    const answered: string[] = [];
    const stream = await client.post("/api/generate-document", REQUEST, { accept: "text/event-stream" });
    const events = stream.text().then((text) => {
      answered.push("stream");
      return text;
    });
    const before = mail.arrived.length;
    await client.post("/api/auth/forgot-password", { email: "stop@example.com" });
    for (let waited = 0; waited < 20_000 && mail.arrived.length === before; waited += 20) await setTimeout(20);
    const pdf = client.get(`/api/documents/${document.id}/pdf`).then((response) => {
      answered.push("pdf");
      return response;
    });
    await setTimeout(30); // until its request is read
    expect(answered).toEqual([]);
    expect(mail.arrived.length).toBe(before + 1);

    child.kill("SIGTERM");
    expect(await refusesSoon(new URL(address))).toBe(true);
    const bytes = Buffer.from(await (await pdf).arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.subarray(-20).toString()).toContain("%%EOF");
    expect(await events).toMatch(/event: done\ndata: \{"document":/);
    expect(await ended).toEqual([0, null]);
  } finally {
    child.kill("SIGKILL");
  }

  // The mails that had begun were sent to their end, and are not sent again.
  const database = await openDatabase({ databaseUrl: null, dataDir });
  const rows = await database.db.select().from(schema.emailNotifications);
  await database.close();
  const sent = rows.filter(({ status }) => status === "sent");
  expect(sent).toHaveLength(mail.arrived.length);
}, 120_000);
