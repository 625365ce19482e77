import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { contentDisposition } from "#server/http/download.ts";
import { testApp, type TestApp } from "#test/app.ts";

const lines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  const logger = pino({ level: "debug" }, { write: (line: string) => lines.push(line) });
  app = await testApp({ logger });
});
afterAll(() => app.close());

const CRLF = "\r\nSet-Cookie: stolen=1\r\nBcc: everybody@example.com";
const words = { transcription: "Quote for Maria Lopez. Paint two rooms at three hundred each.", type: "quote" };
const withDocument = z.object({ document: z.object({ id: z.string() }) });

test.each([
  ["Q-1001.pdf", 'attachment; filename="Q-1001.pdf"'],
  ['a"; x="b.pdf', "attachment; filename=\"a__ x__b.pdf\"; filename*=UTF-8''a%22%3B%20x%3D%22b.pdf"],
  [`a${"\r\n"}b.pdf`, "attachment; filename=\"a__b.pdf\"; filename*=UTF-8''a%0D%0Ab.pdf"],
  ["№ 7.pdf", "attachment; filename=\"_ 7.pdf\"; filename*=UTF-8''%E2%84%96%207.pdf"],
])("a file called %j stays one name in its header", (name, header) => {
  expect(contentDisposition("attachment", name)).toBe(header);
});

test("a number of an imported file that breaks out of a header is downloaded all the same, under a harmless name", async () => {
  const owner = await app.account();
  await owner.post("/api/generate-document", words);
  const file = await (await owner.get("/api/export")).text();
  const other = await app.account();
  const number = '№1"; x\r\nSet-Cookie: a=b';
  const changed = file.replace('"Q-1001"', JSON.stringify(number));
  expect(changed).not.toBe(file);
  expect((await other.post("/api/import?apply=true", changed)).status).toBe(200);
  const [document] = z
    .array(z.object({ id: z.string(), number: z.string() }))
    .parse(await (await other.get("/api/documents")).json());
  expect(document?.number).toContain("№1");
  const pdf = await other.get(`/api/documents/${document?.id}/pdf?download`);
  expect(pdf.status).toBe(200);
  expect(pdf.headers.get("content-disposition")).toMatch(
    /^attachment; filename="[\w .()-]+"; filename\*=UTF-8''[\w%!.~-]+$/,
  );
  expect(pdf.headers.get("set-cookie")).toBeNull();
});

test("line breaks in names, subjects and addresses start no header of a mail", async () => {
  const owner = await app.account({ firstName: `Ray${CRLF}` });
  await owner.post("/api/business-profile", { businessName: `Kessler${CRLF}`, email: "office@kessler.example" });
  const made = withDocument.parse(await (await owner.post("/api/generate-document", words)).json());
  const letter = {
    sendingId: crypto.randomUUID(),
    version: 1,
    to: ["maria@example.com"],
    subject: `Your quote${CRLF}`,
    message: "Here it is.",
    evenOpen: true,
  };
  expect((await owner.post(`/api/documents/${made.document.id}/send`, letter)).status).toBe(200);
  const toTwo = { ...letter, sendingId: crypto.randomUUID(), to: [`maria@example.com${CRLF}`] };
  expect((await owner.post(`/api/documents/${made.document.id}/send`, toTwo)).status).toBe(422);
  await app.runJobs();
  const mails = await app.mails();
  expect(mails.length).toBeGreaterThan(1);
  for (const { to, subject, from } of mails) {
    expect(`${to} ${subject} ${from}`).not.toMatch(/[\r\n]/);
    expect(to).not.toContain("everybody");
  }
});

test("what a caller sends does not become a line or a request id of the log", async () => {
  lines.length = 0;
  const answer = await app
    .visitor()
    .post(
      "/api/auth/login",
      { email: 'x@example.com\n{"level":60,"msg":"forged"}', password: "p" },
      { "x-request-id": "forged", "user-agent": 'agent\t{"msg":"forged"}' },
    );
  expect(answer.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(z.object({ msg: z.string() }).parse(JSON.parse(line)).msg).not.toBe("forged");
  expect(lines.join("")).not.toContain("forged");
});
