import { describe, expect, test } from "vitest";
import { dueSteps, planFollowUps, type FollowUpFacts } from "./plan.ts";
import { DEFAULT_FOLLOW_UPS } from "./schema.ts";

const SENT = new Date("2026-11-02T18:30:00Z");
const offer: FollowUpFacts = {
  isInvoice: false,
  sentAt: SENT,
  validUntil: "2026-12-02",
  dueOn: null,
  settings: DEFAULT_FOLLOW_UPS,
};
const invoice: FollowUpFacts = { ...offer, isInvoice: true, validUntil: "2026-11-17", dueOn: "2026-11-17" };
const planned = (facts: FollowUpFacts) => planFollowUps(facts).map(({ step, at }) => `${step} ${at.toISOString()}`);

describe("what goes out by itself", () => {
  test("about an offer: reminders at the hour at which it was sent, and a notice two days before its end", () => {
    expect(planned(offer)).toEqual([
      "reminder 3 2026-11-05T18:30:00.000Z",
      "reminder 7 2026-11-09T18:30:00.000Z",
      "expiry 2026-11-30T14:00:00.000Z",
    ]);
  });

  test("about an offer that ends soon is only what comes before its end", () => {
    expect(planned({ ...offer, validUntil: "2026-11-07" })).toEqual([
      "expiry 2026-11-05T14:00:00.000Z",
      "reminder 3 2026-11-05T18:30:00.000Z",
    ]);
    expect(planned({ ...offer, validUntil: "2026-11-03" })).toEqual([]);
  });

  test("about an invoice is one notice, in the morning after its day, and not on the day that it was sent", () => {
    expect(planned(invoice)).toEqual(["overdue 2026-11-18T14:00:00.000Z"]);
    expect(planned({ ...invoice, dueOn: "2026-11-01" })).toEqual(["overdue 2026-11-03T18:30:00.000Z"]);
    expect(planned({ ...invoice, dueOn: null })).toEqual([]);
  });

  test("is nothing of what its account does not want, or what was never sent", () => {
    expect(planned({ ...offer, settings: { ...DEFAULT_FOLLOW_UPS, isOn: false } })).toEqual([]);
    const some = { ...DEFAULT_FOLLOW_UPS, afterDays: [], expiryNotice: false, overdueNotice: false };
    expect(planned({ ...offer, settings: some })).toEqual([]);
    expect(planned({ ...invoice, settings: some })).toEqual([]);
    expect(planned({ ...offer, sentAt: null })).toEqual([]);
  });

  test("is due from its hour on, and not much later", () => {
    const due = (instant: string) => dueSteps(offer, new Date(instant)).map(({ step }) => step);
    expect(due("2026-11-05T18:29:59Z")).toEqual([]);
    expect(due("2026-11-05T18:30:00Z")).toEqual(["reminder 3"]);
    expect(due("2026-11-07T18:30:00Z")).toEqual([]);
  });
});
