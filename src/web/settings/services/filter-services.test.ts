import { expect, test } from "vitest";
import type { Service } from "#shared/services/schema.ts";
import { categoriesOf, groupServices } from "./filter-services.ts";

const at = "2026-11-21T12:00:00.000Z";
const service = (name: string, category: string | null, more: Partial<Service> = {}): Service => ({
  id: name,
  name,
  description: null,
  category,
  hourlyRate: null,
  fixedRate: null,
  isActive: true,
  createdAt: at,
  updatedAt: at,
  ...more,
});
const all = [
  service("Post mix", "Materials", { description: "60 lb bag" }),
  service("Site visit", null),
  service("Gate", "fence"),
  service("Old gate", "Fence", { isActive: false }),
];
const shown = (search: string, category: string | null = null) =>
  groupServices(all, { search, category }).map(({ title, services }) => [title, services.map(({ name }) => name)]);

test("services stand by category, then those without one, then those not in use", () => {
  expect(shown("")).toEqual([
    ["fence", ["Gate"]],
    ["Materials", ["Post mix"]],
    ["Other", ["Site visit"]],
    ["Not in use", ["Old gate"]],
  ]);
});

test("every word is looked for in name, description and category", () => {
  expect(shown("BAG mix")).toEqual([["Materials", ["Post mix"]]]);
  expect(shown("fence gate")).toEqual([
    ["fence", ["Gate"]],
    ["Not in use", ["Old gate"]],
  ]);
  expect(shown("no such thing")).toEqual([]);
});

test("a category is one however it is written, and none is one too", () => {
  expect(categoriesOf(all)).toEqual(["", "fence", "Materials"]);
  expect(shown("", "FENCE")).toEqual([
    ["fence", ["Gate"]],
    ["Not in use", ["Old gate"]],
  ]);
  expect(shown("", "")).toEqual([["Other", ["Site visit"]]]);
});
