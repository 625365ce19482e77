import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTypstPdf } from "#server/adapters/pdf/pdf.ts";
import { generatedSchema } from "#shared/documents/schema.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { refusal, wire, type TestClient } from "#test/client.ts";

let app: TestApp;
let owner: TestClient;
beforeAll(async () => {
  app = await testApp();
  owner = await app.account();
});
afterAll(() => app.close());

const textOf = (pdf: Uint8Array) => execFileSync("pdftotext", ["-layout", "-", "-"], { input: pdf, encoding: "utf8" });

async function generate(transcription: string) {
  const response = await owner.post("/api/generate-document", { transcription, type: "quote" });
  return (await wire(generatedSchema, response)).document;
}

test("the PDF holds the client, each line and the total", async () => {
  const { id } = await generate(
    "Quote for Maria Lopez. Three bedrooms at four hundred fifty each and the hallway for two seventy five.",
  );
  const response = await owner.get(`/api/documents/${id}/pdf`);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toMatch(/^inline; filename="Q-\d+\.pdf"$/);
  const text = textOf(new Uint8Array(await response.arrayBuffer()));
  for (const part of ["Maria Lopez", "edroom", "$1,350.00", "allway", "$275.00", "$1,625.00"])
    expect(text).toContain(part);
});

test("downloads under the document's number", async () => {
  const { id, number } = await generate("Three bedrooms at four hundred fifty each.");
  const response = await owner.get(`/api/documents/${id}/pdf?download=1`);
  expect(response.headers.get("content-disposition")).toBe(`attachment; filename="${number}.pdf"`);
});

test.each([
  ["markup", '#set page(fill: red) <script>alert("x")</script> $x^2$ *bold* @preview'],
  ["control characters", "before\u0000\u0007\u001b[31m\u202eafter"],
  ["a word of 5,000 characters", "x".repeat(5_000)],
  ["right-to-left text", "استبدال النوافذ في المطبخ"],
  ["CJK", "厨房の窓を交換する 更换厨房窗户 주방 창문 교체"],
  ["emoji", "Paint the 🏠 and the 👩‍🔧 shed 🎨"],
  ["a lone surrogate", "half \ud83d of an emoji"],
])("of a document with %s is a PDF that shows it as text", async (_name, text) => {
  const { id, content } = await generate("Three bedrooms at four hundred fifty each.");
  const saved = await owner.patch(`/api/documents/${id}`, {
    version: 1,
    content: { description: text, items: [{ ...content.items[0], description: text }] },
  });
  expect(saved.status).toBe(200);
  const response = await owner.get(`/api/documents/${id}/pdf`);
  expect(response.status).toBe(200);
  const printed = textOf(new Uint8Array(await response.arrayBuffer()));
  expect(printed).toContain("$1,350.00");
  if (text.includes("<script>")) expect(printed.replace(/\s+/g, " ")).toContain('<script>alert("x")</script>');
});

test("a page that takes too long is told to come back, and the next one works", async () => {
  const hasty = await testApp({ pdf: createTypstPdf({ workers: 1, deadlineMs: 1 }) });
  const client = await hasty.account();
  const made = await client.post("/api/generate-document", {
    transcription: "Three bedrooms at four hundred fifty each.",
  });
  const { document } = await wire(generatedSchema, made);
  const response = await client.get(`/api/documents/${document.id}/pdf`);
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
  expect((await refusal(response)).code).toBe("unavailable");
  await hasty.close();
});
