import { expect, test } from "vitest";
import { groupDigits, groupExpiry, isExpiryAhead, paymentMethodOf } from "./sandbox-cards.ts";

test("the provider's test cards become their tokens, however they are typed", () => {
  expect(paymentMethodOf("4242 4242 4242 4242")).toBe("pm_card_visa");
  expect(paymentMethodOf("4000-0000-0000-0002")).toBe("pm_card_chargeDeclined");
  expect(paymentMethodOf("4000000000009995")).toBe("pm_card_chargeDeclinedInsufficientFunds");
  expect(paymentMethodOf("4000002500003155")).toBe("pm_card_authenticationRequired");
});

test("any other number is no payment method", () => {
  expect(paymentMethodOf("4111 1111 1111 1111")).toBeUndefined();
  expect(paymentMethodOf("")).toBeUndefined();
});

test("digits stand in groups of four, at most sixteen, without anything else", () => {
  expect(groupDigits("42424x2424242424299")).toBe("4242 4242 4242 4242");
  expect(groupDigits("4242 4")).toBe("4242 4");
});

test("an expiry is grouped while it is typed, and must be a month that is not over", () => {
  expect([groupExpiry("1"), groupExpiry("12"), groupExpiry("123"), groupExpiry("12/345")]).toEqual([
    "1",
    "12",
    "12 / 3",
    "12 / 34",
  ]);
  const now = new Date("2026-11-21T12:00:00Z");
  expect(isExpiryAhead("11 / 26", now)).toBe(true);
  expect(isExpiryAhead("10 / 26", now)).toBe(false);
  expect(isExpiryAhead("13 / 30", now)).toBe(false);
  expect(isExpiryAhead("", now)).toBe(false);
});
