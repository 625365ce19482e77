import { z } from "zod";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { facesOf } from "#server/adapters/pdf/pdf-reading.ts";
import { documentSchema, generatedSchema } from "#shared/documents/schema.ts";
import { MOST_THEMES, themeSchema } from "#shared/themes/schema.ts";
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

test("an account has one default theme, however many are made and chosen at once", async () => {
  const client = await app.account();
  const themes = await Promise.all(
    ["A", "B", "C"].map((name) => wire(themeSchema, client.post("/api/themes", { name }))),
  );
  await Promise.all(themes.map(({ id }) => client.post(`/api/themes/${id}/set-default`)));
  const listed = await wire(z.array(themeSchema), client.get("/api/themes"));
  expect(listed.map(({ isDefault }) => isDefault)).toEqual([true, false, false]);
});

test("choosing a theme that is not there leaves the default as it was", async () => {
  const before = await wire(themeSchema, owner.get("/api/themes/default"));
  expect((await owner.post("/api/themes/none/set-default")).status).toBe(404);
  expect(await wire(themeSchema, owner.get("/api/themes/default"))).toEqual(before);
});

test("the two hundred and first theme is refused", async () => {
  const client = await app.account();
  for (let index = 0; index < MOST_THEMES; index += 1) await client.post("/api/themes", { name: `${index}` });
  const refused = await client.post("/api/themes", { name: "One more" });
  expect([refused.status, (await refusal(refused)).message]).toEqual([
    409,
    "An account has at most 200 themes. Delete one you do not use.",
  ]);
});

let client: TestClient;
const job = { transcription: "Three bedrooms at four hundred fifty each and the hallway for two seventy five." };
const generate = async () => (await wire(generatedSchema, client.post("/api/generate-document", job))).document;
const read = (id: string) => wire(documentSchema, client.get(`/api/documents/${id}`));
const dress = (id: string, themeId: string | null) => client.patch(`/api/documents/${id}`, { version: 1, themeId });

async function pdfOf(answer: Promise<Response>): Promise<Uint8Array> {
  const response = await answer;
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  return new Uint8Array(await response.arrayBuffer());
}
const facesOfPdf = async (id: string) => facesOf(await pdfOf(client.get(`/api/documents/${id}/pdf`)));
const makeIn = (fontFamily: string) => wire(themeSchema, client.post("/api/themes", { name: fontFamily, fontFamily }));

describe("a document", () => {
  beforeAll(async () => {
    client = await app.account();
    await makeIn("Inter");
  });

  test("wears the default theme, or the one chosen for it, and that through every change", async () => {
    const { id, themeId } = await generate();
    expect(themeId).toBeNull();
    expect(await facesOfPdf(id)).toContainEqual(expect.stringMatching(/^Inter/));
    const georgia = await makeIn("Georgia");
    const dressed = await wire(documentSchema, dress(id, georgia.id));
    expect(dressed).toMatchObject({ themeId: georgia.id, version: 1 });
    expect(await facesOfPdf(id)).toContainEqual(expect.stringMatching(/^Gelasio/));

    await client.patch(`/api/documents/${id}`, { version: 1, title: "Painting" });
    await client.post(`/api/documents/${id}/refine`, { instructions: "Take 5 % off." });
    await client.post(`/api/documents/${id}/regenerate`);
    await client.post(`/api/documents/${id}/versions/1/restore`);
    expect(await read(id)).toMatchObject({ themeId: georgia.id, version: 5 });

    expect(
      await wire(documentSchema, client.patch(`/api/documents/${id}`, { version: 5, themeId: null })),
    ).toMatchObject({ themeId: null, version: 5 });
    expect(await facesOfPdf(id)).toContainEqual(expect.stringMatching(/^Inter/));
  });

  test("falls back to the default when its theme is deleted, and has it again when it is put back", async () => {
    const { id } = await generate();
    const roboto = await makeIn("Roboto");
    await dress(id, roboto.id);
    await client.delete(`/api/themes/${roboto.id}`);
    expect(await facesOfPdf(id)).toContainEqual(expect.stringMatching(/^Inter/));
    expect((await client.patch(`/api/documents/${id}`, { version: 1, title: "Still editable" })).status).toBe(200);
    const back = await client.post("/api/themes", { ...roboto, name: "Back" });
    expect(await back.json()).toMatchObject({ id: roboto.id, name: "Back", fontFamily: "Roboto", isDefault: false });
    expect(await facesOfPdf(id)).toContainEqual(expect.stringMatching(/^Roboto/));
    expect((await client.post("/api/themes", roboto)).status).toBe(409);
  });

  test("cannot wear another account's theme", async () => {
    const { id } = await generate();
    const theirs = await wire(themeSchema, stranger.post("/api/themes", { name: "Theirs" }));
    expect((await dress(id, theirs.id)).status).toBe(404);
    expect((await dress(id, "none")).status).toBe(404);
    expect((await read(id)).themeId).toBeNull();
  });
});
