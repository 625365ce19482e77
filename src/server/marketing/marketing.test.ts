import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documents } from "#server/db/tables/documents.ts";
import { readSettings } from "#server/env.ts";
import { generatedSchema } from "#shared/documents/schema.ts";
import { statsSchema } from "#shared/marketing/schema.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { wire } from "#test/client.ts";
import { testClock } from "#test/clock.ts";
import { landingOf } from "./service.ts";

const DEMO = "demo@example.com";
const clock = testClock();
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: clock.now }, { DEMO_ACCOUNT_EMAIL: DEMO });
});
afterAll(() => app.close());

const stats = () => wire(statsSchema, app.visitor().get("/api/stats"));
const JOB = { transcription: "Paint three bedrooms at four fifty each.", type: "quote" };

test("the totals are those of all accounts but the demo's, a minute old at most, for everybody to read", async () => {
  expect(await stats()).toEqual({ documents: 0, activeUsers: 0 });
  const owner = await app.account();
  const { document } = await wire(generatedSchema, owner.post("/api/generate-document", JOB));
  await wire(generatedSchema, owner.post("/api/generate-document", JOB));
  const demo = await app.account({ email: DEMO.toUpperCase() });
  await wire(generatedSchema, demo.post("/api/generate-document", JOB));
  expect(await app.deps.db.select({ id: documents.id }).from(documents)).toHaveLength(3);

  expect(await stats()).toEqual({ documents: 0, activeUsers: 0 });
  clock.pass(1 / 1440);
  expect(await stats()).toEqual({ documents: 2, activeUsers: 1 });

  // What was deleted counts no more.
  expect((await owner.delete(`/api/documents/${document.id}`)).ok).toBe(true);
  clock.pass(1 / 1440);
  expect(await stats()).toEqual({ documents: 1, activeUsers: 1 });
});

test("search engines are kept from clients' documents, and told what there is to read", async () => {
  const robots = await (await app.visitor().get("/robots.txt")).text();
  expect(robots).toContain("Disallow: /d/\n");
  expect(robots).toContain("Disallow: /api/\n");
  const [, address = ""] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  expect(address).toBe(`${app.deps.address()}/sitemap.xml`);
  const map = await app.visitor().get("/sitemap.xml");
  expect(map.headers.get("content-type")).toMatch(/^application\/xml/);
  expect((await map.text()).match(/(?<=<loc>)[^<]+/g)).toEqual([
    `${app.deps.address()}/`,
    `${app.deps.address()}/privacy-policy`,
  ]);
});

describe("the founding offer on the landing page", () => {
  const pageOn = (day: string, environment: Record<string, string> = {}) =>
    landingOf({
      settings: readSettings({ NODE_ENV: "test", ...environment }),
      now: () => new Date(`${day}T12:00:00Z`),
      address: () => "https://bidspoke.example",
    });

  test("counts the days until its end, at the price that is charged", () => {
    const { variant, gaps } = pageOn("2025-09-12");
    expect(variant).toEqual({ offer: "countdown", figures: "sample" });
    expect(gaps).toMatchObject({
      daysLeft: "3 days",
      monthly: "$4.00",
      priceAfter: "$15.99",
      ends: "Sep 15, 2025",
    });
    expect(pageOn("2025-09-14").gaps.daysLeft).toBe("1 day");
  });

  test("is still open after that, without a countdown", () => {
    const { variant, gaps } = pageOn("2025-09-15");
    expect(variant.offer).toBe("open");
    expect(gaps).toMatchObject({ daysLeft: "", monthly: "$4.00", monthlyNumber: "4.00" });
  });

  test("is gone once it is closed, and the later price is the one shown", () => {
    const { variant, gaps } = pageOn("2025-09-16", { FOUNDING_OFFER: "closed", MARKETING_FIGURES: "live" });
    expect(variant).toEqual({ offer: "closed", figures: "live" });
    expect(gaps).toMatchObject({ monthly: "$15.99", monthlyNumber: "15.99" });
  });
});
