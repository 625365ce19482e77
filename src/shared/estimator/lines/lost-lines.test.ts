import { expect, test } from "vitest";
import { answerQuestion } from "#shared/documents/questions.ts";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const written = (say: string) => estimate(plainInput(say));
const asked = (say: string) => written(say).questions.filter(({ text }) => text.startsWith("You said $"));

test.each([
  [
    "bike ticket for amos fry three bikes schwinn tune up 85 chain 35 cassette 58 wife's bike tires two 40 apiece 80 tubes two 8 apiece 16 brake pads both ends 28 kid's bike flat fix 14 training wheels off no charge rear wheel's bent might true might not so that's open",
    "Kid's bike flat fix",
    14,
  ],
  [
    "for tarek at the corner deli invoice rekey cylinders three pieces 40 each 120 mortise locks two 1 90 apiece 380 panic bar with alarm four ten stamped keys do not duplicate six at 8 48 door closer front door 155 trip charge i take off because he is my neighbor",
    "Mortise locks",
    380,
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
