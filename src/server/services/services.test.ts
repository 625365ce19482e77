import { afterAll, beforeAll, expect, test } from "vitest";
import { serviceSchema } from "#shared/services/schema.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { refusal, wire, type TestClient } from "#test/client.ts";

let app: TestApp;
let owner: TestClient;
let stranger: TestClient;
beforeAll(async () => {
  app = await testApp();
  owner = await app.account();
  stranger = await app.account();
});
afterAll(() => app.close());

test("a service is stored, changed and deleted by its owner alone", async () => {
  const made = await owner.post("/api/services", {
    name: "Drain cleaning",
    fixedRate: 189.5,
    hourlyRate: null,
    category: "Plumbing",
  });
  expect(made.status).toBe(201);
  const service = await wire(serviceSchema, made);
  expect(service).toMatchObject({ name: "Drain cleaning", fixedRate: 189.5, hourlyRate: null, isActive: true });
  expect((await stranger.put(`/api/services/${service.id}`, { name: "Mine" })).status).toBe(404);
  expect((await stranger.delete(`/api/services/${service.id}`)).status).toBe(404);
  expect(await (await stranger.get("/api/services")).json()).toEqual([]);
  expect(
    await (await owner.put(`/api/services/${service.id}`, { name: "Drains", fixedRate: 200 })).json(),
  ).toMatchObject({ name: "Drains", fixedRate: 200 });
  expect((await owner.delete(`/api/services/${service.id}`)).status).toBe(204);
  expect(await (await owner.get("/api/services")).json()).toEqual([]);
});

test.each([
  [{ name: " " }, "name", "Service name is required."],
  [{ name: "x", fixedRate: 1.234 }, "fixedRate", "At most two decimals."],
  [{ name: "x", hourlyRate: "ten" }, "hourlyRate", undefined],
])("bad input names its field: %j", async (body, path, message) => {
  const response = await owner.post("/api/services", body);
  expect(response.status).toBe(422);
  const [issue] = (await refusal(response)).issues ?? [];
  expect(issue?.path).toBe(path);
  if (message) expect(issue?.message).toBe(message);
});

test("signed out there is no price list", async () => {
  expect((await app.visitor().get("/api/services")).status).toBe(401);
});
