import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

/** The tax of a document, and what is asked about it. */
const taxOf = (say: string) => {
  const { tax, questions } = estimate(plainInput(say));
  return { tax, asked: questions.filter(({ field }) => field === "tax").map(({ text }) => text) };
};

test.each([
  ["Windows 890. Labor 160. Plus tax 7% on the glass only.", "tax 7% on the glass only"],
  ["cooler 900 labor 200 seven percent tax on the cooler only", "seven percent tax on the cooler only"],
  ["Fence 900, labor 300. 6% tax on the materials only.", "6% tax on the materials only"],
  ["yews 504 mulch 450 labor 380 tax is seven percent on the plants and mulch only", "tax is seven percent on the plants and mulch only"], // prettier-ignore
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

test.each([
  ["Boiler 2900, permit 90, labor 400. Sales tax 6% on the boiler.", "tax 6% on the boiler"],
  ["new awning 1800 crane 300 labor 450 seven percent tax on the awning half down", "seven percent tax on the awning"],
  ["awning 1800 labor 450 7 percent tax on the awning 30 percent down", "7 percent tax on the awning"],
  ["Basin 300. Taps 180. Labor 250. 7% tax on the basin and the taps.", "7% tax on the basin and the taps"],
  ["shutters 990 labor 210 tax on the shutters 6 percent", "tax on the shutters 6 percent"],
  ["shutters 990 labor 210 tax on the shutters only is 6 percent", "tax on the shutters only is 6 percent"],
  ["Buffet, 30 guests at 21. Waiters 240. 8 percent tax on the food.", "8 percent tax on the food"],
  ["deadbolt 120 labor 95 tax 8.25 on the hardware permit not included", "tax 8.25 on the hardware"],
  ["Cylinders, 4 at 31. Labor 140. Tax is 8.25 on parts.", "Tax is 8.25 on parts"],
])("%s: a tax of what was named is never one of everything", (say, said) => {
  expect(taxOf(say)).toEqual({ tax: null, asked: [`You said “${said}”. How much tax is that?`] });
});

test.each([
  "Deck 4000, railing 600. 8% tax on the whole deck.",
  "Roof 9000, gutters 900. Tax is 8 percent on the job.",
  "haul away the heater 100 install the heater 400 tax 8 percent on the heater",
  "roof 9000 gutters 900 tax 8 percent on the roof and the gutters",
  "Roof 9000, gutters 900, tax 8 percent on top.",
  "roof 9000 gutters 900 eight percent tax on all of it",
  "Roof 9000. Gutters 900. Tax is 8. On the roof we start in May.",
])("%s: a tax of everything is charged, whatever it is called", (say) => {
  const { tax, asked } = taxOf(say);
  expect(tax?.percent).toBe(8000);
  expect(asked).toEqual([]);
});

test("a tax that has its rate without a word for it is no sum of dollars", () => {
  expect(taxOf("Tub 900. Labor 300. Tax is 7.5 on everything.").tax?.percent).toBe(7500);
  expect(taxOf("Tub 900. Labor 300. Tax is $70.").tax).toEqual({ percent: null, amount: 7000 });
});

test.each([
  ["Tiles 400, labor 300. GST 5 percent on everything and PST 7 percent on the tiles.", "PST 7 percent on the tiles"],
  [
    "Tiles 400, labor 300. GST 5 percent on everything and PST 7 percent on the materials.",
    "PST 7 percent on the materials",
  ],
])("%s: beside a tax of a part that of everything stays", (say, said) => {
  const { tax, asked } = taxOf(say);
  expect(tax?.percent).toBe(5000);
  expect(asked).toEqual([`You said “${said}”. How much tax is that?`]);
});
