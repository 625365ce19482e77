import { expect, test } from "vitest";
import { cents } from "#shared/money.ts";
import { offerOf } from "./offer.ts";

const terms = { isOpen: true, ends: "2025-09-15", priceAfter: cents(1599) };

test.each([
  ["2025-09-01T08:00:00Z", true, 400, 14],
  ["2025-09-14T23:59:59Z", true, 400, 1],
  ["2025-09-14T23:59:59Z", false, 400, 1],
  ["2025-09-15T00:00:00Z", true, 400, null],
  ["2026-11-21T00:00:00Z", true, 400, null],
  ["2025-09-15T00:00:00Z", false, 1599, null],
])("the founding plan on %s, left open: %s", (now, isOpen, monthly, daysLeft) => {
  const offer = offerOf("founding", { ...terms, isOpen }, new Date(now));
  expect(offer).toMatchObject({ plan: "founding", monthly, daysLeft, isOpen: monthly === 400 });
});

test("the standard plan costs the same whatever becomes of the founding offer", () => {
  for (const isOpen of [true, false])
    expect(offerOf("standard", { ...terms, isOpen }, new Date("2026-01-01T00:00:00Z"))).toMatchObject({
      monthly: 899,
      isOpen: true,
      daysLeft: null,
    });
});
