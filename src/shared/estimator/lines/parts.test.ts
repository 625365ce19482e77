import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const categories = (transcription: string) => estimate(plainInput(transcription)).items.map(({ category }) => category);

test.each([
  "Tighten the deck railing, forty. Time and material at seventy an hour, two hours.",
  "Broom swept and changed the lock sixty. Two hours at ninety an hour.",
  "Hauled away brush, $150. Edging 4 hours at $50.",
  "Payroll for six employees at twelve each. Two hours at ninety an hour.",
  "An upright piano, one seventy five. Four men and a truck, nine hours at one ninety an hour.",
])("work beside hours is no part that is put in: %s", (talk) => {
  expect(categories(talk)).toEqual(["service", "labor"]);
});

test.each([
  "Control board two ten. Two hours at ninety an hour.",
  "Boxes and wrap one ten. Four men and a truck, nine hours at one ninety an hour.",
  "Replaced shelves, $150. Two hours labor at $50.",
  "The siding is nine hundred. Four hours labor at eighty.",
])("a thing beside hours is put in there: %s", (talk) => {
  expect(categories(talk)).toEqual(["material", "labor"]);
});

test.each([
  ["Chimney inspection and sweep, two seventy five.", "service"],
  ["City inspection, ninety.", "fee"],
  ["Diagnostic fee, seventy nine.", "fee"],
  ["four hundred for the concrete patch he wants to know about a new garbage disposal too", "service"],
  ["Sofa four hundred labor, seven yards of fabric at fifty eight a yard.", "service"],
])("a fee is called one: %s", (talk, category) => {
  expect(categories(talk)[0]).toBe(category);
});
