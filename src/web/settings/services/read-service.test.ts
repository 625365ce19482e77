import { expect, test } from "vitest";
import { readService } from "./read-service.ts";

const text = { name: "Toilet, set", description: "", category: "", hourlyRate: "", fixedRate: "" };

test("empty rates are no rates", () => {
  expect(readService(text).service).toMatchObject({ hourlyRate: null, fixedRate: null, description: null });
});

test("rates are read as money", () => {
  expect(readService({ ...text, hourlyRate: "95", fixedRate: "1,200.50" }).service).toMatchObject({
    hourlyRate: 9500,
    fixedRate: 120050,
  });
});

test("a missing name and an unreadable rate are named", () => {
  expect(readService({ ...text, name: " ", fixedRate: "12,5" })).toEqual({
    service: null,
    issues: { name: "Service name is required.", fixedRate: "Write an amount such as 1,200.50." },
  });
});
