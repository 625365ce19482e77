import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const taxOf = (say: string) => {
  const { tax, questions } = estimate(plainInput(say));
  return { tax, asked: questions.filter(({ field }) => field === "tax").map(({ text }) => text) };
};

test.each([
  ["Windows 890. Labor 160. Plus tax 7% on the glass only.", "tax 7% on the glass only"],
  ["cooler 900 labor 200 seven percent tax on the cooler only", "seven percent tax on the cooler only"],
  ["Fence 900, labor 300. 6% tax on the materials only.", "6% tax on the materials only"],
])("%s: a tax of one thing is asked, and not charged on everything", (say, said) => {
  expect(taxOf(say)).toEqual({ tax: null, asked: [`You said “${said}”. How much tax is that?`] });
});

test.each(["Windows 890. Labor 160. 7% tax on the total only.", "Windows 890. Tax 7% on everything."])(
  "%s: a tax of everything is charged",
  (say) => {
    const { tax, asked } = taxOf(say);
    expect(tax?.percent).toBe(7000);
    expect(asked).toEqual([]);
  },
);
