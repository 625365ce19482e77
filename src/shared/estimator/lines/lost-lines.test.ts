import { expect, test } from "vitest";
import { answerQuestion } from "#shared/documents/questions.ts";
import { cents, thousandths } from "#shared/money.ts";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";
import type { Draft } from "./line-words.ts";
import { withLost } from "./lost-lines.ts";

const written = (say: string) => estimate(plainInput(say));
const asked = (say: string) => written(say).questions.filter(({ text }) => text.startsWith("You said $"));

test.each([
  [
    "bike ticket for amos fry three bikes schwinn tune up 85 chain 35 cassette 58 wife's bike tires two 40 apiece 80 tubes two 8 apiece 16 brake pads both ends 28 kid's bike flat fix 14 training wheels off no charge rear wheel's bent might true might not so that's open",
    "Kid's bike flat fix",
    14,
  ],
  [
    "garage doors for the quinn place sixteen by seven insulated 1380 nine by seven same thing 940 openers two belt drive 415 each keypad 60 extra remotes three at 40 haul off the old ones free and he pays with a check he says when it is all hung",
    "Keypad",
    60,
  ],
])("a price that stands nowhere is a line that waits: %s", (say, name, dollars) => {
  const document = written(say);
  const [question] = asked(say);
  const line = document.items.find(({ id }) => id === question?.itemId);
  expect(line).toMatchObject({ description: name, unitPrice: null, amount: null });
  expect(question?.source?.kind).toBe("spoken");
  const places = document.items.map(({ sources: { description } }) =>
    description?.kind === "spoken" ? description.start : 0,
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  const answered = answerQuestion(document, question?.id ?? "", { choice: 0 });
  expect(answered.items.find(({ id }) => id === line?.id)).toMatchObject({ amount: dollars * 100 });
  const left = question?.choices?.findIndex(({ change }) => change.remove) ?? -1;
  expect(answerQuestion(document, question?.id ?? "", { choice: left }).items).toHaveLength(document.items.length - 1);
});

test.each([
  // sums that were said again, and counts
  "two shutters at ninety each that's one eighty and the trim two hundred so three eighty all in",
  "twelve windows at nine dollars so one oh eight screens two each twelve of those twenty four",
  // what is dropped later
  "Quote for Patrice Dunn: 60 cupcakes at $3 each and a vanilla cake at $180. Delivery, $25. She'll pick up, so strike delivery. The cake stand is hers, the candles are hers, the date is open, and the tables are the hall's and not ours.",
  // what others pay, years and days
  "Repainted the porch in 2019 for her mother. Porch floor, $640. Steps, $180. Her neighbor paid nine hundred for his. Two days, starting the 14th, and she moves the planters before we come. The swing stays where it is, we only paint round it.",
  // measures, numbers of things, times, what others pay, what all come to
  "okay for sarah lindqvist vanity install 48 inch 425 toilet replacement 310 exhaust fan 110 cfm 275 tile floor 65 square feet 780 she wants the tile in before her sister comes in june and they have two dogs so we keep the gate shut and the water goes off for an hour at noon each day we are there",
  "attic job for ben ruiz in suite 210 his po is 88123 fan swap 390 new panel 200 amp 2400 outlets six at 45 each 270 the insurance gave them some with a deductible of 500 and they're fine with the 14th around 8 30 so their budget is 2500 he says and the dogs stay in the yard while we work",
  "",
  "400",
])("nothing else is asked about: %s", (say) => expect(asked(say)).toEqual([]));

/** A line that waits for its price, of which some are offered, in dollars. */
function waiting(description: string, quantity: number, dollars: readonly number[]): Draft {
  const source = { kind: "spoken" as const, text: description, start: 0, end: description.length };
  const choices = dollars.map((one) => ({ label: `$${one}`, change: { unitPrice: cents(one * 100) } }));
  return {
    item: {
      description,
      quantity: thousandths(quantity * 1000),
      unit: null,
      unitPrice: null,
      amount: null,
      category: "service",
      optional: false,
      sources: { description: source },
    },
    questions: [{ text: "Which?", field: "unitPrice", source, choices }],
    task: false,
    priced: false,
    total: false,
  };
}

test("the lost prices of a line that waits already are offered with its own, and what all come to is for one", () => {
  const [line, ...others] = withLost([waiting("Motions", 3, [210])], [waiting("Motions", 1, [55, 165])]);
  expect(others).toEqual([]);
  expect(line?.questions[0]?.choices?.map(({ change }) => change)).toEqual([
    { unitPrice: 21_000 },
    { unitPrice: 5500 },
    { unitPrice: 16_500, quantity: 1000 },
  ]);
});

test("what is called otherwise is a line of its own", () => {
  const lines = withLost([waiting("Motions", 3, [210])], [waiting("Keypad", 1, [120])]);
  expect(lines.map(({ item }) => item.description)).toEqual(["Motions", "Keypad"]);
});
