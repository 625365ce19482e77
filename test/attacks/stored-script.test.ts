import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { textOf } from "#server/adapters/pdf/pdf-reading.ts";
import { testApp, type TestApp } from "#test/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const SCRIPT = `<script>alert(1)</script><img src=x onerror=alert(1)>"'>`;
const TYPST = '#panic("x") $x$ [*b*] @label \\ `raw` #read("/etc/passwd")';
const words = { transcription: "Quote for Maria Lopez. Paint two rooms at three hundred each.", type: "quote" };
const made = z.object({ document: z.object({ id: z.string() }) });
const versioned = z.object({ version: z.number() });

/** An account whose every word that a client gets to see is hostile, and the id of its document. */
async function hostile(text: string) {
  const owner = await app.account({ firstName: text.slice(0, 80) });
  const profile = { businessName: text, email: "office@kessler.example", address: text, website: text };
  expect((await owner.post("/api/business-profile", profile)).status).toBe(200);
  const { document } = made.parse(await (await owner.post("/api/generate-document", words)).json());
  const content = { client: text, description: text, scope: [text], terms: [text], notes: text, questions: [] };
  const saved = await owner.patch(`/api/documents/${document.id}`, { version: 1, title: text, content });
  expect(saved.status).toBe(200);
  return { owner, id: document.id, version: versioned.parse(await saved.json()).version };
}

test("a script in any field stands in no mail but as words", async () => {
  const { owner, id, version } = await hostile(SCRIPT);
  const letter = { sendingId: randomUUID(), version, to: ["m@example.com"], subject: SCRIPT, message: SCRIPT };
  expect((await owner.post(`/api/documents/${id}/send`, { ...letter, copyToMe: true, evenOpen: true })).status).toBe(
    200,
  );
  await app.runJobs();
  const token = /\/d\/([\w-]{43})/.exec((await app.mails()).find(({ to }) => to === "m@example.com")?.text ?? "")?.[1];
  const asked = { name: SCRIPT, message: SCRIPT };
  expect((await app.visitor().post(`/api/shared/${token}/change`, asked)).status).toBe(200);
  await app.runJobs();
  const mails = await app.mails();
  expect(mails.length).toBeGreaterThan(2);
  expect(mails.filter(({ html }) => html.includes("&lt;script&gt;")).length).toBeGreaterThan(1);
  for (const { subject, html } of mails)
    expect([subject, html]).not.toEqual([subject, expect.stringMatching(/<script|<img src=x|onerror=[^&]*>/i)]);
});

test("markup of the typesetter in any field is printed, not run", async () => {
  const { owner, id } = await hostile(TYPST);
  const answer = await owner.get(`/api/documents/${id}/pdf`);
  expect(answer.status).toBe(200);
  const text = textOf(new Uint8Array(await answer.arrayBuffer())).replaceAll(/\s+/g, " ");
  expect(text.split('#panic("x")').length).toBeGreaterThan(4);
  expect(text).toContain('#read("/etc/passwd")');
  expect(text).not.toContain("root:");
});
