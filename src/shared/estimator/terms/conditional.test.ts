import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const written = (say: string) => {
  const { items, discount, questions } = estimate(plainInput(say));
  return {
    lines: items.map(({ description, optional }) => `${description}${optional ? " (optional)" : ""}`),
    discount: discount?.percent ?? discount?.amount ?? null,
    offered: questions.filter(({ text }) => text.includes("was only offered")).length,
  };
};

test.each([
  ["roof rinse 400 if they book by friday ten percent off", ["Roof rinse"]],
  ["trellis 900 arbor 300 if they sign by monday take 200 off", ["Trellis", "Arbor"]],
  ["trellis 900 if they pay cash five percent discount arbor 300", ["Trellis", "Arbor"]],
  ["trellis 900 arbor 300 if she does both we take ten percent off", ["Trellis", "Arbor"]],
  ["Cello lessons, ten at $75. Pay up front and it's 10% off.", ["Cello lessons"]],
])("%s: what is taken off under a condition is offered, and no line is", (say, lines) => {
  expect(written(say)).toEqual({ lines, discount: null, offered: 1 });
});

test.each([
  ["trellis 900 they sign monday take 200 off", ["Trellis"], 20_000],
  ["mow 40 edge 20 he pays every friday ten percent off", ["Mow", "Edge"], 10_000],
  ["leaf guard 900 if they order it", ["Leaf guard (optional)"], null],
])("%s: without such a condition nothing is offered", (say, lines, discount) => {
  expect(written(say)).toEqual({ lines, discount, offered: 0 });
});

test("an offer is told with its condition, and never without", () => {
  const { terms } = estimate(plainInput("Bath 85, nails 15. If he signs up for the year, 10 percent off."));
  expect(terms).toContain("If you sign up for the year, 10 percent off.");
  expect(terms).not.toContain("10 percent off.");
});

test.each(["Roof 4000. Finance it or take 4% off for cash.", "roof 4000 pay monthly or get four percent off"])(
  "%s: one of two things to choose from is only offered",
  (say) => {
    expect(written(say)).toMatchObject({ discount: null, offered: 1 });
  },
);

test("a discount that was given holds, whatever it is for", () => {
  expect(written("Roof 4000. Four percent off for cash.")).toMatchObject({ discount: 4000, offered: 0 });
});
