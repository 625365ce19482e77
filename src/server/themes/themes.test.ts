import { afterAll, beforeAll, expect, test } from "vitest";
import { themeSchema } from "#shared/themes/schema.ts";
import { refusal, testApp, wire, type TestApp, type TestClient } from "#test/app.ts";

let app: TestApp;
let owner: TestClient;
let stranger: TestClient;
beforeAll(async () => {
  app = await testApp();
  owner = await app.account();
  stranger = await app.account();
});
afterAll(() => app.close());

const make = (name: string) => wire(themeSchema, owner.post("/api/themes", { name }));

test("the first theme is the default, with the specification's values", async () => {
  expect(await (await owner.get("/api/themes/default")).json()).toBeNull();
  const theme = await make("House");
  expect(theme).toMatchObject({
    isDefault: true,
    primaryColor: "#2563eb",
    fontFamily: "Inter",
    padding: "40px",
    shadowStyle: "none",
  });
  expect(await wire(themeSchema, owner.get("/api/themes/default"))).toEqual(theme);
});

test("another theme becomes the default and can then not be deleted", async () => {
  const theme = await make("Second");
  expect(theme.isDefault).toBe(false);
  await owner.post(`/api/themes/${theme.id}/set-default`);
  expect((await wire(themeSchema, owner.get("/api/themes/default"))).id).toBe(theme.id);
  const refused = await owner.delete(`/api/themes/${theme.id}`);
  expect([refused.status, (await refusal(refused)).message]).toEqual([
    409,
    "The default theme cannot be deleted. Make another theme the default first.",
  ]);
  const third = await make("Third");
  expect((await owner.delete(`/api/themes/${third.id}`)).status).toBe(204);
});

test("a theme is its owner's alone", async () => {
  const { id } = await make("Mine");
  expect((await stranger.put(`/api/themes/${id}`, { name: "Taken" })).status).toBe(404);
  expect((await stranger.post(`/api/themes/${id}/set-default`)).status).toBe(404);
  expect((await stranger.delete(`/api/themes/${id}`)).status).toBe(404);
  expect((await app.visitor().get("/api/themes")).status).toBe(401);
});

test.each([
  [{ name: "" }, "name"],
  [{ name: "x", primaryColor: "blue" }, "primaryColor"],
  [{ name: "x", fontFamily: "Comic Sans" }, "fontFamily"],
  [{ name: "x", fontSize: "200px" }, "fontSize"],
])("bad input names its field: %j", async (body, path) => {
  const response = await owner.post("/api/themes", body);
  expect(response.status).toBe(422);
  expect((await refusal(response)).issues?.[0]?.path).toBe(path);
});
