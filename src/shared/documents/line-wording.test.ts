import { describe, expect, test } from "vitest";
import { thousandths } from "#shared/money.ts";
import { withWordingOf } from "./line-wording.ts";
import { sampleContent, testLine } from "./refine/sample.test-data.ts";
import type { DocumentContent, LineItem } from "./schema.ts";

const items = [
  testLine("i1", "Six foot cedar fence", { quantity: thousandths(140_000), unit: "ft" }),
  testLine("i2", "Walk gate", { quantity: thousandths(2000), unit: "each" }),
  testLine("i3", "Tear out the chain link"),
  testLine("i4", "Post mix, 60 lb", { quantity: thousandths(36_000), unit: "bag" }),
  testLine("i5", "Haul the old one away", { price: null }),
];
const fence = sampleContent({
  items,
  scope: ["Supply 140 feet of six foot cedar fence", "Install 2 walk gates", "Tear out the chain link", "Supply post mix, 60 lb", "Haul the old one away"],
  description: "Fence for Dana Whitfield. The work covers 140 feet of six foot cedar fence, 2 walk gates, tearing out the chain link, post mix, 60 lb, and hauling the old one away. Optional: staining.",
}); // prettier-ignore

const after = (change: (item: LineItem) => LineItem[], content: DocumentContent = fence) =>
  withWordingOf(content, { ...content, items: content.items.flatMap(change) });
const without = (id: string, content = fence) => after((item) => (item.id === id ? [] : [item]), content);
const counting = (id: string, quantity: number) =>
  after((item) => [item.id === id ? { ...item, quantity: thousandths(quantity) } : item]);

describe("a line that is taken out", () => {
  test("is promised no more", () => {
    const { scope, description } = without("i2");
    expect(scope).toEqual(fence.scope.filter((entry) => entry !== "Install 2 walk gates"));
    expect(description).toBe(
      "Fence for Dana Whitfield. The work covers 140 feet of six foot cedar fence, tearing out the chain link, post mix, 60 lb, and hauling the old one away. Optional: staining.",
    );
  });

  test("takes its place at the end of a list, or a comma of its own, with it", () => {
    expect(without("i5").description).toContain(
      "2 walk gates, tearing out the chain link, and post mix, 60 lb. Optional:",
    );
    expect(without("i4").description).toContain("tearing out the chain link, and hauling the old one away.");
    expect(without("i4").scope).not.toContain("Supply post mix, 60 lb");
  });

  test("leaves a list of two without a comma, and no list of nothing", () => {
    const two = sampleContent({ items: items.slice(0, 3), description: "The work covers 140 feet of six foot cedar fence, 2 walk gates, and tearing out the chain link." }); // prettier-ignore
    const one = without("i2", two);
    expect(one.description).toBe("The work covers 140 feet of six foot cedar fence and tearing out the chain link.");
    const none = without("i1", without("i3", one));
    expect(none.description).toBe("");
  });

  test("goes with its fellows, where a text tells of them alone", () => {
    const hauls = sampleContent({
      items: [testLine("h", "Haul the old one away"), testLine("o", "Haul away"), ...items.slice(0, 2)],
      scope: ["Haul the old one away", "Install 2 walk gates"],
    });
    const priced = after((item) => (item.id === "h" || item.id === "o" ? [] : [item]), hauls);
    expect(priced.scope).toEqual(["Install 2 walk gates"]);
  });

  test("leaves the others parted as they were", () => {
    const clauses = sampleContent({
      items,
      description: "The work covers 140 feet of six foot cedar fence; 2 walk gates; tearing out the chain link; post mix, 60 lb; and hauling the old one away.",
    }); // prettier-ignore
    expect(without("i2", clauses).description).toBe(
      "The work covers 140 feet of six foot cedar fence; tearing out the chain link; post mix, 60 lb; and hauling the old one away.",
    );
    expect(without("i4", without("i5", clauses)).description).toMatch(
      /2 walk gates; and tearing out the chain link\.$/,
    );
    const some = sampleContent({ items, description: "The work includes 140 feet of six foot cedar fence, 2 walk gates, and tearing out the chain link." }); // prettier-ignore
    expect(without("i2", some).description).toMatch(/The work includes 140 feet of six foot cedar fence and tearing/);
  });

  test("is no option of a longer list either", () => {
    const options = sampleContent({ items, description: "Options include: 140 feet of six foot cedar fence, 2 walk gates, and tearing out the chain link." }); // prettier-ignore
    expect(without("i2", options).description).toBe(
      "Options include: 140 feet of six foot cedar fence and tearing out the chain link.",
    );
  });

  test("is told without the heading that its name has", () => {
    const list = sampleContent({
      items: [testLine("h", "Handyman list, hang doors"), ...items.slice(0, 2)],
      description: "The work covers hanging 3 doors, 140 feet of six foot cedar fence, and 2 walk gates.",
    });
    expect(without("h", list).description).toBe("The work covers 140 feet of six foot cedar fence and 2 walk gates.");
    expect(without("i1", list).description).toBe("The work covers hanging 3 doors and 2 walk gates.");
  });

  test("is known in any form of its verb", () => {
    const doings = sampleContent({
      items: [
        testLine("t", "Take down the old awning"),
        testLine("m", "Move the vent"),
        testLine("f", "Fix the pedal"),
      ],
      description: "The work covers moving the vent, fixing the pedal, and taking down the old awning.",
    });
    expect(without("t", doings).description).toBe("The work covers moving the vent and fixing the pedal.");
    expect(without("m", doings).description).toBe("The work covers fixing the pedal and taking down the old awning.");
    expect(without("f", doings).description).toBe("The work covers moving the vent and taking down the old awning.");
  });

  test("leaves what tells of another line too, or of more than a line", () => {
    const shared = sampleContent({
      items: [testLine("a", "Gate"), testLine("b", "Walk gate")],
      scope: ["Install 2 walk gates", "Hang every gate plumb and level with its new latch, hinges and stops"],
      description: "We love gates.",
    });
    const paint = sampleContent({
      items: [testLine("p", "Paint"), testLine("w", "Hall walls")],
      scope: ["Paint the hallway"],
    });
    expect(without("p", paint).scope).toEqual(paint.scope);
    expect(without("a", shared)).toMatchObject({ scope: shared.scope, description: shared.description });
  });
});

