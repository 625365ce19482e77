import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { profileSchema } from "#shared/profile/schema.ts";
import { refusal, testApp, wire, type TestApp, type TestClient } from "#test/app.ts";

let app: TestApp;
let owner: TestClient;
beforeAll(async () => {
  app = await testApp();
  owner = await app.account();
});
afterAll(() => app.close());

const profile = { businessName: "Kessler Fence", email: "ray@kessler.example", teamSize: 3 };
const picture = async (format: "png" | "jpeg" | "webp" | "gif") => {
  const bytes = await sharp({ create: { width: 1200, height: 300, channels: 3, background: "#7a3b1d" } })
    .toFormat(format)
    .toBuffer();
  return `data:image/${format};base64,${bytes.toString("base64")}`;
};

test("before there is a profile the answer is null", async () => {
  const response = await owner.get("/api/business-profile");
  expect([response.status, await response.json()]).toEqual([200, null]);
});

test.each(["png", "jpeg", "webp", "gif"] as const)(
  "a %s logo is decoded and encoded anew, within 800 x 400",
  async (format) => {
    const sent = await picture(format);
    const saved = await wire(profileSchema, owner.post("/api/business-profile", { ...profile, logoUrl: sent }));
    expect(saved.logoUrl).toMatch(/^data:image\/png;base64,/);
    expect(saved.logoUrl).not.toBe(sent);
    const { width, height } = await sharp(Buffer.from(saved.logoUrl?.split(",")[1] ?? "", "base64")).metadata();
    expect([width, height]).toEqual([800, 200]);
    const again = await wire(
      profileSchema,
      owner.post("/api/business-profile", { ...profile, logoUrl: saved.logoUrl }),
    );
    expect(again.logoUrl).toBe(saved.logoUrl);
  },
);

/** A picture of one colour: few bytes, however many pixels it claims. */
const bomb = async () => {
  const bytes = await sharp({ create: { width: 10_000, height: 5_100, channels: 3, background: "#fff" } })
    .png({ palette: true })
    .toBuffer();
  expect(bytes.length).toBeLessThan(500_000);
  return `data:image/png;base64,${bytes.toString("base64")}`;
};

test("a small file that claims a huge picture is refused before it is decoded", async () => {
  const logoUrl = await bomb();
  const start = performance.now();
  const response = await owner.post("/api/business-profile", { ...profile, logoUrl });
  expect(performance.now() - start).toBeLessThan(1_000);
  expect([response.status, (await refusal(response)).message]).toEqual([422, NOT_AN_IMAGE]);
});

const NOT_AN_IMAGE = "Please select an image file (PNG, JPG, etc.).";
test.each([
  ["an SVG", `data:image/svg+xml;base64,${Buffer.from("<svg/>").toString("base64")}`, NOT_AN_IMAGE],
  ["text that claims to be a PNG", `data:image/png;base64,${Buffer.from("hello").toString("base64")}`, NOT_AN_IMAGE],
  ["an address elsewhere", "https://example.com/logo.png", NOT_AN_IMAGE],
  [
    "more than 5 MB",
    `data:image/png;base64,${Buffer.alloc(5_000_001).toString("base64")}`,
    "File size must be less than 5MB.",
  ],
])("%s is refused and the stored profile stays", async (_name, logoUrl, message) => {
  const before = await (await owner.get("/api/business-profile")).json();
  const response = await owner.post("/api/business-profile", { ...profile, businessName: "Changed", logoUrl });
  expect(response.status).toBe(422);
  expect((await refusal(response)).message).toBe(message);
  expect(await (await owner.get("/api/business-profile")).json()).toEqual(before);
});

test("a team of none is refused, and one that is not named is one", async () => {
  const refused = await owner.post("/api/business-profile", { ...profile, teamSize: 0 });
  expect((await refusal(refused)).issues?.[0]?.path).toBe("teamSize");
  const { teamSize: _teamSize, ...unnamed } = profile;
  expect((await wire(profileSchema, owner.post("/api/business-profile", unnamed))).teamSize).toBe(1);
});

test("signed out there is no profile", async () => {
  expect((await app.visitor().get("/api/business-profile")).status).toBe(401);
});
