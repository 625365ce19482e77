import { expect, test } from "vitest";
import { cents } from "#shared/money.ts";
import { planImport } from "./import-plan.ts";
import type { Service } from "./schema.ts";

const at = "2026-11-21T12:00:00.000Z";
const service = (id: string, fields: Partial<Service>): Service => ({
  id,
  name: "Gate",
  description: null,
  category: null,
  hourlyRate: null,
  fixedRate: cents(28_500),
  isActive: true,
  createdAt: at,
  updatedAt: at,
  ...fields,
});

test("a row of a known name changes that service, and only in the columns that the file has", () => {
  const gate = service("1", { description: "Cedar", isActive: false });
  const plan = planImport([gate], [{ line: 2, row: { name: " gate ", fixedRate: cents(30_000) } }]);
  expect(plan).toMatchObject({ added: [], same: 0, problems: [] });
  expect(plan.changed).toEqual([
    {
      line: 2,
      before: gate,
      after: {
        name: "gate",
        description: "Cedar",
        category: null,
        hourlyRate: null,
        fixedRate: 30_000,
        isActive: false,
      },
    },
  ]);
});

test("of two services of one name the category says which is meant", () => {
  const [wood, steel] = [service("1", { category: "Wood" }), service("2", { category: "Steel" })];
  const rows = [{ line: 2, row: { name: "Gate", category: "steel", fixedRate: cents(1) } }];
  expect(planImport([wood, steel], rows).changed[0]?.before?.id).toBe("2");
});

test("no two rows are about one service", () => {
  const rows = [1, 2].map((dollars) => ({ line: dollars + 1, row: { name: "Gate", fixedRate: cents(dollars * 100) } }));
  const plan = planImport([service("1", {})], rows);
  expect([plan.changed.map(({ line }) => line), plan.added.map(({ line }) => line)]).toEqual([[2], [3]]);
});

test("a row that is there already does nothing, and one that the file says twice is reported", () => {
  const row = { name: "Gate", fixedRate: cents(28_500) };
  const plan = planImport(
    [service("1", {})],
    [
      { line: 2, row },
      { line: 3, row },
    ],
  );
  expect(plan).toMatchObject({ added: [], changed: [], same: 1 });
  expect(plan.problems).toEqual([{ line: 3, message: "Says the same as line 2, so it is left out." }]);
});

test("two full price lists are compared in a moment", () => {
  const services = Array.from({ length: 2_000 }, (_, index) => service(String(index), { name: `Service ${index}` }));
  const rows = services.map(({ name }, index) => ({ line: index + 2, row: { name, fixedRate: cents(28_500) } }));
  const start = performance.now();
  expect(planImport(services, rows).same).toBe(2_000);
  expect(performance.now() - start).toBeLessThan(1_000);
});