describe("a line that is counted anew", () => {
  test("is counted so in words too", () => {
    const { scope, description } = counting("i2", 3000);
    expect(scope).toContain("Install 3 walk gates");
    expect(description).toContain("cedar fence, 3 walk gates, tearing");
    expect(counting("i1", 1_250_500).scope[0]).toBe("Supply 1,250.5 feet of six foot cedar fence");
  });

  test("is left as it is written where no figure, or one alone, is told", () => {
    expect(counting("i3", 2000).scope).toEqual(fence.scope);
    expect(counting("i2", 1000).scope).toEqual(fence.scope);
  });
});

describe("what is written in the same change", () => {
  const less = { ...fence, items: fence.items.flatMap((item) => (item.id === "i2" ? [] : [item])) };

  test("stays as it was written", () => {
    const scope = ["Install 2 walk gates, painted", ...fence.scope];
    const description = "The work covers 2 walk gates and tearing out the chain link.";
    const written = withWordingOf(fence, { ...less, scope, description });
    expect(written.description).toBe(description);
    expect(written.scope).toEqual(scope.filter((entry) => entry !== "Install 2 walk gates"));
  });

  test("leaves the sentences beside it to be told again", () => {
    const description = `${fence.description} Call before you come.`;
    const told = withWordingOf(fence, { ...less, description }).description;
    expect(told).toMatch(/cedar fence, tearing out .* Optional: staining\. Call before you come\.$/);
  });

  test("is a line anew in the place of one that was taken out", () => {
    const anew = testLine("added1", "Walk gate", { quantity: thousandths(3000), unit: "each" });
    const { scope } = withWordingOf(fence, { ...less, items: [...less.items, anew] });
    expect(scope).toEqual(fence.scope.with(1, "Install 3 walk gates"));
  });
});

test("other texts stay to the letter", () => {
  expect(after((item) => [item])).toEqual(fence);
  const own = sampleContent({ scope: ["  As agreed,  by phone "], description: "Two lines.\n\nThe rest is as said. " });
  const left = after(() => [], own);
  expect([left.scope, left.description]).toEqual([own.scope, own.description]);
});
