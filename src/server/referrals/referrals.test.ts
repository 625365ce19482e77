import { afterAll, beforeAll, expect, test } from "vitest";
import { referralInfoSchema } from "#shared/referrals/schema.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { wire } from "#test/client.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test("counts who came by one's code, and shows nobody else's", async () => {
  const referrer = await app.account();
  const before = await wire(referralInfoSchema, referrer.get("/api/referrals/info"));
  expect(before).toMatchObject({ stats: { totalReferrals: 0, totalCredits: 0 }, referrals: [] });
  expect(before.referralLink).toBe(`http://127.0.0.1:3000/auth?ref=${before.referralCode}`);
  const friend = await app.account({ email: "invited@example.com", referralCode: before.referralCode.toLowerCase() });
  const after = await wire(referralInfoSchema, referrer.get("/api/referrals/info"));
  expect(after.stats).toEqual({ totalReferrals: 1, successfulReferrals: 0, pendingReferrals: 1, totalCredits: 0 });
  expect(after.referrals).toMatchObject([{ refereeEmail: "invited@example.com", status: "pending" }]);
  expect(await wire(referralInfoSchema, friend.get("/api/referrals/info"))).toMatchObject({ referrals: [] });
  expect((await app.visitor().get("/api/referrals/info")).status).toBe(401);
});
