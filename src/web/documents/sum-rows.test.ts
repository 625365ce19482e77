import { expect, test } from "vitest";
import { breakdownOf, sumRows } from "#shared/documents/sum-rows.ts";
import { cents, milliPercent } from "#shared/money.ts";
import { bathroom } from "./bathroom.fixture.ts";

const shown = (content: Parameters<typeof sumRows>[0]) =>
  sumRows(content).map(({ label, amount }) => `${label}: ${amount}`);

test("the sums stand in the order in which they are done", () => {
  expect(shown(bathroom().content)).toEqual([
    "Subtotal: $6,911.00",
    "Discount, 5%: −$345.55",
    "Total: $6,565.45",
    "Deposit, 40%: $2,626.18",
  ]);
});

test("what says nothing is left out, and what was paid leaves a balance", () => {
  const content = { ...bathroom().content, discount: null, deposit: null, amountPaid: cents(100_000) };
  expect(shown(content)).toEqual(["Total: $6,911.00", "Paid: −$1,000.00", "Balance due: $5,911.00"]);
});

test("the tax of a city has three decimals", () => {
  const tax = { percent: milliPercent(8875), amount: cents(58_268) };
  expect(shown({ ...bathroom().content, tax })).toContain("Tax, 8.875%: $582.68");
});

test("materials are summed below the lines where the lines name them, and nowhere else", () => {
  const content = bathroom().content;
  const [first, second, ...others] = content.items;
  if (!first || !second) throw new Error("Two lines were expected.");
  const withMaterials = (...names: string[]) => {
    const items = [first, second].map((item, index) => ({
      ...item,
      category: "material" as const,
      description: names[index] ?? "",
    }));
    return breakdownOf({ ...content, material_costs: cents(207_800), items: [...items, ...others] });
  };
  const labels = (parts: ReturnType<typeof breakdownOf>) => parts.map(({ label }) => label);
  expect(withMaterials("Deck, materials", "Roofing supplies")).toContainEqual({
    label: "Materials",
    value: "$2,078.00",
  });
  expect(labels(withMaterials("Hallway painting", "Roofing supplies"))).toEqual(["Labor"]);
});
