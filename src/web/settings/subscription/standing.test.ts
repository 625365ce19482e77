import { expect, test } from "vitest";
import { PLANS } from "#shared/billing/plans.ts";
import type { SubscriptionStatus } from "#shared/billing/schema.ts";
import { adviceOf, standingRows, stampOf } from "./standing.ts";

const noon = (day: number) => Date.UTC(2026, 11, day, 12) / 1000;
const active: SubscriptionStatus = {
  status: "active",
  trialEnd: null,
  currentPeriodEnd: noon(21),
  cancelAtPeriodEnd: false,
  plan: { id: "standard", name: PLANS.standard.name, monthly: PLANS.standard.monthly },
  card: { brand: "visa", last4: "4242", expMonth: 4, expYear: 2030 },
  endedAt: null,
  deletionAt: null,
  graceUntil: null,
  mayCreate: true,
  trialAvailable: false,
  canRefund: false,
};

test.each([
  ["trialing", "Free Trial"],
  ["canceled", "Canceled"],
  ["cancelled", "Canceled"],
  ["past_due", "Past due"],
  ["no_subscription", "No subscription"],
  ["unpaid", "Unpaid"],
  ["paused", "paused"],
])("a status has its name: %s, %s", (status, label) => {
  expect(stampOf(status).label).toBe(label);
});

test("the price is the user's own plan's", () => {
  expect(standingRows(active)).toEqual([
    ["Plan", "Standard, $8.99 a month"],
    ["Next payment", "December 21, 2026"],
    ["Card", "Visa ending in 4242, 04/30"],
  ]);
  const founding = { ...active, plan: { id: "founding" as const, name: "Founding", monthly: PLANS.founding.monthly } };
  expect(standingRows(founding)[0]).toEqual(["Plan", "Founding, $4.00 a month"]);
});

test("a trial, a cancellation, a failed payment and an end say their days", () => {
  const labels = (more: Partial<SubscriptionStatus>) =>
    standingRows({ ...active, plan: null, card: null, ...more }).map(([label]) => label);
  expect(labels({ status: "trialing", trialEnd: noon(1) })).toEqual(["Free until", "First payment"]);
  expect(labels({ cancelAtPeriodEnd: true })).toEqual(["Ends on"]);
  expect(labels({ status: "past_due", graceUntil: noon(2) })).toEqual([
    "Next payment",
    "Documents can be created until",
  ]);
  expect(labels({ status: "canceled", endedAt: noon(3), deletionAt: noon(30) })).toEqual([
    "Ended on",
    "Your data is kept until",
  ]);
});

test("advice is given where there is something to do", () => {
  expect(adviceOf(active)).toBe("");
  expect(adviceOf({ ...active, cancelAtPeriodEnd: true })).toBe(
    "You canceled. Everything works until December 21, 2026.",
  );
  expect(adviceOf({ ...active, status: "past_due" })).toMatch(/^The last payment failed/);
  expect(adviceOf({ ...active, status: "canceled", mayCreate: false })).toMatch(/^Your subscription has ended/);
});
