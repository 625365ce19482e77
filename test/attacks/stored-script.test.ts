import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { textOf } from "#server/adapters/pdf/pdf-reading.ts";
import { testApp, type TestApp } from "#test/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const TYPST = '#panic("x") $x$ [*b*] @label \\ `raw` #read("/etc/passwd")';
const words = { transcription: "Quote for Maria Lopez. Paint two rooms at three hundred each.", type: "quote" };
const made = z.object({ document: z.object({ id: z.string() }) });

/** An account whose every word that a client gets to see is hostile, and the id of its document. */
async function hostile(text: string) {
  const owner = await app.account({ firstName: text.slice(0, 80) });
  const profile = { businessName: text, email: "office@kessler.example", address: text, website: text };
  expect((await owner.post("/api/business-profile", profile)).status).toBe(200);
  const { document } = made.parse(await (await owner.post("/api/generate-document", words)).json());
  const content = { client: text, description: text, scope: [text], terms: [text], notes: text, questions: [] };
  const saved = await owner.patch(`/api/documents/${document.id}`, { version: 1, title: text, content });
  expect(saved.status).toBe(200);
  return { owner, id: document.id };
}

test("markup of the typesetter in any field is printed, not run", async () => {
  const { owner, id } = await hostile(TYPST);
  const answer = await owner.get(`/api/documents/${id}/pdf`);
  expect(answer.status).toBe(200);
  const text = textOf(new Uint8Array(await answer.arrayBuffer())).replaceAll(/\s+/g, " ");
  expect(text.split('#panic("x")').length).toBeGreaterThan(4);
  expect(text).toContain('#read("/etc/passwd")');
  expect(text).not.toContain("root:");
});
