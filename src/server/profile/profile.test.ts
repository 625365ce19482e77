import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { profileSchema } from "#shared/profile/schema.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { refusal, wire, type TestClient } from "#test/client.ts";

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

const asPng = (bytes: Buffer | string) => `data:image/png;base64,${Buffer.from(bytes).toString("base64")}`;
const SIZE = 'xmlns="http://www.w3.org/2000/svg" width="10" height="10"';
const drawing = `<svg ${SIZE}><script>alert(1)</script><rect width="9" height="9"/></svg>`;
const laughs = `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a "ha"><!ENTITY b "${"&a;".repeat(99)}"><!ENTITY c "${"&b;".repeat(99)}">]><svg ${SIZE}><text>&c;</text></svg>`;
const reader = `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY f SYSTEM "file:///etc/passwd">]><svg ${SIZE}><text>&f;</text></svg>`;
const tiff = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
    .tiff()
    .toBuffer();
const halfPicture = async () => {
  const noise = Buffer.from(Array.from({ length: 90_000 }, (_, at) => (at * 7919) % 251));
  const whole = await sharp(noise, { raw: { width: 300, height: 100, channels: 3 } })
    .png()
    .toBuffer();
  return whole.subarray(0, whole.length / 2);
};

test.each<[string, () => Promise<Buffer> | string]>([
  ["a drawing with a script", () => drawing],
  ["a drawing whose entities grow", () => laughs],
  ["a drawing that reads a file", () => reader],
  ["a TIFF", tiff],
  ["half of a picture", halfPicture],
])("a PNG that is none is refused: %s", async (_name, make) => {
  const response = await owner.post("/api/business-profile", { ...profile, logoUrl: asPng(await make()) });
  expect([response.status, (await refusal(response)).message]).toEqual([422, NOT_AN_IMAGE]);
});

test("of a moving picture the first moment is kept, however many there are", async () => {
  const frame = (at: number) =>
    sharp({ create: { width: 90, height: 30, channels: 3, background: { r: at * 4, g: 0, b: 0 } } });
  const frames = await Promise.all(Array.from({ length: 60 }, (_, at) => frame(at).png().toBuffer()));
  const moving = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(moving, { animated: true }).metadata()).pages).toBeGreaterThan(20);
  const logoUrl = `data:image/gif;base64,${moving.toString("base64")}`;
  const saved = await wire(profileSchema, owner.post("/api/business-profile", { ...profile, logoUrl }));
  const kept = await sharp(Buffer.from(saved.logoUrl?.split(",")[1] ?? "", "base64"), { animated: true }).metadata();
  expect([kept.width, kept.height, kept.pages ?? 1]).toEqual([90, 30, 1]);
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
