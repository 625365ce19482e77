import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { monthAmountsSchema } from "#shared/insights/schema.ts";
import { generatedSchema } from "#shared/documents/schema.ts";
import { refusal, testApp, wire, type TestApp, type TestClient } from "#test/app.ts";

let app: TestApp;
let owner: TestClient;
beforeAll(async () => {
  app = await testApp({ now: () => new Date("2026-11-21T12:00:00Z") });
  owner = await app.account();
});
afterAll(() => app.close());

const months = (client: TestClient, count: number) =>
  wire(z.array(monthAmountsSchema), client.get(`/api/insights/months?months=${count}`));

async function pending(transcription: string): Promise<void> {
  const { document } = await wire(generatedSchema, owner.post("/api/generate-document", { transcription }));
  const { id, version } = document;
  expect((await owner.patch(`/api/documents/${id}`, { version, status: "pending" })).status).toBe(200);
}

test("an account without documents has a row of zeros for each month", async () => {
  const rows = await months(await app.account(), 3);
  expect(rows.map(({ month }) => month)).toEqual(["2026-09", "2026-10", "2026-11"]);
  expect(rows[2]).toEqual({ month: "2026-11", quoted: 0, accepted: 0, invoiced: 0, collected: 0 });
});

test("what went out counts in its month, a draft and another account's does not", async () => {
  await pending("Quote for Maria Lopez. Paint the hallway for two seventy five.");
  await owner.post("/api/generate-document", {
    transcription: "Quote for Ann Cole. Paint the fence for nine hundred.",
  });
  expect((await months(owner, 1))[0]).toMatchObject({ month: "2026-11", quoted: 275, accepted: 0 });
  expect((await months(await app.account(), 1))[0]).toMatchObject({ quoted: 0 });
});

test("bad months are refused by name, and nobody's figures are shown to nobody", async () => {
  expect((await refusal(owner.get("/api/insights/months?months=400"))).issues?.[0]?.path).toBe("months");
  expect((await app.visitor().get("/api/insights/months")).status).toBe(401);
});
